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
