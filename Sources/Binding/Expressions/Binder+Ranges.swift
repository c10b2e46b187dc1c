import Language
import StatusBar

// Whether a value lies in a range, or is one of several that are written out.
extension Binder {
  /// `[1, 2].contains(x)`, `(3...6).contains(x)`; nil for anything else.
  mutating func bindContains(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard names.bytes(of: name.name).elementsEqual("contains".utf8), call.closures.isEmpty,
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    else { return nil }
    if case .closure = argument.value.kind { return nil }
    guard isWritten(base, scope) else { return nil }
    let subject = bindFormula(argument.value, expecting: .unknown, &scope)
    return membership(of: subject, in: base, at: range, &scope)
  }

  private func isWritten(_ sequence: Expression, _ scope: Scope) -> Bool {
    switch sequence.kind {
    case .tuple(let elements) where elements.count == 1:
      isWritten(elements[0].value, scope)
    case .binary(_, .closedRange, _, _), .binary(_, .halfOpenRange, _, _): true
    default: elements(of: sequence, scope).map { $0.count <= 32 } ?? false
    }
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
      guard let elements = elements(of: sequence, scope) else { return nil }
      var found = add(.constant(.bool(false)), .bool, at: range, scope)
      for element in elements {
        let value = bindFormula(element, expecting: type(of: subject), &scope)
        let same = add(.compare(.equal, subject, value), .bool, at: range, scope)
        found = add(.or(found, same), .bool, at: range, scope)
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
      let holds = add(.compare(comparison, subject, limit), .bool, at: range, scope)
      result = result.map { add(.and($0, holds), .bool, at: range, scope) } ?? holds
    }
    return result
  }
}
