import Binding
import Exploring
import Interpreter
import Language
import StatusBar
import Wording

/// What an audit found as JSON Lines: a record `found` for each finding, then one `audited`.
package enum AuditJSON {
  /// Writes the findings in their order, the certain ones first.
  package static func write(_ audit: Audit, in book: SourceBook, to json: inout JSONWriter) {
    for finding in audit.findings {
      found.writeRecord(ToldFinding(finding), in: book, to: &json)
    }
  }

  /// Writes the last record; nil where nothing could be searched.
  package static func writeEnd(_ audit: Audit?, exit: Int, to json: inout JSONWriter) {
    audited.writeRecord(End(audit: audit, exit: exit), in: .empty, to: &json)
  }

  static let found = JSONTable<ToldFinding, Never>(
    record: "found", about: "What contradicts a law, of `sbar audit`.",
    [
      .word("law", of: Law.allCases.map { $0.word }) { $0.lead.law.word },
      .text("code") { $0.lead.law.code.spelling },
      .flag("isCertain") { $0.lead.isCertain }
        .about("False where it rests on a disputed rule, or loses to what is stated, too."),
      .text("message") { $0.lead.title },
      .maybePlace("place") { $0.place }
        .about("The line that decided, or that asks in vain."),
      .maybeText("root") { $0.root }
        .about("The screen that was begun with, where the app does not say which."),
      .texts("supposing") { $0.supposing }
        .about("What it is only so with, as a header says it."),
      .texts("steps") { $0.steps }.about("The shortest way there, as a scenario has it."),
      .text("expected") { $0.lead.expectation },
      .text("scenario") { $0.scenario },
      .texts("why") { $0.why },
      .texts("hints") { $0.hints },
      .maybeObject("mend", MendJSON.mend) { $0.mend },
    ])

  struct End: Sendable {
    var audit: Audit?
    var exit: Int

    var seen: Exploration { audit?.seen ?? Exploration() }
  }

  static let audited = JSONTable<End, Never>(
    record: "audited", about: "The last record of `sbar audit`.",
    [
      .count("findings") { $0.audit?.findings.count { $0.lead.isCertain } ?? 0 },
      .count("likely") { $0.audit?.findings.count { !$0.lead.isCertain } ?? 0 },
      .count("allowed") { $0.audit?.allowed ?? 0 }.about("What comments allow, and is not told."),
      .count("known") { $0.audit?.known ?? 0 }.about("What the baseline holds, and is not told."),
      .count("situations") { $0.seen.situations },
      .count("moves") { $0.seen.moves },
      .count("open") { $0.seen.open }.about("Situations that were not gone on from."),
      .flag("isInterrupted") { $0.seen.isInterrupted }
        .about("True where time was over first: another run may find more."),
      .maybeText("unknown") { end in
        guard let input = end.seen.unknown, let audit = end.audit else { return nil }
        return Phrasing.name(of: input, in: audit.plan.bound.program)
      },
      .texts("roots") { $0.audit?.roots ?? [] }
        .about("The screens that were begun with, where the app does not say which."),
      .flag("isLaunchLeftOut") { $0.audit?.launch != nil }
        .about("True where what the launch leads to is not known."),
      .count("exit") { $0.exit },
    ])
}

extension Law {
  fileprivate var word: String {
    switch self {
    case .obeyed: "obeyed"
    case .unchanged: "unchanged"
    case .legible: "legible"
    case .steady: "steady"
    }
  }
}

/// A finding of an audit, and all that reports tell of it.
struct ToldFinding: Sendable {
  let lead: Lead
  let steps: [String]
  let supposing: [String]
  let root: String?
  let place: Location?
  let scenario: String
  /// Nil where the run of its scenario tells nothing.
  let words: FindingWords?
  let result: ScenarioResult

  init(_ finding: Audit.Finding) {
    lead = finding.lead
    steps = finding.steps
    supposing = finding.supposing
    root = finding.root
    place = finding.place
    scenario = finding.text(named: finding.lead.title)
    result = finding.result
    words = finding.result.firstFailure?.words
  }

  /// Why, in the order in which it was decided.
  var why: [String] {
    if let reason = lead.reason { return [reason] }
    return (words?.reasons ?? []).prefix(2).map { $0.text + " (" + $0.rule.spelling + ")" }
  }

  var mend: Mend? { words?.mend }

  /// What to do where no mend is known.
  var hints: [String] {
    guard mend == nil else { return [] }
    return (lead.hint ?? words?.hints.first).map { [$0] } ?? []
  }

  /// The result as that of a scenario which stands in no file.
  var shown: ScenarioResult {
    var shown = result
    let cell = result.cells.firstIndex { !$0.findings.isEmpty } ?? 0
    shown.shownBy = ScenarioResult.ShownBy(name: result.name, cell: cell, text: scenario)
    return shown
  }

  /// The cells in which it is so.
  var cells: String? {
    result.whereabouts(result.cells.indices.filter { !result.cells[$0].findings.isEmpty })
  }

  /// The lines of the app that led there.
  var labels: [Diagnostic.Label] {
    guard let words else { return [] }
    return words.labels.filter { $0.location.file != words.location.file }
  }
}
