import Exploring
import Interpreter
import Language
import Wording

/// What an audit found before, as a file that a team keeps: what stands in it is not told again.
///
/// A finding is known by its code, its file and the words of the line that decided, so that it
/// stays known where lines move.
package struct AuditBaseline: Sendable {
  /// The findings, a line each, in their order.
  private var lines: [[UInt8]] = []

  /// Reads a baseline; lines that begin with `#`, and empty ones, say nothing.
  package init(_ bytes: [UInt8]) {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in bytes.split(whereSeparator: isEnd) where line.first != UInt8(ascii: "#") {
      lines.append(Array(line))
    }
  }

  /// Creates the baseline of what an audit found; `path` tells how it calls a file.
  package init(of audit: Audit, in book: SourceBook, path: (String) -> String) {
    for finding in audit.findings {
      let line = AuditBaseline.line(of: finding, in: book, path: path)
      if !lines.contains(line) { lines.append(line) }
    }
    lines.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// `true` iff a finding stands in it.
  package func holds(
    _ finding: Audit.Finding, in book: SourceBook, path: (String) -> String
  ) -> Bool {
    lines.contains(AuditBaseline.line(of: finding, in: book, path: path))
  }

  package var count: Int { lines.count }

  /// The file.
  package var bytes: [UInt8] {
    let head = """
      # What `sbar audit --baseline` does not tell again, as `--write-baseline` wrote it.
      # Delete the line of what is mended.

      """
    return lines.reduce(into: Array(head.utf8)) { $0 += $1 + [UInt8(ascii: "\n")] }
  }

  /// `SB5102 Shelf.swift: .statusBarHidden(hidesBar)`
  private static func line(
    of finding: Audit.Finding, in book: SourceBook, path: (String) -> String
  ) -> [UInt8] {
    let words: String
    if let place = finding.place {
      words = path(book.name(of: place.file)) + ": " + text(at: place, in: book)
    } else {
      words = finding.lead.title
    }
    return Array((finding.lead.law.code.spelling + " " + words).utf8)
  }

  /// The words of the line that a place is in, with one space between them.
  private static func text(at place: Location, in book: SourceBook) -> String {
    guard let page = book.page(place.file) else { return "" }
    let range = page.line(page.lineIndex(at: Int(place.range.start)))
    let parts = page.source.bytes[range].split { $0 <= 0x20 }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
