// Objects of which no more is known than their class.
extension Turn {
  /// Runs a function of an unknown object; `false` where what that reaches is not followed.
  mutating func runOnAny(
    _ handler: HandlerID, _ arguments: [Value], _ input: InputID
  ) -> Bool {
    // Of which object it is does not matter where it leaves nothing behind.
    if questions.shared.quiet.isQuiet(handler) { return true }
    let owner = program.screens.indices.first { index in
      program.screens[index].functions.contains { $0.handler == handler }
    }.map { ScreenID(Int32($0)) }
    guard let owner else { return false }
    let isInside = questions.shared.quiet.staysInside(handler)
    guard isInside || canMakeUnknown(owner) else { return false }
    onEach(
      input,
      where: { program, screen in
        program.nearest(from: screen) { ancestor in
          let functions = program.screens[Int(ancestor.index)].functions
          return functions.contains { $0.handler == handler } ? true : nil
        } == true
      },
      at: program.handlers[Int(handler.index)].site, isInside: isInside
    ) { turn, id in
      turn.run(handler, arguments, turn.questions.classContext(of: id))
    }
    if isInside {
      doubtStates(changedBy: handler, input, at: .none)
    } else {
      runOnUnknown(handler, arguments, of: owner, input)
    }
    return true
  }

  /// `true` iff an object of a class may be made of which nothing is known: it is no controller,
  /// and not inside of many that are such.
  private func canMakeUnknown(_ screen: ScreenID) -> Bool {
    program.screens[Int(screen.index)].isObject && unknownDepth < Limits.unknownObjects
  }

  /// Runs a function of an object that no code here made: what it changes is known, but for what
  /// hangs on the object itself.
  private mutating func runOnUnknown(
    _ handler: HandlerID, _ arguments: [Value], of screen: ScreenID, _ input: InputID
  ) {
    let place = Recursions.Place(input, of: handler, .app, in: program)
    perhaps(input, at: place) { turn in
      let id = turn.makeUnknown(screen, input)
      turn.unknownDepth += 1
      turn.run(handler, arguments, turn.questions.classContext(of: id))
      turn.unknownDepth -= 1
    }
  }

  /// Makes an object whose properties are all unknown.
  private mutating func makeUnknown(_ screen: ScreenID, _ input: InputID) -> ControllerID {
    var controller = Controller()
    if case .controller(let kind) = program.screens[Int(screen.index)].kind {
      controller.controllerClass = kind
    }
    controller.screen = screen
    controller.site = program.screens[Int(screen.index)].site
    let id = add(controller)
    departing.append(id)
    let values = program.screens[Int(screen.index)].slots.map { _ in Value.unknown(input) }
    self[id].instance = add(
      Instance(screen: screen, controller: id, values: values, environmentObject: nil))
    return id
  }

  /// `content.isDark = true`: of an unknown object the property of each that it may be.
  mutating func assign(
    _ formula: FormulaID, toSlot slot: Int32, of owner: FormulaID, in type: ScreenID?,
    at site: Site, _ context: Context
  ) {
    let owner = value(of: owner, context)
    guard let input = owner.doubt else {
      guard case .controller(let id) = owner, questions.isAlive(id) else { return }
      let value = value(of: formula, context)
      return assign(value, to: .own(slot), at: site, questions.classContext(of: id))
    }
    guard let type, isUnwatched(slot, of: type) else {
      return obscure(UnknownFacets.Facet.allCases, input)
    }
    let value = value(of: formula, context)
    let isMeant = { (program: Program, screen: ScreenID) in
      program.nearest(from: screen) { $0 == type ? true : nil } == true
    }
    onEach(input, where: isMeant, at: site) { turn, id in
      turn.assign(value, to: .own(slot), at: site, turn.questions.classContext(of: id))
    }
    for observer in observers(ofSlot: slot, in: type) {
      doubtStates(changedBy: observer, input, at: site)
    }
  }

  /// Makes unknown which values the states of the app have that code of an unknown object changes:
  /// it may be that of one which no code here made.
  private mutating func doubtStates(changedBy handler: HandlerID, _ input: InputID, at site: Site) {
    for state in questions.shared.quiet.states(changedBy: handler, in: program) {
      assign(.unknown(input), to: .app(state), at: site, Context(instance: .app))
    }
  }

  /// Does something with each object or controller that an unknown one may be. One that no code
  /// here made may be meant as well: what only that holds nothing else reads.
  private mutating func onEach(
    _ input: InputID, where isMeant: (Program, ScreenID) -> Bool, at site: Site,
    isInside: Bool = true, _ body: (inout Turn, ControllerID) -> Void
  ) {
    // Those that nothing shows, too.
    for index in questions.world.controllers.indices {
      let id = ControllerID(Int32(index))
      guard questions.isAlive(id), let screen = self[id].hostClass ?? self[id].screen,
        isMeant(program, screen)
      else { continue }
      let place = Recursions.Place(input, at: site, of: self[id].instance)
      perhaps(input, isInside: isInside, at: place) { turn in
        if turn.questions.isAlive(id) { body(&turn, id) }
      }
    }
  }

  /// `true` iff nothing that observes a property of a class may do more than change properties of
  /// its object and states of the app.
  private func isUnwatched(_ slot: Int32, of type: ScreenID) -> Bool {
    observers(ofSlot: slot, in: type).allSatisfy {
      questions.shared.quiet.isQuiet($0) || questions.shared.quiet.staysInside($0)
    }
  }

  /// What observes a property of a class, in it and its subclasses.
  private func observers(ofSlot slot: Int32, in type: ScreenID) -> [HandlerID] {
    program.screens.indices.flatMap { index -> [HandlerID] in
      let slots = program.screens[index].slots
      let screen = ScreenID(Int32(index))
      guard Int(slot) < slots.count,
        program.nearest(from: screen, { $0 == type ? true : nil }) == true
      else { return [] }
      return slots[Int(slot)].willSet + slots[Int(slot)].didSet
    }
  }
}
