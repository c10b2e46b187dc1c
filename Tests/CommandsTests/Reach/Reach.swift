import StatusBar

/// Everything that a person can bring a small app to, breadth first.
struct Reach {
  let shared: SharedProgram
  var program: Program { shared.program }
  /// Worlds with more controllers than this are not left any more, so that pushing ends.
  let controllerLimit: Int
  /// Every so manieth action of a world is done twice, another one in the next world.
  let repetition: Int
  /// The worlds at rest or half-way, in the order in which they were found.
  private(set) var worlds: [World] = []
  /// `false` iff the search stopped at `worldLimit`.
  private(set) var isComplete = true
  private var origins: [(from: Int, action: Action)] = []
  /// The actions of each world that lead to two worlds or tell two stories, as far as worlds were
  /// left.
  private var wayward: [[Action]] = []
  /// The worlds again, by what each turn changed of the one before.
  let table = WorldTable()
  /// The turns of which the table holds another world than they led to.
  private(set) var misfiled: [(from: Int, action: Action)] = []

  init(
    _ program: Program, _ platform: Platform, controllerLimit: Int, worldLimit: Int,
    repetition: Int = 1
  ) {
    shared = SharedProgram(program)
    self.controllerLimit = controllerLimit
    self.repetition = repetition
    var seen: Set<World> = []
    let (start, _, problem) = step(World(program, platform: platform), .launch, in: shared)
    guard problem == nil else { return }
    worlds = [start]
    _ = table.insert(start)
    origins = [(0, .launch)]
    seen.insert(start)
    var next = 0
    while next < worlds.count {
      var astray: [Action] = []
      for (number, action) in actions(in: worlds[next]).enumerated() {
        let (world, isSure, problem) = take(action, number, from: next)
        if !isSure { astray.append(action) }
        guard problem == nil else { continue }
        let isNew = seen.insert(world).inserted
        if !isFiled(world, isNew, from: next, isLooked: (number + next).isMultiple(of: 4)) {
          misfiled.append((next, action))
        }
        guard isNew else { continue }
        guard worlds.count < worldLimit else {
          isComplete = false
          return
        }
        worlds.append(world)
        origins.append((next, action))
      }
      wayward.append(astray)
      next += 1
    }
  }

  /// `true` iff the table knows a world that a turn led to from another one, or did not.
  private func isFiled(_ world: World, _ isNew: Bool, from index: Int, isLooked: Bool) -> Bool {
    let filed = table.insert(world, afterTurnFrom: index)
    if filed.isNew != isNew || isNew && filed.number != worlds.count { return false }
    return !isNew && !isLooked || table[filed.number] == world
  }

  /// Does an action, twice if it is one of those; `isSure` iff the same comes of it each time.
  private func take(
    _ action: Action, _ number: Int, from index: Int
  ) -> (world: World, isSure: Bool, problem: Problem?) {
    let start = worlds[index]
    let first = step(start, action, in: shared)
    guard (number + index).isMultiple(of: repetition) else {
      return (first.world, true, first.problem)
    }
    let second = step(start, action, in: shared)
    return (
      first.world, first.world == second.world && first.journal == second.journal, first.problem
    )
  }

  /// The actions from a world of which not always the same comes.
  func actionsAstray(from index: Int) -> [Action] {
    if index < wayward.count { return wayward[index] }
    return actions(in: worlds[index]).enumerated()
      .filter { !take($0.element, $0.offset, from: index).isSure }.map { $0.element }
  }

  /// The actions that lead from the launch to a world.
  func path(to index: Int) -> [Action] {
    var path: [Action] = []
    var current = index
    while current > 0 {
      path.append(origins[current].action)
      current = origins[current].from
    }
    return path.reversed()
  }

  /// What a person can try in a world; what cannot be done there does no harm.
  func actions(in world: World) -> [Action] {
    if world.isMomentOpen { return [.moment(.finish), .moment(.cancel)] }
    var actions: [Action] = [
      .navigate(.back), .moment(.beginBack), .navigate(.popToRoot), .navigate(.dismiss(nil)),
      .moment(.beginDismiss), .background, .foreground,
      .device(.rotate(.portrait)), .device(.rotate(.landscapeLeft)), .device(.appearance(.light)),
      .device(.appearance(.dark)),
      .scrollTo(0), .scrollTo(-60), .select(.tabNumber(1)), .select(.tabNumber(2)),
      .select(.pageNumber(1)), .select(.pageNumber(2)), .wait(1),
    ]
    actions += labels(in: world).flatMap { [.tap($0), .tapType($0)] } + calls
    for window in program.windows {
      guard let name = window.name else { continue }
      actions += [.showWindow(name, asKey: true), .hideWindow(name)]
    }
    guard world.controllerCount < controllerLimit else { return actions }
    return actions + arrivals
  }

  /// Calls of every function of a class that takes nothing.
  private var calls: [Action] {
    program.screens.indices.dropFirst().flatMap { index in
      program.screens[index].functions
        .filter { program.handlers[Int($0.handler.index)].parameterCount == 0 }
        .map { .call(ScreenUse(ScreenID(Int32(index))), $0.handler, arguments: []) }
    }
  }

  /// Pushes and presentations of every screen.
  var arrivals: [Action] { pushes + presentations }

  var pushes: [Action] {
    declaredScreens.map { .navigate(.push(ScreenID(Int32($0)), arguments: [])) }
  }

  /// The screens that a scenario can name.
  private var declaredScreens: [Int] {
    program.screens.indices.dropFirst().filter { program.unknownController?.index != Int32($0) }
  }

  var presentations: [Action] {
    var actions: [Action] = []
    for index in declaredScreens {
      guard case .controller(.plain) = program.screens[index].kind else { continue }
      for style in [PresentationStyle.automatic, .fullScreen, .overCurrentContext] {
        actions.append(
          .navigate(
            .present(
              ScreenID(Int32(index)), arguments: [], style: style, swiftUI: nil, captures: false,
              detentIsLarge: true, from: nil)))
      }
    }
    return actions
  }

  /// The labels and types of what can be tapped, as the refusal of a tap lists them.
  private func labels(in world: World) -> [Symbol] {
    let nothing = Symbol(UInt32.max)
    guard case .notFound(let labels) = step(world, .tap(nothing), in: shared).problem else {
      return []
    }
    return labels.compactMap { name in
      switch name {
      case .label(let symbol), .type(let symbol): symbol
      case .tab, .untitledTabs: nil
      }
    }
  }
}
