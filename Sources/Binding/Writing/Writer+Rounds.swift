import Language
import StatusBar

// What more rounds of a loop leave behind: the variables that each of them changes are unknown.
extension Writer {
  mutating func count(
    _ effects: [Effect], in summary: inout RoundSummary, at range: SourceRange, _ scope: Scope
  ) {
    for inner in effects { count(inner, in: &summary, at: range, scope) }
  }

  private mutating func count(
    _ inner: Effect, in summary: inout RoundSummary, at range: SourceRange, _ scope: Scope
  ) {
    switch inner.kind {
    case .change(let change): count(change, in: &summary, at: range, scope)
    case .run(let call): count(call, in: &summary, at: range, scope)
    case .bind(let local, let value):
      // The locals of a function that is called are its own.
      if summary.depth > 0 || isConstant(value, summary) { return }
      if summary.holds(.variable(.local(local))) { return }
      let unknown = opaque(type(of: value), at: range, scope)
      summary.add(
        effect(.bind(local: local, unknown), at: range, scope), .variable(.local(local)))
    case .if(_, let then, let otherwise):
      count(then + otherwise, in: &summary, at: range, scope)
    case .inUse(let screen, let body):
      var other = summary.ofOther()
      count(body, in: &other, at: range, scope)
      summary.budget = other.budget
      if other.all.isEmpty { return }
      summary.add(effect(.inUse(of: screen, other.all), at: range, scope), nil)
    case .loop(let loop): count(loop.body + loop.otherwise, in: &summary, at: range, scope)
    case .animated(_, let body), .viewAnimation(_, let body), .body(let body):
      count(body, in: &summary, at: range, scope)
    // Twice is as good as once, or it is unknown already what that leaves behind.
    case .navigate, .attach, .configure, .send, .load, .reachForBar, .inAnyUse, .offer, .perhaps,
      .awaits, .obscure, .forget, .doubtAnimation, .assume, .return, .nothing, .end:
      return
    }
  }

  private mutating func leaveOpen(
    _ summary: inout RoundSummary, at range: SourceRange, _ scope: Scope
  ) {
    let input = input(named(range, scope), nil, at: range, scope)
    summary.addOpen(effect(.obscure(UnknownFacets.Facet.allCases, input), at: range, scope))
  }

  private func isConstant(_ value: FormulaID, _ summary: RoundSummary) -> Bool {
    if summary.countsConstants { return false }
    if case .constant = program[value] { return true }
    return false
  }

  private mutating func count(
    _ change: Effect.Change, in summary: inout RoundSummary, at range: SourceRange, _ scope: Scope
  ) {
    switch change {
    case .assign(let variable, let value), .store(let variable, let value):
      if isConstant(value, summary) { return }
      // The locals of a function that is called are its own.
      if case .local = variable, summary.depth > 0 { return }
      if summary.holds(.variable(variable)) { return }
      let unknown = opaque(type(of: value), at: range, scope)
      summary.add(
        effect(.change(.assign(variable, unknown)), at: range, scope), .variable(variable))
    // Twice is as good as never.
    case .toggle, .assignObject, .toggleObject, .hide: return
    case .assignStored(let slot, let owner, let value, let type):
      if isConstant(value, summary) { return }
      // What a function names by its own locals cannot be named here.
      if !summary.namesRound, namesLocals(owner) {
        // A variable of a function that is over by then counts no more.
        return holdsBox(owner) ? () : leaveOpen(&summary, at: range, scope)
      }
      if summary.holds(.stored(slot, of: owner)) { return }
      let unknown = opaque(self.type(of: value), at: range, scope)
      let changed = Effect.Change.assignStored(slot: slot, of: owner, unknown, in: type)
      summary.add(effect(.change(changed), at: range, scope), .stored(slot, of: owner))
    }
  }

  /// `true` iff a formula is about the locals of its function.
  private func namesLocals(_ formula: FormulaID) -> Bool {
    switch program[formula] {
    case .variable(.local), .element: true
    case let kind: kind.operands.contains { namesLocals($0) }
    }
  }

  // MARK: - Calls

  private mutating func count(
    _ call: Effect.Call, in summary: inout RoundSummary, at range: SourceRange,
    _ scope: Scope
  ) {
    switch call {
    case .handler(let handler, let arguments), .handlerInto(_, let handler, let arguments):
      look(
        into: RoundSummary.KnownClosure(handler: handler, namesRound: false), arguments,
        in: &summary, at: range, scope)
    case .closure(let closure, let arguments):
      guard let known = known(closure, summary) else {
        return leaveOpen(&summary, at: range, scope)
      }
      look(into: known, arguments, in: &summary, at: range, scope)
    case .other(let owner, let handler, let arguments, _):
      count(handler, of: owner, arguments, in: &summary, at: range, scope)
    case .after(let seconds, let handler):
      putOff(handler, in: &summary, at: range, scope) { .after(seconds, $0) }
    case .withTransition(let handler, let isCompletion):
      putOff(handler, in: &summary, at: range, scope) {
        .withTransition($0, isCompletion: isCompletion)
      }
    case .sleep(let seconds, let handler):
      putOff(handler, in: &summary, at: range, scope) { .sleep(seconds, $0) }
    case .post(let posted, _):
      summary.add(effect(.run(.post(posted, isHeard: false)), at: range, scope), .post(posted))
    }
  }

  /// What is counted at another time is unknown from then on.
  private mutating func putOff(
    _ handler: HandlerID, in summary: inout RoundSummary, at range: SourceRange, _ scope: Scope,
    _ call: (HandlerID) -> Effect.Call
  ) {
    var other = summary.ofOther()
    count(program[handler].body, in: &other, at: range, scope)
    summary.budget = other.budget
    if other.all.isEmpty { return }
    let later = self.handler(doing: other.all, at: range, scope)
    summary.add(effect(.run(call(later)), at: range, scope), nil)
  }

  /// The code of a closure; nil where it is not known which one it is.
  private func known(
    _ closure: FormulaID, _ summary: RoundSummary
  ) -> RoundSummary.KnownClosure? {
    switch program[closure] {
    case .closure(let handler):
      RoundSummary.KnownClosure(handler: handler, namesRound: summary.namesRound)
    case .variable(.local(let local)): summary.closures[local]
    default: nil
    }
  }

  /// Looks at the code of a function or a closure of the same object.
  private mutating func look(
    into code: RoundSummary.KnownClosure, _ arguments: [FormulaID],
    in summary: inout RoundSummary, at range: SourceRange, _ scope: Scope
  ) {
    var closures: [Int32: RoundSummary.KnownClosure] = [:]
    for (number, argument) in arguments.enumerated() {
      closures[Int32(number)] = known(argument, summary)
    }
    if closures.isEmpty, !summary.seen.insert(code.handler).inserted { return }
    guard summary.depth < RoundSummary.depthLimit, summary.budget > 0 else {
      return leaveOpen(&summary, at: range, scope)
    }
    let outer = (summary.closures, summary.namesRound)
    (summary.closures, summary.namesRound) = (closures, code.namesRound)
    summary.depth += 1
    summary.budget -= 1
    count(program[code.handler].body, in: &summary, at: range, scope)
    summary.depth -= 1
    (summary.closures, summary.namesRound) = outer
  }

  /// Has the other object forget what a function of its own changes in each round.
  private mutating func count(
    _ handler: HandlerID, of owner: FormulaID, _ arguments: [FormulaID],
    in summary: inout RoundSummary, at range: SourceRange, _ scope: Scope
  ) {
    if summary.holds(.run(handler, of: owner)) { return }
    // What a function names by its own locals cannot be named here.
    if !summary.namesRound, namesLocals(owner) { return leaveOpen(&summary, at: range, scope) }
    if forgetting.contains(Int(handler.index)) {
      let given = arguments.map { _ in opaque(at: range, scope) }
      return summary.add(
        effect(.run(.other(owner, handler, arguments: given, into: nil)), at: range, scope),
        .run(handler, of: owner))
    }
    var other = summary.ofOther()
    guard summary.owners < RoundSummary.ownerLimit, summary.budget > 0 else {
      return leaveOpen(&summary, at: range, scope)
    }
    other.budget -= 1
    count(program[handler].body, in: &other, at: range, scope)
    summary.budget = other.budget
    let body = other.all
    if body.isEmpty { return }
    let whole = program[handler]
    let code = add(
      Handler(
        name: nil, parameterCount: whole.parameterCount, localCount: whole.localCount, body: body,
        site: site(range, in: scope.file)))
    noteForgetting(code)
    let given = arguments.map { _ in opaque(at: range, scope) }
    summary.add(
      effect(.run(.other(owner, code, arguments: given, into: nil)), at: range, scope),
      .run(handler, of: owner))
  }
}
