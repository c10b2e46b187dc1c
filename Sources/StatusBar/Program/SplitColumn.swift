/// A column that code puts a controller into (`UISplitViewController.Column`, iOS 14).
package enum SplitColumn: UInt8, Hashable, Sendable, CaseIterable {
  case primary, supplementary, secondary
  /// Shown in place of the others where they are one stack.
  case compact

  /// The name of Apple's.
  package var spelling: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }
}
