/// The table of an import, as lines for people.
package struct TableText {
  /// The columns of a terminal.
  private let width: Int
  /// `true` for every row and every name, and not the first few.
  private let isWhole: Bool
  private let isASCII: Bool
  private let table: ImportTable

  package init(_ table: ImportTable, width: Int, isWhole: Bool, isASCII: Bool) {
    self.table = table
    self.width = min(max(60, width), 160)
    self.isWhole = isWhole
    self.isASCII = isASCII
  }

  private var ellipsis: String { isASCII ? "..." : "…" }
  private var nothing: String { isASCII ? "-" : "–" }

  /// The whole of it: rows, what has no effect, what is open, the rules behind.
  package var lines: [String] {
    var lines = rowLines
    lines += section("dead", deadLines)
    lines += section("open", openLines)
    lines += section("note", table.remarks)
    return lines
  }

  /// Puts a word before the first of some lines, and indents the others alike.
  private func section(_ word: String, _ lines: [String]) -> [String] {
    lines.enumerated().flatMap { index, line in
      let head = index == 0 ? padded(word, 10) : String(repeating: " ", count: 10)
      return wrapped(line, to: width - 10).enumerated().map { place, part in
        (place == 0 ? head : String(repeating: " ", count: 12)) + part
      }
    }
  }

  // MARK: - Rows

  private struct Line {
    var cells: [String]
    /// How many further screens the row stands for.
    var more = 0
  }

  private var rowLines: [String] {
    let shown = folded
    guard !shown.isEmpty else { return ["no screen was found"] }
    let head = Line(cells: ["screen", "hidden", "text", "decided by", "shown by"])
    let all = [head] + shown
    let widths = self.widths(of: all)
    return all.map { line in
      var cells = zip(line.cells, widths).map { padded(cut($0, $1), $1) }
      if line.more > 0 {
        let end = " +\(line.more)"
        cells[0] = padded(cut(line.cells[0], widths[0] - end.count) + end, widths[0])
      }
      return trimmedEnd(cells.joined(separator: "  "))
    } + [""]
  }

  /// The columns' widths: what they need, and less of the widest ones until all fit.
  private func widths(of lines: [Line]) -> [Int] {
    var widths = (0..<5).map { column in
      lines.reduce(0) { max($0, min(48, $1.cells[column].count + (column == 0 ? 4 : 0))) }
    }
    while widths.reduce(8, +) > width, let widest = widths.max(), widest > 8,
      let column = widths.firstIndex(of: widest)
    {
      widths[column] -= 1
    }
    return widths
  }

  /// The rows, those that say the same for the same reason as one.
  private var folded: [Line] {
    var groups: [(key: [String], rows: [ImportTable.Row])] = []
    var places: [[String]: Int] = [:]
    for row in table.rows {
      let key = key(of: row)
      if !isWhole, let place = places[key] {
        groups[place].rows.append(row)
      } else {
        places[key] = groups.count
        groups.append((key, [row]))
      }
    }
    return groups.map { line(of: $0.rows) }
  }

  /// What rows have in common that are told as one: what is open by the same names, and what the
  /// same class decides.
  private func key(of row: ImportTable.Row) -> [String] {
    let values = [row.hidden.words, row.text.words]
    let opens = (row.hidden.opens + row.text.opens).map { $0.name }
    if !opens.isEmpty { return values + opens }
    let isOwn = row.decider?.hasPrefix("itself") == true
    return values + [row.decider ?? nothing] + (isOwn ? [row.name] : [])
  }

  private func line(of rows: [ImportTable.Row]) -> Line {
    let first = rows[0]
    var decider = first.decider ?? nothing
    if rows.contains(where: { $0.decider != first.decider }) {
      let isOwn = rows.allSatisfy { $0.decider?.hasPrefix("itself") == true }
      decider = isOwn ? "each itself" : "several"
    }
    let cells = [first.name, first.hidden.words, first.text.words, decider]
    return Line(
      cells: cells + [rows.count > 1 ? nothing : shownBy(first)], more: rows.count - 1)
  }

  private func shownBy(_ row: ImportTable.Row) -> String {
    guard let first = row.shown.first else { return nothing }
    let more = row.shown.count > 1 ? " +\(row.shown.count - 1)" : ""
    return TableText.words(first.kind) + ", " + first.site.short + more
  }

  /// How a screen is shown.
  package static func words(_ kind: ShowKind) -> String {
    switch kind {
    case .present(.fullScreen): "full screen"
    case .present(nil), .present(.automatic), .present(.pageSheet), .present(.formSheet), .sheet:
      "sheet"
    case .present(.popover), .popover: "popover"
    case .present(.overFullScreen), .present(.overCurrentContext): "over full screen"
    case .present(.currentContext): "current context"
    case .present(.custom): "custom"
    case .present(.unknown): "presented"
    case .push, .link: "pushed"
    case .show: "show"
    case .cover: "cover"
    case .tab: "in a container"
    case .first: "first"
    case .child: "child"
    case .root: "root"
    }
  }

  // MARK: - Findings

  private var deadLines: [String] {
    var lines: [String] = []
    var folded: [String: Int] = [:]
    for dead in table.dead {
      let end = "\(dead.reason) (\(dead.rules.joined(separator: ", ")))"
      folded[end, default: 0] += 1
      if let count = folded[end], count > 3, !isWhole { continue }
      let place = dead.site.line > 0 ? ":\(dead.site.line)" : " in \(dead.site.file)"
      lines.append("\(dead.name)\(place): \(end)")
    }
    for (end, count) in folded.sorted(by: { $0.key < $1.key }) where count > 3 && !isWhole {
      lines.append("and \(count - 3) more: \(end)")
    }
    return lines
  }

  private var openLines: [String] {
    let shown = isWhole ? table.open[...] : table.open.prefix(8)
    var lines = shown.map { open in
      let place = open.name.site.map { " (\($0.short))" } ?? ""
      let values = open.values.isEmpty ? "" : ": " + open.values.joined(separator: " | ")
      let rest = open.name.isWhole || open.values.isEmpty ? "" : ", or another value"
      return "\(open.name.name)\(place) decides \(screens(open.screens))\(values)\(rest)"
        + setting(of: open)
    }
    if shown.count < table.open.count {
      lines.append("and \(table.open.count - shown.count) more: --verbose shows them")
    }
    return lines
  }

  /// How a spec asks for both of what a class of its own may answer.
  private func setting(of open: ImportTable.Open) -> String {
    guard let name = open.settable, !name.contains("."), name.count < width - 42 else { return "" }
    return "; --on '\(name).prefersStatusBarHidden [true, false]' asks for both"
  }

  private func screens(_ names: [String]) -> String {
    names.count == 1 ? names[0] : "\(names.count) screens"
  }

  // MARK: - Fitting

  private func padded(_ text: String, _ count: Int) -> String {
    text.count >= count ? text : text + String(repeating: " ", count: count - text.count)
  }

  /// A text in so many columns: with the short form of a long word, else cut.
  private func cut(_ text: String, _ count: Int) -> String {
    short(text.count <= count ? text : abbreviated(text), count)
  }

  /// As an engineer says it.
  private func abbreviated(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      for part in ["ViewController", "Controller"] {
        if let place = word.firstRange(of: part) {
          let short = part == "Controller" ? "Ctrl" : "VC"
          return word[..<place.lowerBound] + short + word[place.upperBound...]
        }
      }
      return String(word)
    }.joined(separator: " ")
  }

  private func short(_ text: String, _ count: Int) -> String {
    text.count <= count ? text : text.prefix(max(1, count - ellipsis.count)) + ellipsis
  }

  private func trimmedEnd(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private func wrapped(_ text: String, to count: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > count - (lines.isEmpty ? 0 : 2) {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [line]
  }
}
