/// How a hosting controller answers for style: itself, a lowered navigation bar, or a controller
/// that its tree embeds (S8, S36, S46, S48).
extension Questions {
  /// Returns the child that a hosting controller hands a question to, or nil for itself.
  func hostedChild(
    of id: ControllerID, _ walk: Walk
  ) -> ControllerID? {
    guard let (view, context) = tree(of: id) else { return nil }
    if isPlaced(view, context, walk) { return nil }
    if walk == .style { relyOnAssumed(view, context, .style) }
    if walk == .style, let tabs = tabsWithSidebar(below: id) { return tabs }
    if walk == .style, let bar = navigationBarWithScheme(below: id) { return bar }
    let embedded = embeddedChild(of: id, walk)
    if embedded != nil { relyOnAssumed(view, context, walk.aspect) }
    return embedded
  }

  /// iOS 27's placement speaks before anything else of the tree (S30, S46).
  private func isPlaced(
    _ view: ViewID, _ context: Context, _ walk: Walk
  ) -> Bool {
    guard world.platform.os >= Version(27) else { return false }
    switch walk {
    case .visibility: return placedVisibility(view, context) != nil
    case .style: return placedScheme(view, context) != nil
    }
  }

  /// The style of iOS 27's placement, which outranks what the host's class says (S46, S48).
  func placedStyle(
    of id: ControllerID
  ) -> StatusBarStyle? {
    guard world.platform.os >= Version(27), self[id].controllerClass == .hosting,
      let (view, context) = tree(of: id),
      let (scheme, site) = placedScheme(view, context)
    else { return nil }
    trace.note(.s46, .style, .preference(id, .scheme(scheme)), site: site)
    return scheme == .dark ? .lightContent : .darkContent
  }

  /// The exchanged getter's answer where the controller has it: every hosting controller, by the
  /// libraries that count on it (S63, D14).
  func exchangedStyle(of id: ControllerID) -> StatusBarStyle? {
    guard self[id].controllerClass == .hosting,
      let style = isRendering ? world.queue.shown : world.queue.answer
    else { return nil }
    let isRoot = world.windows.contains { $0.root == id }
    return isRoot || trace.reads(.d14, true) ? style : nil
  }

  /// The adaptable tab view of a tree whose sidebar is on screen: it keeps the question (U26).
  private func tabsWithSidebar(
    below id: ControllerID
  ) -> ControllerID? {
    guard mayShowSidebars else { return nil }
    var host = id
    for _ in 0...world.controllers.count {
      guard let tabs = firstContainer(below: host),
        self[tabs].controllerClass == .tabBar
      else { return nil }
      if isSidebarShown(tabs) { return tabs }
      guard let child = visibleChild(of: tabs) else { return nil }
      host = child
    }
    return nil
  }

  // MARK: - What was not understood

  /// Notes the views of a tree that were not understood: any of them could colour the text, or hold
  /// a controller that takes the question (S8). What they could say of visibility the search for a
  /// preference notes by itself.
  func relyOnAssumed(
    _ view: ViewID, _ context: Context, _ aspect: Reason.Aspect
  ) {
    // What is met on the way of another reading bears nothing.
    guard program.traits.assumesViews, trace.flipped == nil else { return }
    guard !contents(view).isDisjoint(with: [.assumed, .container]) else { return }
    if case .modified(_, .assumed(let id)) = program.views[Int(view.index)].kind {
      trace.rely(on: .text(id), aspect)
    }
    let kind = program.views[Int(view.index)].kind
    if case .conditional(let formula, let then, let otherwise) = kind, isOpen(formula, context) {
      // Where both ways are tried, the answer rests on what either holds.
      relyOnAssumed(then, context, aspect)
      return relyOnAssumed(otherwise, context, aspect)
    }
    switch below(view, context) {
    case .nothing, .embedded: return
    case .node(let child, let context): relyOnAssumed(child, context, aspect)
    case .siblings(let children, let context):
      for child in children { relyOnAssumed(child, context, aspect) }
    case .container(let id):
      guard let (inner, context) = visibleTree(in: id) else { return }
      relyOnAssumed(inner, context, aspect)
    }
  }

  // MARK: - Embedded controllers

  /// One controller used as a view takes the question; of several, any may (S8, S9).
  private func embeddedChild(
    of id: ControllerID, _ walk: Walk
  ) -> ControllerID? {
    let embedded = embeddedControllers(below: id)
    guard let first = embedded.first, asks(embedded, walk) else { return nil }
    guard embedded.count > 1 else {
      trace.note(
        .s8, walk.aspect, .asked(id, walk.delegation, .controller(first)), site: self[first].site)
      return first
    }
    trace.note(.s9, walk.aspect, .remark(.severalEmbedded), site: self[first].site)
    guard trace.mayChoose else { return first }
    for (number, other) in embedded.enumerated().dropFirst()
    where trace.choose(.open(.s9, Int32(number)), .open(.s9)) {
      return other
    }
    return first
  }

  /// `true` iff a host hands its questions to controllers that are used as views: where that was
  /// reported, to those that say something themselves, which is disputed; open before, and taken to
  /// go on afterwards (S8, U30).
  private func asks(_ embedded: [ControllerID], _ walk: Walk) -> Bool {
    if let policy = world.platform.policies.embeddedAreAsked { return trace.reads(.s8, policy) }
    if world.platform.os >= Version(14, 4) {
      return trace.reads(.s8, embedded.contains { speaks($0, walk) })
    }
    guard trace.mayChoose else { return true }
    return trace.choose(.open(.s8, 0), .open(.s8))
  }

  /// `true` iff a policy or a class makes a controller in a tree answer in its place.
  func isSpokenFor(_ id: ControllerID, _ walk: Walk) -> Bool {
    let embedded = embeddedControllers(below: id)
    if embedded.isEmpty { return false }
    return world.platform.policies.embeddedAreAsked
      ?? (world.platform.os < Version(14, 4) || embedded.contains { speaks($0, walk) })
  }

  /// `true` iff a controller, or one that it hands the question to, overrides the answer: by its
  /// class, or because its class is unknown.
  private func speaks(_ id: ControllerID, _ walk: Walk) -> Bool {
    let outer = turnPage()
    defer { trace = outer }
    var current = id
    for _ in 0..<Limits.chain {
      if self[current].controllerClass == .hosting || unknownControllerInput(current) != nil {
        return true
      }
      if override(walk.leaf, of: current) != nil || answersBySystem(current, walk) { return true }
      switch child(of: current, walk) {
      case .itself: return walk == .style && hasBlackBar(current)
      case .child(let next): current = next
      case .unknown: return true
      }
    }
    return true
  }

  private func answersBySystem(_ id: ControllerID, _ walk: Walk) -> Bool {
    switch walk {
    case .visibility: systemHidden(of: id) != nil
    case .style: systemStyle(of: id) != nil
    }
  }

  func embeddedControllers(
    below id: ControllerID
  ) -> [ControllerID] {
    guard let root = self[id].view, mayEmbed(root), let (view, context) = tree(of: id)
    else { return [] }
    var found: [ControllerID] = []
    collectEmbedded(view, context, &found)
    return found
  }

  private func mayEmbed(_ view: ViewID) -> Bool {
    !contents(view).isDisjoint(with: [.representable, .container])
  }

  func collectEmbedded(
    _ view: ViewID, _ context: Context,
    _ found: inout [ControllerID]
  ) {
    guard mayEmbed(view) else { return }
    switch below(view, context, in: .embedded) {
    case .nothing: return
    case .embedded(let id): found.append(id)
    case .node(let child, let context):
      collectEmbedded(child, context, &found)
    case .siblings(let children, let context):
      for child in children { collectEmbedded(child, context, &found) }
    case .container(let id):
      guard let child = visibleChild(of: id) else { return }
      if self[child].controllerClass != .hosting {
        found.append(child)
      } else if let (inner, context) = tree(of: child) {
        collectEmbedded(inner, context, &found)
      }
    }
  }
}
