/// What a class of controllers may override, or give its controllers to start with: a row for each
/// member of UIKit's, of which every other list is made.
package enum ControllerMember: UInt8, Hashable, Sendable, CaseIterable {
  case prefersStatusBarHidden, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
  case childForStatusBarHidden, childForStatusBarStyle
  case capturesStatusBarAppearance, modalPresentationStyle, definesPresentationContext
  case overrideUserInterfaceStyle, isNavigationBarHidden, barStyle
  case tabMode, isSidebarHidden, preferredDisplayMode

  package var row: Row { ControllerMember.rows[Int(rawValue)] }

  private static let rows: [Row] = allCases.map { $0.makeRow() }

  private func makeRow() -> Row {
    switch self {
    case .prefersStatusBarHidden:
      Row("prefersStatusBarHidden", .bool, read: .prefersStatusBarHidden, asksForBar: true)
    case .preferredStatusBarStyle:
      Row("preferredStatusBarStyle", .style, read: .preferredStatusBarStyle, asksForBar: true)
    case .preferredStatusBarUpdateAnimation:
      Row(
        "preferredStatusBarUpdateAnimation", .animation,
        read: .preferredStatusBarUpdateAnimation)
    case .childForStatusBarHidden:
      Row(
        "childForStatusBarHidden", .controller, former: "childViewControllerForStatusBarHidden",
        read: .childForStatusBarHidden, asksForBar: true)
    case .childForStatusBarStyle:
      Row(
        "childForStatusBarStyle", .controller, former: "childViewControllerForStatusBarStyle",
        read: .childForStatusBarStyle, asksForBar: true)
    case .capturesStatusBarAppearance:
      Row(
        "modalPresentationCapturesStatusBarAppearance", .bool,
        read: .capturesStatusBarAppearance, set: .capturesStatusBarAppearance, asksForBar: true)
    case .modalPresentationStyle:
      Row(
        "modalPresentationStyle", .modalStyle, read: .modalPresentationStyle,
        set: .modalPresentationStyle)
    case .definesPresentationContext:
      Row(
        "definesPresentationContext", .bool, read: .definesPresentationContext,
        set: .definesPresentationContext, isInHeader: false)
    case .overrideUserInterfaceStyle:
      Row("overrideUserInterfaceStyle", .interfaceStyle, set: .overrideUserInterfaceStyle)
    case .isNavigationBarHidden:
      Row(
        "isNavigationBarHidden", .bool, read: .isNavigationBarHidden,
        set: .isNavigationBarHidden)
    case .barStyle: Row("barStyle", .barStyle, set: .barStyle, asksForBar: true)
    case .tabMode: Row("mode", .tabMode, owner: .tabBar, set: .tabMode, isInHeader: false)
    case .isSidebarHidden: Row("isSidebarHidden", .bool, owner: .tabBar, set: .isSidebarHidden)
    case .preferredDisplayMode:
      Row("preferredDisplayMode", .displayMode, owner: .split, set: .preferredDisplayMode)
    }
  }

  /// What is known of a member.
  package struct Row: Sendable {
    package var spelling: String
    /// What it was called before Swift 4.2; nil where it always had its name.
    package var formerSpelling: String?
    package var type: ValueType
    /// The class that alone has it; nil where every controller may have it.
    package var owner: ControllerClass?
    /// What getters ask for; nil where nobody asks the class each time.
    package var property: ControllerProperty?
    /// What code may set; nil where it is only overridden.
    package var setting: ControllerSetting?
    /// `true` iff the header of a scenario can set it.
    package var isInHeader: Bool
    /// `true` iff it asks for a bar by itself, and so can be in vain.
    package var asksForBar: Bool

    init(
      _ spelling: String, _ type: ValueType, former: String? = nil, owner: ControllerClass? = nil,
      read property: ControllerProperty? = nil, set setting: ControllerSetting? = nil,
      isInHeader: Bool = true, asksForBar: Bool = false
    ) {
      self.spelling = spelling
      formerSpelling = former
      self.type = type
      self.owner = owner
      self.property = property
      self.setting = setting
      self.isInHeader = isInHeader
      self.asksForBar = asksForBar
    }
  }

  /// The types of members.
  package enum ValueType: Hashable, Sendable {
    case bool, style, animation, controller, modalStyle, interfaceStyle, barStyle, tabMode
    case displayMode
  }
}
