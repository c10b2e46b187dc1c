import Language
import StatusBar

/// What a name stands for.
indirect enum Meaning: Sendable {
  case variable(Variable, StaticType)
  case value(FormulaID)
  /// A visibility state of ScrollKit's kind.
  case object(FormulaID)
  /// An observable object of the author's own: its properties are an owner's.
  case bundle(owner: Int)
  /// Something of which nothing is known but its name; its members are inputs.
  case opaque([Name], qualifier: Name?)
  /// Content that the use of a view gives.
  case content(ContentSource)
  /// A closure or a function that a parameter stands for.
  case closure(ClosureSource)
  /// `@Environment(\.dismiss)`
  case dismissAction
  case presentationMode
  case draft(ControllerDraft)
  /// A constant that holds a window.
  case window(WindowTarget)
  /// Agrees with everything; its mistake is reported.
  case anything
}

extension Meaning {
  /// The slot that a variable of a screen, or of the app, has there.
  var slot: Int32? {
    switch self {
    case .variable(.own(let slot), _), .variable(.app(let slot), _): slot
    case .variable(.local, _), .value, .object, .bundle, .opaque, .content, .closure,
      .dismissAction, .presentationMode, .draft, .window, .anything:
      nil
    }
  }
}

/// Views and the scope that they were written in.
struct ContentSource: Sendable {
  enum Kind: Sendable {
    case statements([Statement])
    case expression(Expression)
    case bound(ViewID)
  }

  var kind: Kind
  var scope: Scope
  /// How many declarations were being read around it.
  var depth: Int
}

/// A closure and the scope that it was written in.
struct ClosureSource: Sendable {
  enum Kind: Sendable {
    case closure(Closure)
    /// A function of an owner.
    case function(owner: Int, Name)
    case expression(Expression)
  }

  var kind: Kind
  var scope: Scope
  /// How many declarations were being read around it.
  var depth: Int
}

/// A view controller that a local constant holds before it is shown.
struct ControllerDraft: Sendable {
  var screen: ScreenID
  var content: ViewID?
  var arguments: [(slot: Int32, value: FormulaID)] = []
  var style: FormulaID?
  var captures: FormulaID?
  var title: FormulaID?
  /// The controllers that it is given and that code holds.
  var children: [FormulaID] = []
}
