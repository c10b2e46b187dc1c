import Binding
import Interpreter
import Language
import StatusBar
import Wording

/// Answers as a spec: the app, the steps, and an expectation for each row.
package struct AskedSpecText: Sendable {
  /// Where the app's text comes from.
  package enum Head: Sendable {
    /// What an app holds: a view, with settings and states beside it.
    case content(String)
    /// Declarations, as a file holds them.
    case declarations(String)
    /// The file that holds them, by its path from the spec.
    case include(String)
  }

  /// The whole file.
  package private(set) var text = ""
  private let listsReleases: Bool

  /// Creates the spec; `settings` are those of the header besides the matrix.
  ///
  /// With `listsReleases` the releases are those of a list, and all between them are not.
  package init(
    _ asked: AskedSpec, head: Head, tables: [AnswerTable], settings: [String],
    listsReleases: Bool
  ) {
    self.listsReleases = listsReleases
    text = "// Written by `sbar ask`: each expectation is an answer of that day.\n"
    writeHead(head, asked)
    guard let table = tables.first, let last = tables.last else { return }
    let steps = asked.stepLines
    let name = steps.last.map { "the bar after " + $0.filter { $0 != "\"" } } ?? "the bar at launch"
    text += "scenario \"" + name.filter { $0 != "\\" && $0 != "\n" } + "\"\n"
    text += "    on " + (matrix(of: table.grid) + settings).joined(separator: ",\n       ") + " {\n"
    if asked.replacesApp, let root = asked.rootName { text += "    " + root + "()\n" }
    if !asked.launchesItself { text += "    launch\n" }
    if tables.count > 1, table.step == nil { writeExpectations(of: table) }
    for line in asked.stepRanges {
      text += "    " + line.text + "\n"
      if let own = tables.first(where: { $0.step?.range == line.range }) {
        writeExpectations(of: own)
      }
    }
    if last.step == nil, tables.count == 1 { writeExpectations(of: last) }
    text += "}\n"
    layOut()
  }

  /// Lays the file out as `fmt` would, so that `fmt --check` finds nothing in it.
  private mutating func layOut() {
    let source = Source(file: FileID(0), name: "", bytes: Array(text.utf8))
    if case .text(let bytes) = format(source) { text = String(decoding: bytes, as: UTF8.self) }
  }

  private mutating func writeHead(_ head: Head, _ asked: AskedSpec) {
    switch head {
    case .content(let content):
      text += "app App {\n"
      for line in content.split(separator: "\n") { text += "    " + line + "\n" }
      text += "}\n\n"
      return
    case .declarations(let declarations):
      text += declarations
      if declarations.utf8.last != UInt8(ascii: "\n") { text += "\n" }
      text += "\n"
    case .include(let path): text += "include \"" + path + "\"\n\n"
    }
    guard let root = asked.rootName, !asked.replacesApp else { return }
    text += "app App {\n    " + root + "()\n}\n\n"
  }

  /// The axes of the matrix as settings of a header.
  private func matrix(of grid: CellGrid) -> [String] {
    grid.axes.flatMap { axis -> [String] in
      switch axis.kind {
      case .releases:
        guard let first = axis.values.first, let last = axis.values.last else { return [] }
        if listsReleases {
          return [axis.name + " [" + axis.values.map { $0[0] }.joined(separator: ", ") + "]"]
        }
        return [axis.name + " " + first[0] + (axis.values.count > 1 ? "..." + last[0] : "")]
      case .screens:
        let columns = ["device", "orientation"].enumerated().map { column, name in
          var values: [String] = []
          for value in axis.values where column < value.count && !values.contains(value[column]) {
            values.append(value[column])
          }
          values = values.map { quotingBlanks($0) }
          return name + " [" + values.joined(separator: ", ") + "]"
        }
        return columns
      case .other:
        let values = axis.values.map { quotingBlanks($0[0]) }
        return [axis.name + " [" + values.joined(separator: ", ") + "]"]
      }
    }
  }

  private mutating func writeExpectations(of table: AnswerTable) {
    for row in table.rows {
      text += "    expect " + row.answer.facts
      let conditions = table.grid.axes.indices.compactMap { axis in
        condition(axis, of: row.block, table.grid)
      }
      if !conditions.isEmpty { text += " when " + conditions.joined(separator: " && ") }
      text += "\n"
    }
  }

  /// Returns what a block says of an axis; nil where it holds every value.
  private func condition(_ index: Int, of block: Folding.Block, _ grid: CellGrid) -> String? {
    let axis = grid.axes[index]
    let chosen = block.values[index]
    guard chosen.count < axis.values.count else { return nil }
    switch axis.kind {
    case .releases:
      let runs = grid.runs(index, of: block).map { releases($0, of: axis) }
      return runs.count == 1 ? runs[0] : "(" + runs.joined(separator: " || ") + ")"
    case .screens:
      return ScreenCondition(axis.values, existing: grid.existing(index, in: block))
        .text(for: chosen)
    case .other: return either(chosen.map { axis.name + " == " + axis.values[$0][0] })
    }
  }
}

/// `ios >= 16 && ios < 18`
private func releases(_ run: ClosedRange<Int>, of axis: CellGrid.Axis) -> String {
  var parts: [String] = []
  if run.lowerBound > 0 { parts.append(axis.name + " >= " + axis.values[run.lowerBound][0]) }
  if run.upperBound + 1 < axis.values.count {
    parts.append(axis.name + " < " + axis.values[run.upperBound + 1][0])
  }
  return parts.joined(separator: " && ")
}

/// `a`, or `(a || b)`
private func either(_ parts: [String]) -> String {
  parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " || ") + ")"
}

/// Devices and orientations as a condition.
private struct ScreenCondition {
  let values: [[String]]
  let existing: Set<Int>

  init(_ values: [[String]], existing: Set<Int>) {
    self.values = values
    self.existing = existing
  }

  /// Returns the condition that holds for the chosen values and no others that exist.
  func text(for chosen: [Int]) -> String? {
    let own = existing.intersection(chosen)
    let all = Orientations(
      portrait: devices(existing, "portrait"), landscape: devices(existing, "landscape"))
    let wanted = Orientations(
      portrait: devices(own, "portrait"), landscape: devices(own, "landscape"))
    let upright = either(wanted.portrait, of: all.portrait)
    let turned = either(wanted.landscape, of: all.landscape)
    if wanted == all { return nil }
    if wanted.portrait == wanted.landscape { return upright }
    if wanted.portrait.isEmpty { return both("orientation == landscape", turned) }
    if wanted.landscape.isEmpty { return both("orientation == portrait", upright) }
    // What holds in one of them for every device need not be said of it again.
    if let turned, upright == nil { return "(orientation == portrait || " + turned + ")" }
    if let upright, turned == nil { return "(orientation == landscape || " + upright + ")" }
    let parts = [
      both("orientation == portrait", upright), both("orientation == landscape", turned),
    ]
    return "(" + parts.map { "(" + $0 + ")" }.joined(separator: " || ") + ")"
  }

  private struct Orientations: Equatable {
    var portrait: [String]
    var landscape: [String]
  }

  private func both(_ first: String, _ second: String?) -> String {
    second.map { first + " && " + $0 } ?? first
  }

  /// `device == pad`, `device != pad`, `(device == a || device == b)`; nil for all of them.
  private func either(_ devices: [String], of all: [String]) -> String? {
    let others = all.filter { !devices.contains($0) }
    if others.isEmpty { return nil }
    if others.count == 1, devices.count > 1 { return "device != " + quotingBlanks(others[0]) }
    let parts = devices.map { "device == " + quotingBlanks($0) }
    return parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " || ") + ")"
  }

  private func devices(_ chosen: Set<Int>, _ orientation: String) -> [String] {
    chosen.sorted().filter { values[$0].count > 1 && values[$0][1] == orientation }
      .map { values[$0][0] }
  }
}

extension AnswerWords {
  /// The answer as facts of an expectation.
  fileprivate var facts: String {
    guard looks.count > 1 else { return looks.first?.facts ?? "unknown" }
    let isVisible = looks.allSatisfy { !$0.isHidden }
    return isVisible ? "visible, unknown" : "unknown"
  }
}

extension AskedSpec {
  /// The steps as they were typed, each with its place.
  fileprivate var stepRanges: [(text: String, range: SourceRange)] {
    (variantRanges + lines.steps.map { $0.range }).map { (spec.text($0, in: stepsFile), $0) }
  }

  /// What stands beside the steps and replaces something of the app.
  private var variantRanges: [SourceRange] {
    lines.variants.compactMap { $0.variantRange }
  }

  fileprivate var stepLines: [String] { lines.steps.map { spec.text($0.range, in: stepsFile) } }

  fileprivate var rootName: String? {
    root.map { spec.names.spelling(of: $0.name.name) }
  }
}
