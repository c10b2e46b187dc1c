import Interpreter
import Language
import StatusBar

/// What exists of one kind, a row each: a table for people, an array of objects for programs.
package struct Catalogue: Sendable {
  /// One thing.
  package struct Row: Sendable {
    /// As a table shows it, one text a column.
    var columns: [String]
    /// As a program reads it, in this order.
    var fields: [(key: String, value: Value)]
    /// What a search looks in besides the columns.
    var more = ""

    package init(
      columns: [String], fields: [(key: String, value: Value)], more: String = ""
    ) {
      self.columns = columns
      self.fields = fields
      self.more = more
    }
  }

  /// The value of a field.
  package enum Value: Sendable {
    case text(String?)
    case number(Double)
    case flag(Bool)
    case texts([String])
  }

  /// The heads of the columns.
  var titles: [String]
  package private(set) var rows: [Row]

  package init(_ titles: [String], _ rows: [Row]) {
    self.titles = titles
    self.rows = rows
  }

  /// Leaves the rows that hold every word, whatever the letters' case.
  ///
  /// Of devices, a release of iOS leaves those that ran it.
  package mutating func search(_ words: [String], ranOn release: Version? = nil) {
    if let release {
      let running = Set(Device.catalogue.filter { $0.exists(on: release) }.map { $0.name })
      rows.removeAll { !running.contains($0.columns[0]) }
      return
    }
    let words = words.map { Catalogue.folded($0.utf8) }
    rows.removeAll { row in
      let text = Catalogue.folded((row.columns + [row.more]).joined(separator: "\n").utf8)
      return !words.allSatisfy { Catalogue.holds(text, $0) }
    }
  }

  // MARK: - Writing

  /// Writes a line a row, with its columns below each other.
  package func write(to text: inout TextBuffer, _ look: Look) {
    // What a file of settings says is its author's.
    let rows = rows.map { row in
      var row = row
      row.columns = row.columns.map { printable($0) }
      return row
    }
    let widths = titles.indices.map { column in
      rows.reduce(titles[column].utf8.count) { max($0, Catalogue.width($1.columns[column])) }
    }
    let all = widths.reduce(2 * widths.count - 2, +)
    let last = look.width - all + (widths.last ?? 0)
    if look.isFitted, all > look.width, last < Catalogue.narrowest {
      for row in rows { writeCard(row, to: &text, look) }
      return
    }
    write(titles, widths, look.palette.title, to: &text)
    for row in rows {
      var columns = row.columns
      let words = columns.removeLast()
      let lines = look.isFitted ? RuleText.wrapped(words, width: max(last, 1)) : [words]
      for (index, line) in lines.enumerated() {
        let others = index == 0 ? columns : columns.map { _ in "" }
        write(others + [line], widths, .none, to: &text)
      }
    }
  }

  /// The fewest cells in which the last column of a table is still read with ease.
  private static let narrowest = 24

  /// Writes a row where no table fits: its first column as a title, the others below each other.
  private func writeCard(_ row: Row, to text: inout TextBuffer, _ look: Look) {
    text.append(row.columns[0], look.palette.title)
    text.newline()
    let width = titles.reduce(0) { max($0, Catalogue.width($1)) } + 2
    for (title, words) in zip(titles, row.columns).dropFirst() where !words.isEmpty {
      let lines = RuleText.wrapped(words, width: max(look.width - width - 2, 1))
      for (index, line) in lines.enumerated() {
        text.field(index == 0 ? title : "", line, look, width: width)
      }
    }
  }

  private func write(
    _ columns: [String], _ widths: [Int], _ style: Palette.Style, to text: inout TextBuffer
  ) {
    for (index, column) in columns.enumerated() {
      let isLast = index == columns.count - 1
      text.append(column, style)
      if !isLast { text.space(widths[index] - Catalogue.width(column) + 2) }
    }
    text.newline()
  }

  /// Writes one array, an object a row.
  package func writeJSON(to text: inout TextBuffer) {
    var json = JSONWriter()
    json.list { json in
      for row in rows {
        json.object { json in
          for (key, value) in row.fields { Catalogue.write(key, value, to: &json) }
        }
      }
    }
    text.append(json.text)
  }

  private static func write(_ key: String, _ value: Value, to json: inout JSONWriter) {
    switch value {
    case .text(let text): json.field(key, text)
    case .flag(let flag): json.field(key, flag)
    case .number(let number): json.field(key, number: spelling(points: number))
    case .texts(let texts): json.array(key) { json in for text in texts { json.element(text) } }
    }
  }

  /// Cells on a terminal; what stands here is ASCII, but for paths.
  private static func width(_ text: String) -> Int { text.utf8.count }

  private static func folded(_ bytes: String.UTF8View) -> [UInt8] {
    bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
  }

  private static func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    if part.count > text.count { return false }
    for start in 0...text.count - part.count
    where text[start..<start + part.count].elementsEqual(part) {
      return true
    }
    return false
  }
}

/// A length in points without the zeros behind the point: `47`, `53.7`.
func spelling(points: Double) -> String {
  let tenths = Int((points * 10).rounded())
  let rest = tenths % 10 == 0 ? "" : "." + String(tenths % 10)
  return String(tenths / 10) + rest
}
