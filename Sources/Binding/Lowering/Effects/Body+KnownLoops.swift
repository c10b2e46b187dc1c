import Language
import StatusBar

// Loops that run as often as the values say: over lists and ranges, and while something holds.
extension Body {
  /// `for item in items { … }` over a list; nil for another sequence.
  mutating func bindKnownLoop(
    _ loop: LoopStatement, over sequence: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard scope.frame != nil, writer.resolver.isFollowed(loop.body, scope) else { return nil }
    if let numbered = writer.numbered(sequence, scope), loop.names.count == 2 {
      return bindNumberedLoop(loop, over: numbered, &scope, at: range)
    }
    guard let name = loop.variable, let list = bindSequence(sequence, &scope),
      case .list(let element) = writer.type(of: list).kind,
      writer.resolver.goesThrough(element)
    else { return nil }
    let pending = scope.takePending()
    let local = scope.addLocal(name.name, element)
    return pending
      + bindRounds(loop.body, over: list, in: local, element, sequence.range, &scope, at: range)
  }

  /// The list that a loop goes through; nil for what has no order, and for what is not read.
  private mutating func bindSequence(
    _ sequence: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    switch writer.valueType(of: sequence, scope).kind {
    case .list:
      let list = bindFormula(sequence, expecting: .unknown, &scope)
      return writer.type(of: list).isOptional ? nil : list
    case .text:
      let text = bindFormula(sequence, expecting: StaticType(.text), &scope)
      return writer.add(
        .apply(.ofText(.characters), [text]), StaticType(.list(StaticType(.text))),
        at: sequence.range, scope)
    default: return nil
    }
  }

  private mutating func bindNumberedLoop(
    _ loop: LoopStatement, over sequence: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard var list = bindSequence(sequence, &scope),
      case .list(let element) = writer.type(of: list).kind,
      writer.resolver.goesThrough(element)
    else { return nil }
    writer.hold(&list, at: sequence.range, &scope)
    let pending = scope.takePending()
    let number = StaticType(.int64)
    let indices = writer.add(
      .apply(.ofList(.indices), [list]), StaticType(.list(number)), at: sequence.range, scope)
    let local = scope.addLocal(loop.names[0].name, number)
    let index = writer.add(.variable(.local(local)), number, at: range, scope)
    let value = writer.add(.apply(.element, [list, index]), element, at: range, scope)
    scope.locals.append(loop.names[1].name, .value(value))
    return pending
      + bindRounds(loop.body, over: indices, in: local, number, sequence.range, &scope, at: range)
  }

  private mutating func bindRounds(
    _ statements: [Statement], over list: FormulaID, in local: Int32, _ element: StaticType,
    _ sequence: SourceRange, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let (exit, copies) = (writer.addExit(&scope), scope.copies)
    let body = bindBody(statements, exit, &scope)
    if body.isEmpty { return [] }
    let unknown = writer.opaque(element, at: sequence, scope)
    let forgotten = writer.effect(.bind(local: local, unknown), at: sequence, scope)
    let otherwise =
      [forgotten] + writer.rounds(of: body, over: sequence, copies, &scope, at: range)
    let loop = Effect.Loop(
      list: list, element: local, exit: exit, body: body, otherwise: otherwise)
    return [writer.effect(.loop(loop), at: range, scope)]
  }

  /// `while`, whose body is an `if`, and `repeat`, whose body ends with its condition; nil for one
  /// that is not followed.
  mutating func bindOpenLoop(
    _ loop: LoopStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard scope.frame != nil, writer.resolver.isFollowed(loop.body, scope),
      let last = loop.body.last
    else {
      return nil
    }
    var statements = loop.body
    let leaves = Statement(.jump(.break), last.range)
    switch last.kind {
    case .if(var branches) where loop.body.count == 1 && branches.otherwise.isEmpty:
      branches.otherwise = [leaves]
      statements = [Statement(.if(branches), last.range)]
    case .expression(let condition):
      let branches = IfStatement(
        conditions: [.expression(condition)], then: [], otherwise: [leaves])
      statements[statements.count - 1] = Statement(.if(branches), last.range)
      // What jumps to the next round comes by the condition all the same.
      guard !statements.dropLast().contains(where: { $0.mayContinueLoop }) else { return nil }
    default: return nil
    }
    let (exit, copies) = (writer.addExit(&scope), scope.copies)
    let body = bindBody(statements, exit, &scope)
    let otherwise = writer.rounds(of: body, over: range, copies, &scope, at: range)
    let loop = Effect.Loop(exit: exit, body: body, otherwise: otherwise)
    return [writer.effect(.loop(loop), at: range, scope)]
  }

  private mutating func bindBody(
    _ statements: [Statement], _ exit: Int32, _ scope: inout Scope
  ) -> [Effect] {
    let (outer, copies) = (scope.loopExit, scope.copies)
    defer { (scope.loopExit, scope.copies) = (outer, copies) }
    scope.loopExit = exit
    scope.copies = min(copies * 2, Resolver.copyLimit * 2)
    return bindEffects(statements[...], &scope)
  }
}
