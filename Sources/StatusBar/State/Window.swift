/// One window of the scene.
struct Window: Hashable, Sendable {
  var name: Symbol?
  var root: ControllerID?
  var level: Double
  var isHidden: Bool
  var fillsScreen: Bool
  var isOnMainScreen: Bool
  /// `false` for one of a class that says by a private getter that it has no say (U46).
  var affectsStatusBar: Bool
  /// `false` for one that no scene was given; from iOS 13 most apps need that (U44).
  var hasScene: Bool
  /// `overrideUserInterfaceStyle`; nil where it is not set.
  var interfaceStyle: InterfaceStyle?
  var isKey: Bool
  /// Its rank among the windows ordered front, the frontmost highest; 0 while hidden.
  var order: Int32
  var site: Site
  /// What code that holds it means.
  var id = WindowID(0)
  /// What is unknown once nothing holds one that code made; nil for a declared one.
  var making: InputID?

  /// `true` iff code made it and let it go: its place is free.
  var isFree: Bool { making != nil && id == WindowID(0) }
}
