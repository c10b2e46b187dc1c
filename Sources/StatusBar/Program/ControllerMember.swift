/// A member of UIKit's controllers that code can name: a row for each, of which every other list is
/// made.
package enum ControllerMember: UInt8, Hashable, Sendable, CaseIterable {
  // What a class may override, or give its controllers to start with.
  case prefersStatusBarHidden, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
  case childForStatusBarHidden, childForStatusBarStyle
  case capturesStatusBarAppearance, modalPresentationStyle, definesPresentationContext
  case isModalInPresentation, overrideUserInterfaceStyle, isNavigationBarHidden, barStyle
  case tabMode, isSidebarHidden, preferredDisplayMode
  // What code may only set.
  case selectedIndex, title, detents, selectedDetent, barIsHidden
  case hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenVerticallyCompact
  case hidesBarsWhenKeyboardAppears
  // What code may only read.
  case topViewController, visibleViewController, selectedViewController, presentedViewController
  case presentingViewController, navigationController, tabBarController, parent
  case firstChild, lastChild, firstViewController, lastViewController, childCount
  case interfaceStyle, horizontalSizeClass, verticalSizeClass
  case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent
  case isCollapsed, sheetPresentationController

  /// What is known of it.
  package var row: Row { ControllerMember.rows[Int(rawValue)] }

  /// What getters ask for under its name; nil where it cannot be read.
  var property: ControllerProperty? { ControllerMember.properties[Int(rawValue)] }

  // In the order of the cases, which a test holds.
  private static let rows = overridable + settable + readable
  // By themselves, as each question to a class comes by them.
  private static let properties = rows.map { $0.property }

  private static let overridable = [
    Row(
      "prefersStatusBarHidden", .bool, read: .prefersStatusBarHidden, on: .visibility,
      asksForBar: true),
    Row(
      "preferredStatusBarStyle", .style, read: .preferredStatusBarStyle, on: .style,
      asksForBar: true),
    Row(
      "preferredStatusBarUpdateAnimation", .animation,
      read: .preferredStatusBarUpdateAnimation, on: .animation),
    Row(
      "childForStatusBarHidden", .controller, former: "childViewControllerForStatusBarHidden",
      read: .childForStatusBarHidden, on: .visibility, asksForBar: true),
    Row(
      "childForStatusBarStyle", .controller, former: "childViewControllerForStatusBarStyle",
      read: .childForStatusBarStyle, on: .style, asksForBar: true),
    Row(
      "modalPresentationCapturesStatusBarAppearance", .bool, read: .capturesStatusBarAppearance,
      set: .capturesStatusBarAppearance, decides: [.visibility, .style], asksForBar: true),
    Row(
      "modalPresentationStyle", .modalStyle, read: .modalPresentationStyle,
      set: .modalPresentationStyle, decides: [.screens]),
    Row(
      "definesPresentationContext", .bool, read: .definesPresentationContext,
      set: .definesPresentationContext, decides: [.screens], isInHeader: false),
    Row(
      "isModalInPresentation", .bool, read: .isModalInPresentation, set: .isModalInPresentation,
      decides: [.screens]),
    Row(
      "overrideUserInterfaceStyle", .interfaceStyle, isOptional: true,
      set: .overrideUserInterfaceStyle, decides: [.style]),
    Row(
      "isNavigationBarHidden", .bool, read: .isNavigationBarHidden,
      set: .isNavigationBarHidden, decides: [.visibility, .style]),
    Row(
      "barStyle", .barStyle, path: "navigationBar.barStyle", set: .barStyle, decides: [.style],
      asksForBar: true),
    Row("mode", .tabMode, owner: .tabBar, set: .tabMode, decides: [.screens], isInHeader: false),
    Row(
      "isSidebarHidden", .bool, path: "sidebar.isHidden", owner: .tabBar, read: .isSidebarHidden,
      set: .isSidebarHidden, decides: [.screens]),
    Row(
      "preferredDisplayMode", .displayMode, owner: .split, set: .preferredDisplayMode,
      decides: [.screens]),
  ]

  private static let settable = [
    Row("selectedIndex", .number, set: .selectedIndex, decides: [.screens]),
    Row("title", .text, isOptional: true, set: .title),
    Row(
      "detents", .detent, path: "sheetPresentationController.detents", set: .detents,
      decides: [.visibility, .style]),
    Row(
      "selectedDetentIdentifier", .detent, isOptional: true,
      path: "sheetPresentationController.selectedDetentIdentifier", set: .selectedDetent,
      decides: [.visibility, .style]),
    Row(
      nil, .bool, path: "navigationBar.isHidden", owner: .navigation, set: .barIsHidden,
      decides: [.visibility, .style]),
    Row(
      "hidesBarsOnSwipe", .bool, owner: .navigation, set: .hidesBarsOnSwipe,
      decides: [.visibility, .style]),
    Row(
      "hidesBarsOnTap", .bool, owner: .navigation, set: .hidesBarsOnTap,
      decides: [.visibility, .style]),
    Row(
      "hidesBarsWhenVerticallyCompact", .bool, owner: .navigation,
      set: .hidesBarsWhenVerticallyCompact, decides: [.visibility, .style]),
    Row(
      "hidesBarsWhenKeyboardAppears", .bool, owner: .navigation,
      set: .hidesBarsWhenKeyboardAppears, decides: [.visibility, .style]),
  ].map { $0.ofControllersAlone }

  private static let readable = [
    Row("topViewController", .controller, read: .topViewController),
    Row("visibleViewController", .controller, read: .visibleViewController),
    Row("selectedViewController", .controller, read: .selectedViewController),
    Row("presentedViewController", .controller, read: .presentedViewController),
    Row("presentingViewController", .controller, read: .presentingViewController),
    Row("navigationController", .controller, read: .navigationController),
    Row("tabBarController", .controller, read: .tabBarController),
    Row("parent", .controller, read: .parent),
    Row(nil, .controller, path: "children.first", read: .firstChild),
    Row(nil, .controller, path: "children.last", read: .lastChild),
    Row(nil, .controller, path: "viewControllers.first", read: .firstViewController),
    Row(nil, .controller, path: "viewControllers.last", read: .lastViewController),
    Row(nil, .number, path: "viewControllers.count", read: .childCount),
    Row(
      "userInterfaceStyle", .interfaceStyle, path: "traitCollection.userInterfaceStyle",
      read: .interfaceStyle),
    Row(
      "horizontalSizeClass", .sizeClass, path: "traitCollection.horizontalSizeClass",
      read: .horizontalSizeClass),
    Row(
      "verticalSizeClass", .sizeClass, path: "traitCollection.verticalSizeClass",
      read: .verticalSizeClass),
    Row("isBeingPresented", .bool, read: .isBeingPresented),
    Row("isBeingDismissed", .bool, read: .isBeingDismissed),
    Row(
      "isMovingToParent", .bool, former: "isMovingToParentViewController",
      read: .isMovingToParent),
    Row(
      "isMovingFromParent", .bool, former: "isMovingFromParentViewController",
      read: .isMovingFromParent),
    Row("isCollapsed", .bool, read: .isCollapsed),
    Row("sheetPresentationController", .controller, read: .sheetPresentationController),
  ].map { $0.ofControllersAlone }
}

extension ControllerMember {
  /// What is known of a member.
  package struct Row: Sendable {
    /// The word by which code names it; nil where it takes two.
    package var word: String?
    /// What it was called before Swift 4.2; nil where it always had its name.
    package var formerWord: String?
    /// As it is written behind a controller.
    package var path: String
    package var type: ValueType
    /// `true` iff it may be nil.
    package var isOptional: Bool
    /// The class that alone has it; nil where every controller may have it.
    package var owner: ControllerClass?
    /// What getters ask for; nil where it cannot be read.
    package var property: ControllerProperty?
    /// The walk of UIKit's that asks for it; nil if none does.
    package var walk: ControllerProperty.Walk?
    /// What code may set; nil where it is only overridden or read.
    package var setting: ControllerSetting?
    /// What a change of the setting may decide.
    package var facets: [UnknownFacets.Facet]
    /// `true` iff a class may give an answer of its own, or the value that it starts with.
    package var isOverridable = true
    /// `true` iff the header of a scenario can set it, and a modifier at the place of use.
    package var isInHeader: Bool
    /// `true` iff it asks for a bar by itself, and so can be in vain.
    package var asksForBar: Bool

    init(
      _ word: String?, _ type: ValueType, isOptional: Bool = false, path: String? = nil,
      former: String? = nil, owner: ControllerClass? = nil,
      read property: ControllerProperty? = nil, on walk: ControllerProperty.Walk? = nil,
      set setting: ControllerSetting? = nil,
      decides facets: [UnknownFacets.Facet] = [], isInHeader: Bool = true, asksForBar: Bool = false
    ) {
      self.word = word
      formerWord = former
      self.path = path ?? word ?? ""
      self.type = type
      self.isOptional = isOptional || type == .controller
      self.owner = owner
      self.property = property
      self.walk = walk
      self.setting = setting
      self.facets = facets
      self.isInHeader = isInHeader
      self.asksForBar = asksForBar
    }

    /// What no class can have otherwise.
    fileprivate var ofControllersAlone: Row {
      var row = self
      row.isOverridable = false
      row.isInHeader = false
      return row
    }
  }

  /// The types of members.
  package enum ValueType: Hashable, Sendable {
    case bool, style, animation, controller, modalStyle, interfaceStyle, barStyle, tabMode
    case displayMode, number, text, sizeClass
    /// Detents of a sheet: whether the large one is meant (U37).
    case detent
  }
}

/// What one controller may ask another, or itself.
package enum ControllerProperty: UInt8, Hashable, Sendable, CaseIterable {
  case prefersStatusBarHidden, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
  case childForStatusBarHidden, childForStatusBarStyle
  case topViewController, visibleViewController, selectedViewController, presentedViewController
  case presentingViewController, navigationController, tabBarController, parent
  case firstChild, lastChild, firstViewController, lastViewController, childCount
  case isNavigationBarHidden, interfaceStyle, horizontalSizeClass, verticalSizeClass
  case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent
  case modalPresentationStyle, capturesStatusBarAppearance
  case definesPresentationContext, isModalInPresentation, isSidebarHidden, isCollapsed
  /// The controller itself while it is presented as a sheet, or will be: what is set there is its.
  case sheetPresentationController

  /// The row that tells of it.
  package var member: ControllerMember { ControllerProperty.members[Int(rawValue)] }

  /// As it is written behind a controller.
  package var spelling: String { member.row.path }

  private static let members = allCases.compactMap { property in
    ControllerMember.allCases.first { $0.row.property == property }
  }
}

/// What code may set on a controller.
package enum ControllerSetting: UInt8, Hashable, Sendable, CaseIterable {
  case barStyle, isNavigationBarHidden, overrideUserInterfaceStyle
  case capturesStatusBarAppearance, modalPresentationStyle, selectedIndex
  case definesPresentationContext, isModalInPresentation, tabMode, isSidebarHidden
  case preferredDisplayMode
  /// The text of its tab.
  case title
  /// Whether the smallest of a sheet's detents is the large one, and which it stands at (U37).
  case detents, selectedDetent
  /// Hides the view of a navigation bar, or says when the bar hides by itself.
  case barIsHidden, hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenVerticallyCompact
  case hidesBarsWhenKeyboardAppears

  /// The row that tells of it.
  package var member: ControllerMember { ControllerSetting.members[Int(rawValue)] }

  /// As it is written behind a controller.
  package var spelling: String { member.row.path }

  private static let members = allCases.compactMap { setting in
    ControllerMember.allCases.first { $0.row.setting == setting }
  }
}

extension ControllerProperty {
  /// What UIKit asks controllers for, on a walk of its own each.
  package enum Walk: Hashable, Sendable {
    case visibility, style, animation
  }

  /// The walk that asks for it; nil if no walk does.
  package var walk: Walk? { member.row.walk }
}
