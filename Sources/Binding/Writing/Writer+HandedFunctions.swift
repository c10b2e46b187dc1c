import Language

// Functions that Apple's code is handed by their names, as closures that call them.
extension Writer {
  /// The same call with closures: what runs `block` does what `{ block() }` does.
  func spelledOut(_ call: Call, of function: LocatedName, _ scope: Scope) -> Call {
    guard call.closures.isEmpty else { return call }
    var spelled = call
    for (index, argument) in call.arguments.enumerated() {
      guard takesFunction(argument, at: index, of: function, scope),
        let closure = closure(calling: argument.value, scope)
      else { continue }
      spelled.arguments[index].value = Expression(.closure(closure), argument.value.range)
    }
    return spelled
  }

  private func takesFunction(
    _ argument: Argument, at index: Int, of function: LocatedName, _ scope: Scope
  ) -> Bool {
    if argument.value.isClosure || argument.value.isNilLiteral { return false }
    if case .macro = argument.value.kind { return false }
    if let label = argument.label {
      switch resolver.spelling(label.name) {
      case "execute", "animations", "completion", "block", "body", "operation", "invoking":
        return true
      default: return false
      }
    }
    switch resolver.spelling(function.name) {
    // Some of them take an operation or a selector, too.
    case "addOperation", "perform", "performWithoutAnimation", "withAnimation", "animateChanges":
      return isFunction(argument.value, scope)
    default: return false
    }
  }

  /// `true` iff a name stands for something that can be called.
  private func isFunction(_ value: Expression, _ scope: Scope) -> Bool {
    if handedFunction(value, scope) != nil { return true }
    switch meaning(of: value, scope) {
    case .closure: return true
    case .variable(_, let type): return type.kind == .closure
    case nil, .opaque, .value, .anything, .object, .bundle, .content, .presentationMode, .draft,
      .window, .dismissAction:
      return false
    }
  }

  /// `{ block() }`; nil for a function that takes more than Apple's code gives any.
  private func closure(calling value: Expression, _ scope: Scope) -> Closure? {
    if let item = workItem(value, scope) { return item }
    let place = value.range
    let parameters = handedFunction(value, scope)?.function.declaration.parameters ?? []
    if parameters.count > 1 { return nil }
    // The end of an animation is told whether it came to it.
    let arguments = parameters.map { parameter in
      let label = parameter.label?.name ?? parameter.name.name
      return Argument(
        label: resolver.spelling(label) == "_" ? nil : LocatedName(label, place),
        value: Expression(.boolean(true), place))
    }
    let call = Call(callee: value, arguments: arguments, closures: [], brackets: nil)
    return Closure(
      range: place, parameters: [],
      body: [Statement(.expression(Expression(.call(call), place)), place)])
  }

  /// `let item = DispatchWorkItem { … }`: what the item does.
  private func workItem(_ value: Expression, _ scope: Scope) -> Closure? {
    guard case .name(let name) = value.kind,
      case .call(let made)? = scope.locals[name]?.initial?.kind,
      made.callee.typeName(resolver.names).map({ resolver.spelling($0) }) == "DispatchWorkItem"
    else { return nil }
    // One that is cancelled does not run.
    if resolver.text(of: scope.file)[...].names(Array("cancel".utf8)) { return nil }
    return made.trailingClosure
  }
}
