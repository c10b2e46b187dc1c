/// Presenting and dismissing (U17, U33–U39, S4, S21, S75).
extension World {
  /// Presents what code says, with the style and the capture flag that it says, if any.
  mutating func present(
    _ destination: Destination, style: FormulaID?, captures: FormulaID?,
    from source: ControllerID?, at site: Site, _ context: Context, _ program: Program
  ) {
    guard let id = make(destination, parent: nil, isSwiftUI: false, context, program) else {
      return journal.wasIgnored = true
    }
    var presentation = self[id].presentation ?? Controller.Presentation()
    presentation.site = site
    var trace = Trace()
    if let style {
      let value = evaluate(style, context, program, &trace)
      presentation.style = presentationStyle(of: value, program) ?? presentation.style
    }
    if let captures {
      let value = evaluate(captures, context, program, &trace)
      if truth(of: value, program) {
        presentation.captures = true
        presentation.captureSite = program.formulas[Int(captures.index)].site
      }
    }
    self[id].presentation = presentation
    present(id, from: source, program)
  }

  /// Attaches `id` to its real presenter and brings it on screen.
  mutating func present(_ id: ControllerID, from source: ControllerID?, _ program: Program) {
    guard let root = actionWindow.flatMap({ windows[$0].root }) ?? source else {
      return fail(.notLaunched)
    }
    let style = self[id].presentation?.style ?? .automatic
    let presenter = presenter(
      for: source ?? topmostPresented(above: root), style: style, program)
    guard self[presenter].presented == nil, !departing.contains(presenter) else {
      // UIKit refuses a second presentation from a controller, and one from outside a window.
      journal.wasIgnored = true
      remove(id)
      return
    }
    // Nor what is on screen already, or holds whoever is to present it.
    guard self[id].presenter == nil, !lies(presenter, in: id) else {
      journal.wasIgnored = true
      return
    }
    noteQuestions(program)
    self[presenter].presented = id
    self[id].presenter = presenter
    // The view is loaded before anybody decides, and may set the capture flag.
    load(id, program)
    noteLostHiding(of: id, program)
    var trace = Trace()
    var takesControl = wouldTakeControl(id, program, &trace)
    if let input = trace.doubt { takesControl = decide(nil, input, program) }
    self[id].presentation?.tookControlAtStart = takesControl
    notePresentationAdvice(id, program)
    self[id].passage = .beingPresented
    let old = published.bar
    // A SwiftUI presenter is never told that it is covered (S75).
    transition(from: nil, to: id, over: coveredController(by: id), program)
    if isAlive(id), flashesOnTheWayIn(id, from: old, program) { flash() }
  }

  /// Returns the presenter that a presentation takes off the screen, unless it shows SwiftUI.
  func coveredController(by id: ControllerID) -> ControllerID? {
    guard effectiveStyle(of: id) == .fullScreen, let presenter = self[id].presenter else {
      return nil
    }
    var current = presenter
    while let child = visibleChild(of: current) { current = child }
    return self[current].controllerClass == .hosting ? nil : presenter
  }

  /// Dismisses `id` and all that it presents. After a picker in a popover of iOS 8.1 nobody is
  /// asked: what it did to the bar stays until something else evaluates (Q2).
  mutating func dismiss(_ id: ControllerID, _ program: Program) {
    if refuses(toRemove: [id]) { return }
    let outer = holdsBar
    holdsBar = holdsBar || changesBarForGood(id)
    defer { holdsBar = outer }
    let flashes = flashesOnTheWayOut(id, program)
    inTransit.append(Transit(controller: id, isLeaving: true))
    takeAway(id, program)
    inTransit.removeLast()
    if flashes { flash() }
  }

  private mutating func takeAway(_ id: ControllerID, _ program: Program) {
    guard let presenter = self[id].presenter else { return fail(.nothingPresented) }
    if let above = self[id].presented { dismiss(above, program) }
    let revealed = coveredController(by: id)
    let onDismiss = self[id].presentation?.onDismiss
    let trigger = self[id].presentation?.trigger
    noteQuestions(program)
    noteWhatStays(of: id)
    self[presenter].presented = nil
    let outer = isInTransition
    isInTransition = true
    self[id].passage = .beingDismissed
    willDisappear(id, program)
    if let revealed { willAppear(revealed, program) }
    tellNoLongerPresented(id, program)
    clearTrigger(of: id, program)
    render(program)
    publish(program)
    disappear(id, program)
    isInTransition = outer
    if let revealed { didAppear(revealed, program) }
    render(program)
    if let onDismiss, let trigger, isAlive(trigger.host) {
      let context = Context(instance: trigger.instance, controller: trigger.host)
      run(onDismiss, [], context, program)
      render(program)
    }
    noteQuestions(program)
    release(id)
  }

  /// `dismiss()`: ends the presentation that a controller lies in, or pops it.
  mutating func dismiss(around id: ControllerID?, _ program: Program) {
    var current = id ?? topController(in: program)
    while let controller = current {
      if self[controller].presenter != nil { return dismiss(controller, program) }
      if let parent = self[controller].parent, self[parent].controllerClass == .navigation,
        self[parent].children.first != controller
      {
        return pop(to: controller, in: parent, program)
      }
      current = self[controller].parent
    }
    journal.wasIgnored = true
  }

  /// Presents, or pushes, what a mount's variable asks for.
  mutating func show(
    _ mount: Mount, at index: Int, of host: ControllerID, _ program: Program
  ) {
    let node = program.views[Int(mount.view.index)]
    guard case .modified(let below, let modifier) = node.kind else { return }
    let context = context(of: mount, in: host)
    let trigger = Controller.Trigger(host: host, view: mount.view, instance: mount.instance)
    var presentation = Controller.Presentation()
    presentation.trigger = trigger
    presentation.site = node.site
    switch modifier {
    case .presentation(let kind, _, let content, let onDismiss):
      presentation.lower(kind, startsAtLarge(content, program))
      presentation.onDismiss = onDismiss
      guard let id = make(.view(content), parent: nil, isSwiftUI: true, context, program) else {
        return
      }
      self[id].presentation = presentation
      self[host].mounts[index].kind = .trigger(id)
      present(id, from: host, program)
      // What appears may end it at once, and mount the tree of its host anew.
      if !isAlive(id), index < self[host].mounts.count,
        self[host].mounts[index].kind == .trigger(id)
      {
        self[host].mounts[index].kind = .trigger(nil)
      }
    case .destination(_, let content):
      guard
        let stack = navigation(around: host, program) ?? container(below: below, context, program)
      else { return fail(.nothingToPushOnto) }
      guard let id = make(.view(content), parent: stack, isSwiftUI: true, context, program) else {
        return
      }
      self[id].presentation = presentation
      self[host].mounts[index].kind = .trigger(id)
      push(id, onto: stack, program)
    default: return
    }
  }

  private func container(
    below view: ViewID, _ context: Context, _ program: Program
  ) -> ControllerID? {
    guard let id = context.controller else { return nil }
    var trace = Trace()
    return innermostNavigation(below: id, program, &trace)
  }

  /// What the content of a sheet says about its detents.
  private mutating func startsAtLarge(_ content: ViewID, _ program: Program) -> Bool {
    var depth = 0
    switch detents(of: content, &depth, program) {
    case .large?, nil: return true
    case .smaller?: return false
    case .unknown(let input)?: return decide(nil, input, program)
    }
  }

  private func detents(of view: ViewID, _ depth: inout Int, _ program: Program) -> Detents? {
    // A screen that shows itself would go round for ever.
    guard depth < 200 else { return nil }
    depth += 1
    switch program.views[Int(view.index)].kind {
    case .modified(_, .detents(let detents)): return detents
    case .modified(let child, _): return detents(of: child, &depth, program)
    case .screen(let screen, _):
      let body = program.screens[Int(screen.index)].body
      return body.flatMap { detents(of: $0, &depth, program) }
    case .group(_, let children):
      for child in children {
        if let found = detents(of: child, &depth, program) { return found }
      }
      return nil
    default: return nil
    }
  }
}

extension Controller.Presentation {
  /// SwiftUI's three presentations as UIKit's styles; only a cover is full screen (S4, S6).
  mutating func lower(_ kind: PresentationKind, _ startsAtLarge: Bool) {
    swiftUI = kind
    smallestIsLarge = startsAtLarge
    switch kind {
    case .sheet: style = .pageSheet
    case .fullScreenCover: style = .fullScreen
    case .popover: style = .popover
    }
  }
}
