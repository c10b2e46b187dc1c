import Language
import StatusBar

// What a class of the author's shows that hosts SwiftUI's views.
extension Binder {
  /// `super.init(rootView: Home(model: model))` in an initializer: the class shows that, unless a
  /// use of it says what it shows. Of one whose initializers say nothing the content is unknown.
  mutating func bindRootView(owner: Int, screen: ScreenID) {
    guard program[screen].kind == .controller(.hosting), let type = receivers[owner].type else {
      return
    }
    for base in declarations.lineage(of: type) {
      for initializer in declarations[base].initializers {
        guard let root = rootView(in: initializer.declaration.body ?? []) else { continue }
        var scope = Scope(file: initializer.file, screen: screen, owner: owner)
        scope.isScreen = true
        enterParameters(of: initializer, owner: owner, &scope)
        program[screen].body = bindView(root, &scope)
        return
      }
    }
    guard !declarations[type].initializers.isEmpty else { return }
    let location = declarations[type].location
    let scope = Scope(file: location.file, screen: screen, owner: owner)
    let content = input([declarations[type].name], nil, at: location.range, scope)
    program[screen].body = add(.unknown(content), at: location.range, scope)
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
