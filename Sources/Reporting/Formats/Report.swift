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
    text = TextReport(settings, isShort: format == .short)
    json = JSONReport(settings)
    html = HTMLReport(settings)
  }

  /// Takes the next event; `file` is the one that is open.
  package mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch format {
    case .pretty, .short: text.receive(event, &file)
    case .json: json.receive(event, &file)
    case .html: html.receive(event, &file)
    case .junit, .tap, .github, .gitlab, .sarif, .markdown, .xcode: break
    }
  }

  /// The bytes that are not taken yet.
  package var bytes: [UInt8] {
    switch format {
    case .pretty, .short: text.text.bytes
    case .json: json.json.text.bytes
    case .html: html.bytes
    case .junit, .tap, .github, .gitlab, .sarif, .markdown, .xcode: []
    }
  }

  /// What belongs on standard error, beside the report.
  package var talk: [UInt8] {
    switch format {
    case .pretty, .short: text.talk.bytes
    case .json, .html, .junit, .tap, .github, .gitlab, .sarif, .markdown, .xcode: []
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
    switch format {
    case .pretty, .short: !bytes.isEmpty
    case .json: bytes.count >= 1 << 16
    case .html, .junit, .tap, .github, .gitlab, .sarif, .markdown, .xcode: false
    }
  }
}
