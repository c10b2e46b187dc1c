import Language
import StatusBar

// What a class of the author's shows that hosts SwiftUI's views.
extension Binder {
  /// `super.init(rootView: Home(model: model))` in an initializer, or `self.init(rootView:)` in one
  /// for convenience: the class shows that, unless a use of it says what it shows. Of one whose
  /// initializers say nothing the content is unknown.
  mutating func bindRootView(owner: Int, screen: ScreenID) {
    guard bodies.writer.program[screen].kind == .controller(.hosting),
      let type = bodies.writer.resolver.receivers[owner].type
    else {
      return
    }
    let declarations = bodies.writer.resolver.declarations
    let given = declarations.lineage(of: type).flatMap { declarations[$0].initializers }.compactMap
    {
      initializer in rootView(in: initializer.declaration).map { (initializer, $0) }
    }
    // One that is handed on says less than one that is made.
    if let (initializer, root) = given.first(where: { !isHandedOn($1, by: $0) }) ?? given.first {
      var scope = Scope(file: initializer.file, screen: screen, owner: owner)
      scope.isScreen = true
      enterParameters(of: initializer, owner: owner, &scope)
      bodies.writer.program[screen].body = bodies.bindView(root, &scope)
      return
    }
    guard !bodies.writer.resolver.declarations[type].initializers.isEmpty else { return }
    let location = bodies.writer.resolver.declarations[type].location
    let scope = Scope(file: location.file, screen: screen, owner: owner)
    let content = bodies.writer.input(
      [bodies.writer.resolver.declarations[type].name], nil, at: location.range, scope)
    bodies.writer.program[screen].body = bodies.writer.add(
      .unknown(content), at: location.range, scope)
  }

  private func isHandedOn(_ root: Expression, by initializer: LocatedFunction) -> Bool {
    initializer.declaration.parameters.contains { $0.name.name == root.ownName }
  }

  /// What an initializer gives `super.init` or `self.init` to show.
  private func rootView(in initializer: FunctionDeclaration) -> Expression? {
    for statement in initializer.body ?? [] {
      guard case .expression(let expression) = statement.kind,
        case .call(let call) = expression.withoutOptionals.kind,
        case .member(let base, let name) = call.callee.kind, name.name.word == .initWord,
        case .name(let word) = base.kind, word.word == .super || word.word == .selfWord,
        let root = call.arguments.first(where: { $0.label?.name.word == .rootView })
      else { continue }
      return root.value
    }
    return nil
  }
}
