/// Whether what is presented takes over the questions put to its presenter (U33–U38).
extension Questions {
  /// `true` iff both walks go on at the presented controller.
  func takesControl(
    _ id: ControllerID
  ) -> Bool {
    guard let presentation = self[id].presentation, !presentation.lostControl,
      !world.platform.happens(.q7)
    else { return false }
    // Up to iOS 12 what was decided when presenting stays (P8).
    if world.platform.os < Version(13) { return presentation.tookControlAtStart }
    let takes = wouldTakeControl(id)
    // It has adapted since, or its flag has changed.
    guard takes != presentation.tookControlAtStart else { return takes }
    return trace.reads(.p8, true) == takes
  }

  func wouldTakeControl(
    _ id: ControllerID
  ) -> Bool {
    let captures = captures(id)
    if let fillsScreen = fillsScreenByItself(id) { return captures || fillsScreen }
    switch effectiveStyle(of: id) {
    case .fullScreen: return true
    case .custom:
      // From 8.3 to 9 custom presentations always took control (U35).
      let always = world.platform.os >= Version(8, 3) && world.platform.os < Version(10)
      return captures || always
    case .alert: return !trace.reads(.p18, true)
    case .popover: return captures || changesBarForGood(id)
    case .currentContext: return captures || !trace.reads(.p19, true)
    case .pageSheet, .formSheet: return captures && !hidesBehindSystem(id)
    case .automatic, .overFullScreen: return captures
    case .overCurrentContext where self[id].controllerClass == .search:
      return captures || !trace.reads(.p13, true)
    case .overCurrentContext: return captures
    }
  }

  /// `true` iff a card that captures is passed over like any other: it is taken to be asked (P4).
  private func hidesBehindSystem(_ id: ControllerID) -> Bool {
    hasShapeOfCard(id) && !trace.reads(.p4, true)
  }

  /// `true` iff a walk goes on through a presentation without control to one that has it: it does
  /// not, though what newer releases do rests on observation (U38, P7).
  func reachesThrough(
    _ id: ControllerID
  ) -> Bool {
    guard world.platform.os >= Version(10), let above = self[id].presented,
      takesControl(above)
    else { return false }
    return !trace.reads(.p7, true)
  }

  /// `true` iff the controller is an image picker in a popover that takes the bar along (Q2).
  func changesBarForGood(_ id: ControllerID) -> Bool {
    self[id].controllerClass == .imagePicker && world.platform.happens(.q2)
      && effectiveStyle(of: id) == .popover
  }

  /// The rule by which a presentation that has control has it.
  func rule(ofControl id: ControllerID) -> Rule {
    switch effectiveStyle(of: id) {
    case .fullScreen: .u33
    case .custom: .u35
    case .popover where changesBarForGood(id): .q2
    case .automatic, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
      .popover, .alert:
      .u34
    }
  }

  func captures(_ id: ControllerID) -> Bool {
    if self[id].presentation?.captures == true { return true }
    guard let formula = override(.capturesStatusBarAppearance, of: id) else {
      return false
    }
    return truth(
      evaluate(formula, classContext(of: id)), formula, id)
  }

  /// The style after adaptation to the version and the size class (U36, U37).
  func effectiveStyle(of id: ControllerID) -> PresentationStyle {
    // An alert's own presentation controller leaves the presenter in charge (U40, P18).
    if self[id].controllerClass == .alert { return .alert }
    guard var style = self[id].presentation?.style else { return .fullScreen }
    // A search controller lies over what it searches, and leaves control there (U32, P13).
    if self[id].controllerClass == .search && style == .automatic { return .overCurrentContext }
    let isCompact = horizontalSizeClass == .compact
    if isCompact, let adapted = self[id].presentation?.adaptedStyle { return adapted }
    if style == .automatic { style = world.platform.os >= Version(13) ? .pageSheet : .fullScreen }
    switch style {
    case .pageSheet, .formSheet, .popover:
      if isCompact && world.platform.os < Version(13) { return .fullScreen }
      if style == .popover && isCompact { return .pageSheet }
      // In compact height a sheet covers the screen, but it is not full screen (U37).
      return style
    case .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
      .alert:
      return style
    }
  }

  /// `true` iff a card pushes its presenter back, so that the system answers for both (U37).
  ///
  /// One report has it the other way round over a presenter that was itself presented over a
  /// context: with the capture flag that one answers on, and without it the card takes over.
  func cardTakesOver(
    _ id: ControllerID
  ) -> Bool {
    let asEverywhere = world.platform.policies.cardsTakeOverInContexts
    if isCard(id) {
      guard let presenter = self[id].presenter, isOverContext(presenter) else { return true }
      return trace.reads(.u37, asEverywhere)
    }
    guard isOverContext(id), let card = self[id].presented, isCard(card) else {
      return false
    }
    return !trace.reads(.u37, asEverywhere)
  }

  private func isOverContext(_ id: ControllerID) -> Bool {
    guard self[id].presenter != nil else { return false }
    switch effectiveStyle(of: id) {
    case .currentContext, .overCurrentContext: return true
    case .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .custom,
      .alert:
      return false
    }
  }

  /// `true` iff a sheet is as large as a card on a phone is.
  private func hasShapeOfCard(_ id: ControllerID) -> Bool {
    guard let presentation = self[id].presentation, !isPad, !hasCompactHeight,
      world.platform.os >= Version(13), presentation.isLarge
    else { return false }
    let style = effectiveStyle(of: id)
    return style == .pageSheet || style == .formSheet
  }

  /// The card that pushed what lies under the bar back: the bar lies on black there (U37).
  func cardUnderBar() -> ControllerID? {
    guard let window = actionWindow, var current = world.windows[window].root else { return nil }
    for _ in 0...world.controllers.count {
      guard let presented = presented(above: current) else { return nil }
      if hasShapeOfCard(presented) { return presented }
      current = presented
    }
    return nil
  }

  /// `true` iff a sheet is a card that pushes its presenter back (U37, D9).
  private func isCard(
    _ id: ControllerID
  ) -> Bool {
    guard hasShapeOfCard(id), !captures(id) || hidesBehindSystem(id) else { return false }
    return world.platform.os < Version(26)
      || trace.reads(.d9, world.platform.policies.cardsForceLightFrom26)
  }

  /// Returns who really presents when code in `id` does: the outermost ancestor, or for the styles
  /// that look for a context the nearest one that defines it (U17).
  func presenter(
    for id: ControllerID, style: PresentationStyle
  ) -> ControllerID {
    let context = nearest(from: id, along: .parents) {
      self[$0].parent == nil || isContext($0, for: style)
    }
    return context ?? id
  }

  /// `true` iff a presentation of the style does not look further for a context.
  private func isContext(_ id: ControllerID, for style: PresentationStyle) -> Bool {
    switch style {
    case .currentContext, .overCurrentContext: definesContext(id)
    case .popover: declaredContext(id) == true
    case .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom, .alert: false
    }
  }

  /// `true` iff a controller defines a context; a navigation controller does of itself (U17).
  func definesContext(_ id: ControllerID) -> Bool {
    declaredContext(id) ?? (self[id].controllerClass == .navigation)
  }

  /// Whether code or its class says that a controller defines a context, or nil.
  private func declaredContext(_ id: ControllerID) -> Bool? {
    if let defines = self[id].definesPresentationContext { return defines }
    guard let formula = override(.definesPresentationContext, of: id) else { return nil }
    let outer = turnPage()
    defer { trace = outer }
    return evaluate(formula, classContext(of: id)) == .bool(true)
  }

  /// The topmost presented controller above `id`.
  func topmostPresented(above id: ControllerID) -> ControllerID {
    var current = id
    while let presented = presented(above: current) { current = presented }
    return current
  }

  /// What a controller presents, or else what is visible in it and defines a context (U17).
  func presented(above id: ControllerID) -> ControllerID? {
    if let presented = self[id].presented { return presented }
    guard self[id].controllerClass == .split else {
      return visibleChild(of: id).flatMap { presented(above: $0) }
    }
    for column in columns(of: id) {
      if let presented = presented(above: column) { return presented }
    }
    return nil
  }

  /// `true` iff the controller, or one that holds it, was pushed or presented (S80).
  func isPresented(_ id: ControllerID) -> Bool {
    nearest(from: id, along: .parents) { self[$0].presenter != nil || isPushed($0) } != nil
  }

  /// `true` iff a controller lies in a stack above its root.
  private func isPushed(_ id: ControllerID) -> Bool {
    guard let stack = self[id].parent, self[stack].controllerClass == .navigation,
      let root = self[stack].children.first
    else { return false }
    return root != id
  }
}
