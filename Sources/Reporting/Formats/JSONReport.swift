import Interpreter
import Language

/// A run as JSON Lines, as its events arrive.
struct JSONReport: Sendable {
  var json = JSONWriter()
  private let tool: String
  private let showsNotes: Bool
  private let showsTimes: Bool
  private let settings: ReportSettings

  init(_ settings: ReportSettings) {
    self.settings = settings
    tool = settings.tool
    showsNotes = settings.showsNotes
    showsTimes = settings.showsTimes
  }

  mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch event {
    case .began(let verb): RunJSON.writeStart(verb: RunJSON.Verb(verb), tool: tool, to: &json)
    case .complaint(let complaint): RunJSON.writeError(complaint, to: &json)
    case .fileBegan(let name): RunJSON.writeFile(name, to: &json)
    case .fileEnded: break
    case .planned(let planned):
      let wanted = planned.diagnostics.filter { $0.severity != .note || showsNotes }
      for diagnostic in DiagnosticOrder.sorted(wanted) {
        RunJSON.writeDiagnostic(diagnostic, in: file.book, to: &json)
      }
    case .listed(let scenario): RunJSON.writeListed(scenario, in: file.book, to: &json)
    case .scenario(let result):
      let book = file.book
      let told = RunRecord.Scenario(result, book, settings)
      RunJSON.writeScenario(result, told: told, in: book, to: &json)
    case .ended(let end): RunJSON.writeSummary(end, showsTimes: showsTimes, to: &json)
    }
  }
}
