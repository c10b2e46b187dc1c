import Language
import StatusBar

// What the initializers of controllers do besides giving properties their values.
extension Body {
  /// `super.init(rootViewController: Home())`, `super.viewDidLoad()`: what the class above declares
  /// under that name runs here; UIKit's own say nothing, but for the members of the vocabulary.
  mutating func readSuperCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if name.name.word == .initWord { return readSuperInitializer(call, at: range, &scope) }
    if let base = writer.resolver.declaredBase(of: scope),
      let found = writer.resolver.function(
        name.name, labels: call, ofType: base, owner: scope.owner)
    {
      return .modelled(bindOwnCall(found.function, found.owner, call, at: range, &scope))
    }
    if writer.resolver.isController(scope.owner),
      let reading = readControllerCall(nil, name, call, at: range, &scope)
    {
      return reading
    }
    return unread(call, besides: false, "", name, &scope)
  }

  /// An initializer of the class above, as `super.init(…)` calls it.
  mutating func readSuperInitializer(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if let root = call.arguments.first(where: { $0.label?.name.word == .rootViewController }) {
      guard let child = bindControllerValue(root.value, &scope) else {
        // The root that the initializer was given is put in where it is called.
        if writer.resolver.isParameter(root.value, scope) { return .harmless(.declaration) }
        return writer.otherScreens(root.value.range, scope)
      }
      return .modelled(
        child.effects + [
          writer.effect(.attach(.setChildren(of: nil, [child.formula])), at: range, scope)
        ])
    }
    if writer.program[scope.screen].kind == .controller(.hosting),
      call.arguments.contains(where: { $0.label?.name.word == .rootView })
    {
      return .harmless(.declaration)
    }
    guard let base = writer.resolver.declaredBase(of: scope) else {
      return unread(call, besides: false, "", LocatedName(Name(.initWord), range), &scope)
    }
    if !writer.resolver.choices(of: base).isEmpty {
      return readOwnInitializer(base, call, at: range, &scope)
        ?? unread(call, besides: false, "", LocatedName(Name(.initWord), range), &scope)
    }
    guard
      let initializer = writer.resolver.declarations[base].initializers.first(where: {
        writer.resolver.fits($0, call)
      })
    else { return .harmless(.empty) }
    return run(initializer, of: base, call, at: range, &scope)
  }
}
