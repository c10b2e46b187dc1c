import Language
import StatusBar

// Assignments to several places at once, and to places that are reached by a key path.
extension Body {
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
      guard let place = writer.resolver.place(on: base, by: arguments, at: target.range) else {
        return nil
      }
      return readAssignment(place, op, value, &scope, at: range)
    // A binding that code makes may be one of any variable.
    case .member(let base, let name)
    where name.name.word == .wrappedValue && writer.resolver.isComputed(base, scope):
      return .modelled(writer.changedSelf(at: base.range, &scope) + done(value, &scope))
    default: return nil
    }
  }

  /// `swap(&a, &b)`; nil for any other call.
  mutating func readSwap(
    _ name: LocatedName, _ call: Call, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard writer.resolver.spelling(name.name) == "swap", call.arguments.count == 2,
      case .prefix(.bitAnd, let first) = call.arguments[0].value.kind,
      case .prefix(.bitAnd, let second) = call.arguments[1].value.kind,
      writer.resolver.function(name.name, labels: call, in: scope) == nil
    else { return nil }
    let values = Expression(
      .tuple([Argument(label: nil, value: second), Argument(label: nil, value: first)]), range)
    return readTuple([first, second], values, &scope, at: range)
  }

  /// All values are there before the first place is changed.
  private mutating func readTuple(
    _ targets: [Expression], _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    guard case .tuple(let values) = value.kind, values.count == targets.count else {
      let before = done(value, &scope)
      return .modelled(before + targets.flatMap { writer.changed($0, &scope) })
    }
    var effects: [Effect] = []
    var places: [(target: Expression, value: Expression)] = []
    let mentions = targets.compactMap { $0.changedPath?.last }
    for (target, value) in zip(targets, values.map { $0.value }) {
      let isFree = !value.contains { expression in
        expression.memberPath?.last.map { mentions.contains($0) } ?? false
      }
      let isElement = target.memberPath == nil
      if isFree {
        places.append((target: target, value: value))
        continue
      }
      // A struct is copied part by part, which is not done here.
      if case .bundle(let owner) = writer.meaning(of: value, scope), writer.resolver.isStruct(owner)
      {
        let parts = targets.flatMap { target -> [(Variable, StaticType)] in
          guard case .bundle(let owner) = writer.meaning(of: target, scope) else { return [] }
          return writer.resolver.parts(of: owner)
        }
        return .modelled(
          parts.map { part, type in
            let unknown = writer.opaque(type, at: range, scope)
            return writer.assignment(of: unknown, to: part, at: range, scope)
          })
      }
      let type = isElement ? .unknown : writer.variable(bound: target, scope)?.1 ?? .unknown
      let formula = bindFormula(value, expecting: type, &scope)
      effects += scope.takePending()
      let name = writer.intern(Array("tuple \(places.count)".utf8))
      let local = scope.addLocal(name, isElement ? self.writer.type(of: formula) : type)
      effects.append(writer.effect(.bind(local: local, formula), at: value.range, scope))
      places.append((target: target, value: Expression(.name(name), value.range)))
    }
    for place in places {
      let reading = readAssignment(place.target, .assign, place.value, &scope, at: range)
      effects += scope.takePending() + self.writer.effects(of: reading, at: range, scope)
    }
    return .modelled(effects)
  }
}

extension Expression {
  /// The path of the variable that an assignment changes: of `items[0]` that of `items`.
  fileprivate var changedPath: [Name]? {
    if case .subscripted(let base, _) = withoutOptionals.kind { return base.changedPath }
    return memberPath
  }
}
