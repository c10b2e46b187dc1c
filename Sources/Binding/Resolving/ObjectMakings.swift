import Language
import StatusBar

/// The ways in which uses of a screen make the object that one of its properties refers to.
struct ObjectMakings: Sendable {
  /// The slot that tells which of them it was, counted from 1; 0 where the object was there before.
  var choice: Int32
  var all: [ObjectMaking] = []
}

/// A way to make an object: by an initializer, with some of its parameters.
struct ObjectMaking: Sendable {
  /// Nil for the one that Swift makes.
  var initializer: Location?
  /// The parameters that a call gives, and the slots that hold what they are given.
  var given: [(name: Name, slot: Int32)] = []
}
