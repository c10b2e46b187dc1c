/// How a step can name something to tap: `tap "Photo"`, `tap Photo`.
package enum TapName: Hashable, Sendable {
  case label(Symbol)
  case type(Symbol)
  /// A tab, which `select tab` names.
  case tab(Symbol)
  /// Tabs without titles, which have numbers alone.
  case untitledTabs
}

/// Why a step could not be done.
package enum Problem: Hashable, Sendable {
  case notLaunched
  case alreadyLaunching
  /// What can be tapped instead.
  case notFound(available: [TapName])
  /// The same of a controller of the author's: which labels its controls carry is not read.
  case unreadControls(of: ScreenID, available: [TapName])
  case covered(by: ControllerID)
  /// An alert or a dialog is up, with these buttons.
  case behindDialog(buttons: [Symbol])
  case several(count: Int32)
  case nothingToGoBackTo
  case nothingPresented
  /// What is presented does not let a finger take it away.
  case refusesDrag(ControllerID)
  case nothingToPushOnto
  case noTabs
  /// There is none that could be shown here.
  case noSidebar
  case noScenes(SceneObstacle)
  case sceneOpen(Symbol)
  case sceneNotOpen(Symbol)
  /// The last scene cannot be closed.
  case onlyScene
  case noScrollView
  case noMoment
  case momentOpen
  /// A launch cannot be given up.
  case launchGoesOn
  /// Nor can what code began.
  case noFinger
  /// The device, or the release, knows no previews under a firm finger.
  case noForceTouch
  /// And how many uses of the screen are alive.
  case noInstance(ScreenUse, living: Int32)
  /// The step speaks of a screen's own, which is not on top.
  case notOnTop(ScreenID)
  case noWindow(Symbol)
  case hiddenWindow(Symbol)
  case windowWithoutScene(Symbol)
  /// The presenter lives in another window than the one named.
  case inOtherWindow(ScreenUse)
  case modelLimit
  case tooManyScreens
  /// Neither the spec nor code that is read says what the app shows first: the place of the app,
  /// and the code that may know it.
  case noRoot(Site, by: InputID?)
  /// The step does different things depending on an input that is not set.
  case undecided(InputID)
  /// The app would crash here: the rule and the place of the call.
  case trap(Rule, Site)
  /// Code takes a controller away that is still on its way in: the place where that one is made.
  case halfWay(Site)
  /// Something of SwiftUI's is to be shown before iOS 13: the place where it is made.
  case noSwiftUI(Site)

  /// Why an app has one scene only.
  package enum SceneObstacle: UInt8, Hashable, Sendable, CaseIterable {
    case release, phone, appDelegate, plist
  }
}
