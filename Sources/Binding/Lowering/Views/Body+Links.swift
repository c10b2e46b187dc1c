import Language
import StatusBar

// Links and tabs.
extension Body {
  /// `NavigationLink` in its three usual forms: a title and a destination, closures for the
  /// destination and the label, a value.
  mutating func bindLink(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var target: LinkTarget?
    var content: ViewID?
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .destination:
        target = .view(asScreen(&scope) { $0.bindArgumentView(argument.value, &$1) })
      case .value:
        let value = bindFormula(argument.value, expecting: .unknown, &scope)
        target = .value(writer.typeSymbol(of: argument.value, scope), value)
      case .label:
        if case .closure(let closure) = argument.value.kind {
          content = bindClosureContent(closure, &scope)
        }
      default: break
      }
    }
    for (label, closure) in call.closures {
      switch label?.name.word {
      case .label: content = bindClosureContent(closure, &scope)
      case .destination: target = .view(bindScreen(closure, &scope))
      default:
        if target == nil {
          target = .view(bindScreen(closure, &scope))
        } else {
          content = bindClosureContent(closure, &scope)
        }
      }
    }
    content = content ?? face(of: call, at: range, &scope)
    let label = writer.label(of: call, scope) ?? content.flatMap { writer.firstLabel($0) }
    guard let target else {
      writer.report(
        .missingArgument(
          "destination", of: "NavigationLink", at: scope.location(call.callee.range)))
      return writer.add(.leaf(type: nil, label: label), at: range, scope)
    }
    if case .view(let screen) = target,
      let link = writer.activeLink(label, content, to: screen, call, at: range, &scope)
    {
      return link
    }
    let link = writer.add(.link(label: label, target, content: content), at: range, scope)
    return writer.selectedLink(link, call, at: range, &scope)
  }

  /// A view that is handed over as an argument: a call, a name, or a closure that makes one.
  private mutating func bindArgumentView(_ value: Expression, _ scope: inout Scope) -> ViewID {
    if case .closure(let closure) = value.kind { return bindClosureContent(closure, &scope) }
    return bindView(value, &scope)
  }

  /// Returns the value of an expression that is a constant, or nil.
  mutating func constant(_ expression: Expression, _ scope: inout Scope) -> Value? {
    let formula = bindFormula(expression, expecting: .unknown, &scope)
    if case .constant(let value) = writer.program[formula] { return value }
    return nil
  }
}
