import Language

/// Code that makes a binding: `Binding(get: { … }, set: { … })`.
struct BindingMaker {
  private let resolver: Resolver

  /// What is read and written, and where that stands.
  struct Closures {
    var read: Closure
    var write: Closure
    var scope: Scope
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The closures of a binding that code makes, by itself or as a computed property yields it; nil
  /// for any other binding.
  func closures(of value: Expression, _ scope: Scope) -> Closures? {
    switch value.kind {
    case .call(let call):
      guard makes(call), let (read, write) = closures(making: call) else { return nil }
      return Closures(read: read, write: write, scope: scope)
    case .tuple(let elements) where elements.count == 1:
      return closures(of: elements[0].value, scope)
    case .name, .member:
      guard let name = value.ownName, scope.locals[name] == nil,
        let found = resolver.computed(name, of: scope.owner),
        let made = found.getter.onlyValue, case .call = made.kind
      else { return nil }
      let inner = Scope(file: found.file, screen: scope.screen, owner: scope.owner)
      return closures(of: made, inner)
    default: return nil
    }
  }

  /// The closures of a call that makes a binding; nil where it is given something else.
  func closures(making call: Call) -> (read: Closure, write: Closure)? {
    let closures =
      call.arguments.compactMap { argument -> (LocatedName?, Closure)? in
        guard case .closure(let closure) = argument.value.kind else { return nil }
        return (argument.label, closure)
      } + call.closures.map { ($0.label, $0.closure) }
    guard closures.count == 2, closures.count == call.arguments.count + call.closures.count,
      isLabel(closures[0].0, "get") || closures[0].0 == nil, isLabel(closures[1].0, "set")
    else { return nil }
    return (closures[0].1, closures[1].1)
  }

  /// `Binding(…)`, `Binding<Bool>(…)`, `.init(…)`
  func makes(_ call: Call) -> Bool {
    if case .implicitMember(let name) = call.callee.kind { return name.word == .initWord }
    return call.callee.typeName(resolver.names)?.word == .Binding
  }

  func isLabel(_ label: LocatedName?, _ text: String) -> Bool {
    label.map { resolver.spelling($0.name) == text } ?? false
  }
}

extension [Statement] {
  /// The value that the statements yield where it is all that they do.
  var onlyValue: Expression? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }
}
