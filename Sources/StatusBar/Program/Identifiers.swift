/// The index of a word that a program shows or compares: a label, a screen's name, a property.
package struct Symbol: Hashable, Sendable {
  package var index: UInt32
  package init(_ index: UInt32) { self.index = index }
}

/// The index of a screen, a view controller class or a container class of a program.
package struct ScreenID: BitwiseCopyable, Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
  /// The app itself: its states are the slots of this one.
  package static let app = ScreenID(0)
}

/// The index of a node of a view tree.
package struct ViewID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The index of an expression.
package struct FormulaID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The index of a block of effects.
package struct HandlerID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The index of something that the program does not know and a scenario may set.
///
/// Below zero it stands for what cannot be set: a question that no source answers, or the state
/// after the end of the app.
package struct InputID: BitwiseCopyable, Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }

  /// What depends on a rule that leaves it open.
  package init(open rule: Rule) { index = -1 - Int32(rule.rawValue) }

  /// The rule that leaves it open, or nil for an input.
  package var rule: Rule? { UInt8(exactly: -1 - Int64(index)).flatMap { Rule(rawValue: $0) } }

  /// What comes after the expression at which the app ends: of that nothing is known.
  package init(after end: FormulaID) { index = -1000 - end.index }

  /// The expression at which the app ends, or nil for anything else.
  package var end: FormulaID? { index <= -1000 ? FormulaID(-1000 - index) : nil }
}

/// The index of something in the text that was not understood and is taken to leave the bar alone.
package struct AssumptionID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The index of a controller of a world.
package struct ControllerID: BitwiseCopyable, Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The index of one living use of a screen, with its own state.
package struct InstanceID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
  /// The app itself.
  package static let app = InstanceID(0)
}

/// The index of a reference object that a technique keeps its state in.
package struct ObjectID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The number of a window, which no other window of a world has.
package struct WindowID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The number of a list of values among those that an app made.
package struct ListID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// The number of a parameter of a closure that is asked for each element of a list.
package struct ElementID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}
