import Interpreter
import Language
import Reporting
import Wording

/// One spec as an editor shows it: its texts, what it came to, and where its lines are.
///
/// All that editors ask is answered by pure functions of it; places are byte offsets of its texts.
package struct Analysis: Sendable {
  package let state: ProjectSpec
  /// The texts by names that people can read.
  let book: SourceBook

  /// `shown` returns the name by which people know a file.
  package init(_ state: ProjectSpec, shown: (String) -> String = { $0 }) {
    self.state = state
    book = SourceBook(
      state.spec.sources.map { source in
        Source(file: source.file, name: shown(source.name), bytes: source.bytes)
      })
  }

  package var sources: [Source] { state.spec.sources }
  var plan: Plan { state.plan }

  /// The file of that name; nil for one that it does not read.
  package func file(_ name: String) -> FileID? {
    sources.first { $0.name == name }?.file
  }

  /// The text of a file; empty for one of another spec.
  package func text(of file: FileID) -> Source {
    state.spec.source(file) ?? Source(file: file, name: "", bytes: [])
  }

  func source(_ file: FileID) -> Source { text(of: file) }

  /// All of the scenario at a place; nil elsewhere.
  package func scenarioRange(at offset: UInt32, in file: FileID) -> SourceRange? {
    step(at: offset, in: file)?.scenario.range
  }

  /// The planned scenarios of a file that reach into a range.
  func scenarios(of file: FileID, in range: SourceRange? = nil) -> [PlannedScenario] {
    plan.scenarios.filter { scenario in
      guard scenario.name.file == file else { return false }
      guard let range else { return true }
      return scenario.range.start <= range.end && range.start <= scenario.range.end
    }
  }

  /// What a scenario came to; nil for one that was not run.
  func result(of scenario: PlannedScenario) -> ScenarioResult? {
    state.results.first { $0.name == scenario.name }
  }

  /// The scenario and the step of it at a place; the step is nil elsewhere in the scenario.
  func step(
    at offset: UInt32, in file: FileID
  ) -> (scenario: PlannedScenario, step: Int?)? {
    guard
      let scenario = scenarios(of: file).first(where: {
        $0.range.start <= offset && offset <= $0.range.end
      })
    else { return nil }
    let step = scenario.steps.firstIndex { $0.range.start <= offset && offset <= $0.range.end }
    return (scenario, step)
  }

  /// The declarations of a file, as they were parsed.
  func items(of file: FileID) -> [Item] {
    guard let first = sources.first?.file, file >= first else { return [] }
    let index = Int(file.index - first.index)
    return index < state.spec.scripts.count ? state.spec.scripts[index].items : []
  }

  /// What names spell.
  func spelling(_ name: LocatedName) -> String { state.spec.names.spelling(of: name.name) }
}
