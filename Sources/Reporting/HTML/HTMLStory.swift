import Binding
import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// What a scenario did in one of its cells, step by step, and who could answer where it does not
/// hold.
struct HTMLStory {
  /// An action with the expectations behind it.
  struct Shot {
    /// Nil for the app as it is before the first action.
    var step: Location?
    /// What is on screen after it.
    var looks: [BarLook]
    /// What happened, in words.
    var events: [String]
    var problem: String?
    var expectations: [(place: Location, verdict: MomentWords.StepVerdict)]
    /// The device after it: as it is, and as it should be where that is another picture.
    var pictures: [Picture] = []
  }

  /// The device, the release, how it is held, the mode.
  let facts: [String]
  /// The text that holds the scenario of what a search found: no file that a person knows.
  let found: FileID?
  private(set) var shots: [Shot] = []
  /// How the bar came about at the expectation that does not hold.
  private(set) var accounts: [MomentWords.Account] = []

  /// The bar after each action.
  var pills: [Pill] { shots.compactMap { Pill($0.looks) } }

  /// Runs the scenario of a result once more in one cell; nil where it was not planned here.
  init?(of result: ScenarioResult, cell: Int, _ plan: Plan?, in book: SourceBook) {
    let number = result.shownBy?.cell ?? cell
    guard let plan, var scenario = plan.scenario(of: result),
      scenario.cells.indices.contains(number), scenario.cells[number].exists
    else { return nil }
    scenario.cells = [scenario.cells[number]]
    found = result.shownBy?.name.file
    facts = CellWords.parts(of: scenario.cells[0])
    guard let rows = timelines(of: plan, scenario: scenario).first ?? nil else { return nil }
    var looks: [BarLook] = []
    for row in rows {
      let words = TimelineWords(row)
      if let verdict = words.verdict, words.problem == nil {
        if shots.isEmpty { shots.append(Shot(looks: [], events: [], expectations: [])) }
        shots[shots.count - 1].expectations.append((row.step, verdict))
        continue
      }
      looks = row.changes.last?.looks ?? looks
      let events =
        words.entrances
        + words.advice.map { advice in
          advice.code.spelling + ": no effect, line "
            + String(book.lineNumber(advice.primary.location))
        }
      shots.append(
        Shot(
          step: row.step, looks: looks, events: events, problem: words.problem, expectations: []))
    }
    addPictures(frames(of: plan, scenario: scenario, cell: 0), in: book)
    let findings = result.cells[cell].findings + result.cells[cell].knownFindings
    let failing = findings.lazy.compactMap { scenario.step(of: result, at: $0.location) }.min()
    guard let failing, let moment = moments(of: plan, scenario: scenario, after: failing).first
    else { return }
    accounts = moment.map { MomentWords($0).accounts } ?? []
  }

  fileprivate static func pills(of plan: Plan, _ scenario: PlannedScenario) -> [Pill] {
    guard let rows = timelines(of: plan, scenario: scenario).first ?? nil else { return [] }
    var looks: [BarLook] = []
    var pills: [Pill] = []
    for row in rows {
      let words = TimelineWords(row)
      if words.verdict != nil, words.problem == nil { continue }
      looks = row.changes.last?.looks ?? looks
      if let pill = Pill(looks) { pills.append(pill) }
    }
    return pills
  }

  private mutating func addPictures(_ frames: [Frame], in book: SourceBook) {
    let maker = ShotMaker(book: book)
    var number = -1
    for (index, frame) in frames.enumerated() where frame.problem == nil {
      if frame.isAction {
        while number + 1 < shots.count, shots[number + 1].step != frame.step { number += 1 }
        number += 1
      }
      guard shots.indices.contains(number), frame.isAction || frame.wanted != nil else { continue }
      shots[number].pictures = maker.shots(at: index, of: frames).map { $0.picture }
      let next = frames[(index + 1)...].first { $0.isAction }
      if !shots[number].pictures.isEmpty, let touch = next?.touch {
        shots[number].pictures[0].touch = Picture.Touch(touch)
      }
    }
  }
}

extension Picture.Touch {
  fileprivate init(_ touch: Frame.Touch) {
    switch touch {
    case .label(let label): self = .label(label)
    case .back: self = .back
    }
  }
}

extension Plan {
  /// The files that are read again for a mend have at most so many bytes together.
  private static let byteLimit = 400_000

  /// Returns the bar after each action of a scenario in one of its cells, with a mend; empty where
  /// that would take long, or where it cannot be run.
  func pills(
    of result: ScenarioResult, cell: Int, with mend: Mend, _ options: RunOptions
  ) -> [Pill] {
    let name = result.shownBy?.name ?? result.name
    let cell = result.shownBy?.cell ?? cell
    guard let number = scenarios.firstIndex(where: { $0.name == name }),
      bound.spec.sources.reduce(0, { $0 + $1.bytes.count }) <= Plan.byteLimit
    else { return [] }
    var options = options
    options.comparesSwitches = false
    options.listsKept = false
    let plan = makePlan(bound.spec.applying(mend.fix.edits), options: options)
    guard !plan.hasErrors, plan.scenarios.indices.contains(number) else { return [] }
    var scenario = plan.scenarios[number]
    guard scenario.cells.indices.contains(cell), scenario.cells[cell].exists else { return [] }
    scenario.cells = [scenario.cells[cell]]
    return HTMLStory.pills(of: plan, scenario)
  }
}

extension Spec {
  /// The spec with its files changed and read again.
  fileprivate func applying(_ edits: [Fix.Edit]) -> Spec {
    var changed = self
    changed.diagnostics = []
    for (index, source) in sources.enumerated()
    where edits.contains(where: { $0.location.file == source.file }) {
      changed.sources[index] = source.applying(edits)
      let parsed = parse(changed.sources[index], names: &changed.names)
      changed.scripts[index] = parsed.script
      changed.diagnostics += parsed.diagnostics
    }
    return changed
  }
}
