import Interpreter
import Language
import Wording

/// In how many scenarios, of one spec or of several, controllers are asked for the bar.
package struct AskedCount: Sendable {
  /// A scenario by its file and its place: one that two specs include is one.
  struct Scenario: Hashable, Sendable {
    var file: String
    var start: UInt32
  }

  /// Where a controller is asked.
  struct Controller: Sendable {
    var scenarios: Set<Scenario> = []
    var isAskedForStyle = false
  }

  /// Those that can be run.
  private(set) var all: Set<Scenario> = []
  /// By their names.
  private(set) var controllers: [String: Controller] = [:]
  /// `false` iff it was ended before its end, or a spec was not run.
  private(set) var isWhole = true

  /// `true` iff there are more than are looked through.
  package var isTooMuch: Bool { all.count > AskedCount.limit }

  package init() {}

  /// So many scenarios are looked through: more would take longer than an editor waits.
  static let limit = 40

  /// Adds the scenarios of a spec; `isOver` is asked before each.
  package mutating func add(_ analysis: Analysis, isOver: () -> Bool = { false }) {
    let runnable = analysis.plan.scenarios.filter { $0.isRunnable }
    if runnable.isEmpty { return }
    // What has errors is not run; what was only read has none where it can be.
    guard !analysis.state.results.isEmpty || !analysis.plan.hasErrors else {
      isWhole = false
      return
    }
    for scenario in runnable {
      let file = analysis.text(of: scenario.name.file).name
      all.insert(Scenario(file: file, start: scenario.name.range.start))
    }
    if isTooMuch { return }
    for scenario in runnable {
      if isOver() {
        isWhole = false
        return
      }
      add(scenario, of: analysis)
    }
  }

  private mutating func add(_ scenario: PlannedScenario, of analysis: Analysis) {
    guard let cell = scenario.cells.firstIndex(where: { $0.exists }) else { return }
    let file = analysis.text(of: scenario.name.file).name
    let place = Scenario(file: file, start: scenario.name.range.start)
    for (_, moment) in moments(along: scenario, of: analysis.plan, cell: cell) {
      for account in MomentWords(moment).accounts {
        guard account.aspect == .hidden || account.aspect == .style else { continue }
        for candidate in account.candidates where candidate.isAsked {
          guard case .controller = candidate.kind else { continue }
          let name = candidate.name.split(separator: "#").first.map { String($0) } ?? ""
          controllers[name, default: Controller()].scenarios.insert(place)
          if account.aspect == .style {
            controllers[name, default: Controller()].isAskedForStyle = true
          }
        }
      }
    }
  }
}
