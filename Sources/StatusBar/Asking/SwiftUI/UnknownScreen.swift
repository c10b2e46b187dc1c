/// Screens of which nothing is known but that they are there.
extension Questions {
  /// What a screen may ask for.
  enum Wish: UInt8, Hashable {
    case visibility, scheme, barVisibility, barBackground, barScheme
  }

  /// What an unknown screen asks for: nothing, a hidden bar, or a visible one.
  func anyPreference(
    of view: ViewID, _ input: InputID, _ site: Site, _ context: Context
  ) -> HiddenPreference? {
    let key = Trace.Key.view(view, context.instance, .visibility)
    let choice = trace.choose(key, Unknown(input), among: 3)
    guard choice > 0 else { return nil }
    return HiddenPreference(
      isHidden: choice == 1, site: site, owner: context.controller ?? ControllerID(0), rule: .s16)
  }

  /// The scheme that an unknown screen prefers: none, or either.
  func anySchemePreference(
    of view: ViewID, _ input: InputID, _ site: Site, _ context: Context
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
    _ context: Context
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

  /// What some controller's property hangs on that may hold anything.
  func heldUnknown() -> InputID? {
    for instance in world.instances where instance.isAlive {
      for value in instance.values {
        guard let input = value.doubt, input.index >= 0 else { continue }
        if !program.inputs[Int(input.index)].isBoolean { return input }
      }
    }
    return nil
  }

  /// What a screen that is on top hangs on, where nothing is known of it; else nil.
  package func unknownScreen() -> InputID? {
    for target in visibleTargets() {
      if case .unknown(let input) = target.action { return input }
    }
    return nil
  }

  /// `true` iff nothing is known of a controller but that it is there.
  package func isStranger(_ id: ControllerID) -> Bool {
    if strangerInput(id) != nil { return true }
    guard isAlive(id), self[id].screen == nil, let view = self[id].view else { return false }
    return program.isUnknown(view)
  }

  func strangerInput(_ id: ControllerID) -> InputID? {
    guard let stranger = program.stranger, isAlive(id) else { return nil }
    let instance = self[self[id].instance]
    return instance.screen == stranger ? instance.values.first?.doubt : nil
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
