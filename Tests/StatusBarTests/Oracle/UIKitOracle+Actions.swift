/// What a person does, on the oracle's own structure. Each returns `false` where it cannot be done.
extension UIKitOracle {
  /// The last of a chain of presentations.
  private func topmost(_ root: Int) -> Int {
    var current = root
    while let next = controllers[current].presented { current = next }
    return current
  }

  private var keyRoot: Int? { windows.first?.root }

  /// The navigation controller nearest to the content that is on screen.
  private var innermostNavigation: Int? {
    guard let root = keyRoot else { return nil }
    var current: Int? = topmost(root)
    var found: Int?
    while let index = current {
      let controller = controllers[index]
      switch controller.kind {
      case .navigation:
        found = index
        current = controller.children.last
      case .tabBar, .page:
        current = controller.children.isEmpty ? nil : controller.children[controller.selected]
      case .plain, .split:
        current = nil
      }
    }
    return found
  }

  mutating func push(_ controller: OracleController) -> Bool {
    guard let navigation = innermostNavigation else { return false }
    let index = controllers.count
    var controller = controller
    controller.parent = navigation
    controllers.append(controller)
    controllers[navigation].children.append(index)
    return true
  }

  mutating func pop() -> Bool {
    guard let navigation = innermostNavigation, controllers[navigation].children.count > 1 else {
      return false
    }
    controllers[navigation].children.removeLast()
    return true
  }

  mutating func present(
    _ controller: OracleController, as style: OracleController.ModalStyle, captures: Bool,
    isLarge: Bool
  ) -> Bool {
    guard let root = keyRoot else { return false }
    let presenter = topmost(root)
    let index = controllers.count
    var controller = controller
    controller.modalStyle = style
    controller.captures = controller.captures || captures
    controller.isLargeDetent = isLarge
    controller.presenter = presenter
    controllers.append(controller)
    controllers[presenter].presented = index
    controllers[index].tookControlAtStart = wouldTakeControl(index)
    return true
  }

  mutating func dismiss() -> Bool {
    guard let root = keyRoot, let presenter = controllers[topmost(root)].presenter else {
      return false
    }
    controllers[presenter].presented = nil
    return true
  }

  /// Selects a tab of the tab bar controller nearest to the content on screen.
  mutating func selectTab(_ number: Int) -> Bool {
    guard let root = keyRoot else { return false }
    var current: Int? = topmost(root)
    while let index = current {
      let controller = controllers[index]
      switch controller.kind {
      case .tabBar:
        guard number < controller.children.count else { return false }
        controllers[index].selected = number
        return true
      case .navigation: current = controller.children.last
      case .plain, .split, .page: current = nil
      }
    }
    return false
  }

  mutating func rotate(isLandscape: Bool) { platform.isLandscape = isLandscape }

  mutating func setAppearance(isDark: Bool) { platform.isDark = isDark }

  mutating func publish() { published = resolve() }
}
