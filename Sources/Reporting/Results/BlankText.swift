import Interpreter
import Language
import StatusBar
import Wording

/// What takes the place of `expect ?`.
package enum BlankText {
  /// Returns the lines that state what the bar does at `location`, one where it does the same in
  /// every cell; nil where no conditions can be written that tell the cells apart.
  package static func lines(of result: ScenarioResult, at location: Location) -> [String]? {
    let answers = result.cells.map { cell in
      cell.findings.first { $0.kind == .blank && $0.location == location }?.words.actual
    }
    let ran = result.cells.indices.filter { result.cells[$0].outcome != .skipped }
    var values: [String] = []
    for index in ran {
      // A cell that did not come so far shows nothing.
      guard let answer = answers[index] else { return nil }
      if !values.contains(answer) { values.append(answer) }
    }
    if values.count == 1 { return ["expect " + values[0]] }
    let axes = result.cells.map { $0.outcome == .skipped ? nil : $0.axes }
    guard !values.isEmpty, let grid = CellGrid(axes) else { return nil }
    let folding = grid.folding { cell in answers[cell].flatMap { values.firstIndex(of: $0) } ?? 0 }
    var lines: [String] = []
    for block in folding.blocks() {
      guard let condition = condition(of: block, grid) else { return nil }
      lines.append("expect " + values[block.answer] + " when " + condition)
    }
    return lines
  }

  /// Returns what tells the cells of a block from all others; nil where that is not to be said.
  private static func condition(of block: Folding.Block, _ grid: CellGrid) -> String? {
    var parts: [String] = []
    for (index, axis) in grid.axes.enumerated() {
      let chosen = block.values[index]
      guard chosen.count < axis.values.count else { continue }
      switch axis.kind {
      case .screens(true):
        guard let text = screens(chosen.map { axis.values[$0] }, of: axis.values) else {
          return nil
        }
        parts.append(text)
      case .releases:
        parts.append(either(grid.runs(index, of: block).map { releases($0, of: axis) }))
      case .screens(false):
        parts.append(either(chosen.map { "device == " + device(axis.values[$0][0]) }))
      case .other: parts.append(either(chosen.map { axis.name + " == " + axis.values[$0][0] }))
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  /// `ios >= 16 && ios < 18`
  private static func releases(_ run: ClosedRange<Int>, of axis: CellGrid.Axis) -> String {
    var parts: [String] = []
    if run.lowerBound > 0 { parts.append(axis.name + " >= " + axis.values[run.lowerBound][0]) }
    if run.upperBound + 1 < axis.values.count {
      parts.append(axis.name + " < " + axis.values[run.upperBound + 1][0])
    }
    return parts.joined(separator: " && ")
  }

  /// Devices and orientations, where each of the devices is meant in each of the orientations.
  private static func screens(_ chosen: [[String]], of all: [[String]]) -> String? {
    func values(_ screens: [[String]], _ column: Int) -> [String] {
      var values: [String] = []
      for screen in screens where !values.contains(screen[column]) { values.append(screen[column]) }
      return values
    }
    let (devices, turns) = (values(chosen, 0), values(chosen, 1))
    let meant = all.filter { devices.contains($0[0]) && turns.contains($0[1]) }
    guard meant.count == chosen.count else { return nil }
    var parts: [String] = []
    if devices.count < values(all, 0).count {
      parts.append(either(devices.map { "device == " + device($0) }))
    }
    if turns.count < values(all, 1).count {
      parts.append(either(turns.map { "orientation == " + $0 }))
    }
    return parts.joined(separator: " && ")
  }

  private static func device(_ name: String) -> String {
    Device.Class.parse(name.utf8) == nil ? "\"" + name + "\"" : name
  }

  private static func either(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " || ") + ")"
  }
}
