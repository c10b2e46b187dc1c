/// The properties and variables that nothing in a program reads: what is given to one of them
/// leaves nothing behind, but for those who observe that.
struct UnreadSlots: Sendable {
  /// By slot: `true` for those that something reads, or may; of classes in whichever class.
  private var readOfApp: [Bool] = []
  private var readOfOthers: [Bool] = []

  /// Reads none of a program of which everything is known.
  init(_ program: Program) {
    guard program.traits.leavesOpen else { return }
    let most = program.screens.reduce(0) { max($0, $1.slots.count) }
    readOfApp = [Bool](repeating: false, count: most)
    readOfOthers = readOfApp
    for formula in program.formulas {
      if case .variable(let variable) = formula.kind { note(variable) }
      if case .binding(let variable) = formula.kind { note(variable) }
      if case .stored(let slot, _) = formula.kind { readOfOthers[Int(slot)] = true }
    }
    for view in program.views {
      guard case .modified(_, .live(let modifier)) = view.kind else { continue }
      if let trigger = modifier.trigger?.variable { note(trigger.variable) }
      if case .visibilityUpdater(let updater) = modifier { updater.offset.map { note($0) } }
    }
    for (index, screen) in program.screens.enumerated() {
      let isApp = index == Int(ScreenID.app.index)
      for (slot, property) in screen.slots.enumerated() where !property.isPlain(screen) {
        if isApp { readOfApp[slot] = true } else { readOfOthers[slot] = true }
      }
    }
  }

  private mutating func note(_ variable: Variable) {
    switch variable {
    case .app(let slot): readOfApp[Int(slot)] = true
    case .own(let slot): readOfOthers[Int(slot)] = true
    case .local: return
    }
  }

  /// `true` iff nothing reads a variable; what a local is given counts where it is bound.
  func includes(_ variable: Variable) -> Bool {
    switch variable {
    case .app(let slot): Int(slot) < readOfApp.count && !readOfApp[Int(slot)]
    case .own(let slot): Int(slot) < readOfOthers.count && !readOfOthers[Int(slot)]
    case .local: true
    }
  }
}

extension Slot {
  /// `true` iff giving it a value is all that happens: nothing observes it, no other name stands
  /// for it, and no view is made of it.
  fileprivate func isPlain(_ screen: Screen) -> Bool {
    let isOfView = if case .view = screen.kind { true } else { false }
    return !isOfView && (kind == .state || kind == .parameter) && willSet.isEmpty && didSet.isEmpty
      && changeFlag == nil
  }
}
