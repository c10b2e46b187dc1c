import Interpreter
import Language
import StatusBar

/// A finding in words.
package struct FindingWords: Sendable {
  package var finding: Finding
  /// States the problem without the excerpt: "expected hidden, but the bar stays visible".
  package var title: String { phrase.text }
  package let phrase: Phrase
  /// How much of both values the title says.
  package let titleSays: Saying
  /// Empty for a step that cannot be done.
  package let expected: String
  package let actual: String
  /// `actual` as far as it matters to the fact: equal ones fail for one reason, in whatever cell.
  package let essence: String
  /// The line that decided the actual value, with a few words.
  package let decisive: Diagnostic.Label?
  /// What led to the actual value, in the order of time, where `decisive` does not say it all: who
  /// gave a value that decided, the line that decided, the step after which nothing took it back.
  package let story: [Diagnostic.Label]
  /// What asks for just what is expected, and is not heard.
  package let unheard: [Diagnostic.Label]
  /// In the order in which the model met them.
  package let reasons: [ReasonLine]
  /// What to do, a sentence each; two for an undecided fact.
  package var hints: [String] { advice.map { $0.text } }
  package let advice: [Phrase]

  /// What of the expected and the actual value stands in a title.
  package enum Saying: UInt8, Hashable, Sendable { case nothing, expected, both }

  package init(_ finding: Finding) {
    let phrasing = Phrasing(finding.program)
    self.finding = finding
    (expected, actual) = (phrasing.expected(finding), phrasing.actual(finding))
    phrase = phrasing.title(of: finding, expected: expected, actual: actual)
    titleSays = phrasing.saying(finding)
    essence = phrasing.essence(of: finding, actual)
    decisive = finding.decisive.map { phrasing.label($0) }
    story = finding.story.map { phrasing.label($0) }
    unheard = finding.unheard.map { phrasing.label($0) }
    reasons = phrasing.lines(finding.reasons)
    advice = phrasing.hints(of: finding)
  }
}

// What is data in it, by the same names.
extension FindingWords {
  package var kind: Finding.Kind { finding.kind }
  package var code: DiagnosticCode { finding.code }
  /// The fact, or the step that cannot be done.
  package var location: Location { finding.location }
  /// What the actual value rests on besides what is known.
  package var assumptions: [VerdictAssumption] { finding.assumptions }
  /// The reading of one of them with which a fact that fails would hold.
  package var otherReading: OtherReading? { finding.otherReading }
  /// The last action before the expectation, nil if none.
  package var step: Location? { finding.step }
  /// A change of the structure that makes it hold, tried; nil where none was looked for or found.
  package var mend: Mend? { finding.mend }
  /// The author's `because`.
  package var message: String? { finding.message.map { finding.program.text($0.range) } }
  /// What `actual` sums up, each by itself; empty for a step that cannot be done, or a condition.
  package var possible: [String] { Phrasing(finding.program).possible(finding) }
}

extension Finding {
  /// It in words.
  package var words: FindingWords { FindingWords(self) }

  /// States the problem in one line.
  package var title: String { Phrasing(program).title(of: self).text }
}

extension CellResult {
  /// What does not hold in it, in words.
  package var told: [FindingWords] { findings.map { $0.words } }
}

/// What was said of the findings of one scenario, so that cells in which the same is found share
/// the words: most of a matrix does.
package struct ToldFindings {
  /// More that differ at one place are said anew: looking for them would take longer.
  private static let limit = 8

  private var told: [Location: [FindingWords]] = [:]

  package init() {}

  /// Returns a finding in words.
  package mutating func words(of finding: Finding) -> FindingWords {
    let others = told[finding.location] ?? []
    if let known = others.first(where: { $0.finding == finding }) { return known }
    let words = finding.words
    if others.count < ToldFindings.limit { told[finding.location, default: []].append(words) }
    return words
  }
}
