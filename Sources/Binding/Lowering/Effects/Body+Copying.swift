import Language
import StatusBar

// Places that a call is handed by `&` and that are no variables: what is computed or observed, and
// elements of lists. The call changes a copy, which is put back when it is over.
extension Body {
  /// Reads a call that is handed such a place; nil for any other.
  mutating func readCopying(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let copying = copyPlaces(of: call, &scope) else { return nil }
    let reading = readCall(copying.call, at: range, &scope)
    let done = scope.takePending() + writer.effects(of: reading, at: range, scope)
    return .modelled(copying.before + done + putBack(copying.places, &scope))
  }

  /// The same for the value of a call.
  mutating func bindCopying(
    _ call: Call, at range: SourceRange, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID? {
    guard let copying = copyPlaces(of: call, &scope) else { return nil }
    scope.frame?.pending += copying.before
    var value = bindCallValue(copying.call, at: range, expected, &scope)
    writer.hold(&value, at: range, &scope)
    let before = scope.takePending()
    let after = putBack(copying.places, &scope)
    scope.frame?.pending = before + after
    return value
  }

  private struct Copying {
    var call: Call
    var before: [Effect] = []
    var places: [(place: Expression, copy: Expression)] = []
  }

  private mutating func copyPlaces(of call: Call, _ scope: inout Scope) -> Copying? {
    guard scope.frame != nil else { return nil }
    var copying = Copying(call: call)
    for (index, argument) in call.arguments.enumerated() {
      guard case .prefix(.bitAnd, let place) = argument.value.kind, isCopied(place, scope) else {
        continue
      }
      let name = writer.intern(Array("copy \(place.range.start)".utf8))
      var variable = VariableDeclaration(
        range: place.range, name: LocatedName(name, place.range))
      variable.initial = place
      let reading = read(Statement(.variable(variable), place.range), &scope)
      copying.before +=
        scope.takePending() + writer.effects(of: reading, at: place.range, scope)
      let copy = Expression(.name(name), place.range)
      copying.call.arguments[index].value = Expression(.prefix(.bitAnd, copy), place.range)
      copying.places.append((place, copy))
    }
    return copying.places.isEmpty ? nil : copying
  }

  private func isCopied(_ place: Expression, _ scope: Scope) -> Bool {
    if writer.setter(of: place, scope) != nil || writer.resolver.isObserved(place, scope) {
      return true
    }
    guard case .subscripted(let base, let indices) = place.kind else { return false }
    return base.memberPath != nil && !indices.contains { writer.resolver.mayAct($0.value) }
  }

  private mutating func putBack(
    _ places: [(place: Expression, copy: Expression)], _ scope: inout Scope
  ) -> [Effect] {
    places.flatMap { place, copy in
      let reading = readAssignment(place, .assign, copy, &scope, at: place.range)
      return scope.takePending() + writer.effects(of: reading, at: place.range, scope)
    }
  }
}
