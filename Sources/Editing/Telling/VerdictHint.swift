import Interpreter
import Language
import Reporting
import StatusBar
import Wording

/// What stands behind a line of a scenario: how an expectation ended, or what a step changed.
package struct VerdictHint: Sendable {
  package enum Kind: Sendable, Equatable { case holds, fails, undecided, blank, known, change }

  package var kind: Kind
  /// The end of the step, a byte offset.
  package var offset: UInt32
  /// At most 40 characters.
  package var label: String
  /// The step that it is about.
  package var step: Location
  /// What accepting it writes, in place of the step.
  package var edit: Fix.Edit?
}

/// The hints of the scenarios of a spec, at one state of its texts.
package struct HintMemory: Sendable {
  private var revision = 0
  /// By the names of the scenarios.
  fileprivate var scenarios: [Location: [VerdictHint]] = [:]

  package init() {}

  /// Forgets them where the texts have changed; 0 stands for texts that are not counted.
  fileprivate mutating func forget(unlessAt revision: Int) {
    if revision == 0 || revision != self.revision { scenarios = [:] }
    self.revision = revision
  }
}

extension Analysis {
  /// The most characters of a hint.
  static let hintLimit = 40

  /// Returns the hints of a range of a file: verdicts behind expectations, changes behind actions.
  package func hints(in file: FileID, range: SourceRange? = nil) -> [VerdictHint] {
    var memory = HintMemory()
    return hints(in: file, range: range, &memory) { false } ?? []
  }

  /// Returns the same; nil where `isOver` says so between two scenarios.
  ///
  /// `memory` keeps those of the scenarios that were asked about: an editor asks at each turn of
  /// the wheel.
  package func hints(
    in file: FileID, range: SourceRange?, _ memory: inout HintMemory, isOver: () -> Bool
  ) -> [VerdictHint]? {
    memory.forget(unlessAt: state.revision)
    var hints: [VerdictHint] = []
    for scenario in scenarios(of: file, in: range) {
      guard let result = result(of: scenario) else { continue }
      let known = memory.scenarios[scenario.name]
      if known == nil, isOver() { return nil }
      let own = known ?? verdicts(of: scenario, result) + changes(of: scenario)
      memory.scenarios[scenario.name] = own
      hints += own.filter { hint in
        let step = hint.step.range
        return range.map { step.start <= $0.end && $0.start <= step.end } ?? true
      }
    }
    return hints.sorted { $0.offset < $1.offset }
  }

  // MARK: - Verdicts

  private func verdicts(of scenario: PlannedScenario, _ result: ScenarioResult) -> [VerdictHint] {
    scenario.steps.enumerated().compactMap { number, step in
      switch step.kind {
      case .action: return nil
      case .expect(let expectation):
        return verdict(step.range, number, of: result, isOften: expectation.condition != nil)
      case .blank: return blank(step.range, of: result)
      }
    }
  }

  private func verdict(
    _ range: SourceRange, _ number: Int, of result: ScenarioResult, isOften: Bool
  ) -> VerdictHint? {
    let file = result.name.file
    let reached = result.cells.filter { $0.outcome != .skipped && $0.stepCount > number }
    guard !reached.isEmpty else { return nil }
    func isHere(_ finding: Finding) -> Bool {
      finding.location.file == file && range.contains(finding.location.range)
    }
    var hint = VerdictHint(
      kind: .holds, offset: range.end, label: "", step: Location(file, range))
    let found = reached.flatMap { cell in cell.findings.filter(isHere) }
    if let worst = found.first(where: { $0.kind != .undecided }) ?? found.first {
      hint.kind = worst.kind == .undecided ? .undecided : .fails
      let sign = worst.kind == .undecided ? "?" : "✘"
      hint.label = Analysis.shortened(sign + " " + said(of: worst, among: found))
      return hint
    }
    if reached.contains(where: { $0.knownFindings.contains(where: isHere) }) {
      hint.kind = .known
      hint.label = "✘ known issue"
      return hint
    }
    if reached.contains(where: { $0.outcome == .undecided && $0.assumedSteps.contains(number) }) {
      hint.kind = .undecided
      hint.label = "? rests on assumptions"
      return hint
    }
    // Where a condition chooses cells, not all of them compare.
    let count = isOften || reached.count == 1 ? "" : " \(reached.count) cells"
    hint.label = "✔" + count
    return hint
  }

  /// What is there in place of what is expected, or what it hangs on.
  private func said(of finding: Finding, among all: [Finding]) -> String {
    if finding.kind == .undecided, let open = openCode(of: finding) { return open }
    let words = finding.words
    let differ = all.contains { $0.words.essence != words.essence }
    guard let actual = looks(of: finding) ?? (words.actual.isEmpty ? nil : words.actual) else {
      return words.title
    }
    return actual + (differ ? " …" : "")
  }

  /// What a person sees, of a fact about that; nil where a colour or who decided is not told.
  private func looks(of finding: Finding) -> String? {
    guard case .bars(let sights) = finding.observed else { return nil }
    var looks: [BarLook] = []
    for sight in sights {
      guard sight.isHidden || sight.content != nil, sight.decider == nil else { return nil }
      let look = BarLook(sight)
      if !looks.contains(look) { looks.append(look) }
    }
    return looks.isEmpty ? nil : joined(looks.map { $0.facts }, " or ")
  }

  /// The code that an undecided fact hangs on.
  private func openCode(of finding: Finding) -> String? {
    for hint in finding.hints {
      switch hint {
      case .declare(let code, _, _): return code
      case .sayThatThereIsNone(let path), .sayWhatItIs(let path, _), .runOverValues(let path, _),
        .sayWhatItIsNext(let path, _), .sayNextThatThereIsNone(let path):
        return path
      case .choose(let policy), .chooseByFlag(let policy): return "policy." + policy.spelling
      case .askForUpdate, .askAgain, .remedies, .wait, .expectHidden, .wayOut, .declareBase,
        .sayMore, .expectUnknown, .expectUnanswered, .saySidebar, .sayDisplayMode, .readRule,
        .leaveOutCount, .countRequests, .sayWhoIsAsked, .declareAssumed, .splitFile, .widenMatrix,
        .takeKnownIssueOut, .update, .goThere:
        continue
      }
    }
    return nil
  }

  private func blank(_ range: SourceRange, of result: ScenarioResult) -> VerdictHint? {
    let place = Location(result.name.file, range)
    guard let lines = BlankText.lines(of: result, at: place) else { return nil }
    let more = lines.count > 1 ? " …" : ""
    let facts = lines[0].dropFirst("expect ".count)
    return VerdictHint(
      kind: .blank, offset: range.end, label: Analysis.shortened("= " + facts + more),
      step: place,
      edit: Fix.Edit(place, joined(lines, "\n" + indent(of: place))))
  }

  /// The blanks in front of the line of a place.
  func indent(of place: Location) -> String {
    let bytes = source(place.file).bytes
    var start = min(Int(place.range.start), bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  // MARK: - Changes

  private func changes(of scenario: PlannedScenario) -> [VerdictHint] {
    let rows = timelines(of: plan, scenario: scenario).compactMap { $0 }
    guard let first = rows.first else { return [] }
    return first.indices.compactMap { number in
      guard number < scenario.steps.count, case .action = scenario.steps[number].kind else {
        return nil
      }
      let all = rows.compactMap { $0.count > number ? TimelineWords($0[number]).changes : nil }
      guard let changes = all.first(where: { !$0.isEmpty }) else { return nil }
      let differ = all.contains { $0 != changes }
      let label = "→ " + joined(changes, ", then ") + (differ ? " …" : "")
      let range = scenario.steps[number].range
      return VerdictHint(
        kind: .change, offset: range.end, label: Analysis.shortened(label),
        step: Location(scenario.name.file, range))
    }
  }

  /// The text, cut off where it is too long for a hint.
  static func shortened(_ text: String) -> String {
    text.count <= hintLimit ? text : String(text.prefix(hintLimit - 1)) + "…"
  }
}
