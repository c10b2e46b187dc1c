/// The verdicts on a rewritten text beside those on the original and on the cases that the
/// rewriting leaves open.
struct Comparison {
  let promise: Promise
  let original: Observation
  let cases: [Observation]
  let rewritten: Observation
  /// How many verdicts were of each grade.
  private(set) var grades: [Grade: Int] = [:]
  private var violation: Violation?
  /// `true` iff the tool stopped at a step, and was right to.
  private var isStopped = false

  init(
    _ promise: Promise, original: Observation, cases: [Observation], rewritten: Observation
  ) {
    self.promise = promise
    self.original = original
    self.cases = cases.filter { $0.errors.isEmpty && $0.layout.matches(original.layout) }
    self.rewritten = rewritten
  }

  /// What the rewriting came to; `hasToCompile` says that an error in it is a mistake.
  mutating func outcome(hasToCompile: Bool) -> Outcome {
    if let error = rewritten.errors.first { return outcome(of: error, hasToCompile) }
    guard rewritten.layout.matches(original.layout) else { return .refused }
    for place in original.cells.keys.sorted() {
      guard let before = original.cells[place], let after = rewritten.cells[place] else { continue }
      compare(before, after, at: place)
    }
    if let violation { return .violation(violation) }
    if isStopped { return .refused }
    return summary
  }

  private func outcome(of error: String, _ hasToCompile: Bool) -> Outcome {
    switch promise {
    case .isNoticed: return .refused
    case .coversItsCases where rewritten.isWrongInScenariosOnly: return .refused
    case .coversItsCases where !hasToCompile, .isAssumedAtMost where !hasToCompile: return .refused
    default:
      return .violation(
        Violation(kind: .refused, original: "no error", expected: "no error", actual: error))
    }
  }

  private var summary: Outcome {
    if grades[.unknown, default: 0] > 0 { return .unknown }
    if isRemarkedOn { return .assumed }
    guard promise == .isAssumedAtMost else { return .same }
    return .violation(
      Violation(
        kind: .silent, original: "no note", expected: "a note on what is assumed",
        actual: "no note"))
  }

  /// `true` iff the tool says something about the rewritten text that it does not of the original.
  private var isRemarkedOn: Bool {
    grades[.assumed, default: 0] > 0 || !rewritten.notes.isSubset(of: original.notes)
  }

  /// Keeps the first violation, and rather one that concerns the bar itself.
  private mutating func add(_ found: Violation) {
    if let violation, violation.isAboutBar || !found.isAboutBar { return }
    violation = found
  }

  // MARK: - One cell

  private mutating func compare(
    _ before: Observation.Cell, _ after: Observation.Cell, at place: Observation.Place
  ) {
    for (number, step) in original.layout.scenarios[place.scenario].steps.enumerated() {
      if let stop = before.stop, stop.step <= number { return }
      let start = Violation.Place(
        scenario: place.scenario, axes: after.axes, step: number, fact: 0)
      if let stop = after.stop, stop.step <= number {
        end(at: stop.reason, start)
        return
      }
      for (index, fact) in step.facts.enumerated() {
        let key = Observation.FactIndex(step: number, fact: index)
        count(after, key)
        guard var found = mismatch(fact, step, key, before, after, place) else { continue }
        found.isAboutBar = step.isProbe
        found.place = start
        found.place?.fact = index
        add(found)
      }
    }
  }

  /// Judges a step that cannot be done any more.
  private mutating func end(at stop: Stop, _ place: Violation.Place) {
    if promise == .isNoticed {
      isStopped = true
      return
    }
    if promise != .changesNothing {
      switch stop {
      case .unknown: return grades[.unknown, default: 0] += 1
      case .notModelled: return isStopped = true
      case .impossible: break
      }
    }
    add(
      Violation(
        kind: .stopped, place: place, original: "goes on", expected: "goes on",
        actual: stop.words))
  }

  private mutating func count(_ cell: Observation.Cell, _ key: Observation.FactIndex) {
    let isDefinite = cell.verdicts[key]?.isDefinite ?? true
    let grade = isDefinite ? cell.assumed.contains(key) ? Grade.assumed : .definite : .unknown
    grades[grade, default: 0] += 1
  }

  // MARK: - One fact

  private func mismatch(
    _ fact: Layout.Fact, _ step: Layout.Step, _ key: Observation.FactIndex,
    _ before: Observation.Cell, _ after: Observation.Cell, _ place: Observation.Place
  ) -> Violation? {
    let old = before.verdicts[key] ?? .holds
    let new = after.verdicts[key] ?? .holds
    switch promise {
    case .changesNothing:
      guard old != new else { return nil }
      let kind: Violation.Kind =
        old.isDefinite ? new.isDefinite ? .changed : .lost : new.isDefinite ? .bolder : .changed
      return violation(kind, old, old, new)
    case .isNoticed:
      guard old != new, new.isDefinite, !isRemarkedOn else { return nil }
      return violation(.silent, old, old, new)
    case .isAssumedAtMost:
      guard !fact.isAboutVerdict, old != new, new.isDefinite else { return nil }
      return violation(.changed, old, old, new)
    case .coversItsCases:
      guard !fact.isAboutVerdict else { return nil }
      let all = [before] + cases.compactMap { $0.cells[place] }
      for one in all where one.stop.map({ $0.step > key.step }) ?? true {
        let wanted = one.verdicts[key] ?? .holds
        if let kind = new.mistake(covering: wanted, isBar: step.isProbe) {
          return violation(kind, old, wanted, new)
        }
      }
      return nil
    }
  }

  private func violation(
    _ kind: Violation.Kind, _ original: Verdict, _ expected: Verdict, _ actual: Verdict
  ) -> Violation {
    Violation(
      kind: kind, original: original.words, expected: expected.words, actual: actual.words)
  }
}

extension Verdict {
  /// What is wrong with a verdict that has to leave a case open, or nil.
  fileprivate func mistake(covering wanted: Verdict, isBar: Bool) -> Violation.Kind? {
    switch (self, wanted) {
    case (.unknown(let bars), .fails(let bar)) where isBar:
      return bars.split(separator: " or ").contains(Substring(bar)) ? nil : .narrow
    case (.unknown, _): return nil
    // Bars that look alike fail as one.
    case (.fails(let bars), .fails(let bar)) where isBar:
      return bars.split(separator: " or ").contains(Substring(bar)) ? nil : .changed
    case (_, .unknown): return .bolder
    default: return self == wanted ? nil : .changed
    }
  }
}
