import Interpreter
import StatusBar

/// The cells of a matrix in the order in which people think of them: the releases, then the device
/// with the way it is held, which decide together, then the rest.
package struct CellGrid: Sendable {
  /// One axis of the grid.
  package struct Axis: Sendable {
    package var kind: Kind
    /// As a header spells it; the device's where it stands for the orientation too.
    package var name: String
    /// The spelling of each value; of a device and an orientation both.
    package var values: [[String]]

    package enum Kind: Hashable, Sendable {
      /// Versions, ascending.
      case releases
      /// A device; `true` where the orientation stands behind it.
      case screens(Bool)
      case other
    }
  }

  package private(set) var axes: [Axis] = []
  /// The number that a cell of the matrix has in the grid; nil for one that does not exist.
  private var numbers: [Int?] = []
  private(set) var count = 1

  /// Larger grids are not folded.
  private static let limit = 20_000

  /// Creates the grid of cells with the same axes; nil stands for a cell that does not exist.
  package init?(_ cells: [[CellResult.Axis]?]) {
    guard let first = cells.lazy.compactMap({ $0 }).first else { return nil }
    var names = first.map { $0.name }
    let isTurned = names.contains("device") && names.contains("orientation")
    if isTurned { names.removeAll { $0 == "orientation" } }
    let order = names.filter { $0 == "ios" } + names.filter { $0 == "device" }
    for name in order + names.filter({ !order.contains($0) }) {
      let parts = name == "device" && isTurned ? ["device", "orientation"] : [name]
      addAxis(name, parts, cells)
    }
    for axis in axes { count = min(count * axis.values.count, CellGrid.limit + 1) }
    guard count <= CellGrid.limit else { return nil }
    let places = axes.map { axis in
      var places: [[String]: Int] = [:]
      for (place, value) in axis.values.enumerated() where places[value] == nil {
        places[value] = place
      }
      return places
    }
    numbers = cells.map { $0.map { number(of: $0, places) } }
  }

  private mutating func addAxis(
    _ name: String, _ parts: [String], _ cells: [[CellResult.Axis]?]
  ) {
    var columns: [[String]] = parts.map { _ in [] }
    var known: [Set<String>] = parts.map { _ in [] }
    for case .some(let cell) in cells {
      for (column, part) in parts.enumerated() {
        guard let value = cell.first(where: { $0.name == part })?.value else { continue }
        if known[column].insert(value).inserted { columns[column].append(value) }
      }
    }
    var kind = Axis.Kind.other
    if name == "ios" || name == "sdk" { kind = .releases }
    if name == "device" { kind = .screens(parts.count > 1) }
    if kind == .releases { columns[0].sort { CellGrid.version($0) < CellGrid.version($1) } }
    // Phones stand together, the oldest kind first: what stands together is said shorter.
    if name == "device" { columns[0] = CellGrid.byClass(columns[0]) }
    var values = columns[0].map { [$0] }
    // The way it is held changes last, so that portrait is told first.
    if columns.count > 1 {
      values = columns[1].flatMap { turned in columns[0].map { [$0, turned] } }
    }
    axes.append(Axis(kind: kind, name: name, values: values))
  }

  private static func byClass(_ devices: [String]) -> [String] {
    func rank(_ device: String) -> UInt8 {
      ScreenWords.deviceClass(device)?.rawValue ?? UInt8.max
    }
    return devices.indices.sorted { a, b in
      let (left, right) = (rank(devices[a]), rank(devices[b]))
      return left == right ? a < b : left < right
    }.map { devices[$0] }
  }

  static func version(_ spelling: String) -> Version {
    Version.parse(Array(spelling.utf8)[...]) ?? Version.oldest
  }

  /// Returns the number of a cell, by where the values of each axis stand.
  private func number(of cell: [CellResult.Axis], _ places: [[[String]: Int]]) -> Int {
    var number = 0
    for (axis, places) in zip(axes, places) {
      let parts = axis.kind == .screens(true) ? ["device", "orientation"] : [axis.name]
      let value = parts.map { part in cell.first { $0.name == part }?.value ?? "" }
      number = number * axis.values.count + (places[value] ?? 0)
    }
    return number
  }

  /// Returns the grid of some of the cells, as if there were no others.
  package func among(_ cells: [Int]) -> CellGrid {
    var part = self
    var isIn = [Bool](repeating: false, count: numbers.count)
    for cell in cells { isIn[cell] = true }
    for cell in numbers.indices where !isIn[cell] { part.numbers[cell] = nil }
    return part
  }

  /// Returns the table of some cells' answers, by their numbers in the matrix.
  package func folding(_ answer: (Int) -> Int?) -> Folding {
    var answers = [Int?](repeating: nil, count: count)
    for (cell, number) in numbers.enumerated() {
      if let number { answers[number] = answer(cell) }
    }
    return Folding(counts: axes.map { $0.values.count }, answers: answers)
  }

  /// Returns the cells of the matrix that lie in a block, ascending.
  package func cells(of block: Folding.Block, _ folding: Folding) -> [Int] {
    var isIn = [Bool](repeating: false, count: count)
    folding.forEachCell(of: block.values) { isIn[$0] = true }
    return numbers.indices.filter { index in numbers[index].map { isIn[$0] } ?? false }
  }

  /// Returns the values of an axis that some cell of a block has.
  func existing(_ axis: Int, in block: Folding.Block) -> Set<Int> {
    var size = 1
    for later in axes[(axis + 1)...] { size *= later.values.count }
    var isIn: Set<Int> = []
    let folding = Folding(counts: axes.map { $0.values.count }, answers: [])
    var wanted: Set<Int> = []
    var values = block.values
    values[axis] = Array(axes[axis].values.indices)
    folding.forEachCell(of: values) { wanted.insert($0) }
    for case .some(let number) in numbers where wanted.contains(number) {
      isIn.insert(number / size % axes[axis].values.count)
    }
    return isIn
  }

  /// Returns the values of an axis that a block has, as runs: between the ends of each there is no
  /// cell that does not lie in the block.
  func runs(_ axis: Int, of block: Folding.Block) -> [ClosedRange<Int>] {
    let existing = existing(axis, in: block).sorted()
    let chosen = Set(block.values[axis])
    var runs: [ClosedRange<Int>] = []
    var isOpen = false
    for value in existing {
      if !chosen.contains(value) {
        isOpen = false
      } else if isOpen, let last = runs.last {
        runs[runs.count - 1] = last.lowerBound...value
      } else {
        runs.append(value...value)
        isOpen = true
      }
    }
    return runs
  }
}
