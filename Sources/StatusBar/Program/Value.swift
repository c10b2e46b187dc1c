/// What an expression yields.
package enum Value: Hashable, Sendable {
  case none  // nil
  case bool(Bool)
  case number(Double)
  /// A whole number beyond 2^53, which `number` does not hold exactly.
  case integer(Int64)
  case text(Symbol)
  /// A list, or a set, of values.
  case list(ListID)
  /// A case of an enum of the author's own, or one of Apple's without a meaning here.
  case enumCase(Symbol)
  case style(StatusBarStyle)
  case animation(UpdateAnimation)
  case scheme(InterfaceStyle)
  case visibility(BarVisibility)
  case sizeClass(SizeClass)
  case interposed(Interposed)
  case scenePhase(ScenePhase)
  case controller(ControllerID)
  case object(ObjectID)
  case window(WindowID)
  /// Something that is there, of which no more is known: what it depends on.
  case some(InputID)
  /// A way to present (`UIModalPresentationStyle`).
  case presentation(PresentationStyle)
  /// The variable that a binding stands for.
  case reference(InstanceID, slot: Int32)
  /// A closure, and the instance that it was written in.
  case closure(InstanceID, HandlerID)
  /// Unknown: the input that it depends on.
  case unknown(InputID)

  /// The unknown that a value depends on, or nil for one that is known.
  package var doubt: InputID? {
    switch self {
    case .unknown(let input), .some(let input): input
    case .none, .bool, .number, .integer, .text, .list, .enumCase, .style, .animation, .scheme,
      .visibility,
      .sizeClass, .interposed, .scenePhase, .controller, .object, .window, .presentation,
      .reference,
      .closure:
      nil
    }
  }

  /// `true` iff it is `nil`.
  package var isNone: Bool { if case .none = self { true } else { false } }

  /// `true` iff it is something of which it is only known that it is there.
  var isSome: Bool { if case .some = self { true } else { false } }

  /// `true` iff it is unknown.
  package var isUnknown: Bool { doubt != nil }

  /// How a case of one of Apple's enumerations is spelled, without its dot; nil for other values.
  var caseName: String? {
    if case .style(let style) = self { return style.spelling }
    if case .animation(let animation) = self { return animation.spelling }
    if case .scheme(let scheme) = self { return scheme.spelling }
    if case .visibility(let visibility) = self { return visibility.spelling }
    if case .sizeClass(let sizeClass) = self { return sizeClass.spelling }
    if case .interposed(let interposed) = self { return interposed.spelling }
    if case .scenePhase(let phase) = self { return phase.spelling }
    if case .presentation(let style) = self { return style.spelling }
    return nil
  }

  /// `true` iff it is the case of one of Apple's enumerations with that name.
  func isCase(_ name: [UInt8]) -> Bool {
    // An older name of the same case.
    if self == .style(.lightContent), name.elementsEqual("blackTranslucent".utf8) { return true }
    return caseName?.utf8.drop { $0 == UInt8(ascii: ".") }.elementsEqual(name) ?? false
  }
}

extension Value {
  /// The largest whole number up to which `number` holds each one exactly.
  static let exactLimit: Int64 = 1 << 53

  /// Creates a whole number: equal ones are equal values.
  package init(whole: Int64) {
    let isExact = -Value.exactLimit...Value.exactLimit ~= whole
    self = isExact ? .number(Double(whole)) : .integer(whole)
  }

  /// The whole number that it is; nil for anything else.
  package var whole: Int64? {
    switch self {
    case .number(let number): Int64(exactly: number)
    case .integer(let number): number
    case .none, .bool, .text, .list, .enumCase, .style, .animation, .scheme, .visibility,
      .sizeClass,
      .interposed, .scenePhase, .controller, .object, .window, .some, .presentation, .reference,
      .closure, .unknown:
      nil
    }
  }

  /// The number that it is, of the nearest that a `Double` holds; nil for anything else.
  var rounded: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    case .none, .bool, .text, .list, .enumCase, .style, .animation, .scheme, .visibility,
      .sizeClass,
      .interposed, .scenePhase, .controller, .object, .window, .some, .presentation, .reference,
      .closure, .unknown:
      nil
    }
  }
}

extension Value {
  /// `false` if the values are of two types: what the code compares is unknown then.
  func isComparable(with other: Value) -> Bool {
    guard let a = family, let b = other.family else { return true }
    return a == b
  }

  /// A number that values of one type share; nil for `nil`, and for an unknown value.
  private var family: UInt8? {
    switch self {
    case .none, .unknown, .some: nil
    case .bool: 0
    case .number, .integer: 1
    case .text: 2
    case .enumCase: 3
    case .style: 4
    case .animation: 5
    case .scheme: 6
    case .visibility: 7
    case .sizeClass: 8
    case .interposed: 9
    case .scenePhase: 10
    case .controller: 11
    case .object: 12
    case .presentation: 13
    case .reference: 14
    case .closure: 15
    case .window: 16
    case .list: 17
    }
  }
}

/// SwiftUI's `Visibility`.
package enum BarVisibility: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden

  package var spelling: String {
    switch self {
    case .automatic: ".automatic"
    case .visible: ".visible"
    case .hidden: ".hidden"
    }
  }
}

/// How far the exchange of a getter got (S68).
package enum Interposed: UInt8, Hashable, Sendable, CaseIterable {
  case pending, successful, failed

  package var spelling: String {
    switch self {
    case .pending: ".pending"
    case .successful: ".successful"
    case .failed: ".failed"
    }
  }
}

/// SwiftUI's `ScenePhase`.
package enum ScenePhase: UInt8, Hashable, Sendable, CaseIterable {
  case background, inactive, active

  package var spelling: String {
    switch self {
    case .background: ".background"
    case .inactive: ".inactive"
    case .active: ".active"
    }
  }
}
