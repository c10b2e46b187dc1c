/// A further scene as declared (U49).
package struct SceneTemplate: Sendable {
  package var name: Symbol
  package var windows: [WindowTemplate]

  package init(name: Symbol, windows: [WindowTemplate]) {
    self.name = name
    self.windows = windows
  }
}

/// A window as declared.
package struct WindowTemplate: Sendable {
  /// Nil for the app's own.
  package var name: Symbol?
  package var root: ViewID?
  /// The class of the root hosting controller, where one is named (S11).
  package var host: ScreenID?
  /// UIKit's level: 0 normal, 1000 status bar, 2000 alert.
  package var level: Double
  package var isHidden: Bool
  /// `true` iff its frame is the whole screen (U46).
  package var fillsScreen: Bool
  /// `false` for one on another display (U46).
  package var isOnMainScreen = true
  /// `false` for one of a class that says by a private getter that it has no say (U46).
  package var affectsStatusBar = true
  /// `false` for one whose `windowScene` is nil: from iOS 13 it belongs to no scene (U44).
  package var hasScene = true
  /// `overrideUserInterfaceStyle` (U41).
  package var interfaceStyle: InterfaceStyle?
  package var site: Site

  package init(
    name: Symbol?, root: ViewID?, host: ScreenID?, level: Double, isHidden: Bool,
    fillsScreen: Bool, site: Site
  ) {
    self.name = name
    self.root = root
    self.host = host
    self.level = level
    self.isHidden = isHidden
    self.fillsScreen = fillsScreen
    self.site = site
  }
}
