import Driver
import Host
import Interpreter
import Reporting

/// `sbar test --watch`: runs what a change affects, until somebody ends it.
struct WatchCommand {
  private let invocation: Invocation
  private let environment: (String) -> String?
  private var watcher: Watcher
  private let isTerminal = Host.Stream.output.isTerminal

  /// What happens next.
  private enum Next {
    case run([Path])
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
    var operands = invocation.operands
    while true {
      let status = try runOnce(operands)
      if Interruption.isWanted { return .interrupted }
      let files = SummaryText.count(watcher.count, "file")
      Talk.line("watching \(files); Enter runs all, f what failed, q quits")
      switch waitForWork(keyboard) {
      case .run(let next): operands = next
      case .quit: return status
      case .interrupted: return .interrupted
      }
    }
  }

  private mutating func runOnce(_ operands: [Path]) throws(UsageError) -> ExitCode {
    // What fails stands on top of an empty screen.
    if isTerminal { _ = try? Host.Stream.output.write(Array("\u{1B}[2J\u{1B}[3J\u{1B}[H".utf8)) }
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
        return .run(invocation.operands)
      case UInt8(ascii: "f"):
        let failed = watcher.failed.sorted().compactMap { watcher.inputs[$0] }
        if !failed.isEmpty { return .run(Watcher.operands(of: failed)) }
        Talk.line("nothing failed")
      case nil, .some: break
      }
      if Interruption.isWanted { return .interrupted }
      var affected = watcher.findChanged()
      // Folders change more seldom than files, and cost more to look at.
      if round % 4 == 0 || !affected.isEmpty {
        let new = watcher.findNew()
        affected = affected.filter { watcher.inputs[$0.name] != nil } + new
      }
      if !affected.isEmpty { return .run(Watcher.operands(of: affected)) }
      round += 1
    }
  }
}
