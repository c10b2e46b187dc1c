/// How a tab bar controller shows its tabs (`UITabBarController.Mode`).
package enum TabMode: UInt8, Hashable, Sendable, CaseIterable {
  /// A tab bar unless there are groups of tabs, which are not modelled.
  case automatic
  case tabBar, tabSidebar

  package var spelling: String {
    switch self {
    case .automatic: "automatic"
    case .tabBar: "tabBar"
    case .tabSidebar: "tabSidebar"
    }
  }
}
