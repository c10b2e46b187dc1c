/// A window that code makes.
package struct NewWindow: Sendable {
  /// `false` for `UIWindow(frame:)`, which belongs to no scene until code gives it one (U44).
  package var hasScene: Bool
  /// `true` iff its frame is the whole screen (U46).
  package var fillsScreen: Bool
  /// What is unknown once nothing holds the window.
  package var making: InputID

  package init(hasScene: Bool, fillsScreen: Bool, making: InputID) {
    self.hasScene = hasScene
    self.fillsScreen = fillsScreen
    self.making = making
  }
}
