/// Making and removing controllers and instances.
extension Turn {
  mutating func add(_ controller: consuming Controller) -> ControllerID {
    controller.scene = questions.world.scene
    return ControllerID(questions.world.controllers.add(controller, sparing: gone.controllers))
  }

  mutating func add(_ instance: consuming Instance) -> InstanceID {
    InstanceID(questions.world.instances.add(instance, sparing: gone.instances))
  }

  /// Lets go of a controller that left the screen: as long as code runs it holds whatever it runs
  /// on, and may still ask and change it.
  mutating func release(_ id: ControllerID) {
    guard callDepth > 0 else { return remove(id) }
    self[id].presenter = nil
    self[id].parent = nil
    departing.append(id)
  }

  /// `true` iff a controller was let go of while code runs, and stands nowhere since.
  func isDeparting(_ id: ControllerID) -> Bool {
    departing.contains(id) && questions.isLoose(id)
  }

  /// Removes what left the screen while code ran, once all of it has run.
  mutating func removeDeparting() {
    guard callDepth == 0, !departing.isEmpty else { return }
    for id in departing where questions.isLoose(id) { remove(id) }
    departing = []
  }

  /// Removes a controller with all that it holds and presents; one that a property keeps lives on.
  mutating func remove(_ id: ControllerID) {
    guard questions.isAlive(id) else { return }
    if questions.isKept(id) { return letGo(of: id) }
    let controller = self[id]
    if journal.namesControllers {
      let ordinal = journal.ordinals.first { $0.id == id }?.value ?? 1
      journal.departed.append(
        Journal.Departed(
          id: id, controller: controller, ordinal: ordinal, eventCount: journal.events.count))
    }
    self[id] = .dead
    gone.controllers.append(id.index)
    for child in controller.children { remove(child) }
    if let presented = controller.presented { remove(presented) }
    for mount in controller.mounts { remove(mount) }
    if let host = controller.hostInstance { remove(host) }
    if self[controller.instance].controller == id { remove(controller.instance) }
  }

  mutating func remove(_ mount: Mount) {
    switch mount.kind {
    case .screen(let instance): remove(instance)
    case .container(let id), .embedded(let id): remove(id)
    case .appear, .disappear, .change, .task, .identity, .states, .animated, .trigger, .updater,
      .queue:
      break
    }
  }

  /// Removes a use of a screen, of which code that still runs may read and write the variables.
  mutating func remove(_ id: InstanceID) {
    guard id != .app, questions.world.instances.isAlive(id.index) else { return }
    let kept = self[id].values
    self[id].isAlive = false
    gone.instances.append(id.index)
    for value in kept { releaseKept(value) }
    for index in questions.world.objects.indices where questions.world.objects[index].owner == id {
      questions.world.objects[index] = .dead
      gone.objects.append(Int32(index))
    }
  }

  /// Makes a use of a screen: parameters as given, states as declared or set beforehand.
  mutating func makeInstance(
    of screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)], from context: Context,
    for controller: ControllerID? = nil, environment: ObjectID?
  ) -> InstanceID {
    // Read in place: a screen holds many arrays, and a copy would retain each.
    let count = program.screens[Int(screen.index)].slots.count
    for assumption in program.screens[Int(screen.index)].assumptions {
      questions.world.assume(.text(assumption))
    }
    // One by one: `repeating` is the standard library's own for any type, and looks that up.
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(.none) }
    let id = add(
      Instance(
        screen: screen, controller: controller ?? context.controller,
        values: values, environmentObject: environment))
    // What is kept from one run to the next is there before anything is made of it.
    let isApp = screen == .app
    if isApp { begin(id, environment) { $0.kind == .stored } }
    begin(id, environment) { !isApp || $0.kind != .stored }
    setArguments(of: id, arguments, from: context)
    initializeObjects(of: id)
    for preset in questions.world.presets where preset.screen == screen {
      self[id].values[Int(preset.slot)] = preset.value
    }
    return id
  }

  /// Runs the initializers of objects that properties of a new instance are made with.
  private mutating func initializeObjects(of id: InstanceID) {
    let handlers = program.screens[Int(self[id].screen.index)].objectInitializers
    guard !handlers.isEmpty, failure == nil else { return }
    let outer = (isInitializing, holdsBar)
    (isInitializing, holdsBar) = (true, true)
    let context = Context(instance: id, controller: self[id].controller)
    for handler in handlers { run(handler, [], context) }
    (isInitializing, holdsBar) = outer
  }

  /// Gives those slots of a new instance that are meant what they start with.
  private mutating func begin(
    _ id: InstanceID, _ environment: ObjectID?, where isMeant: (Slot) -> Bool
  ) {
    let screen = self[id].screen
    for slot in program.screens[Int(screen.index)].slots.indices
    where isMeant(program.screens[Int(screen.index)].slots[slot]) {
      let value = initialValue(of: slot, screen, id, environment)
      self[id].values[slot] = value
    }
  }

  /// Hands the values of parameters down again, as each render does; a state goes on from where it
  /// is.
  mutating func renewArguments(
    of id: InstanceID, _ arguments: [(slot: Int32, value: FormulaID)], from context: Context
  ) {
    let slots = program.screens[Int(self[id].screen.index)].slots
    let renewed = arguments.filter { !slots[Int($0.slot)].keepsItsValue }
    setArguments(of: id, renewed, from: context)
  }

  /// Hands the values of parameters down.
  private mutating func setArguments(
    of id: InstanceID, _ arguments: [(slot: Int32, value: FormulaID)], from context: Context
  ) {
    for (slot, formula) in arguments {
      let value = value(of: formula, context)
      if Int(slot) < self[id].values.count {
        self[id].values[Int(slot)] = value
      }
    }
  }

  /// Gives a state its first value again, as declared or set beforehand.
  mutating func begin(_ slot: Int32, of id: InstanceID, _ environment: ObjectID?) {
    let screen = self[id].screen
    guard Int(slot) < self[id].values.count else { return }
    let preset = questions.world.presets.first { $0.screen == screen && $0.slot == slot }
    let old = self[id].values[Int(slot)]
    self[id].values[Int(slot)] =
      preset?.value ?? initialValue(of: Int(slot), screen, id, environment)
    if old != self[id].values[Int(slot)] { releaseKept(old) }
  }

  private mutating func initialValue(
    of index: Int, _ screen: ScreenID, _ id: InstanceID, _ environment: ObjectID?
  ) -> Value {
    let slot = program.screens[Int(screen.index)].slots[index]
    if slot.kind == .environmentObject {
      if let environment { return .object(environment) }
      if let input = program.strayInjection { return .unknown(input) }
      fail(.trap(.s55, slot.site))
      return .none
    }
    guard let formula = slot.initial else { return .none }
    trace.begin()
    let context = Context(instance: id, controller: self[id].controller)
    if case .makeObject(let isHidden, let isAnimated) = program.formulas[Int(formula.index)].kind {
      var state = VisibleState(owner: id)
      if let isHidden { state.isHidden = questions.evaluate(isHidden, context) }
      if let isAnimated { state.isAnimated = questions.evaluate(isAnimated, context) }
      return .object(ObjectID(questions.world.objects.add(state, sparing: gone.objects)))
    }
    // What a closure makes before it yields it is made now.
    if case .call(let handler, let arguments) = program.formulas[Int(formula.index)].kind {
      var inner = context
      inner.wantsResult = true
      // Its property keeps what it yields.
      callDepth += 1
      defer { callDepth -= 1 }
      return result(of: handler, arguments.map { value(of: $0, context) }, inner)
    }
    return value(of: formula, context)
  }

  /// Keeps the first thing that went wrong.
  mutating func fail(_ problem: Problem) {
    if failure == nil { failure = problem }
  }
}
