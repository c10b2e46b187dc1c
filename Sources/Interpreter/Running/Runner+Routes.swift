import Language
import StatusBar

// Who was asked in the last step, and how often.
extension CellRunner {
  /// One evaluation of the last step, and where it stands in the journal.
  struct NotedEvaluation {
    var evaluation: Event.Evaluation
    var event: Int
  }

  /// The last evaluation of the last step that took place for certain.
  var lastEvaluation: NotedEvaluation? {
    for (index, event) in journal.events.enumerated().reversed() {
      if case .evaluated(let evaluation) = event, evaluation.frequency != .perhaps {
        return NotedEvaluation(evaluation: evaluation, event: index)
      }
    }
    return nil
  }

  func asked(_ route: [PlannedQuestion], isWhole: Bool) -> Verdict {
    if journal.open.contains(.route) { return .undecided }
    guard let last = lastEvaluation else { return .fails }
    return Verdict(took(route, isWhole: isWhole, in: last))
  }

  /// Whether a route was taken so many times. A request is one evaluation; how many a transition or
  /// a rotation is made of is UIKit's own affair (U19).
  func asked(_ route: [PlannedQuestion], isWhole: Bool, exactly count: Int) -> Verdict {
    if journal.open.contains(.route) { return .undecided }
    let taken = timesTaken(route, isWhole: isWhole)
    guard taken.mayBeMore else { return Verdict(taken.least == count) }
    return count < taken.least ? .fails : .undecided
  }

  /// How often a route was taken for certain, and whether it may have been more often.
  func timesTaken(
    _ route: [PlannedQuestion], isWhole: Bool
  ) -> (least: Int, mayBeMore: Bool) {
    var times = (least: 0, mayBeMore: false)
    for (index, isCertain, evaluation) in evaluations {
      let noted = NotedEvaluation(evaluation: evaluation, event: index)
      guard took(route, isWhole: isWhole, in: noted) else { continue }
      if isCertain { times.least += 1 }
      if evaluation.frequency != .once { times.mayBeMore = true }
    }
    return times
  }

  /// The evaluations of the last step. Certain are those that code requested, and the last of those
  /// that UIKit makes by itself: only that one counts in the end.
  private var evaluations: [(event: Int, isCertain: Bool, evaluation: Event.Evaluation)] {
    var found: [(event: Int, isCertain: Bool, evaluation: Event.Evaluation)] = []
    var last: Int?
    for (index, event) in journal.events.enumerated() {
      guard case .evaluated(let evaluation) = event else { continue }
      if evaluation.frequency == .atLeastOnce { last = found.count }
      found.append((index, evaluation.frequency == .once, evaluation))
    }
    if let last { found[last].isCertain = true }
    return found
  }

  /// Whether a controller was asked at all; undecided where only evaluations that UIKit may leave
  /// out ask it.
  func wasAsked(_ planned: PlannedQuestion) -> Verdict {
    var verdict = Verdict.fails
    for (index, isCertain, evaluation) in evaluations {
      let isAsked =
        evaluation.visibility.contains { matches(planned, $0, at: index) }
        || evaluation.style.contains { matches(planned, $0, at: index) }
      guard isAsked else { continue }
      if isCertain && !journal.open.contains(.route) { return .holds }
      verdict = .undecided
    }
    return verdict
  }

  /// `true` iff an evaluation took a route: each walk that the route names, or either of them.
  private func took(
    _ route: [PlannedQuestion], isWhole: Bool, in noted: NotedEvaluation
  ) -> Bool {
    let (visibility, style) = (noted.evaluation.visibility, noted.evaluation.style)
    if route.contains(where: { $0.property == nil }) {
      return contains(visibility, route, at: noted.event)
        || contains(style, route, at: noted.event)
    }
    let ofVisibility = route.filter { $0.property?.isOfStyle == false }
    let ofStyle = route.filter { $0.property?.isOfStyle == true }
    return agrees(visibility, ofVisibility, isWhole: isWhole, at: noted.event)
      && agrees(style, ofStyle, isWhole: isWhole, at: noted.event)
  }

  private func agrees(
    _ asked: [Event.Question], _ route: [PlannedQuestion], isWhole: Bool, at event: Int
  ) -> Bool {
    guard !route.isEmpty else { return true }
    guard isWhole else { return contains(asked, route, at: event) }
    let rest = told(asked, like: route, at: event)
    return rest.count == route.count
      && zip(rest, route).allSatisfy { matches($1, $0, at: event) }
  }

  /// The questions that a whole route tells: a controller that is asked for a child, has none and
  /// answers itself stands there once, unless the route names the question.
  func told(
    _ asked: [Event.Question], like route: [PlannedQuestion], at event: Int
  ) -> [Event.Question] {
    var told: [Event.Question] = []
    for (index, question) in asked.enumerated() {
      let next = index + 1 < asked.count ? asked[index + 1] : nil
      let isImplied =
        question.property == .preferredStatusBarUpdateAnimation
        || question.property.isForChild && next?.controller == question.controller
      if !isImplied || route.contains(where: { matches($0, question, at: event) }) {
        told.append(question)
      }
    }
    return told
  }

  /// `true` iff all of the route was asked, in order, with anything in between.
  private func contains(
    _ asked: [Event.Question], _ route: [PlannedQuestion], at event: Int
  ) -> Bool {
    var next = 0
    for question in asked
    where next < route.count && matches(route[next], question, at: event) {
      next += 1
    }
    return next == route.count
  }

  private func matches(
    _ planned: PlannedQuestion, _ question: Event.Question, at event: Int
  ) -> Bool {
    if let property = planned.property, property != question.property { return false }
    return matches(planned.controller, question.controller, at: event)
  }
}

extension ControllerProperty {
  /// `true` iff the walk for the style asks for it.
  var isOfStyle: Bool { self == .preferredStatusBarStyle || self == .childForStatusBarStyle }

  /// `true` iff the answer is who is asked next.
  fileprivate var isForChild: Bool {
    self == .childForStatusBarHidden || self == .childForStatusBarStyle
  }
}
