import Host
import Interpreter
import Language
import Reporting
import Serving

/// How long an editor waits for the language server, over the specs of a folder.
struct EditorBench {
  private let session: EditorSession
  private var rows: [(what: String, bound: Double, times: [UInt64])] = []

  init(_ folder: Path) {
    var files: [(name: String, bytes: [UInt8])] = []
    let found =
      Inputs([folder]).files.map { $0.path }
      + ((try? Directories.search(below: folder, withExtension: ".swift").files) ?? [])
    for path in found {
      if let bytes = try? Files.read(path) { files.append(("/" + path.simplified.spelling, bytes)) }
    }
    session = EditorSession(files, root: "/" + folder.simplified.spelling)
  }

  /// Returns the figures as text; `edits` is how often a text is changed while memory is watched.
  mutating func run(edits: Int) -> String {
    let specs = session.specs
    if specs.isEmpty { return "no spec\n" }
    measureStart()
    measureFiles()
    measureMends()
    measureCancelling()
    session.restart()
    for spec in specs { session.open(spec) }
    measureWorkspace()
    let memory = measureMemory(edits: edits)
    var table = Table(["what an editor waits for", "bound", "median", "p95", "longest", "ms"])
    for row in rows {
      let times = row.times.sorted()
      guard let last = times.last else { continue }
      let late = times[Int(Double(times.count - 1) * 0.95)]
      table.add([
        row.what, short(row.bound), short(Double(times[times.count / 2]) / 1e6),
        short(Double(late) / 1e6), short(Double(last) / 1e6),
        Double(late) / 1e6 > row.bound ? "LATE" : "",
      ])
    }
    return "\(specs.count) specs, \(short(Double(specs.reduce(0) { $0 + $1.bytes.count }))) bytes; "
      + "each bound is one of p95\n" + table.text + memory
  }

  private mutating func measure(_ what: String, _ bound: Double, _ times: [UInt64]) {
    rows.append((what, bound, times))
  }

  private func time(_ body: () -> Void) -> UInt64 {
    let start = Clock.now
    body()
    return Clock.now &- start
  }

  // MARK: - One file

  private mutating func measureStart() {
    let times = (0..<50).map { _ in time { session.restart() } }
    measure("initialize", 30, times)
  }

  /// A file by itself is open, and a key is pressed at the end of each tenth line or so.
  private mutating func measureFiles() {
    var times: [String: [UInt64]] = [:]
    func add(_ what: String, _ body: () -> Void) { times[what, default: []].append(time(body)) }
    var random = Random(state: 7)
    for spec in session.specs {
      session.restart()
      session.open(spec)
      session.idle()
      for _ in 0..<10 {
        let place = spec.places[random.below(spec.places.count)]
        add("hover") { session.ask("hover", of: spec, at: place) }
        add("definition") { session.ask("definition", of: spec, at: place) }
        add("completion") { session.ask("completion", of: spec, at: place) }
        add("key to classes of words") {
          session.type("x", in: spec, at: place)
          session.ask("semanticTokens/full", of: spec)
        }
        session.erase(1, in: spec, at: place)
        session.idle()
        add("key to problems of the file") {
          session.type("x", in: spec, at: place)
          session.idle()
        }
        session.erase(1, in: spec, at: place)
        session.idle()
        add("key to hints of the file") {
          session.type(" ", in: spec, at: place)
          session.ask("inlayHint", of: spec)
        }
        session.erase(1, in: spec, at: place)
        session.idle()
      }
    }
    let bounds: [(what: String, bound: Double)] = [
      ("key to classes of words", 5), ("key to problems of the file", 25),
      ("key to hints of the file", 25), ("hover", 5), ("definition", 5), ("completion", 15),
    ]
    for (what, bound) in bounds { measure(what, bound, times[what] ?? []) }
  }

  /// What is expected is turned round, and the best mend of what fails then is asked for.
  private mutating func measureMends() {
    var times: [UInt64] = []
    for spec in session.specs {
      guard let broken = spec.broken else { continue }
      session.restart()
      session.open(broken)
      for action in session.mends(of: broken).prefix(3) {
        times.append(time { session.request("codeAction/resolve", action) })
      }
    }
    measure("mend resolved", 200, times)
  }

  /// A request is given up while it is worked on, at one moment after the other.
  private mutating func measureCancelling() {
    var times: [UInt64] = []
    for spec in session.specs {
      for wait in [1, 3, 10, 30] {
        session.restart()
        session.open(spec)
        let end = Clock.now + UInt64(wait) * 1_000_000
        session.giveUp(at: end)
        session.ask("inlayHint", of: spec)
        let now = Clock.now
        // What ended before was not given up.
        if now >= end { times.append(now - end) }
        session.giveUp(at: .max)
      }
    }
    measure("cancelled", 10, times)
  }

  // MARK: - All files

  private mutating func measureWorkspace() {
    session.idle()
    var times: [UInt64] = []
    for spec in session.specs {
      guard let place = spec.places.last else { continue }
      times.append(
        time {
          session.type("x", in: spec, at: place)
          session.idle()
        })
      session.erase(1, in: spec, at: place)
      session.idle()
    }
    measure("key to problems, all files open", 150, times)
  }

  private func measureMemory(edits: Int) -> String {
    let before = Memory.resident
    var random = Random(state: 3)
    let start = Clock.now
    let texts = ["x", "}", "\"", "expect ", "é", "\n"]
    for number in 0..<edits / 2 {
      let spec = session.specs[random.below(session.specs.count)]
      let place = spec.places[random.below(spec.places.count)]
      let text = texts[random.below(texts.count)]
      session.type(text, in: spec, at: place)
      // Some come at once, as fast keys do.
      if number % 4 == 0 { session.idle() }
      session.undo(text, in: spec, at: place)
      if number % 4 == 1 { session.idle() }
    }
    let seconds = Double(Clock.now - start) / 1e9
    return "resident \(short(Double(before) / 1e6)) MB with all files open, "
      + "\(short(Double(Memory.resident) / 1e6)) MB after \(edits) edits in \(short(seconds)) s; "
      + "the bound is 80 MB\n"
  }
}
