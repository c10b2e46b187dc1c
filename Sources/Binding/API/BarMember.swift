import Language
import StatusBar

/// The members that matter to the bar, of any type: a closed vocabulary.
///
/// None of them is ever dropped: on a receiver that cannot be resolved, or with an argument that
/// cannot, the facts that it could decide are unknown.
enum BarMember {
  /// The methods whose names are long enough to tell a slip.
  static let methods = names { called($0) }

  private static func names(_ facets: (Word) -> [UnknownFacets.Facet]?) -> [String] {
    Word.allCases.filter { facets($0) != nil && $0.spelling.utf8.count > 8 }.map { $0.spelling }
  }

  /// Returns the facts that an assignment to a member of that name could decide, or nil.
  static func assigned(_ word: Word?) -> [UnknownFacets.Facet]? {
    if let row = ControllerMember(word)?.row, !row.facets.isEmpty { return row.facets }
    return switch word {
    case .rootViewController, .viewControllers, .selectedViewController, .rootView, .windowScene:
      [.screens]
    case .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact,
      .hidesBarsWhenKeyboardAppears, .windowLevel:
      [.visibility, .style]
    case .isStatusBarHidden, .statusBarHidden: [.visibility]
    case .statusBarStyle, .userInterfaceStyle: [.style]
    default: nil
    }
  }

  /// Returns the facts that a call of a method of that name could decide, or nil.
  static func called(_ word: Word?) -> [UnknownFacets.Facet]? {
    switch word {
    case .present, .presentViewController, .dismiss, .dismissViewController,
      .dismissViewControllerAnimated, .show, .showViewController, .showDetailViewController,
      .pushViewController, .popViewController, .popViewControllerAnimated,
      .popToRootViewController, .popToRootViewControllerAnimated, .popToViewController,
      .setViewControllers, .setViewController, .addChild, .addChildViewController,
      .removeFromParent,
      .removeFromParentViewController, .performSegue, .performSegueWithIdentifier,
      .makeKeyAndVisible, .makeKey, .makeKeyWindow, .transition:
      [.screens]
    case .setNavigationBarHidden, .setNeedsStatusBarAppearanceUpdate: [.visibility, .style]
    case .setStatusBarHidden: [.visibility]
    case .setStatusBarStyle, .setOverrideTraitCollection: [.style]
    default: nil
    }
  }
}
