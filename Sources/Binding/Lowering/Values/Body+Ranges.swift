import Language
import StatusBar

// Whether a value lies in a range, or is one of several that are written out.
extension Body {
  /// `[1, 2].contains(x)`, `(3...6).contains(x)`; nil for anything else.
  mutating func bindContains(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard writer.resolver.names.bytes(of: name.name).elementsEqual("contains".utf8),
      call.closures.isEmpty,
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    else { return nil }
    if case .closure = argument.value.kind { return nil }
    guard writer.resolver.isWrittenOut(base, scope) else { return nil }
    // What is equal the type may say itself.
    let equality = writer.intern(Array("==".utf8))
    let ownTypes = writer.resolver.elements(of: base, scope)?.compactMap { element in
      typeName(of: element, scope).flatMap { writer.resolver.declarations.type($0) }
    }
    if ownTypes?.contains(where: { writer.resolver.operators(equality, of: $0) != nil }) ?? false {
      return nil
    }
    let subject = bindFormula(argument.value, expecting: .unknown, &scope)
    return membership(of: subject, in: base, at: range, &scope)
  }

  /// The name of the type of an element as it is written: `Theme.dark`, or a variable of one.
  private func typeName(of element: Expression, _ scope: Scope) -> Name? {
    if case .member(let base, _) = element.kind, let name = base.typeName(writer.resolver.names) {
      return name
    }
    if case .call(let call) = element.kind,
      let made = call.callee.typeName(writer.resolver.names)
    {
      return made
    }
    return writer.valueType(of: element, scope).name
  }

  /// Whether a value lies in what is written; nil where that is unknown.
  mutating func membership(
    of subject: FormulaID, in sequence: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    switch sequence.kind {
    case .tuple(let elements) where elements.count == 1:
      return membership(of: subject, in: elements[0].value, at: range, &scope)
    case .binary(let low, .closedRange, _, let high):
      return lies(subject, from: low, to: high, .lessOrEqual, at: range, &scope)
    case .binary(let low, .halfOpenRange, _, let high):
      return lies(subject, from: low, to: high, .less, at: range, &scope)
    default:
      guard let elements = writer.resolver.elements(of: sequence, scope) else { return nil }
      var found = writer.add(.constant(.bool(false)), .bool, at: range, scope)
      for element in elements {
        let value = bindFormula(element, expecting: writer.type(of: subject), &scope)
        let same = writer.add(.compare(.equal, subject, value), .bool, at: range, scope)
        found = writer.add(.or(found, same), .bool, at: range, scope)
      }
      return found
    }
  }

  private mutating func lies(
    _ subject: FormulaID, from low: Expression, to high: Expression, _ upper: Comparison,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    var result: FormulaID?
    for (bound, comparison) in [(low, Comparison.greaterOrEqual), (high, upper)] {
      if case .hole = bound.kind { continue }
      let limit = bindFormula(bound, expecting: .number, &scope)
      let holds = writer.add(.compare(comparison, subject, limit), .bool, at: range, scope)
      result = result.map { writer.add(.and($0, holds), .bool, at: range, scope) } ?? holds
    }
    return result
  }
}
