import Language
import StatusBar

// Which of the file's objects an expression means that names none of them: by its declared type,
// or, where that is not known, by the members that are asked of it.
extension Body {
  // MARK: - Objects that it may be

  /// What a call of a method may do to the objects that it may be called on.
  mutating func calledObjects(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ scope: inout Scope
  ) -> [Effect] {
    guard writer.isUnclear(base, scope) else { return [] }
    let range = name.range
    let isCompiled = writer.resolver.isCompiled(scope.file)
    var effects: [Effect] = []
    for owner in writer.owners(having: name.name, isAssigned: false, like: base, scope) {
      guard
        let found = writer.resolver.function(
          name.name, labels: isCompiled ? call : nil, of: owner),
        // A compiler has seen that the labels fit.
        found.owner == owner, !isCompiled || writer.resolver.takes(call, found.function)
      else {
        continue
      }
      let function = bindFunction(found.function, owner: owner)
      guard writer.program[function.handler].body.contains(where: { $0.matters }) else { continue }
      let arguments = function.parameters.map { writer.unknown(for: $0, at: range, scope) }
      let call = writer.effect(
        .run(.handler(function.handler, arguments: arguments)), at: range, scope)
      effects += writer.perhaps([call], as: owner, at: range, scope)
    }
    return effects
  }
}
