import Host
import Interpreter
import Language
import Wording

/// Everything that a run says about a text.
struct Observation: Sendable {
  /// What is wrong with the text; then nothing was run.
  var errors: [String] = []
  /// `true` iff all that is wrong stands in scenarios: they speak of what is not there any more.
  var isWrongInScenariosOnly = true
  /// What was kept or assumed, and what else the tool remarked on.
  var notes: Set<String> = []
  var layout: Layout
  var cells: [Place: Cell] = [:]

  /// One cell of one scenario, by the order in which they stand.
  struct Place: Hashable, Comparable, Sendable {
    var scenario: Int
    var cell: Int

    static func < (a: Place, b: Place) -> Bool {
      (a.scenario, a.cell) < (b.scenario, b.cell)
    }
  }

  struct Cell: Sendable {
    var axes: String
    /// The step that was not done, and why; nothing behind it was looked at.
    var stop: (step: Int, reason: Stop)?
    /// Facts without a verdict hold.
    var verdicts: [FactIndex: Verdict] = [:]
    /// Facts that hold, but only under assumptions.
    var assumed: Set<FactIndex> = []
  }

  /// A fact by its step and its place there.
  struct FactIndex: Hashable, Sendable {
    var step: Int
    var fact: Int
  }
}

/// What a run says of one fact.
enum Verdict: Hashable, Sendable {
  case holds
  /// With what is the case instead.
  case fails(String)
  case unknown(String)

  var isDefinite: Bool { if case .unknown = self { false } else { true } }

  var words: String {
    switch self {
    case .holds: "holds"
    case .fails(let actual): actual
    case .unknown(let actual): "unknown: \(actual)"
    }
  }
}

extension Observation {
  /// Loads, plans and runs a text, each scenario in no more cells than `cellLimit`, on a deep stack
  /// as every run does.
  init(
    of bytes: [UInt8], named name: String, files: [String: String] = [:], cellLimit: Int = 4
  ) {
    self = DeepStack.run {
      Observation(running: bytes, named: name, files: files, cellLimit: cellLimit)
    }
  }

  private init(
    running bytes: [UInt8], named name: String, files: [String: String], cellLimit: Int
  ) {
    let spec = Corpus.spec(bytes, named: name, files: files)
    layout = Layout(of: spec.scripts[0], in: spec.sources[0])
    var options = RunOptions()
    options.advises = false
    options.listsKept = true
    var plan = makePlan(spec, options: options)
    for diagnostic in plan.diagnostics {
      if diagnostic.severity == .error {
        errors.append("\(diagnostic.code.spelling) \(diagnostic.message)")
        if !layout.holds(diagnostic.primary.location) { isWrongInScenariosOnly = false }
      } else {
        notes.insert("\(diagnostic.code.spelling) \(diagnostic.message)")
      }
    }
    guard errors.isEmpty else { return }
    thin(&plan, to: cellLimit)
    run(plan, options: options) { add($0, of: plan) }
  }

  /// Leaves some cells of each scenario, spread evenly over those that exist: the others say little
  /// more, and cost as much as another text.
  private func thin(_ plan: inout Plan, to limit: Int) {
    for index in plan.scenarios.indices {
      let existing = plan.scenarios[index].cells.indices.filter {
        plan.scenarios[index].cells[$0].exists
      }
      guard existing.count > limit else { continue }
      let kept = Set((0..<limit).map { existing[$0 * (existing.count - 1) / (limit - 1)] })
      for cell in existing where !kept.contains(cell) {
        plan.scenarios[index].cells[cell].exists = false
      }
    }
  }

  private mutating func add(_ result: ScenarioResult, of plan: Plan) {
    guard let scenario = layout.scenarios.firstIndex(where: { $0.name == result.name.range }),
      result.name.file == FileID(0)
    else { return }
    for (index, cell) in result.cells.enumerated() where cell.outcome != .skipped {
      cells[Place(scenario: scenario, cell: index)] = self.cell(cell, scenario)
    }
  }

  private func cell(_ result: CellResult, _ scenario: Int) -> Cell {
    let axes = result.axes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    var cell = Cell(axes: axes)
    for (index, step) in layout.scenarios[scenario].steps.enumerated() {
      let mismatches = result.told.filter { step.range.contains($0.location.range) }
      if step.facts.isEmpty, let stop = mismatches.first { cell.stop = (index, Stop(stop)) }
      // A condition that hangs on something unknown leaves all facts of its expectation open.
      let condition = mismatches.first { mismatch in
        mismatch.kind == .undecided && !step.facts.contains { $0.isAt(mismatch) }
      }
      for (number, fact) in step.facts.enumerated() {
        let mismatch = condition ?? mismatches.first { fact.isAt($0) }
        let grade = grade(ofFactAt: fact.range, mismatch, in: result)
        let place = FactIndex(step: index, fact: number)
        if grade == .assumed { cell.assumed.insert(place) }
        if let mismatch { cell.verdicts[place] = Verdict(mismatch, grade) }
      }
    }
    // What cannot be set before the first step has no step to stand at.
    let isOutside = result.told.first { mismatch in
      !layout.scenarios[scenario].steps.contains { $0.range.contains(mismatch.location.range) }
    }
    if let isOutside { cell.stop = (-1, Stop(isOutside)) }
    return cell
  }
}

extension Layout.Fact {
  fileprivate func isAt(_ mismatch: FindingWords) -> Bool {
    range.start == mismatch.location.range.start
  }
}

extension Verdict {
  fileprivate init(_ mismatch: FindingWords, _ grade: Grade) {
    let possible = mismatch.possible.sorted().joined(separator: " or ")
    let actual = possible.isEmpty ? mismatch.actual : possible
    self = grade == .unknown ? .unknown(actual) : .fails(actual)
  }
}
