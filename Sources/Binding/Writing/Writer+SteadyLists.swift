import Language
import StatusBar

// Lazy lists of view controllers, which are made with their owner where that makes no difference.
extension Writer {
  /// `true` iff a lazy list holds the same controllers whenever it is made: new ones, and those of
  /// constants.
  func isSteadyList(_ value: FormulaID, _ scope: Scope) -> Bool {
    guard case .apply(.list, let elements) = program[value],
      case .list(let element) = type(of: value).kind, resolver.holdsViewController(element)
    else { return false }
    return elements.allSatisfy { element in
      if case .makeController = program[element] { return true }
      guard case .variable(let variable) = program[element] else { return false }
      return isSteady(variable, of: scope.owner)
    }
  }

  /// `true` iff a property is a constant, or a lazy one that no code changes.
  private func isSteady(_ variable: Variable, of owner: Int) -> Bool {
    resolver.receivers[owner].properties.contains { name, meaning in
      guard case .variable(variable, _) = meaning,
        let found = resolver.variable(named: name, of: owner)
      else { return false }
      return found.declaration.isConstant
        || resolver.isLazy(found.declaration) && !isChanged(found)
    }
  }

  /// `true` iff the text changes what has the name of a property, but for its declaration.
  private func isChanged(_ variable: LocatedVariable) -> Bool {
    let name = resolver.names.bytes(of: variable.declaration.name.name)
    return resolver.spec.sources.contains { source in
      guard source.file == variable.file else {
        return source.bytes[...].changes(name, afterDot: true)
      }
      let place = variable.declaration.range
      return source.bytes[..<Int(place.start)].changes(name, afterDot: true)
        || source.bytes[Int(place.end)...].changes(name, afterDot: true)
    }
  }
}
