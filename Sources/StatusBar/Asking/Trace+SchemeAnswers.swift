// The schemes that trees prefer, where conditions in a tree depend on the scheme: each of them asks
// for it, and is asked on the way to it.
extension Trace {
  /// A question for the scheme that a controller's tree prefers.
  struct SchemeQuestion: Equatable {
    var controller: ControllerID
    /// How many questions it is inside of: the deepest takes the system's scheme.
    var depth: Int
    var mayChoose: Bool
    var isLookingAhead: Bool
  }

  /// What was answered, and what was met on the way.
  struct SchemeAnswer {
    var question: SchemeQuestion
    /// Nil where none is preferred.
    var scheme: InterfaceStyle?
    var doubt: InputID?
    var hasSeenAhead: Bool
    /// All that had been chosen by then, on which it may rest.
    var choices: [Choice]
  }

  /// What was met before a question.
  struct BeforeSchemeAnswer {
    var doubt: InputID?
    var hasSeenAhead: Bool
  }

  /// Returns the question for a tree's scheme at this place of an evaluation.
  func schemeQuestion(of controller: ControllerID) -> SchemeQuestion {
    SchemeQuestion(
      controller: controller, depth: depth, mayChoose: mayChoose, isLookingAhead: isLookingAhead)
  }

  /// Returns what was answered in this run. What is asked first is asked anew, as it notes reasons.
  func knownAnswer(to question: SchemeQuestion) -> SchemeAnswer? {
    if question.depth == 0 { return nil }
    return schemeAnswers.first { $0.question == question && stands($0.choices) }
  }

  /// `true` iff what was chosen by the end of an answer is chosen now, or would be chosen on the
  /// way to it again.
  private func stands(_ former: [Choice]) -> Bool {
    zip(former, choices).allSatisfy { $0.way == $1.way && $0.value == $1.value }
      && former.dropFirst(choices.count).allSatisfy { !$0.value }
  }

  /// Returns the scheme of an answer, and meets again what was met on the way to it.
  mutating func take(_ answer: SchemeAnswer) -> InterfaceStyle? {
    choose(again: answer.choices)
    if doubt == nil { restore(doubt: answer.doubt) }
    hasSeenAhead = hasSeenAhead || answer.hasSeenAhead
    return answer.scheme
  }

  /// Begins an answer, for which what was met before is put aside.
  mutating func beginSchemeAnswer() -> BeforeSchemeAnswer {
    defer { hasSeenAhead = false }
    return BeforeSchemeAnswer(doubt: takeDoubt(), hasSeenAhead: hasSeenAhead)
  }

  /// Keeps an answer, and takes up again what was put aside.
  mutating func endSchemeAnswer(
    _ scheme: InterfaceStyle?, to question: SchemeQuestion, _ before: BeforeSchemeAnswer
  ) {
    if question.depth > 0 {
      schemeAnswers.append(
        SchemeAnswer(
          question: question, scheme: scheme, doubt: doubt, hasSeenAhead: hasSeenAhead,
          choices: choices))
    }
    if let outer = before.doubt { restore(doubt: outer) }
    hasSeenAhead = hasSeenAhead || before.hasSeenAhead
  }
}
