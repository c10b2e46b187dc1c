import Language
import StatusBar

// Which of several functions of one name a call means.
extension Body {
  /// A call that several functions of an owner would take: each of them runs perhaps.
  mutating func readOverloads(
    _ name: LocatedName, of owner: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let type = writer.resolver.typeInfo(of: owner) else { return nil }
    for index in writer.resolver.declarations.family(of: type) {
      let overloads = (writer.resolver.declarations[index].functions[name.name] ?? []).filter {
        writer.resolver.takes(call, $0)
      }
      guard overloads.count > 1 else { continue }
      writer.note(
        .later,
        "which `\(writer.resolver.spelling(name.name))` is meant is not known: "
          + "each of them may run",
        at: scope.location(name.range))
      var effects: [Effect] = []
      for function in overloads {
        let handler = self.writer.call(of: bindFunction(function, owner: owner), at: range, scope)
        let input = writer.input(writer.named(range, scope), nil, at: range, scope)
        effects.append(writer.effect(.perhaps(input, handler), at: range, scope))
      }
      return .modelled(effects)
    }
    return nil
  }
}
