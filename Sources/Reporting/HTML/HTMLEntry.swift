import Interpreter
import Language
import Picture
import Wording

/// A scenario as the list on the page has it.
struct HTMLEntry: Sendable {
  /// What became of it, as the filter names it.
  enum Sort: String, Sendable, CaseIterable {
    case failed, open, known, skipped, passed
    /// Of what an audit finds.
    case certain, likely
  }

  var sort: Sort
  var file: String
  var line: Int
  /// Its place on the page: `gallery.sbar:20`.
  var anchor: String
  var name: String
  /// `64 cells`; empty for one.
  var cells: String
  /// The values of its axes, for the filter: `ios 16 ios 17 device notch`.
  var axes: String
  /// Its place among those that are told in full.
  var number: Int?
  /// The bar after each action, in one of its cells.
  var pills: [Pill] = []

  init(_ result: ScenarioResult, in book: SourceBook) {
    sort = Sort(result.outcome)
    file = book.name(of: result.name.file)
    line = book.lineNumber(result.name)
    anchor = file + ":" + String(line)
    name = book.name(of: result)
    let count = result.cells.count
    cells = count > 1 ? SummaryText.count(count, "cell") : ""
    axes = HTMLEntry.words(of: result.cells.lazy.map { $0.axes })
  }

  /// Adds the platform of a scenario of one cell, which no axis tells.
  mutating func add(_ cell: PlannedCell?) {
    guard let cell, cells.isEmpty else { return }
    axes += (axes.isEmpty ? "" : " ") + CellWords.parts(of: cell).joined(separator: " ")
  }

  /// Returns the values of axes in words, each once: enough of them to look for.
  static func words(of cells: some Sequence<[CellResult.Axis]>) -> String {
    var words: [String] = []
    for axis in cells.prefix(500).joined() {
      let word = axis.name + " " + axis.value
      if words.count < 40, !words.contains(word) { words.append(word) }
    }
    return words.joined(separator: " ")
  }
}

extension HTMLEntry.Sort {
  init(_ outcome: Outcome) {
    switch outcome {
    case .failed, .broken: self = .failed
    case .undecided, .blank: self = .open
    case .known: self = .known
    case .skipped: self = .skipped
    case .passed: self = .passed
    }
  }

  var sign: String {
    switch self {
    case .failed, .known, .certain: "✘"
    case .open: "?"
    case .likely: "!"
    case .skipped: "·"
    case .passed: "✔"
    }
  }

  /// The class of its colour.
  var color: String {
    switch self {
    case .failed, .certain: "no"
    case .open, .known, .likely: "maybe"
    case .skipped: ""
    case .passed: "yes"
    }
  }

  /// As people call it.
  var words: String {
    switch self {
    case .failed: "failed"
    case .open: "undecided"
    case .known: "known"
    case .skipped: "skipped"
    case .passed: "passed"
    case .certain: "certain"
    case .likely: "likely"
    }
  }
}

/// The scenarios of a run in the list beside the page, and those that are only listed.
struct HTMLList: Sendable {
  private var items = HTMLWriter()
  private var file = ""
  /// Those that are told in a row, as JSON.
  private var rest = JSONWriter()
  private(set) var restCount = 0
  /// The first of them as a list, for readers without a script.
  private(set) var rows = HTMLWriter()
  static let rowLimit = 500
  /// The file and the axes of the last row: one that has the same does not repeat them.
  private var last = (file: "", axes: "")
  private var counts: [HTMLEntry.Sort: Int] = [:]

  func count(_ sort: HTMLEntry.Sort) -> Int { counts[sort] ?? 0 }

  var total: Int { counts.values.reduce(0, +) }

  /// Adds one that is told in full.
  mutating func add(_ entry: HTMLEntry) {
    counts[entry.sort, default: 0] += 1
    if entry.file != file || items.isEmpty {
      if !items.isEmpty { items.raw("</ul>") }
      items.element("h2", entry.file)
      items.raw("<ul>")
      file = entry.file
    }
    items.raw("<li data-is=\"" + entry.sort.rawValue + "\"")
    items.attribute("data-file", entry.anchor)
    items.attribute("data-axes", entry.axes)
    items.raw("><a")
    items.attribute("href", "#" + entry.anchor)
    items.raw(">")
    items.mark(entry.sort)
    items.raw(" ")
    items.element("span", "class=\"name\"", entry.name)
    if !entry.pills.isEmpty || !entry.cells.isEmpty {
      items.raw("<span class=\"bars\">")
      for pill in entry.pills.prefix(6) { items.pill(pill) }
      if !entry.cells.isEmpty { items.words(" " + entry.cells) }
      items.raw("</span>")
    }
    items.raw("</a></li>")
  }

  /// Adds one that is told in a row.
  mutating func add(rest entry: HTMLEntry) {
    counts[entry.sort, default: 0] += 1
    if restCount > 0 { rest.text.append(",") }
    if restCount < HTMLList.rowLimit {
      rows.raw("<p>")
      rows.mark(entry.sort)
      rows.words(" " + entry.name + " ")
      rows.element("small", entry.anchor)
      rows.raw("</p>")
    }
    restCount += 1
    let last = last
    // What is as it mostly is stands behind the rest, and is left out: there are thousands.
    let file = entry.file == last.file ? "" : printable(entry.file)
    let axes = entry.axes == last.axes ? nil : entry.axes
    let sort = entry.sort == .passed ? "" : entry.sort.rawValue
    let tail = [entry.cells, sort, file]
    let count = axes == nil ? tail.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0 : tail.count
    rest.list { row in
      row.element(entry.line)
      row.element(printable(entry.name))
      for words in tail.prefix(count) { row.element(words) }
      if let axes { row.element(axes) }
    }
    self.last = (entry.file, entry.axes)
  }

  /// The items with their files.
  var html: HTMLWriter {
    var html = items
    if !items.isEmpty { html.raw("</ul>") }
    return html
  }

  /// The rows as JSON that stands in a script element, where `<` could end it.
  var json: [UInt8] {
    var safe: [UInt8] = [UInt8(ascii: "[")]
    for byte in rest.text.bytes {
      if byte == UInt8(ascii: "<") { safe += Array("\\u003c".utf8) } else { safe.append(byte) }
    }
    safe.append(UInt8(ascii: "]"))
    return safe
  }
}

extension HTMLWriter {
  /// Appends the sign of what became of a scenario, named in a word.
  mutating func mark(_ sort: HTMLEntry.Sort) {
    raw("<span class=\"mark " + sort.color + "\" role=\"img\" aria-label=\"" + sort.words + "\">")
    words(sort.sign)
    raw("</span>")
  }
}
