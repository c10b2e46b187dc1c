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
        if writer.resolver.isParameter(root.value, scope) {
          return readGivenRoot(root.value, &scope, at: range)
        }
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

  /// The root that the initializer of a container is given: where the container is asked for, and
  /// no code gives it one, a new screen of the class that the parameter says.
  private mutating func readGivenRoot(
    _ root: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    guard let asked = writer.resolver.spec.askedRoot,
      let type = writer.resolver.typeInfo(of: scope.owner),
      writer.resolver.declarations[type].name == asked,
      let parameter = writer.resolver.declarations[type].initializers.lazy
        .flatMap({ $0.declaration.parameters }).first(where: { $0.name.name == root.ownName })
    else { return .harmless(.declaration) }
    guard let name = parameter.type?.name, let index = writer.resolver.declarations.type(name),
      writer.resolver.declarations[index].isController
    else {
      let given = writer.resolver.spelling(parameter.name.name)
      let text =
        "`\(given)`, which is not given here, is assumed to be a screen that says nothing about "
        + "the bar"
      writer.program[scope.screen].assumptions.append(writer.assume(text, parameter.name, scope))
      return .harmless(.declaration)
    }
    let call = assumeNew(name, as: parameter.name, scope)
    guard let child = bindControllerValue(Expression(.call(call), root.range), &scope) else {
      return writer.otherScreens(root.range, scope)
    }
    return .modelled(
      child.effects + [
        writer.effect(.attach(.setChildren(of: nil, [child.formula])), at: range, scope)
      ])
  }
}
