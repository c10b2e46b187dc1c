/// A view controller, by its index.
struct OracleController {
  /// `hosting` shows SwiftUI: `hidden` and `isDark` are then what its tree prefers.
  enum Kind: String, CaseIterable { case plain, hosting, navigation, tabBar, split, page }

  /// What a class answers to `childForStatusBarStyle` or `…Hidden` where it overrides it.
  enum Delegation: String, CaseIterable { case nothing, first, last, selected }

  enum ModalStyle: String, CaseIterable {
    case automatic, fullScreen, overFullScreen, pageSheet, formSheet, currentContext
    case overCurrentContext, popover, custom
  }

  var kind = Kind.plain
  var parent: Int?
  var children: [Int] = []
  var selected = 0
  var isBarHidden = false
  var hasBlackBar = false
  /// Overrides; nil where the class has none.
  var hidden: Bool?
  var style: OracleStyle?
  var animation: OracleAnimation?
  var childForHidden: Delegation?
  var childForStyle: Delegation?
  /// `overrideUserInterfaceStyle`
  var isDark: Bool?
  var presented: Int?
  var presenter: Int?
  var modalStyle = ModalStyle.automatic
  var captures = false
  var isLargeDetent = true
  /// P8: up to iOS 12 control is decided when presenting.
  var tookControlAtStart = false
  /// A tab bar controller's sidebar: open, closed, or nil for none at all.
  var isSidebarOpen: Bool?
  /// `preferredDisplayMode`: the first column is beside the others, or not on screen.
  var showsPrimary = true
}

/// A controller with what it holds.
struct OracleTemplate {
  var controller: OracleController
  var children: [OracleTemplate] = []
}

struct OracleWindow {
  var root: Int?
  var level = 0
  var order = 0
  var isHidden = false
  var fillsScreen = true
  var isRemote = false
}

/// An app of view controllers.
struct UIKitOracle {
  var platform = OraclePlatform()
  var isLaunching = false
  var appHidden: Bool?
  var appStyle: OracleStyle?
  var windows: [OracleWindow] = []
  /// The window that actions mean.
  var key = 0
  var lastOrder = 1
  var controllers: [OracleController] = []
  /// The answer that was last put on screen.
  var published = OracleAnswer()
  /// `true` iff the last action was no event that asks again (U19).
  var wentUnnoticed = false

  private enum Walk { case hidden, style }
  private enum End { case system, controller(Int) }

  /// RESOLVE
  func resolve() -> OracleAnswer {
    if isLaunching { return launchAnswer() }
    if platform.isWithoutBar {
      return OracleAnswer(
        isHidden: true, style: nil, content: nil, hiddenOwner: .geometry, styleOwner: .geometry)
    }
    if platform.os < 700 || !platform.isControllerBased { return applicationAnswer() }
    guard let window = controllingWindow() else { return published }
    guard let root = window.root else {
      return OracleAnswer(
        isHidden: false, style: .default,
        content: platform.content(.default, isDark: platform.systemIsDark))
    }
    return walkedAnswer(root)
  }

  /// U48: up to iOS 12 a window above the bar's level covers it.
  var isCovered: Bool {
    platform.os < 1300 && windows.contains { !$0.isHidden && $0.level > 1000 && $0.fillsScreen }
  }

  private func launchAnswer() -> OracleAnswer {
    if platform.isWithoutBar {
      return OracleAnswer(isHidden: true, hiddenOwner: .geometry, styleOwner: .geometry)
    }
    return OracleAnswer(
      isHidden: platform.plistHidden, style: platform.plistStyle,
      content: platform.content(platform.plistStyle, isDark: platform.isDark),
      hiddenOwner: .plist, styleOwner: .plist)
  }

  /// RESOLVE_APPLICATION
  private func applicationAnswer() -> OracleAnswer {
    let isCutOff = platform.os >= 2700 || platform.deviations.contains(.sdk27CountsEverywhere)
    let settersCount = platform.sdk < 2700 || !isCutOff
    var answer = OracleAnswer()
    if settersCount, let hidden = appHidden {
      answer.isHidden = hidden
      answer.hiddenOwner = .application
    } else if platform.os >= 800 && platform.sdk >= 800 && platform.isCompactHeight {
      answer.isHidden = true
      answer.hiddenOwner = .geometry
    } else {
      answer.isHidden = platform.plistHidden
      answer.hiddenOwner = .plist
    }
    let style: OracleStyle
    if settersCount, let asked = appStyle {
      style = asked
      answer.styleOwner = .application
    } else {
      style = platform.plistStyle
      answer.styleOwner = .plist
    }
    answer.style = style
    answer.content = platform.content(style, isDark: platform.isDark)
    return answer
  }

  /// CONTROLLING_WINDOW
  private func controllingWindow() -> OracleWindow? {
    let candidates = windows.filter { window in
      !window.isHidden && !window.isRemote && (platform.os < 1000 || window.fillsScreen)
    }
    return candidates.max { ($0.level, $0.order) < ($1.level, $1.order) }
  }

  private func walkedAnswer(_ root: Int) -> OracleAnswer {
    var answer = OracleAnswer()
    switch walk(root, .hidden, visited: []) {
    case .system:
      answer.hiddenOwner = .system
      answer.isHidden = false
      answer.animation = .fade
    case .controller(let owner):
      answer.hiddenOwner = .member(owner)
      answer.isHidden = leafHidden(owner)
      answer.animation = controllers[owner].animation ?? .fade
    }
    if answer.isHidden == true && platform.assumptions { return answer }
    switch walk(root, .style, visited: []) {
    case .system:
      answer.style = .light
      answer.content = .light
      answer.styleOwner = .system
    case .controller(let owner):
      let style = leafStyle(owner)
      answer.style = style
      answer.content = platform.content(style, isDark: isDark(owner))
      answer.styleOwner = .member(owner)
      if sides(owner) != nil {
        let (leading, trailing) = (part(owner, 0), part(owner, 1))
        answer.style = leading.style
        answer.content = leading.content
        answer.styleOwner = leading.styleOwner
        let isAlike = leading.content?.isLight == trailing.content?.isLight
        if leading.style != trailing.style || !isAlike {
          answer.trailingContent = trailing.content
        }
      }
    }
    return answer
  }

  /// What stands at both ends of the bar where each end has a style of its own (U26, U27, U29).
  private func sides(_ v: Int) -> [Int]? {
    let controller = controllers[v]
    guard platform.isPad, platform.os >= 1304, platform.assumptions, controller.style == nil,
      controller.childForStyle == nil
    else { return nil }
    if showsSidebar(v) { return [v, controller.children[controller.selected]] }
    guard controller.kind == .split, !platform.isCompactWidth, platform.sdk >= 1300 else {
      return nil
    }
    let last = controller.children[controller.children.count - 1]
    return [controller.showsPrimary ? controller.children[0] : last, last]
  }

  private func showsSidebar(_ v: Int) -> Bool {
    platform.isPad && platform.os >= 1800 && !platform.isCompactWidth && platform.assumptions
      && controllers[v].kind == .tabBar && controllers[v].isSidebarOpen == true
  }

  /// One end of the bar: 0 the leading, 1 the trailing one.
  private func part(_ v: Int, _ side: Int) -> OracleAnswer {
    if let sides = sides(v), sides[side] != v {
      switch walk(sides[side], .style, visited: []) {
      case .system: return OracleAnswer(style: .light, content: .light)
      case .controller(let owner): return part(owner, side)
      }
    }
    let style = leafStyle(v)
    return OracleAnswer(
      style: style, content: platform.content(style, isDark: isDark(v)), styleOwner: .member(v))
  }

  /// WALK
  private func walk(_ v: Int, _ kind: Walk, visited: Set<Int>) -> End {
    if visited.contains(v) { return .controller(v) }
    if let p = controllers[v].presented {
      if takesControl(p) { return walk(p, kind, visited: visited.union([v])) }
      let isCard =
        platform.assumptions || kind == .style || platform.deviations.contains(.cardAlwaysShows)
      if isCard && cardTakesOver(p) { return .system }
    }
    guard let c = child(v, kind) else { return .controller(v) }
    return walk(c, kind, visited: visited.union([v]))
  }

  /// TAKES_CONTROL
  private func takesControl(_ p: Int) -> Bool {
    let isRevised = platform.os >= 1300 || platform.deviations.contains(.controlIsRevised)
    return isRevised ? wouldTakeControl(p) : controllers[p].tookControlAtStart
  }

  func wouldTakeControl(_ p: Int) -> Bool {
    let captures = controllers[p].captures
    switch effectiveStyle(p) {
    case .fullScreen: return true
    case .custom: return captures || (platform.os >= 803 && platform.os < 1000)
    default: return captures
    }
  }

  /// EFFECTIVE_STYLE
  private func effectiveStyle(_ p: Int) -> OracleController.ModalStyle {
    var t = controllers[p].modalStyle
    if t == .automatic { t = platform.os >= 1300 ? .pageSheet : .fullScreen }
    let adapts = t == .pageSheet || t == .formSheet || t == .popover
    if platform.os < 1300 && adapts && platform.isCompactWidth { return .fullScreen }
    if platform.os >= 1300 && t == .popover && platform.isCompactWidth { return .pageSheet }
    return t
  }

  /// CARD_TAKES_OVER, which D9 ends with iOS 25.
  private func cardTakesOver(_ p: Int) -> Bool {
    let t = effectiveStyle(p)
    return platform.os >= 1300 && platform.os < 2600 && !platform.isPad
      && !platform.isCompactHeight && (t == .pageSheet || t == .formSheet)
      && controllers[p].isLargeDetent && !controllers[p].captures
  }

  /// CHILD
  private func child(_ v: Int, _ kind: Walk) -> Int? {
    let controller = controllers[v]
    if let delegation = kind == .hidden ? controller.childForHidden : controller.childForStyle {
      return delegated(delegation, of: controller)
    }
    switch controller.kind {
    case .navigation:
      if kind == .style { return controller.isBarHidden ? controller.children.last : nil }
      let asksTop =
        platform.isPad || platform.hasHomeButton || controller.isBarHidden
        || platform.os < 1100 || !platform.assumptions
      return asksTop ? controller.children.last : nil
    case .tabBar:
      if kind == .style && showsSidebar(v) { return nil }
      return controller.children.isEmpty ? nil : controller.children[controller.selected]
    case .split:
      let isForwarded =
        kind == .style && platform.sdk >= 1300 && platform.isCompactWidth && platform.assumptions
      return isForwarded ? controller.children.last : nil
    case .plain, .hosting, .page:
      return nil
    }
  }

  private func delegated(
    _ delegation: OracleController.Delegation, of controller: OracleController
  ) -> Int? {
    switch delegation {
    case .nothing: nil
    // A page view controller holds the page that it shows, and no other.
    case .first where controller.kind != .page: controller.children.first
    case .last where controller.kind != .page: controller.children.last
    case .first, .last, .selected:
      controller.selected < controller.children.count
        ? controller.children[controller.selected] : nil
    }
  }

  /// LEAF_HIDDEN
  private func leafHidden(_ v: Int) -> Bool {
    if let hidden = controllers[v].hidden { return hidden }
    if controllers[v].kind == .hosting { return false }
    return platform.os >= 800 && platform.sdk >= 800 && platform.isCompactHeight
  }

  /// LEAF_STYLE
  private func leafStyle(_ v: Int) -> OracleStyle {
    if let style = controllers[v].style { return style }
    if controllers[v].kind == .navigation { return controllers[v].hasBlackBar ? .light : .default }
    return .default
  }

  /// TRAIT_STYLE: on the controller and on those that hold it. A controller that presented it by
  /// UIKit's means is none of them (S33).
  private func isDark(_ v: Int) -> Bool {
    var current: Int? = v
    while let index = current {
      if let isDark = controllers[index].isDark { return isDark }
      current = controllers[index].parent
    }
    return platform.systemIsDark
  }
}
