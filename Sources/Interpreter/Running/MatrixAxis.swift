import Language
import StatusBar

/// One setting of a header with the values that it takes, one cell for each.
struct MatrixAxis: Sendable {
  var kind: Kind
  /// As written: `ios`, `session.isNight`.
  var name: String
  var location: Location
  var values: [MatrixValue]
  /// Where a key of Info.plist is set, for reasons.
  var site = Site.none

  enum Kind: Hashable, Sendable {
    case ios, sdk, device, orientation, appearance, lifecycle, indicator, quirks, assumptions
    case policy(Policy)
    case plist(PlistKey)
    case setting(Action.Setting)
    /// An answer of a class, which is an input of the scenario's own program.
    case override(InputID)
  }

  var isSpread: Bool { values.count > 1 }

  /// `true` iff each value is true or false.
  var isOfBooleans: Bool {
    values.allSatisfy { value in
      if case .value(.bool) = value.payload { true } else { false }
    }
  }
}

/// One value of an axis, with the spelling that names a cell.
struct MatrixValue: Sendable {
  var label: String
  var payload: Payload

  enum Payload: Hashable, Sendable {
    case version(Version)
    case device(DeviceID)
    case deviceClass(Device.Class)
    case orientation(Orientation)
    case appearance(InterfaceStyle)
    case lifecycle(Lifecycle)
    case indicator(Indicator)
    case flag(Bool)
    case quirks(Quirks)
    /// The index among the policy's choices.
    case choice(Int)
    /// D1: nil is never.
    case from(Version?)
    case plist(PlistValue)
    case value(Value)
  }
}

extension MatrixValue {
  /// The same value as the kind that a property of a class takes: `.fade`, `.lightContent`.
  func typed(for property: OverrideProperty) -> MatrixValue {
    let word = Array(label.utf8.drop { $0 == UInt8(ascii: ".") })
    let value: Value? =
      switch property {
      case .preferredStatusBarUpdateAnimation:
        UpdateAnimation.allCases.first { $0.spelling.utf8.elementsEqual(word) }
          .map { .animation($0) }
      case .preferredStatusBarStyle:
        StatusBarStyle.allCases.first { $0.spelling.utf8.dropFirst().elementsEqual(word) }
          .map { .style($0) }
      case .overrideUserInterfaceStyle:
        InterfaceStyle.allCases.first { $0.spelling.utf8.elementsEqual(word) }.map { .scheme($0) }
      default: nil
      }
    return value.map { MatrixValue(label: label, payload: .value($0)) } ?? self
  }
}

/// What may be chosen where sources disagree, by the names that a header and the command line use.
package enum Policy: UInt8, Hashable, Sendable, CaseIterable {
  case stackDestinations, nestedHiding, navigationView, hiddenBackground, offsetReset
  case cancelledBack, schemeFrom26, cardsFrom26, coverScheme, plistStyle, embeddedControllers
  case hostingSubclass, cardsOverContext

  package var spelling: String {
    switch self {
    case .stackDestinations: "stackDestinations"
    case .nestedHiding: "nestedHiding"
    case .navigationView: "navigationView"
    case .hiddenBackground: "hiddenBackground"
    case .offsetReset: "offsetReset"
    case .cancelledBack: "cancelledBack"
    case .schemeFrom26: "schemeFrom26"
    case .cardsFrom26: "cardsFrom26"
    case .coverScheme: "coverScheme"
    case .plistStyle: "plistStyle"
    case .embeddedControllers: "embeddedControllers"
    case .hostingSubclass: "hostingSubclass"
    case .cardsOverContext: "cardsOverContext"
    }
  }

  /// The point of the books that it decides.
  package var rule: Rule {
    switch self {
    case .stackDestinations: .d1
    case .nestedHiding: .d2
    case .navigationView: .d3
    case .hiddenBackground: .d4
    case .offsetReset: .d5
    case .cancelledBack: .d6
    case .schemeFrom26: .d8
    case .cardsFrom26: .d9
    case .coverScheme: .d11
    case .plistStyle: .s2
    case .embeddedControllers: .s8
    case .hostingSubclass: .s11
    case .cardsOverContext: .u37
    }
  }

  /// The words that choose, the recommended one first; `stackDestinations` also takes a version.
  package var choices: [String] {
    switch self {
    case .stackDestinations: ["ignored"]
    case .nestedHiding: ["outermost", "innermost"]
    case .navigationView: ["reported", "honoured", "ignored"]
    case .hiddenBackground: ["automatic", "literal"]
    case .offsetReset, .cancelledBack: ["silent", "fires"]
    case .schemeFrom26: ["background", "always"]
    case .cardsFrom26: ["default", "light"]
    case .coverScheme: ["inherited", "own"]
    case .plistStyle: ["honoured", "ignored"]
    case .embeddedControllers: ["reported", "asked", "ignored"]
    case .hostingSubclass: ["asked", "childless"]
    case .cardsOverContext: ["general", "reported"]
    }
  }

  /// Returns what a word or a version chooses, or nil.
  func parse(_ text: String) -> MatrixValue.Payload? {
    if self == .stackDestinations {
      if text == choices[0] { return .from(nil) }
      return Version.parse(text.utf8).map { .from($0) }
    }
    return choices.firstIndex(of: text).map { .choice($0) }
  }

  /// Makes the choice.
  func apply(_ payload: MatrixValue.Payload, to policies: inout Policies) {
    let isRecommended = payload == .choice(0)
    switch self {
    case .stackDestinations:
      if case .from(let version) = payload { policies.stackDestinationsHonouredFrom = version }
    case .nestedHiding: policies.outermostNestedWins = isRecommended
    case .navigationView: policies.navigationViewListens = payload.choosesYes
    case .hiddenBackground: policies.hiddenBackgroundCountsAsAutomatic = isRecommended
    case .offsetReset: policies.resetFiresOffsetHandler = !isRecommended
    case .cancelledBack: policies.cancelledBackFires = !isRecommended
    case .schemeFrom26: policies.schemeNeedsBackgroundFrom26 = isRecommended
    case .cardsFrom26: policies.cardsForceLightFrom26 = !isRecommended
    case .coverScheme: policies.coverInheritsScheme = isRecommended
    case .plistStyle: policies.plistStyleCounts = isRecommended
    case .embeddedControllers: policies.embeddedAreAsked = payload.choosesYes
    case .hostingSubclass: policies.hostingSubclassIsAsked = isRecommended
    case .cardsOverContext: policies.cardsTakeOverInContexts = isRecommended
    }
  }

  static func named(_ name: String) -> Policy? { allCases.first { $0.spelling == name } }
}

extension MatrixValue.Payload {
  /// Of three choices the second says yes and the third no; the first leaves it to the reports.
  fileprivate var choosesYes: Bool? {
    switch self {
    case .choice(1): true
    case .choice(2): false
    default: nil
    }
  }
}
