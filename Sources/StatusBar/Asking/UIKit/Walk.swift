/// The two searches for the controller that answers: one for visibility, one for style (U16–U18).
extension Questions {
  /// Which of the two walks.
  enum Walk {
    case visibility, style

    var aspect: Reason.Aspect { self == .visibility ? .visibility : .style }

    var delegation: ControllerProperty {
      self == .visibility ? .childForStatusBarHidden : .childForStatusBarStyle
    }

    var leaf: ControllerProperty {
      self == .visibility ? .prefersStatusBarHidden : .preferredStatusBarStyle
    }
  }

  /// Where a walk ended: at a controller, or at the system behind a card (U37).
  enum WalkEnd: Equatable {
    case controller(ControllerID)
    case system
    /// A class hands the question to an unknown controller.
    case unknown(from: ControllerID, FormulaID, InputID)
  }

  /// Whom a controller hands a question to.
  enum Delegation {
    case itself
    case child(ControllerID)
    /// Its class names an unknown controller, or perhaps none.
    case unknown(FormulaID, InputID)

    init(_ child: ControllerID?) { self = child.map { .child($0) } ?? .itself }

    var value: Value {
      switch self {
      case .itself: .none
      case .child(let id): .controller(id)
      case .unknown(_, let input): .unknown(input)
      }
    }
  }

  /// Returns who answers, starting at `start`: presented first, then the child, then itself (U17).
  func walk(
    from start: ControllerID, _ walk: Walk
  ) -> WalkEnd {
    var current = start
    // A controller met twice ends the walk; no hierarchy is deeper than the arena is long.
    for _ in 0...world.controllers.count {
      if let presented = self[current].presented {
        if takesControl(presented) {
          trace.note(rule(ofControl: presented), walk.aspect, .remark(.presentationTookControl))
          current = presented
          continue
        }
        // That a card also makes the bar visible is an assumption (P3).
        if cardTakesOver(presented),
          walk == .style || trace.reads(.p3, world.platform.policies.assumptions)
        {
          relyOnHeight(of: presented, walk.aspect)
          trace.note(.u37, walk.aspect, .notAsked(presented), site: presentationSite(presented))
          trace.note(.u37, walk.aspect, .remark(.cardTookOver), site: presentationSite(presented))
          return .system
        }
        if reachesThrough(presented) {
          current = presented
          continue
        }
        let rule: Rule = world.platform.happens(.q7) ? .q7 : .u34
        trace.note(rule, walk.aspect, .notAsked(presented), site: presentationSite(presented))
      }
      switch child(of: current, walk) {
      case .itself: return .controller(current)
      case .child(let child): current = child
      case .unknown(let formula, let input): return .unknown(from: current, formula, input)
      }
    }
    trace.note(.u16, walk.aspect, .remark(.walkWentRound))
    return .controller(current)
  }

  private func presentationSite(_ id: ControllerID) -> Site { self[id].presentation?.site ?? .none }

  /// Returns whom a controller hands the question to (U16, U22–U29).
  func child(
    of id: ControllerID, _ walk: Walk
  ) -> Delegation {
    trace.ask(id, walk.delegation)
    if let formula = override(walk.delegation, of: id) {
      if answersItself(id, walk) { return .itself }
      let value = value(formula, of: id)
      trace.note(
        .u16, walk.aspect, .asked(id, walk.delegation, value),
        site: program.formulas[Int(formula.index)].site)
      if case .controller(let child) = value, isAlive(child) { return .child(child) }
      if let input = value.doubt { return .unknown(formula, input) }
      for child in visibleChildren(of: id) {
        trace.note(.u16, walk.aspect, .notAsked(child), site: self[child].site)
      }
      return .itself
    }
    return Delegation(ownChild(of: id, walk))
  }

  /// `true` iff a navigation controller that overrides both the style and who gives it answers
  /// itself: the child is taken to win (P10).
  private func answersItself(_ id: ControllerID, _ walk: Walk) -> Bool {
    program.traits.navigationsAnswer && walk == .style && self[id].controllerClass == .navigation
      && override(.preferredStatusBarStyle, of: id) != nil && !trace.reads(.p10, true)
  }

  /// Returns the child that UIKit's own class names, which is also what `super` answers.
  func ownChild(
    of id: ControllerID, _ walk: Walk
  ) -> ControllerID? {
    switch self[id].controllerClass {
    case .hosting: return hostedChild(of: id, walk)
    case .navigation: return navigationChild(of: id, walk)
    case .tabBar: return selectedChild(of: id, walk)
    case .split: return splitChild(of: id, walk)
    case .plain, .page, .alert, .imagePicker, .safari, .search, .system:
      for child in self[id].children { trace.note(.u28, walk.aspect, .notAsked(child)) }
      return nil
    }
  }

  /// Style: only with its bar hidden (U22, U24). Visibility: see U25.
  private func navigationChild(
    of id: ControllerID, _ walk: Walk
  ) -> ControllerID? {
    guard let top = self[id].children.last else { return nil }
    if !isNavigationBarShown(id) {
      trace.note(
        walk == .style ? .u24 : .u25, walk.aspect, .asked(id, walk.delegation, .controller(top)))
      return top
    }
    guard walk == .visibility else {
      trace.note(.u22, .style, .notAsked(top), site: self[top].site)
      return nil
    }
    // No phone without a home button ran an iOS before 11.
    let alwaysAsks = isPad || device.hasHomeButton
    if alwaysAsks || !trace.reads(.p2, world.platform.policies.assumptions) {
      trace.note(.u25, .visibility, .asked(id, walk.delegation, .controller(top)))
      return top
    }
    trace.note(.u25, .visibility, .notAsked(top), site: self[top].site)
    trace.note(.p2, .visibility, .remark(.assumption))
    return nil
  }

  /// The selected tab is asked (U26, S14), for style only while no sidebar shows.
  private func selectedChild(
    of id: ControllerID, _ walk: Walk
  ) -> ControllerID? {
    guard let child = visibleChild(of: id) else { return nil }
    if walk == .style && isSidebarShown(id) {
      trace.note(.u26, .style, .remark(.sidebarAnswers), site: self[id].site)
      return nil
    }
    trace.note(.u26, walk.aspect, .asked(id, walk.delegation, .controller(child)))
    return child
  }

  /// Expanded columns are not asked; a collapsed one is for style from SDK 13 (U27, P12).
  private func splitChild(
    of id: ControllerID, _ walk: Walk
  ) -> ControllerID? {
    guard let child = self[id].children.last else { return nil }
    let isAsked =
      switch walk {
      case .visibility: !trace.reads(.p12, true)
      case .style:
        isCollapsed && world.platform.sdk >= Version(13)
          && trace.reads(.u27, world.platform.policies.assumptions)
      }
    if isAsked {
      trace.note(.u27, walk.aspect, .asked(id, walk.delegation, .controller(child)))
      return child
    }
    if walk == .style && hasSides(id) { return nil }
    for child in self[id].children { trace.note(.u27, walk.aspect, .notAsked(child)) }
    trace.note(.p12, walk.aspect, .remark(.disputed))
    return nil
  }
}
