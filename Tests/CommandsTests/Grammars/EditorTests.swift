import Book
import Foundation
import Grammars
import Testing

/// What editors are told, put where the page says, and run in those that are there.
@Suite struct EditorTests {
  /// The code of a page, by its language.
  private func blocks(_ editor: Editor, _ language: String) -> [String] {
    editor.page.matches(of: #/(?s)```([a-z]+)\n(.*?)```/#)
      .filter { $0.1 == language }.map { String($0.2) }
  }

  private func text(of grammar: Grammar) throws -> String {
    let file = try #require(grammar.files(version: "").first)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(arguments: Editor.allCases)
  func everyPageSaysWhatToPutWhere(editor: Editor) throws {
    #expect(editor.page.hasPrefix("# "))
    #expect(editor.page.contains("```"))
    for line in editor.page.split(separator: "\n") { #expect(line.count <= 102, "\(line)") }
    for block in blocks(editor, "json") {
      _ = try JSONSerialization.jsonObject(with: Data(block.utf8))
    }
    // A grammar that a page makes is one that there is.
    for match in editor.page.matches(of: #/sbar grammar ([a-z-]+)/#) {
      #expect(Grammar(rawValue: String(match.1)) != nil)
    }
  }

  /// The book holds nothing of editors that is not read.
  @Test func everyFileOfEditorsIsRead() {
    let pages = Editor.allCases.map { "Editors/\($0.rawValue).md" }
    let client = [
      "extension.js", "language-configuration.json", "package.json", "protocol.js", "providers.js",
      "tests.js",
    ]
    let parser = ["head.c", "scanner.c"]
    let all =
      pages + client.map { "Editors/VSCode/" + $0 } + parser.map { "Editors/TreeSitter/" + $0 }
    #expect(Book.paths.filter { $0.hasPrefix("Editors/") } == all.sorted())
  }

  @Test func theEditorsAreListed() throws {
    let result = try BuiltTool.run(["editors"], in: BuiltTool.root)
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == Editor.allCases.map { $0.rawValue[...] })
    #expect(lines.allSatisfy { $0.count <= 80 })
    let page = try BuiltTool.run(["editors", "vim"], in: BuiltTool.root)
    #expect(page.output == Editor.vim.page)
    let wrong = try BuiltTool.run(["editors", "nvim"], in: BuiltTool.root)
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean `vim`"))
    #expect(try BuiltTool.run(["editors", "vim", "kate"], in: BuiltTool.root).status == 64)
  }

  @Test func theGrammarsAreListed() throws {
    let result = try BuiltTool.run(["grammar"], in: BuiltTool.root)
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == Grammar.allCases.map { $0.rawValue[...] })
    #expect(lines.allSatisfy { $0.count <= 80 })
    for grammar in Grammar.allCases where grammar.form == .text {
      let printed = try BuiltTool.run(["grammar", grammar.rawValue], in: BuiltTool.root)
      let text = try text(of: grammar)
      #expect(printed.output == text)
    }
    let wrong = try BuiltTool.run(["grammar", "pygment"], in: BuiltTool.root)
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean `pygments`?"))
    #expect(try BuiltTool.run(["grammar", "vim", "vsix"], in: BuiltTool.root).status == 64)
    let folder = try TemporaryFolder()
    let closed = try BuiltTool.run(
      ["grammar", "vim", "--output", "/dev/null/sbar.vim"], in: folder.url)
    #expect(closed.status == 74)
  }

  // MARK: - Editors

  /// Runs an editor with a folder as its home, where `sbar` is a server with fixed answers.
  private func run(
    _ words: [String], at folder: URL, variables: [String: String] = [:]
  ) throws -> String? {
    let client = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Client")
    let server = folder.appending(path: "bin/sbar")
    try FileManager.default.createDirectory(
      at: server.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.copyItem(at: client.appending(path: "server.js"), to: server)
    let settings =
      ["HOME=\(folder.path)", "XDG_CONFIG_HOME=\(folder.path)/.config", "TERM=dumb"]
      + ["PATH=\(folder.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
    guard Validators.isThere(words[0]), Validators.isThere("node") else { return nil }
    let result = try #require(try Validators.run(["env"] + settings + words))
    return result.output + result.errors
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private let spec = "app A {\n    expect visible\n}\n"

  @Test func vimColoursAFile() throws {
    let folder = try TemporaryFolder()
    let grammar = try text(of: .vim)
    try write(grammar, to: ".vim/syntax/sbar.vim", in: folder.url)
    try write(blocks(.vim, "vim")[0], to: ".vimrc", in: folder.url)
    try write(spec, to: "a.sbar", in: folder.url)
    let show = "call writefile([&filetype, synIDattr(synID(2, 5, 1), 'name')], 'out')"
    guard
      try run(
        [
          "vim", "-n", "-es", "-u", folder.url.path + "/.vimrc", "--cmd", "cd \(folder.url.path)",
          "-c", "edit a.sbar", "-c", show, "-c", "qa!",
        ], at: folder.url) != nil
    else { return }
    let out = try String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8)
    #expect(out == "sbar\nsbarStep\n")
  }

  /// The one of the system, and the newer one that Python's registry has beside the validators.
  @Test(arguments: ["nvim", Validators.beside("nvim")])
  func neovimStartsTheServer(program: String?) throws {
    guard let program else { return }
    let folder = try TemporaryFolder()
    try write(spec, to: "a.sbar", in: folder.url)
    guard let version = try run([program, "--version"], at: folder.url) else { return }
    let isOld = version.contains(#/NVIM v0\.([0-9]|10)\./#)
    try write(blocks(.neovim, "lua")[isOld ? 1 : 0], to: ".config/nvim/init.lua", in: folder.url)
    let show = """
      lua vim.wait(5000, function() return #vim.diagnostic.get(0) > 0 end, 20) \
      vim.fn.writefile({ vim.bo.filetype, vim.diagnostic.get(0)[1].message }, 'out')
      """
    let said = try run(
      [
        program, "--headless", "-n", "--cmd", "cd \(folder.url.path)", "-c", "edit a.sbar", "-c",
        show, "-c", "qa!",
      ], at: folder.url)
    let out = try? String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8)
    #expect(out == "sbar\nexpected hidden\n", "\(said ?? "")")
  }

  @Test func emacsStartsTheServer() throws {
    let folder = try TemporaryFolder()
    try write(spec, to: "a.sbar", in: folder.url)
    let start = """
      (require 'eglot) (require 'flymake)
      (setq eglot-sync-connect 5)
      (with-current-buffer (find-file-noselect "\(folder.url.path)/a.sbar")
        (unless (eglot-current-server) (apply #'eglot (eglot--guess-contact)))
        (let ((n 0))
          (while (and (null (flymake-diagnostics)) (< n 100))
            (accept-process-output nil 0.05)
            (setq n (1+ n))
            (when (= n 5) (flymake-start))))
        (princ (format "%s %S" major-mode (mapcar #'flymake-diagnostic-text (flymake-diagnostics))))
        (set-buffer-modified-p nil))
      """
    try write(blocks(.emacs, "elisp")[0] + start, to: "init.el", in: folder.url)
    guard
      let said = try run(
        ["emacs", "--batch", "--eval", "(package-initialize)", "-l", folder.url.path + "/init.el"],
        at: folder.url)
    else { return }
    guard !said.contains("Cannot open load file") else { return print("left out: no eglot") }
    #expect(said.contains("sbar-mode (") && said.contains("expected hidden"), "\(said)")
  }
}
