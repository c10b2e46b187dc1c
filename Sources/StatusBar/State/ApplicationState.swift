/// What code set on `UIApplication` (U7–U10).
struct ApplicationState: Hashable, Sendable {
  var isHidden: Bool?
  var style: StatusBarStyle?
  /// The kind of animation that the last change of visibility asked for.
  var animation = UpdateAnimation.none
  var hiddenSite = Site.none
  var styleSite = Site.none
  /// `true` once an image picker of iOS 7 or 8 has shown the bar and gone, until the next setter:
  /// whether the bar stays is uncertain (U40).
  var wasShownByPicker = false
}
