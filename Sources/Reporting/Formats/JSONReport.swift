import Interpreter
import Language

/// A run as JSON Lines, as its events arrive.
struct JSONReport: Sendable {
  var json = JSONWriter()
  private let tool: String
  private let showsNotes: Bool
  private let showsTimes: Bool

  init(_ settings: ReportSettings) {
    tool = settings.tool
    showsNotes = settings.showsNotes
    showsTimes = settings.showsTimes
  }

  mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch event {
    case .began(let verb): RunJSON.writeStart(verb: verb.spelling, tool: tool, to: &json)
    case .complaint(let complaint): RunJSON.writeError(complaint, to: &json)
    case .fileBegan, .fileEnded: break
    case .planned(let planned):
      let wanted = planned.diagnostics.filter { $0.severity != .note || showsNotes }
      for diagnostic in DiagnosticOrder.sorted(wanted) {
        DiagnosticJSON.writeRecord(diagnostic, in: file.book, to: &json)
      }
    case .listed(let scenario): RunJSON.writeListed(scenario, in: file.book, to: &json)
    case .scenario(let result): RunJSON.writeScenario(result, in: file.book, to: &json)
    case .ended(let end): RunJSON.writeSummary(end, showsTimes: showsTimes, to: &json)
    }
  }
}
