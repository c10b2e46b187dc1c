import Language
import StatusBar

// Chains of `?`: where something on the way is not there, nothing behind it is worked out.
extension Body {
  /// Reads a chain whose later parts call functions of the author's; nil for anything else.
  mutating func readChain(
    _ expression: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, let chain = chain(expression, scope),
      // The window of the app is there while its code runs.
      writer.windowTarget(chain.base, scope) != .own
    else { return nil }
    var isThere = bindPresence(of: chain.base, &scope)
    writer.hold(&isThere, at: chain.base.range, &scope)
    let pending = scope.takePending()
    let reading = read(chain.rest, &scope)
    let done =
      scope.takePending() + writer.effects(of: reading, at: expression.range, scope)
    return .modelled(
      pending + [
        writer.effect(.if(isThere, then: done, otherwise: []), at: expression.range, scope)
      ])
  }

  /// The value of such a chain; nil for anything else.
  mutating func bindChain(
    _ expression: Expression, expecting expected: StaticType, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, let chain = chain(expression, scope),
      // The window of the app is there while its code runs.
      writer.windowTarget(chain.base, scope) != .own
    else { return nil }
    var isThere = bindPresence(of: chain.base, &scope)
    let range = expression.range
    let value = bindUnder(&isThere, true, at: range, &scope) {
      $0.bindFormula(chain.rest, expecting: expected, &$1)
    }
    var type = writer.type(of: value)
    type.isOptional = true
    let none = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    return writer.add(.ternary(isThere, value, none), type, at: range, scope)
  }

  private mutating func bindPresence(of base: Expression, _ scope: inout Scope) -> FormulaID {
    let value = bindFormula(base, expecting: .unknown, &scope)
    let none = writer.add(.constant(.none), StaticType(.nothing), at: base.range, scope)
    return writer.add(.compare(.notEqual, value, none), .bool, at: base.range, scope)
  }

  /// What stands before the first `?` of a chain, and the chain without that `?`.
  private func chain(
    _ expression: Expression, _ scope: Scope
  ) -> (base: Expression, rest: Expression)? {
    let isMeant = callsOwn(expression, scope)
    guard isMeant || expression.isAssignment, let chain = expression.firstChain,
      !chain.base.isSelf, isMeant || isStructThere(chain.base, scope),
      writer.resolver.isPure(chain.base)
    else { return nil }
    return chain
  }

  /// `true` iff an expression is a struct that may not be there.
  private func isStructThere(_ base: Expression, _ scope: Scope) -> Bool {
    guard case .variable(_, let type) = writer.meaning(of: base, scope), type.isOptional,
      let name = type.name, let index = writer.resolver.declarations.type(name)
    else { return false }
    return writer.resolver.declarations[index].keyword == .struct
  }

  /// `true` iff what the last part of a chain is given calls a function of the author's.
  private func callsOwn(_ chain: Expression, _ scope: Scope) -> Bool {
    let given: [Expression]
    switch chain.kind {
    case .call(let call): given = call.arguments.map { $0.value }
    case .assignment(_, _, _, let value): given = [value]
    default: return false
    }
    return given.contains { $0.contains { isOwnCall($0, scope) } }
  }

  private func isOwnCall(_ expression: Expression, _ scope: Scope) -> Bool {
    if case .call(let call) = expression.kind { isOwn(call, scope) } else { false }
  }
}

extension Expression {
  fileprivate var isAssignment: Bool {
    if case .assignment = kind { true } else { false }
  }

  /// What stands before the first `?` of a chain, and the chain without that `?`; nil for any other
  /// expression.
  fileprivate var firstChain: (base: Expression, rest: Expression)? {
    switch kind {
    case .optionalChain(let inner):
      guard let chain = inner.firstChain else { return (inner, inner) }
      return (chain.base, Expression(.optionalChain(chain.rest), range))
    case .member(let base, let name):
      return base.firstChain.map { ($0.base, Expression(.member($0.rest, name), range)) }
    case .forced(let inner):
      return inner.firstChain.map { ($0.base, Expression(.forced($0.rest), range)) }
    case .subscripted(let base, let arguments):
      return base.firstChain.map {
        ($0.base, Expression(.subscripted($0.rest, arguments), range))
      }
    case .call(var call):
      guard let chain = call.callee.firstChain else { return nil }
      call.callee = chain.rest
      return (chain.base, Expression(.call(call), range))
    case .assignment(let target, let op, let place, let value):
      return target.firstChain.map {
        ($0.base, Expression(.assignment($0.rest, op, operatorRange: place, value), range))
      }
    default: return nil
    }
  }
}
