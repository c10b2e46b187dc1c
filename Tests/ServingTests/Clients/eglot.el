;;; What a person sees in Emacs with eglot.  -*- lexical-binding: t; -*-
;; Run in batch mode with these in the environment: SBAR, the server; FOLDER, copies of the specs.
;; Prints `ok', or a line for each thing that is not so.
(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'imenu)

(define-derived-mode sbar-mode prog-mode "sbar")
(add-to-list 'auto-mode-alist '("\\.sbar\\'" . sbar-mode))
(add-to-list 'eglot-server-programs `(sbar-mode . (,(getenv "SBAR") "lsp")))
(setq eglot-sync-connect 20 eglot-autoshutdown nil inhibit-message t create-lockfiles nil)

(defvar sbar-failures nil)

(defun sbar-check (what holds &optional seen)
  (unless holds (push (format "%s: %S" what seen) sbar-failures)))

(defun sbar-wait (what condition &optional seen)
  (let ((end (+ (float-time) 20)) holds)
    (while (and (not (setq holds (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.02)
      (when (and (bound-and-true-p flymake-mode) (not (flymake-running-backends))) (flymake-start)))
    (sbar-check what holds (and seen (funcall seen)))))

(defun sbar-open (name)
  (set-buffer (find-file-noselect (expand-file-name name (getenv "FOLDER"))))
  (unless (eglot-managed-p) (apply #'eglot (eglot--guess-contact)))
  (sbar-wait (concat name " is managed") #'eglot-managed-p))

(defun sbar-problems ()
  "The problems of the buffer, each as its code, its line and its column."
  (let (found)
    (dolist (problem (flymake-diagnostics))
      (when (string-match "\\[?\\(SB[0-9]+\\)" (flymake-diagnostic-text problem))
        (push (concat (match-string 1 (flymake-diagnostic-text problem))
                      (save-excursion
                        (goto-char (flymake-diagnostic-beg problem))
                        (format "@%d:%d" (line-number-at-pos)
                                (- (point) (line-beginning-position)))))
              found)))
    (string-join (sort found #'string<) " ")))

(defun sbar-wait-for (what wanted)
  (sbar-wait what (lambda () (eglot--signal-textDocument/didChange) (equal (sbar-problems) wanted))
             (lambda () (list (sbar-problems) (mapcar #'flymake-diagnostic-text
                                                      (flymake-diagnostics))))))

(defun sbar-place (line pattern)
  (goto-char (point-min))
  (forward-line (1- line))
  (search-forward pattern (line-end-position))
  (goto-char (match-beginning 0)))

(defun sbar-line (number)
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defun sbar-replace (line text)
  (goto-char (point-min))
  (forward-line (1- line))
  (delete-region (line-beginning-position) (line-end-position))
  (insert text))

(defun sbar-labels ()
  (eglot--signal-textDocument/didChange)
  (let ((found (eglot-completion-at-point)))
    (mapcar #'substring-no-properties
            (let ((all (all-completions "" (nth 2 found) (plist-get (nthcdr 3 found) :predicate)))
                  (sort (completion-metadata-get
                         (completion-metadata "" (nth 2 found) nil) 'display-sort-function)))
              (if sort (funcall sort all) all)))))

(defun sbar-choose (line pattern title)
  "Applies the action of a place that has a title."
  (sbar-place line pattern)
  (eglot--signal-textDocument/didChange)
  (let* ((actions (jsonrpc-request
                   (eglot--current-server-or-lose) :textDocument/codeAction
                   (list :textDocument (eglot--TextDocumentIdentifier)
                         :range (list :start (eglot--pos-to-lsp-position (point))
                                      :end (eglot--pos-to-lsp-position (point)))
                         :context '(:diagnostics []))))
         (chosen (cl-find-if (lambda (one) (string-search title (plist-get one :title))) actions)))
    (sbar-check (concat "there is an action: " title) chosen actions)
    (when chosen (eglot--apply-workspace-edit (plist-get chosen :edit)))))

(defun sbar-look ()
  ;; The failing example: its problems, and what is told of its places.
  (sbar-open "photo.sbar")
  (sbar-wait-for "the failure of photo.sbar is seen" "SB4100@27:11 SB6009@16:20")
  (sbar-place 27 "hidden")
  (let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                (eglot--TextDocumentPositionParams))))
    (sbar-check "hover tells why" (string-search "NavigationStack does not listen"
                                                 (eglot--hover-info (plist-get hover :contents)))
                hover)
    (sbar-check "hover is plain text" (equal (plist-get (plist-get hover :contents) :kind)
                                             "plaintext") hover))
  (sbar-place 10 "Photo() }")
  (let ((found (xref-backend-definitions 'eglot "LSP identifier at point.")))
    (sbar-check "definition is found" (= (length found) 1) found)
    (sbar-check "definition is the screen"
                (and found (= (xref-location-line (xref-item-location (car found))) 15)) found))
  (let ((names (mapcar #'car (eglot-imenu))))
    (sbar-check "the outline has each declaration"
                (cl-subsetp '("Gallery" "Photo" "the map keeps the bar")
                            (flatten-tree (eglot-imenu)) :test #'equal) names))

  ;; Rename changes the buffer, and back.
  (let ((before (buffer-string)))
    (sbar-place 10 "Photo() }")
    (eglot-rename "Picture")
    (sbar-check "rename finds the declaration" (equal (sbar-line 15) "screen Picture {")
                (sbar-line 15))
    (sbar-check "rename finds the use behind the family"
                (equal (sbar-line 10) "        NavigationLink(\"👨‍👩‍👧‍👦 Photo\") { Picture() }")
                (sbar-line 10))
    ;; Changes are sent after a while without keys, which batch mode does not have.
    (eglot--signal-textDocument/didChange)
    (sbar-place 15 "Picture")
    (eglot-rename "Photo")
    (sbar-check "rename goes back" (equal (buffer-string) before) (buffer-string))

    ;; What can be tapped at that moment, and nothing else.
    (sbar-replace 26 "    tap \"")
    (let ((labels (sbar-labels)))
      (sbar-check "completion has what can be tapped"
                  (and (cl-find-if (lambda (one) (string-search "👨‍👩‍👧‍👦 Photo" one)) labels)
                       (cl-find-if (lambda (one) (string-search "Map" one)) labels)
                       (not (cl-find-if (lambda (one) (string-search "bridge" one)) labels)))
                  labels))
    (sbar-replace 26 "    tap \"👨‍👩‍👧‍👦 Photo\"")
    (sbar-replace 27 "    expect ")
    (let ((labels (sbar-labels)))
      (sbar-check "completion has the bar as it is first"
                  (and labels (string-prefix-p "visible" (car labels))) labels))
    (sbar-replace 27 "    expect hidden")
    (sbar-check "the text is as before" (equal (buffer-string) before) (buffer-string)))
  (sbar-wait-for "the failure is seen again" "SB4100@27:11 SB6009@16:20")

  ;; A mend is applied, and the failure is gone.
  (sbar-choose 27 "hidden" "mend")
  (sbar-wait-for "a mend removes the problems" "")
  (sbar-check "the mend is in the text" (string-search "isBarHidden" (buffer-string))
              (buffer-string))
  (set-buffer-modified-p nil))

(defun sbar-write ()
  ;; Fixes, behind a family of four; then the layout.
  (sbar-open "slip.sbar")
  (sbar-wait-for "slips are seen" "SB2001@9:25 SB2002@4:30")
  (sbar-choose 9 "hiden" "write `hidden`")
  (sbar-wait-for "a fix removes its problem" "SB2002@4:30")
  (sbar-choose 4 "statusBarHiden" "write `statusBarHidden`")
  (sbar-wait-for "a fix removes its problem, and another comes" "SB4120@10:4")
  (sbar-choose 10 "expect" "write what the bar does")
  (sbar-wait-for "what the bar does is filled in" "")
  (let ((text (buffer-string)))
    (eglot-format-buffer)
    (sbar-check "the layout changes something" (equal (sbar-line 2) "    ios 18") (sbar-line 2))
    (let ((laid-out (with-temp-buffer
                      (insert text)
                      (let ((coding-system-for-read 'utf-8) (coding-system-for-write 'utf-8))
                        (call-process-region nil nil (getenv "SBAR") t t nil "fmt" "-"))
                      (buffer-string))))
      (sbar-check "the layout is that of fmt" (equal (buffer-string) laid-out) (buffer-string))))
  (set-buffer-modified-p nil)

  ;; A file with the line ends of Windows, changed within and closed and opened again.
  (sbar-open "windows.sbar")
  (sbar-check "the file has the line ends of Windows"
              (eq (coding-system-eol-type buffer-file-coding-system) 1) buffer-file-coding-system)
  (sbar-wait-for "the failure behind the line ends is seen" "SB4100@9:11")
  (sbar-replace 9 "    expect visible")
  (sbar-wait-for "a change within a line mends it" "")
  (sbar-replace 9 "    expect hidden // 👩‍👩‍👧")
  (sbar-wait-for "and back" "SB4100@9:11")
  (set-buffer-modified-p nil)
  (kill-buffer)
  (sbar-open "windows.sbar")
  (sbar-wait-for "the file opened again is as it was" "SB4100@9:11"))

(defun sbar-leave ()
  (let* ((server (eglot-current-server))
         (process (jsonrpc--process server)))
    (sbar-check "a server runs" (process-live-p process))
    (eglot-shutdown server nil 20 t)
    (sbar-wait "the server ends" (lambda () (not (process-live-p process))))))

(condition-case problem
    (progn (sbar-look) (sbar-write) (sbar-leave))
  (error (push (format "stopped: %S" problem) sbar-failures)))
(princ (if sbar-failures (concat (string-join (reverse sbar-failures) "\n") "\n") "ok\n"))
