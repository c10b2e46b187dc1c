import Language
import StatusBar

// Texts that are written, and texts that are made of other values.
extension Binder {
  mutating func bindString(
    _ parts: StringParts, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    guard let text = literal(parts, at: range, in: scope.file) else {
      if let shown = bindInterpolated(parts, at: range, &scope) { return shown }
      for case .interpolation(let value) in parts where mayAct(value) {
        _ = bindFormula(value, expecting: .unknown, &scope)
      }
      return something(StaticType(.text), at: range, scope)
    }
    return add(.constant(.text(symbol(text: text))), StaticType(.text), at: range, scope)
  }

  /// Returns the bytes of a string without interpolations that stands at a place, escapes resolved;
  /// else nil.
  func literal(_ parts: StringParts, at range: SourceRange, in file: FileID) -> [UInt8]? {
    let written = bytes(range, in: file)
    let pounds = written.prefix { $0 == UInt8(ascii: "#") }.count
    let isLong = written.dropFirst(pounds).starts(with: Array("\"\"\"".utf8))
    var result: [UInt8] = []
    for part in parts {
      guard case .text(let range) = part else { return nil }
      let text = bytes(range, in: file)
      result += unescaped(isLong ? withoutIndentation(text, pounds: pounds) : text, pounds: pounds)
    }
    return result
  }

  /// A value as a text shows it; nil where it is not known how it does.
  mutating func description(
    of value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let type = type(of: value)
    if type.isOptional { return nil }
    let shown: DescribedValue
    switch type.kind {
    case .text: return value
    case .bool: shown = .truth
    case .number:
      guard let number = type.number else { return nil }
      shown = number.isInteger ? .whole : number == .float ? .float : .double
    case .named(let name):
      guard let index = declarations.type(name), declarations[index].keyword == .enum,
        declarations[index].variables[intern(Array("description".utf8))] == nil
      else { return nil }
      shown = .enumCase
    default: return nil
    }
    return add(.apply(.describe(shown), [value]), StaticType(.text), at: range, scope)
  }

  mutating func bindDescription(
    of argument: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    let value = bindFormula(argument, expecting: .unknown, &scope)
    return description(of: value, at: range, scope) ?? opaque(StaticType(.text), at: range, scope)
  }

  /// `"\(count) photos"`; nil where it is not known how a part is shown.
  mutating func bindInterpolated(
    _ parts: StringParts, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    let written = bytes(range, in: scope.file)
    let pounds = written.prefix { $0 == UInt8(ascii: "#") }.count
    if written.dropFirst(pounds).starts(with: Array("\"\"\"".utf8)) { return nil }
    var pieces: [FormulaID] = []
    for part in parts {
      switch part {
      case .text(let place):
        let text = unescaped(bytes(place, in: scope.file), pounds: pounds)
        pieces.append(
          add(.constant(.text(symbol(text: text))), StaticType(.text), at: place, scope))
      case .interpolation(let value):
        let formula = bindFormula(value, expecting: .unknown, &scope)
        guard let shown = description(of: formula, at: value.range, scope) else { return nil }
        pieces.append(shown)
      }
    }
    return add(.apply(.concatenate, pieces), StaticType(.text), at: range, scope)
  }

  /// `text.isEmpty`, `text.count`; nil for anything else.
  mutating func bindMember(
    ofText text: FormulaID, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    guard type(of: text).kind == .text else { return nil }
    if name.name.word == .isEmpty {
      let empty = add(.constant(.text(symbol([]))), StaticType(.text), at: range, scope)
      let isEmpty = add(.compare(.equal, text, empty), .bool, at: range, scope)
      return ifThere(text, isEmpty, at: range, scope)
    }
    guard names.bytes(of: name.name).elementsEqual("count".utf8) else { return nil }
    let count = add(.length(text), StaticType(.int64), at: range, scope)
    return ifThere(text, count, at: range, scope)
  }
}
