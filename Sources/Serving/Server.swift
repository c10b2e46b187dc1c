import Editing
import Interpreter
import Language
import Reporting

/// The language server: takes the messages of an editor one after the other, and answers them.
///
/// It knows neither streams nor threads: what it sends goes to `send`, and what comes meanwhile is
/// asked of `inbox`.
package final class Server {
  private(set) var options: RunOptions
  /// Reads the settings of a folder that the editor has opened, or of where the server was started.
  private let settings: (_ folder: String?) -> Settings
  let workspace: Workspace
  let version: String
  private let send: (JSONValue) -> Void
  private let inbox: InboxView
  var features = ClientFeatures()
  private(set) var phase = Phase.waiting
  /// The problems that were sent last, by the names of files, with the version of the text: what is
  /// the same of the same text is not sent again.
  var published: [String: (version: Int?, problems: [UInt8])] = [:]
  /// The problems of each spec, by its root, at the state of its texts that they were found in.
  var knownProblems: [String: (revision: Int, files: [(name: String, problems: [JSONValue])])] = [:]
  /// `true` iff problems may differ from those that were sent.
  var isDirty = false
  /// `true` iff files have changed of which an editor that asks for problems by itself knows
  /// nothing.
  var hasOthersChanged = false
  var hintChoice = HintChoice.all
  private var requestCount = 0

  /// What a file of settings says.
  package enum Settings: Sendable {
    case options(RunOptions)
    /// Why it cannot be understood.
    case wrong(String)
  }

  /// The name of a file of settings.
  static let settingsName = "sbar.config"

  enum Phase { case waiting, running, shutDown }

  /// What a server can see of the messages that are still to come.
  package struct InboxView: Sendable {
    /// `true` iff a text changes in one of them, so that what is computed now is of no use.
    package var isSuperseded: @Sendable () -> Bool
    /// `true` iff a request was cancelled.
    package var isCancelled: @Sendable (RequestID) -> Bool

    package init(
      isSuperseded: @escaping @Sendable () -> Bool = { false },
      isCancelled: @escaping @Sendable (RequestID) -> Bool = { _ in false }
    ) {
      self.isSuperseded = isSuperseded
      self.isCancelled = isCancelled
    }
  }

  package init(
    options: RunOptions, disk: Disk, version: String, inbox: InboxView = InboxView(),
    settings: ((_ folder: String?) -> Settings)? = nil, send: @escaping (JSONValue) -> Void
  ) {
    self.options = options
    self.settings = settings ?? { _ in .options(options) }
    self.version = version
    self.inbox = inbox
    self.send = send
    workspace = Workspace(options: options, disk: disk)
  }

  /// Takes a message; the status of the process where it is the last one.
  package func take(_ message: JSONValue) -> Int32? {
    guard case .object = message else {
      respond(nil, .failure(Failure(.invalidRequest, "a message is an object")))
      return nil
    }
    let id = message["id"].flatMap { RequestID($0) }
    guard let method = message["method"]?.string else {
      // An answer to something that was asked of the editor.
      if message["result"] == nil && message["error"] == nil {
        respond(id, .failure(Failure(.invalidRequest, "a request names its method")))
      }
      return nil
    }
    let params = message["params"] ?? .null
    guard let id else { return notify(method, params) }
    respond(id, answer(method, params, id))
    return nil
  }

  /// Takes what is no message.
  package func takeMalformed() {
    respond(nil, .failure(Failure(.parseError, "the message is no JSON")))
  }

  /// Sends what is due once no message waits.
  package func idle() {
    guard phase == .running, isDirty else { return }
    isDirty = !publishProblems()
    if isDirty { return }
    if features.refreshesHints { request("workspace/inlayHint/refresh") }
    if features.refreshesLenses { request("workspace/codeLens/refresh") }
    if features.pullsProblems, features.refreshesProblems, hasOthersChanged {
      request("workspace/diagnostic/refresh")
    }
    hasOthersChanged = false
  }

  /// Reads the settings again; what cannot be understood is said, and all stays as it was.
  func readSettings() {
    switch settings(workspace.folders.first) {
    case .options(let options):
      self.options = options
      workspace.use(options)
      knownProblems = [:]
    case .wrong(let message):
      notify(editor: "window/showMessage", ["type": 1, "message": .text(message)])
    }
  }

  // MARK: - Requests

  private func answer(
    _ method: String, _ params: JSONValue, _ id: RequestID
  ) -> Result<JSONValue, Failure> {
    if method == "initialize" {
      guard phase == .waiting else {
        return .failure(Failure(.invalidRequest, "it is initialized already"))
      }
      phase = .running
      return .success(initialize(params))
    }
    if method == "shutdown" {
      phase = .shutDown
      return .success(.null)
    }
    guard phase == .running else {
      let code: Failure.Code = phase == .waiting ? .notInitialized : .invalidRequest
      return .failure(Failure(code, "`\(method)` comes before initialize, or after shutdown"))
    }
    if inbox.isCancelled(id) {
      return .failure(Failure(.requestCancelled, "cancelled"))
    }
    guard let request = Request(rawValue: method) else {
      return .failure(Failure(.methodNotFound, "`\(method)` is not known"))
    }
    do throws(Failure) {
      return .success(try answer(request, params, id))
    } catch {
      return .failure(error)
    }
  }

  private func answer(
    _ request: Request, _ params: JSONValue, _ id: RequestID
  ) throws(Failure) -> JSONValue {
    let isOver: @Sendable () -> Bool = { [inbox] in
      inbox.isCancelled(id) || inbox.isSuperseded()
    }
    // An editor asks of each text that it has open, and shows each failure.
    if let address = params["textDocument"]?["uri"]?.string, let nothing = request.nothing,
      workspace.roots(of: FileAddress.name(of: address)).isEmpty
    {
      return nothing
    }
    switch request {
    case .hover: return try hover(Asked(params, self, isOver))
    case .completion: return try completion(Asked(params, self, isOver))
    case .definition: return try definition(Asked(params, self, isOver))
    case .references: return try references(Asked(params, self, isOver), params)
    case .highlight: return try highlights(Asked(params, self, isOver))
    case .prepareRename: return try prepareRename(Asked(params, self, isOver))
    case .rename: return try rename(Asked(params, self, isOver), params)
    case .symbols: return try symbols(Asked(params, self, isOver))
    case .workspaceSymbols: return workspaceSymbols(params)
    case .folding: return try folding(Asked(params, self, isOver))
    case .selection: return try selections(params)
    case .tokens: return try tokens(params)
    case .formatting: return try formatting(params)
    case .rangeFormatting: return try formatting(params)
    case .actions: return try actions(Asked(params, self, isOver), params)
    case .resolveAction: return try resolveAction(params, isOver)
    case .resolveHint: return try resolveHint(params, isOver)
    case .lenses: return try lenses(Asked(params, self, isOver))
    case .hints: return try hints(Asked(params, self, isOver), params)
    case .links: return try links(Asked(params, self, isOver))
    case .problems: return try problems(Asked(params, self, isOver))
    case .prepareChain: return try prepareChain(Asked(params, self, isOver))
    case .askers: return try askers(params, isOver)
    case .asked: return try asked(params, isOver)
    case .renameFiles: return renameFiles(params)
    case .execute: return try execute(params, isOver)
    case .tests: return try tests(Asked(params, self, isOver))
    case .render: return try render(Asked(params, self, isOver), params)
    case .ask: return try ask(Asked(params, self, isOver), params)
    }
  }

  private func respond(_ id: RequestID?, _ result: Result<JSONValue, Failure>) {
    let id = id?.json ?? .null
    switch result {
    case .success(let value): send(["jsonrpc": "2.0", "id": id, "result": value])
    case .failure(let failure): send(["jsonrpc": "2.0", "id": id, "error": failure.json])
    }
  }

  /// Asks something of the editor; what it answers does not matter.
  func request(_ method: String, _ params: JSONValue? = nil) {
    requestCount += 1
    var fields: [(key: String, value: JSONValue)] = [
      ("jsonrpc", "2.0"), ("id", .text("sbar-\(requestCount)")), ("method", .text(method)),
    ]
    if let params { fields.append(("params", params)) }
    send(.object(fields))
  }

  /// Tells the editor something.
  func notify(editor method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  // MARK: - Notifications

  private func notify(_ method: String, _ params: JSONValue) -> Int32? {
    if method == "exit" { return phase == .shutDown ? 0 : 1 }
    guard phase == .running, let notification = Notification(rawValue: method) else { return nil }
    switch notification {
    case .initialized:
      readSettings()
      if features.watchesFiles { watchFiles() }
    case .didOpen: open(params)
    case .didChange: change(params)
    case .didClose: close(params)
    case .didSave: break
    case .didChangeWatchedFiles: changeFiles(params)
    case .didChangeFolders: changeFolders(params)
    case .didChangeConfiguration: configure(params)
    case .cancel, .setTrace: break
    }
    return nil
  }

  /// `true` iff a text changes that the work in hand is about.
  var isSuperseded: @Sendable () -> Bool { inbox.isSuperseded }
}

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
  case render = "sbar/render"
  case ask = "sbar/ask"
}

extension Request {
  /// What is answered of a file that no spec includes; nil where that is a failure.
  fileprivate var nothing: JSONValue? {
    switch self {
    case .hover, .completion, .definition, .references, .highlight, .prepareRename, .prepareChain:
      .null
    case .symbols, .folding, .actions, .lenses, .hints, .links, .tests: .list([])
    case .problems: ["kind": "full", "items": .list([])]
    case .rename, .workspaceSymbols, .selection, .tokens, .formatting, .rangeFormatting,
      .resolveAction, .resolveHint, .execute, .askers, .asked, .renameFiles, .render, .ask:
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
