import Language
import StatusBar

// How many controllers a container holds.
extension Body {
  /// `viewControllers.count`, `children.isEmpty` of a controller; nil for anything else.
  mutating func bindChildCount(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    let isEmpty = writer.resolver.spelling(name.name) == "isEmpty"
    guard isEmpty || writer.resolver.spelling(name.name) == "count" else { return nil }
    let list = base.withoutOptionals
    let of: FormulaID
    switch list.kind {
    case .name(let word):
      guard writer.resolver.isListOfChildren(word), writer.resolver.isController(scope.owner),
        writer.resolver.meaning(of: word, in: scope) == nil
      else { return nil }
      of = writer.add(.thisController, StaticType(.controller), at: list.range, scope)
    case .member(let owner, let word):
      guard writer.resolver.isListOfChildren(word.name),
        let controller = bindController(owner, &scope), !writer.isReference(controller)
      else {
        return nil
      }
      of = controller
    default: return nil
    }
    let count = writer.add(.property(.childCount, of: of), .number, at: range, scope)
    if !isEmpty { return count }
    let zero = writer.add(.constant(.number(0)), .number, at: range, scope)
    return writer.add(.compare(.equal, count, zero), .bool, at: range, scope)
  }
}
