import Language
import StatusBar

// What is shown where a call names what makes it: `content: Row.init`, `content: makeRow`.
extension Writer {
  /// The call with a closure for each argument that names a view's initializer or a function that
  /// yields a view.
  mutating func withContentClosures(_ call: Call, of name: LocatedName, _ scope: Scope) -> Call {
    guard call.arguments.contains(where: { makesContent($0, scope) }) else { return call }
    let isGiven = givesElement(call, to: name)
    var call = call
    for index in call.arguments.indices where makesContent(call.arguments[index], scope) {
      let value = call.arguments[index].value
      guard let closure = contentClosure(of: value, isGiven: isGiven, scope) else { continue }
      call.arguments[index].value = Expression(.closure(closure), value.range)
    }
    return call
  }

  /// The closure that does what the initializer or the function does that a value names; nil for
  /// any other value, and for what takes more than an element.
  mutating func contentClosure(
    of value: Expression, isGiven: Bool, _ scope: Scope
  ) -> Closure? {
    if case .member(let type, let name) = value.kind, name.name.word == .initWord {
      guard isGiven else { return closure(calling: type, nil, at: value.range) }
      return onlyParameter(ofType: type).map { closure(calling: type, $0, at: value.range) }
    }
    guard let name = value.ownName,
      let found = resolver.function(name, labels: nil, of: scope.owner)
    else { return nil }
    let parameters = found.function.declaration.parameters
    guard parameters.count < 2 else { return nil }
    let label = parameters.first.map { $0.label ?? $0.name }
    return closure(calling: Expression(.name(name), value.range), label, at: value.range)
  }

  /// `true` iff an argument names what makes a view; destinations have a closure of their own.
  private func makesContent(_ argument: Argument, _ scope: Scope) -> Bool {
    if argument.label?.name.word == .destination { return false }
    if case .member(let base, let name) = argument.value.kind, name.name.word == .initWord {
      guard let type = base.typeName(resolver.names).flatMap({ resolver.declarations.type($0) })
      else { return false }
      return resolver.declarations[type].role == .view
    }
    guard let name = argument.value.ownName, resolver.meaning(of: name, in: scope) == nil,
      let found = resolver.function(name, labels: nil, of: scope.owner)
    else { return false }
    return resolver.isView(found.function.declaration.result)
  }

  /// `true` iff the closure of a call is given something: an element, an item, a proxy.
  private func givesElement(_ call: Call, to name: LocatedName) -> Bool {
    switch name.name.word {
    case .ForEach: return true
    case .List: return resolver.hasData(call)
    default: break
    }
    let isReader = ["GeometryReader", "ScrollViewReader"].contains(resolver.spelling(name.name))
    return isReader || call.arguments.contains { $0.label?.name.word == .item }
  }

  /// What the initializer of a view calls the one thing that it is given.
  private func onlyParameter(ofType type: Expression) -> LocatedName? {
    guard let name = type.typeName(resolver.names), let index = resolver.declarations.type(name)
    else { return nil }
    let info = resolver.declarations[index]
    if let initializer = info.initializers.first {
      let parameters = initializer.declaration.parameters
      guard info.initializers.count == 1, parameters.count == 1 else { return nil }
      return parameters.first.map { $0.label ?? $0.name }
    }
    let given = info.variableOrder.compactMap { info.variables[$0]?.declaration }.filter {
      $0.getter == nil && $0.initial == nil && !$0.isStatic && Wrapper($0) == .plain
    }
    return given.count == 1 ? given.first?.name : nil
  }

  private mutating func closure(
    calling callee: Expression, _ label: LocatedName?, at range: SourceRange
  ) -> Closure {
    var parameters: [LocatedName] = []
    var arguments: [Argument] = []
    if let label {
      let parameter = intern(Array("$0".utf8))
      let isUnlabelled = resolver.spelling(label.name) == "_"
      parameters = [LocatedName(parameter, range)]
      arguments = [
        Argument(
          label: isUnlabelled ? nil : label, value: Expression(.name(parameter), range))
      ]
    }
    let made = Call(callee: callee, arguments: arguments, closures: [], brackets: nil)
    let body = Statement(.expression(Expression(.call(made), range)), range)
    return Closure(range: range, parameters: parameters, body: [body])
  }
}
