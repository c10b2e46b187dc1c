import Host
import Interpreter
import StatusBar

/// Reads, plans and runs what is asked for, and tells of it as one stream of events. The command
/// line and the package's own API are readers of it.
package struct Driver {
  private let request: RunRequest
  private var account: RunAccount
  private var flow = Flow.goOn

  private init(_ request: RunRequest) {
    self.request = request
    account = RunAccount(deniesAdvice: request.deniesAdvice)
  }

  /// Tells of a run, event by event; one file after the other, nothing kept of a file but counts.
  package static func run(_ request: RunRequest, _ receive: (RunEvent) -> Flow) {
    var driver = Driver(request)
    driver.run(receive)
  }

  private mutating func run(_ receive: (RunEvent) -> Flow) {
    let start = Clock.now
    tell(.began(request.verb), receive)
    switch request.specs {
    case .operands(let operands): run(operands, receive)
    case .text(let bytes, let input):
      run(FileRun(request: request, input: input, bytes: bytes), receive)
    }
    for complaint in complaintsAboutAll { tell(.complaint(complaint), receive) }
    let end = RunEnd(
      tally: account.tally, causes: account.causes, nanoseconds: Clock.now &- start)
    tell(.ended(end), receive)
  }

  private mutating func run(_ operands: [Path], _ receive: (RunEvent) -> Flow) {
    if operands.isEmpty { tell(.complaint(.noOperands(request.verb)), receive) }
    let inputs = Inputs(operands)
    for (path, error) in inputs.errors {
      let complaint = Complaint.unreadable(path: path.spelling, message: error.message)
      tell(.complaint(complaint), receive)
    }
    for folder in inputs.empty { tell(.complaint(.noSpecs(below: folder.spelling)), receive) }
    for input in inputs.files where flow == .goOn {
      run(FileRun(request: request, input: input), receive)
    }
  }

  private mutating func run(_ file: FileRun, _ receive: (RunEvent) -> Flow) {
    file.run { tell($0, receive) }
  }

  private mutating func tell(_ event: RunEvent, _ receive: (RunEvent) -> Flow) {
    account.add(event)
    if receive(event) == .stop { flow = .stop }
  }

  // MARK: - Silence is never success

  private var complaintsAboutAll: [Complaint] {
    guard request.verb == .test, account.tally.files > account.tally.invalidFiles else { return [] }
    let counts = account.tally.scenarios
    if counts.total == 0 { return [noScenario] }
    return counts.skipped == counts.total ? [.allSkipped] : vainQuirks
  }

  /// Defects that were switched on and that no cell could have.
  private var vainQuirks: [Complaint] {
    let quirks = request.options.quirks
    let possible = account.possibleQuirks
    if quirks == .released { return possible.isEmpty ? [.noQuirks] : [] }
    return Quirk.allCases.filter { quirks.contains($0) && !possible.contains($0) }
      .map { .noQuirk($0) }
  }

  private var noScenario: Complaint {
    if let filter = request.filter { return .noName(filter) }
    if case .operands(let operands) = request.specs, operands.count == 1,
      let only = Inputs(operands).files.first, let line = only.line
    {
      return .noScenario(atLine: line, of: only.name)
    }
    return .noScenarios(files: account.tally.files)
  }
}
