import Language
import StatusBar

// What the program does not say: inputs, by the path that names them.
extension Structure {
  /// Returns the input of a path, a new one if it was not met before.
  mutating func input(
    _ names: [Name], _ qualifier: Name?, at range: SourceRange, _ scope: Scope
  ) -> InputID {
    let path = InputPath(names: names.filter { $0.word != .selfWord }, qualifier: qualifier)
    if let known = tables.inputIndex[path] { return known }
    if qualifier == nil, let known = tables.inputs.first(where: { $0.path.names == path.names }) {
      return known.input
    }
    var text = ""
    for name in path.names { text += (text.isEmpty ? "" : ".") + spelling(name) }
    let input = InputID(Int32(program.inputs.count))
    program.inputs.append(
      Input(name: text, site: site(range, in: scope.file), isBoolean: false))
    tables.inputIndex[path] = input
    tables.inputs.append(InputEntry(path: path, input: input))
    return input
  }

  /// Returns the input that stands for an expression that is not read, by its path or its text.
  mutating func input(unread expression: Expression, _ scope: Scope) -> InputID {
    let names =
      path(of: expression) ?? [spec.names.intern(bytes(expression.range, in: scope.file))]
    return input(names, nil, at: expression.range, scope)
  }

  /// Returns a formula of an input that is true or false.
  mutating func truthInput(
    _ names: [Name], at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let formula = add(.input(input(names, nil, at: range, scope)), .bool, at: range, scope)
    markBoolean(formula)
    return formula
  }

  /// Returns the names of a chain of members, or nil for anything else.
  func path(of expression: Expression) -> [Name]? {
    switch expression.kind {
    case .name(let name), .binding(let name): return [name]
    case .member(let base, let name): return path(of: base).map { $0 + [name.name] }
    case .optionalChain(let inner), .forced(let inner), .effect(let inner):
      return path(of: inner)
    default: return nil
    }
  }

  /// Gives inputs that code assigns to a slot of the app, and lets every reader read that.
  mutating func settleInputs() {
    for index in program.formulas.indices {
      guard case .input(let input) = program.formulas[index].kind,
        let slot = tables.inputSlots[input],
        !isInitial(FormulaID(Int32(index)), ofSlot: slot)
      else { continue }
      program.formulas[index].kind = .variable(.app(slot))
    }
  }

  private func isInitial(_ formula: FormulaID, ofSlot slot: Int32) -> Bool {
    program.screens[0].slots[Int(slot)].initial == formula
  }

  /// Returns a variable of the app that starts as an input and may be assigned to.
  mutating func variable(for input: InputID, at range: SourceRange, _ scope: Scope) -> Variable {
    if let slot = tables.inputSlots[input] { return .app(slot) }
    let name = symbol(Array(program.inputs[Int(input.index)].name.utf8))
    let initial = add(.input(input), .unknown, at: range, scope)
    let variable = add(
      Slot(
        name: name, kind: .state, initial: initial, didSet: nil,
        site: site(range, in: scope.file)), to: .app)
    if case .app(let slot) = variable { tables.inputSlots[input] = slot }
    return variable
  }
}

// Words of the program.
extension Structure {
  /// Returns the symbol of a text, a new one if no part of the program mentions it.
  package mutating func symbol(_ bytes: [UInt8]) -> Symbol {
    if let known = tables.symbols[bytes] { return known }
    let symbol = Symbol(UInt32(program.symbols.count))
    program.symbols.append(String(decoding: bytes, as: UTF8.self))
    tables.symbols[bytes] = symbol
    return symbol
  }

  /// Returns the symbol of a name.
  package mutating func symbol(_ name: Name) -> Symbol {
    if let known = tables.nameSymbols[name] { return known }
    let symbol = symbol(Array(spec.names.bytes(of: name)))
    tables.nameSymbols[name] = symbol
    return symbol
  }

  /// Returns the bytes of a string literal with its escapes resolved.
  func unescaped(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\\")) else { return text }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
        result.append(text[index])
        index += 1
        continue
      }
      switch text[index + 1] {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "r"): result.append(13)
      case let other: result.append(other)
      }
      index += 2
    }
    return result
  }
}

extension Double {
  /// The number that decimal digits spell, with underscores and an exponent; else nil.
  init?(decimal text: [UInt8]) {
    var mantissa = 0.0
    var scale = 1.0
    var isFraction = false
    var hasDigits = false
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        mantissa = mantissa * 10 + Double(text[index] - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      case UInt8(ascii: "_"): break
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "-") where index == 0: break
      default: return nil
      }
      index += 1
    }
    guard hasDigits else { return nil }
    let value = mantissa / scale
    self = text.first == UInt8(ascii: "-") ? -value : value
  }
}
