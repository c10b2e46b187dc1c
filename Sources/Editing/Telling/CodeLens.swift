import Interpreter
import Language
import Reporting

/// A line above a declaration, with what it came to, or how often it is asked.
package struct EditorLens: Sendable {
  /// The name of the declaration.
  package var location: Location
  package var title: String
  /// What a click asks for; nil where there is nothing more to tell.
  package var ask: Ask?

  /// What can be asked for at the place.
  package enum Ask: Sendable, Equatable { case explain, mend, film }
}

extension Analysis {
  /// Returns a line for each scenario of a file, and for each screen how often it is asked.
  package func lenses(in file: FileID) -> [EditorLens] {
    var count = AskedCount()
    count.add(self)
    return scenarioLenses(in: file) + askedLenses(in: file, count)
  }

  /// Returns the lines of the scenarios of a file.
  package func scenarioLenses(in file: FileID) -> [EditorLens] {
    var found: [EditorLens] = []
    for scenario in scenarios(of: file) {
      guard let result = result(of: scenario) else { continue }
      found.append(
        EditorLens(
          location: scenario.name, title: title(of: result), ask: .explain))
      if result.outcome == .failed {
        found.append(EditorLens(location: scenario.name, title: "Mend", ask: .mend))
      }
      if result.cells.contains(where: { $0.outcome != .skipped }) {
        found.append(EditorLens(location: scenario.name, title: "Film", ask: .film))
      }
    }
    return found
  }

  /// Returns how often the screens of a file are asked: `asked in 3 of 5 scenarios, never for the
  /// style`.
  package func askedLenses(in file: FileID, _ count: AskedCount) -> [EditorLens] {
    let all = count.all.count
    guard all > 0, all <= AskedCount.limit, count.isWhole else { return [] }
    return outline(of: file).compactMap { item in
      switch item.kind {
      case .screen, .type: break
      case .app, .container, .scenario, .variable, .function, .window, .include: return nil
      }
      guard let own = count.controllers[item.name] else { return nil }
      let title =
        "asked in \(own.scenarios.count) of \(all) " + (all == 1 ? "scenario" : "scenarios")
        + (own.isAskedForStyle ? "" : ", never for the style")
      return EditorLens(location: Location(file, item.selection), title: title)
    }
  }

  /// `✔ 6 cells`, `✘ 2 of 6 cells`, `? in 6 cells`
  func title(of result: ScenarioResult) -> String {
    let ran = result.cells.filter { $0.outcome != .skipped }
    let cells = ran.count == 1 ? "1 cell" : "\(ran.count) cells"
    switch result.outcome {
    case .passed: return "✔ " + cells
    case .skipped: return "skipped: no such device and release"
    case .known: return "✘ known issue, " + cells
    case .blank: return "= blank, " + cells
    case .failed, .broken, .undecided:
      let worst = ran.count { $0.outcome == result.outcome }
      let sign = result.outcome == .undecided ? "?" : "✘"
      return sign + " " + result.outcome.spelling
        + (ran.count == 1 ? "" : " in \(worst) of " + cells)
    }
  }
}
