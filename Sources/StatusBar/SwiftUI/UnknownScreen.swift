/// Screens of which nothing is known but that they are there.
extension World {
  /// What a screen may ask for.
  enum Wish: UInt8, Hashable {
    case visibility, scheme, barVisibility, barBackground, barScheme
  }

  /// What an unknown screen asks for: nothing, a hidden bar, or a visible one.
  func anyPreference(
    of view: ViewID, _ input: InputID, _ site: Site, _ context: Context, _ trace: inout Trace
  ) -> HiddenPreference? {
    let key = Trace.Key.view(view, context.instance, .visibility)
    let choice = trace.choose(key, Unknown(input), among: 3)
    guard choice > 0 else { return nil }
    return HiddenPreference(
      isHidden: choice == 1, site: site, owner: context.controller ?? ControllerID(0), rule: .s16)
  }

  /// The scheme that an unknown screen prefers: none, or either.
  func anySchemePreference(
    of view: ViewID, _ input: InputID, _ site: Site, _ context: Context, _ trace: inout Trace
  ) -> SchemePreference {
    let key = Trace.Key.view(view, context.instance, .scheme)
    switch trace.choose(key, Unknown(input), among: 3) {
    case 1: return .written(.light, site)
    case 2: return .written(.dark, site)
    default: return .unwritten
    }
  }

  /// What an unknown screen says of a bar: nothing, or any of the values that matter.
  func anyToolbar(
    _ question: ToolbarQuestion, of view: ViewID, _ input: InputID, _ site: Site,
    _ context: Context, _ trace: inout Trace
  ) -> ToolbarValue? {
    let (wish, values): (Wish, [Value]) =
      switch question {
      case .visibility: (.barVisibility, [.visibility(.hidden)])
      case .background: (.barBackground, [.visibility(.visible), .visibility(.hidden)])
      case .scheme: (.barScheme, [.scheme(.light), .scheme(.dark)])
      }
    let key = Trace.Key.view(view, context.instance, wish)
    let choice = trace.choose(key, Unknown(input), among: values.count + 1)
    return choice > 0 ? ToolbarValue(value: values[choice - 1], site: site) : nil
  }

  /// What hangs on a screen that nobody knows cannot be called impossible.
  mutating func doubtFailure(_ program: Program) {
    switch failure {
    case .notFound, .unreadControls, .noScrollView, .noTabs, .noSidebar, .nothingToPushOnto,
      .nothingToGoBackTo,
      .nothingPresented, .noInstance:
      if let input = unknownScreen(program) { return failure = .undecided(input) }
    default: return
    }
    // What a controller holds of which nothing is known may be that.
    if case .noInstance = failure, let input = heldUnknown(program) {
      failure = .undecided(input)
    }
  }

  /// What some controller's property hangs on that may hold anything.
  private func heldUnknown(_ program: Program) -> InputID? {
    for instance in instances where instance.isAlive {
      for value in instance.values {
        guard let input = value.doubt, input.index >= 0 else { continue }
        if !program.inputs[Int(input.index)].isBoolean { return input }
      }
    }
    return nil
  }

  /// What a screen that is on top hangs on, where nothing is known of it; else nil.
  package func unknownScreen(_ program: Program) -> InputID? {
    for target in visibleTargets(program) {
      if case .unknown(let input) = target.action { return input }
    }
    return nil
  }

  /// `true` iff nothing is known of a controller but that it is there.
  package func isStranger(_ id: ControllerID, _ program: Program) -> Bool {
    if strangerInput(id, program) != nil { return true }
    guard isAlive(id), self[id].screen == nil, let view = self[id].view else { return false }
    return program.isUnknown(view)
  }

  func strangerInput(_ id: ControllerID, _ program: Program) -> InputID? {
    guard let stranger = program.stranger, isAlive(id) else { return nil }
    let instance = self[self[id].instance]
    return instance.screen == stranger ? instance.values.first?.doubt : nil
  }

  /// What is shared may have any value once code of which nothing is known has run: when a screen
  /// of which nothing is known comes, and when it goes.
  mutating func forgetShared(_ input: InputID, _ program: Program) {
    if program.traits.usesStyleQueue { haze.hide(.style, input) }
    let slots = program.traits.sharedStates
    guard !slots.isEmpty || !objects.isEmpty else { return }
    for slot in slots where Int(slot) < instances[0].values.count {
      instances[0].values[Int(slot)] = .unknown(input)
    }
    forgetObjects(input)
  }

  /// An object that nobody knows was changed: it may be any.
  mutating func forgetObjects(_ input: InputID) {
    for index in objects.indices where objects[index].isAlive {
      objects[index].isHidden = .unknown(input)
    }
    changed()
  }

  /// Loads the view of a controller; one that nobody knows may do anything then.
  mutating func load(_ target: Value, _ program: Program) {
    if case .controller(let id) = target { load(id, program) }
    if let input = target.doubt { forgetShared(input, program) }
  }

  /// A function ran of which nothing is known, and which may be any of the file's: what it could
  /// change is unknown.
  mutating func forget(by input: InputID, _ context: Context, _ program: Program) {
    forgetShared(input, program)
    let id = context.instance
    let slots = program.screens[Int(self[id].screen.index)].slots
    for (slot, declared) in slots.enumerated() where slot < self[id].values.count {
      switch declared.kind {
      case .state, .stored: self[id].values[slot] = .unknown(input)
      case .parameter, .binding, .object, .environmentObject: continue
      }
    }
    changed()
    obscure(Haze.Facet.allCases, input, program)
  }
}

extension Program {
  /// `true` iff nothing is known of a view but its modifiers.
  package func isUnknown(_ view: ViewID) -> Bool {
    var current = view
    while case .modified(let child, _) = views[Int(current.index)].kind { current = child }
    if case .unknown = views[Int(current.index)].kind { return true }
    return false
  }
}
