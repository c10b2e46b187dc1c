// Two outcomes that come together: what differs is unknown from then on.
extension Turn {
  /// `true` iff nothing differs but values of variables, each of which can be unknown by itself,
  /// and objects that nothing shows; and nothing was told or seen on one of the ways only.
  func canJoin(_ other: Turn) -> Bool {
    !isTrialOver && !other.isTrialOver && failure == other.failure
      && journal.decisions == other.journal.decisions && eventsJoin(with: other)
      && (questions.world.windows == other.questions.world.windows || windowsJoin(with: other))
      && questions.world.differsInValuesOnly(from: other.questions.world)
      && differsInObjectsOnly(from: other)
  }

  /// `true` iff so much was decided already that ways come together which differ in more than
  /// values: with each decision twice as many lead on.
  private var decidesNoMore: Bool { journal.decisions.inputs.count >= Limits.decisions }

  /// `true` iff windows that differ do so in the interface style that code gave them.
  private func windowsJoin(with other: Turn) -> Bool {
    let (own, others) = (questions.world.windows, other.questions.world.windows)
    return decidesNoMore && own.count == others.count
      && zip(own, others).allSatisfy { window, other in
        var styled = window
        styled.interfaceStyle = other.interfaceStyle
        return styled == other
      }
  }

  /// `true` iff the same happened on both ways; where ways come together, but for changes of the
  /// bar.
  private func eventsJoin(with other: Turn) -> Bool {
    if journal.events == other.journal.events { return true }
    return decidesNoMore && journal.events.differsInChangesOnly(from: other.journal.events)
  }

  /// `true` iff the controllers are the same but for those that one of both has alone, and nothing
  /// shows: plain objects, and where ways come together controllers that belong to none that both
  /// have.
  private func differsInObjectsOnly(from other: Turn) -> Bool {
    let (own, others) = (questions.world, other.questions.world)
    if own.controllers == others.controllers, own.instances.count == others.instances.count,
      gone.controllers == other.gone.controllers
    {
      return own.instances.indices.allSatisfy {
        own.instances[$0].values.count == others.instances[$0].values.count
      }
    }
    for slot in 0..<Int32(max(own.controllers.count, others.controllers.count)) {
      let (a, b) = (own.controllers[slot], others.controllers[slot])
      if a == b || a.isAlive && b.isAlive && a.labelled(as: b) == b { continue }
      if a.isAlive == b.isAlive { return false }
      let isLoose = a.isAlive ? isLoose(a, in: own, not: others) : isLoose(b, in: others, not: own)
      guard isLoose, decidesNoMore || isObject(a.isAlive ? a.screen : b.screen) else {
        return false
      }
    }
    for slot in 0..<Int32(max(own.instances.count, others.instances.count)) {
      let (a, b) = (own.instances[slot], others.instances[slot])
      let isAlike = a.screen == b.screen && a.values.count == b.values.count
      if a.isAlive && b.isAlive ? isAlike : a.isAlive == b.isAlive { continue }
      let isLoose =
        a.isAlive
        ? belongsToLoose(a, in: own, not: others) : belongsToLoose(b, in: others, not: own)
      if !isLoose { return false }
    }
    return true
  }

  private func isObject(_ screen: ScreenID?) -> Bool {
    screen.map { program.screens[Int($0.index)].isObject } ?? false
  }

  /// `true` iff a controller that one world has belongs to none that another world has, too.
  private func isLoose(_ controller: Controller, in world: World, not other: World) -> Bool {
    ([controller.parent, controller.presenter, controller.presented].compactMap { $0 }
      + controller.children)
      .allSatisfy { world.controllers.isAlive($0.index) && !other.controllers.isAlive($0.index) }
  }

  /// `true` iff an instance is that of an object, or of a controller that one world has alone.
  private func belongsToLoose(_ instance: Instance, in world: World, not other: World) -> Bool {
    if isObject(instance.screen) { return true }
    guard let id = instance.controller else { return false }
    return world.controllers.isAlive(id.index) && !other.controllers.isAlive(id.index)
  }

  /// Takes the objects that another outcome has alone. Nothing that is known names them.
  private mutating func takeObjects(of other: Turn) {
    questions.world.controllers.fill(from: other.questions.world.controllers)
    questions.world.instances.fill(from: other.questions.world.instances)
    gone.takeWhatIsGone(of: other.gone, in: questions.world)
  }

  /// Makes unknown whatever differs from another outcome.
  mutating func join(_ other: Turn, _ input: InputID) {
    takeObjects(of: other)
    joinLabels(other, input)
    if questions.world.windows != other.questions.world.windows {
      questions.world.unknownFacets.hide(.style, input)
    }
    for index in questions.world.instances.indices
    where other.questions.world.instances.isAlive(Int32(index)) {
      for slot in questions.world.instances[index].values.indices
      where questions.world.instances[index].values[slot]
        != other.questions.world.instances[index].values[slot]
      {
        questions.world.instances[index].values[slot] = .unknown(input)
      }
    }
    for index in questions.world.objects.indices
    where questions.world.objects[index].isHidden != other.questions.world.objects[index].isHidden {
      questions.world.objects[index].isHidden = .unknown(input)
    }
    if questions.world.assumptions != other.questions.world.assumptions {
      for assumption in other.questions.world.assumptions { questions.world.assume(assumption) }
    }
    joinWaiting(other, input)
    journal.join(other.journal)
    if journal.wasIgnored != other.journal.wasIgnored { journal.leaveOpen(.outcome) }
    needsRender = needsRender || other.needsRender
    if other.renderAnimation.isAnimated { renderAnimation = other.renderAnimation }
    // What either of them leaves open is open.
    if questions.world.unknownFacets != other.questions.world.unknownFacets {
      questions.world.unknownFacets.join(other.questions.world.unknownFacets)
    }
    if questions.world.barsOverlap != other.questions.world.barsOverlap {
      questions.world.unknownFacets.hide(.overlap, input)
    }
    if questions.world.unobservedChanges.isEmpty {
      questions.world.unobservedChanges = other.questions.world.unobservedChanges
    }
    joinBars(other, input)
  }

  /// The bar on screen is that of either way, whatever a question would find now: a way on which it
  /// changed may not have asked since.
  private mutating func joinBars(_ other: Turn, _ input: InputID) {
    let (own, others) = (questions.world.published, other.questions.world.published)
    if own == others { return }
    // Only one of them asked for an update: the bar that is shown depends on the input too.
    if journal.events == other.journal.events { publish() }
    var published = questions.world.published
    for bar in own.possibleBars + others.possibleBars
    where !published.possibleBars.contains(where: { $0.answersLike(bar) }) {
      published.alternatives.append(bar)
    }
    if published.alternatives.count == questions.world.published.alternatives.count { return }
    journal.leaveOpen([.look, .change])
    for unknown in own.undecided + others.undecided + [Unknown(input)]
    where !published.undecided.contains(unknown) {
      published.undecided.append(unknown)
    }
    questions.world.published = published
  }

  private mutating func joinLabels(_ other: Turn, _ input: InputID) {
    if questions.world.controllers == other.questions.world.controllers { return }
    for index in questions.world.controllers.indices {
      let (own, others) = (self[ControllerID(Int32(index))], other[ControllerID(Int32(index))])
      guard own.isAlive, others.isAlive,
        own.label != others.label || own.labelDoubt != others.labelDoubt
      else { continue }
      self[ControllerID(Int32(index))].labelDoubt = input
    }
  }

  /// What waits on one of two ways only may run at any time from the end of this action on.
  private mutating func joinWaiting(_ other: Turn, _ input: InputID) {
    if questions.world.perhaps != other.questions.world.perhaps { joinPerhaps(other) }
    joinOffers(other, input)
    guard questions.world.delayed != other.questions.world.delayed else { return }
    var others = other.questions.world.delayed
    var (shared, doubtful): ([Delayed], [DelayedHandler]) = ([], [])
    for waiting in questions.world.delayed {
      if let index = others.firstIndex(of: waiting) {
        shared.append(others.remove(at: index))
      } else {
        doubtful.append(waiting.handler)
      }
    }
    questions.world.delayed = shared
    for var kept in doubtful + others.map({ $0.handler }) {
      kept.doubt = input
      questions.world.keep(kept)
    }
  }

  /// A control that is there on one of two ways only may be there.
  private mutating func joinOffers(_ other: Turn, _ input: InputID) {
    let (own, others) = (questions.world.offers, other.questions.world.offers)
    if own == others { return }
    for index in own.indices where !others.contains(own[index]) {
      questions.world.offers[index].kept.doubt = own[index].kept.doubt ?? input
    }
    for var offer in others where !own.contains(offer) {
      offer.kept.doubt = offer.kept.doubt ?? input
      questions.world.offers.append(offer)
    }
  }

  private mutating func joinPerhaps(_ other: Turn) {
    // Both ways began with the same list, and most often each has only added to it.
    let (own, others) = (questions.world.perhaps, other.questions.world.perhaps)
    let count = own.commonPrefix(with: others)
    for index in own.indices.dropFirst(count)
    where !others.contains(where: { $0.isSame(as: own[index]) }) {
      questions.world.perhaps[index].mayBeMissing = true
    }
    for var kept in others.dropFirst(count)
    where !own.contains(where: { $0.isSame(as: kept) }) {
      kept.mayBeMissing = true
      questions.world.perhaps.append(kept)
    }
  }
}

extension [Event] {
  /// `true` iff one of both goes on where the other ends, or in another way, with nothing but
  /// changes of the bar.
  fileprivate func differsInChangesOnly(from other: [Event]) -> Bool {
    let known = zip(self, other).prefix { $0 == $1 }.count
    return (self[known...] + other[known...]).allSatisfy { event in
      switch event {
      case .changed: true
      case .appear, .disappear, .callback, .evaluated, .ignored: false
      }
    }
  }
}

extension Controller {
  /// The same controller with the label of another one.
  fileprivate func labelled(as other: Controller) -> Controller {
    var labelled = self
    (labelled.label, labelled.labelDoubt) = (other.label, other.labelDoubt)
    return labelled
  }
}

extension [DelayedHandler] {
  /// How many handlers both lists begin with, whether they are there for certain or not.
  fileprivate func commonPrefix(with other: [DelayedHandler]) -> Int {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { others in
        let most = Swift.min(own.count, others.count)
        return (0..<most).first { !own[$0].isSame(as: others[$0]) } ?? most
      }
    }
  }
}

extension World {
  /// `true` iff nothing differs but values of variables, each of which can be unknown by itself,
  /// which controllers there are, and windows.
  fileprivate func differsInValuesOnly(from other: World) -> Bool {
    application == other.application && queue == other.queue
      && others == other.others && scene == other.scene && inputs == other.inputs
      && objects.count == other.objects.count
      && zip(objects, other.objects).allSatisfy { $0.isAnimated == $1.isAnimated }
  }
}
