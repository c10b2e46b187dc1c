import Interpreter
import Language

/// A run as Xcode reads the output of a build phase: a line for each error, warning and note, and
/// one for each piece of text that a fix changes. Anything else would be no issue of the build.
package enum Xcode {
  /// Writes a run; paths stay as they were given, and whole ones are found from everywhere.
  package static func write(_ record: RunRecord) -> TextBuffer {
    var text = TextBuffer()
    for complaint in record.allComplaints {
      text.append("error: " + line(complaint.message))
      text.newline()
    }
    for finding in record.findings where finding.kind != .known { write(finding, &text) }
    for skipped in record.end.tally.skipLines {
      text.append("note: skipped: " + line(skipped))
      text.newline()
    }
    return text
  }

  private static func write(_ finding: ReportedFinding, _ text: inout TextBuffer) {
    var message = finding.message
    if let cells = finding.cells { message += " on " + cells }
    let level = finding.isError ? "error" : "warning"
    message += " [" + finding.code.spelling + "]"
    write(level, message, at: finding.place, &text)
    // Xcode makes all of them at a click.
    for edit in finding.edits where finding.isEditSafe {
      let (start, end) = (edit.place.start, edit.place.end)
      text.append(printable(edit.place.path) + ":")
      text.append("\(start.line):\(start.column)-\(end.line):\(end.column): fixit: ")
      text.append(escaped(edit.text))
      text.newline()
    }
    for advice in finding.advice { write("note", advice, at: finding.place, &text) }
    for remark in finding.related where !remark.text.isEmpty {
      write("note", remark.text, at: remark.place, &text)
    }
  }

  private static func write(
    _ level: String, _ message: String, at place: Place, _ text: inout TextBuffer
  ) {
    text.append(printable(place.path) + ":")
    text.append("\(place.start.line):\(place.start.column): \(level): ")
    text.append(line(message))
    text.newline()
  }

  /// A message as one line without anything that a terminal would obey.
  private static func line(_ message: String) -> String {
    printable(message.split(separator: "\n").joined(separator: " "))
  }

  /// Text as a string of JSON has it between its quotes, which is how Xcode reads it.
  private static func escaped(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text, escapingAll: true)
    return String(json.text.text.dropFirst().dropLast())
  }
}
