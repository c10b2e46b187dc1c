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
        let name = program.symbols[Int(slot.name.index)]
        let words = assigned.value == .bool(true) ? "true" : "false"
        found.append(.neverSetBack(name, to: words, at: place))
      }
    }
    return found
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

  /// A state and all bindings that mean it, in however many steps.
  private func names(of flag: Flag) -> Set<Flag> {
    var names: Set<Flag> = [flag]
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

  /// `true` iff a modifier or a class that hides the bar reads one of the names.
  private func hidesBar(by names: Set<Flag>) -> Bool {
    let isAnswer = names.contains { name in
      guard name.screen != .app else { return false }
      return program.screens[Int(name.screen.index)].overrides[.prefersStatusBarHidden].map {
        reads($0, names, in: name.screen, depth: 0)
      } ?? false
    }
    return isAnswer
      || program.views.indices.contains { index in
        guard case .modified(_, .statusBarHidden(let formula)) = program.views[index].kind else {
          return false
        }
        return reads(formula, names, in: views.owner(of: ViewID(Int32(index))), depth: 0)
      }
  }

  private func reads(
    _ formula: FormulaID, _ names: Set<Flag>, in screen: ScreenID?, depth: Int
  ) -> Bool {
    guard depth < 32 else { return false }
    func either(_ operand: FormulaID) -> Bool {
      reads(operand, names, in: screen, depth: depth + 1)
    }
    switch program.formulas[Int(formula.index)].kind {
    case .variable(let variable):
      return flag(variable, in: screen).map { names.contains($0) } ?? false
    case .not(let operand): return either(operand)
    case .and(let a, let b), .or(let a, let b): return either(a) || either(b)
    default: return false
    }
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
    case .change(.assignStored(_, _, let formula)):
      guard names.contains(where: { isNamed($0, at: effect.site) }) else { return true }
      return note(formula, effect.site, &found)
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

  /// `true` iff what stands before the `=` of an assignment to another's property ends with the
  /// name of a flag; steps of a scenario are not the app's code.
  private func isNamed(_ flag: Flag, at site: Site) -> Bool {
    guard !owners.isInScenario(site), let place = bound.location(of: site) else { return false }
    let slot = program.screens[Int(flag.screen.index)].slots[Int(flag.slot)]
    let name = Array(program.symbols[Int(slot.name.index)].utf8)
    let target = Array(bound.spec.text(place).utf8).prefix { $0 != UInt8(ascii: "=") }
    let trimmed = target.reversed().drop { $0 == UInt8(ascii: " ") }
    return trimmed.prefix(name.count + 1).elementsEqual((name.reversed() + [UInt8(ascii: ".")]))
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
    return screens.first { $0.place.holds(place) }?.screen
  }

  func isInScenario(_ site: Site) -> Bool {
    guard let place = bound.location(of: site) else { return false }
    return scenarios.contains { $0.holds(place) }
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

extension Location {
  fileprivate func holds(_ other: Location) -> Bool {
    file == other.file && range.start <= other.range.start && other.range.end <= range.end
  }
}

extension ViewNode.Kind {
  /// What presents something while it is true.
  fileprivate var trigger: PresentationTrigger? {
    switch self {
    case .modified(_, .presentation(_, let trigger, _, _)),
      .modified(_, .destination(let trigger, _)):
      trigger
    default: nil
    }
  }
}
