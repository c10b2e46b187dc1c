import Language
import StatusBar

// What a controller's initializer sets on the controller itself, before anybody shows it.
extension Structure {
  /// Binds the settings of the initializer that code calls; the one that a storyboard calls counts
  /// where there is no other. What a parameter gives is unknown.
  mutating func bindInitializer(of type: Int, owner: Int, screen: ScreenID) {
    let initializers = tables.types[type].initializers
    guard
      let chosen = initializers.first(where: { !isForStoryboards($0) }) ?? initializers.first
    else { return }
    let settings = (chosen.declaration.body ?? []).filter { isOwnSetting($0) }
    guard !settings.isEmpty else { return }
    var scope = Scope(file: chosen.file, screen: screen, owner: owner)
    scope.frame = Scope.Frame()
    for parameter in chosen.declaration.parameters {
      let name = parameter.name.name
      scope.locals.append((name, .opaque([name], qualifier: nil)))
    }
    let body = bindEffects(settings[...], &scope).filter { effect in
      if case .setController = effect.kind { return true }
      return false
    }
    let name = chosen.declaration.name
    program.screens[Int(screen.index)].initializer = add(
      Handler(
        name: symbol(name.name), parameterCount: 0, localCount: scope.frame?.localCount ?? 0,
        body: body, site: site(name.range, in: chosen.file)))
  }

  /// `init?(coder:)`
  private func isForStoryboards(_ initializer: LocatedFunction) -> Bool {
    initializer.declaration.parameters.contains { spelling(($0.label ?? $0.name).name) == "coder" }
  }

  /// `modalPresentationStyle = …`, `self.navigationBar.barStyle = …`,
  /// `setNavigationBarHidden(true, animated: false)`
  private func isOwnSetting(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement.kind else { return false }
    switch expression.kind {
    case .assignment(let target, .assign, _, _):
      guard ControllerSetting(lastName(of: target)?.name.word) != nil else { return false }
      return isOwn(target)
    case .call(let call):
      return lastName(of: call.callee)?.name.word == .setNavigationBarHidden && isOwn(call.callee)
    default: return false
    }
  }

  /// `true` iff a member is one of the controller, or of its navigation bar.
  private func isOwn(_ target: Expression) -> Bool {
    guard case .member(let base, _) = target.kind else { return true }
    switch base.kind {
    case .name(let name): return name.word == .selfWord || name.word == .navigationBar
    case .member(_, let name): return name.name.word == .navigationBar && isOwn(base)
    default: return false
    }
  }
}
