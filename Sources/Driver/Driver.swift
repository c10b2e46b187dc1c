import Host
import Interpreter
import StatusBar

/// Reads, plans and runs what is asked for, and tells of it as one stream of events. The command
/// line and the package's own API are readers of it.
package struct Driver {
  private let request: RunRequest
  private var account: RunAccount
  private var flow = Flow.goOn
  /// `true` iff the files come to more cells than one run may have.
  private var isTooLarge = false
  private var mender: FailureMender
  /// The files to run, and those that are done with.
  private var wanted = 1
  private var done = 0
  /// `true` iff too many files trapped to try the others.
  private var givesUp = false

  private init(_ request: RunRequest) {
    self.request = request
    account = RunAccount(deniesAdvice: request.deniesAdvice)
    mender = FailureMender(options: request.options)
  }

  /// Tells of a run, event by event, in the order of the files; nothing is kept of a file that was
  /// told of but counts.
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
      let file = FileRun(request: request, input: input, memory: PlanMemory(), bytes: bytes)
      run(file, receive)
    case .planned(let planned, let input, let number):
      let file = FileRun(
        request: request, input: input, memory: PlanMemory(), planned: planned, only: number)
      run(file, receive)
    }
    let halt = done < wanted && !isTooLarge ? request.halt() ?? (givesUp ? .bugs : nil) : nil
    if let halt { tell(.complaint(.halted(halt, filesLeft: wanted - done)), receive) }
    if halt == nil && !isTooLarge {
      for complaint in complaintsAboutAll { complain(complaint, receive) }
    }
    var end = RunEnd(
      tally: account.tally, causes: account.causes, nanoseconds: Clock.now &- start)
    if isEnough { end.stoppedAfter = account.failures }
    end.seed = request.shuffling?.seed
    tell(.ended(end), receive)
  }

  private mutating func run(_ operands: [Path], _ receive: (RunEvent) -> Flow) {
    if operands.isEmpty { tell(.complaint(.noOperands(request.verb)), receive) }
    let inputs = Inputs(operands)
    for (path, error) in inputs.errors {
      let complaint = Complaint.unreadable(path: path.spelling, message: error.message)
      tell(.complaint(complaint), receive)
    }
    for folder in inputs.empty { complain(.noSpecs(below: folder.spelling), receive) }
    var files = chosen(inputs.files)
    wanted = files.count
    if request.trapped.count >= RunRequest.trapLimit {
      let last = files.lastIndex { request.trapped.contains($0.path.bytes) } ?? files.count - 1
      files.removeLast(files.count - last - 1)
      givesUp = files.count < wanted
    }
    request.expect(files.count)
    // That nothing failed when it last ran is what one hopes for.
    if files.isEmpty && !inputs.files.isEmpty && request.selection.lastFailed == nil {
      complain(.noneLeft(by: request.selectingFlags, tags: nil), receive)
    }
    let count = CellCount(files, request)
    if count.isExceeded {
      isTooLarge = true
      return tell(.complaint(.tooManyCells(limit: request.cellLimit)), receive)
    }
    if request.jobs > 1 && files.count > 1 {
      ParallelFiles(request: request, inputs: files, plans: count.plans).run { event in
        tell(event, receive)
        return flow
      }
      return
    }
    let memory = PlanMemory()
    for (index, input) in files.enumerated() where flow == .goOn {
      let file = FileRun(
        request: request, input: input, memory: memory, planned: count.plans[index])
      run(file, receive)
    }
  }

  /// The files that the command line leaves, in the order that it wants.
  private func chosen(_ files: [Host.Input]) -> [Host.Input] {
    var files = files
    if let lastFailed = request.selection.lastFailed {
      files.removeAll { !lastFailed.mentions($0) }
    }
    request.shuffling?.shuffle(&files)
    return files
  }

  private mutating func run(_ file: FileRun, _ receive: (RunEvent) -> Flow) {
    file.run { tell($0, receive) }
  }

  /// Tells of an event, unless it is of a scenario behind the last one that is wanted.
  private mutating func tell(_ event: RunEvent, _ receive: (RunEvent) -> Flow) {
    switch event {
    case .scenario: if isEnough { return }
    case .planned(let file): if request.mends { mender.begin(file) }
    case .fileEnded(let end): if !end.isCutOff { done += 1 }
    case .began, .complaint, .fileBegan, .listed, .ended: break
    }
    account.add(event)
    if isEnough { flow = .stop }
    if mended(event).map(receive) ?? receive(event) == .stop { flow = .stop }
    // Asked between scenarios.
    if case .scenario = event { return }
    if request.halt() != nil { flow = .stop }
  }

  /// The event with what would mend the failures that it tells of; nil where it tells of none, as
  /// nearly all do.
  private mutating func mended(_ event: RunEvent) -> RunEvent? {
    guard request.mends, !mender.isDone, event.isOfFailure, case .scenario(var result) = event
    else { return nil }
    mender.mend(&result)
    return .scenario(result)
  }

  /// `true` iff as many scenarios do not hold as the command line puts up with.
  private var isEnough: Bool { account.failures >= request.options.failureLimit }

  /// Tells that nothing was selected, unless that may be so.
  private mutating func complain(_ complaint: Complaint, _ receive: (RunEvent) -> Flow) {
    if request.allowsEmpty && complaint.isOfEmptiness { return }
    tell(.complaint(complaint), receive)
  }

  // MARK: - Silence is never success

  private var complaintsAboutAll: [Complaint] {
    guard request.verb == .test, account.tally.files > account.tally.invalidFiles else { return [] }
    let counts = account.tally.scenarios
    if account.tally.listed > 0 || isEnough { return [] }
    // A scenario that expects nothing was told of.
    if counts.total == 0 { return account.tally.idle > 0 ? [] : [noScenario] }
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
    let flags = request.selectingFlags
    if let filter = request.selection.filter, flags.count == 1, filter.isPart {
      return .noName(filter.spelling)
    }
    if !flags.isEmpty {
      return .noneLeft(by: flags, tags: request.selection.tags.map { _ in account.tags })
    }
    if case .operands(let operands) = request.specs, operands.count == 1,
      let only = Inputs(operands).files.first, let line = only.line
    {
      return .noScenario(atLine: line, of: only.name)
    }
    return .noScenarios(files: account.tally.files, explorations: account.explorations)
  }
}

extension RunEvent {
  /// `true` iff it tells of a scenario that does not hold; looks at it where it lies.
  fileprivate var isOfFailure: Bool {
    switch self {
    case .scenario(let result): result.outcome.isFailure
    case .began, .complaint, .fileBegan, .planned, .listed, .fileEnded, .ended: false
    }
  }
}
