/// The properties and variables on which nothing depends that could concern the bar: what is given
/// to one of them leaves nothing behind, but for those who observe that.
///
/// Values flow from properties to conditions, arguments and answers. A property is idle iff all
/// that reads it is code that leaves nothing behind and whose results are not asked for.
struct IdleSlots: Sendable {
  /// The properties of classes that inherit from one another, by the class above them all.
  private struct Family: Hashable {
    var screen: Int32
    var slot: Int32
  }

  /// By screen: the class above it that no other is above.
  private var families: [Int32] = []
  /// By screen: `true` for classes; what a view has is seen by SwiftUI.
  private var isOfClass: [Bool] = []
  private var usedOfApp: [Bool] = []
  private var used: Set<Family> = []
  /// By slot: `true` for properties that something uses of which the class is not known.
  private var usedOfAny: [Bool] = []
  /// By formula: the screen whose properties are its own.
  private var screens: [ScreenID?] = []
  /// By slot: what observes it; of classes in whichever class.
  private var observersOfApp: [[HandlerID]] = []
  private var observersOfOthers: [[HandlerID]] = []

  /// Has none idle of a program of which everything is known.
  init(_ program: Program) {
    guard program.traits.leavesOpen else { return }
    let most = program.screens.reduce(0) { max($0, $1.slots.count) }
    usedOfApp = [Bool](repeating: false, count: most)
    usedOfAny = usedOfApp
    observersOfApp = usedOfApp.map { _ in [] }
    observersOfOthers = observersOfApp
    families = program.screens.indices.map { index in
      var family = Int32(index)
      program.climb(from: ScreenID(family)) { family = $0.index }
      return family
    }
    screens = program.formulas.map { $0.screen }
    isOfClass = program.screens.map { screen in
      if case .controller = screen.kind { true } else { false }
    }
    noteWatched(program)
    // What is used makes more code count, and that uses more: until nothing changes.
    var count = -1
    while count != size {
      count = size
      let quiet = QuietCode(program, self, reach: false)
      var search = UseSearch(program, quiet)
      search.run()
      for (variable, screen) in search.used { note(variable, in: screen) }
    }
  }

  /// `true` iff nothing depends on a variable that code with such a formula changes; what a local
  /// is given counts where it is bound.
  func includes(_ variable: Variable, by value: FormulaID?) -> Bool {
    switch variable {
    case .local: return true
    case .app(let slot): return Int(slot) < usedOfApp.count && !usedOfApp[Int(slot)]
    case .own(let slot):
      guard Int(slot) < usedOfAny.count, !usedOfAny[Int(slot)] else { return false }
      if let value, Int(value.index) < screens.count, let screen = screens[Int(value.index)] {
        guard isOfClass[Int(screen.index)] else { return false }
        return !used.contains(Family(screen: families[Int(screen.index)], slot: slot))
      }
      return !used.contains { $0.slot == slot }
    }
  }

  /// What runs where a variable changes, in whichever class it is one.
  func observers(of variable: Variable) -> [HandlerID] {
    switch variable {
    case .local: []
    case .app(let slot): observersOfApp[Int(slot)]
    case .own(let slot): observersOfOthers[Int(slot)]
    }
  }

  // MARK: - Use

  private var size: Int {
    used.count + usedOfApp.count { $0 } + usedOfAny.count { $0 }
  }

  private mutating func note(_ variable: Variable, in screen: ScreenID?) {
    switch variable {
    case .app(let slot): usedOfApp[Int(slot)] = true
    case .own(let slot):
      if let screen {
        used.insert(Family(screen: families[Int(screen.index)], slot: slot))
      } else {
        usedOfAny[Int(slot)] = true
      }
    case .local: return
    }
  }

  /// What is observed, what views present by, and what other names stand for.
  private mutating func noteWatched(_ program: Program) {
    for formula in program.formulas {
      if case .binding(let variable) = formula.kind { note(variable, in: nil) }
    }
    for view in program.views {
      guard case .modified(_, .live(let modifier)) = view.kind else { continue }
      if let trigger = modifier.trigger?.variable {
        note(trigger.variable, in: nil)
        if let binding = trigger.binding { note(binding.last, in: nil) }
      }
      if case .visibilityUpdater(let updater) = modifier {
        updater.offset.map { note($0, in: nil) }
      }
      if case .states(let slots) = modifier { for slot in slots { note(.own(slot), in: nil) } }
    }
    for (index, screen) in program.screens.enumerated() {
      let id = ScreenID(Int32(index))
      for (slot, property) in screen.slots.enumerated() {
        let observers = property.willSet + property.didSet
        if id == .app {
          observersOfApp[slot] += observers
        } else {
          observersOfOthers[slot] += observers
        }
        guard !property.isPlain(screen) else { continue }
        note(id == .app ? .app(Int32(slot)) : .own(Int32(slot)), in: id)
      }
    }
  }
}

extension Slot {
  /// `true` iff giving it a value is all that happens, but for those who observe it: no other name
  /// stands for it, and no view is made of it.
  fileprivate func isPlain(_ screen: Screen) -> Bool {
    let isOfView = if case .view = screen.kind { true } else { false }
    return !isOfView && (kind == .state || kind == .parameter) && changeFlag == nil
  }
}

/// Finds the variables that what counts depends on: what UIKit, SwiftUI and scenarios ask, and
/// code that leaves something behind.
private struct UseSearch {
  /// A formula, and whether it is asked of another object than the one in whose code it stands.
  private struct Question: Hashable {
    var formula: FormulaID
    var isOfOthers: Bool
  }

  private let program: Program
  private let quiet: QuietCode
  private(set) var used: [(variable: Variable, screen: ScreenID?)] = []
  private var seen: Set<Question> = []
  private var isAsked: [Bool]
  private var pending: [Question] = []

  init(_ program: Program, _ quiet: QuietCode) {
    (self.program, self.quiet) = (program, quiet)
    isAsked = program.handlers.map { _ in false }
  }

  mutating func run() {
    for (index, formula) in program.formulas.enumerated() where !formula.isOfHandler {
      ask([FormulaID(Int32(index))], ofOthers: false)
    }
    ask(program.asked, ofOthers: false)
    for screen in program.screens { ask(screen.formulas, ofOthers: false) }
    for view in program.views { ask(view.formulas, ofOthers: false) }
    for index in program.handlers.indices where !quiet.isQuiet(HandlerID(Int32(index))) {
      use(program.handlers[index].body, ofOthers: false)
    }
    while let question = pending.popLast() { follow(question) }
  }

  private mutating func ask(_ formulas: [FormulaID], ofOthers: Bool) {
    for formula in formulas {
      let question = Question(formula: formula, isOfOthers: ofOthers)
      if seen.insert(question).inserted { pending.append(question) }
    }
  }

  private mutating func follow(_ question: Question) {
    let formula = program.formulas[Int(question.formula.index)]
    var isOfOthers = question.isOfOthers
    switch formula.kind {
    case .variable(let variable): used.append((variable, isOfOthers ? nil : formula.screen))
    case .stored(let slot, _): used.append((.own(slot), nil))
    case .seen, .inUse: isOfOthers = true
    case .constant, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic, .negate,
      .convert, .length, .apply, .each, .reduce, .element, .forced, .end, .ternary, .coalesce,
      .environment, .property, .thisController, .root, .superAnswer, .objectProperty, .makeObject,
      .makeController, .window, .makeWindow, .closure, .call, .input, .opaque, .available, .choice:
      break
    }
    ask(formula.kind.parts, ofOthers: isOfOthers)
    if let handler = formula.kind.asked { ask(resultOf: handler) }
  }

  /// The result of a handler is asked for: all that it hangs on counts.
  private mutating func ask(resultOf handler: HandlerID) {
    guard !isAsked[Int(handler.index)] else { return }
    isAsked[Int(handler.index)] = true
    use(program.handlers[Int(handler.index)].body, ofOthers: false)
  }

  /// What code depends on that counts, but for what it gives to idle variables.
  private mutating func use(_ effects: [Effect], ofOthers: Bool) {
    var asked: [Question] = []
    for effect in effects { _ = use(effect, ofOthers: ofOthers, &asked) }
    for question in asked where seen.insert(question).inserted { pending.append(question) }
  }

  /// Adds what an effect depends on; returns `false` where it leaves something behind or gives a
  /// value to what follows. Otherwise it counts for nothing.
  private mutating func use(
    _ effect: Effect, ofOthers: Bool, _ asked: inout [Question]
  ) -> Bool {
    let start = asked.count
    var isOfOthers = ofOthers
    // Whose property is changed there is not what the code around says.
    var isIdle = !ofOthers && quiet.isQuietBesidesBlocks(effect)
    switch effect.kind {
    case .run(.handlerInto(_, let handler, _)), .run(.other(_, let handler, _, into: _?)):
      ask(resultOf: handler)
      isIdle = false
    case .return, .bind: isIdle = false
    case .loop(let loop): isIdle = isIdle && loop.element == nil
    case .inUse, .inAnyUse: isOfOthers = true
    case .if, .body, .animated, .viewAnimation, .change, .run, .navigate, .attach, .configure,
      .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure, .forget, .doubtAnimation,
      .assume, .nothing, .end:
      break
    }
    for inner in effect.blocks.joined() {
      if !use(inner, ofOthers: isOfOthers, &asked) { isIdle = false }
    }
    if isIdle {
      asked.removeSubrange(start...)
      return true
    }
    asked += effect.formulas.map { Question(formula: $0, isOfOthers: ofOthers) }
    return false
  }
}
