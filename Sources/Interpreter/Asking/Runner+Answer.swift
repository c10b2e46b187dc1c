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
    var answer = CellAnswer(looks: looks)
    if looks.count > 1 {
      let contents = Set(looks.compactMap { $0.content })
      let isVisible = !looks.contains { $0.isHidden }
      let aspect: Reason.Aspect =
        isVisible ? .style : contents.count > 1 ? .both : .visibility
      answer.reasons = wording.lines(possibleReasons(aspect))
      answer.doubt = doubt
    } else if let look = looks.first {
      let start = SourceRange(0, 0)
      let kind: PlannedFact.Kind = look.isHidden ? .hidden(true) : .unknown(false)
      let fact = PlannedFact(part: .none, kind: kind)
      var finding = Finding(
        kind: .failed, code: .factDoesNotHold, subject: .fact(fact, .fails),
        location: context.at(start))
      _ = explain(fact, &finding, tellsStory: false)
      answer.reasons = wording.lines(finding.reasons)
      finding.hints = finding.hints.compactMap { $0.asked }
      answer.hints = wording.hints(of: finding)
      answer.assumptions = assumptions(
        of: PlannedFact(part: .none, kind: look.content.map { .content($0) } ?? .hidden(true)))
    }
    if answer.problem == nil {
      var waiting = Finding.doubt
      waiting.hints = waitingHints(asked: true)
      answer.hints += wording.hints(of: waiting)
    }
    // The last to answer decides: that says nothing new beside the answer.
    let told = answer.reasons.filter { $0.rule != .u18 }
    if !told.isEmpty { answer.reasons = told }
    // The rule that decides first, then the way to it.
    answer.reasons = answer.reasons.filter { $0.decides } + answer.reasons.filter { !$0.decides }
    return answer
  }

  /// What makes the looks differ, and how to say it.
  private var doubt: CellAnswer.Doubt? {
    guard let first = firstUnknown else { return nil }
    switch first {
    case .open(let rule): return doubt(rule)
    case .input(let input): return doubt(input, isScreen: false)
    case .condition(let formula, let input):
      return doubt(input, isScreen: isQuestionForChild(formula))
    }
  }

  private func doubt(_ rule: Rule) -> CellAnswer.Doubt {
    var doubt = Finding.doubt
    doubt.hints = [.readRule(rule)]
    if let policy = Policy.allCases.first(where: { $0.rule == rule }) {
      doubt.hints.append(.chooseByFlag(policy))
    }
    return CellAnswer.Doubt(label: nil, rule: rule, hints: wording.hints(of: doubt))
  }

  private func doubt(_ id: InputID, isScreen: Bool) -> CellAnswer.Doubt {
    if let rule = id.rule { return doubt(rule) }
    var doubt = Finding.doubt
    explain(id, isScreen: isScreen, &doubt)
    if !isScreen, id.end == nil, !questions.isStranger(id),
      let path = context.bound.settingPath(of: id)
    {
      let isBoolean = context.program.inputs[Int(id.index)].isBoolean
      doubt.hints = [.sayWhatItIsNext(path: path, isBoolean: isBoolean)]
    }
    doubt.hints = doubt.hints.compactMap { $0.asked }
    return CellAnswer.Doubt(
      label: doubt.decisive.map { wording.label($0) }, rule: nil, hints: wording.hints(of: doubt))
  }
}

extension Hint {
  /// The same where there is a command line and no scenario; nil where only a scenario could do it.
  var asked: Hint? {
    switch self {
    case .sayWhatItIs(let path, let isBoolean): .sayWhatItIsNext(path: path, isBoolean: isBoolean)
    case .sayThatThereIsNone(let path): .sayNextThatThereIsNone(path: path)
    case .expectUnanswered(let rule): .readRule(rule)
    case .choose(let policy): .chooseByFlag(policy)
    case .expectHidden, .runOverValues, .expectUnknown, .widenMatrix, .takeKnownIssueOut, .update,
      .splitFile:
      nil
    case .askForUpdate, .askAgain, .remedies, .wait, .wayOut, .declare, .saySidebar,
      .sayDisplayMode, .sayWhatItIsNext, .sayNextThatThereIsNone, .readRule, .chooseByFlag,
      .leaveOutCount, .countRequests, .sayWhoIsAsked, .declareAssumed, .sayMore:
      self
    }
  }
}

extension Finding {
  /// That the answer is unknown.
  fileprivate static var doubt: Finding {
    Finding(
      kind: .undecided, code: .factIsUndecided, subject: .condition(missing: nil),
      location: Location(FileID(0), SourceRange(0, 0)))
  }
}

extension BarLook {
  /// Hidden bars come first, then dark text.
  fileprivate var order: Int {
    (isHidden ? 0 : 4) + (content == .light ? 2 : 0) + (isCovered ? 1 : 0)
  }
}
