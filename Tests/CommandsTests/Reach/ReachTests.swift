import Foundation
import Interpreter
import Language
import StatusBar
import Testing

/// What holds in every world that a person can bring an app to.
///
/// Each run looks at every app on one of its platforms, does every ninth action twice, goes there
/// and back from every twelfth world, and looks at the first worlds of each example, always the
/// same; `SBAR_TESTS=all` looks at all platforms, does each action twice, goes from every world,
/// and further into the examples.
struct ReachTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  @Test(arguments: SmallApp.all)
  func everyReachableWorldIsSound(app: SmallApp) throws {
    let programs = try programs(of: app)
    let chosen = Self.isAll ? programs[...] : sample(of: programs, for: app)
    for (program, platform) in chosen {
      let reach = Reach(
        program, platform, controllerLimit: app.controllerLimit, worldLimit: 4000,
        repetition: Self.isAll ? 1 : 9)
      let excursions = Excursions(reach)
      let isComplete = reach.isComplete
      let count = reach.worlds.count
      #expect(isComplete && count > 4)
      var compared = 0
      for index in reach.worlds.indices {
        var faults = Soundness(reach, index).faults
        if Self.isAll || index % 12 == 0 { faults += excursions.faults(from: index, &compared) }
        #expect(faults.isEmpty, "\(platform.os) \(reach.path(to: index))")
      }
      #expect(compared > (Self.isAll ? count : count / 12))
      checkTable(of: reach.worlds)
      #expect(reach.misfiled.isEmpty, "\(reach.misfiled)")
    }
  }

  /// A table of worlds tells apart what differs, and gives back what it was given.
  private func checkTable(of worlds: [World]) {
    let table = WorldTable()
    for (index, world) in worlds.enumerated() {
      let (number, isNew) = table.insert(world)
      #expect(number == index && isNew)
    }
    for (index, world) in worlds.enumerated() {
      #expect(table[index] == world)
      let (number, isNew) = table.insert(world)
      #expect(number == index && !isNew)
    }
    #expect(table.count == worlds.count)
  }

  /// The apps of the examples are larger: the first worlds of each are looked at.
  @Test(arguments: Examples.files)
  func examplesAreSound(file: String) throws {
    let plan = try Examples.example(file).plan
    var seen: Set<Platform> = []
    for scenario in plan.scenarios {
      for cell in scenario.cells where cell.exists && seen.count < (Self.isAll ? 3 : 1) {
        guard seen.insert(cell.platform).inserted else { continue }
        let program = plan.program(of: scenario).program
        let limit = Self.isAll ? 20 : 4
        let reach = Reach(
          program, cell.platform, controllerLimit: 6, worldLimit: limit,
          repetition: Self.isAll ? 1 : 9)
        #expect(reach.misfiled.isEmpty, "\(reach.misfiled)")
        for index in reach.worlds.indices {
          let faults = Soundness(reach, index).faults
          #expect(faults.isEmpty, "\(file) \(reach.path(to: index))")
        }
      }
    }
  }

  /// One of the platforms, another one for each app.
  private func sample(
    of programs: [(Program, Platform)], for app: SmallApp
  ) -> ArraySlice<(Program, Platform)> {
    [programs[app.name.utf8.count % programs.count]]
  }

  private func programs(of app: SmallApp) throws -> [(Program, Platform)] {
    let source = Source(file: FileID(0), name: "app.sbar", bytes: [UInt8](app.text.utf8))
    let spec = loadSpec(root: source) { _, _ in .failed("no files") }
    let plan = makePlan(spec, options: RunOptions())
    let mistakes = plan.diagnostics.map { $0.message }
    try #require(mistakes.isEmpty)
    let scenario = try #require(plan.scenarios.first)
    let cells = scenario.cells.filter { $0.exists }
    try #require(!cells.isEmpty)
    return cells.map { (plan.program(of: scenario).program, $0.platform) }
  }
}

/// The properties of one world.
struct Soundness {
  private(set) var faults: [String] = []

  init(_ reach: Reach, _ index: Int) {
    let world = reach.worlds[index]
    let questions = Questions(world, reach.shared)
    let resolution = questions.resolve()
    if resolution != questions.resolve() { faults.append("resolves in two ways") }
    if resolution.reasons.isEmpty { faults.append("no reason") }
    check(resolution.bar, "resolved", world.platform)
    check(world.published.bar, "published", world.platform)
    for action in reach.actionsAstray(from: index) {
      faults.append("\(action) leads to two worlds")
    }
  }

  private mutating func check(_ bar: Bar, _ which: String, _ platform: Platform) {
    if bar.isHidden != (bar.height == 0) {
      faults.append("\(which): hidden \(bar.isHidden), \(bar.height) points")
    }
    let hasNoBar =
      platform.orientation.isLandscape && platform.os >= Version(13)
      && !Device.catalogue[Int(platform.device.index)].isPad
    if hasNoBar && !bar.isHidden { faults.append("\(which): a bar in landscape") }
  }
}

/// Ways that lead somewhere and back.
struct Excursions {
  private let reach: Reach
  /// One formula for each state of the app and of its screens.
  private let states: [(formula: FormulaID, screen: ScreenID)]
  private let program: SharedProgram

  init(_ reach: Reach) {
    self.reach = reach
    var program = reach.program
    var states: [(formula: FormulaID, screen: ScreenID)] = []
    func add(_ kind: Formula.Kind, _ screen: ScreenID) {
      program.formulas.append(Formula(kind, site: .none))
      states.append((FormulaID(Int32(program.formulas.count - 1)), screen))
    }
    for (index, screen) in program.screens.enumerated() {
      let id = ScreenID(Int32(index))
      for slot in screen.slots.indices {
        add(.variable(id == .app ? .app(Int32(slot)) : .own(Int32(slot))), id)
        guard screen.slots[slot].kind == .object else { continue }
        add(.objectProperty(.isHidden, of: FormulaID(Int32(program.formulas.count - 1))), id)
      }
    }
    self.program = SharedProgram(program)
    self.states = states
  }

  /// The excursions after which the bar differs although the app's state does not.
  func faults(from index: Int, _ compared: inout Int) -> [String] {
    let start = reach.worlds[index]
    guard !start.isMomentOpen, isFresh(start) else { return [] }
    var faults: [String] = []
    for (there, back) in ways(from: start) {
      let away = step(start, there, in: program)
      guard away.problem == nil, !away.journal.wasIgnored, away.world != start else { continue }
      let home = step(away.world, back, in: program)
      guard home.problem == nil, values(home.world) == values(start) else { continue }
      compared += 1
      if !looksAlike(home.world.published.bar, start.published.bar) {
        faults.append("\(there), \(back)")
      }
    }
    return faults
  }

  private func ways(from world: World) -> [(Action, Action)] {
    var ways = reach.pushes.map { ($0, Action.navigate(.back)) }
    ways += reach.presentations.map { ($0, .navigate(.dismiss(nil))) }
    let portrait = world.platform.orientation
    let light = world.platform.appearance
    ways += [
      (
        .device(.rotate(portrait == .portrait ? .landscapeLeft : .portrait)),
        .device(.rotate(portrait))
      ),
      (.device(.appearance(light == .light ? .dark : .light)), .device(.appearance(light))),
      (.background, .foreground), (.moment(.beginBack), .moment(.cancel)),
      (.moment(.beginDismiss), .moment(.cancel)),
    ]
    for window in program.program.windows {
      guard let name = window.name,
        step(world, .hideWindow(name), in: program).world == world
      else { continue }
      ways.append((.showWindow(name, asKey: false), .hideWindow(name)))
    }
    return ways
  }

  /// `true` iff the published bar is what a question asked now would answer.
  private func isFresh(_ world: World) -> Bool {
    looksAlike(world.published.bar, Questions(world, program).resolve().bar)
  }

  private func values(_ world: World) -> [Value] {
    let questions = Questions(world, program)
    return states.map { questions.value($0.formula, screen: ScreenUse($0.screen)) }
  }

  private func looksAlike(_ a: Bar, _ b: Bar) -> Bool {
    a.isHidden == b.isHidden && a.height == b.height && (a.isHidden || a.content == b.content)
  }
}
