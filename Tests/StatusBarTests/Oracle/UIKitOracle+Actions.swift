/// What a person does, on the oracle's own structure. Each returns `false` where it cannot be done.
extension UIKitOracle {
  /// The last of a chain of presentations.
  private func topmost(_ root: Int) -> Int {
    var current = root
    while let next = controllers[current].presented { current = next }
    return current
  }

  private var keyRoot: Int? { windows[key].root }

  /// What is on screen, from the outside in.
  private var path: [Int] {
    guard let root = keyRoot else { return [] }
    var path: [Int] = []
    var current: Int? = topmost(root)
    while let index = current {
      path.append(index)
      current = visibleChild(of: controllers[index])
    }
    return path
  }

  private func visibleChild(of controller: OracleController) -> Int? {
    switch controller.kind {
    case .navigation: controller.children.last
    case .tabBar, .page: controller.children[controller.selected]
    case .split:
      platform.isCompactWidth || !controller.showsPrimary
        ? controller.children.last : controller.children.first
    case .plain, .hosting: nil
    }
  }

  /// The navigation controller nearest to the content that is on screen.
  private var innermostNavigation: Int? { path.last { controllers[$0].kind == .navigation } }

  mutating func push(_ controller: OracleController) -> Bool {
    guard let navigation = innermostNavigation else { return false }
    let index = controllers.count
    var controller = controller
    controller.parent = navigation
    controllers.append(controller)
    controllers[navigation].children.append(index)
    return true
  }

  var canPop: Bool { innermostNavigation.map { controllers[$0].children.count > 1 } ?? false }

  mutating func popToRoot() -> Bool {
    guard canPop, let navigation = innermostNavigation else { return false }
    controllers[navigation].children.removeSubrange(1...)
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

  /// Adds a controller with all that it holds, and returns its index.
  mutating func add(_ template: OracleTemplate, parent: Int?) -> Int {
    let index = controllers.count
    var controller = template.controller
    controller.parent = parent
    controllers.append(controller)
    for child in template.children {
      let added = add(child, parent: index)
      controllers[index].children.append(added)
    }
    return index
  }

  /// Presents a container in place of a single controller.
  mutating func present(
    _ template: OracleTemplate, as style: OracleController.ModalStyle, captures: Bool
  ) -> Bool {
    guard let root = keyRoot else { return false }
    let presenter = topmost(root)
    let index = add(template, parent: nil)
    controllers[index].modalStyle = style
    controllers[index].captures = captures
    controllers[index].presenter = presenter
    controllers[presenter].presented = index
    controllers[index].tookControlAtStart = wouldTakeControl(index)
    return true
  }

  /// Orders the second window front.
  mutating func showWindow(asKey: Bool) -> Bool {
    guard windows.count > 1 else { return false }
    lastOrder += 1
    windows[1].isHidden = false
    windows[1].order = lastOrder
    if asKey { key = 1 }
    return true
  }

  mutating func hideWindow() -> Bool {
    guard windows.count > 1 else { return false }
    windows[1].isHidden = true
    key = 0
    return true
  }

  mutating func dismiss() -> Bool {
    guard let root = keyRoot, let presenter = controllers[topmost(root)].presenter else {
      return false
    }
    controllers[presenter].presented = nil
    return true
  }

  /// Selects a tab, or a page, of the container nearest to the content on screen.
  mutating func selectTab(_ number: Int) -> Bool {
    let container = path.last { controllers[$0].kind == .tabBar || controllers[$0].kind == .page }
    guard let container, number < controllers[container].children.count else { return false }
    controllers[container].selected = number
    wentUnnoticed = controllers[container].kind == .page
    return true
  }

  mutating func rotate(isLandscape: Bool) { platform.isLandscape = isLandscape }

  mutating func setAppearance(isDark: Bool) { platform.isDark = isDark }

  /// What is on screen after the last action.
  mutating func publish() -> OracleAnswer {
    if !wentUnnoticed { published = resolve() }
    return published
  }
}
