/// An expression with its names resolved.
package struct Formula: Sendable {
  package var kind: Kind
  package var site: Site
  /// The screen whose properties are its own; nil where that is not known.
  package var screen: ScreenID?
  /// `true` iff nothing but the code of a handler asks for it.
  package var isOfHandler = false

  package init(_ kind: Kind, site: Site) {
    self.kind = kind
    self.site = site
  }

  package enum Kind: Sendable {
    case constant(Value)
    case variable(Variable)
    /// `$name`: hands on the variable itself.
    case binding(Variable)
    case not(FormulaID)
    /// `controller is Photo`: of a class of the author's or of UIKit's own, or of one below it.
    case isOfClass(FormulaID, Ancestor)
    case and(FormulaID, FormulaID)
    case or(FormulaID, FormulaID)
    case compare(Comparison, FormulaID, FormulaID)
    case arithmetic(Arithmetic, FormulaID, FormulaID)
    case negate(FormulaID)
    /// `Int(value)`, `Float(value)`: a number as one of another type.
    case convert(NumberType, FormulaID)
    /// `text.count`
    case length(FormulaID)
    /// A function of Swift's library, of values: `name.hasPrefix("a")`, `[first, second]`.
    indirect case apply(ValueFunction, [FormulaID])
    /// What a closure says of the elements of a list: `list.filter { $0 > 1 }`.
    indirect case each(ElementQuestion, of: FormulaID, as: ElementID, body: FormulaID)
    /// `list.reduce(first) { $0 + $1 }`
    indirect case reduce(FormulaID, first: FormulaID, as: ElementID, ElementID, body: FormulaID)
    /// A parameter of such a closure.
    case element(ElementID)
    /// `value!`: without a value the app ends.
    case forced(FormulaID)
    /// `fatalError()`: the app ends here.
    case end
    case ternary(FormulaID, FormulaID, FormulaID)
    case coalesce(FormulaID, FormulaID)
    case environment(EnvironmentKey)
    /// A property of a controller: `topViewController?.prefersStatusBarHidden`.
    case property(ControllerProperty, of: FormulaID)
    /// A stored property of a controller: `content.isDark`.
    case stored(slot: Int32, of: FormulaID)
    /// What an object's own code yields: a computed property of it, as the object sees it.
    case seen(FormulaID, by: FormulaID)
    case thisController  // self
    /// What the topmost use of a screen sees, in a scenario: `Feed.offset`.
    case inUse(of: ScreenID, FormulaID)
    /// `view.window?.rootViewController`
    case root(WindowTarget)
    /// `super.preferredStatusBarStyle`, in a class.
    case superAnswer(ControllerProperty, in: ScreenID)
    /// A property of a technique's object: `state.isHidden`.
    case objectProperty(ObjectProperty, of: FormulaID)
    /// `StatusBarVisibleState(isHidden:isAnimated:)`
    case makeObject(isHidden: FormulaID?, isAnimated: FormulaID?)
    /// `Content()`: a controller that code makes, to keep it or to put it into another.
    indirect case makeController(NewController)
    /// A window as code refers to it; nil where there is none.
    case window(WindowTarget)
    /// `UIWindow(windowScene: scene)`: hidden until code shows it.
    indirect case makeWindow(NewWindow)
    /// Hands on a closure with the instance that it stands in.
    case closure(HandlerID)
    /// The answer of a function of one expression.
    indirect case call(HandlerID, arguments: [FormulaID])
    /// Something that is not read: its value is an input.
    case input(InputID)
    /// Something that was not understood; `isThere` says that it is not nil.
    case opaque(InputID, isThere: Bool)
    /// `#available(iOS 16, *)`
    case available(Version)
    /// The answer given to the first of the cases that matches: a `switch` or an `if` expression.
    indirect case choice([(condition: FormulaID, value: FormulaID)], otherwise: FormulaID)

    /// `true` iff it may make a list or a text.
    var makesValue: Bool {
      switch self {
      case .apply, .each, .reduce: true
      case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
        .negate, .convert, .length, .element, .forced, .end, .ternary, .coalesce, .environment,
        .property, .stored, .seen, .thisController, .inUse, .root, .superAnswer, .objectProperty,
        .makeObject, .makeController, .window, .makeWindow, .closure, .call, .input, .opaque,
        .available, .choice:
        false
      }
    }

    /// `true` iff it makes a window.
    var makesWindow: Bool {
      if case .makeWindow = self { true } else { false }
    }

    /// `true` iff it makes a controller.
    var makesController: Bool {
      if case .makeController = self { true } else { false }
    }
  }
}

/// Where a variable lives.
package enum Variable: Hashable, Sendable {
  /// A state of the app.
  case app(Int32)
  /// A property of the screen that the expression stands in.
  case own(Int32)
  /// A parameter or a local constant of the handler that the expression stands in.
  case local(Int32)
}

package enum Comparison: UInt8, Hashable, Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

/// What is made of two numbers, and of which type they are.
package struct Arithmetic: Hashable, Sendable {
  package enum Operation: UInt8, Hashable, Sendable {
    case add, subtract, multiply, divide, remainder, minimum, maximum
    case shiftLeft, shiftRight, and, or, xor
  }

  package var operation: Operation
  /// Nil where the code does not say it.
  package var type: NumberType?
  /// `&+` and its like: what has no room in the type is cut off.
  package var wraps: Bool

  package init(_ operation: Operation, _ type: NumberType? = nil, wraps: Bool = false) {
    self.operation = operation
    self.type = type
    self.wraps = wraps
  }
}

/// A type of numbers; `Int` has 64 bits on every device that is modelled, `CGFloat` is `Double`.
package enum NumberType: UInt8, Hashable, Sendable, CaseIterable {
  case int8, int16, int32, int64
  case uint8, uint16, uint32, uint64
  case float, double

  /// `true` for a type of whole numbers.
  package var isInteger: Bool { self != .float && self != .double }

  /// The number of bits of a type of whole numbers.
  package var bits: Int64 {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32, .float: 32
    case .int64, .uint64, .double: 64
    }
  }

  /// `true` for a type of whole numbers with a sign.
  package var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64: true
    case .uint8, .uint16, .uint32, .uint64, .float, .double: false
    }
  }

  /// The whole numbers of the type; of `UInt64` those that an `Int64` holds.
  package var range: ClosedRange<Int64> {
    switch self {
    case .int8: -0x80...0x7F
    case .int16: -0x8000...0x7FFF
    case .int32: -0x8000_0000...0x7FFF_FFFF
    case .uint8: 0...0xFF
    case .uint16: 0...0xFFFF
    case .uint32: 0...0xFFFF_FFFF
    case .uint64: 0...Int64.max
    case .int64, .float, .double: Int64.min...Int64.max
    }
  }
}

/// What SwiftUI's environment and UIKit's traits tell.
package enum EnvironmentKey: UInt8, Hashable, Sendable {
  case colorScheme, horizontalSizeClass, verticalSizeClass, isPresented, scenePhase, interposed
  case isPad
  /// Whether a window is key yet; none is before the first activation (S68).
  case hasKeyWindow
  /// What `UIApplication.shared` and the scene's manager say of the bar as it is (U9).
  case statusBarHidden, statusBarStyle
  /// How the app and the device lie, and the sides of the screen and of a controller's view, in
  /// points.
  case isLandscape, isHeldInLandscape, screenWidth, screenHeight, viewWidth, viewHeight
}

/// The properties of a technique's object.
package enum ObjectProperty: UInt8, Hashable, Sendable, CaseIterable {
  case isHidden, isAnimated

  package var spelling: String { self == .isHidden ? "isHidden" : "isAnimated" }
}

/// A class that a controller may be of, or inherit from.
package enum Ancestor: Hashable, Sendable {
  case author(ScreenID)
  case uiKit(ControllerClass)
}
