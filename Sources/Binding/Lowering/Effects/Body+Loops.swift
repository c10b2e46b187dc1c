import Language
import StatusBar

// Loops: over what is written they run as often as it has elements, over anything else maybe.
extension Body {
  mutating func readLoop(
    _ loop: LoopStatement, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    if let sequence = loop.sequence {
      if let name = loop.variable, let target = writer.windows(in: sequence, scope) {
        scope.locals.append(name.name, .window(target))
        return .modelled(bindEffects(loop.body[...], &scope))
      }
      if case .array(let elements) = sequence.kind, elements.count <= 16, loop.variable != nil,
        scope.copies * elements.count <= Resolver.copyLimit,
        !loop.body.contains(where: { $0.mayBreak })
      {
        return .modelled(bindEach(elements, loop, &scope))
      }
      if let known = bindKnownLoop(loop, over: sequence, &scope, at: range) {
        return .modelled(known)
      }
      let list = bindFormula(sequence, expecting: .unknown, &scope)
      // There is nothing that the loop could go through.
      if case .apply(.list, let elements) = writer.program[list], elements.isEmpty {
        return .modelled(scope.takePending())
      }
    } else if let known = bindOpenLoop(loop, &scope, at: range) {
      return .modelled(known)
    }
    for name in [loop.variable].compactMap({ $0 }) + loop.names {
      scope.locals.append(name.name, .opaque([name.name], qualifier: nil))
    }
    return .modelled(scope.takePending() + bindRepeated(loop, &scope, at: range))
  }

  /// `items.forEach { … }`: a loop over what stands before it; nil where no closure is read.
  mutating func readForEach(
    _ base: Expression, _ call: Call, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard
      let closure = call.trailingClosure ?? call.closureArgument ?? closure(calling: call, scope),
      let body = closure.body.asRound
    else { return nil }
    var names = closure.parameters
    if names.isEmpty { names = [LocatedName(writer.intern(Array("$0".utf8)), closure.range)] }
    var loop = LoopStatement(
      variable: names.count == 1 ? names.first : nil, sequence: base.withoutOptionals, body: body)
    if names.count > 1 { loop.names = names }
    // Controllers that are listed are the same ones behind the loop.
    let range = SourceRange(base.range.start, closure.range.end)
    let kept = writer.keepDrafts(describedIn: Statement(.loop(loop), range), &scope)
    let reading = readLoop(loop, &scope, at: closure.range)
    return .modelled(kept + writer.effects(of: reading, at: closure.range, scope))
  }

  /// Runs the body once for each element that is written.
  private mutating func bindEach(
    _ elements: [Expression], _ loop: LoopStatement, _ scope: inout Scope
  ) -> [Effect] {
    let (depth, copies) = (scope.locals.count, scope.copies)
    defer { scope.copies = copies }
    var effects: [Effect] = []
    for element in elements {
      scope.copies = copies * elements.count
      if let name = loop.variable {
        if let reading = readStructLocal(name, element, at: element.range, &scope) {
          effects += scope.takePending() + writer.effects(of: reading, at: element.range, scope)
          effects += bindEffects(loop.body[...], &scope)
          scope.locals.removeAll(since: depth)
          continue
        }
        // What an attempt would do on its way counts only where it is the right one.
        var (drafting, making) = (scope, scope)
        if let draft = bindDraft(element, &drafting) {
          scope = drafting
          // What the body says of it counts before it is shown.
          scope.locals.append(name.name, .draft(draft))
        } else if let made = bindControllerValue(element, &making) {
          scope = making
          effects += made.effects
          scope.locals.append(name.name, .value(made.formula))
        } else {
          let parameter = Parameter(label: nil, name: name, type: nil, initial: nil)
          let known = meaning(ofArgument: element, for: parameter, &scope)
          scope.locals.append(name.name, known)
        }
      }
      effects += scope.takePending() + bindEffects(loop.body[...], &scope)
      scope.locals.removeAll(since: depth)
    }
    return effects
  }

  /// Runs the body not at all, once or twice: what the bar shows must be the same for each. What
  /// changes with each round is unknown after more than one.
  private mutating func bindRepeated(
    _ loop: LoopStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let copies = scope.copies
    scope.copies = min(copies * 2, Resolver.copyLimit * 2)
    let body = bindEffects(loop.body[...], &scope)
    scope.copies = copies
    if body.isEmpty { return [] }
    return writer.rounds(of: body, over: loop.sequence?.range ?? range, copies, &scope, at: range)
  }
}
