/// The keys of Info.plist that matter, already chosen for the idiom (U4).
package struct Plist: Hashable, Sendable {
  /// `UIViewControllerBasedStatusBarAppearance`; a missing key means `true` (U1).
  package var isViewControllerBased = true
  /// `UIStatusBarHidden`
  package var isHidden = false
  /// `UIStatusBarStyle`
  package var style = StatusBarStyle.default
  /// `UIApplicationSupportsMultipleScenes`; a missing key means `false` (U49).
  package var supportsMultipleScenes = false
  /// `UIUserInterfaceStyle`; nil is `Automatic`.
  package var interfaceStyle: InterfaceStyle?
  /// Where the three were written, for reasons.
  package var viewControllerBasedSite = Site.none
  package var hiddenSite = Site.none
  package var styleSite = Site.none

  package init() {}
}
