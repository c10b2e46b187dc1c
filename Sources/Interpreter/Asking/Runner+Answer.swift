import Binding
import Language
import StatusBar

// What the bar does now, and why, as one answer of a question.
extension CellRunner {
  /// What is seen, in the world or in all that are possible.
  var looks: [BarLook] {
    var looks: [BarLook] = []
    for bar in possibleBars.map({ BarLook($0) }) where !looks.contains(bar) { looks.append(bar) }
    looks.sort { $0.order < $1.order }
    return looks
  }

  /// The answer in the world, or in all that are possible.
  var answer: CellAnswer {
    let looks = looks
    var answer = CellAnswer(looks: looks, in: context.text)
    if looks.count > 1 {
      let contents = Set(looks.compactMap { $0.content })
      let isVisible = !looks.contains { $0.isHidden }
      let aspect: Reason.Aspect =
        isVisible ? .style : contents.count > 1 ? .both : .visibility
      answer.reasons = explainer.possibleReasons(aspect)
      answer.doubt = doubt
    } else if let look = looks.first {
      let start = SourceRange(0, 0)
      let kind: PlannedFact.Kind = look.isHidden ? .hidden(true) : .unknown(false)
      let fact = PlannedFact(part: .none, kind: kind)
      var finding = Finding(
        kind: .failed, code: .factDoesNotHold, subject: .fact(fact, .fails),
        location: context.at(start), in: context.text)
      _ = explainer.explain(fact, &finding, tellsStory: false)
      answer.reasons = finding.reasons
      answer.hints = finding.hints.compactMap { $0.asked }
      answer.assumptions = assumptions(
        of: PlannedFact(part: .none, kind: look.content.map { .content($0) } ?? .hidden(true)))
    }
    if answer.problem == nil { answer.hints += explainer.waitingHints(asked: true) }
    // The last to answer decides: that says nothing new beside the answer.
    let told = answer.reasons.filter { $0.rule != .u18 }
    if !told.isEmpty { answer.reasons = told }
    return answer
  }

  /// What makes the looks differ, and how to say it.
  private var doubt: CellAnswer.Doubt? {
    guard let first = explainer.firstUnknown else { return nil }
    switch first {
    case .open(let rule): return doubt(rule)
    case .input(let input): return doubt(input, isScreen: false)
    case .condition(let formula, let input):
      return doubt(input, isScreen: explainer.isQuestionForChild(formula))
    }
  }

  private func doubt(_ rule: Rule) -> CellAnswer.Doubt {
    let policy = Policy.allCases.first { $0.rule == rule }
    return CellAnswer.Doubt(
      mark: nil, rule: rule, hints: [.readRule(rule)] + (policy.map { [.chooseByFlag($0)] } ?? []))
  }

  private func doubt(_ id: InputID, isScreen: Bool) -> CellAnswer.Doubt {
    if let rule = id.rule { return doubt(rule) }
    var doubt = unknownAnswer
    explainer.explain(id, isScreen: isScreen, &doubt)
    if !isScreen, id.end == nil, !questions.isUnknownController(id),
      context.program.inputs[Int(id.index)].unreadBase == nil,
      let path = explainer.settingPath(of: id)
    {
      doubt.hints = [.sayWhatItIsNext(path: path, values: context.bound.writtenValues(of: id))]
    }
    return CellAnswer.Doubt(
      mark: doubt.decisive, rule: nil, hints: doubt.hints.compactMap { $0.asked })
  }

  /// That the answer is unknown.
  private var unknownAnswer: Finding {
    Finding(
      kind: .undecided, code: .factIsUndecided, subject: .condition(missing: nil),
      location: Location(FileID(0), SourceRange(0, 0)), in: context.text)
  }
}

extension Hint {
  /// The same where there is a command line and no scenario; nil where only a scenario could do it.
  var asked: Hint? {
    switch self {
    case .sayWhatItIs(let path, let values): .sayWhatItIsNext(path: path, values: values)
    case .sayThatThereIsNone(let path): .sayNextThatThereIsNone(path: path)
    case .expectUnanswered(let rule): .readRule(rule)
    case .choose(let policy): .chooseByFlag(policy)
    case .expectHidden, .runOverValues, .expectUnknown, .widenMatrix, .takeKnownIssueOut, .update,
      .splitFile:
      nil
    case .askForUpdate, .askAgain, .remedies, .wait, .wayOut, .declare, .declareBase,
      .saySidebar, .sayDisplayMode, .sayWhatItIsNext, .sayNextThatThereIsNone, .readRule,
      .chooseByFlag, .leaveOutCount, .countRequests, .sayWhoIsAsked, .declareAssumed, .sayMore,
      .goThere:
      self
    }
  }
}

extension BarLook {
  /// Hidden bars come first, then dark text.
  fileprivate var order: Int {
    (isHidden ? 0 : 4) + (content == .light ? 2 : 0) + (isCovered ? 1 : 0)
  }
}
