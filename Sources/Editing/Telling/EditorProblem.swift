import Interpreter
import Language
import Reporting
import StatusBar
import Wording

/// Something that an editor underlines.
package struct EditorProblem: Sendable {
  package var location: Location
  package var severity: Severity
  package var code: DiagnosticCode
  /// States the problem, why it is so and what to do.
  package var message: String
  /// What else of the texts has to do with it.
  package var related: [Related] = []
  /// `true` iff the text at its place has no effect, and could as well not be there.
  package var isUnnecessary: Bool { EditorProblem.codesWithoutEffect.contains(code) }
  /// `true` iff the text at its place works, and something newer is in its stead.
  package var isDeprecated: Bool { code == .deprecatedCall }
  /// What would mend it.
  package var fixes: [Fix] = []
  /// The expectation that does not hold, where mends can be looked for.
  package var failure: Finding?

  private static let codesWithoutEffect: [DiagnosticCode] = [
    .setterIgnored, .setterRemoved, .overrideNotAsked, .styleUnderNavigationBar,
    .captureFlagWithoutEffect, .plistStyleAfterLaunch, .modifierOnDestination,
    .modifierUnderPlistMode, .schemeWithoutBackground, .sheetContentNotAsked, .answerHandedOn,
    .overrideUnderPlistMode, .presentedTooEarly, .neverUsed,
  ]

  package enum Severity: Sendable { case error, warning, information, hint }

  /// A place, and what it has to do with a problem.
  package struct Related: Sendable {
    package var location: Location
    package var text: String
  }
}

extension Analysis {
  /// Returns what is to be underlined in a file, in the order of the text.
  package func problems(in file: FileID) -> [EditorProblem] {
    var found = DiagnosticOrder.sorted(plan.diagnostics).map { EditorProblem($0) }
    for result in state.results {
      for block in result.blocks() { found.append(problem(block, of: result)) }
      for finding in known(result) { found.append(finding) }
      for advice in result.advice {
        found.append(EditorProblem(advice))
      }
    }
    let own = found.filter { $0.location.file == file }
    return own.enumerated().sorted {
      ($0.element.location.range.start, $0.offset) < ($1.element.location.range.start, $1.offset)
    }.map { $0.element }
  }

  private func problem(_ block: FoldedFinding, of result: ScenarioResult) -> EditorProblem {
    let words = block.mismatch
    var message = words.title
    if let cells = result.describe(block.cells) { message += " on " + cells }
    for other in block.others { message += "\nalso: " + other.title }
    for reason in words.reasons.prefix(3) {
      message += "\nwhy: " + reason.text + " (" + reason.rule.spelling + ")"
    }
    for hint in words.hints.prefix(2) { message += "\nhint: " + hint }
    var problem = EditorProblem(
      location: words.location, severity: EditorProblem.severity(of: words.kind),
      code: words.code, message: message)
    let marks = words.story.isEmpty ? words.decisive.map { [$0] } ?? [] : words.story
    problem.related = (marks + words.unheard).compactMap { label in
      label.text.isEmpty
        ? nil : EditorProblem.Related(location: label.location, text: label.text)
    }
    problem.failure = words.finding
    return problem
  }

  /// What does not hold and whose author knows.
  private func known(_ result: ScenarioResult) -> [EditorProblem] {
    guard let issue = result.knownIssue else { return [] }
    var seen: [Location] = []
    var found: [EditorProblem] = []
    for finding in result.cells.flatMap({ $0.knownFindings })
    where !seen.contains(finding.location) {
      seen.append(finding.location)
      let text = state.spec.text(issue)
      found.append(
        EditorProblem(
          location: finding.location, severity: .hint, code: finding.code,
          message: "known issue: " + text + "\n" + finding.title))
    }
    return found
  }
}

extension EditorProblem {
  /// What a diagnostic says.
  package init(_ diagnostic: Diagnostic) {
    location = diagnostic.primary.location
    code = diagnostic.code
    severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .information
      }
    message = diagnostic.message
    for note in diagnostic.notes { message += "\n" + note }
    if let hint = diagnostic.hint { message += "\nhint: " + hint }
    related = diagnostic.secondary.compactMap { label in
      label.text.isEmpty ? nil : Related(location: label.location, text: label.text)
    }
    fixes = diagnostic.fixes
  }

  fileprivate static func severity(of kind: Finding.Kind) -> Severity {
    switch kind {
    case .failed, .broken: .error
    case .undecided: .warning
    case .blank: .information
    }
  }
}
