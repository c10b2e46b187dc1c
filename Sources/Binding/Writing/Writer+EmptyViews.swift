import Language
import StatusBar

// Views that may be none.
extension Writer {
  /// `true` iff `view is EmptyView` is asked of a view that is none: what it stands for names none.
  func isNoEmptyView(_ view: Expression, _ type: TypeReference, _ scope: Scope) -> Bool {
    guard resolver.spelling(type.name) == "EmptyView",
      case .content(let source) = meaning(of: view, scope)
    else { return false }
    let range: SourceRange
    switch source.kind {
    case .statements(let body):
      guard let first = body.first, let last = body.last else { return false }
      range = SourceRange(first.range.start, last.range.end)
    case .expression(let value): range = value.range
    case .bound(let id): if case .empty = program[id] { return false } else { return true }
    }
    return !resolver.mentions(type.name, range, source.scope.file)
  }
}
