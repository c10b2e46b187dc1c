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
    case overrideUnderPlistMode, presentedTooEarly

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
      case .presentedTooEarly: "presentedTooEarly"
      }
    }
  }
}
