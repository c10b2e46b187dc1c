/// Which columns of a split view are seen side by side (`UISplitViewController.DisplayMode`).
package enum DisplayMode: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  /// Their names before iOS 14.
  case primaryHidden, allVisible, primaryOverlay

  package var spelling: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    case .primaryHidden: "primaryHidden"
    case .allVisible: "allVisible"
    case .primaryOverlay: "primaryOverlay"
    }
  }
}
