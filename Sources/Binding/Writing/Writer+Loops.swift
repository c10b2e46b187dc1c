import Language
import StatusBar

// Loops that run as often as the values say: over lists and ranges, and while something holds.
extension Writer {
  /// The list of `items.enumerated()`; nil for anything else.
  func numbered(_ sequence: Expression, _ scope: Scope) -> Expression? {
    guard case .call(let call) = sequence.kind, call.arguments.isEmpty, call.closures.isEmpty,
      case .member(let base, let name) = call.callee.kind,
      resolver.spelling(name.name) == "enumerated",
      case .list = valueType(of: base, scope).kind
    else { return nil }
    return base
  }

  mutating func addExit(_ scope: inout Scope) -> Int32 {
    let exit = scope.addUnnamedLocal()
    return exit
  }

  /// Says that the loop around is over.
  mutating func leaving(_ exit: Int32, at range: SourceRange, _ scope: Scope) -> Effect {
    let truth = add(.constant(.bool(true)), .bool, at: range, scope)
    return effect(.bind(local: exit, truth), at: range, scope)
  }
}

// Loops: over what is written they run as often as it has elements, over anything else maybe.
extension Writer {
  /// A body that runs not at all, once, or more often.
  mutating func rounds(
    of body: [Effect], over sequence: SourceRange, _ copies: Int, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect] {
    let first = truthInput(named(sequence, scope), at: range, scope)
    let again = truthInput(named(range, scope), at: range, scope)
    let isBounded = copies * 2 <= Resolver.copyLimit
    let rounds =
      isBounded
      ? body + counted(in: body, constants: false, at: range, scope)
      : [obscured(at: range, scope)]
    let second = effect(.if(again, then: rounds, otherwise: []), at: range, scope)
    return [effect(.if(first, then: body + [second], otherwise: []), at: range, scope)]
  }

  /// Makes unknown what effects set to something that depends on what it was, or to anything.
  mutating func counted(
    in effects: [Effect], constants: Bool, at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    var summary = RoundSummary(countsConstants: constants)
    count(effects, in: &summary, at: range, scope)
    return summary.all
  }

  private mutating func obscured(at range: SourceRange, _ scope: Scope) -> Effect {
    let input = input(named(range, scope), nil, at: range, scope)
    return effect(.obscure(UnknownFacets.Facet.allCases, input), at: range, scope)
  }

  /// The windows that a sequence holds, or nil where it holds something else.
  func windows(in sequence: Expression, _ scope: Scope) -> WindowTarget? {
    switch sequence.kind {
    case .optionalChain(let inner), .forced(let inner): return windows(in: inner, scope)
    case .binary(let left, .coalesce, _, _): return windows(in: left, scope)
    case .tuple(let elements) where elements.count == 1:
      return windows(in: elements[0].value, scope)
    case .member(let base, let name):
      guard name.name.word == .windows, meaning(of: base, scope)?.isSomething ?? true else {
        return nil
      }
      return .each
    default: return nil
    }
  }
}

extension Meaning {
  /// `true` iff no more is known of it than that it is there.
  fileprivate var isSomething: Bool {
    switch self {
    case .opaque, .value: true
    case .variable(_, let type): !type.isKnown
    case .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft, .window,
      .anything:
      false
    }
  }
}

// Lists, sets and texts that code makes of other values.
extension Writer {
  /// `true` iff an expression may be an element of a list that is followed.
  func isListed(_ element: Expression, _ scope: Scope) -> Bool {
    switch element.kind {
    case .number, .string, .boolean, .nilLiteral, .implicitMember: return true
    case .prefix(_, let inner), .forced(let inner), .optionalChain(let inner):
      return isListed(inner, scope)
    case .binary(let left, _, _, let right):
      return isListed(left, scope) && isListed(right, scope)
    case .ternary(let condition, let then, let otherwise):
      return resolver.onlyYields(condition) && isListed(then, scope) && isListed(otherwise, scope)
    case .array(let elements): return elements.allSatisfy { isListed($0, scope) }
    case .tuple(let elements): return elements.allSatisfy { isListed($0.value, scope) }
    case .name, .member, .subscripted:
      if element.isBinding { return false }
      switch meaning(of: element, scope) {
      case .variable(_, let type): return !resolver.holdsController(type) && type.kind != .closure
      case .value(let formula): return !isController(formula)
      case nil:
        return element.typeName(resolver.names) == nil && handedFunction(element, scope) == nil
      case .opaque: return true
      case .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft,
        .window, .anything:
        return false
      }
    case .call(let call):
      guard call.closures.isEmpty, call.arguments.allSatisfy({ isListed($0.value, scope) }) else {
        return false
      }
      if case .implicitMember = call.callee.kind { return true }
      if resolver.numberType(call.callee.typeName(resolver.names) ?? Name(.set)) != nil {
        return true
      }
      guard let name = call.callee.typeName(resolver.names),
        let type = resolver.declarations.type(name)
      else {
        return false
      }
      return resolver.declarations[type].keyword == .struct
        || resolver.declarations[type].keyword == .enum
    default: return false
    }
  }

  /// A value as an element: one of a type with a comparison of its own, or with values inside, is
  /// there, and whether it equals another one is unknown.
  mutating func inList(
    _ value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let type = type(of: value)
    guard case .named(let name) = type.kind, let index = resolver.declarations.type(name) else {
      return value
    }
    let isPlain =
      resolver.declarations[index].role == .enumeration
      && !resolver.declarations[index].enumCases.contains { $0.declaration.hasPayload }
      && resolver.operators(intern(Array("==".utf8)), of: index) == nil
    return isPlain ? value : something(type, at: range, scope)
  }

  /// `Mode.allCases` of an enumeration of the author's own; nil for anything else.
  mutating func bindAllCases(
    of type: Name, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    guard resolver.spelling(name.name) == "allCases",
      let index = resolver.enumeration(StaticType(.named(type))),
      !resolver.declarations[index].mayHaveMore,
      resolver.declarations[index].variables[name.name] == nil,
      !resolver.declarations[index].enumCases.contains(where: { $0.declaration.hasPayload })
    else { return nil }
    let element = StaticType(.named(type))
    let cases = resolver.declarations[index].enumCases.map {
      add(.constant(.enumCase(symbol($0.declaration.name.name))), element, at: range, scope)
    }
    return add(.apply(.list, cases), StaticType(.list(element)), at: range, scope)
  }
}
