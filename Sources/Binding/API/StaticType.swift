import Language
import StatusBar

/// The type of an expression, as far as it matters.
package struct StaticType: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Agrees with everything.
    case unknown
    case bool, number, text, scheme, visibility, style, animation, sizeClass, interposed
    case scenePhase, controller, object, window, interfaceStyle, idiom, barStyle, modalStyle
    case tabMode, displayMode
    case nothing
    /// A list, and a set, of such elements.
    indirect case list(StaticType), set(StaticType)
    /// A function type: what is handed in can be called.
    case closure
    /// A type of the author's own.
    case named(Name)
  }

  package var kind: Kind
  package var isOptional = false
  /// `true` iff a member is asked for without a question: where nothing is there, the app ends.
  package var isUnwrapped = false
  /// Which numbers one of `number` holds; nil where it is not written.
  package var number: NumberType?

  package init(_ kind: Kind, isOptional: Bool = false, number: NumberType? = nil) {
    self.kind = kind
    self.isOptional = isOptional
    self.number = number
  }

  /// What a list or a set is made of; nil for any other type.
  package var element: StaticType? {
    switch kind {
    case .list(let element), .set(let element): element
    case .unknown, .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass,
      .interposed, .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle,
      .modalStyle, .tabMode, .displayMode, .nothing, .closure, .named:
      nil
    }
  }

  /// `true` iff it is a set.
  var isSet: Bool { if case .set = kind { true } else { false } }

  package static let unknown = StaticType(.unknown)
  package static let bool = StaticType(.bool)
  package static let number = StaticType(.number)
}

extension StaticType {
  /// `true` iff a value of another type can be told to be wrong.
  var isKnown: Bool {
    switch kind {
    case .unknown, .named, .nothing, .list, .set: false
    case .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle,
      .tabMode,
      .displayMode, .closure:
      true
    }
  }
}

extension StaticType {
  /// A type of numbers.
  init(_ number: NumberType) { self.init(.number, number: number) }

  /// This type where it says which numbers it holds, or the expected one.
  func orNumber(_ expected: StaticType) -> StaticType {
    kind == .number && number != nil ? StaticType(.number, number: number) : expected
  }
}
