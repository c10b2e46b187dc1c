import Driver
import Host
import Interpreter
import Language
import Reporting
import Serving

extension VerbRow {
  /// `sbar lsp`
  static let lsp = VerbRow(
    "serve an editor: problems, verdicts, hovers and more, as you type",
    flags: Flag.specs + [.strict, .stdio],
    details: [
      "An editor starts it: it speaks the Language Server Protocol 3.17 on standard",
      "input and output. A spec is run at each change: how expectations end stands",
      "behind them, and what a step changes behind the step. `sbar editors` shows what",
      "each editor has to be told.",
      "",
      "An editor's `initializationOptions` may say `hints` (all, failures or none),",
      "`pictures` (true for SVG in hovers and films) and `copies` (true where it copies",
      "what `sbar.swift` answers).",
    ]
  ) { invocation, environment throws(UsageError) in
    try LanguageServer.serve(invocation, environment)
  }
}

/// The server at work: a thread reads messages, this one answers them, in their order.
enum LanguageServer {
  /// Whether specs may include files from outside their projects, as the settings say last.
  private final class Reach {
    var includesOutside: Bool

    init(_ includesOutside: Bool) { self.includesOutside = includesOutside }
  }

  /// Runs a server with the settings of the folders that its editor opens.
  static func serve(
    _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    guard invocation.operands.isEmpty else {
      throw UsageError(
        message: "`sbar lsp` takes no paths", hint: "an editor tells it what it has open")
    }
    let status = run(options: invocation.options, version: Help.version) {
      folders throws(UsageError) in
      let words = Host.Process.arguments
      return try Tool.parse(words, environment) { wanted throws(UsageError) in
        if wanted == nil {
          for folder in folders {
            if let file = try SettingsFile.find(nil, from: folder) { return file }
          }
        }
        return try SettingsFile.find(wanted)
      }.options
    }
    return status == 0 ? .success : .failed
  }

  /// Answers until the editor is gone; returns the status of the process.
  ///
  /// `settings` reads what the files of the folders say that an editor has opened.
  static func run(
    options: Options, version: String,
    settings: @escaping ([String]) throws(UsageError) -> Options
  ) -> Int32 {
    if StandardInput.isTerminal {
      Talk.line("an editor starts this, and speaks with it: `sbar editors` tells how")
    }
    let inbox = Monitor(Inbox())
    guard let reader = Worker({ read(into: inbox) }) else { return 1 }
    reader.detach()
    let output = Output()
    let reach = Reach(options.includesOutside)
    let server = Server(
      options: options.run, disk: .machine { reach.includesOutside }, version: version,
      inbox: Server.InboxView(
        isSuperseded: { inbox.change { $0.isSuperseded } },
        isCancelled: { id in inbox.change { $0.isCancelled(id) } }),
      settings: { folders in
        do throws(UsageError) {
          let options = try settings(folders)
          reach.includesOutside = options.includesOutside
          return .options(options.run)
        } catch {
          return .wrong(error.message)
        }
      }
    ) { output.send($0) }
    while true {
      // Problems are due once nothing else waits.
      guard let next = inbox.change({ $0.take() }) else {
        server.idle()
        if output.isClosed { return 0 }
        switch inbox.wait({ $0.take() }) {
        case let item: if let status = take(item, server) { return status }
        }
        continue
      }
      if let status = take(next, server) { return status }
      if output.isClosed { return 0 }
    }
  }

  private static func take(_ item: Inbox.Item, _ server: Server) -> Int32? {
    switch item {
    case .message(let message): return server.take(message)
    case .malformed:
      server.takeMalformed()
      return nil
    // An editor that is gone without a word.
    case .end: return 1
    }
  }

  private static func read(into inbox: Monitor<Inbox>) {
    var reader = MessageReader()
    while let bytes = StandardInput.next(atMost: 1 << 16) {
      reader.append(bytes)
      while let found = reader.next() { inbox.change { $0.add(found) } }
    }
    inbox.change { $0.add(end: ()) }
  }
}

/// What was read and not answered yet.
struct Inbox: Sendable {
  enum Item: Sendable {
    case message(JSONValue)
    case malformed
    case end
  }

  private var items: [Item] = []
  private var first = 0
  /// The requests among them that were cancelled, and those that came too late.
  private var cancelled: [RequestID] = []
  /// How many of them change a text, or end the session.
  private var changes = 0

  mutating func add(_ found: MessageReader.Found) {
    switch found {
    case .message(let message):
      if message["method"]?.string == "$/cancelRequest" {
        if let id = message["params"]?["id"].flatMap({ RequestID($0) }) { cancel(id) }
        return
      }
      if Inbox.changesText(message) { changes += 1 }
      items.append(.message(message))
    case .malformed, .badHeader: items.append(.malformed)
    }
  }

  mutating func add(end: Void) {
    changes += 1
    items.append(.end)
  }

  /// A request that was answered is forgotten, sooner or later.
  private mutating func cancel(_ id: RequestID) {
    cancelled.append(id)
    if cancelled.count > 256 { cancelled.removeFirst(128) }
  }

  /// Returns what comes next; nil where nothing waits.
  mutating func take() -> Item? {
    guard first < items.count else { return nil }
    let item = items[first]
    first += 1
    switch item {
    case .message(let message): if Inbox.changesText(message) { changes -= 1 }
    case .end: changes -= 1
    case .malformed: break
    }
    if first == items.count || first > 256 {
      items.removeFirst(first)
      first = 0
    }
    return item
  }

  /// `true` iff what is computed now is of no use.
  var isSuperseded: Bool { changes > 0 }

  func isCancelled(_ id: RequestID) -> Bool { cancelled.contains(id) }

  private static func changesText(_ message: JSONValue) -> Bool {
    switch message["method"]?.string {
    case "textDocument/didChange", "textDocument/didClose", "exit": true
    case nil, .some: false
    }
  }
}

/// Standard output, on which nothing but the protocol stands.
private final class Output {
  private(set) var isClosed = false

  func send(_ message: JSONValue) {
    guard !isClosed else { return }
    do throws(HostError) {
      try Host.Stream.output.write(MessageReader.framed(message))
    } catch {
      isClosed = true
    }
  }
}

extension Disk {
  /// The machine's; `outside` lets a spec include files from outside its project.
  fileprivate static func machine(outside: @escaping () -> Bool) -> Disk {
    Disk(
      bytes: { name in
        guard (try? Files.kind(of: Path(name))) == .file else { return nil }
        return try? Files.read(Path(name))
      },
      specs: { folder in
        // A person may open all of a disk.
        let found = try? Directories.search(
          below: Path(folder), withExtension: ".sbar", folderLimit: 20_000)
        return (found?.files ?? []).prefix(4096).map { $0.simplified.spelling }
      },
      resolved: { path, includer in
        Path(includer).directory.appending(Array(path.utf8)).simplified.spelling
      },
      loader: { root in
        let includes = Includes(root: Input(path: Path(root)), staysInside: !outside())
        return { includes.load($0, from: root) }
      },
      names: { folder in
        let names = (try? Directories.names(in: Path(folder))) ?? []
        return names.prefix(4096).map { name in
          let path = Path(folder).appending(name)
          let isFolder = (try? Files.kind(of: path)) == .directory
          return String(decoding: name, as: UTF8.self) + (isFolder ? "/" : "")
        }.sorted()
      })
  }
}
