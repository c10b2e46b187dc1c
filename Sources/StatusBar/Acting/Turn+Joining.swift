// Two outcomes that come together: what differs is unknown from then on.
extension Turn {
  /// `true` iff nothing differs but values of variables, each of which can be unknown by itself,
  /// and objects that nothing shows; and nothing was told or seen on one of the ways only.
  func canJoin(_ other: Turn) -> Bool {
    !isTrialOver && !other.isTrialOver && failure == other.failure
      && journal.events == other.journal.events && journal.decisions == other.journal.decisions
      && questions.world.differsInValuesOnly(from: other.questions.world)
      && differsInObjectsOnly(from: other)
  }

  /// `true` iff the controllers are the same but for plain objects that one of both has alone.
  private func differsInObjectsOnly(from other: Turn) -> Bool {
    let (own, others) = (questions.world, other.questions.world)
    if own.controllers == others.controllers, own.instances.count == others.instances.count,
      gone.controllers == other.gone.controllers
    {
      return own.instances.indices.allSatisfy {
        own.instances[$0].values.count == others.instances[$0].values.count
      }
    }
    guard program.traits.hasObjects else { return false }
    for slot in 0..<Int32(max(own.controllers.count, others.controllers.count)) {
      let (a, b) = (own.controllers[slot], others.controllers[slot])
      if a == b { continue }
      if a.isAlive == b.isAlive || !isLooseObject(a.isAlive ? a : b) { return false }
    }
    for slot in 0..<Int32(max(own.instances.count, others.instances.count)) {
      let (a, b) = (own.instances[slot], others.instances[slot])
      let isAlike = a.screen == b.screen && a.values.count == b.values.count
      if a.isAlive && b.isAlive ? !isAlike : a.isAlive != b.isAlive && !isObject(a.isAlive ? a : b)
      {
        return false
      }
    }
    return true
  }

  private func isObject(_ instance: Instance) -> Bool {
    program.screens[Int(instance.screen.index)].isObject
  }

  private func isLooseObject(_ controller: Controller) -> Bool {
    guard let screen = controller.screen else { return false }
    return program.screens[Int(screen.index)].isObject && controller.parent == nil
      && controller.presenter == nil && controller.presented == nil && controller.children.isEmpty
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
    // Only one of them asked for an update: the bar that is shown depends on the input too.
    if questions.world.published != other.questions.world.published { publish() }
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
  /// and which controllers there are.
  fileprivate func differsInValuesOnly(from other: World) -> Bool {
    windows == other.windows && application == other.application && queue == other.queue
      && others == other.others && scene == other.scene && inputs == other.inputs
      && objects.count == other.objects.count
      && zip(objects, other.objects).allSatisfy { $0.isAnimated == $1.isAnimated }
  }
}
