import Interpreter

/// One report in the making: a reader of a run's events, in one of the formats that are streamed.
package struct Report: Sendable {
  package let format: ReportFormat
  // Only the one that the format asks for is at work.
  private var text: TextReport
  private var json: JSONReport
  private var html: HTMLReport

  package init(_ format: ReportFormat, _ settings: ReportSettings) {
    self.format = format
    let isShort = if case .text(isShort: true) = format.writer { true } else { false }
    text = TextReport(settings, isShort: isShort)
    json = JSONReport(settings)
    html = HTMLReport(settings)
  }

  /// Takes the next event; `file` is the one that is open.
  package mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch format.writer {
    case .text: text.receive(event, &file)
    case .records: json.receive(event, &file)
    case .page: html.receive(event, &file)
    case .whole: break
    }
  }

  /// The bytes that are not taken yet.
  package var bytes: [UInt8] {
    switch format.writer {
    case .text: text.text.bytes
    case .records: json.json.text.bytes
    case .page: html.bytes
    case .whole: []
    }
  }

  /// What belongs on standard error, beside the report.
  package var talk: [UInt8] {
    switch format.writer {
    case .text: text.talk.bytes
    case .records, .page, .whole: []
    }
  }

  /// Forgets the bytes and the talk so far.
  package mutating func clear() {
    text.text.clear()
    text.talk.clear()
    json.json.text.clear()
    html.clear()
  }

  /// `true` iff what there is should be written once a file is done: failures as they happen,
  /// records in big blocks.
  package var isDue: Bool {
    switch format.writer {
    case .text: !bytes.isEmpty
    case .records: bytes.count >= 1 << 16
    case .page, .whole: false
    }
  }
}
