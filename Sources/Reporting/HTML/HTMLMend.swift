import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// A mend as a difference, with what it was tried on and the command that writes it.
struct HTMLMend {
  private let mend: Mend
  private let finding: FindingWords
  private let book: SourceBook
  /// The bar after each action, as it is and with the mend; empty where that is not known.
  private let before: [Pill]
  private let after: [Pill]
  /// `false` of what a search found, whose mend no command writes.
  var isOfSpec = true
  /// What becomes of what a search found; nil of a scenario.
  var mended: String?

  /// More lines are left out; the command shows them.
  private static let limit = 40
  /// The bars of more actions are left out.
  private static let pillLimit = 8

  init(
    _ mend: Mend, of finding: FindingWords, in book: SourceBook, before: [Pill], after: [Pill]
  ) {
    self.mend = mend
    self.finding = finding
    self.book = book
    self.before = before
    self.after = after
  }

  func write(to html: inout HTMLWriter) {
    html.raw("<section class=\"card\"><h2><span>Mend: ")
    html.phrase(mend.title)
    html.raw(
      "</span></h2><div class=\"src\" role=\"group\" aria-label=\"Difference\" tabindex=\"0\">")
    var left = HTMLMend.limit
    for (old, new) in book.changed(by: mend.fix.edits) {
      if old.file != finding.location.file || !isOfSpec {
        html.element("span", "class=\"file\"", old.name)
      }
      var last: Int?
      for line in UnifiedDiff.changedLines(old.bytes, new.bytes) where left > 0 {
        left -= 1
        if let number = line.number {
          if let last, number > last + 1 {
            html.raw("<div class=\"gap\"><span class=\"n\">⋮</span><span></span></div>")
          }
          last = number
        }
        write(line, to: &html)
      }
    }
    html.raw("</div><div class=\"tried\">")
    if !before.isEmpty, !after.isEmpty {
      write(before, "before", to: &html)
      html.raw("<span aria-hidden=\"true\">→</span>")
      write(after, "after", to: &html)
    }
    html.raw("<span><span class=\"yes\">✔</span> tried: ")
    html.words(mended ?? mend.verdict(in: book))
    html.raw("</span>")
    if isOfSpec {
      html.copyButton("sbar mend " + book.operand(finding.location) + " --apply 1", isFact: false)
    }
    html.raw("</div></section>")
  }

  /// The bar after each action, in miniature.
  private func write(_ pills: [Pill], _ name: String, to html: inout HTMLWriter) {
    html.raw("<span class=\"strip\" role=\"img\"")
    html.attribute("aria-label", name + ": " + pills.map { $0.words }.joined(separator: "; "))
    html.raw(">")
    for pill in pills.prefix(HTMLMend.pillLimit) { html.pill(pill, isNamed: false) }
    html.raw("</span>")
  }

  private func write(_ line: UnifiedDiff.Line, to html: inout HTMLWriter) {
    let (sort, sign) =
      switch line.kind {
      case .kept: ("", " ")
      case .removed: (" class=\"del\"", "-")
      case .added: (" class=\"add\"", "+")
      }
    html.raw("<div" + sort + "><span class=\"n\">")
    html.raw(line.number.map { String($0) } ?? "")
    html.raw("</span><span><span class=\"sg\">" + sign + "</span> ")
    html.code(String(decoding: line.text, as: UTF8.self))
    html.raw("</span></div>")
  }
}

extension HTMLWriter {
  /// Appends a line of source with its strings and comments in colour.
  mutating func code(_ line: String) {
    let bytes = Array(line.utf8)
    var start = 0
    var place = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") {
        var end = place + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end + 1, bytes.count)
        words(text(start..<place))
        element("span", "class=\"s\"", text(place..<end))
        (start, place) = (end, end)
      } else if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/")
      {
        words(text(start..<place))
        element("span", "class=\"c\"", text(place..<bytes.count))
        return
      } else {
        place += 1
      }
    }
    words(text(start..<bytes.count))
  }
}
