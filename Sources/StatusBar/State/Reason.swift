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
    case sceneAlone, windowPassedOver, turnedByApp
  }
}
