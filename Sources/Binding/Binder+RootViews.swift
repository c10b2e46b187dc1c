import Language
import StatusBar

// What a class of the author's shows that hosts SwiftUI's views.
extension Binder {
  /// `super.init(rootView: Home(model: model))` in an initializer: the class shows that, unless a
  /// use of it says what it shows. Of one whose initializers say nothing the content is unknown.
  mutating func bindRootView(owner: Int, screen: ScreenID) {
    guard bodies.writer.program[screen].kind == .controller(.hosting),
      let type = bodies.writer.resolver.receivers[owner].type
    else {
      return
    }
    for base in bodies.writer.resolver.declarations.lineage(of: type) {
      for initializer in bodies.writer.resolver.declarations[base].initializers {
        guard let root = rootView(in: initializer.declaration.body ?? []) else { continue }
        var scope = Scope(file: initializer.file, screen: screen, owner: owner)
        scope.isScreen = true
        enterParameters(of: initializer, owner: owner, &scope)
        bodies.writer.program[screen].body = bodies.bindView(root, &scope)
        return
      }
    }
    guard !bodies.writer.resolver.declarations[type].initializers.isEmpty else { return }
    let location = bodies.writer.resolver.declarations[type].location
    let scope = Scope(file: location.file, screen: screen, owner: owner)
    let content = bodies.writer.input(
      [bodies.writer.resolver.declarations[type].name], nil, at: location.range, scope)
    bodies.writer.program[screen].body = bodies.writer.add(
      .unknown(content), at: location.range, scope)
  }

  /// What `super.init` is given to show.
  private func rootView(in statements: [Statement]) -> Expression? {
    for statement in statements {
      guard case .expression(let expression) = statement.kind,
        case .call(let call) = expression.withoutOptionals.kind,
        case .member(let base, let name) = call.callee.kind, name.name.word == .initWord,
        case .name(let word) = base.kind, word.word == .super,
        let root = call.arguments.first(where: { $0.label?.name.word == .rootView })
      else { continue }
      return root.value
    }
    return nil
  }
}
