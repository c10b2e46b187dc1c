import Binding
import Language
import StatusBar

// Values that steps and headers give to states, inputs and parameters.
extension Planner {
  /// Returns the value of an expression that depends on nothing and is of a type, or nil once it
  /// was reported.
  mutating func constant(_ expression: Expression, as type: StaticType) -> Value? {
    if let bare = bareCase(expression, of: type) {
      report(
        .wrongValue(
          reader.text(expression.range), expected: binder.shown(type),
          legal: binder.cases(of: type),
          example: nil, suggestion: bare, at: reader.at(expression.range)))
      return nil
    }
    if hasNoCase(expression, type) {
      refuse(expression, type)
      return nil
    }
    guard let value = constant(expression, expecting: type) else { return nil }
    if binder.fits(value, type) || value == .none && isUnspecified(expression) { return value }
    refuse(expression, type)
    return nil
  }

  private mutating func refuse(_ expression: Expression, _ type: StaticType) {
    report(
      .wrongValue(
        reader.text(expression.range), expected: binder.shown(type), legal: binder.cases(of: type),
        example: type.example, suggestion: nil, at: reader.at(expression.range)))
  }

  /// `true` iff a case is written where the type has none.
  private func hasNoCase(_ expression: Expression, _ type: StaticType) -> Bool {
    guard case .implicitMember(let name) = expression.unwrapped.kind else { return false }
    return type.kind == .text || type.kind == .number && name.word != .zero
  }

  private mutating func constant(
    _ expression: Expression, expecting type: StaticType
  ) -> Value? {
    if let value = reader.number(expression) { return .number(value) }
    if let value = reader.boolean(expression) { return .bool(value) }
    if case .nilLiteral = expression.unwrapped.kind { return Value.none }
    let errors = binder.diagnosticCount
    let formula = binder.bindConstant(expression, as: type, in: file)
    guard binder.diagnosticCount == errors else { return nil }
    if let value = binder.constant(formula) { return value }
    report(.notConstant(reader.text(expression.range), at: reader.at(expression.range)))
    return nil
  }

  /// The case that a bare name, or a text, wants to be: `dark` is `.dark`.
  private func bareCase(_ expression: Expression, of type: StaticType) -> String? {
    let written: String
    switch expression.unwrapped.kind {
    case .name: written = reader.text(expression.unwrapped.range)
    case .string where type.kind != .text:
      guard let range = reader.string(expression) else { return nil }
      written = reader.text(range)
    default: return nil
    }
    return binder.cases(of: type).first { $0 == Code.implicit(written) }
  }

  /// `.unspecified` is a value of types that have no `nil`.
  private func isUnspecified(_ expression: Expression) -> Bool {
    switch expression.unwrapped.kind {
    case .implicitMember, .member: true
    default: false
    }
  }
}
