/// What happens in a generated run of an app of view controllers.
enum OracleAction {
  case push(Int)
  case pop
  case popToRoot
  /// A way back that is led by a finger, and its end.
  case interactiveBack(isFinished: Bool)
  case present(Int, OracleController.ModalStyle, captures: Bool, isLarge: Bool)
  case presentContainer(Int, OracleController.ModalStyle, captures: Bool)
  case showWindow(asKey: Bool)
  case hideWindow
  case resize(isNarrow: Bool)
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
  /// Containers that are presented.
  var containers: [OracleTemplate] = []
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
    let template = template(oracle.platform.os, depth: 0)
    let root = oracle.add(template, parent: nil)
    oracle.windows = [OracleWindow(root: root)]
    if oneIn(4) { addWindow(to: &oracle) }
    var classes: [OracleController] = []
    for _ in 0..<4 { classes.append(leafClass(oracle.platform.os)) }
    var result = UIKitCase(seed: seed, start: oracle, classes: classes, actions: [])
    for _ in 0..<2 { result.containers.append(self.template(oracle.platform.os, depth: 1)) }
    result.actions = uikitActions(result)
    return result
  }

  /// A plain class with some overrides.
  private mutating func leafClass(_ os: Int) -> OracleController {
    var controller = OracleController()
    controller.hidden = maybe(oneIn: 2, [true, false])
    controller.style = maybe(oneIn: 2, os >= 1300 ? OracleStyle.allCases : [.default, .light])
    controller.captures = oneIn(4)
    controller.animation = maybe(oneIn: 4, OracleAnimation.allCases)
    if os >= 1300 { controller.isDark = maybe(oneIn: 6, [true, false]) }
    if os >= 1300 && oneIn(4) {
      controller.kind = .hosting
      (controller.style, controller.animation) = (nil, nil)
      controller.captures = false
    }
    return controller
  }

  private mutating func template(_ os: Int, depth: Int) -> OracleTemplate {
    var controller = leafClass(os)
    controller.captures = false
    guard depth < 3 && !oneIn(depth + 2) else { return OracleTemplate(controller: controller) }
    controller.kind = pick([.navigation, .navigation, .tabBar, .tabBar, .split, .page])
    if !oneIn(4) { (controller.hidden, controller.style) = (nil, nil) }
    controller.childForHidden = maybe(oneIn: 5, delegations(controller.kind))
    controller.childForStyle = maybe(oneIn: 5, delegations(controller.kind))
    if controller.kind == .navigation {
      controller.isBarHidden = oneIn(3)
      controller.hasBlackBar = oneIn(3)
    }
    if controller.kind == .tabBar && os >= 1800 {
      controller.isSidebarOpen = maybe(oneIn: 2, [true, true, false])
    }
    if controller.kind == .split { controller.showsPrimary = !oneIn(3) }
    var result = OracleTemplate(controller: controller)
    for _ in 0..<(controller.kind == .navigation ? 1 : 2) {
      result.children.append(template(os, depth: depth + 1))
    }
    return result
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
        root: root, level: pick([-1, 0, 0, 1, 2000]), order: 1, isHidden: oneIn(3),
        fillsScreen: !oneIn(3)))
  }

  /// Actions that can be done, found by doing them.
  private mutating func uikitActions(_ start: UIKitCase) -> [OracleAction] {
    var oracle = start.start
    var actions: [OracleAction] = []
    for _ in 0..<(2 + below(8)) {
      let action = anyAction(start, oracle.platform)
      if oracle.apply(action, start) { actions.append(action) }
    }
    return actions
  }

  private mutating func anyAction(
    _ start: UIKitCase, _ platform: OraclePlatform
  ) -> OracleAction {
    let os = platform.os
    switch below(12) {
    case 0, 1: return .push(below(start.classes.count))
    case 2: return oneIn(3) ? .popToRoot : oneIn(2) ? .interactiveBack(isFinished: oneIn(2)) : .pop
    case 3, 4:
      let isLarge = os < 1500 || !oneIn(3)
      return .present(
        below(start.classes.count), modalStyle(os), captures: oneIn(4), isLarge: isLarge)
    case 5: return .dismiss
    case 6: return .selectTab(below(2))
    case 7: return .rotate(isLandscape: oneIn(2))
    case 8:
      let style = pick(OracleController.ModalStyle.allCases.filter { !$0.looksForContext })
      return .presentContainer(below(start.containers.count), style, captures: oneIn(4))
    case 9: return oneIn(3) ? .hideWindow : .showWindow(asKey: oneIn(2))
    case 10 where platform.isPad: return .resize(isNarrow: oneIn(2))
    default: return .appearance(isDark: oneIn(2))
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
  mutating func apply(_ action: OracleAction, _ start: UIKitCase) -> Bool {
    wentUnnoticed = false
    switch action {
    case .push(let index): return push(start.classes[index])
    case .pop: return pop()
    case .popToRoot: return popToRoot()
    case .interactiveBack(let isFinished):
      wentUnnoticed = !isFinished
      return isFinished ? pop() : canPop
    case .present(let index, let style, let captures, let isLarge):
      return present(start.classes[index], as: style, captures: captures, isLarge: isLarge)
    case .presentContainer(let index, let style, let captures):
      return present(start.containers[index], as: style, captures: captures)
    case .showWindow(let asKey): return showWindow(asKey: asKey)
    case .hideWindow: return hideWindow()
    case .resize(let isNarrow):
      platform.isNarrowed = isNarrow
      return true
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

extension OracleController.ModalStyle {
  fileprivate var looksForContext: Bool { self == .currentContext || self == .overCurrentContext }
}
