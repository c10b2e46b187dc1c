import Language
import StatusBar

// What the initializers of controllers do besides giving properties their values.
extension Binder {
  /// Binds the initializer that code calls, so that each new controller runs it; the one that a
  /// storyboard calls counts where there is no other.
  mutating func bindInitializer(of type: Int, owner: Int, screen: ScreenID) {
    let initializers = declarations[type].initializers
    guard let initializer = initializers.first(where: { !isForCoder($0) }) ?? initializers.first,
      let body = initializer.declaration.body
    else { return }
    var scope = Scope(file: initializer.file, screen: screen, owner: owner)
    scope.frame = Scope.Frame()
    for parameter in initializer.declaration.parameters {
      let name = parameter.name.name
      let property = propertyAssigned(from: name, in: body)
      let known = property.flatMap { receivers[owner].properties[$0] }
      scope.locals.append((name, known ?? .opaque([name], qualifier: nil)))
    }
    let effects = bindEffects(body[...], &scope)
    guard effects.contains(where: { $0.matters }) else { return }
    program[screen].initializer = add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: effects,
        site: site(initializer.declaration.name.range, in: initializer.file)))
  }

  /// `required init?(coder:)`, which only storyboards call.
  private func isForCoder(_ initializer: LocatedFunction) -> Bool {
    initializer.declaration.parameters.contains { parameter in
      spelling(parameter.label?.name ?? parameter.name.name) == "coder"
    }
  }

  /// The property that an initializer gives the value of one of its parameters.
  func propertyAssigned(from parameter: Name, in body: [Statement]) -> Name? {
    for statement in body {
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        case .name(let used) = value.kind, used == parameter, let name = target.ownName
      else { continue }
      return name
    }
    return nil
  }

  /// `super.init(rootViewController: Home())`; nil for other calls of the superclass.
  mutating func bindSuperCall(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard
      let root = call.arguments.first(where: { $0.label?.name.word == .rootViewController }),
      let child = bindControllerValue(root.value, &scope)
    else { return nil }
    return child.effects + [effect(.setChildren(of: nil, [child.formula]), at: range, scope)]
  }
}
