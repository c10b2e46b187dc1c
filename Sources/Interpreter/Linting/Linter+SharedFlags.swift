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
    for (number, screen) in program.screens.enumerated() {
      for (index, slot) in screen.slots.enumerated() where slot.kind.isOwn {
        let flag = SharedFlags.Flag(screen: ScreenID(Int32(number)), slot: Int32(index))
        guard let initial = slot.initial,
          case .constant(let first) = program.formulas[Int(initial.index)].kind,
          let assigned = flags.onlyValue(of: flag), first != assigned.value,
          let place = plan.bound.location(of: assigned.site)
        else { continue }
        // A class and one below it have the property both.
        if found.contains(where: { $0.primary.location == place }) { continue }
        let name = program.symbols[Int(slot.name.index)]
        let words = assigned.value == .bool(true) ? "true" : "false"
        found.append(
          .neverSetBack(name, to: words, at: place, fix: wayBack(place, assigned.value)))
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
    let link = ".onDisappear { " + flag + " = " + (truth ? "false" : "true") + " }"
    let edit = MendSheet(source).link(
      link, from: UInt32(before - modifier.count), to: UInt32(end + 1))
    return Fix("set it back when the screen goes", .review, [edit])
  }
}

/// The states of a program, each with the bindings that mean it.
private struct SharedFlags {
  /// A property of a screen, or a state of the app.
  struct Flag: Hashable {
    var screen: ScreenID
    var slot: Int32
  }

  private let program: Program
  private let bound: BoundSpec
  private let views: ViewOwners
  private let owners: SiteOwners
  /// The classes whose controllers code makes, and sets up before it shows them.
  private let made: Set<ScreenID>
  /// What is given to a binding of a screen, of each.
  private var givers: [Flag: [Flag]] = [:]
  /// Those that are handed on to something that may change them unseen: a toggle, a text field.
  private var exposed: Set<Flag> = []

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
        givers[Flag(screen: screen, slot: argument.slot), default: []].append(giver)
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
    for index in program.screens.indices {
      let screen = ScreenID(Int32(index))
      guard
        program.inherits(flag.screen, from: screen) || program.inherits(screen, from: flag.screen)
      else { continue }
      for (slot, other) in program.screens[index].slots.enumerated() where other.name == name {
        found.insert(Flag(screen: screen, slot: Int32(slot)))
      }
    }
    return found
  }

  /// A state and all bindings that mean it, in however many steps.
  private func names(of flag: Flag) -> Set<Flag> {
    var names = inherited(flag)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (name, sources) in givers where !names.contains(name) {
        guard sources.contains(where: { names.contains($0) }) else { continue }
        names.insert(name)
        isGrowing = true
      }
    }
    return names
  }

  /// The only truth that code gives a flag that hides the bar, from another screen than its own if
  /// it is not the app's; nil where there are several, or where somebody else may change it.
  func onlyValue(of flag: Flag) -> (value: Value, site: Site)? {
    let names = names(of: flag)
    guard exposed.isDisjoint(with: names), hidesBar(by: names) else { return nil }
    var found: (value: Value, site: Site)?
    for handler in program.handlers {
      for effect in handler.body {
        guard collect(effect, names, &found) else { return nil }
      }
    }
    // A state that only its own screen sets goes with it, as does a controller that code makes.
    guard let found, !made.contains(flag.screen),
      flag.screen == .app || owners.owner(of: found.site) != flag.screen
    else {
      return nil
    }
    return found
  }

  /// `true` iff a modifier or a class that hides the bar reads one of the names, or what a computed
  /// property makes of it.
  private func hidesBar(by names: Set<Flag>) -> Bool {
    let isAnswer = program.screens.indices.dropFirst().contains { index in
      program.screens[index].overrides[.prefersStatusBarHidden].map {
        reads($0, names, in: ScreenID(Int32(index)))
      } ?? false
    }
    return isAnswer
      || program.views.indices.contains { index in
        guard case .modified(_, .bar(.statusBarHidden(let formula))) = program.views[index].kind
        else {
          return false
        }
        return reads(formula, names, in: views.owner(of: ViewID(Int32(index))))
      }
  }

  private func reads(_ formula: FormulaID, _ names: Set<Flag>, in screen: ScreenID?) -> Bool {
    var seen: Set<FormulaID> = []
    var left = [formula]
    while let next = left.popLast() {
      guard seen.insert(next).inserted else { continue }
      let kind = program.formulas[Int(next.index)].kind
      if case .variable(let variable) = kind, let flag = flag(variable, in: screen),
        names.contains(flag)
      {
        return true
      }
      if case .stored(let slot, of: let owner) = kind, let flag = held(slot, of: owner),
        names.contains(flag)
      {
        return true
      }
      left += program.operands(of: next)
    }
    return false
  }

  /// The property of the author's class that a controller is of, wherever it comes from; nil if
  /// nobody knows its class.
  private func held(_ slot: Int32, of controller: FormulaID) -> Flag? {
    bound.authorClass(of: controller).map { Flag(screen: $0, slot: slot) }
  }

  /// `false` iff a flag may get another value.
  private func collect(
    _ effect: Effect, _ names: Set<Flag>, _ found: inout (value: Value, site: Site)?
  ) -> Bool {
    func all(_ effects: [Effect]) -> Bool {
      for effect in effects where !collect(effect, names, &found) { return false }
      return true
    }
    switch effect.kind {
    case .change(.toggle(let variable)): return !mayMean(variable, names, at: effect.site)
    case .change(.assign(let variable, let formula)):
      guard mayMean(variable, names, at: effect.site) else { return true }
      return note(formula, effect.site, &found)
    case .change(.assignStored(let slot, of: let controller, let formula)):
      // Steps of a scenario are not the app's code.
      if owners.isInScenario(effect.site) { return true }
      guard let flag = held(slot, of: controller) else { return false }
      return names.contains(flag) ? note(formula, effect.site, &found) : true
    case .obscure, .forget: return false
    // Nothing else gives a state of SwiftUI's a value.
    default: return effect.blocks.allSatisfy { all($0) }
    }
  }

  /// Takes in what a flag is given; `false` iff that is not the one truth that it is always given.
  private func note(
    _ formula: FormulaID, _ site: Site, _ found: inout (value: Value, site: Site)?
  ) -> Bool {
    guard case .constant(let value) = program.formulas[Int(formula.index)].kind,
      found == nil || found?.value == value, value == .bool(true) || value == .bool(false)
    else { return false }
    found = found ?? (value, site)
    return true
  }

  /// `true` iff a variable in the code at a place is one of the names; steps of a scenario are not
  /// the app's code.
  private func mayMean(_ variable: Variable, _ names: Set<Flag>, at site: Site) -> Bool {
    if owners.isInScenario(site) { return false }
    if case .local = variable { return false }
    guard let flag = flag(variable, in: owners.owner(of: site)) else {
      // Code of an extension, of which nobody knows whose it is here.
      return names.contains { variable == .own($0.slot) }
    }
    return names.contains(flag)
  }
}

/// Which declaration a piece of code stands in.
private struct SiteOwners {
  private let bound: BoundSpec
  private var screens: [(place: Location, screen: ScreenID)] = []
  private var scenarios: [Location] = []

  init(_ bound: BoundSpec) {
    self.bound = bound
    let program = bound.program
    for (source, script) in zip(bound.spec.sources, bound.spec.scripts) {
      for item in script.items {
        switch item {
        case .app(let app): screens.append((Location(source.file, app.range), .app))
        case .type(let type):
          let name = source.text(type.name.range)
          let screen = program.screens.indices.dropFirst().first {
            program.symbols[Int(program.screens[$0].name.index)] == name
          }
          guard let screen else { continue }
          screens.append((Location(source.file, type.range), ScreenID(Int32(screen))))
        case .scenario(let scenario): scenarios.append(Location(source.file, scenario.range))
        case .include, .importModule, .member, .unread: break
        }
      }
    }
  }

  func owner(of site: Site) -> ScreenID? {
    guard let place = bound.location(of: site) else { return nil }
    return screens.first { $0.place.encloses(place) }?.screen
  }

  func isInScenario(_ site: Site) -> Bool {
    guard let place = bound.location(of: site) else { return false }
    return scenarios.contains { $0.encloses(place) }
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
    switch self {
    case .modified(_, .live(.presentation(_, let trigger, _, _))),
      .modified(_, .live(.destination(let trigger, _))):
      trigger
    default: nil
    }
  }
}
