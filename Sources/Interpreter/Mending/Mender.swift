import Binding
import Language
import StatusBar

/// Searches the small changes of the structure for those that make an expectation hold, by making
/// each in memory and running what it changes. Expectations and steps stay as they are.
///
/// `result` is what became of the scenario, of a plan that was made of `spec`, which has no errors.
package func mends(
  for target: Finding, of result: ScenarioResult, in spec: Spec, plan: Plan,
  options: RunOptions, limits: MendLimits, lines: LineTable? = nil
) -> MendSearch {
  guard
    let mender = Mender(
      target, of: result, in: spec, plan: plan, options: options, limits: limits, lines: lines)
  else { return MendSearch() }
  return mender.search()
}

extension Finding {
  /// `true` iff it says how the app behaves, so that another app might behave otherwise.
  package var canBeMended: Bool {
    code == .factDoesNotHold || code == .contentWhileHidden
  }
}

/// One search.
private struct Mender {
  let trial: MendTrial
  let limits: MendLimits
  let candidates: [MendCandidate]
  /// What one run of the scenario costs.
  let work: Int
  /// What one run of the others costs.
  let workOfOthers: Int
  let otherCount: Int

  init?(
    _ target: Finding, of result: ScenarioResult, in spec: Spec, plan: Plan,
    options: RunOptions, limits: MendLimits, lines: LineTable?
  ) {
    guard target.canBeMended,
      let (declaration, fact) = spec.fact(at: target.location, of: result.name),
      let source = spec.source(target.location.file),
      let planned = (plan.scenarios + plan.unwanted).first(where: { $0.name == result.name }),
      let cell = result.cells.firstIndex(where: { cell in
        cell.findings.contains { $0.location == target.location }
      }), cell < planned.cells.count
    else { return nil }
    let trial = MendTrial(
      spec, options: options, result: result, target: target.location, cell: cell, lines: lines)
    let work = trial.work(cells: planned.cells.count, steps: planned.steps.count)
    self.trial = trial
    self.limits = limits
    self.work = work
    workOfOthers = (plan.scenarios + plan.unwanted).reduce(work) {
      $0 + 64 * $1.cells.count * $1.steps.count
    }
    otherCount = (plan.scenarios + plan.unwanted).count { $0.name != result.name && $0.isRunnable }
    // Looking for changes costs about as much as one of them.
    guard work <= limits.work else { return nil }
    let wish = MendWish(
      fact, of: declaration, isHiddenBar: target.code == .contentWhileHidden, source
    )
    let moment = MendMoment(plan, planned, cell: cell, before: target.location.range)
    candidates = MendFinder.candidates(
      spec, shape: MendShape(spec, scenario: result.name), wish: wish, moment: moment)
  }

  func search() -> MendSearch {
    var search = MendSearch()
    var spent = work
    var found: [(mend: Mend, candidate: MendCandidate)] = []
    var rest = Rest(self)
    var useless: [MendCandidate] = []
    func isEnough() -> Bool {
      found.filter { $0.mend.isWhole }.count >= limits.mends
    }
    func canGoOn() -> Bool {
      search.tried < limits.trials && spent + work <= limits.work
        && trial.options.isOver?() != true
    }
    func attempt(_ candidate: MendCandidate) -> Bool {
      if found.contains(where: { $0.candidate.family == candidate.family && $0.mend.isWhole }) {
        return true
      }
      search.tried += 1
      spent += work
      guard let remaining = trial.remaining(candidate.edits), trial.options.isOver?() != true
      else { return false }
      if candidate.family.isGuess, remaining > 0 { return false }
      // One moment does not tell a condition that is the wrong way round from one that never holds.
      if candidate.family == .opposite, trial.failing.count < 2 { return false }
      guard let others = rest.run(candidate.edits, &spent) else { return false }
      let edits = candidate.edits.sorted {
        ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start)
      }
      let mend = Mend(
        remedy: candidate.remedy, edits: edits, lines: candidate.lines, others: others,
        remaining: remaining, leavesOut: candidate.family == .drop)
      found.append((mend, candidate))
      return true
    }
    for candidate in candidates where !isEnough() {
      guard canGoOn() else {
        search.isComplete = false
        break
      }
      if !attempt(candidate) { useless.append(candidate) }
    }
    if found.isEmpty, limits.triesPairs {
      for pair in Mender.pairs(of: useless) where found.isEmpty {
        guard canGoOn() else {
          search.isComplete = false
          break
        }
        _ = attempt(pair)
      }
    }
    search.work = spent
    search.mends = Mender.best(found, limits.mends)
    return search
  }

  /// The other scenarios, as they were and as they are with a change.
  struct Rest {
    private let mender: Mender
    private var before: MendTrial.Outcomes?

    init(_ mender: Mender) { self.mender = mender }

    /// Returns what a change does to the others; nil where the text is no longer valid. They are
    /// not run where that would cost more than the search may.
    mutating func run(_ edits: [Fix.Edit], _ spent: inout Int) -> Mend.Others? {
      let runs = before == nil ? 2 : 1
      guard mender.otherCount > 0 else { return Mend.Others() }
      guard spent + runs * mender.workOfOthers <= mender.limits.work else {
        return Mend.Others(count: mender.otherCount, areRun: false)
      }
      spent += runs * mender.workOfOthers
      if before == nil { before = mender.trial.others([]) }
      guard let before, let after = mender.trial.others(edits) else { return nil }
      return MendTrial.compare(before, after)
    }
  }

  /// The best of each family: what breaks nothing first, then what mends most, then the cheapest.
  private static func best(
    _ found: [(mend: Mend, candidate: MendCandidate)], _ count: Int
  ) -> [Mend] {
    func rank(_ mend: Mend) -> (Int, Int) { (mend.others.broken.count, mend.remaining) }
    let ordered = found.enumerated().sorted { a, b in
      let (left, right) = (rank(a.element.mend), rank(b.element.mend))
      return left != right ? left < right : a.offset < b.offset
    }
    var families: [MendFamily] = []
    var mends: [Mend] = []
    for (_, one) in ordered where mends.count < count {
      if families.contains(one.candidate.family) { continue }
      families.append(one.candidate.family)
      mends.append(one.mend)
    }
    return mends
  }

  /// Two changes together, the cheapest first, of different families.
  private static func pairs(of useless: [MendCandidate]) -> [MendCandidate] {
    let singles = useless.filter { $0.cost < 45 && !$0.family.isLone }.prefix(24)
    var pairs: [MendCandidate] = []
    for (index, first) in singles.enumerated() {
      for second in singles.dropFirst(index + 1) {
        let edits = first.edits.merged(with: second.edits)
        if first.family == second.family || edits.overlaps { continue }
        pairs.append(
          MendCandidate(
            cost: first.cost + second.cost, family: .pair,
            remedy: .both(first.remedy, second.remedy), lines: first.lines + second.lines,
            edits: edits))
      }
    }
    return pairs.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map { $0.element }
  }
}

extension Spec {
  /// The fact at a place, with its scenario.
  fileprivate func fact(
    at place: Location, of name: Location
  ) -> (scenario: ScenarioDeclaration, fact: Fact)? {
    for (index, script) in scripts.enumerated() where sources[index].file == name.file {
      for case .scenario(let scenario) in script.items where scenario.name == name.range {
        for step in scenario.steps where step.range.contains(place.range) {
          guard case .expect(let expectation) = step.kind else { continue }
          for fact in expectation.facts where fact.range.start == place.range.start {
            return (scenario, fact)
          }
        }
      }
    }
    return nil
  }
}
