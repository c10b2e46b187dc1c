/// What happens in a generated run of an app of view controllers.
enum OracleAction {
  case push(Int)
  case pop
  case present(Int, OracleController.ModalStyle, captures: Bool, isLarge: Bool)
  case dismiss
  case selectTab(Int)
  case rotate(isLandscape: Bool)
  case appearance(isDark: Bool)
}

/// A generated app and what is done to it.
struct UIKitCase {
  var seed: UInt64
  var start: UIKitOracle
  /// Classes that are pushed and presented, by index.
  var classes: [OracleController]
  var actions: [OracleAction]
}

extension SplitMix64 {
  mutating func uikitCase(seed: UInt64) -> UIKitCase {
    var oracle = UIKitOracle()
    oracle.platform = platform(releases: OracleReleases.all)
    if !oracle.platform.isControllerBased {
      oracle.appHidden = maybe(oneIn: 3, [true, false])
      oracle.appStyle = maybe(
        oneIn: 3, oracle.platform.os >= 1300 ? OracleStyle.allCases : [.default, .light])
    }
    let root = addController(to: &oracle, parent: nil, depth: 0)
    oracle.windows = [OracleWindow(root: root)]
    if oneIn(4) { addWindow(to: &oracle) }
    var classes: [OracleController] = []
    for _ in 0..<4 { classes.append(leafClass(oracle.platform.os)) }
    var result = UIKitCase(seed: seed, start: oracle, classes: classes, actions: [])
    result.actions = uikitActions(result)
    return result
  }

  /// A plain class with some overrides.
  private mutating func leafClass(_ os: Int) -> OracleController {
    var controller = OracleController()
    controller.hidden = maybe(oneIn: 2, [true, false])
    controller.style = maybe(oneIn: 2, os >= 1300 ? OracleStyle.allCases : [.default, .light])
    controller.captures = oneIn(4)
    if os >= 1300 { controller.isDark = maybe(oneIn: 6, [true, false]) }
    return controller
  }

  private mutating func addController(
    to oracle: inout UIKitOracle, parent: Int?, depth: Int
  ) -> Int {
    var controller = leafClass(oracle.platform.os)
    controller.captures = false
    controller.parent = parent
    if depth < 3 && !oneIn(depth + 2) {
      controller.kind = pick([.navigation, .navigation, .tabBar, .tabBar, .split, .page])
      if !oneIn(4) { (controller.hidden, controller.style) = (nil, nil) }
      controller.childForHidden = maybe(oneIn: 5, delegations(controller.kind))
      controller.childForStyle = maybe(oneIn: 5, delegations(controller.kind))
    }
    if controller.kind == .navigation {
      controller.isBarHidden = oneIn(3)
      controller.hasBlackBar = oneIn(3)
    }
    let index = oracle.controllers.count
    oracle.controllers.append(controller)
    let count = controller.kind == .plain ? 0 : controller.kind == .navigation ? 1 : 2
    var children: [Int] = []
    for _ in 0..<count {
      children.append(addController(to: &oracle, parent: index, depth: depth + 1))
    }
    oracle.controllers[index].children = children
    return index
  }

  /// Only a tab bar controller has a selected one.
  private func delegations(_ kind: OracleController.Kind) -> [OracleController.Delegation] {
    kind == .tabBar ? OracleController.Delegation.allCases : [.nothing, .first, .last]
  }

  /// A second window: above or below, hidden or not, small or not; the first stays the key one.
  private mutating func addWindow(to oracle: inout UIKitOracle) {
    let root = oracle.controllers.count
    oracle.controllers.append(leafClass(oracle.platform.os))
    oracle.controllers[root].captures = false
    oracle.windows.append(
      OracleWindow(
        root: root, level: pick([-1, 1, 2000]), order: 1, isHidden: oneIn(3),
        fillsScreen: !oneIn(3)))
  }

  /// Actions that can be done, found by doing them.
  private mutating func uikitActions(_ start: UIKitCase) -> [OracleAction] {
    var oracle = start.start
    var actions: [OracleAction] = []
    for _ in 0..<(2 + below(8)) {
      let action = anyAction(start.classes.count, oracle.platform.os)
      if oracle.apply(action, start.classes) { actions.append(action) }
    }
    return actions
  }

  private mutating func anyAction(_ classes: Int, _ os: Int) -> OracleAction {
    switch below(9) {
    case 0, 1: .push(below(classes))
    case 2: .pop
    case 3, 4:
      .present(
        below(classes), modalStyle(os), captures: oneIn(4), isLarge: os < 1500 || !oneIn(3))
    case 5: .dismiss
    case 6: .selectTab(below(2))
    case 7: .rotate(isLandscape: oneIn(2))
    default: .appearance(isDark: oneIn(2))
    }
  }

  private mutating func modalStyle(_ os: Int) -> OracleController.ModalStyle {
    // Popovers and the context styles need iOS 8.
    let old: [OracleController.ModalStyle] = [.fullScreen, .pageSheet, .formSheet, .custom]
    return pick(os >= 800 ? OracleController.ModalStyle.allCases : old)
  }
}

extension UIKitOracle {
  /// Does one action; `false` iff it cannot be done.
  mutating func apply(_ action: OracleAction, _ classes: [OracleController]) -> Bool {
    switch action {
    case .push(let index): return push(classes[index])
    case .pop: return pop()
    case .present(let index, let style, let captures, let isLarge):
      return present(classes[index], as: style, captures: captures, isLarge: isLarge)
    case .dismiss: return dismiss()
    case .selectTab(let number): return selectTab(number)
    case .rotate(let isLandscape):
      rotate(isLandscape: isLandscape)
      return true
    case .appearance(let isDark):
      setAppearance(isDark: isDark)
      return true
    }
  }
}
