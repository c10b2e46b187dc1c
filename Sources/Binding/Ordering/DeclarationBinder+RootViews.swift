import Language
import StatusBar

// What a class of the author's shows that hosts SwiftUI's views.
extension DeclarationBinder {
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
    for base in declarations.lineage(of: type) {
      let given = declarations[base].initializers.compactMap { initializer in
        rootView(in: initializer.declaration).map { (initializer, $0) }
      }
      if given.isEmpty { continue }
      // One that is handed on says less than one that is made.
      let made = given.filter { !isHandedOn($1, by: $0) }
      let roots = made.isEmpty ? [given[0]] : made
      let shown = roots.map { bind(rootView: $1, of: $0, owner, screen) }
      bodies.writer.program[screen].body =
        shown.count == 1 ? shown[0] : choose(among: shown, roots, of: base, owner, screen)
      return
    }
    bodies.writer.program[screen].body = unknownView(of: type, owner, screen)
  }

  private mutating func bind(
    rootView: Expression, of initializer: LocatedFunction, _ owner: Int, _ screen: ScreenID
  ) -> ViewID {
    var scope = Scope(file: initializer.file, screen: screen, owner: owner)
    scope.isScreen = true
    enterParameters(of: initializer, owner: owner, &scope)
    return bodies.bindView(rootView, &scope)
  }

  /// The view of the initializer that made the controller, among several.
  private mutating func choose(
    among shown: [ViewID], _ roots: [(LocatedFunction, Expression)], of type: Int, _ owner: Int,
    _ screen: ScreenID
  ) -> ViewID {
    let resolver = bodies.writer.resolver
    var content = unknownView(of: type, owner, screen)
    guard let slot = resolver.receivers[owner].choices[type] else { return content }
    let all = resolver.choices(of: type).map { $0.declaration.name.range }
    for ((initializer, _), view) in zip(roots, shown).reversed() {
      let place = initializer.declaration.name.range
      guard let index = all.firstIndex(of: place) else { continue }
      let scope = Scope(file: initializer.file, screen: screen, owner: owner)
      let isMeant = bodies.writer.isChoice(index, slot, at: place, scope)
      content = bodies.writer.add(
        .conditional(isMeant, then: view, otherwise: content), at: place, scope)
    }
    return content
  }

  private mutating func unknownView(
    of type: Int, _ owner: Int, _ screen: ScreenID
  ) -> ViewID {
    let info = bodies.writer.resolver.declarations[type]
    let scope = Scope(file: info.location.file, screen: screen, owner: owner)
    let content = bodies.writer.input([info.name], nil, at: info.location.range, scope)
    return bodies.writer.add(.unknown(content), at: info.location.range, scope)
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
