import Language
import Picture

/// The lines of one file that a message is about, with what is marked in them.
struct SourceExcerpt {
  /// The most lines of source that one file contributes.
  static let lineLimit = 6

  /// How the lines stand together.
  enum Layout: Equatable {
    /// Below a line that holds the gutter alone, with a sign where lines are left out.
    case framed
    /// One line below the other, their numbers tell; what decided is marked by a sign of its own.
    case dense(deciding: Location?)

    /// The cells in front of the line numbers.
    var indentation: Int { self == .framed ? 0 : 2 }
  }

  /// A run of bytes within one line.
  private struct Mark {
    var lineIndex: Int
    var range: Range<Int>
    var text: String
    var sign: UInt8
    var isPrimary: Bool { sign == UInt8(ascii: "^") }
  }

  private let page: SourceBook.Page
  private let layout: Layout
  private var marks: [Mark] = []
  /// The lines shown, ascending.
  private var lines: [Int] = []

  /// Lays out the labels, all of one file; `primary` says which of them is marked by carets.
  init(
    _ page: SourceBook.Page, _ labels: [Diagnostic.Label], primary: Int?,
    _ layout: Layout = .framed
  ) {
    self.page = page
    self.layout = layout
    for (index, label) in labels.enumerated() {
      add(label, sign: index == primary ? UInt8(ascii: "^") : layout.sign(of: label))
    }
    chooseLines()
  }

  /// The digits of the greatest line number.
  var gutterWidth: Int { String((lines.last ?? 0) + 1).utf8.count }

  private mutating func add(_ label: Diagnostic.Label, sign: UInt8) {
    let bytes = page.source.bytes
    let start = min(Int(label.location.range.start), bytes.count)
    let end = min(max(Int(label.location.range.end), start), bytes.count)
    let first = page.lineIndex(at: start)
    let last = page.lineIndex(at: max(start, end - 1))
    let firstLine = page.line(first)
    let head = min(start, firstLine.upperBound)..<min(max(end, start), firstLine.upperBound)
    marks.append(
      Mark(
        lineIndex: first, range: head.isEmpty ? head.lowerBound..<head.lowerBound : head,
        text: label.text, sign: sign))
    if last > first {
      let line = page.line(last)
      let start = line.prefix(while: { bytes[$0] == 0x20 || bytes[$0] == 9 }).endIndex
      let tail = start..<max(start, min(end, line.upperBound))
      marks.append(Mark(lineIndex: last, range: tail, text: "", sign: sign))
    }
  }

  /// The primary line first, then the others as they come, then single lines between two.
  private mutating func chooseLines() {
    let ranked = marks.filter { $0.isPrimary } + marks.filter { !$0.isPrimary }
    for mark in ranked where lines.count < SourceExcerpt.lineLimit {
      if !lines.contains(mark.lineIndex) { lines.append(mark.lineIndex) }
    }
    lines.sort { $0 < $1 }
    guard layout == .framed else { return }
    for line in lines
    where lines.contains(line + 2) && !lines.contains(line + 1)
      && lines.count < SourceExcerpt.lineLimit
    {
      lines.append(line + 1)
    }
    lines.sort { $0 < $1 }
  }

  /// Writes the lines with their marks, between two lines that hold the gutter alone.
  func write(to text: inout TextBuffer, gutter: Int, style: Palette.Style, _ look: Look) {
    if layout == .framed {
      writeGutter("", &text, gutter, look)
      text.newline()
    }
    var previous: Int?
    for line in lines {
      if let previous, line > previous + 1, layout == .framed {
        text.space(gutter + 1)
        text.append(look.symbols.elision, look.palette.gutter)
        text.newline()
      }
      write(line, to: &text, gutter, style, look)
      previous = line
    }
  }

  private func write(
    _ lineIndex: Int, to text: inout TextBuffer, _ gutter: Int, _ style: Palette.Style,
    _ look: Look
  ) {
    let marks = marks.filter { $0.lineIndex == lineIndex }.sorted { a, b in
      a.isPrimary != b.isPrimary ? a.isPrimary : a.range.lowerBound < b.range.lowerBound
    }
    let range = page.line(lineIndex)
    let focus = marks.first?.range ?? range.lowerBound..<range.lowerBound
    let line = FittedLine(
      page.source.bytes, range, around: focus, width: max(20, look.width - gutter - 3),
      ellipsis: look.symbols.ellipsis)
    writeGutter(String(lineIndex + 1), &text, gutter, look)
    if !line.bytes.isEmpty { text.space() }
    text.append(line.bytes[...])
    text.newline()
    for mark in marks {
      write(mark, line.cells(of: mark.range), to: &text, gutter, style, look)
    }
  }

  /// Writes the run of signs under a mark, and its words behind it; below it where they would pass
  /// the edge.
  private func write(
    _ mark: Mark, _ cells: Range<Int>, to text: inout TextBuffer, _ gutter: Int,
    _ style: Palette.Style, _ look: Look
  ) {
    let style = mark.isPrimary ? style : look.palette.secondary
    let label = WrappedLabel(printable(mark.text))
    let room = look.width - gutter - 3
    func begin(_ column: Int) {
      writeGutter("", &text, gutter, look)
      text.space(1 + column)
      text.append(style.start)
    }
    func end() {
      text.append(style.end)
      text.newline()
    }
    begin(cells.lowerBound)
    text.append(repeating: mark.sign, cells.count)
    if label.width == 0 { return end() }
    if cells.upperBound + 1 + label.width <= room {
      text.space()
      text.append(label.text)
      return end()
    }
    end()
    // As far to the right as it can stand and be read.
    let column = max(0, min(cells.lowerBound, room - min(label.width, WrappedLabel.narrowest)))
    for words in label.lines(room - column) {
      begin(column)
      text.append(words)
      end()
    }
  }

  private func writeGutter(
    _ number: String, _ text: inout TextBuffer, _ gutter: Int, _ look: Look
  ) {
    let style = look.palette.gutter
    text.append(style.start)
    text.space(gutter - number.utf8.count)
    text.append(number)
    text.space()
    text.append(look.symbols.bar)
    text.append(style.end)
  }
}

extension SourceExcerpt.Layout {
  /// The sign that underlines a label that is not the primary one.
  fileprivate func sign(of label: Diagnostic.Label) -> UInt8 {
    guard case .dense(let deciding?) = self, deciding.file == label.location.file,
      deciding.range.start <= label.location.range.start,
      label.location.range.end <= deciding.range.end
    else { return UInt8(ascii: "-") }
    return UInt8(ascii: "~")
  }
}

/// The words at a mark, in as many lines as they need.
private struct WrappedLabel {
  /// The least cells that are left for words that go on below themselves.
  static let narrowest = 48

  let text: String

  init(_ text: String) { self.text = text }

  var width: Int { CharacterWidth.cells(of: text) }

  /// The words in lines of at most `room` cells, unless one alone is longer; what follows a number
  /// in the order of time stands below itself.
  func lines(_ room: Int) -> [String] {
    let isNumbered = text.utf8.dropFirst().prefix(2).elementsEqual("  ".utf8)
    let indent = isNumbered ? "   " : ""
    var lines: [String] = []
    var line = isNumbered ? String(text.prefix(3)) : ""
    var isEmpty = true
    for word in text.dropFirst(isNumbered ? 3 : 0).split(separator: " ") {
      let wanted = line + (isEmpty ? "" : " ") + word
      if !isEmpty, CharacterWidth.cells(of: wanted) > room {
        lines.append(line)
        line = indent + word
      } else {
        line = wanted
      }
      isEmpty = false
    }
    return lines + [line]
  }
}
