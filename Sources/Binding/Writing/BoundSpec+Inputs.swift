import Language
import StatusBar

// How a scenario names what the program does not say.
extension BoundSpec {
  /// Returns the path by which `set` and `on` reach an input, as it is written there; nil where
  /// none does: it stands for a call or for other code, or no value of the program reads it.
  package func settingPath(of input: InputID) -> String? {
    guard isRead(input), let entry = inputs.path(of: input), isWritten(entry.names) else {
      return nil
    }
    let qualified = entry.qualifier.map { [$0] + entry.names }
    let path = isTaken(entry.names, by: input) ? qualified : entry.names
    guard let path, isWritten(path), inputs.input(path) == input else { return nil }
    return path.map { spec.names.spelling(of: $0) }.joined(separator: ".")
  }

  /// Returns the values that an input can have, where these are few: both truths, or the cases of
  /// an enum of the author's; otherwise none.
  package func values(of input: InputID) -> [InputValue] {
    guard program.inputs[Int(input.index)].isBoolean else { return inputs.values(of: input) }
    return [true, false].map { InputValue(text: $0 ? "true" : "false", value: .bool($0)) }
  }

  /// Returns the values that `set` and `on` can give an input, as they are written there, where
  /// these are few: those of Apple's enums, too; otherwise none.
  package func writtenValues(of input: InputID) -> [String] {
    let own = values(of: input)
    return own.isEmpty ? inputs.type(of: input).kind.cases : own.map { $0.text }
  }

  /// `true` iff a path means something else: a state, or an input of another type.
  private func isTaken(_ path: [Name], by input: InputID) -> Bool {
    if inputs.input(path) != input { return true }
    guard path.count == 1, let app = program.screens.first else { return false }
    let name = spec.names.bytes(of: path[0])
    return inputs.slot(of: input) == nil
      && app.slots.contains { program.symbols[Int($0.name.index)].utf8.elementsEqual(name) }
  }

  /// `true` iff a value of the program is the input; code may merely depend on it.
  private func isRead(_ input: InputID) -> Bool {
    program.formulas.contains { formula in
      if case .input(input) = formula.kind { return true }
      if case .opaque(input, isThere: _) = formula.kind { return true }
      return false
    }
  }

  private func isWritten(_ path: [Name]) -> Bool {
    path.allSatisfy { name in
      if name.word?.isReserved == true { return false }
      let bytes = spec.names.bytes(of: name)
      guard let first = bytes.first, first < UInt8(ascii: "0") || first > UInt8(ascii: "9") else {
        return false
      }
      return bytes.allSatisfy { $0.isOfName }
    }
  }
}
