import Language
import StatusBar

// Variables of a function that code uses which runs later: both see what the other makes of them.
// Such a variable lives in an object of its own, which both hold.
extension Binder {
  /// What a block says of its variables: where each is changed last, and where code is last told to
  /// run later.
  struct LaterUses {
    fileprivate var changes: Table<Name, Int> = Table()
    fileprivate var lastWord = -1
  }

  /// Gives a variable its own object where code that runs later uses it and something changes it
  /// after its declaration; nil for any other statement. A block is read once for all of its
  /// variables.
  mutating func bindCaptured(
    _ statement: Statement, in block: ArraySlice<Statement>, _ uses: inout LaterUses?,
    _ scope: inout Scope
  ) -> [Effect]? {
    guard scope.frame != nil, case .variable(let variable) = statement.kind, !variable.isConstant,
      !isClosure(variable.initial)
    else { return nil }
    let known = uses ?? laterUses(in: block, scope)
    uses = known
    let end = Int(statement.range.end)
    guard known.lastWord >= end, known.changes[variable.name.name] ?? -1 >= end else { return nil }
    let declared = staticType(variable.type)
    let initial = variable.initial.map { bindFormula($0, expecting: declared, &scope) }
    let type = initial.map { self.type(of: $0).orExpected(declared) } ?? declared
    if isView(variable.type) || type.kind == .controller || type.kind == .closure { return nil }
    let range = variable.range
    let box = makeBox(at: range, &scope)
    var effects = scope.takePending()
    if let initial {
      effects.append(
        effect(.change(.assignStored(slot: 0, of: box, initial)), at: range, scope))
    }
    let value = add(.stored(slot: 0, of: box), type, at: range, scope)
    boxes.insert(Int(value.index))
    scope.locals.append(variable.name.name, .value(value))
    return effects
  }

  private func laterUses(in block: ArraySlice<Statement>, _ scope: Scope) -> LaterUses {
    var uses = LaterUses()
    guard let first = block.first, let last = block.last else { return uses }
    let range = first.range.union(last.range)
    let text = bytes(range, in: scope.file)
    text[...].forEachName { start, end in
      let word = text[start..<end]
      if Binder.laterWords.contains(where: { word.elementsEqual($0.utf8) }) {
        uses.lastWord = Int(range.start) + start
      }
    }
    // Most blocks let nothing run later, so that nothing more has to be read.
    guard uses.lastWord >= 0 else { return uses }
    text[...].forEachChange(in: names) { name, start in
      uses.changes[name] = Int(range.start) + start
    }
    return uses
  }

  /// Words of Apple's that let code run later.
  private static var laterWords: [String] {
    ["async", "asyncAfter", "Task", "Timer", "addOperation", "perform", "detached", "animate"]
  }

  private func isClosure(_ initial: Expression?) -> Bool { initial?.isClosure ?? false }

  /// A new object with one property, which a local holds.
  mutating func makeBox(at range: SourceRange, _ scope: inout Scope) -> FormulaID {
    let new = NewController(.screen(boxScreen(), arguments: []), style: nil, captures: nil)
    var made = add(.makeController(new), .unknown, at: range, scope)
    hold(&made, at: range, &scope)
    return made
  }

  /// The class of such objects.
  private mutating func boxScreen() -> ScreenID {
    if let known = directory.box { return known }
    var screen = Screen(
      name: symbol(Array("variable".utf8)), kind: .controller(.plain), site: .none)
    screen.isObject = true
    screen.slots = [Slot(name: screen.name, kind: .state, initial: nil, site: .none)]
    let id = program.add(screen)
    receivers.addScreen(nil)
    directory.box = id
    return id
  }

  /// `true` iff a formula is what a variable is that code which runs later uses.
  func isBox(_ formula: FormulaID) -> Bool { boxes.contains(Int(formula.index)) }

  /// The place of such a variable that a name stands for.
  func boxPlace(_ name: Name, _ scope: Scope) -> HeldPlace? {
    guard case .value(let value) = meaning(of: name, in: scope), isBox(value),
      case .stored(let slot, let owner) = program[value]
    else { return nil }
    return HeldPlace(owner: owner, slot: slot, type: type(of: value))
  }

  /// What code of another handler's cannot reach of the variables around it is not known there.
  func forgetBoxes(in scope: inout Scope) {
    if boxes.isEmpty { return }
    for index in scope.locals.indices {
      guard case .value(let value) = scope.locals[index].meaning, isBox(value) else { continue }
      scope.locals[index].meaning = .opaque([scope.locals[index].name], qualifier: nil)
    }
  }

  // MARK: - Timers

  /// `timer = Timer.scheduledTimer(…) { … }`: a timer that code keeps, and may stop.
  mutating func bindKeptTimer(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, name.name.word == .scheduledTimer,
      base.typeName(names)?.word == .Timer, keepsTimers()
    else { return nil }
    let timer = makeBox(at: range, &scope)
    let isRunning = add(.constant(.bool(true)), .bool, at: range, scope)
    let start = effect(
      .change(.assignStored(slot: 0, of: timer, isRunning)), at: range, scope)
    scope.frame?.pending.append(start)
    guard let reading = readTimer(call, keptIn: timer, at: range, &scope) else { return nil }
    let done = effects(of: reading, at: range, scope)
    scope.frame?.pending += done
    let type = StaticType(.named(Name(.Timer)))
    var value = timer
    if case .variable(let local) = program[timer] {
      value = add(.variable(local), type, at: range, scope)
    }
    return value
  }

  /// `true` iff every timer that the spec keeps is one that it starts as it is made.
  private mutating func keepsTimers() -> Bool {
    if let known = startsTimers { return known }
    let keeps = !spec.sources.contains { source in
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
    guard call.arguments.isEmpty, spelling(name.name) == "invalidate",
      className(of: base, scope)?.word == .Timer, keepsTimers()
    else { return nil }
    let timer = bindFormula(base, expecting: .unknown, &scope)
    let isRunning = add(.constant(.bool(false)), .bool, at: range, scope)
    return .modelled(
      scope.takePending() + [
        effect(.change(.assignStored(slot: 0, of: timer, isRunning)), at: range, scope)
      ])
  }

  /// Lets a handler run only as long as its timer does.
  mutating func hold(
    _ handler: HandlerID, to timer: FormulaID?, at range: SourceRange, _ scope: Scope
  ) {
    guard let timer else { return }
    let isRunning = add(.stored(slot: 0, of: timer), .bool, at: range, scope)
    let body = program[handler].body
    program[handler].body = [
      effect(.if(isRunning, then: body, otherwise: []), at: range, scope)
    ]
    program[handler].localCount = max(
      program[handler].localCount, scope.frame?.localCount ?? 0)
  }
}

extension ArraySlice<UInt8> {
  /// `true` iff a text stands in it, wherever.
  fileprivate func hasText(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return (startIndex...(endIndex - wanted.count)).contains {
      self[$0] == first && self[$0...].starts(with: wanted)
    }
  }
}
