import Language
import StatusBar

// The detents of a sheet: only at the large one a card takes the bar over (U37).
extension Binder {
  /// `[.medium(), .large()]`, `.large`: whether the sheet stands at its large detent. A sheet
  /// starts at the smallest of those that it is given.
  mutating func bindDetent(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    switch value.kind {
    case .nilLiteral: return add(.constant(.none), .bool, at: value.range, scope)
    case .array(let elements):
      let detents = elements.map { detent($0) }
      if detents.contains(.smaller) {
        return add(.constant(.bool(false)), .bool, at: value.range, scope)
      }
      if detents.allSatisfy({ $0 == .large }) {
        return add(.constant(.bool(true)), .bool, at: value.range, scope)
      }
      return opaque(.bool, at: value.range, scope)
    case .ternary(let condition, let then, let otherwise):
      let condition = bindTyped(condition, .bool, &scope)
      let (then, otherwise) = (bindDetent(then, &scope), bindDetent(otherwise, &scope))
      return add(.ternary(condition, then, otherwise), .bool, at: value.range, scope)
    default:
      guard let detent = detent(value) else { return opaque(.bool, at: value.range, scope) }
      return add(.constant(.bool(detent == .large)), .bool, at: value.range, scope)
    }
  }

  /// The controller of `sheet.sheetPresentationController` that is made only now: what is said of
  /// its sheet is said of it.
  mutating func sheetOwner(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard name.name.word == .sheetPresentationController, scope.frame != nil,
      let local = base.ownName, case .draft = meaning(of: local, in: scope),
      let made = bindControllerValue(base, &scope)
    else { return nil }
    scope.frame?.pending += made.effects
    return made.formula
  }

  private enum Detent {
    case large, smaller
  }

  /// One detent as UIKit or SwiftUI writes it; nil where that is not known.
  private func detent(_ value: Expression) -> Detent? {
    var named = value
    if case .call(let call) = value.kind { named = call.callee }
    guard let name = named.lastName else { return nil }
    switch name.name.word {
    case .large: return .large
    case .medium, .custom, .height, .fraction: return .smaller
    default: return nil
    }
  }
}

extension Expression {
  /// `true` iff it is the large detent of SwiftUI.
  var isLargeDetent: Bool { lastName?.name.word == .large }
}
