import Binding
import Exploring
import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// What became of the laws of explorations, as text for people: those that fail at length.
package struct ExploreText {
  /// So many assumptions are named.
  private static let assumptionLimit = 3

  private let explorer: Explorer
  private let book: SourceBook
  let look: Look

  package init(_ explorer: Explorer, book: SourceBook, look: Look) {
    self.explorer = explorer
    self.book = book
    self.look = look
  }

  /// Writes all of it.
  package func write(to text: inout TextBuffer) {
    for explored in explorer.explorations {
      text.append(printable(book.text(of: explored.exploration.scenario.name)), look.palette.title)
      text.newline()
      var shown: [String] = []
      for law in explored.laws {
        let told = ToldLaw(law, of: explored, in: explorer)
        if explored.isKnownToFail(law) {
          writeKnown(told, to: &text)
          continue
        }
        write(told, wasShown: law.body.map { shown.contains($0) } ?? false, to: &text)
        if let body = law.body { shown.append(body) }
      }
      writeSeen(explored, to: &text)
      text.newline()
    }
    if !explorer.explorations.isEmpty { writeEnd(to: &text) }
  }

  /// The ways to where laws fail, each as a scenario.
  package static func scenarios(of explorer: Explorer) -> [String] {
    explorer.explorations.flatMap { explored in
      explored.laws.filter { !$0.isToldBefore }
        .compactMap { ToldLaw($0, of: explored, in: explorer).scenario }
    }
  }

  /// Writes `path:line:column: violated: the law, and the way there`, one line each.
  package func writeShort(to text: inout TextBuffer) {
    for explored in explorer.explorations {
      for law in explored.laws where !law.verdict.isGood && !law.isToldBefore {
        let told = ToldLaw(law, of: explored, in: explorer)
        text.append(book.line(told.place) + ": ")
        text.append(law.verdict.word, look.palette.error)
        text.append(": " + printable(told.title))
        if !law.steps.isEmpty { text.append(", after " + printable(way(told))) }
        text.newline()
      }
    }
  }

  // MARK: - Laws

  private func write(_ told: ToldLaw, wasShown: Bool, to text: inout TextBuffer) {
    let law = told.law
    let (symbol, style) = sign(of: law.verdict)
    let title = printable(told.title)
    text.append(symbol + " ", style)
    if law.verdict.isGood {
      text.append(title)
    } else {
      text.append(title, look.palette.title)
    }
    let note =
      law.verdict.isGood
      ? goodNote(told) : book.line(told.place) + " [" + told.code.spelling + "]"
    // Their column is the same for all that fit.
    let column = law.verdict.isGood ? 44 : min(look.width, 80) - CharacterWidth.cells(of: note)
    let taken = 2 + CharacterWidth.cells(of: title)
    if taken + 2 <= column {
      text.space(column - taken)
    } else {
      text.newline()
      text.space(4)
    }
    text.append(printable(note), look.palette.place)
    text.newline()
    if law.verdict.isGood { return }
    writeReason(told, to: &text)
    if let message = told.message {
      text.append("  because  ")
      text.append(printable(message))
      text.newline()
    }
    guard law.verdict == .violated else { return }
    if wasShown {
      text.append("  by the same way as above")
      text.newline()
      return
    }
    text.newline()
    writeScenario(told, to: &text)
    writeFailure(told, to: &text)
  }

  /// A law that is known to fail, and why that is no failure.
  private func writeKnown(_ told: ToldLaw, to text: inout TextBuffer) {
    text.append(look.symbols.dot + " ", look.palette.gutter)
    text.append(printable(told.title) + "  known to fail")
    text.newline()
  }

  private func sign(of verdict: ExploredLaw.Verdict) -> (String, Palette.Style) {
    switch verdict {
    case .holds: (look.symbols.passed, look.palette.passed)
    case .holdsSoFar, .undecided, .neverTried:
      (look.symbols.undecided, look.palette.warning)
    case .violated, .unreachable: (look.symbols.failed, look.palette.error)
    }
  }

  /// Where a law that holds was tried.
  private func goodNote(_ told: ToldLaw) -> String {
    let law = told.law
    switch law.law.kind {
    case .reachable where !law.law.hasPremise: return way(told)
    case .reachable: return "from all " + SummaryText.count(law.met, "situation")
    case .after: return "on " + SummaryText.count(law.met, "way") + " back"
    case .always, .never:
      if law.law.isOfMoves { return "on all moves" }
      return (law.met == 1 ? "in " : "in all ") + SummaryText.count(law.met, "situation")
    }
  }

  private func writeReason(_ told: ToldLaw, to text: inout TextBuffer) {
    let law = told.law
    var parts: [String] = []
    switch law.verdict {
    case .holds: return
    case .holdsSoFar: parts = ["holds so far: there are more situations than were seen"]
    case .undecided:
      parts = [told.unknown.map { "not known: `\($0)`" } ?? "something that is not known decides"]
      if law.isOpen { parts = ["open: there are more situations than were seen"] }
      if !law.cells.contains(.undecided), !law.isOpen { parts = ["holds on assumptions alone"] }
    case .neverTried: parts = ["never tried: it counts in no situation that can be reached"]
    case .unreachable: parts = ["in no situation that can be reached"]
    case .violated:
      let steps = SummaryText.count(law.steps.count, "step")
      parts = [steps + (law.failures > 1 ? ", the shortest of \(law.failures) ways" : "")]
      if law.law.kind == .reachable { parts.append("from there no way leads to it") }
      if law.isOfCode { parts.append("by a step of `with`") }
    }
    if let cells = told.cells { parts.append(cells) }
    text.space(2)
    text.append(printable(parts.joined(separator: " " + look.symbols.dot + " ")))
    text.newline()
  }

  private func writeScenario(_ told: ToldLaw, to text: inout TextBuffer) {
    let lines: [String]
    if let scenario = told.scenario {
      lines = scenario.split(separator: "\n").map { String($0) }
    } else {
      lines = [way(told)]
    }
    for line in lines {
      text.space(4)
      text.append(printable(line))
      text.newline()
    }
    text.newline()
  }

  private func writeFailure(_ told: ToldLaw, to text: inout TextBuffer) {
    guard let words = told.words else { return }
    let labels = words.labels.filter { $0.location.file != words.location.file }
    if !labels.isEmpty {
      DiagnosticText.writeExcerpts(
        labels, in: book, to: &text, style: look.palette.error,
        layout: .dense(deciding: labels.first?.location), beside: told.place.file, look)
    }
    let fields = BlockFields(look: look)
    for (index, reason) in told.why.enumerated() {
      fields.writeProse(index == 0 ? "why" : "", printable(reason), to: &text)
    }
    for (index, assumption) in words.assumptions.prefix(ExploreText.assumptionLimit).enumerated() {
      let rule = assumption.rule.map { $0.spelling + "  " } ?? ""
      fields.writeProse(
        index == 0 ? "assumes" : "", printable(rule + assumption.sentence), to: &text)
    }
    if let mend = words.mend {
      MendText(book: book, look: look).writeBrief(
        mend, of: words, tried: "the law holds there then", fields, to: &text)
    } else {
      for hint in words.hints.prefix(1) { fields.writeProse("hint", printable(hint), to: &text) }
    }
    text.newline()
  }

  private func way(_ told: ToldLaw) -> String {
    told.law.steps.joined(separator: " " + look.symbols.dot + " ")
  }

  // MARK: - The end

  private func writeSeen(_ explored: Explorer.Explored, to text: inout TextBuffer) {
    if let issue = explored.exploration.scenario.knownIssue {
      let file = explored.exploration.scenario.name.file
      text.append(explored.isIssueGone ? look.symbols.failed + " " : "  ", look.palette.error)
      text.append(explored.isIssueGone ? "every law holds, and this was known: " : "known issue: ")
      text.append(printable(book.text(of: Location(file, issue.reason))))
      text.newline()
    }
    let seen = explored.seen
    text.space(2)
    text.append(explored.seenWords(look.symbols), look.palette.place)
    text.newline()
    let program = explorer.plan.bound.program
    let truths = explored.tried.filter { program.inputs[Int($0.index)].isBoolean }
    let others = explored.tried.filter { !program.inputs[Int($0.index)].isBoolean }
    for (values, inputs) in [("true and false were", truths), ("each value was", others)]
    where !inputs.isEmpty {
      let names = inputs.map { "`" + Phrasing.name(of: $0, in: program) + "`" }
      text.append("  \(values) tried of " + printable(names.joined(separator: ", ")))
      text.newline()
    }
    writeMoves(seen, to: &text)
    writeAssumptions(explored, to: &text)
    guard let unknown = seen.unknown else { return }
    let name = Phrasing.name(of: unknown, in: explorer.plan.bound.program)
    text.append("  not known: `" + printable(name) + "`; what hangs on it was not searched")
    text.newline()
  }

  /// What the laws that hold rest on, each once.
  private func writeAssumptions(_ explored: Explorer.Explored, to text: inout TextBuffer) {
    var told: [VerdictAssumption] = []
    for assumption in explored.laws.flatMap({ $0.verdict.fails ? [] : $0.assumptions })
    where !told.contains(where: { $0.isSame(as: assumption) }) {
      told.append(assumption)
    }
    let fields = BlockFields(look: look)
    for (index, assumption) in told.prefix(ExploreText.assumptionLimit).enumerated() {
      let rule = assumption.rule.map { $0.spelling + "  " } ?? ""
      fields.writeProse(
        index == 0 ? "assumes" : "", printable(rule + assumption.sentence), to: &text)
    }
    if told.count > ExploreText.assumptionLimit {
      fields.writeProse(
        "", "\(look.symbols.ellipsis) and \(told.count - ExploreText.assumptionLimit) more",
        to: &text)
    }
  }

  private func writeEnd(to text: inout TextBuffer) {
    let laws = explorer.explorations.flatMap { explored in
      explored.laws.filter { !explored.isKnownToFail($0) }
    }
    let known = explorer.explorations.reduce(0) { $0 + $1.laws.count } - laws.count
    let isGone = explorer.explorations.contains { $0.isIssueGone }
    var parts: [String] = []
    for verdict in ExploredLaw.Verdict.all {
      let count = laws.count { $0.verdict == verdict }
      if count > 0 { parts.append("\(count) " + verdict.words(of: count)) }
    }
    if known > 0 { parts.append("\(known) known to fail") }
    if isGone { parts.append("an issue is gone") }
    let isBad = isGone || laws.contains { $0.verdict.fails }
    let isGood = laws.allSatisfy { $0.verdict.isGood }
    let (symbol, style) =
      isBad ? sign(of: .violated) : isGood ? sign(of: .holds) : sign(of: .undecided)
    text.append(symbol + " ", style)
    let count = SummaryText.count(laws.count + known, "law")
    text.append(parts.isEmpty ? "no law" : count + ": " + parts.joined(separator: ", "))
    text.newline()
  }
}

/// A law, and all that reports tell of it.
struct ToldLaw: Sendable {
  let law: ExploredLaw
  /// The line of the law.
  let place: Location
  /// The law without what its author says of it.
  let titlePlace: Location
  let exploration: String
  /// The law as it is written, on one line, without what its author says of it.
  let title: String
  /// What its author says of it.
  let message: String?
  /// The scenario that shows it; nil where there is none.
  let scenario: String?
  /// What is not known, and decides.
  let unknown: String?
  /// The cells in which it is so, in words; nil for all.
  let cells: String?
  /// Nil where the run of its scenario tells nothing.
  let words: FindingWords?

  init(_ law: ExploredLaw, of explored: Explorer.Explored, in explorer: Explorer) {
    self.law = law
    let file = explored.exploration.scenario.name.file
    place = Location(file, law.law.range)
    let spec = explorer.plan.bound.spec
    let name = spec.text(explored.exploration.scenario.name.range, in: file)
    titlePlace = Location(file, law.law.told)
    let words = spec.text(law.law.told, in: file).split { $0 == " " || $0 == "\n" }
    let title = words.joined(separator: " ")
    self.title = title
    message = law.law.message.map { spec.text($0, in: file) }
    exploration = name
    scenario = law.body.map { laidOut("scenario " + quoted(name + ": " + title) + $0) }
    unknown = law.unknown.map { Phrasing.name(of: $0, in: explorer.plan.bound.program) }
    self.words = law.result?.firstFailure?.words
    let told = law.verdict == .undecided ? ExploredLaw.Standing.undecided : .fails
    let chosen = law.cells.indices.filter { law.cells[$0] == told }
    let cells = zip(explored.exploration.scenario.cells, law.cells).map { cell, standing in
      CellResult(
        axes: cell.axes, outcome: standing == .skipped ? .skipped : .passed, expectationCount: 0,
        findings: [], notes: [], stepCount: 0)
    }
    let result = ScenarioResult(name: explored.exploration.scenario.name, cells: cells)
    self.cells = law.verdict.isGood || chosen.isEmpty ? nil : result.whereabouts(chosen)
  }

  /// Why, in the order in which it was decided.
  var why: [String] {
    (words?.reasons ?? []).prefix(2).map { $0.text + " (" + $0.rule.spelling + ")" }
  }

  /// That of a law that fails, or of one that stays open.
  var code: DiagnosticCode {
    switch law.verdict {
    case .violated, .unreachable: .lawFails
    case .holds, .holdsSoFar, .undecided, .neverTried: .lawIsOpen
    }
  }

  /// The scenario of a law that fails.
  var shownBy: ScenarioResult.ShownBy? {
    guard let result = law.result, let scenario,
      let cell = result.cells.firstIndex(where: { !$0.findings.isEmpty })
    else { return nil }
    return ScenarioResult.ShownBy(name: result.name, cell: cell, text: scenario)
  }

  var hints: [String] { words?.mend == nil ? words?.hints.first.map { [$0] } ?? [] : [] }
}

/// A scenario as a spec is laid out, in lines that fit a terminal.
func laidOut(_ scenario: String) -> String {
  let source = Source(file: FileID(0), name: "scenario", bytes: Array(scenario.utf8))
  guard case .text(let bytes) = format(source, width: 76) else { return scenario }
  return String(decoding: bytes, as: UTF8.self)
}

extension ExploredLaw.Verdict {
  /// In the order in which they are told.
  static let all: [ExploredLaw.Verdict] = [
    .holds, .holdsSoFar, .violated, .unreachable, .undecided, .neverTried,
  ]

  /// `true` iff nothing is left to be done about it.
  package var isGood: Bool { self == .holds }

  /// One word, for programs.
  package var word: String {
    switch self {
    case .holds: "holds"
    case .holdsSoFar: "holdsSoFar"
    case .violated: "violated"
    case .unreachable: "unreachable"
    case .undecided: "undecided"
    case .neverTried: "neverTried"
    }
  }

  fileprivate func words(of count: Int) -> String {
    switch self {
    case .holds: count == 1 ? "holds" : "hold"
    case .holdsSoFar: (count == 1 ? "holds" : "hold") + " so far"
    case .violated: "violated"
    case .unreachable: "not reachable"
    case .undecided: "undecided"
    case .neverTried: "never tried"
    }
  }
}
