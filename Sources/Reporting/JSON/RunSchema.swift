/// The JSON Schema of a run as JSON Lines: what the tables of its records say of themselves.
package enum RunSchema {
  package static var text: String {
    let schema = JSONValue.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      (
        "title",
        .text(
          "One line of `--format json`, of any verb that has records")
      ),
      ("description", .text("Readers skip kinds and keys that they do not know.")),
      ("oneOf", .list(records.map { JSONShape.reference($0.key) })),
      ("$defs", .object(JSONShape.definitions + parts + records)),
    ])
    return JSONLayout.text(of: schema) + "\n"
  }

  /// The definitions of lines.
  private static var records: [(key: String, value: JSONValue)] {
    [
      RunJSON.start.definition, RunJSON.file.definition, DiagnosticJSON.record.definition,
      RunJSON.error.definition, ScenarioJSON.scenario.definition, ScenarioJSON.listed.definition,
      AnswerJSON.answer.definition, AnswerJSON.asked.definition, MendJSON.mends.definition,
      MendJSON.mended.definition, MomentJSON.moment.definition, MomentJSON.timeline.definition,
      PageJSON.code.definition, PageJSON.rule.definition, ImportJSON.imported.definition,
      ImportJSON.screen.definition, ImportJSON.dead.definition, ImportJSON.open.definition,
      ImportJSON.unread.definition, AuditJSON.found.definition, AuditJSON.audited.definition,
      ExploreJSON.law.definition, ExploreJSON.explored.definition,
      MutationJSON.mutant.definition, MutationJSON.mutated.definition,
      RunJSON.summary.definition,
    ]
  }

  /// The definitions of what lines are made of.
  private static var parts: [(key: String, value: JSONValue)] {
    [
      DiagnosticJSON.point.definition, DiagnosticJSON.place.definition,
      DiagnosticJSON.label.definition, DiagnosticJSON.fix.definition,
      DiagnosticJSON.diagnostic.definition, ScenarioJSON.assumption.definition,
      ScenarioJSON.reason.definition, ScenarioJSON.mismatch.definition, MendJSON.mend.definition,
      ScenarioJSON.cell.definition, RunJSON.counts.definition, FindingJSON.finding.definition,
      FindingJSON.words.definition, FindingJSON.point.definition, MomentJSON.cells.definition,
      MomentJSON.verdict.definition, MomentJSON.note.definition, MomentJSON.candidate.definition,
      MomentJSON.step.definition, AnswerJSON.row.definition,
    ]
  }
}
