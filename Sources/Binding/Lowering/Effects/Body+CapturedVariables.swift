import Language
import StatusBar

// Variables of a function that code uses which runs later: both see what the other makes of them.
// Such a variable lives in an object of its own, which both hold.
extension Body {
  /// Gives a variable its own object where code that runs later uses it and something changes it
  /// after its declaration; nil for any other statement. A block is read once for all of its
  /// variables.
  mutating func bindCaptured(
    _ statement: Statement, in block: ArraySlice<Statement>, _ uses: inout LaterUses?,
    _ scope: inout Scope
  ) -> [Effect]? {
    guard scope.frame != nil, case .variable(let variable) = statement.kind, !variable.isConstant,
      !writer.resolver.isClosure(variable.initial)
    else { return nil }
    let known = uses ?? writer.resolver.laterUses(in: block, scope)
    uses = known
    let end = Int(statement.range.end)
    let name = variable.name.name
    let isShared = known.shares(name, declaredBefore: end) {
      writer.resolver.names(name, in: $0, scope)
    }
    guard isShared else { return nil }
    let declared = writer.resolver.staticType(variable.type)
    let initial = variable.initial.map { bindFormula($0, expecting: declared, &scope) }
    let type = initial.map { self.writer.type(of: $0).orExpected(declared) } ?? declared
    if writer.resolver.isView(variable.type) || type.kind == .controller || type.kind == .closure {
      return nil
    }
    let range = variable.range
    let box = writer.makeBox(at: range, &scope)
    var effects = scope.takePending()
    if let initial {
      effects.append(
        writer.effect(.change(.assignStored(slot: 0, of: box, initial, in: nil)), at: range, scope))
    }
    let value = writer.add(.stored(slot: 0, of: box), type, at: range, scope)
    writer.boxes.insert(Int(value.index))
    scope.locals.append(variable.name.name, .value(value))
    return effects
  }

  // MARK: - Timers

  /// `timer = Timer.scheduledTimer(…) { … }`: a timer that code keeps, and may stop.
  mutating func bindKeptTimer(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, name.name.word == .scheduledTimer,
      base.typeName(writer.resolver.names)?.word == .Timer, keepsTimers()
    else { return nil }
    let timer = writer.makeBox(at: range, &scope)
    let isRunning = writer.add(.constant(.bool(true)), .bool, at: range, scope)
    let start = writer.effect(
      .change(.assignStored(slot: 0, of: timer, isRunning, in: nil)), at: range, scope)
    scope.frame?.pending.append(start)
    guard let reading = readTimer(call, keptIn: timer, at: range, &scope) else { return nil }
    let done = writer.effects(of: reading, at: range, scope)
    scope.frame?.pending += done
    let type = StaticType(.named(Name(.Timer)))
    var value = timer
    if case .variable(let local) = writer.program[timer] {
      value = writer.add(.variable(local), type, at: range, scope)
    }
    return value
  }

  /// `true` iff every timer that the spec keeps is one that it starts as it is made.
  private mutating func keepsTimers() -> Bool {
    if let known = startsTimers { return known }
    let keeps = !writer.resolver.spec.sources.contains { source in
      source.bytes[...].hasText(" Timer(") || source.bytes[...].hasText(" Timer.init")
    }
    startsTimers = keeps
    return keeps
  }

  /// `timer?.invalidate()`: what waits for it does not happen any more.
  mutating func readInvalidation(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard call.arguments.isEmpty, writer.resolver.spelling(name.name) == "invalidate",
      writer.className(of: base, scope)?.word == .Timer, keepsTimers()
    else { return nil }
    let timer = bindFormula(base, expecting: .unknown, &scope)
    let isRunning = writer.add(.constant(.bool(false)), .bool, at: range, scope)
    return .modelled(
      scope.takePending() + [
        writer.effect(
          .change(.assignStored(slot: 0, of: timer, isRunning, in: nil)), at: range, scope)
      ])
  }
}
