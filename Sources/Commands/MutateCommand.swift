import Binding
import Exploring
import Host
import Interpreter
import Language
import Reporting

extension VerbRow {
  /// `sbar mutate`
  static let mutate = VerbRow(
    "show which small changes of the app its scenarios would not notice",
    operands: "[PATH...]", completes: .specs, startsHere: true, reports: .lines,
    flags: Flag.specs + Flag.records + [
      .write, .allFindings, .maxSurvivors, .jobs, .strict, .noTimes, .maxErrors,
    ],
    details: [
      "PATH is a file, FILE:LINE for the changes at that line, a folder, or - for standard",
      "input; without one it is the current folder.", "",
      "The app is changed a little, in memory, as bugs of real apps change it: an update, an",
      "override or a modifier is left out, a flag is not set back, a condition is the wrong way",
      "round, a cover becomes a sheet, and so on; what is included counts, scenarios stay as",
      "they are. A change is noticed if a scenario that passes does not pass with it. Scenarios",
      "with a `known issue` notice nothing.", "",
      "For a change that is not noticed, all that a person can do is done in both apps, as",
      "`sbar audit` does it. Where nothing that is seen differs, it is left out; else the",
      "shortest way to the difference is the scenario that is missing: --write FILE keeps those.",
      "It exits with 0 however many there are, and with 1 if there are more than",
      "--max-survivors allows. Of several files, one that notices a change is enough.",
    ]
  ) { invocation, environment throws(UsageError) in
    var command = try MutateCommand(invocation, environment: environment)
    return command.run()
  }
}

/// `sbar mutate`: which small changes of an app its scenarios would not notice.
struct MutateCommand {
  private let options: Options
  private let operands: [Path]
  private var output: CommandOutput
  private let begin = Clock.now

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    output = CommandOutput(options, environment: environment)
    try CommandOutput.check(options.format, of: .mutate)
    guard options.specPath == nil || operands.count == 1 else {
      throw UsageError(
        message: "`--write` writes the scenarios that one file lacks", hint: "name one file")
    }
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    if output.isMachine {
      RunJSON.writeStart(verb: .mutate, tool: Help.name, to: &output.json)
    }
    let inputs = Inputs(operands)
    output.tellProblems(of: inputs)
    var read: [(input: Input, mutator: Mutator)] = []
    for input in inputs.files {
      if let mutator = mutator(of: input) { read.append((input, mutator)) }
    }
    var result: MutationRun?
    if !read.isEmpty { result = mutate(read) }
    if output.isMachine {
      MutationJSON.writeEnd(result, exit: Int(output.status.rawValue), to: &output.json)
    }
    output.flush()
    return output.status
  }

  // MARK: - Reading

  /// Reads a file and runs its scenarios; nil where that cannot be, which is told.
  private mutating func mutator(of input: Input) -> Mutator? {
    CommandOutput.announce(.mutate, input)
    let spec: Spec
    do throws(HostError) {
      spec = try options.load(input)
    } catch {
      output.fail(error.message, .unreadable)
      return nil
    }
    let lines = spec.sources.first.map { LineIndex($0.bytes) }
    let root = spec.sources.first?.file
    let mutator = Mutator(spec, options: options.run) { mutation in
      guard let line = input.line, let lines else { return true }
      return mutation.place.file == root
        && lines.line(at: mutation.place.range.start) + 1 == line
    }
    let errors = mutator.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return mutator }
    output.add(.invalid)
    output.write(errors, in: SourceBook(mutator.sources))
    return nil
  }

  // MARK: - Trying

  private mutating func mutate(_ read: [(input: Input, mutator: Mutator)]) -> MutationRun? {
    let mutators = read.map { $0.mutator }
    guard mutators.contains(where: { $0.passing > 0 }) else {
      let isEmpty = mutators.allSatisfy { $0.others == 0 }
      output.fail(
        isEmpty ? "there is no scenario" : "no scenario passes", .nothingRan,
        hint: isEmpty ? nil : "only one that passes can notice a change: sbar test")
      return nil
    }
    let candidates = MutationRun.candidates(of: mutators)
    let run = MutationRun(mutators, candidates, trials(candidates, of: mutators))
    guard !run.mutants.isEmpty else {
      output.fail(
        "there is nothing to change: the app asks for nothing about its bar", .nothingRan)
      return run
    }
    let isGood = options.maxSurvivors.map { run.survivors.count <= $0 } ?? true
    if !isGood { output.add(.failed) }
    tell(run, isGood: isGood)
    if let path = options.specPath, let first = read.first {
      write(run.mutators[0], of: first.input, to: path)
    }
    return run
  }

  /// Tries all changes, on several threads.
  private func trials(
    _ candidates: [MutationRun.Candidate], of mutators: [Mutator]
  ) -> [MutationRun.Trial] {
    let queue = Monitor(Queue(count: candidates.count))
    let work: @Sendable () -> Void = {
      while let place = queue.change({ $0.take() }) {
        let trial = MutationRun.trial(candidates[place], of: mutators)
        queue.change { $0.trials[place] = trial }
      }
    }
    let jobs = min(options.jobs ?? Worker.coreCount, candidates.count)
    let workers = (1..<max(1, jobs)).compactMap { _ in Worker(work) }
    work()
    for worker in workers { worker.join() }
    return queue.change { $0.trials }
  }

  private struct Queue: Sendable {
    var next = 0
    var trials: [MutationRun.Trial]

    init(count: Int) { trials = [MutationRun.Trial](repeating: .invalid, count: count) }

    mutating func take() -> Int? {
      guard next < trials.count else { return nil }
      next += 1
      return next - 1
    }
  }

  // MARK: - Telling

  private mutating func tell(_ run: MutationRun, isGood: Bool) {
    let books = run.mutators.map { SourceBook($0.sources) }
    let text = MutationText(
      run, books: books, look: output.look, showsAll: options.showsAllFindings)
    switch options.format.writer {
    case .records: MutationJSON.write(run, in: books, to: &output.json)
    case .text(isShort: true): text.writeShort(to: &output.text)
    case .text(isShort: false), .page, .whole:
      let time = options.showsTimes ? Clock.now &- begin : nil
      text.write(isGood: isGood, time: time, to: &output.text)
    }
  }

  /// Writes the scenarios that are missing as a spec, each of which passes.
  private mutating func write(_ mutator: Mutator, of input: Input, to path: Path) {
    let scenarios = ToldMutant.scenarios(of: mutator)
    if scenarios.isEmpty { return }
    if input.path.isStandardInput {
      return output.fail(
        "no spec is written: standard input cannot be included", .usage,
        hint: "name the file of the app")
    }
    if (try? Files.kind(of: path)) != nil {
      return output.fail("`\(path.spelling)` is there already, and stays as it is", .unwritable)
    }
    let head = "include \"\(input.path.relative(to: path.directory).spelling)\"\n"
    do throws(HostError) {
      try Files.write(Array((head + "\n" + scenarios.joined(separator: "\n")).utf8), to: path)
      output.say("wrote \(path.spelling)")
    } catch {
      output.fail(error.message, .unwritable)
    }
  }
}
