/// What UIKit tells controllers besides their appearance: of sizes, traits and rotations, each
/// before the change, along with it, and after it (U19).
extension Turn {
  /// The handler of a controller's class for an event, the nearest in the chain; nil without one.
  func eventHandler(_ event: ControllerEvent, of id: ControllerID) -> EventHandler? {
    questions.eventHandler(event, of: id)
  }

  /// Tells a controller of an event; its other arguments are unknown.
  mutating func tell(
    _ event: ControllerEvent, _ id: ControllerID, _ arguments: [Value] = []
  ) {
    guard let found = eventHandler(event, of: id) else { return }
    run(found.handler, given(arguments, to: found.handler), questions.classContext(of: id))
  }

  /// The arguments of a handler, unknown where nothing is given.
  func given(_ arguments: [Value], to handler: HandlerID) -> [Value] {
    var values = arguments
    while values.count < Int(program.handlers[Int(handler.index)].parameterCount) {
      values.append(.unknown(InputID(open: .u19)))
    }
    return values
  }

  /// Tells a presenter that is the delegate of what it presents that a finger takes it away; where
  /// it may be one of several, each perhaps.
  mutating func tell(_ event: ControllerEvent, ofScreenOver presenter: ControllerID) {
    guard program.traits.hasEvents, questions.isAlive(presenter) else { return }
    let told = questions.controllersInOrder.filter {
      questions.isAlive($0) && eventHandler(event, of: $0) != nil
        && questions.lies($0, in: presenter)
    }
    if told.count == 1 { return tell(event, told[0]) }
    for id in told { perhaps(InputID(open: .u19)) { $0.tell(event, id) } }
  }

  /// Tells a stack that is its own delegate of a screen that it shows. Whether UIKit tells it anew
  /// where the stack itself comes back is not documented.
  mutating func tellStack(
    _ event: ControllerEvent, of screen: ControllerID, isNew: Bool
  ) {
    guard program.traits.hasEvents, questions.isAlive(screen), let stack = self[screen].parent,
      self[stack].controllerClass == .navigation, eventHandler(event, of: stack) != nil
    else { return }
    let arguments: [Value] = [.controller(stack), .controller(screen)]
    if isNew { return tell(event, stack, arguments) }
    perhaps(InputID(open: .u19)) { $0.tell(event, stack, arguments) }
  }

  // MARK: - Sizes and traits

  /// What changes where the device turns, a window gets another size or the appearance changes.
  struct EnvironmentChange {
    var old: Platform
    var new: Platform
    var isRotation: Bool

    var isOfSize: Bool {
      old.orientation.isLandscape != new.orientation.isLandscape
        || old.isResizedToCompact != new.isResizedToCompact
    }

    var isOfSizeClass: Bool {
      old.horizontalSizeClass != new.horizontalSizeClass
        || old.verticalSizeClass != new.verticalSizeClass
    }

    var isOfTraits: Bool { isOfSizeClass || old.appearance != new.appearance }

    /// The size of a full screen, in points.
    var size: (width: Double, height: Double)? {
      new.isResizedToCompact ? nil : new.screenSize
    }
  }

  /// Makes a change of the device, and tells of it.
  mutating func make(_ told: EnvironmentChange) {
    let (old, new) = (told.old, told.new)
    tellBefore(told)
    let before = questions.shownColumns
    questions.world.platform = new
    if told.isRotation && new.orientation.isLandscape && !old.orientation.isLandscape {
      questions.world.startedInLandscape = false
    }
    guard questions.world.isRunning else { return }
    for (id, columns) in before { relayout(id, from: columns) }
    hideBarsInCompactHeight(told)
    tellAmid(told)
    needsRender = true
    render()
    publish()
    publishOthers()
    // A rotation lays both bars out anew (Q9).
    if told.isRotation { questions.world.layOutNavigationBar() }
    tellAfter(told)
  }

  /// Tells of a change that is to come.
  private mutating func tellBefore(_ change: EnvironmentChange) {
    guard program.traits.hasEvents, questions.world.isRunning, change.old != change.new else {
      return
    }
    alongside = []
    questions.turningTo = change.new.orientation
    defer { questions.turningTo = nil }
    if change.new.os >= Version(8) {
      if change.isOfSizeClass { tellAll(.willChangeTraits) }
      if change.isOfSize {
        var arguments: [Value] = [.unknown(InputID(open: .u19)), .unknown(InputID(open: .u19))]
        if let size = change.size { arguments += [.number(size.width), .number(size.height)] }
        tellAll(.willChangeSize, arguments)
      }
    }
    if change.isRotation && change.isOfSize { tellOfRotation(.willRotate) }
  }

  /// Tells of a change that has come, before the bar is asked again.
  private mutating func tellAmid(_ change: EnvironmentChange) {
    guard program.traits.hasEvents, questions.world.isRunning, change.old != change.new else {
      return
    }
    if change.new.os >= Version(8) && change.isOfTraits { tellAll(.didChangeTraits) }
    if change.new.os >= Version(17) {
      if change.old.appearance != change.new.appearance { tellAll(.didChangeStyle) }
      if change.isOfSizeClass { tellAll(.didChangeSizeClass) }
    }
    if change.isRotation && change.isOfSize { tellOfRotation(.willAnimateRotation) }
    runAlongside(isCompletion: false)
  }

  /// Tells that a change is over.
  private mutating func tellAfter(_ change: EnvironmentChange) {
    guard program.traits.hasEvents, questions.world.isRunning, change.old != change.new else {
      return
    }
    runAlongside(isCompletion: true)
    alongside = []
    if change.isRotation && change.isOfSize { tellOfRotation(.didRotate) }
    render()
  }

  /// Tells every controller in a window: those on screen for certain, others perhaps, and so those
  /// below a class that does not hand it on.
  private mutating func tellAll(_ event: ControllerEvent, _ arguments: [Value] = []) {
    for id in questions.controllersInOrder where eventHandler(event, of: id) != nil {
      guard questions.isAlive(id), self[id].isLoaded else { continue }
      if self[id].hasAppeared && isHandedOn(event, to: id) {
        tell(event, id, arguments)
      } else {
        perhaps(InputID(open: .u19)) { $0.tell(event, id, arguments) }
      }
    }
  }

  /// `true` iff no class around a controller keeps an event to itself.
  private func isHandedOn(_ event: ControllerEvent, to id: ControllerID) -> Bool {
    let keeper: Bool? = questions.nearest(from: self[id].parent, along: .parents) { ancestor in
      eventHandler(event, of: ancestor).flatMap { $0.callsSuper ? nil : true }
    }
    return keeper == nil
  }

  /// The methods of before iOS 8: UIKit's own `viewWillTransition(to:with:)` calls them, so that a
  /// class with one of its own is not told.
  private mutating func tellOfRotation(_ event: ControllerEvent) {
    for id in questions.controllersInOrder where eventHandler(event, of: id) != nil {
      guard questions.isAlive(id), self[id].isLoaded else { continue }
      let replacement =
        questions.world.platform.os >= Version(8) ? eventHandler(.willChangeSize, of: id) : nil
      if let replacement {
        if !replacement.callsSuper { continue }
      } else if self[id].hasAppeared {
        tell(event, id)
        continue
      }
      perhaps(InputID(open: .u19)) { $0.tell(event, id) }
    }
  }

  /// Tells a controller, and what lies in it, that its interface style is another.
  mutating func tellOfStyle(_ id: ControllerID, insteadOf old: [InterfaceStyle]) {
    guard program.traits.hasEvents, questions.world.platform.os >= Version(13) else { return }
    let all = below(id)
    for (index, id) in all.enumerated() where questions.isAlive(id) && self[id].hasAppeared {
      guard index < old.count, questions.interfaceStyle(of: id) != old[index] else { continue }
      tell(.didChangeTraits, id)
      if questions.isAlive(id), questions.world.platform.os >= Version(17) {
        tell(.didChangeStyle, id)
      }
    }
  }

  /// The interface styles of a controller and of what lies in it.
  func styles(below id: ControllerID) -> [InterfaceStyle] {
    guard program.traits.hasEvents, questions.world.platform.os >= Version(13) else { return [] }
    return below(id).map { questions.interfaceStyle(of: $0) }
  }

  private func below(_ id: ControllerID) -> [ControllerID] {
    questions.controllersInOrder.filter { questions.lies($0, in: id) }
  }

  // MARK: - With the transition

  /// Keeps what code does with the transition of which it was told.
  mutating func keepForTransition(
    _ handler: HandlerID, isCompletion: Bool, _ context: Context
  ) {
    let kept = DelayedHandler(
      handler: handler, instance: context.instance, controller: context.controller,
      locals: context.locals)
    alongside.append(Alongside(kept: kept, isCompletion: isCompletion))
  }

  private mutating func runAlongside(isCompletion: Bool) {
    for entry in alongside where entry.isCompletion == isCompletion { run(entry.kept) }
  }
}

/// What code does with a change of size or traits, or after it.
struct Alongside: Sendable {
  var kept: DelayedHandler
  var isCompletion: Bool
}
