/// When a navigation controller hides its bar by itself (U24).
struct BarHiding: Hashable, Sendable {
  var onSwipe = false
  var onTap = false
  var inCompactHeight = false
  /// When the keyboard appears is unknown.
  var withKeyboard = false
}
