import Interpreter
import Language

/// A run as text for people, made from its record: what a merge of several runs shows.
enum RecordText {
  /// Writes blocks or lines of all that is wrong, and the summary.
  static func write(_ record: RunRecord, isShort: Bool, _ look: Look) -> TextBuffer {
    var text = TextBuffer()
    for complaint in record.allComplaints {
      SummaryText.writeError(complaint.message, hint: nil, to: &text, look)
    }
    for finding in record.findings where finding.kind != .advice && finding.kind != .known {
      if isShort {
        writeLine(finding, &text)
      } else if !finding.isRepeated {
        text.append(finding.block)
      }
    }
    if !isShort { writeAgain(record, &text) }
    switch record.verb {
    case .test:
      SummaryText.write(record.end, showsTimes: record.settings.showsTimes, to: &text, look)
    case .check:
      SummaryText.writeCheck(record.end, showsTimes: record.settings.showsTimes, to: &text, look)
    }
    return text
  }

  /// `path:line:column: failed[SB4100]: what is wrong`, and the cells.
  private static func writeLine(_ finding: ReportedFinding, _ text: inout TextBuffer) {
    let start = finding.place.start
    let place = finding.place.path + ":" + String(start.line) + ":" + String(start.column)
    let cells = finding.cells.map { " on " + $0 } ?? ""
    SummaryText.writeLine(
      place + ": " + (finding.kind == .denied ? "warning" : finding.kind.spelling) + "["
        + finding.code.spelling + "]: "
        + finding.message + cells, to: &text)
  }

  private static func writeAgain(_ record: RunRecord, _ text: inout TextBuffer) {
    var list = CauseList()
    for again in record.files.flatMap({ $0.scenarios.compactMap { $0.again } }) {
      let number = list.number(of: CauseKey(bytes: Array(again.cause.utf8)))
      list.add(to: number) { $0.append(again.line) }
    }
    list.write(limit: record.settings.maxErrors ?? 20, to: &text)
  }
}

extension RunMerge {
  /// Returns the runs as one in any of the formats.
  package func bytes(
    _ format: ReportFormat, _ record: RunRecord, _ paths: ReportPaths, _ look: Look
  ) -> [UInt8] {
    switch format.writer {
    case .records: text.bytes
    case .text(let isShort): RecordText.write(record, isShort: isShort, look).bytes
    case .page: HTMLReport.page(of: record)
    case .whole(let write): write(record, paths)
    }
  }

  /// Returns the summary of a job.
  package func summary(_ record: RunRecord, _ paths: ReportPaths) -> [UInt8] {
    Markdown.write(record, paths, limit: Markdown.summaryLimit).bytes
  }
}
