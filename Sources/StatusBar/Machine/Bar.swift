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

  /// What it hangs on which style a hidden bar was last asked for; nil where that is known (U21).
  package var styleDoubt: InputID?

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
