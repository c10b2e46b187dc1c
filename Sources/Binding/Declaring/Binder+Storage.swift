import Language
import StatusBar

/// Variables that are known by more than their names.
struct Storage: Sendable {
  /// What the app keeps in its defaults, by the text of the key: one value for all who name it.
  private var stored: Table<[UInt8], Variable> = Table()
  /// Variables that a `NavigationStack` takes its path from.
  private var paths: TableSet<PathVariable> = Table()

  /// Variables that say whether something has the focus.
  private var focus: TableSet<PathVariable> = Table()

  /// Returns the variable that is kept under a key, or nil.
  func variable(_ key: [UInt8]) -> Variable? { stored[key] }

  mutating func keep(_ variable: Variable, _ key: [UInt8]) { stored[key] = variable }

  /// `true` iff a stack takes its path from a variable of a screen.
  func isPath(_ variable: Variable, of screen: ScreenID) -> Bool {
    paths.contains(PathVariable(screen: screen, variable: variable))
  }

  mutating func addPath(_ variable: Variable, of screen: ScreenID) {
    paths.insert(PathVariable(screen: screen, variable: variable))
  }

  /// `true` iff a variable of a screen says whether something has the focus.
  func isFocus(_ variable: Variable, of screen: ScreenID) -> Bool {
    focus.contains(PathVariable(screen: screen, variable: variable))
  }

  mutating func addFocus(_ variable: Variable, of screen: ScreenID) {
    focus.insert(PathVariable(screen: screen, variable: variable))
  }

  private struct PathVariable: TableKey, Sendable {
    var screen: ScreenID
    var variable: Variable

    var tableNumber: UInt64 { UInt64(UInt32(bitPattern: screen.index)) }
  }
}

// What outlives a screen: `@AppStorage`.
extension Binder {
  /// A slot of the screen, or the one that all properties share which are stored under a key.
  mutating func addVariable(_ source: PropertySource, initial: FormulaID?) -> Variable {
    guard let key = source.storageKey.map({ bytes($0, in: source.variable.file) }) else {
      let variable = addSlot(source, source.slotKind, initial: initial)
      if source.isGiven { addParameter(source, variable) }
      return variable
    }
    if let known = storage.variable(key) { return known }
    let name = source.variable.declaration.name
    let variable = add(
      Slot(
        name: symbol(name.name), kind: .stored, initial: initial,
        site: site(name.range, in: source.variable.file)), to: .app)
    storage.keep(variable, key)
    return variable
  }
}

extension PropertySource {
  /// The key of `@AppStorage("key")`.
  fileprivate var storageKey: SourceRange? {
    variable.declaration.attributes.first { $0.name.name.word == .AppStorage }?
      .arguments.first { $0.label == nil }?.value.range
  }
}
