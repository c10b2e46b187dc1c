/// Presenting and dismissing (U17, U33–U39, S4, S21, S75).
extension Turn {
  /// Presents what code says, with the style and the capture flag that it says, if any.
  mutating func present(
    _ destination: Destination, style: FormulaID?, captures: FormulaID?,
    from source: ControllerID?, at site: Site, _ context: Context
  ) {
    guard let id = makePresented(destination, style, captures, at: site, context) else {
      return journal.wasIgnored = true
    }
    if comesTooEarly(id, from: source) {
      journal.wasIgnored = true
      journal.advise(.presentedTooEarly, .u17, site)
      return release(id)
    }
    if let author = context.controller { adapt(id, asSaidBy: author) }
    present(id, from: source)
  }

  /// `true` iff the view of what would present is in no window yet: while it loads, and before it
  /// appears as the first of its window (U17).
  private func comesTooEarly(_ id: ControllerID, from source: ControllerID?) -> Bool {
    // Code of the launch loads views of windows that it has brought on screen.
    guard let source, !phase.isConnecting else { return false }
    let style = self[id].presentation?.style ?? .automatic
    let presenter = questions.presenter(for: source, style: style)
    let hasAppeared = self[presenter].hasAppeared
    if hasAppeared, !entering.contains(where: { questions.lies(presenter, in: $0) }) {
      return false
    }
    return inTransit.contains { transit in
      (hasAppeared ? transit.isBeforeWindow : !transit.isLeaving)
        && questions.lies(transit.controller, in: presenter)
        && !broughtOnScreen.mayHaveComeLater(transit.controller, to: presenter)
    }
  }

  /// Makes what is to be presented, with the style and the capture flag that code says.
  mutating func makePresented(
    _ destination: Destination, _ style: FormulaID?, _ captures: FormulaID?, at site: Site,
    _ context: Context
  ) -> ControllerID? {
    guard let id = make(destination, parent: nil, isSwiftUI: false, context) else { return nil }
    var presentation = self[id].presentation ?? Controller.Presentation()
    presentation.site = site
    trace.begin()
    if let style {
      let value = questions.evaluate(style, context)
      presentation.style = presentationStyle(of: value) ?? presentation.style
    }
    if let captures {
      let value = questions.evaluate(captures, context)
      if truth(of: value) {
        presentation.captures = true
        presentation.captureSite = program.formulas[Int(captures.index)].site
      }
    }
    self[id].presentation = presentation
    return id
  }

  /// Attaches `id` to its real presenter and brings it on screen.
  mutating func present(_ id: ControllerID, from source: ControllerID?) {
    guard let root = questions.actionWindow.flatMap({ questions.world.windows[$0].root }) ?? source
    else {
      return fail(.notLaunched)
    }
    let style = self[id].presentation?.style ?? .automatic
    let presenter = questions.presenter(
      for: source ?? questions.topmostPresented(above: root), style: style)
    guard self[presenter].presented == nil, !isDeparting(presenter) else {
      // UIKit refuses a second presentation from a controller, and one from outside a window.
      journal.wasIgnored = true
      remove(id)
      return
    }
    // Nor what is on screen already, or holds the presenter.
    guard self[id].presenter == nil, !questions.lies(presenter, in: id) else {
      journal.wasIgnored = true
      return
    }
    noteQuestions()
    self[presenter].presented = id
    self[id].presenter = presenter
    // The view is loaded before that is decided, and may set the capture flag; how it is presented
    // was read before.
    load(id)
    if questions.isAlive(id), self[id].presentation?.style != style {
      self[id].presentation?.style = style
    }
    noteLostHiding(of: id)
    trace.begin()
    var takesControl = questions.wouldTakeControl(id)
    if let input = trace.doubt { takesControl = decide(nil, input) }
    self[id].presentation?.tookControlAtStart = takesControl
    notePresentationAdvice(id)
    self[id].passage = .beingPresented
    let old = questions.world.published.bar
    // A SwiftUI presenter is never told that it is covered (S75).
    transition(from: nil, to: id, over: questions.coveredController(by: id))
    if questions.isAlive(id), questions.flashesOnTheWayIn(id, from: old) { flash() }
    turnAsAllowed(.asked)
  }

  /// Asks the delegate of a presentation what it is in a narrow width: what it presents itself may
  /// say who that is; else it is the controller whose code presents.
  private mutating func adapt(_ id: ControllerID, asSaidBy author: ControllerID) {
    let own = self[id].screen.flatMap { program.screens[Int($0.index)].ownAdaptation }
    let authors = self[author].screen.flatMap { program.screens[Int($0.index)].adaptation }
    guard let adaptation = own ?? authors else { return }
    let style = self[id].presentation?.style ?? .automatic
    let hasCards = questions.world.platform.os >= Version(13)
    switch style {
    case .popover: break
    case .automatic, .pageSheet, .formSheet: if adaptation.isOfPopovers { return }
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .alert:
      return
    }
    switch adaptation.answer {
    // A sheet that stays one is a card from iOS 13 on (U37).
    case .kept where hasCards && style != .popover: return
    case .kept: self[id].presentation?.adaptedStyle = style
    case .style(let other): self[id].presentation?.adaptedStyle = other
    case .unknown(let input):
      let adapted = decide(among: [nil, style, .fullScreen], input)
      self[id].presentation?.adaptedStyle = adapted
    }
  }

  /// Notes what a presentation's own settings are worth.
  private mutating func notePresentationAdvice(_ id: ControllerID) {
    trace.begin()
    guard questions.effectiveStyle(of: id) == .fullScreen, questions.captures(id) else { return }
    journal.advise(.captureFlagWithoutEffect, .u33, questions.captureSite(of: id))
  }

  /// Notes that the other colour was seen before the one that stays: on the way into a cover (S44),
  /// or out of it (S47).
  private mutating func flash() {
    let bar = questions.world.published.bar
    guard questions.world.isRunning, !bar.isHidden else { return }
    var wrong = bar
    wrong.content = bar.content == .light ? .dark : .light
    let change = Event.Change(isAnimated: false, animation: bar.animation, duration: 0)
    journal.events.append(.changed(from: bar, to: wrong, change))
    journal.events.append(.changed(from: wrong, to: bar, change))
  }

  /// Dismisses `id` and all that it presents. After a picker in a popover of iOS 8.1 no controller
  /// is asked: what it did to the bar stays until something else evaluates (Q2).
  mutating func dismiss(_ id: ControllerID) {
    if refuses(toRemove: [id]) { return }
    let outer = holdsBar
    holdsBar = holdsBar || questions.changesBarForGood(id)
    defer { holdsBar = outer }
    let flashes = questions.flashesOnTheWayOut(id)
    inTransit.append(Transit(controller: id, isLeaving: true))
    takeAway(id)
    inTransit.removeLast()
    if flashes { flash() }
  }

  private mutating func takeAway(_ id: ControllerID) {
    guard let presenter = self[id].presenter else { return fail(.nothingPresented) }
    if let above = self[id].presented { dismiss(above) }
    let revealed = questions.coveredController(by: id)
    let onDismiss = self[id].presentation?.onDismiss
    let trigger = self[id].presentation?.trigger
    noteQuestions()
    noteWhatStays(of: id)
    self[presenter].presented = nil
    let outer = isInTransition
    isInTransition = true
    self[id].passage = .beingDismissed
    willDisappear(id)
    if let revealed { willAppear(revealed) }
    tellNoLongerPresented(id)
    clearTrigger(of: id)
    render()
    publish()
    disappear(id)
    isInTransition = outer
    if let revealed { didAppear(revealed) }
    render()
    if let onDismiss, let trigger, questions.isAlive(trigger.host) {
      let context = Context(instance: trigger.instance, controller: trigger.host)
      run(onDismiss, [], context)
      render()
    }
    noteQuestions()
    release(id)
    turnAsAllowed(.asked)
  }

  /// `dismiss()`: ends the presentation that a controller lies in, or pops it.
  mutating func dismiss(around id: ControllerID?) {
    let shown = questions.nearest(from: id ?? questions.topController(), along: .parents) {
      self[$0].presenter != nil || stack(below: $0) != nil
    }
    guard let shown else { return journal.wasIgnored = true }
    if self[shown].presenter == nil, let stack = stack(below: shown) {
      pop(to: shown, in: stack)
    } else {
      dismiss(shown)
    }
  }

  /// The stack that a controller lies in, unless it is the root.
  private func stack(below id: ControllerID) -> ControllerID? {
    guard let stack = self[id].parent, self[stack].controllerClass == .navigation,
      self[stack].children.first != id
    else { return nil }
    return stack
  }

  /// Presents, or pushes, what a mount's variable asks for.
  mutating func show(
    _ mount: Mount, at index: Int, of host: ControllerID
  ) {
    let node = program.views[Int(mount.view.index)]
    guard case .modified(let below, .live(let modifier)) = node.kind else { return }
    let context = questions.context(of: mount, in: host)
    let trigger = Controller.Trigger(host: host, view: mount.view, instance: mount.instance)
    var presentation = Controller.Presentation()
    presentation.trigger = trigger
    presentation.site = node.site
    switch modifier {
    case .presentation(let kind, _, let content, let onDismiss):
      presentation.lower(kind)
      presentation.onDismiss = onDismiss
      guard let id = make(.view(content), parent: nil, isSwiftUI: true, context) else {
        return
      }
      presentation.smallestIsLarge = truth(of: questions.startsAtLarge(id))
      adapt(&presentation, kind, id)
      self[id].presentation = presentation
      self[host].mounts[index].kind = .trigger(id)
      present(id, from: host)
      // What appears may end it at once, and mount the tree of its host anew.
      if !questions.isAlive(id), index < self[host].mounts.count,
        self[host].mounts[index].kind == .trigger(id)
      {
        self[host].mounts[index].kind = .trigger(nil)
      }
    case .destination(_, let content):
      guard
        let stack = questions.navigation(around: host) ?? questions.container(below: below, context)
      else { return fail(.nothingToPushOnto) }
      guard let id = make(.view(content), parent: stack, isSwiftUI: true, context) else {
        return
      }
      self[id].presentation = presentation
      self[host].mounts[index].kind = .trigger(id)
      push(id, onto: stack)
    case .onAppear, .onDisappear, .task, .identity, .states, .onChange, .animation,
      .visibilityUpdater, .styleQueue, .interposed:
      return
    }
  }
}

extension Turn {
  /// Takes what the content says of the place of a sheet or a popover on a phone. One that stays a
  /// popover leaves the bar to its presenter (S6, U34); whether another appearance takes control
  /// is not known.
  private mutating func adapt(
    _ presentation: inout Controller.Presentation, _ kind: PresentationKind, _ id: ControllerID
  ) {
    guard kind != .fullScreenCover, questions.horizontalSizeClass == .compact,
      let adaptation = questions.adaptation(of: id)
    else { return }
    switch adaptation {
    case .keptPopover:
      if kind == .popover { presentation.smallestIsLarge = false }
    case .adapted(let input):
      if decide(nil, input) { presentation.style = .fullScreen }
    case .large, .smaller, .unknown: return
    }
  }
}

extension Controller.Presentation {
  /// SwiftUI's three presentations as UIKit's styles; only a cover is full screen (S4, S6).
  mutating func lower(_ kind: PresentationKind) {
    swiftUI = kind
    switch kind {
    case .sheet: style = .pageSheet
    case .fullScreenCover: style = .fullScreen
    case .popover: style = .popover
    }
  }
}
