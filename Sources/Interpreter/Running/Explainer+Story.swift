import Binding
import Language
import StatusBar

// How it came to that: who gave the values that decide, and what was not done afterwards.
extension Explainer {
  /// Returns the lines that led to the actual value in the order of time; none where the line that
  /// decided says it all.
  func story(
    of fact: PlannedFact, _ reasons: [Reason], _ told: Replay
  ) -> [Mark] {
    guard runner.others.isEmpty else { return [] }
    if let request = request(fact, told) { return [request] }
    let windows = windows(reasons, told)
    var story = windows
    if let (reason, author) = written(reasons, told) {
      story += obeyed(reason, author, told, manner(of: fact))
    } else if let reason = decisiveReason(reasons), let role = role(of: reason),
      let place = runner.context.bound.location(of: reason.site)
    {
      let mark = Mark(place, role)
      if let arrival = arrival(reason, told) {
        story += [arrival, mark]
      } else if let way = way(reasons, told) {
        story += [way, mark]
      } else if !windows.isEmpty {
        story.append(mark)
      }
    } else if windows.isEmpty {
      story = vainArrival(reasons, told) ?? turn(reasons, told) ?? []
    }
    return story.reduce(into: []) { distinct, mark in
      if !distinct.contains(where: { $0.location == mark.location }) { distinct.append(mark) }
    }
  }

  /// Who changed by what a container hands the question on to the decider: whether its bar is
  /// there.
  private func way(_ reasons: [Reason], _ told: Replay) -> Mark? {
    for reason in reasons.reversed() where reason.site == .none {
      guard case .asked(_, let property, _) = reason.kind,
        property == .childForStatusBarHidden || property == .childForStatusBarStyle,
        let author = author(of: reason, among: told), author.step > told.launch
      else { continue }
      return mark(for: author)
    }
    return nil
  }

  /// Whose value decided, and the reason that read it: the line that had the greatest part in the
  /// outcome, else an answer without a place of its own, such as that of a bar's style.
  private func written(
    _ reasons: [Reason], _ told: Replay
  ) -> (reason: Reason, author: Writer)? {
    let decisive = decisiveReason(reasons)
    if let decisive, let author = author(of: decisive, among: told) {
      return (decisive, author)
    }
    if let decisive, decisive.kind.isAnswer { return nil }
    for reason in reasons.reversed() where reason.kind.isAnswer && reason.site == .none {
      if let author = author(of: reason, among: told) { return (reason, author) }
    }
    return nil
  }

  /// Who gave the value, the line that obeys it, and that nothing took it back.
  private func obeyed(
    _ reason: Reason, _ author: Writer, _ told: Replay, _ manner: Mark.Giving.Manner
  ) -> [Mark] {
    let isOld = author.step < told.last
    let silence = isOld ? silence(told) : nil
    guard let mark = mark(for: author, manner: manner) else { return [] }
    var marks = [mark]
    if let place = runner.context.bound.location(of: reason.site), place != mark.location {
      if let role = obedience(reason, isStill: isOld) { marks.append(Mark(value(at: place), role)) }
    } else if isOld && silence == nil {
      marks = self.mark(for: author, manner: .notChangedSince).map { [$0] } ?? []
    }
    return marks + (silence.map { [$0] } ?? [])
  }

  /// `true` iff a modifier obeys what a screen gave that has gone since.
  func isLeft(_ reasons: [Reason], _ told: Replay) -> Bool {
    guard mayBeLeft(reasons), let reason = decisiveReason(reasons),
      let author = author(of: reason, among: told)
    else { return false }
    return author.step < told.last && silence(told) != nil
  }

  /// `false` where no modifier decides, or nothing was done behind the launch: then no screen has
  /// gone that gave it something.
  func mayBeLeft(_ reasons: [Reason]) -> Bool {
    guard runner.others.isEmpty, let reason = decisiveReason(reasons),
      case .preference = reason.kind
    else { return false }
    return runner.context.scenario.steps.prefix(runner.stepCount).count { $0.isAction } > 1
  }

  /// What stands in the parentheses of a modifier that has one value; else all of it.
  private func value(at place: Location) -> Location {
    let bytes = Array(runner.context.bound.spec.text(place).utf8)
    guard bytes.last == UInt8(ascii: ")"), let start = bytes.firstIndex(of: UInt8(ascii: "(")),
      start + 2 < bytes.count, !bytes[(start + 1)...].contains(UInt8(ascii: ",")),
      !bytes.contains(0x0A)
    else { return place }
    let range = SourceRange(
      place.range.start + UInt32(start) + 1, place.range.start + UInt32(bytes.count) - 1)
    return Location(place.file, range)
  }

  /// What the line that decides does with it.
  private func obedience(_ reason: Reason, isStill: Bool) -> Mark.Role? {
    switch reason.kind {
    case .preference(_, let value): .obeyed(found(value), isStill: isStill)
    case .asked(_, _, let value): .answersSince(found(value), isStill: isStill)
    case .decided(_, let value): .decidesSince(found(value), isStill: isStill)
    case .ineffective, .notAsked, .remark: role(of: reason)
    }
  }

  /// That a screen went, or a step was done, and nothing took the value back.
  private func silence(_ told: Replay) -> Mark? {
    let step = runner.context.scenario.steps[told.last]
    guard case .action(let action) = step.kind, action.has(.takesAway) else { return nil }
    let (before, after) = told.top
    return Mark(runner.context.at(step.range), .notSetBack(gone: before == after ? nil : before))
  }

  /// That a screen came which is not asked, or asks in vain.
  private func arrival(_ reason: Reason, _ told: Replay) -> Mark? {
    switch reason.kind {
    case .ineffective, .notAsked: break
    case .asked, .preference, .decided, .remark: return nil
    }
    let (before, after) = told.top
    guard before != after, before != nil, let after else { return nil }
    let step = runner.context.scenario.steps[told.last]
    return Mark(runner.context.at(step.range), .comes(after, isNotAsked: false))
  }

  /// That a screen came which is not asked, where the text has no line to blame.
  private func vainArrival(_ reasons: [Reason], _ told: Replay) -> [Mark]? {
    let (before, after) = told.top
    guard before != after, let after else { return nil }
    for case .notAsked(let id) in reasons.map({ $0.kind }) where runner.name(of: id) == after {
      let step = runner.context.scenario.steps[told.last]
      return [Mark(runner.context.at(step.range), .comes(after, isNotAsked: true))]
    }
    return nil
  }

  /// The step since which a phone lies on its side, where that decides.
  private func turn(_ reasons: [Reason], _ told: Replay) -> [Mark]? {
    guard let turn = told.turn, reasons.contains(where: { $0.kind.isOfLandscape }) else {
      return nil
    }
    let step = runner.context.scenario.steps[turn]
    return [Mark(runner.context.at(step.range), .turned)]
  }
}

// Windows, and requests for an update.
extension Explainer {
  /// Who brought the window that is asked, or took the one before it away, and gave it its root.
  private func windows(_ reasons: [Reason], _ told: Replay) -> [Mark] {
    guard let window = runner.questions.askedWindow else { return [] }
    var marks: [Mark] = []
    let shown = told.authors[.window(window.number, .visibility)]
    if let shown, shown.write.value == .bool(true), let mark = mark(for: shown, .show) {
      marks.append(mark)
      let place = runner.context.bound.location(of: window.site)
      if let place { marks.append(Mark(place, .liesOnTop)) }
    }
    // In the order of the windows, whatever that of the table is.
    let others = told.authors.keys.compactMap { $0.window }.filter { $0 != window.number }.sorted()
    for other in others {
      guard let author = told.authors[.window(other, .visibility)], author.step == told.last,
        author.write.value == .bool(false)
      else { continue }
      if let mark = mark(for: author, .hide) { marks.append(mark) }
    }
    if let root = told.authors[.window(window.number, .root)], root.step > told.launch,
      let mark = mark(for: root, .makeRoot)
    {
      marks.append(mark)
    }
    let followsScheme = reasons.contains { $0.kind == .remark(.defaultFollowsScheme) }
    if followsScheme, let style = told.authors[.window(window.number, .interfaceStyle)],
      let mark = mark(for: style)
    {
      marks.append(mark)
    }
    return marks
  }

  /// The request for an update that made a change animate which should not, or the other way.
  private func request(_ fact: PlannedFact, _ told: Replay) -> Mark? {
    guard let author = told.authors[.request], author.step == told.last else { return nil }
    let manner = manner(of: fact)
    return manner == .plain ? nil : mark(for: author, .ask, manner: manner)
  }

  /// How the last change went, where that is what is wrong.
  private func manner(of fact: PlannedFact) -> Mark.Giving.Manner {
    guard let change = runner.lastChange?.change else { return .plain }
    if case .animated = fact.kind, !change.isAnimated { return .notAnimated }
    if case .notAnimated = fact.kind, change.isAnimated { return .animated }
    return .plain
  }
}

// What changed and was not asked again.
extension Explainer {
  /// Returns who was asked last, what has changed since and when, and that it was not asked again.
  func storyOfLag(_ told: Replay, _ reasons: [Reason]) -> [Mark] {
    guard let change = told.change, let asked = told.published,
      let place = runner.context.bound.location(of: change.advice.site)
    else { return [] }
    var marks: [Mark] = []
    if let reason = decisiveReason(reasons), case .asked(_, _, let value) = reason.kind,
      let getter = runner.context.bound.location(of: reason.site)
    {
      marks.append(
        Mark(getter, .askedLast(step: range(ofStep: asked.step), found(value))))
    }
    let isLast = change.step == told.last
    let step = range(ofStep: change.step)
    marks.append(Mark(place, .changed(by: told.changer, step: step, isLast: isLast)))
    if !isLast {
      marks.append(Mark(runner.context.at(range(ofStep: told.last)), .notAskedSoFar))
    }
    return marks
  }
}

// Who gave what its value.
extension Explainer {
  /// Who gave the value that the reason read last; of several the latest.
  func author(of reason: Reason, among told: Replay) -> Writer? {
    let all = runner.state.fresh.reasons
    guard let number = all.firstIndex(of: reason) else { return nil }
    let reads = runner.questions.reads().filter { $0.reason <= number }
    // Between the reading and the reason others may have been noted: the name tells which it was.
    let own =
      runner.context.bound.location(of: reason.site).map { runner.context.bound.spec.text($0) }
      ?? ""
    var places = reads.filter { read in
      read.reason == number
        || runner.questions.name(of: read.place).map { own.mentions($0) } == true
    }.map { $0.place }
    if case .asked(let id, let property, _) = reason.kind {
      // The style of the bar says nothing of whether there is one.
      if property == .preferredStatusBarStyle { places.append(.setting(id, .barStyle)) }
      places.append(.setting(id, .isNavigationBarHidden))
      if reason.rule == .s63 { places.append(.exchangedStyle) }
    }
    if case .decided(.application, _) = reason.kind { places.append(.application(reason.aspect)) }
    var latest: Writer?
    for place in places {
      guard let author = told.authors[place] else { continue }
      if author.step >= latest?.step ?? 0 { latest = author }
    }
    return latest
  }

  func range(ofStep number: Int) -> SourceRange { runner.context.scenario.steps[number].range }

  /// The statement that gave a value, or the step that did; nil for what has no place.
  func mark(
    for author: Writer, _ verb: Mark.Giving.Verb = .set, manner: Mark.Giving.Manner = .plain
  ) -> Mark? {
    let step = range(ofStep: author.step)
    var giving = Mark.Giving(
      verb: verb, manner: manner, author: author.name, step: step, isStep: true)
    guard author.write.site != .none else { return Mark(runner.context.at(step), .given(giving)) }
    giving.isStep = false
    return runner.context.bound.location(of: author.write.site).map { Mark($0, .given(giving)) }
  }
}

extension Write.Place {
  /// The window of which it is whether it is there.
  fileprivate var window: Int? {
    if case .window(let number, .visibility) = self { number } else { nil }
  }
}

extension Reason.Kind {
  /// `true` iff a value was given, perhaps from elsewhere.
  fileprivate var isAnswer: Bool {
    switch self {
    case .asked, .preference, .decided: true
    case .notAsked, .ineffective, .remark: false
    }
  }

  fileprivate var isOfLandscape: Bool {
    self == .remark(.landscape) || self == .remark(.compactHeight)
  }
}

extension String {
  /// `true` iff the name stands in the text.
  fileprivate func mentions(_ name: String) -> Bool {
    let (text, name) = (Array(utf8), Array(name.utf8))
    guard !name.isEmpty, text.count >= name.count else { return false }
    return (0...(text.count - name.count)).contains { start in
      text[start..<(start + name.count)].elementsEqual(name)
    }
  }
}
