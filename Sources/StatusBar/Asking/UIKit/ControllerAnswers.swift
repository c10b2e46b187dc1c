/// What a getter may ask of a controller: `topViewController?.prefersStatusBarHidden` and the like.
extension Questions {
  /// Returns a property of the controller that `of` is; nil is not asked and answers nil.
  func answer(
    _ property: ControllerProperty, _ of: Value
  ) -> Value {
    guard case .controller(let id) = of, isAlive(id) else {
      return of.doubt.map { .unknown($0) } ?? .none
    }
    // A getter that asks itself would go on for ever.
    guard trace.enter(depthLimit: Limits.nestedGetters) else { return .none }
    defer { trace.leave() }
    return settled { answer(property, of: id) }
  }

  private func answer(
    _ property: ControllerProperty, of id: ControllerID
  ) -> Value {
    switch property {
    case .prefersStatusBarHidden:
      return .bool(hiddenAnswer(of: id).value)
    case .preferredStatusBarStyle: return .style(styleAnswer(of: id))
    case .preferredStatusBarUpdateAnimation:
      return .animation(animationAnswer(of: id))
    case .childForStatusBarHidden: return child(of: id, .visibility).value
    case .childForStatusBarStyle: return child(of: id, .style).value
    case .interfaceStyle: return .scheme(interfaceStyle(of: id))
    case .horizontalSizeClass: return .sizeClass(horizontalSizeClass)
    case .verticalSizeClass: return .sizeClass(verticalSizeClass)
    case .isNavigationBarHidden: return .bool(!isNavigationBarShown(id))
    case .capturesStatusBarAppearance: return .bool(captures(id))
    case .definesPresentationContext: return .bool(definesContext(id))
    case .isModalInPresentation: return isModal(id)
    case .isCollapsed: return .bool(isCollapsed)
    case .childCount:
      let isPaged = self[id].controllerClass == .page
      return .number(
        Double(isPaged ? (visibleChild(of: id) == nil ? 0 : 1) : self[id].children.count))
    case .isSidebarHidden: return .bool(!isSidebarShown(id))
    case .isBeingPresented: return .bool(self[id].passage == .beingPresented)
    case .isBeingDismissed: return .bool(self[id].passage == .beingDismissed)
    case .isMovingToParent: return .bool(self[id].passage == .movingToParent)
    case .isMovingFromParent: return .bool(self[id].passage == .movingFromParent)
    case .modalPresentationStyle:
      return .presentation(self[id].presentation?.style ?? .automatic)
    case .topViewController, .visibleViewController, .selectedViewController,
      .presentedViewController, .presentingViewController, .navigationController, .tabBarController,
      .parent, .firstChild, .lastChild, .firstViewController, .lastViewController,
      .sheetPresentationController:
      return relative(property, of: id).map { .controller($0) } ?? .none
    }
  }

  /// Returns a controller that stands in a relation to another one.
  func relative(_ property: ControllerProperty, of id: ControllerID) -> ControllerID? {
    // A page view controller has no other children than the page that it shows.
    if self[id].controllerClass == .page && property.isOfChildren { return visibleChild(of: id) }
    switch property {
    case .topViewController, .lastChild, .lastViewController: return self[id].children.last
    case .visibleViewController:
      return (relative(.presentedViewController, of: id) ?? self[id].children.last)
        .map { topmostPresented(above: $0) }
    case .selectedViewController: return visibleChild(of: id)
    // By it or by one of its ancestors.
    case .presentedViewController:
      return nearest(from: id, along: .parents) { self[$0].presented }
    case .presentingViewController:
      return nearest(from: id, along: .parents) { self[$0].presenter }
    case .firstChild, .firstViewController: return self[id].children.first
    case .parent: return self[id].parent
    case .navigationController: return nearest(.navigation, from: self[id].parent, along: .parents)
    case .sheetPresentationController: return hasSheet(id) ? id : nil
    case .tabBarController: return nearest(.tabBar, from: self[id].parent, along: .parents)
    case .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .childForStatusBarHidden, .childForStatusBarStyle, .isNavigationBarHidden, .interfaceStyle,
      .horizontalSizeClass, .verticalSizeClass, .isBeingPresented, .isBeingDismissed,
      .isMovingToParent, .isMovingFromParent, .modalPresentationStyle, .capturesStatusBarAppearance,
      .definesPresentationContext, .isModalInPresentation, .isSidebarHidden, .isCollapsed,
      .childCount:
      return nil
    }
  }

  /// `true` iff a controller is presented as a sheet, or will be: by code that is there since iOS
  /// 15.
  private func hasSheet(_ id: ControllerID) -> Bool {
    guard world.platform.os >= Version(15) else { return false }
    switch self[id].presentation?.style ?? .automatic {
    case .automatic, .pageSheet, .formSheet: return true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover, .custom,
      .alert:
      return false
    }
  }

  /// What the superclass of a class answers: the next override above, else UIKit's default.
  func superAnswer(
    _ property: ControllerProperty, _ screen: ScreenID, _ context: Context
  ) -> Value {
    guard let id = context.controller, trace.enter(depthLimit: Limits.nestedFunctions) else {
      return .none
    }
    defer { trace.leave() }
    let question = Trace.SuperQuestion(controller: id, property: property, screen: screen)
    return superAnswer(question) {
      settled { superAnswer(property, screen, of: id, context) }
    }
  }

  private func superAnswer(
    _ property: ControllerProperty, _ screen: ScreenID, of id: ControllerID, _ context: Context
  ) -> Value {
    if let base = program.screens[Int(screen.index)].superclass,
      let formula = override(property, from: base)
    {
      return evaluate(formula, context)
    }
    // Why UIKit would answer so is no reason for what the subclass makes of it.
    let isExplaining = trace.isExplaining
    trace.isExplaining = false
    defer { trace.isExplaining = isExplaining }
    switch property {
    case .prefersStatusBarHidden: return .bool(ownHidden(of: id).value)
    case .preferredStatusBarStyle: return .style(ownStyle(of: id))
    case .preferredStatusBarUpdateAnimation: return .animation(.fade)
    case .childForStatusBarHidden:
      return ownChild(of: id, .visibility).map { .controller($0) } ?? .none
    case .childForStatusBarStyle:
      return ownChild(of: id, .style).map { .controller($0) } ?? .none
    case .topViewController, .visibleViewController, .selectedViewController,
      .presentedViewController, .presentingViewController, .navigationController, .tabBarController,
      .parent, .firstChild, .lastChild, .firstViewController, .lastViewController,
      .isNavigationBarHidden, .interfaceStyle, .horizontalSizeClass, .verticalSizeClass,
      .isBeingPresented, .isBeingDismissed, .isMovingToParent, .isMovingFromParent,
      .modalPresentationStyle, .capturesStatusBarAppearance, .definesPresentationContext,
      .isModalInPresentation, .isSidebarHidden, .isCollapsed, .sheetPresentationController,
      .childCount:
      return .none
    }
  }
}

extension ControllerProperty {
  /// `true` iff it names one of the controllers that a container holds.
  fileprivate var isOfChildren: Bool {
    switch self {
    case .firstChild, .lastChild, .firstViewController, .lastViewController: true
    case .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .childForStatusBarHidden, .childForStatusBarStyle, .topViewController, .visibleViewController,
      .selectedViewController, .presentedViewController, .presentingViewController,
      .navigationController, .tabBarController, .parent, .isNavigationBarHidden, .interfaceStyle,
      .horizontalSizeClass, .verticalSizeClass, .isBeingPresented, .isBeingDismissed,
      .isMovingToParent, .isMovingFromParent, .modalPresentationStyle, .capturesStatusBarAppearance,
      .definesPresentationContext, .isModalInPresentation, .isSidebarHidden, .isCollapsed,
      .sheetPresentationController, .childCount:
      false
    }
  }
}
