import Interpreter
import Language
import StatusBar

/// What the bar does in one cell of a question, in words.
package struct AnswerWords: Sendable {
  private let answer: CellAnswer
  /// Why, in the order in which it was decided.
  package let reasons: [ReasonLine]
  /// What the difference depends on, where there are several looks.
  package let doubt: Doubt?
  /// Remarks with a way to go on: the bar lags behind.
  package let hints: [String]
  /// The step that cannot be done, or whose way is unknown; nothing else counts then.
  package let problem: FindingWords?

  /// What is not said, and how to say it.
  package struct Doubt: Sendable {
    /// The line that it depends on; nil for a question that no source answers.
    package let label: Diagnostic.Label?
    /// The question that no source answers.
    package let rule: Rule?
    /// What to do about it, a sentence each.
    package let hints: [String]
  }

  /// Says all of an answer.
  package init(_ answer: CellAnswer) {
    let phrasing = Phrasing(answer.program)
    self.answer = answer
    // Each once, as the model met them; then the one that decides before the way to it.
    let lines = phrasing.lines(answer.reasons)
    reasons = lines.filter { $0.decides } + lines.filter { !$0.decides }
    doubt = answer.doubt.map { doubt in
      Doubt(
        label: doubt.mark.map { phrasing.label($0) }, rule: doubt.rule,
        hints: phrasing.words(of: doubt.hints).map { $0.text })
    }
    hints = phrasing.words(of: answer.hints).map { $0.text }
    problem = answer.problem.map { FindingWords($0) }
  }
}

extension AnswerWords {
  /// What can be seen: several where something unknown makes a difference.
  package var looks: [BarLook] { answer.looks }
  /// What the answer rests on besides what is known.
  package var assumptions: [VerdictAssumption] { answer.assumptions }
  /// What is not set and would change the answer.
  package var alternatives: [CellAnswer.Alternative] { answer.alternatives }

  /// `true` iff both read the same but for reasons and assumptions.
  package func isSame(as other: AnswerWords) -> Bool {
    looks == other.looks && hangs(on: other) && problem?.title == other.problem?.title
      && problem?.kind == other.problem?.kind
  }

  /// `true` iff both depend on the same unknown line or rule, or on none.
  package func hangs(on other: AnswerWords) -> Bool {
    doubt?.label == other.doubt?.label && doubt?.rule == other.doubt?.rule
  }
}
