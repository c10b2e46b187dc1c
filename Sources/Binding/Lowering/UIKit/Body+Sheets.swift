import Language
import StatusBar

// The detents of a sheet: only at the large one a card takes the bar over (U37).
extension Body {
  /// `[.medium(), .large()]`, `.large`: whether the sheet stands at its large detent. A sheet
  /// starts at the smallest of those that it is given.
  mutating func bindDetent(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    switch value.kind {
    case .nilLiteral: return writer.add(.constant(.none), .bool, at: value.range, scope)
    case .array(let elements):
      guard let isLarge = writer.resolver.startsAtLarge(elements) else {
        return writer.opaque(.bool, at: value.range, scope)
      }
      return writer.add(.constant(.bool(isLarge)), .bool, at: value.range, scope)
    case .ternary(let condition, let then, let otherwise):
      let condition = bindTyped(condition, .bool, &scope)
      let (then, otherwise) = (bindDetent(then, &scope), bindDetent(otherwise, &scope))
      return writer.add(.ternary(condition, then, otherwise), .bool, at: value.range, scope)
    default:
      guard let detent = writer.resolver.detent(value) else {
        return writer.opaque(.bool, at: value.range, scope)
      }
      return writer.add(.constant(.bool(detent == .large)), .bool, at: value.range, scope)
    }
  }

}
