import Binding
import Language
import StatusBar

/// Makes changes in memory and runs what becomes of the scenarios.
struct MendTrial {
  let spec: Spec
  let options: RunOptions
  /// The name of the scenario to mend.
  let scenario: Location
  /// The fact that does not hold.
  let target: Location
  /// The first cell in which it does not.
  let cell: Int
  /// The places of the scenario where something does not hold.
  let failing: Set<Location>

  /// The lines of its scenarios, whose names are all in the spec; nil reads each of them anew.
  private let lines: LineTable?

  init(
    _ spec: Spec, options: RunOptions, result: ScenarioResult, target: Location, cell: Int,
    lines: LineTable? = nil
  ) {
    self.lines = lines
    self.spec = spec
    var options = options
    options.offset = nil
    options.advises = false
    options.explaining = .nothing
    options.listsKept = false
    options.comparesSwitches = false
    options.failureLimit = Int.max
    self.options = options
    scenario = result.name
    self.target = target
    self.cell = cell
    failing = Set(result.cells.flatMap { $0.findings.map { $0.location } })
  }

  /// What a trial costs, in bytes read again and steps run.
  func work(cells: Int, steps: Int) -> Int {
    spec.sources.reduce(0) { $0 + $1.bytes.count } + 64 * cells * steps
  }

  // MARK: - One scenario

  /// Returns how many expectations of the scenario still do not hold with the edits; nil where they
  /// do not help: the text is no longer valid, the expectation does not hold, or another one of the
  /// scenario that held does so no more.
  func remaining(_ edits: [Fix.Edit]) -> Int? {
    let (changed, moves) = changed(by: edits) { $0 == scenario }
    let plan = makePlan(changed, options: options)
    if plan.hasErrors { return nil }
    guard let planned = plan.scenarios.first, planned.isRunnable else { return nil }
    let wanted = moves.moved(target)
    if isInVain(plan, wanted) { return nil }
    let known = Set(failing.map { moves.moved($0) })
    var left: Set<Location> = []
    var isMended = true
    var ran = false
    run(plan, options: options) { result in
      for cell in result.cells where cell.outcome != .skipped {
        ran = true
        for finding in cell.findings {
          let isNew = finding.location == wanted || !known.contains(finding.location)
          if isNew { isMended = false }
          left.insert(finding.location)
        }
      }
    }
    return ran && isMended ? left.count : nil
  }

  /// `true` iff the fact still does not hold in the cell that showed it first, of several: most
  /// changes help nowhere, and the other cells need not run to show that.
  private func isInVain(_ plan: Plan, _ wanted: Location) -> Bool {
    var plan = plan
    let cells = plan.scenarios[0].cells
    guard cells.indices.contains(cell), cells.count(where: { $0.exists }) > 1 else { return false }
    for index in cells.indices where index != cell {
      plan.scenarios[0].cells[index].exists = false
    }
    var isInVain = false
    run(plan, options: options) { result in
      // A condition that holds elsewhere is none that never held.
      isInVain = result.cells[cell].findings.contains {
        $0.location == wanted && $0.code != .conditionNeverHeld
      }
    }
    return isInVain
  }

  // MARK: - The others

  /// How each scenario of the spec ends, by its name.
  struct Outcomes {
    var names: [Location] = []
    var passes: [Bool] = []
  }

  /// Runs all scenarios but the one to mend; nil where the text is not valid.
  func others(_ edits: [Fix.Edit]) -> Outcomes? {
    let (changed, _) = changed(by: edits) { $0 != scenario }
    let plan = makePlan(changed, options: options)
    if plan.hasErrors { return nil }
    var outcomes = Outcomes()
    run(plan, options: options) { result in
      outcomes.names.append(result.name)
      outcomes.passes.append(!result.outcome.isFailure)
    }
    return outcomes
  }

  /// Compares what becomes of the others with what was.
  static func compare(_ before: Outcomes, _ after: Outcomes) -> Mend.Others? {
    guard before.passes.count == after.passes.count else { return nil }
    var others = Mend.Others()
    others.count = before.passes.count
    for (index, (was, now)) in zip(before.passes, after.passes).enumerated() {
      switch (was, now) {
      case (true, false): others.broken.append(before.names[index])
      case (false, true): others.mended += 1
      case (false, false): others.stillFailing += 1
      case (true, true): break
      }
    }
    return others
  }

  /// The spec with the edits and no scenario but those that are wanted, and by which edits the
  /// places in it have moved.
  private func changed(
    by edits: [Fix.Edit], _ isWanted: (Location) -> Bool
  ) -> (spec: Spec, moves: [Fix.Edit]) {
    if var changed = spec.splicing(edits) {
      changed.keepScenarios(isWanted)
      return (changed, [])
    }
    let name = edits.moved(scenario)
    let isOther = !isWanted(scenario)
    var changed = applying(edits, isWanted)
    changed.keepScenarios { ($0 != name) == isOther }
    return (changed, edits)
  }

  /// The spec with its files changed and read again, but for the scenarios that are not wanted.
  private func applying(_ edits: [Fix.Edit], _ isWanted: (Location) -> Bool) -> Spec {
    var changed = spec
    changed.diagnostics = []
    for (index, source) in spec.sources.enumerated()
    where edits.contains(where: { $0.location.file == source.file }) {
      let unwanted = spec.scripts[index].scenarios.filter { scenario in
        !isWanted(Location(source.file, scenario.name))
          && !edits.contains { $0.location.range.touches(scenario.range) }
      }
      // Lookups in whole texts find it there.
      changed.sources[index] = source.applying(edits)
      let wanted = source.blanking(unwanted.map { $0.range }).applying(edits)
      // What is new in a trial is of no use to the next one, which has other names.
      var lines = lines
      let parsed = parse(wanted, names: &changed.names, lines: &lines)
      changed.scripts[index] = parsed.script
      changed.diagnostics += parsed.diagnostics
    }
    return changed
  }
}

extension Spec {
  /// Leaves out the scenarios whose name is not wanted.
  fileprivate mutating func keepScenarios(_ isWanted: (Location) -> Bool) {
    for index in scripts.indices {
      let file = sources[index].file
      scripts[index].items.removeAll { item in
        guard case .scenario(let scenario) = item else { return false }
        return !isWanted(Location(file, scenario.name))
      }
    }
  }
}

extension Script {
  fileprivate var scenarios: [ScenarioDeclaration] {
    items.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
  }
}

extension SourceRange {
  /// `true` iff both have a place in common, their ends among them.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    start <= other.end && end >= other.start
  }
}
