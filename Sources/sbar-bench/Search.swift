import Host
import Interpreter
import Language
import StatusBar

/// Steps from world to world, breadth first: each action in each world, each world once.
struct Search {
  /// So many worlds are met at most.
  private static let limit = 100_000

  /// So many of them are hashed as they are.
  private static let unpackedLimit = 20_000

  private let program: SharedProgram
  private let start: World
  private let actions: [Action]

  /// Creates a search through a stack of view controllers; nil if its spec cannot be planned.
  init?() {
    var text = Shape.overrides.declarations + "\nscenario \"all\" {\n    launch\n"
    for screen in Screen.all.dropFirst() { text += "    push \(screen.name)\n" }
    for screen in Screen.all { text += "    set \(screen.name).offset = 400\n" }
    text += "    pop\n    expect visible\n}\n"
    let source = Source(file: FileID(0), name: "search.sbar", bytes: Array(text.utf8))
    let plan = makePlan(
      loadSpec(root: source) { _, _ in .failed("the corpus includes nothing") },
      options: RunOptions())
    guard !plan.hasErrors, let scenario = plan.scenarios.first, let cell = scenario.cells.first
    else { return nil }
    program = plan.bound.shared
    start = World(program.program, platform: cell.platform)
    actions = scenario.steps.compactMap {
      if case .action(let action) = $0.kind { action } else { nil }
    }
  }

  /// Returns the figures as text.
  func run(rounds: Int) -> String {
    let before = Memory.resident
    let worlds = search()
    // Before the others, which leave their room behind.
    let bytes = max(0, Memory.resident - before) / max(1, worlds.all.count)
    let (measure, _) = Measure.best(of: rounds) { search() }
    let unpacked = (0..<min(Search.unpackedLimit, worlds.all.count)).map { worlds.all[$0] }
    let (hashing, hash) = Measure.best(of: rounds) {
      unpacked.reduce(0) { $0 ^ $1.hashValue }
    }
    var table = Table(["the search", "worlds", "steps", "ms", "M steps/s", "bytes a world"])
    table.add([
      "stepping and hashing, breadth first", short(Double(worlds.all.count)),
      short(Double(worlds.steps)), short(Double(measure.nanoseconds) / 1e6),
      short(measure.rate(worlds.steps) / 1e6, digits: 3), short(Double(bytes)),
    ])
    table.add([
      "hashing alone" + (hash == 0 ? " " : ""), short(Double(unpacked.count)), "",
      short(Double(hashing.nanoseconds) / 1e6),
      short(hashing.rate(unpacked.count) / 1e6, digits: 3),
      short(Double(MemoryLayout<World>.size)) + " inline",
    ])
    return table.text
  }

  private func search() -> (all: WorldTable, steps: Int) {
    let all = WorldTable()
    _ = all.insert(start)
    var steps = 0
    var next = 0
    while next < all.count && all.count < Search.limit {
      let from = all[next]
      for action in actions where all.count < Search.limit {
        var world = from
        steps += 1
        guard world.apply(action, in: program) == nil else { continue }
        _ = all.insert(world)
      }
      next += 1
    }
    return (all, steps)
  }
}
