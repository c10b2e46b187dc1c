import Reporting

/// The number or the text by which a request is known.
package enum RequestID: Hashable, Sendable {
  case number(String)
  case text(String)

  package init?(_ value: JSONValue) {
    switch value {
    case .number(let digits): self = .number(digits)
    case .text(let text): self = .text(text)
    case .null, .flag, .list, .object: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let digits): .number(digits)
    case .text(let text): .text(text)
    }
  }
}

/// The requests that are answered, by their methods.
enum Request: String, CaseIterable {
  case hover = "textDocument/hover"
  case completion = "textDocument/completion"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case highlight = "textDocument/documentHighlight"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case symbols = "textDocument/documentSymbol"
  case workspaceSymbols = "workspace/symbol"
  case folding = "textDocument/foldingRange"
  case selection = "textDocument/selectionRange"
  case tokens = "textDocument/semanticTokens/full"
  case formatting = "textDocument/formatting"
  case rangeFormatting = "textDocument/rangeFormatting"
  case actions = "textDocument/codeAction"
  case resolveAction = "codeAction/resolve"
  case resolveHint = "inlayHint/resolve"
  case lenses = "textDocument/codeLens"
  case hints = "textDocument/inlayHint"
  case links = "textDocument/documentLink"
  case problems = "textDocument/diagnostic"
  case execute = "workspace/executeCommand"
  case prepareChain = "textDocument/prepareCallHierarchy"
  case askers = "callHierarchy/incomingCalls"
  case asked = "callHierarchy/outgoingCalls"
  case renameFiles = "workspace/willRenameFiles"
  case tests = "sbar/tests"
  case page = "sbar/page"
  case render = "sbar/render"
  case ask = "sbar/ask"

  /// What is answered about a file that is part of no spec; nil where that is an error.
  ///
  /// An editor asks such things of any file of a language that it was told the server is for.
  var answerOutsideOfSpecs: JSONValue? {
    switch self {
    case .hover, .completion, .definition, .references, .highlight, .prepareRename, .prepareChain,
      .render, .ask:
      .null
    case .symbols, .folding, .selection, .actions, .lenses, .hints, .links, .tests: []
    case .problems: ["kind": "full", "items": []]
    case .rename, .workspaceSymbols, .tokens, .formatting, .rangeFormatting, .resolveAction,
      .resolveHint, .execute, .askers, .asked, .renameFiles, .page:
      nil
    }
  }
}

/// The notifications that are heard, by their methods.
enum Notification: String, CaseIterable {
  case initialized
  case didOpen = "textDocument/didOpen"
  case didChange = "textDocument/didChange"
  case didClose = "textDocument/didClose"
  case didSave = "textDocument/didSave"
  case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
  case didChangeFolders = "workspace/didChangeWorkspaceFolders"
  case didChangeConfiguration = "workspace/didChangeConfiguration"
  case setTrace = "$/setTrace"
  case cancel = "$/cancelRequest"
}
