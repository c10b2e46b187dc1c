import Language
import StatusBar

// Functions in the place of closures.
extension Body {
  /// A function as a value: `save`, `self.save`, `store.save`; one of code that was not read is
  /// taken to leave the bar alone. Nil where it is no function, or one of an object that only a
  /// local holds.
  mutating func bindFunctionValue(_ value: Expression, _ scope: inout Scope) -> FormulaID? {
    let handler: HandlerID
    if let found = writer.handedFunction(value, scope) {
      handler = bindFunction(found.function, owner: found.owner).handler
    } else if let held = bindHeldFunction(value, &scope) {
      handler = held
    } else {
      return nil
    }
    return writer.add(.closure(handler), StaticType(.closure), at: value.range, scope)
  }

  private mutating func bindHeldFunction(_ value: Expression, _ scope: inout Scope) -> HandlerID? {
    guard case .member(let base, let name) = value.kind, !isOfLocal(base, scope) else { return nil }
    var inner = scope
    inner.frame = Scope.Frame()
    if let type = writer.owner(of: base, scope) {
      guard
        let found = writer.resolver.function(
          name.name, labels: nil, ofType: type, owner: scope.owner)
      else { return nil }
      return bindForwarding(to: found.function.declaration, value, base, inner)
    }
    guard writer.resolver.isForeign(value, scope),
      !writer.resolver.declarations.declaresMember(name.name)
    else { return nil }
    let assumption = writer.assume(
      "`\(writer.resolver.spelling(name.name))` is assumed not to concern the bar", name, scope)
    let body = [
      writer.effect(.assume(assumption), at: value.range, inner), answer(at: value.range, inner),
    ]
    return writer.handler(doing: body, at: value.range, inner)
  }

  /// A handler that hands what it is given on to a function of an object.
  private mutating func bindForwarding(
    to function: FunctionDeclaration, _ value: Expression, _ base: Expression, _ scope: Scope
  ) -> HandlerID? {
    var inner = scope
    var arguments: [Argument] = []
    for parameter in function.parameters {
      let name = parameter.name.name
      // It would stand for another thing than it does here.
      if base.contains({ if case .name(name) = $0.kind { true } else { false } }) { return nil }
      _ = inner.addLocal(name, writer.resolver.staticType(parameter.type))
      let label = parameter.label?.name ?? name
      let isUnlabelled = writer.resolver.spelling(label) == "_"
      arguments.append(
        Argument(
          label: isUnlabelled ? nil : LocatedName(label, value.range),
          value: Expression(.name(name), value.range)))
    }
    let call = Call(callee: value, arguments: arguments, closures: [], brackets: nil)
    var body = done(Expression(.call(call), value.range), &inner)
    if function.result != nil { body.append(answer(at: value.range, inner)) }
    return writer.add(
      Handler(
        name: nil, parameterCount: Int32(function.parameters.count),
        localCount: inner.frame?.localCount ?? 0, body: body,
        site: writer.site(value.range, in: scope.file)))
  }

  /// An answer of which nothing is known.
  private mutating func answer(at range: SourceRange, _ scope: Scope) -> Effect {
    writer.effect(.return(writer.opaque(at: range, scope)), at: range, scope)
  }

  /// `true` iff an object is one that a local holds, which is another one each time.
  private func isOfLocal(_ base: Expression, _ scope: Scope) -> Bool {
    base.contains { part in
      if case .name(let name) = part.kind { scope.locals.lastIndex(of: name) != nil } else { false }
    }
  }
}
