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
  /// Reads the settings for the folders of the editor: at the beginning, and once a file of them or
  /// the folders have changed.
  private let settings: (_ folders: [String]) -> Settings
  /// What is wrong with the settings, until it can be told.
  private var complaint: String?
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
  /// What is declared in all specs, at the state of the texts that it was collected in.
  var knownSymbols: (revision: Int, symbols: [KnownSymbol])?
  /// The hints of each spec, by its root, at the state of its texts that they were found in.
  var knownHints: [String: HintMemory] = [:]
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
    settings: (([String]) -> Settings)? = nil, send: @escaping (JSONValue) -> Void
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

  /// Reads the settings; what cannot be understood is said, and all stays as it was.
  func readSettings() {
    switch settings(workspace.folders) {
    case .options(let options):
      self.options = options
      workspace.use(options)
      knownProblems = [:]
      knownHints = [:]
      complaint = nil
    case .wrong(let message): complaint = message
    }
  }

  /// Tells what is wrong with the settings, once.
  func complain() {
    guard let message = complaint else { return }
    complaint = nil
    notify(editor: "window/showMessage", ["type": 1, "message": .text(message)])
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
    do throws(Failure) {
      return try answer(request, params, isOver)
    } catch {
      // An editor asks by itself, and shows each error to a person.
      guard error.isOutsideOfSpecs, let empty = request.answerOutsideOfSpecs else { throw error }
      return empty
    }
  }

  private func answer(
    _ request: Request, _ params: JSONValue, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) -> JSONValue {
    func one() throws(Failure) -> Asked { try Asked(params, self, isOver) }
    func all() throws(Failure) -> [Asked] { try Asked.everywhere(params, self, isOver) }
    switch request {
    case .hover: return try hover(all())
    case .completion: return try completion(one())
    case .definition: return try definition(all())
    case .references: return try references(one(), params)
    case .highlight: return try highlights(all())
    case .prepareRename: return try prepareRename(all())
    case .rename: return try rename(one(), params)
    case .symbols: return try symbols(one())
    case .workspaceSymbols: return try workspaceSymbols(params, isOver)
    case .folding: return try folding(params)
    case .selection: return try selections(params)
    case .tokens: return try tokens(params)
    case .formatting: return try formatting(params)
    case .rangeFormatting: return try formatting(params)
    case .actions: return try actions(all(), params)
    case .resolveAction: return try resolveAction(params, isOver)
    case .resolveHint: return try resolveHint(params, isOver)
    case .lenses: return try lenses(all())
    case .hints: return try hints(one(), params)
    case .links: return try links(one())
    case .problems: return problems(try all())
    case .prepareChain: return try prepareChain(all())
    case .askers: return try askers(params, isOver)
    case .asked: return try asked(params, isOver)
    case .renameFiles: return renameFiles(params)
    case .execute: return try execute(params, isOver)
    case .tests: return try tests(one())
    case .page: return try page(params)
    case .render: return try render(one(), params)
    case .ask: return try ask(one(), params)
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
      if features.watchesFiles { watchFiles() }
      complain()
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
