import Binding
import Language
import StatusBar

// What the bar does now, and why, as one answer of a question.
extension CellRunner {
  /// The answer in the world, or in all that are possible.
  var answer: CellAnswer {
    var looks: [BarLook] = []
    for bar in possibleBars.map({ BarLook($0) }) where !looks.contains(bar) { looks.append(bar) }
    looks.sort { $0.order < $1.order }
    var answer = CellAnswer(looks: looks)
    if looks.count > 1 {
      let contents = Set(looks.compactMap { $0.content })
      let isVisible = !looks.contains { $0.isHidden }
      answer.reasons = possibleLines(isVisible ? .style : contents.count > 1 ? .both : .visibility)
      answer.doubt = doubt
    } else if let look = looks.first {
      let start = SourceRange(0, 0)
      let kind: PlannedFact.Kind = look.isHidden ? .hidden(true) : .unknown(false)
      var finding = Mismatch(
        kind: .failed, code: .factDoesNotHold, title: "",
        location: context.at(start), expected: "", actual: "")
      explain(PlannedFact(range: start, kind: kind), &finding)
      answer.reasons = finding.reasons
      answer.hints = finding.hints
      answer.assumptions = assumptions(
        of: PlannedFact(range: start, kind: look.content.map { .content($0) } ?? .hidden(true)))
    }
    if answer.problem == nil { answer.hints += waitingHints(asked: true) }
    // Whoever answered last decides: that is no news where the answer is told.
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
    var hints = ["`sbar rules \(rule.spelling)` tells what is known"]
    if let policy = Policy.allCases.first(where: { $0.rule == rule }),
      let first = policy.choices.last
    {
      hints.append("choose an answer: `--policy \(policy.spelling)=\(first)`")
    }
    return CellAnswer.Doubt(label: nil, rule: rule, hints: hints)
  }

  private func doubt(_ id: InputID, isScreen: Bool) -> CellAnswer.Doubt {
    if let rule = id.rule { return doubt(rule) }
    var finding = Mismatch(
      kind: .undecided, code: .factIsUndecided, title: "",
      location: context.at(SourceRange(0, 0)), expected: "", actual: "")
    explain(id, isScreen: isScreen, &finding)
    var hints = finding.hints
    if !isScreen, !questions.isStranger(id),
      let path = context.bound.settingPath(of: id)
    {
      let value = context.program.inputs[Int(id.index)].isBoolean ? "true" : "…"
      hints = ["say what it is: `--then 'set \(path) = \(value)' --then launch`"]
    }
    return CellAnswer.Doubt(label: finding.decisive, rule: nil, hints: hints)
  }
}

extension BarLook {
  /// Hidden bars come first, then dark text.
  fileprivate var order: Int {
    (isHidden ? 0 : 4) + (content == .light ? 2 : 0) + (isCovered ? 1 : 0)
  }
}
