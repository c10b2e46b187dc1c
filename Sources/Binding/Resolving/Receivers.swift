import Language
import StatusBar

/// One use of a type as `self`: where its properties live.
struct Receiver: Sendable {
  /// The index of the type; nil for the app.
  var type: Int?
  var screen: ScreenID
  var properties: Table<Name, Meaning> = Table()
  /// Those that only the text of one of its types means by their names, by type.
  var ownProperties: Table<Int, Table<Name, Meaning>> = Table()
  /// `true` iff SwiftUI is not told of any of its changes.
  var isUnobserved = false
  /// `true` iff it stands for one that code which is not read gives the screen that is asked for.
  var isAssumed = false
  /// Whether there is such an object; nil for one that is always there.
  var presence: Variable?
  /// `true` for a struct, which is copied where it is assigned.
  var isStruct = false
  /// `true` for a struct whose properties are locals of a handler.
  var isLocal = false
  /// `true` for a struct whose properties are values: nothing changes them.
  var isValue = false
  /// `true` for a struct that `willSet` or `didSet` of the property observes which holds it.
  var isObserved = false
  /// In the order of declaration: what a use may give a value.
  var parameters: [BoundParameter] = []
  /// Bound once, by the place of the declaration.
  var functions: Table<Location, BoundFunction> = Table()
  var functionNames: Table<Name, Location> = Table()
  /// The slots that tell which initializer made it, by the type that declares several of them.
  var choices: Table<Int, Int32> = Table()
  /// What those initializers are given, by the places of their parameters.
  var given: Table<Location, GivenParameter> = Table()
  /// How uses of its screen make it, where it is an object that a property refers to; nil where
  /// none does.
  var makings: ObjectMakings?
  /// The getters that yield lazy properties, which make them when they are first read.
  var lazies: Table<Name, HandlerID> = Table()
}

/// The slot of an object that holds what its initializer was given.
struct GivenParameter: Sendable {
  var slot: Int32
  var type: StaticType
}

/// All that `self` may be: the app first, then each screen, each inlined use, each shared object.
struct Receivers: Sendable {
  private var all: [Receiver] = []
  /// The receiver of each screen, by its index; nil for UIKit's own classes.
  private var ofScreens: [Int?] = []
  /// Whatever controller is on top when a step runs.
  var onTop = 0
  /// The types of the objects whose properties are being bound, each inside the one before.
  private var making: [Int] = []
  /// What stands for a type itself, by the index of the type.
  private var statics: Table<Int, Int> = Table()
  /// What stands for a value of a type in its members, by the index of the type.
  private var values: Table<Int, Int> = Table()
  /// Functions whose bodies are being bound, or wait for that.
  private var openFunctions: TableSet<HandlerID> = Table()
  /// Observable objects of which the app has one, by type.
  private var shared: Table<Name, Int> = Table()
  /// The types of those whose initializers are known to run, and when.
  private var followed: TableSet<Int> = Table()

  var count: Int { all.count }

  subscript(_ receiver: Int) -> Receiver {
    _read { yield all[receiver] }
    _modify { yield &all[receiver] }
  }

  /// Adds a receiver and returns its number.
  mutating func add(_ receiver: Receiver) -> Int {
    all.append(receiver)
    return all.count - 1
  }

  /// Begins to bind the properties of an object; `false` inside one of its own type.
  mutating func begin(_ type: Int) -> Bool {
    if making.contains(type) { return false }
    making.append(type)
    return true
  }

  /// Ends what `begin` began.
  mutating func end() { making.removeLast() }

  /// Says that the body of a function is still to be bound.
  mutating func open(_ function: HandlerID) { openFunctions.insert(function) }

  /// Says that the body of a function is bound.
  mutating func close(_ function: HandlerID) { openFunctions[function] = nil }

  /// `true` iff what a function does is not known yet.
  func isOpen(_ function: HandlerID) -> Bool { openFunctions.contains(function) }

  /// Says which receiver stands for the next screen.
  mutating func addScreen(_ receiver: Int?) { ofScreens.append(receiver) }

  /// Returns the receiver that stands for a screen, or nil for a class of UIKit's.
  func receiver(of screen: ScreenID) -> Int? {
    let index = Int(screen.index)
    return index < ofScreens.count ? ofScreens[index] : nil
  }

  /// Returns the receiver that stands for a type itself.
  func statics(of type: Int) -> Int? { statics[type] }

  mutating func setStatics(_ receiver: Int, of type: Int) { statics[type] = receiver }

  /// Returns the receiver that stands for a value of a type in its members.
  func values(of type: Int) -> Int? { values[type] }

  mutating func setValues(_ receiver: Int, of type: Int) { values[type] = receiver }

  /// Returns the one object of a type that the app shares, if it does.
  func shared(_ type: Name) -> Int? { shared[type] }

  mutating func share(_ type: Name, _ receiver: Int) { shared[type] = receiver }

  /// Returns the only use of a type that is bound in the place of its use, or nil.
  func onlyInlined(of type: Int, besides screen: ScreenID) -> Int? {
    let uses = all.indices.filter { all[$0].type == type && all[$0].screen != screen }
    return uses.count == 1 ? uses[0] : nil
  }

  /// Says that it is known when the only object of a type is made.
  mutating func follow(_ type: Int) { followed.insert(type) }

  /// Says that it is not known after all.
  mutating func leave(_ type: Int) { followed[type] = nil }

  /// `true` iff it is known when the only object of a type is made.
  func isFollowed(_ type: Int) -> Bool { followed.contains(type) }

  /// The type that a receiver is of, an index into the declared types.
  func type(of receiver: Int) -> Int? { receiver < all.count ? all[receiver].type : nil }

  /// Returns what a property of a receiver means, or nil.
  func property(_ name: Name, of receiver: Int) -> Meaning? {
    receiver < all.count ? all[receiver].properties[name] : nil
  }
}

/// A parameter of a screen or of a function, as a call has to name it.
package struct BoundParameter: Sendable {
  /// Nil where the call writes no label.
  package var label: Name?
  package var name: Name
  /// The slot of a screen; the local of a function.
  package var slot: Int32
  package var type: StaticType
  /// What it is where a call does not give it, if that is written.
  package var initial: Expression?

  package init(label: Name?, name: Name, slot: Int32, type: StaticType, initial: Expression?) {
    self.label = label
    self.name = name
    self.slot = slot
    self.type = type
    self.initial = initial
  }
}

/// A function of a screen or of the app.
package struct BoundFunction: Sendable {
  package var name: Name
  package var handler: HandlerID
  package var parameters: [BoundParameter]
  package var location: Location

  package init(
    name: Name, handler: HandlerID, parameters: [BoundParameter], location: Location
  ) {
    self.name = name
    self.handler = handler
    self.parameters = parameters
    self.location = location
  }
}
