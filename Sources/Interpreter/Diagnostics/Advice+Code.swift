import Language
import StatusBar

extension Advice.Kind {
  /// Its code, of the same name.
  package var code: DiagnosticCode {
    switch self {
    case .setterIgnored: .setterIgnored
    case .setterRemoved: .setterRemoved
    case .overrideNotAsked: .overrideNotAsked
    case .styleUnderNavigationBar: .styleUnderNavigationBar
    case .captureFlagWithoutEffect: .captureFlagWithoutEffect
    case .plistStyleAfterLaunch: .plistStyleAfterLaunch
    case .changeWithoutRequest: .changeWithoutRequest
    case .deprecatedCall: .deprecatedCall
    case .modifierOnDestination: .modifierOnDestination
    case .modifierUnderPlistMode: .modifierUnderPlistMode
    case .schemeWithoutBackground: .schemeWithoutBackground
    case .nestedModifiers: .nestedModifiers
    case .embeddedController: .embeddedController
    case .sheetContentNotAsked: .sheetContentNotAsked
    case .windowWithoutScene: .windowWithoutScene
    case .answerHandedOn: .answerHandedOn
    case .overrideUnderPlistMode: .overrideUnderPlistMode
    case .presentedTooEarly: .presentedTooEarly
    }
  }
}

extension DiagnosticCode {
  /// `true` iff a run gives it as advice.
  var isAdvice: Bool { Advice.Kind.allCases.contains { $0.code == self } }
}
