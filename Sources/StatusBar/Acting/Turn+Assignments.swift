/// Values that code gives to variables, and who watches them.
extension Turn {
  mutating func make(_ change: Effect.Change, at site: Site, _ context: Context) {
    trace.begin()
    switch change {
    case .assign(let variable, let formula):
      let value = value(of: formula, context)
      assign(value, to: variable, at: site, context)
    case .store(let variable, let formula):
      let value = value(of: formula, context)
      assign(value, to: variable, at: site, context, observed: false)
    case .toggle(let variable):
      guard let (instance, slot) = questions.place(of: variable, context) else { return }
      let value = self[instance].values[slot]
      if case .bool(let truth) = value {
        assign(.bool(!truth), to: variable, at: site, context)
      } else if let input = value.doubt {
        assign(.unknown(input), to: variable, at: site, context)
      }
    case .assignObject(let property, let object, let formula):
      let value = questions.evaluate(formula, context)
      let target = questions.evaluate(object, context)
      set(property, of: target, to: value, at: site, context)
    case .toggleObject(let property, let object):
      let target = questions.evaluate(object, context)
      guard case .object(let id) = target else {
        if let input = target.doubt { forgetObjects(input) }
        return
      }
      let state = self[id]
      let old = property == .isHidden ? state.isHidden : state.isAnimated
      var new = old.doubt.map { Value.unknown($0) }
      if case .bool(let truth) = old { new = .bool(!truth) }
      if let new { set(property, of: .object(id), to: new, at: site, context) }
    case .hide(let object, let offset, let comparison, let limit):
      let target = questions.evaluate(object, context)
      guard case .object(let id) = target else {
        if let input = target.doubt { forgetObjects(input) }
        return
      }
      let y = questions.evaluate(offset, context)
      let bound = questions.evaluate(limit, context)
      if case .number(let y) = y, case .number(let bound) = bound {
        hide(
          id, .bool(questions.compare(comparison, y, bound)), at: site,
          by: context.controller)
      } else if let input = y.doubt ?? bound.doubt {
        hide(id, .unknown(input), at: site, by: context.controller)
      }
    case .assignStored(let slot, let of, let formula, let type):
      assign(formula, toSlot: slot, of: of, in: type, at: site, context)
    }
  }

  private mutating func set(
    _ property: ObjectProperty, of object: Value, to value: Value, at site: Site,
    _ context: Context
  ) {
    guard case .object(let id) = object else {
      if let input = object.doubt { forgetObjects(input) }
      return
    }
    switch property {
    case .isHidden:
      self[id].isHidden = value
      journal.note(.scrollState(id), value, site, by: context.controller)
    case .isAnimated: self[id].isAnimated = value
    }
    changed()
  }

  /// Assigns, and runs what observes the variable.
  mutating func assign(
    _ value: Value, to variable: Variable, at site: Site = .none, _ context: Context,
    observed: Bool = true
  ) {
    guard let (instance, slot) = questions.place(of: variable, context) else { return }
    let place = Context.Place(instance: instance, slot: slot)
    let screen = program.screens[Int(self[instance].screen.index)]
    let isObserved =
      observed && context.observed != place
      && !(screen.slots[slot].isBoundPastObservers && variable.isElsewhere(than: place, context))
    if isObserved { observe(screen.slots[slot].willSet, value, at: place) }
    let old = self[instance].values[slot]
    self[instance].values[slot] = value
    if let flag = screen.slots[slot].changeFlag, !isInitializing {
      self[instance].values[Int(flag)] = .bool(true)
    }
    if case .some(let input) = old, screen.slots[slot].kind == .binding {
      // It was handed something that may be any variable of that type.
      obscure(UnknownFacets.Facet.allCases, input)
    }
    journal.note(
      .variable(instance, slot: Int32(slot)), value, site, by: context.controller)
    releaseKept(old)
    if !isInitializing { tell(of: value, replacing: old, at: place, site) }
    if isObserved { observe(screen.slots[slot].didSet, old, at: place) }
  }

  /// Tells SwiftUI of a new value, or notes that it is not told.
  private mutating func tell(
    of value: Value, replacing old: Value, at place: Context.Place, _ site: Site
  ) {
    let screen = program.screens[Int(self[place.instance].screen.index)]
    let slot = screen.slots[place.slot]
    // A view controller's property is not observed: nothing follows without a request (U20).
    // Nor is that of an object which SwiftUI does not watch. Of one that tells of its changes it is
    // the views that follow, whatever holds it; UIKit's getters are not asked for that.
    if isOfController(screen) || slot.isUnobserved || slot.isObserved {
      let former = World.UnobservedChange.Former.property(
        place.instance, slot: place.slot, old)
      questions.world.noteUnobserved(World.UnobservedChange(former: former, site: site))
    }
    if isOfController(screen) ? !slot.isObserved : slot.isUnobserved { return }
    if old != value || renderDepth == 0 {
      // What an update assigns once more is no change.
      changed()
    }
  }

  private func isOfController(_ screen: Screen) -> Bool {
    if case .controller = screen.kind { return true }
    return false
  }

  private mutating func observe(
    _ observers: [HandlerID], _ value: Value, at place: Context.Place
  ) {
    for observer in observers {
      var inner = Context(
        instance: place.instance, controller: self[place.instance].controller)
      inner.observed = place
      run(observer, [value], inner)
    }
  }

  /// Notes that SwiftUI has to render, and how that animates.
  mutating func changed() {
    needsRender = true
    if animation.isAnimated { renderAnimation = animation }
  }
}

extension Variable {
  /// `true` iff it is a binding to what stands in another place.
  fileprivate func isElsewhere(than place: Context.Place, _ context: Context) -> Bool {
    switch self {
    case .app(let slot): place != Context.Place(instance: .app, slot: Int(slot))
    case .own(let slot): place != Context.Place(instance: context.instance, slot: Int(slot))
    case .local: false
    }
  }
}
