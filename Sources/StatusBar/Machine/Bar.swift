/// The status bar as somebody sees it, and who decided.
package struct Bar: Hashable, Sendable {
  package var isHidden = false
  /// What the style walk answered; while hidden, the answer of the last time it was asked (U21).
  package var style = StatusBarStyle.default
  /// The colour of the text: light content or dark content.
  package var content = InterfaceStyle.dark
  /// `true` iff the system chooses the content by what lies under the bar (U41, S45).
  package var isAutomatic = false
  /// `true` iff the content is only the hint of the interface style: no backdrop is known.
  package var isHint = false
  /// `true` iff a window above the bar's level covers it (U48).
  package var isCovered = false
  package var hiddenOwner = Owner.system
  package var styleOwner = Owner.system
  /// The animation that a change of visibility would have.
  package var animation = UpdateAnimation.fade
  /// Points; 0 while hidden (U53).
  package var height: Double = 0
  /// The trailing part of a bar of two colours, whose leading part is then what `style`, `content`
  /// and `styleOwner` tell; nil where both look alike (U29).
  package var trailing: Part?

  package init() {}

  /// `true` iff the leading and the trailing part differ.
  package var isSplit: Bool { trailing != nil }

  /// What a part of the bar shows, and who says so.
  package struct Part: Hashable, Sendable {
    package var style: StatusBarStyle
    package var content: InterfaceStyle
    package var isAutomatic: Bool
    package var owner: Owner
  }
}

/// Who gave an answer.
package enum Owner: Hashable, Sendable {
  case system
  case device
  case plist
  case application
  case controller(ControllerID)
}

/// The status bar that a world resolves to, with the reasons.
package struct Resolution: Hashable, Sendable {
  package var bar: Bar
  /// The other bars that are possible where something is unknown; empty if all is known.
  package var alternatives: [Bar]
  /// What is unknown and makes the difference, in the order in which it was met.
  package var undecided: [Unknown]
  /// What the answer rests on besides what is known, in the order in which it was met.
  package var reliances: [Reliance]
  /// What does not bear the answer, and who gives it or is asked for it.
  package var circumstances: Circumstances
  /// Why, in the order in which it was decided; empty unless asked for.
  package var reasons: [Reason]

  package init(
    bar: Bar, alternatives: [Bar] = [], undecided: [Unknown] = [], reliances: [Reliance] = [],
    circumstances: Circumstances = Circumstances(), reasons: [Reason] = []
  ) {
    self.bar = bar
    self.alternatives = alternatives
    self.undecided = undecided
    self.reliances = reliances
    self.circumstances = circumstances
    self.reasons = reasons
  }
}

/// What a definite answer rests on besides what the text and the rules say for sure.
package enum Assumption: Hashable, Sendable {
  /// A rule that sources dispute, or that nothing public backs, and that decided: read the other
  /// way it would give another answer.
  case rule(Rule)
  /// Something in the text that was not understood, and is taken to leave the bar alone.
  case text(AssumptionID)
}

/// An assumption, and the answer that rests on it.
package struct Reliance: Hashable, Sendable {
  package var assumption: Assumption
  package var aspect: Reason.Aspect

  package init(_ assumption: Assumption, _ aspect: Reason.Aspect) {
    self.assumption = assumption
    self.aspect = aspect
  }
}

/// The disputed rules that change how an answer comes about, and not what it is: read the other way
/// somebody else gives it, or is asked or told on the way.
package struct Circumstances: Hashable, Sendable {
  /// Rules that change who gives an answer.
  package var owners: [Reliance] = []
  /// Rules that change who is asked or told; empty unless that is recorded.
  package var routes: [Assumption] = []

  package init() {}

  mutating func addOwner(_ reliance: Reliance) {
    if !owners.contains(reliance) { owners.append(reliance) }
  }

  mutating func addRoute(_ assumption: Assumption) {
    if !routes.contains(assumption) { routes.append(assumption) }
  }

  mutating func add(_ others: Circumstances) {
    for reliance in others.owners { addOwner(reliance) }
    for assumption in others.routes { addRoute(assumption) }
  }
}

/// Something that nobody said, or that nobody knows.
package enum Unknown: Hashable, Sendable {
  /// An input that no scenario sets.
  case input(InputID)
  /// A condition that hangs on more than one input, or compares one.
  case condition(FormulaID, InputID)
  /// A question that no source answers.
  case open(Rule)

  /// What an unknown hangs on.
  package var input: InputID {
    switch self {
    case .input(let input), .condition(_, let input): input
    case .open(let rule): InputID(open: rule)
    }
  }

  /// Creates what an unknown value hangs on.
  package init(_ input: InputID) {
    if let rule = input.rule { self = .open(rule) } else { self = .input(input) }
  }
}

/// One step of an explanation.
package struct Reason: Hashable, Sendable {
  package var rule: Rule
  package var aspect: Aspect
  package var kind: Kind
  /// The place in the program's text that caused it.
  package var site: Site

  package init(_ rule: Rule, _ aspect: Aspect, _ kind: Kind, site: Site = .none) {
    self.rule = rule
    self.aspect = aspect
    self.kind = kind
    self.site = site
  }

  /// What the reason is about.
  package enum Aspect: UInt8, Hashable, Sendable {
    case visibility, style, both
  }

  package enum Kind: Hashable, Sendable {
    /// `controller` was asked for the property and answered.
    case asked(ControllerID, ControllerProperty, Value)
    /// `controller` was passed over: it was never asked.
    case notAsked(ControllerID)
    /// A modifier in the tree of `controller` set the value.
    case preference(ControllerID, Value)
    /// A modifier in a tree had no effect.
    case ineffective
    /// The owner gave the final answer.
    case decided(Owner, Value)
    /// A remark: a window was chosen, a scheme is not active, a point is disputed.
    case remark(Remark)
  }

  /// Remarks with a sentence of their own.
  package enum Remark: UInt8, Hashable, Sendable, CaseIterable {
    case topmostWindow, noWindow, noRootController, launchScreen, landscape, plistMode
    case cardTookOver, presentationTookControl, presentationHasNoControl
    case destinationNotAsked, schemeInactive, schemeActive, defaultFollowsScheme
    case automaticByBackdrop, automaticByHint, assumption, disputed, compactHeight
    case severalEmbedded, notOverridden, adapted, walkWentRound, sidebarAnswers, twoColours
    case sceneAlone, windowPassedOver
  }
}

/// A living use of a screen, as a scenario names it.
package struct ScreenUse: Hashable, Sendable {
  package var screen: ScreenID
  /// 2 for `Photo#2`, counted from the back to the front; nil for the topmost one.
  package var ordinal: Int32?

  package init(_ screen: ScreenID, ordinal: Int32? = nil) {
    self.screen = screen
    self.ordinal = ordinal
  }
}

/// What a person or the system does.
package enum Action: Hashable, Sendable {
  case launch
  /// Taps what carries the label, or is of that type.
  case tap(Symbol)
  case tapType(Symbol)
  case push(ScreenID, arguments: [Value])
  case back
  case pop
  case popToRoot
  case present(
    ScreenID, arguments: [Value], style: PresentationStyle?, swiftUI: PresentationKind?,
    captures: Bool, detentIsLarge: Bool, from: ScreenUse?, in: Symbol? = nil, at: Site = .none)
  case dismiss(ScreenUse?)
  case selectTab(Symbol)
  case selectTabNumber(Int32)
  case selectPageNumber(Int32)
  /// Points; the offset is negative once the content has moved up.
  case scrollTo(Double)
  case scrollBy(Double)
  case rotate(Orientation)
  case resize(SizeClass)
  case appearance(InterfaceStyle)
  case set(Setting, Value)
  case call(ScreenUse?, HandlerID, arguments: [Value])
  case run(HandlerID)
  case requestUpdate(ScreenUse?)
  case showWindow(Symbol, asKey: Bool)
  case hideWindow(Symbol)
  case openScene(Symbol)
  case activateScene(Symbol)
  /// Nil is the scene under test.
  case closeScene(Symbol?)
  case showSidebar
  case hideSidebar
  case background
  case foreground
  case indicator(Indicator)
  /// Seconds.
  case wait(Double)
  case beginLaunch
  /// A push, a pop or a presentation by code, up to where its bar is on screen.
  indirect case begin(Action)
  case beginBack
  case beginDismiss
  /// A firm press: a preview, which more force shows for good; with a style it is presented then.
  case beginPeek(ScreenID, arguments: [Value], style: PresentationStyle?)
  case finish
  case cancel

  /// What `set` changes.
  package enum Setting: Hashable, Sendable {
    case input(InputID)
    case app(slot: Int32)
    case screen(ScreenUse, slot: Int32)
  }
}

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

/// Why a step could not be done.
package enum Problem: Hashable, Sendable {
  case notLaunched
  case alreadyLaunching
  /// What can be tapped instead.
  case notFound(available: [Symbol])
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
  /// Is parsed and not modelled.
  case unsupported(Site)

  /// Why an app has one scene only.
  package enum SceneObstacle: UInt8, Hashable, Sendable, CaseIterable {
    case release, phone, appDelegate, plist
  }
}
