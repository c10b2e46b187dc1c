import Driver
import Host
import Interpreter
import Reporting

/// `sbar test --watch`: runs what a change affects, until it is ended.
struct WatchCommand {
  private let invocation: Invocation
  private let environment: (String) -> String?
  private var watcher: Watcher
  private let isTerminal = Host.Stream.output.isTerminal

  /// What happens next.
  private enum Next {
    /// Some specs, because of what a line says.
    case run([Path], because: String?)
    /// Nothing, though what the screen shows is no longer so.
    case tell(String)
    case quit
    case interrupted
  }

  init(_ invocation: Invocation, environment: @escaping (String) -> String?) throws(UsageError) {
    if invocation.operands.contains(where: { $0.isStandardInput }) {
      throw UsageError(message: "standard input cannot be watched", hint: nil)
    }
    if invocation.options.lists || invocation.options.updates {
      let flag = invocation.options.lists ? "--list" : "--update"
      throw UsageError(message: "`--watch` and `\(flag)` do not go together", hint: nil)
    }
    self.invocation = invocation
    self.environment = environment
    watcher = Watcher(invocation.operands)
  }

  /// Runs, waits, and runs again; returns the status of the last run, or that of a signal.
  mutating func run() throws(UsageError) -> ExitCode {
    Interruption.catchSignals()
    let keyboard = Keyboard()
    defer { keyboard.restore() }
    var (operands, cause) = (invocation.operands, String?.none)
    while true {
      let status = try runOnce(operands, because: cause)
      if Interruption.isWanted { return .interrupted }
      tellWhatIsLeft()
      var next = waitForWork(keyboard)
      while case .tell(let words) = next {
        clear()
        Talk.line(words)
        tellWhatIsLeft()
        next = waitForWork(keyboard)
      }
      switch next {
      case .run(let next, let words): (operands, cause) = (next, words)
      case .quit: return watcher.status(after: status)
      case .tell: break
      case .interrupted: return .interrupted
      }
    }
  }

  /// Names what failed before and did not run again, and says what can be pressed.
  private func tellWhatIsLeft() {
    let left = watcher.stillFailing
    for name in left.prefix(WatchCommand.listLimit) { Talk.line("still failing: " + name) }
    if left.count > WatchCommand.listLimit {
      Talk.line("and \(left.count - WatchCommand.listLimit) more still failing")
    }
    let files = SummaryText.count(watcher.count, "file")
    Talk.line("watching \(files); Enter runs all, f what failed, q quits")
  }

  /// The most files that a line each is given.
  private static let listLimit = 10

  /// What fails stands on top of an empty screen.
  private func clear() {
    if isTerminal { _ = try? Host.Stream.output.write(Array("\u{1B}[2J\u{1B}[3J\u{1B}[H".utf8)) }
  }

  private mutating func runOnce(
    _ operands: [Path], because cause: String?
  ) throws(UsageError) -> ExitCode {
    clear()
    if let cause { Talk.line(cause) }
    var one = invocation
    one.operands = operands
    var command = try SpecCommand(.test, one, environment: environment)
    watcher.begin()
    return command.run { watcher.receive($0) }
  }

  /// Looks at files and keys until there is something to do.
  private mutating func waitForWork(_ keyboard: Keyboard) -> Next {
    var round = 0
    while true {
      switch keyboard.next(milliseconds: 25) {
      case UInt8(ascii: "q"), 0x04: return .quit
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "a"):
        return .run(invocation.operands, because: nil)
      case UInt8(ascii: "f"):
        let failed = watcher.failed.sorted().compactMap { watcher.inputs[$0] }
        if !failed.isEmpty { return .run(Watcher.operands(of: failed), because: nil) }
        Talk.line("nothing failed")
      case nil, .some: break
      }
      if Interruption.isWanted { return .interrupted }
      var change = watcher.findChanged()
      // Folders change more seldom than files, and cost more to look at.
      if round % 4 == 0 || !change.inputs.isEmpty {
        let (new, gone) = watcher.findNew()
        change.inputs = change.inputs.filter { watcher.inputs[$0.name] != nil } + new
        change.files.formUnion(new.map { $0.name })
        change.files.subtract(gone)
        if change.inputs.isEmpty, !gone.isEmpty {
          return .tell("gone: " + WatchCommand.list(gone))
        }
      }
      if !change.inputs.isEmpty {
        let words = "changed: " + WatchCommand.list(change.files.sorted())
        return .run(Watcher.operands(of: change.inputs), because: words)
      }
      round += 1
    }
  }

  /// The first few names of a list.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? shown + " and \(names.count - 3) more" : shown
  }
}
