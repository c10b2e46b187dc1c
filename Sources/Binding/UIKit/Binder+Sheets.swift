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
      guard let isLarge = startsAtLarge(elements) else {
        return opaque(.bool, at: value.range, scope)
      }
      return add(.constant(.bool(isLarge)), .bool, at: value.range, scope)
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

  /// `presentationController as? UISheetPresentationController` is `sheetPresentationController`.
  func sheetController(_ value: Expression, _ type: TypeReference) -> Expression? {
    let sheet = "UISheetPresentationController".utf8
    guard names.bytes(of: type.name).elementsEqual(sheet), let last = value.lastName,
      names.bytes(of: last.name).elementsEqual("presentationController".utf8)
    else { return nil }
    let name = Name(.sheetPresentationController)
    if case .member(let base, let member) = value.kind {
      return Expression(.member(base, LocatedName(name, member.range)), value.range)
    }
    if case .name = value.kind { return Expression(.name(name), value.range) }
    return nil
  }

  /// Whether a sheet of these detents starts at the large one, for it starts at the smallest; nil
  /// where one is not known that may be smaller.
  func startsAtLarge(_ elements: [Expression]) -> Bool? {
    let detents = elements.map { detent($0) }
    if detents.contains(.smaller) { return false }
    return detents.allSatisfy { $0 == .large } ? true : nil
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
