import Language
import StatusBar

// Routes in words, for those that were not taken as expected.
extension CellRunner {
  func askedWords(like route: [PlannedQuestion]) -> String {
    guard let last = lastEvaluation else { return "asked []" }
    var questions: [Event.Question] = []
    if route.contains(where: { $0.property?.isOfStyle != true }) {
      questions += last.evaluation.visibility
    }
    if route.contains(where: { $0.property?.isOfStyle != false }) {
      questions += last.evaluation.style
    }
    let words = told(questions, like: route, at: last.event).map {
      name(of: $0.controller, at: last.event) + "." + $0.property.spelling
    }
    return "asked [" + joined(words, ", ") + "]"
  }

  /// `2 times`, or `at least 1 time` where UIKit asks as often as it likes.
  func timesWords(_ route: [PlannedQuestion], isWhole: Bool) -> String {
    let taken = timesTaken(route, isWhole: isWhole)
    return (taken.mayBeMore ? "at least " : "") + times(taken.least)
  }

  func notAskedWords(_ question: PlannedQuestion) -> String {
    let isCertain = wasAsked(question) == .holds
    return (isCertain ? "asked " : "perhaps asked ") + question.controller.spelling
  }

  func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

  /// Why nobody knows how often, and what to write instead.
  func explainFrequency(_ fact: PlannedFact, _ mismatch: inout Mismatch) {
    mismatch.reasons = [
      ReasonLine(
        rule: .u19,
        text: "around a launch, a transition or a rotation UIKit asks as often as it likes",
        location: nil)
    ]
    if case .asked = fact.kind {
      mismatch.hints = [
        "leave out `exactly …`: the last time it asks takes this route, or does not",
        "count what code requests: `request update`, or `call` of what requests it",
      ]
    } else {
      mismatch.hints = ["say who is asked in the end: `asked [ … ]`"]
    }
  }
}
