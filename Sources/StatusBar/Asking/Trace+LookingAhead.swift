// Looking at both ways of an unknown truth, to see whether anything hangs on it.
extension Trace {
  /// `true` iff this run took a way of an unknown truth already.
  func hasChosen(_ key: Key) -> Bool {
    choices.contains { $0.way.key == key }
  }

  /// Begins to look at what lies behind a truth, whose choices are those after so many.
  mutating func lookAhead(from count: Int) {
    forgetChoices(after: count)
    isLookingAhead = true
    hasSeenAhead = false
  }

  /// Goes back to the page from which was looked ahead.
  mutating func goBack(to page: Trace) {
    let answers = schemeAnswers
    self = page
    if answers.count > schemeAnswers.count { schemeAnswers = answers }
  }

  /// Notes that something was found behind another truth that is not known.
  mutating func noteSeenAhead() { hasSeenAhead = true }

  /// `true` iff what was looked at left something on a page, or found something: the answer then
  /// hangs on which way it is.
  func hasSeen(since page: Trace) -> Bool {
    hasSeenAhead || hasDeeds != page.hasDeeds || doubt != page.doubt
      || choices.count > page.choices.count
      || reasons.count != page.reasons.count || questions.count != page.questions.count
      || readings.count != page.readings.count || reliances.count != page.reliances.count
  }

  /// Takes back choices whose value made no difference.
  mutating func forgetChoices(after count: Int) {
    guard choices.count > count else { return }
    choices.removeSubrange(count...)
    nextChoice = count
  }
}
