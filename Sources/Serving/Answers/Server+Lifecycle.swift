import Editing
import Reporting

// The beginning of a session, and what changes in it.
extension Server {
  func initialize(_ params: JSONValue) -> JSONValue {
    features = ClientFeatures(
      params["capabilities"], options: params["initializationOptions"])
    hintChoice = HintChoice(params["initializationOptions"]?["hints"]) ?? .all
    var folders = (params["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.string }
    if folders.isEmpty, let root = params["rootUri"]?.string { folders = [root] }
    workspace.folders = folders.map { FileAddress.folder(of: $0) }
    readSettings()
    return [
      "serverInfo": ["name": "sbar", "version": .text(version)],
      "capabilities": capabilities.withoutNulls,
    ]
  }

  private var capabilities: JSONValue {
    let actionKinds: JSONValue = ["quickfix", "refactor.rewrite", "source.fixAll.sbar"]
    return [
      "positionEncoding": .text(features.encoding.spelling),
      "textDocumentSync": ["openClose": true, "change": 2, "save": false],
      "hoverProvider": true,
      "completionProvider": [
        "triggerCharacters": ["\"", " ", ".", "/"], "resolveProvider": false,
      ],
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "codeLensProvider": ["resolveProvider": false],
      "inlayHintProvider": features.resolvesTooltips ? ["resolveProvider": true] : true,
      "renameProvider": ["prepareProvider": true],
      "codeActionProvider": features.hasActions
        ? ["codeActionKinds": actionKinds, "resolveProvider": .flag(features.resolvesEdits)]
        : true,
      "semanticTokensProvider": [
        "legend": Server.tokenLegend, "full": true, "range": false,
      ],
      "diagnosticProvider": features.pullsProblems
        ? ["interFileDependencies": true, "workspaceDiagnostics": false] : .null,
      "executeCommandProvider": ["commands": .list(Command.allCases.map { .text($0.rawValue) })],
      "callHierarchyProvider": true,
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true],
        "fileOperations": [
          "willRename": [
            "filters": [
              [
                "scheme": "file",
                "pattern": ["glob": "**/*.{sbar,swift}", "matches": "file"],
              ],
              ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
            ]
          ]
        ],
      ],
    ]
  }

  /// `workspace/didChangeConfiguration`
  func configure(_ params: JSONValue) {
    let settings = params["settings"]
    guard let choice = HintChoice(settings?["sbar"]?["hints"] ?? settings?["hints"]) else {
      return
    }
    hintChoice = choice
    if features.refreshesHints { request("workspace/inlayHint/refresh") }
  }

  /// Asks to be told of files that change on disk.
  func watchFiles() {
    let patterns = ["**/*.sbar", "**/*.swift", "**/sbar.config"]
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": .list(patterns.map { ["globPattern": .text($0)] })
            ],
          ]
        ]
      ])
  }

  // MARK: - Texts

  func open(_ params: JSONValue) {
    guard let document = params["textDocument"], let address = document["uri"]?.string,
      let text = document["text"]?.string
    else { return }
    // An editor may have forgotten what it was sent of a text that was not open.
    published[FileAddress.name(of: address)] = nil
    workspace.open(
      Document(
        name: FileAddress.name(of: address), version: document["version"]?.integer ?? 0,
        text: text, isSpec: document["languageId"]?.string == "sbar"))
    isDirty = true
    hasOthersChanged = true
  }

  func change(_ params: JSONValue) {
    guard let document = params["textDocument"], let address = document["uri"]?.string else {
      return
    }
    let encoding = features.encoding
    let isKnown = workspace.change(FileAddress.name(of: address)) { text in
      for change in params["contentChanges"]?.elements ?? [] {
        guard let new = change["text"]?.string else { continue }
        text.replace(TextRange(change["range"]), with: new, encoding)
      }
      if let version = document["version"]?.integer { text.setVersion(version) }
    }
    if isKnown { isDirty = true }
  }

  func close(_ params: JSONValue) {
    guard let address = params["textDocument"]?["uri"]?.string else { return }
    workspace.close(FileAddress.name(of: address))
    isDirty = true
    hasOthersChanged = true
  }

  func changeFiles(_ params: JSONValue) {
    for change in params["changes"]?.elements ?? [] {
      guard let address = change["uri"]?.string else { continue }
      let name = FileAddress.name(of: address)
      if name.hasSuffix("/" + Server.settingsName) {
        readSettings()
        complain()
      } else {
        workspace.change(name)
      }
    }
    isDirty = true
    hasOthersChanged = true
  }

  func changeFolders(_ params: JSONValue) {
    let removed = (params["event"]?["removed"]?.elements ?? []).compactMap { $0["uri"]?.string }
      .map { FileAddress.folder(of: $0) }
    let added = (params["event"]?["added"]?.elements ?? []).compactMap { $0["uri"]?.string }
      .map { FileAddress.folder(of: $0) }
    workspace.folders = workspace.folders.filter { !removed.contains($0) } + added
    workspace.changeAll()
    readSettings()
    complain()
    isDirty = true
    hasOthersChanged = true
  }
}

extension JSONValue {
  /// An object without the fields that are `null`.
  var withoutNulls: JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(fields.filter { !$0.value.isNull })
  }

  /// An object with one field more.
  func with(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(fields + [(key, value)])
  }
}

/// Which hints a person wants to see.
enum HintChoice: String {
  case all, failures, none

  init?(_ value: JSONValue?) {
    guard let choice = value?.string.flatMap({ HintChoice(rawValue: $0) }) else { return nil }
    self = choice
  }

  func shows(_ hint: VerdictHint) -> Bool {
    switch (self, hint.kind) {
    case (.all, _): true
    case (.failures, .fails), (.failures, .undecided), (.failures, .blank): true
    case (.failures, _), (.none, _): false
    }
  }
}
