import Language
import StatusBar

// Content that is not there all the time.
extension Body {
  /// What a view of SwiftUI's shows of the content in one of its closures: a section that can be
  /// folded, a picture that is loaded, the first view that fits.
  mutating func shown(
    _ content: ViewID, label: LocatedName?, of name: Name?, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let name else { return content }
    switch writer.resolver.spelling(name) {
    case "Section" where label == nil:
      guard let open = call.arguments.first(where: { $0.label?.name.word == .isExpanded }) else {
        return content
      }
      return passing(content, at: open.value.range, whileOpen: open.value, &scope)
    case "AsyncImage" where label.map { writer.resolver.spelling($0.name) } != "placeholder":
      return passing(content, at: call.callee.range, &scope)
    case "ViewThatFits": return firstThatFits(in: content, at: call.callee.range, scope)
    default: return content
    }
  }

  /// Content that is there as long as a binding is true; without one it is not known when.
  mutating func passing(
    _ content: ViewID, at range: SourceRange, whileOpen binding: Expression? = nil,
    _ scope: inout Scope
  ) -> ViewID {
    let isThere =
      binding.map { truth(bound: $0, &scope) } ?? writer.opaque(.bool, at: range, scope)
    let none = writer.add(.empty, at: range, scope)
    return writer.add(.conditional(isThere, then: content, otherwise: none), at: range, scope)
  }

  /// What a binding to a truth says now: `$isOpen`, `.constant(false)`.
  private mutating func truth(bound value: Expression, _ scope: inout Scope) -> FormulaID {
    if case .call(let call) = value.kind, let name = call.callee.lastName?.name,
      writer.resolver.spelling(name) == "constant", let constant = call.arguments.first?.value
    {
      return bindTruth(constant, &scope)
    }
    let made = writer.stateBinding(value, scope)
    let found = made.map { writer.variable(bound: $0.state, $0.scope) }
    guard let (variable, _) = found ?? writer.variable(bound: value, scope) else {
      return writer.opaque(.bool, at: value.range, scope)
    }
    return writer.add(.variable(variable), .bool, at: value.range, scope)
  }

  private mutating func firstThatFits(
    in content: ViewID, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    guard case .group(_, let views) = writer.program[content], let last = views.last else {
      return content
    }
    return views.dropLast().reversed().reduce(last) { rest, view in
      let fits = writer.opaque(.bool, at: range, scope)
      return writer.add(.conditional(fits, then: view, otherwise: rest), at: range, scope)
    }
  }
}
