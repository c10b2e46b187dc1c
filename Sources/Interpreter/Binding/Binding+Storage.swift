import Language
import StatusBar

// What outlives a screen: `@AppStorage`.
extension Structure {
  /// A slot of the screen, or the one that all properties share which are stored under a key.
  mutating func addVariable(_ source: PropertySource, initial: FormulaID?) -> Variable {
    guard let key = source.storageKey.map({ bytes($0, in: source.variable.file) }) else {
      let variable = addSlot(source, source.slotKind, initial: initial)
      if source.isGiven { addParameter(source, variable) }
      return variable
    }
    if let known = tables.storedVariables[key] { return known }
    let name = source.variable.declaration.name
    let variable = add(
      Slot(
        name: symbol(name.name), kind: .stored, initial: initial, didSet: nil,
        site: site(name.range, in: source.variable.file)), to: .app)
    tables.storedVariables[key] = variable
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
