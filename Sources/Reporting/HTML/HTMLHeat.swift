import Interpreter
import Language
import Picture
import StatusBar

/// The cells of a matrix as a table: releases and appearances across, devices down. Rows and
/// columns that are the same stand together.
struct HTMLHeat {
  private enum State: Hashable {
    case holds, absent
    /// Something else does not hold there.
    case failsElsewhere
    case fails(Pill?)
    case open(Pill?)
  }

  private struct Cell: Hashable {
    var state: State
    /// `true` iff that rests on a point on which sources differ.
    var isDisputed = false

    static let absent = Cell(state: .absent)
  }

  /// Larger tables say nothing more.
  private static let limit = (rows: 40, columns: 32)

  /// A table of more cells than these would be long in the making, too.
  private static let cellLimit = 4096

  /// The values of some axes, each once: what stands on one side of the table.
  private struct Side {
    let axes: [String]
    private(set) var values: [[String]] = []
    private var places: [[String]: Int] = [:]

    init(axes: [String]) { self.axes = axes }

    mutating func insert(_ cell: CellResult) {
      let own = own(of: cell)
      guard places[own] == nil else { return }
      places[own] = values.count
      values.append(own)
    }

    mutating func sort(_ isBefore: ([String], [String]) -> Bool) {
      values.sort(by: isBefore)
      for (place, own) in values.enumerated() { places[own] = place }
    }

    func place(of cell: CellResult) -> Int? { places[own(of: cell)] }

    private func own(of cell: CellResult) -> [String] {
      axes.map { name in cell.axes.first { $0.name == name }?.value ?? "" }
    }
  }

  private let columnNames: [[String]]
  private let rowNames: [String]
  private let states: [[Cell]]
  /// The cell that the page shows, as row and column.
  private let here: (row: Int, column: Int)?

  /// Nil where nothing is spread, or far too much.
  init?(_ result: ScenarioResult, shown: Int?, location: Location) {
    guard result.cells.count > 1, let first = result.cells.first, !first.axes.isEmpty else {
      return nil
    }
    let names = first.axes.map { $0.name }
    var across = names.filter { $0 == "ios" } + names.filter { $0 == "appearance" }
    if across.isEmpty, let last = names.last { across = [last] }
    let down = names.filter { !across.contains($0) }
    var (columns, rows) = (Side(axes: across), Side(axes: down))
    for cell in result.cells {
      columns.insert(cell)
      rows.insert(cell)
      if columns.values.count * rows.values.count > HTMLHeat.cellLimit { return nil }
    }
    columns.sort { HTMLHeat.isBefore($0, $1, across) }
    var states = [[Cell]](
      repeating: [Cell](repeating: .absent, count: columns.values.count),
      count: rows.values.count)
    var here: (row: Int, column: Int)?
    for (index, cell) in result.cells.enumerated() where cell.outcome != .skipped {
      guard let row = rows.place(of: cell), let column = columns.place(of: cell) else { continue }
      if index == shown { here = (row, column) }
      states[row][column] = HTMLHeat.state(of: cell, at: location)
    }
    let columnRuns = HTMLHeat.runs(columns.values.indices, keeping: here?.column) { one, other in
      states.allSatisfy { $0[one] == $0[other] }
        && columns.values[one].dropFirst() == columns.values[other].dropFirst()
    }
    let rowRuns = HTMLHeat.runs(rows.values.indices, keeping: here?.row) {
      states[$0] == states[$1]
    }
    guard rowRuns.count <= HTMLHeat.limit.rows, columnRuns.count <= HTMLHeat.limit.columns else {
      return nil
    }
    columnNames = across.indices.map { axis in
      columnRuns.map { run in
        let (first, last) = (
          columns.values[run.lowerBound][axis], columns.values[run.upperBound - 1][axis]
        )
        let name = across[axis] == "ios" ? "iOS " : ""
        return name + (first == last ? first : first + "–" + last)
      }
    }
    rowNames = rowRuns.map { run in
      HTMLHeat.name(of: rows.values[run].map { $0.map { HTMLHeat.words($0) } })
    }
    self.states = rowRuns.map { row in columnRuns.map { states[row.lowerBound][$0.lowerBound] } }
    self.here = here.flatMap { place in
      guard let row = rowRuns.firstIndex(where: { $0.contains(place.row) }),
        let column = columnRuns.firstIndex(where: { $0.contains(place.column) })
      else { return nil }
      return (row, column)
    }
  }

  /// The name of rows that stand together: what all of them share is told once.
  private static func name(of rows: [[String]]) -> String {
    guard let first = rows.first, let last = rows.last else { return "" }
    let shared = zip(first, last).prefix { $0 == $1 }.count
    let words = first.joined(separator: ", ")
    if rows.count == 1 || shared == first.count { return words }
    return words + (rows.count == 2 ? " and " : " to ")
      + last.dropFirst(shared).joined(separator: ", ")
  }

  /// A value as people call it: `landscape left` for `landscapeLeft`.
  private static func words(_ value: String) -> String {
    if value == "pad" { return "iPad" }
    guard ["homeButton", "dynamicIsland", "landscapeLeft", "landscapeRight"].contains(value) else {
      return value
    }
    return value.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  private static func state(of cell: CellResult, at location: Location) -> Cell {
    let all = cell.findings + cell.knownFindings
    guard let finding = all.first(where: { $0.location == location }) else {
      return all.isEmpty
        ? Cell(state: .holds, isDisputed: isDisputed(cell.assumptions))
        : Cell(state: .failsElsewhere)
    }
    let pill = Pill(finding.observed)
    let isOpen = finding.kind == .undecided || finding.kind == .blank
    return Cell(
      state: isOpen ? .open(pill) : .fails(pill), isDisputed: isDisputed(finding.assumptions))
  }

  private static func isDisputed(_ assumptions: [VerdictAssumption]) -> Bool {
    assumptions.contains { assumption in
      if case .rule(let rule) = assumption { rule.entry.confidence == .disputed } else { false }
    }
  }

  /// Releases ascend; what stands behind them keeps its order.
  private static func isBefore(_ one: [String], _ other: [String], _ axes: [String]) -> Bool {
    guard axes.first == "ios", one[0] != other[0] else { return false }
    return CellGrid.version(one[0]) < CellGrid.version(other[0])
  }

  /// Neighbours that are the same, as ranges; one of them stands by itself.
  private static func runs(
    _ indices: Range<Int>, keeping kept: Int?, _ areSame: (Int, Int) -> Bool
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices {
      if let last = runs.last, index != kept, last.lowerBound != kept,
        areSame(last.lowerBound, index)
      {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  // MARK: - Writing

  /// `true` iff it needs the width of the page.
  var isWide: Bool { (states.first?.count ?? 0) > 6 }

  func write(to html: inout HTMLWriter) {
    html.raw("<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Cells\">")
    html.raw("<table class=\"heat\"><caption class=\"hush\">What each cell shows</caption><thead>")
    for names in columnNames {
      html.raw("<tr><td class=\"x\"></td>")
      var index = 0
      while index < names.count {
        let end = names[index...].firstIndex { $0 != names[index] } ?? names.count
        html.element("th", "scope=\"colgroup\" colspan=\"\(end - index)\"", names[index])
        index = end
      }
      html.raw("</tr>")
    }
    html.raw("</thead><tbody>")
    for (row, name) in rowNames.enumerated() {
      html.raw("<tr>")
      if name.isEmpty {
        html.raw("<td class=\"x\"></td>")
      } else {
        html.element("th", "scope=\"row\"", name)
      }
      for column in states[row].indices {
        write(states[row][column], isHere: here.map { $0 == (row, column) } ?? false, to: &html)
      }
      html.raw("</tr>")
    }
    html.raw("</tbody></table></div>")
    writeLegend(to: &html)
  }

  private func write(_ cell: Cell, isHere: Bool, to html: inout HTMLWriter) {
    let state = cell.state
    let sort: String
    let words: String
    var pill: Pill?
    switch state {
    case .absent: (sort, words) = ("x", "never existed")
    case .holds: (sort, words) = ("p", "holds")
    case .failsElsewhere: (sort, words) = ("e", "fails at another line")
    case .fails(let found): (sort, words, pill) = ("f", "fails", found)
    case .open(let found): (sort, words, pill) = ("o", "not known", found)
    }
    html.raw("<td class=\"" + sort + (isHere ? " here" : "") + "\">")
    if cell.isDisputed { html.raw("<span class=\"doubt\" aria-hidden=\"true\">?</span>") }
    let doubt = cell.isDisputed ? ", disputed" : ""
    if let pill {
      html.pill(pill, isNamed: false)
      html.element("span", "class=\"hush\"", pill.words + ", " + words + doubt)
    } else {
      let sign = state == .absent ? "·" : state == .holds ? "✔" : sort == "o" ? "?" : "✘"
      html.raw("<span aria-hidden=\"true\">" + sign + "</span>")
      html.element("span", "class=\"hush\"", words + doubt)
    }
    html.raw("</td>")
  }

  private func writeLegend(to html: inout HTMLWriter) {
    html.raw("<div class=\"legend\"><span><i class=\"sw f\"></i>fails</span>")
    html.raw("<span><i class=\"sw p\"></i>holds</span>")
    if states.joined().contains(where: { $0.isDisputed }) {
      html.raw("<span><b class=\"maybe\">?</b> rests on a disputed rule</span>")
    }
    let all = states.joined().map { $0.state }
    if all.contains(.failsElsewhere) {
      html.raw("<span><b class=\"no\">✘</b> fails at another line</span>")
    }
    if all.contains(where: { if case .open = $0 { true } else { false } }) {
      html.raw("<span><i class=\"sw o\"></i>not known</span>")
    }
    var pills: [Pill] = []
    for state in all {
      switch state {
      case .fails(let pill?), .open(let pill?): if !pills.contains(pill) { pills.append(pill) }
      case .fails, .open, .holds, .absent, .failsElsewhere: break
      }
    }
    for pill in pills {
      html.raw("<span>")
      html.pill(pill, isNamed: false)
      html.words(pill.words)
      html.raw("</span>")
    }
    html.raw("</div>")
  }
}
