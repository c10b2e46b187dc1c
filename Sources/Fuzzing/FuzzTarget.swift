import Binding
import Exploring
import Interpreter
import Language

/// What is tried with any bytes: each has laws that hold for all of them, and traps where one does
/// not.
package enum FuzzTarget: String, Sendable, CaseIterable {
  case lexer, parser, formatter, run, explore, mutate, editor

  /// Tries `bytes`; a law that is broken traps, for that is what a fuzzer looks for.
  package func check(_ bytes: [UInt8]) {
    switch self {
    case .lexer:
      precondition(tokenCount(of: bytes) <= bytes.count + 1, "more tokens than bytes")
    case .parser:
      let spec = FuzzTarget.spec(bytes)
      for diagnostic in spec.diagnostics {
        let range = diagnostic.primary.location.range
        precondition(range.start <= range.end && Int(range.end) <= bytes.count, "a range outside")
      }
    case .formatter: FuzzTarget.checkLayout(bytes)
    case .explore: FuzzTarget.checkLaws(bytes)
    case .mutate: FuzzTarget.checkMutants(bytes)
    case .editor:
      // At each change all of it runs again.
      guard bytes.count <= 20_000 else { return }
      var dialogue = EditorDialogue(bytes)
      dialogue.hold()
    case .run:
      let alone = FuzzTarget.outcomes(bytes)
      // The first fills the memory, the second binds for good, and the third finds all of it.
      let memory = PlanMemory()
      for _ in 0..<3 {
        precondition(FuzzTarget.outcomes(bytes, memory) == alone, "two runs differ")
      }
    }
  }

  /// A law that fails is shown by steps that fail, and a search finds the same each time, however
  /// many worlds it expands at once.
  private static func checkLaws(_ bytes: [UInt8]) {
    var wish = Explorer.Wish()
    (wish.situations, wish.keepsMoves) = (40, true)
    let explorer = Explorer(spec(bytes), options: RunOptions(), wish: wish)
    for law in explorer.explorations.flatMap({ $0.laws }) where law.body != nil {
      let fails = law.result?.cells.contains { $0.outcome == .failed } ?? false
      precondition(fails, "a law fails by steps that do not")
    }
    wish.workers = inTurn
    // Once is enough for mends, which take longer to look for than all else.
    var options = RunOptions()
    options.findsMends = false
    let again = Explorer(spec(bytes), options: options, wish: wish)
    precondition(told(explorer) == told(again), "two searches differ")
    let once = audit(bytes, RunOptions(), nil)
    precondition(once == audit(bytes, options, inTurn), "two audits differ")
  }

  /// As three threads would do it, but one after the other.
  private static let inTurn = Workers(count: 3, leastShare: 1) { count, work in
    for number in (0..<count).reversed() { work(number) }
  }

  private static func told(_ explorer: Explorer) -> [String] {
    explorer.explorations.flatMap { explored in
      explored.laws.map { "\($0.verdict) \($0.met) \($0.failures) \($0.steps)" }
        + explored.seen.doneMoves.map { "\($0.steps) \($0.situations)" }
    }
  }

  private static func audit(
    _ bytes: [UInt8], _ options: RunOptions, _ workers: Workers?
  ) -> [String]? {
    let audit = try? Audit(spec(bytes), options: options, limit: 60, workers: workers)
    return audit.map { audit in
      ["\(audit.seen.situations) \(audit.seen.moves) \(audit.seen.open)"]
        + audit.findings.map { "\($0.lead.cause) \($0.lead.isCertain) \($0.steps)" }
    }
  }

  /// Scenarios that are missing pass in the app and fail in the changed one, and are the same each
  /// time.
  private static func checkMutants(_ bytes: [UInt8]) {
    // All scenarios run for each change.
    guard bytes.count <= 10_000 else { return }
    func mutants() -> MutationRun {
      MutationRun([Mutator(spec(bytes), options: RunOptions(), limit: 12, pairs: 600)])
    }
    let run = mutants()
    for mutant in run.mutants {
      guard case .survives(let number) = mutant.fate else { continue }
      let mutator = run.mutators[mutant.spec]
      let (before, after) = mutator.outcomes(
        of: mutator.missing[number], with: mutant.mutation)
      precondition(before == .passed && after == .failed, "a survivor makes no difference")
    }
    precondition(
      run.mutants.map { $0.fate } == mutants().mutants.map { $0.fate }, "two runs differ")
  }

  /// A layout is laid out already, and says what the text said.
  private static func checkLayout(_ bytes: [UInt8]) {
    guard let once = layout(bytes) else { return }
    precondition(layout(once) == once, "a layout of a layout differs")
    precondition(isValid(bytes) == isValid(once), "a layout changes what is valid")
  }

  private static func layout(_ bytes: [UInt8]) -> [UInt8]? {
    switch format(source(bytes)) {
    case .text(let text): return text
    case .refused: return nil
    case .unsafe: preconditionFailure("no layout reads the same")
    }
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    !spec(bytes).diagnostics.contains { $0.severity == .error }
  }

  private static func source(_ bytes: [UInt8]) -> Source {
    Source(file: FileID(0), name: "fuzz.sbar", bytes: bytes)
  }

  private static func spec(_ bytes: [UInt8], _ memory: PlanMemory? = nil) -> Spec {
    let read: (String, String) -> Loaded = { _, _ in .failed("nothing is included") }
    return memory?.load(source(bytes), read: read) ?? loadSpec(root: source(bytes), read: read)
  }

  /// The outcomes of all cells, scenario by scenario; as many as a fuzzer has time for.
  package static func outcomes(_ bytes: [UInt8], _ memory: PlanMemory? = nil) -> [[Outcome]] {
    let plan = makePlan(spec(bytes, memory), options: RunOptions(), memory: memory)
    if plan.hasErrors || plan.scenarios.reduce(0, { $0 + $1.cells.count }) > 2000 { return [] }
    var outcomes: [[Outcome]] = []
    Interpreter.run(plan, options: RunOptions(), memory: memory) { result in
      outcomes.append(result.cells.map { $0.outcome })
    }
    return outcomes
  }
}
