import Language
import StatusBar

// Assignments to several places at once, and to places that are reached by a key path.
extension Binder {
  /// Reads `(a, b) = (b, a)` and `self[keyPath: \.a] = b`; nil for an assignment to one place that
  /// is written out.
  mutating func readIndirectAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    switch target.kind {
    case .tuple(let elements) where elements.count == 1:
      return readAssignment(elements[0].value, op, value, &scope, at: range)
    case .tuple(let elements):
      return readTuple(elements.map { $0.value }, value, &scope, at: range)
    case .subscripted(let base, let arguments):
      guard let place = place(on: base, by: arguments, at: target.range) else { return nil }
      return readAssignment(place, op, value, &scope, at: range)
    // A binding that code makes may be one of any variable.
    case .member(let base, let name)
    where name.name.word == .wrappedValue && isComputed(base, scope):
      return .modelled(changedSelf(at: base.range, &scope) + done(value, &scope))
    default: return nil
    }
  }

  /// `swap(&a, &b)`; nil for any other call.
  mutating func readSwap(
    _ name: LocatedName, _ call: Call, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard spelling(name.name) == "swap", call.arguments.count == 2,
      case .prefix(.bitAnd, let first) = call.arguments[0].value.kind,
      case .prefix(.bitAnd, let second) = call.arguments[1].value.kind,
      function(name.name, labels: call, in: scope) == nil
    else { return nil }
    let values = Expression(
      .tuple([Argument(label: nil, value: second), Argument(label: nil, value: first)]), range)
    return readTuple([first, second], values, &scope, at: range)
  }

  private func isComputed(_ base: Expression, _ scope: Scope) -> Bool {
    guard let name = base.withoutOptionals.ownName else { return false }
    return meaning(of: name, in: scope) == nil && computed(name, of: scope.owner) != nil
  }

  /// The member that a key path names where it is written out: `self.a` for
  /// `self[keyPath: \.a]`.
  private func place(
    on base: Expression, by arguments: [Argument], at range: SourceRange
  ) -> Expression? {
    guard arguments.count == 1, let label = arguments[0].label,
      names.bytes(of: label.name).elementsEqual("keyPath".utf8),
      case .keyPath(let path) = arguments[0].value.kind, !path.isEmpty
    else { return nil }
    return path.reduce(base) { Expression(.member($0, LocatedName($1, range)), range) }
  }

  /// All values are there before the first place is changed.
  private mutating func readTuple(
    _ targets: [Expression], _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    guard case .tuple(let values) = value.kind, values.count == targets.count else {
      let before = done(value, &scope)
      return .modelled(before + targets.flatMap { changed($0, &scope) })
    }
    var effects: [Effect] = []
    var places: [(target: Expression, value: Expression)] = []
    let mentions = targets.compactMap { $0.memberPath?.last }
    for (target, value) in zip(targets, values.map { $0.value }) {
      let isFree = !value.contains { expression in
        expression.memberPath?.last.map { mentions.contains($0) } ?? false
      }
      guard !isFree, let (_, type) = variable(bound: target, scope) else {
        places.append((target: target, value: value))
        continue
      }
      let formula = bindFormula(value, expecting: type, &scope)
      effects += scope.takePending()
      let name = intern(Array("tuple \(places.count)".utf8))
      let local = scope.addLocal(name, type)
      effects.append(effect(.bind(local: local, formula), at: value.range, scope))
      places.append((target: target, value: Expression(.name(name), value.range)))
    }
    for place in places {
      let reading = readAssignment(place.target, .assign, place.value, &scope, at: range)
      effects += scope.takePending() + self.effects(of: reading, at: range, scope)
    }
    return .modelled(effects)
  }

  /// Places that something may have changed, in an unknown way.
  mutating func changed(_ place: Expression, _ scope: inout Scope) -> [Effect] {
    switch place.kind {
    case .tuple(let elements): return elements.flatMap { changed($0.value, &scope) }
    case .subscripted(let base, _) where base.isSelf: return changedSelf(at: place.range, &scope)
    case .subscripted(let base, _): return changed(base, &scope)
    default: break
    }
    guard let (variable, type) = variable(bound: place, scope) else { return [] }
    let value = input(named(place.range, scope), nil, at: place.range, scope)
    let unknown = add(.opaque(value, isThere: false), type, at: place.range, scope)
    return [assignment(of: unknown, to: variable, at: place.range, scope)]
  }

  /// `self[keyPath: path] = value`: it may be any of its own variables.
  mutating func changedSelf(
    at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let value = input(named(range, scope), nil, at: range, scope)
    var effects: [Effect] = []
    for case (_, .variable(let variable, let type)) in receivers[scope.owner].properties {
      let unknown = add(.opaque(value, isThere: false), type, at: range, scope)
      effects.append(assignment(of: unknown, to: variable, at: range, scope))
    }
    return effects
  }
}
