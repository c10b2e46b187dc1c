import Binding
import Language
import StatusBar

// Flags that hide the bar, are set by a screen, and that nothing sets back (S20).
extension Linter {
  /// States of the app, those of a view that others hold by a binding, and properties of a class
  /// that others' code reaches, which hide the bar and are only ever set to one value.
  var neverSetBack: [Diagnostic] {
    let flags = SharedFlags(plan)
    let program = plan.bound.program
    var found: [Diagnostic] = []
    var told: Set<Location> = []
    for (number, screen) in program.screens.enumerated() {
      for (index, slot) in screen.slots.enumerated() where slot.kind.isOwn {
        let flag = SharedFlags.Flag(screen: ScreenID(Int32(number)), slot: Int32(index))
        guard let initial = slot.initial,
          case .constant(let first) = program.formulas[Int(initial.index)].kind,
          let assigned = flags.onlyValue(of: flag), first != assigned.value,
          let place = plan.bound.location(of: assigned.site)
        else { continue }
        // A class and one below it have the property both.
        guard told.insert(place).inserted else { continue }
        let name = program.symbols[Int(slot.name.index)]
        let words = assigned.value == .bool(true) ? "true" : "false"
        found.append(
          LintWarning.neverSetBack(name, to: words, at: place, fix: wayBack(place, assigned.value)))
      }
    }
    return found
  }

  /// `.onDisappear { isHidden = false }` behind the `.onAppear { … }` that does nothing but set the
  /// flag; nil where it is set elsewhere.
  private func wayBack(_ place: Location, _ value: Value) -> Fix? {
    guard case .bool(let truth) = value, let source = plan.bound.spec.source(place.file),
      let target = source.text(place.range).split(separator: "=").first,
      target.utf8.count < place.range.count
    else { return nil }
    let bytes = source.bytes
    var before = Int(place.range.start)
    func skipBlanks() {
      while before > 0, [0x20, 9, 10, 13].contains(bytes[before - 1]) { before -= 1 }
    }
    skipBlanks()
    guard before > 0, bytes[before - 1] == UInt8(ascii: "{") else { return nil }
    before -= 1
    skipBlanks()
    let modifier = Array(".onAppear".utf8)
    guard bytes[..<before].suffix(modifier.count).elementsEqual(modifier) else { return nil }
    var end = Int(place.range.end)
    while end < bytes.count, [0x20, 9, 10, 13].contains(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
    var flag = String(target)
    while flag.utf8.last == UInt8(ascii: " ") { flag.removeLast() }
    let link = Code.onDisappear(Code.assignment(flag, Code.truth(!truth)))
    let edit = MendSheet(source).link(
      link, from: UInt32(before - modifier.count), to: UInt32(end + 1))
    return .settingBack([edit])
  }
}

/// The states of a program, each with the bindings that mean it.
private struct SharedFlags {
  /// A property of a screen, or a state of the app.
  struct Flag: Hashable {
    var screen: ScreenID
    var slot: Int32
  }

  private struct NamedProperty: Hashable {
    var screen: ScreenID
    var name: Symbol
  }

  private let program: Program
  private let bound: BoundSpec
  private let views: ViewOwners
  private let owners: SiteOwners
  /// The classes whose controllers code makes, and sets up before it shows them.
  private let made: Set<ScreenID>
  /// The bindings of screens that each is given to.
  private var takers: [Flag: [Flag]] = [:]
  /// Those that are handed on to something that may change them unseen: a toggle, a text field.
  private var exposed: Set<Flag> = []
  /// Those that a modifier or a class that hides the bar reads, or what a computed property makes
  /// of them.
  private var hiding: Set<Flag> = []
  private var changes = FlagChanges()
  /// The properties of a name that a screen has: looked for by each property of its class.
  private var slots: [NamedProperty: [Int32]] = [:]
  /// The classes right below each.
  private var subclasses: [ScreenID: [ScreenID]] = [:]

  init(_ plan: Plan) {
    program = plan.bound.program
    bound = plan.bound
    views = ViewOwners(program)
    owners = SiteOwners(plan.bound)
    made = Set(program.formulas.compactMap { $0.kind.madeScreen })
    var given: Set<Int32> = []
    for (index, view) in program.views.enumerated() {
      guard case .screen(let screen, let arguments) = view.kind else { continue }
      for argument in arguments {
        guard case .binding(let variable) = program.formulas[Int(argument.value.index)].kind
        else { continue }
        let giver = flag(variable, in: views.owner(of: ViewID(Int32(index))))
        given.insert(argument.value.index)
        guard let giver else { continue }
        takers[giver, default: []].append(Flag(screen: screen, slot: argument.slot))
      }
    }
    for (index, formula) in program.formulas.enumerated() where !given.contains(Int32(index)) {
      guard case .binding(let variable) = formula.kind,
        let flag = flag(variable, in: owners.owner(of: formula.site))
      else { continue }
      exposed.insert(flag)
    }
    for (index, view) in program.views.enumerated() {
      guard let trigger = view.kind.trigger,
        let flag = flag(trigger.variable, in: views.owner(of: ViewID(Int32(index))))
      else { continue }
      exposed.insert(flag)
    }
    for (index, screen) in program.screens.enumerated() {
      for (slot, property) in screen.slots.enumerated() {
        let name = NamedProperty(screen: ScreenID(Int32(index)), name: property.name)
        slots[name, default: []].append(Int32(slot))
      }
      guard let above = screen.superclass else { continue }
      subclasses[above, default: []].append(ScreenID(Int32(index)))
    }
    noteHiding()
    for handler in program.handlers { note(handler.body) }
  }

  private func flag(_ variable: Variable, in screen: ScreenID?) -> Flag? {
    switch variable {
    case .app(let slot): Flag(screen: .app, slot: slot)
    case .own(let slot): screen.map { Flag(screen: $0, slot: slot) }
    case .local: nil
    }
  }

  /// The property as classes above and below have it, which inherit it from one another.
  private func inherited(_ flag: Flag) -> Set<Flag> {
    guard flag.screen != .app else { return [flag] }
    let name = program.screens[Int(flag.screen.index)].slots[Int(flag.slot)].name
    var found: Set<Flag> = [flag]
    func take(_ screen: ScreenID) {
      for slot in slots[NamedProperty(screen: screen, name: name)] ?? [] {
        found.insert(Flag(screen: screen, slot: slot))
      }
    }
    var above: ScreenID? = flag.screen
    while let screen = above {
      take(screen)
      above = program.screens[Int(screen.index)].superclass
    }
    var below = subclasses[flag.screen] ?? []
    while let screen = below.popLast() {
      take(screen)
      below += subclasses[screen] ?? []
    }
    return found
  }

  /// A state and all bindings that mean it, in however many steps.
  private func names(of flag: Flag) -> Set<Flag> {
    var names = inherited(flag)
    var left = Array(names)
    while let next = left.popLast() {
      for taker in takers[next] ?? [] where names.insert(taker).inserted { left.append(taker) }
    }
    return names
  }

  /// The only truth that code gives a flag that hides the bar, from another screen than its own if
  /// it is not the app's; nil where there are several, or where other code may change it.
  func onlyValue(of flag: Flag) -> (value: Value, site: Site)? {
    if changes.isOpen { return nil }
    let names = names(of: flag)
    guard exposed.isDisjoint(with: names), !hiding.isDisjoint(with: names) else { return nil }
    var found: (value: Value, site: Site)?
    for change in changes.of(names) {
      guard let formula = change.formula,
        case .constant(let value) = program.formulas[Int(formula.index)].kind,
        found == nil || found?.value == value, value == .bool(true) || value == .bool(false)
      else { return nil }
      found = found ?? (value, change.site)
    }
    // A state that only its own screen sets goes with it, as does a controller that code makes.
    guard let found, !made.contains(flag.screen),
      flag.screen == .app || owners.owner(of: found.site) != flag.screen
    else {
      return nil
    }
    return found
  }

  private mutating func noteHiding() {
    for (index, screen) in program.screens.enumerated().dropFirst() {
      guard let formula = screen.overrides[.prefersStatusBarHidden] else { continue }
      noteRead(formula, in: ScreenID(Int32(index)))
    }
    for (index, view) in program.views.enumerated() {
      guard case .modified(_, .bar(.statusBarHidden(let formula))) = view.kind else { continue }
      noteRead(formula, in: views.owner(of: ViewID(Int32(index))))
    }
  }

  /// Notes the flags that an answer is made of.
  private mutating func noteRead(_ formula: FormulaID, in screen: ScreenID?) {
    var seen: Set<FormulaID> = []
    var left = [formula]
    while let next = left.popLast() {
      guard seen.insert(next).inserted else { continue }
      let kind = program.formulas[Int(next.index)].kind
      if case .variable(let variable) = kind, let flag = flag(variable, in: screen) {
        hiding.insert(flag)
      }
      if case .stored(let slot, of: let owner) = kind, let flag = held(slot, of: owner) {
        hiding.insert(flag)
      }
      left += program.operands(of: next)
    }
  }

  /// The property of the author's class that a controller is of, wherever it comes from; nil if
  /// its class is unknown.
  private func held(_ slot: Int32, of controller: FormulaID) -> Flag? {
    bound.authorClass(of: controller).map { Flag(screen: $0, slot: slot) }
  }

  /// Notes what statements change.
  private mutating func note(_ effects: [Effect]) {
    var rest = effects
    // What stands last is gone into here: the `else` of a long chain is the last of the one before.
    while let last = rest.last {
      for effect in rest.dropLast() { for block in note(effect) { note(block) } }
      let blocks = note(last)
      for block in blocks.dropLast() { note(block) }
      rest = blocks.last ?? []
    }
  }

  /// Notes what a statement changes itself, and returns those inside it.
  private mutating func note(_ effect: Effect) -> [[Effect]] {
    switch effect.kind {
    case .change(let change):
      note(change, at: effect.site)
      return []
    case .obscure, .forget:
      changes.isOpen = true
      return []
    // Nothing else gives a state of SwiftUI's a value.
    case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .run,
      .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
      .doubtAnimation, .assume, .nothing, .end:
      return effect.blocks
    }
  }

  private mutating func note(_ change: Effect.Change, at site: Site) {
    switch change {
    case .toggle(let variable): note(variable, nil, at: site)
    case .assign(let variable, let formula), .store(let variable, let formula):
      note(variable, formula, at: site)
    case .assignStored(let slot, of: let controller, let formula, _):
      // Steps of a scenario are not the app's code.
      if owners.isInScenario(site) { return }
      guard let flag = held(slot, of: controller) else { return changes.isOpen = true }
      changes.add(formula, site, to: flag)
    // Objects of a technique's hold no flags.
    case .assignObject, .toggleObject, .hide: return
    }
  }

  /// Notes what a variable in the code at a place is given, nil for what is unknown.
  private mutating func note(_ variable: Variable, _ formula: FormulaID?, at site: Site) {
    if case .local = variable { return }
    // Steps of a scenario are not the app's code.
    if owners.isInScenario(site) { return }
    if let flag = flag(variable, in: owners.owner(of: site)) {
      changes.add(formula, site, to: flag)
    } else if case .own(let slot) = variable {
      changes.add(formula, site, toSlot: slot)
    }
  }
}

/// What code gives to states and properties, in the order of the program.
private struct FlagChanges {
  struct Change {
    var number: Int
    /// Nil for what is not given but turned over.
    var formula: FormulaID?
    var site: Site
  }

  /// `true` iff something unknown may be changed.
  var isOpen = false
  private var count = 0
  private var byFlag: [SharedFlags.Flag: [Change]] = [:]
  /// Those in the code of an extension, whose type is unknown here.
  private var bySlot: [Int32: [Change]] = [:]

  mutating func add(_ formula: FormulaID?, _ site: Site, to flag: SharedFlags.Flag) {
    count += 1
    byFlag[flag, default: []].append(Change(number: count, formula: formula, site: site))
  }

  mutating func add(_ formula: FormulaID?, _ site: Site, toSlot slot: Int32) {
    count += 1
    bySlot[slot, default: []].append(Change(number: count, formula: formula, site: site))
  }

  /// Those that may change one of several flags.
  func of(_ flags: Set<SharedFlags.Flag>) -> [Change] {
    var found = flags.flatMap { byFlag[$0] ?? [] }
    for slot in Set(flags.map { $0.slot }) { found += bySlot[slot] ?? [] }
    return found.sorted { $0.number < $1.number }
  }
}

/// Which declaration a piece of code stands in.
private struct SiteOwners {
  private let bound: BoundSpec
  private var screens = NestedPlaces<ScreenID>()
  private var scenarios = NestedPlaces<Void>()

  init(_ bound: BoundSpec) {
    self.bound = bound
    let program = bound.program
    var known: [String: ScreenID] = [:]
    for index in program.screens.indices.dropFirst().reversed() {
      let name = program.symbols[Int(program.screens[index].name.index)]
      known[name] = ScreenID(Int32(index))
    }
    for (source, script) in zip(bound.spec.sources, bound.spec.scripts) {
      for item in script.items {
        switch item {
        case .app(let app): screens.add(.app, at: Location(source.file, app.range))
        case .type(let type):
          guard let screen = known[source.text(type.name.range)] else { continue }
          screens.add(screen, at: Location(source.file, type.range))
        case .scenario(let scenario):
          scenarios.add((), at: Location(source.file, scenario.range))
        case .exploration(let exploration):
          scenarios.add((), at: Location(source.file, exploration.head.range))
        case .include, .importModule, .member, .unread: break
        }
      }
    }
    screens.sort()
    scenarios.sort()
  }

  func owner(of site: Site) -> ScreenID? {
    guard let place = bound.location(of: site) else { return nil }
    return screens.first(around: place)
  }

  func isInScenario(_ site: Site) -> Bool {
    guard let place = bound.location(of: site) else { return false }
    return scenarios.first(around: place) != nil
  }
}

extension Formula.Kind {
  /// The class of the controller that it makes.
  fileprivate var madeScreen: ScreenID? {
    guard case .makeController(let new) = self, case .screen(let id, _) = new.destination else {
      return nil
    }
    return id
  }
}

extension Slot.Kind {
  /// `true` iff the screen itself holds the value; those of a class may be given by others, too.
  fileprivate var isOwn: Bool {
    switch self {
    case .state, .parameter: true
    case .stored, .binding, .object, .environmentObject: false
    }
  }
}

extension ViewNode.Kind {
  /// What presents something while it is true.
  fileprivate var trigger: PresentationTrigger? {
    if case .modified(_, .live(let modifier)) = self { modifier.trigger?.variable } else { nil }
  }
}
