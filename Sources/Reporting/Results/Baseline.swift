import Exploring
import Interpreter
import Language
import Wording

/// What an audit or explorations found before, as a file that a team keeps: what stands in it is
/// not told again.
///
/// A finding is known by its code, its file and the words of the line that decided, a law by its
/// file, its exploration and its own words, so that they stay known where lines move.
package struct Baseline: Sendable {
  /// The findings, a line each, in their order.
  private var lines: [[UInt8]] = []

  /// Creates one of nothing.
  package init() {}

  /// Reads a baseline; lines that begin with `#`, and empty ones, say nothing.
  package init(_ bytes: [UInt8]) {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in bytes.split(whereSeparator: isEnd) where line.first != UInt8(ascii: "#") {
      lines.append(Array(line))
    }
  }

  /// Adds what an audit found; `path` tells how the baseline calls a file.
  package mutating func add(_ audit: Audit, in book: SourceBook, path: (String) -> String) {
    for finding in audit.findings { add(Baseline.line(of: finding, in: book, path: path)) }
  }

  /// Adds the laws that fail.
  package mutating func add(_ explorer: Explorer, in book: SourceBook, path: (String) -> String) {
    for explored in explorer.explorations {
      for law in explored.laws where law.verdict.fails && !explored.isKnownToFail {
        add(Baseline.line(of: ToldLaw(law, of: explored, in: explorer), in: book, path: path))
      }
    }
  }

  private mutating func add(_ line: [UInt8]) {
    if !lines.contains(line) { lines.append(line) }
  }

  /// `true` iff a finding stands in it.
  package func holds(
    _ finding: Audit.Finding, in book: SourceBook, path: (String) -> String
  ) -> Bool {
    lines.contains(Baseline.line(of: finding, in: book, path: path))
  }

  /// `true` iff a law stands in it.
  package func holds(
    _ law: ExploredLaw, of explored: Explorer.Explored, in explorer: Explorer, _ book: SourceBook,
    path: (String) -> String
  ) -> Bool {
    let told = ToldLaw(law, of: explored, in: explorer)
    return lines.contains(Baseline.line(of: told, in: book, path: path))
  }

  package var count: Int { lines.count }

  /// The file, as a verb reads it.
  package func bytes(for verb: String) -> [UInt8] {
    let head = """
      # What `sbar \(verb) --baseline` does not tell again, as `--write-baseline` wrote it.
      # Delete the line of what is mended.

      """
    let sorted = lines.sorted { $0.lexicographicallyPrecedes($1) }
    return sorted.reduce(into: Array(head.utf8)) { $0 += $1 + [UInt8(ascii: "\n")] }
  }

  /// `SB5104 notes.sbar: the bar comes back: always visible while depth 1`
  private static func line(
    of law: ToldLaw, in book: SourceBook, path: (String) -> String
  ) -> [UInt8] {
    let names = [path(book.name(of: law.place.file)), law.exploration, law.title]
    let words = names.joined(separator: ": ").split { $0.isNewline }.joined(separator: " ")
    return Array((law.code.spelling + " " + words).utf8)
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
