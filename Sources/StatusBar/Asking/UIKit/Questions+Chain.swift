// Everybody who could answer for the bar, asked or not.
extension Questions {
  /// Evaluates the bar, and returns it with all who could have had a say.
  package func chain() -> Chain {
    let outer = turnPage()
    defer { trace = outer }
    trace.isExplaining = true
    trace.marksQuestions = true
    let resolution = resolution()
    let marks = trace.marks
    trace.begin()
    let asked = controllingWindow()
    var chain = Chain(
      resolution: resolution, windows: windowCandidates(asked), members: [],
      entries: entries(marks, resolution.reasons))
    if let root = asked.flatMap({ world.windows[$0].root }) {
      addMembers(&chain.members, from: root, depth: 0, .isRoot)
    }
    chain.animation = animationGetter(marks)
    return chain
  }

  /// Puts each question before the reasons that came of it.
  private func entries(_ marks: [QuestionMark], _ reasons: [Reason]) -> [Chain.Entry] {
    var entries: [Chain.Entry] = []
    var next = 0
    for (index, reason) in reasons.enumerated() {
      while next < marks.count, marks[next].reasonCount <= index {
        entries.append(.question(marks[next].question))
        next += 1
      }
      entries.append(.reason(reason))
    }
    return entries + marks[next...].map { .question($0.question) }
  }

  // MARK: - Windows

  private func windowCandidates(_ asked: Int?) -> [Chain.WindowCandidate] {
    let order = world.windows.indices.sorted { a, b in
      (world.windows[a].level, world.windows[a].order) > (
        world.windows[b].level, world.windows[b].order
      )
    }
    return order.map { index in
      Chain.WindowCandidate(
        name: world.windows[index].name, site: world.windows[index].site,
        obstacle: index == asked ? nil : obstacle(of: world.windows[index]))
    }
  }

  func obstacle(of window: Window) -> Chain.Obstacle {
    if window.isHidden { return .isHidden }
    if !isShown(window) { return .hasNoScene }
    if !window.isOnMainScreen { return .isOnOtherDisplay }
    if !window.affectsStatusBar { return .hasNoSay }
    if world.platform.os >= Version(10) && !window.fillsScreen { return .isSmaller }
    return .isBelow
  }

  // MARK: - Controllers

  private func addMembers(
    _ members: inout [Chain.Member], from id: ControllerID, depth: Int,
    _ silence: Chain.Silence
  ) {
    // Controllers that are met twice, or lie too deep, are left out.
    guard depth < Limits.chain, !members.contains(where: { $0.controller == id }) else { return }
    let getter = override(.preferredStatusBarUpdateAnimation, of: id)
    members.append(
      Chain.Member(
        controller: id, depth: depth, site: self[id].site, silence: silence,
        animationSite: getter.map { program.formulas[Int($0.index)].site }))
    let presented = self[id].presented
    let held = self[id].children + loweredContainers(of: id)
    for child in held {
      addMembers(
        &members, from: child, depth: depth + 1, reason(for: child, in: id, presented))
    }
    if let presented {
      addMembers(&members, from: presented, depth: depth + 1, .isUnnamed)
    }
  }

  /// The containers that the tree of a hosting controller was lowered to, and the controllers that
  /// stand in it as views.
  private func loweredContainers(of id: ControllerID) -> [ControllerID] {
    guard self[id].controllerClass == .hosting else { return [] }
    return world.controllers.indices.map { ControllerID(Int32($0)) }.filter { other in
      isAlive(other) && self[other].parent == id && !self[id].children.contains(other)
    }
  }

  private func reason(
    for child: ControllerID, in id: ControllerID, _ presented: ControllerID?
  ) -> Chain.Silence {
    if self[id].controllerClass == .hosting {
      return self[child].isSwiftUIContainer ? .isInTree : .isEmbedded
    }
    if visibleChildren(of: id).contains(child) {
      if self[id].isSwiftUIContainer { return .isInTree }
      return presented == nil ? .isUnnamed : .isCovered
    }
    switch self[id].controllerClass {
    case .navigation: return .isBelowTop
    case .tabBar, .page: return .isNotSelected
    case .split: return .isOffScreen
    case .plain, .hosting, .alert, .imagePicker, .safari, .search, .system: return .isUnnamed
    }
  }

  /// The controller that answers for visibility is asked for the animation, too.
  private func animationGetter(_ marks: [QuestionMark]) -> Chain.Getter? {
    let leaf = marks.last { $0.question.property == .prefersStatusBarHidden }
    return leaf.map { mark in
      let id = mark.question.controller
      let getter = override(.preferredStatusBarUpdateAnimation, of: id)
      return Chain.Getter(
        controller: id, site: getter.map { program.formulas[Int($0.index)].site } ?? .none)
    }
  }
}

extension Questions {
  /// `true` iff some use of a screen or class lives, on screen or below others.
  package func holds(_ screen: ScreenID) -> Bool {
    world.instances.contains { $0.isAlive && $0.screen == screen }
      || world.controllers.contains {
        $0.isAlive && ($0.screen == screen || $0.hostClass == screen)
      }
  }
}
