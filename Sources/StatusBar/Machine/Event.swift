/// Something that happened on the way.
package enum Event: Hashable, Sendable {
  case appear(ControllerID, view: ViewID)
  case disappear(ControllerID, view: ViewID)
  case callback(ControllerID, LifecycleCallback)
  case evaluated(Evaluation)
  case changed(from: Bar, to: Bar, Change)
  case ignored(Advice)

  /// Who was asked, in order, in one evaluation of the walks.
  package struct Evaluation: Hashable, Sendable {
    package var visibility: [Question]
    package var style: [Question]
    package var frequency: Frequency

    package init(visibility: [Question], style: [Question], _ frequency: Frequency) {
      self.visibility = visibility
      self.style = style
      self.frequency = frequency
    }
  }

  /// How often an evaluation takes place (U19).
  package enum Frequency: UInt8, Hashable, Sendable {
    /// Exactly once: code requested it.
    case once
    /// Some number of times: UIKit evaluates by itself as often as it likes.
    case atLeastOnce
    /// Perhaps not at all: UIKit may also evaluate before it changes anything, and afterwards.
    case perhaps
  }

  /// One getter of one controller.
  package struct Question: Hashable, Sendable {
    package var controller: ControllerID
    package var property: ControllerProperty

    package init(_ controller: ControllerID, _ property: ControllerProperty) {
      self.controller = controller
      self.property = property
    }
  }

  /// How a change looked.
  package struct Change: Hashable, Sendable {
    package var isAnimated: Bool
    /// Nil for a change of style, which has a duration and no kind (U56).
    package var animation: UpdateAnimation?
    /// Seconds.
    package var duration: Double
    /// `true` iff it came at the end of another animation, all of which showed the bar before it.
    package var isAtTheEnd: Bool

    package init(
      isAnimated: Bool, animation: UpdateAnimation?, duration: Double, isAtTheEnd: Bool = false
    ) {
      self.isAnimated = isAnimated
      self.animation = animation
      self.duration = duration
      self.isAtTheEnd = isAtTheEnd
    }
  }
}

/// A setting without effect, and where it was made.
package struct Advice: Hashable, Sendable {
  package var kind: Kind
  package var rule: Rule
  package var site: Site

  package init(_ kind: Kind, _ rule: Rule, site: Site) {
    self.kind = kind
    self.rule = rule
    self.site = site
  }

  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case setterIgnored, setterRemoved, overrideNotAsked, styleUnderNavigationBar
    case captureFlagWithoutEffect, plistStyleAfterLaunch, changeWithoutRequest, deprecatedCall
    case modifierOnDestination, modifierUnderPlistMode, schemeWithoutBackground, nestedModifiers
    case embeddedController, sheetContentNotAsked, windowWithoutScene, answerHandedOn
    case overrideUnderPlistMode

    /// The stable code by which a scenario expects it.
    package var spelling: String {
      switch self {
      case .setterIgnored: "setterIgnored"
      case .setterRemoved: "setterRemoved"
      case .overrideNotAsked: "overrideNotAsked"
      case .styleUnderNavigationBar: "styleUnderNavigationBar"
      case .captureFlagWithoutEffect: "captureFlagWithoutEffect"
      case .plistStyleAfterLaunch: "plistStyleAfterLaunch"
      case .changeWithoutRequest: "changeWithoutRequest"
      case .deprecatedCall: "deprecatedCall"
      case .modifierOnDestination: "modifierOnDestination"
      case .modifierUnderPlistMode: "modifierUnderPlistMode"
      case .schemeWithoutBackground: "schemeWithoutBackground"
      case .nestedModifiers: "nestedModifiers"
      case .embeddedController: "embeddedController"
      case .sheetContentNotAsked: "sheetContentNotAsked"
      case .windowWithoutScene: "windowWithoutScene"
      case .answerHandedOn: "answerHandedOn"
      case .overrideUnderPlistMode: "overrideUnderPlistMode"
      }
    }
  }
}

/// How a step can name something to tap: `tap "Photo"`, `tap Photo`.
package enum TapName: Hashable, Sendable {
  case label(Symbol)
  case type(Symbol)
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
  /// The step does different things depending on an input that nobody set.
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
