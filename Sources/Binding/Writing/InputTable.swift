import Language
import StatusBar

/// What the program does not say: inputs, by the paths that name them.
struct InputTable: Sendable {
  private var index: Table<InputPath, InputID> = Table()
  /// The input that was first met under names, whatever they are of.
  private var byNames: Table<[Name], InputID> = Table()
  private var paths: Table<InputID, InputPath> = Table()
  /// Inputs that code assigns to live in a slot of the app.
  private var slots: Table<InputID, Int32> = Table()
  /// What is known of their types, from their declarations or from what they are used for.
  private var types: Table<InputID, StaticType> = Table()
  /// The inputs whose type is declared.
  private var declared: Table<InputID, Bool> = Table()
  /// The values of types of the author's that have few.
  private var values: Table<Name, [InputValue]> = Table()

  /// Returns the input of that path: `session.isNight` is two names. A path may begin with the
  /// name of the screen or of the type that the input belongs to.
  func input(_ path: [Name]) -> InputID? {
    if let found = byNames[path] { return found }
    guard let first = path.first else { return nil }
    return index[InputPath(names: Array(path.dropFirst()), qualifier: first)]
  }

  /// Returns the path under which an input was met, or nil for one that has none.
  func path(of input: InputID) -> InputPath? { paths[input] }

  /// Returns the input that was met under a path, or under its names if it has no qualifier.
  func known(_ path: InputPath) -> InputID? {
    index[path] ?? (path.qualifier == nil ? byNames[path.names] : nil)
  }

  /// Enters a new input.
  mutating func add(_ input: InputID, _ path: InputPath) {
    index[path] = input
    if byNames[path.names] == nil { byNames[path.names] = input }
    if paths[input] == nil { paths[input] = path }
  }

  /// Returns the slot of the app that an input lives in, or nil where no code assigns to it.
  func slot(of input: InputID) -> Int32? { slots[input] }

  mutating func setSlot(_ slot: Int32, of input: InputID) { slots[input] = slot }

  /// Returns the type of an input, as far as it is known.
  func type(of input: InputID) -> StaticType { types[input] ?? .unknown }

  /// Says what the declaration of an input says of its type.
  mutating func declare(_ type: StaticType, of input: InputID) {
    types[input] = type
    declared[input] = true
  }

  /// Returns the type that the declaration of an input names, or an unknown one: what was only
  /// learned from uses is not binding.
  func declaredType(of input: InputID) -> StaticType {
    declared[input] == true ? type(of: input) : .unknown
  }

  /// Says what the values of a type are.
  mutating func declare(_ values: [InputValue], of type: Name) { self.values[type] = values }

  /// Returns the values of a type of the author's that an input can have, where these are few;
  /// otherwise none.
  func values(of input: InputID) -> [InputValue] {
    let type = type(of: input)
    guard case .named(let name) = type.kind else { return [] }
    return values[name] ?? []
  }

  /// Learns the type of an input from a use; uses of different types teach nothing.
  mutating func learn(_ type: StaticType, of input: InputID) {
    guard let known = types[input] else {
      types[input] = StaticType(type.kind, isOptional: true)
      return
    }
    if known.kind != type.kind { types[input] = .unknown }
  }

  /// Returns the input that lives in a slot of the app, or nil.
  func input(inSlot slot: Int32) -> InputID? { slots.first { $0.value == slot }?.key }
}

/// A value that an input can have.
package struct InputValue: Hashable, Sendable {
  /// As `set` and `on` write it: `.dark`.
  package var text: String
  package var value: Value
}

/// The path of an input, and the type or screen by which two of the same path differ.
struct InputPath: TableKey, Sendable {
  var names: [Name]
  var qualifier: Name?

  var tableNumber: UInt64 { names.tableNumber }
}

extension HandlerID: TableKey {
  package var tableNumber: UInt64 { UInt64(UInt32(bitPattern: index)) }
}

extension FormulaID: TableKey {
  package var tableNumber: UInt64 { UInt64(UInt32(bitPattern: index)) }
}

extension InputID: TableKey {
  package var tableNumber: UInt64 { UInt64(UInt32(bitPattern: index)) }
}
