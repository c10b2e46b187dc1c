import Interpreter
import StatusBar

/// How often screens may stand in a situation, and which parts of worlds show the same one.
struct ScreenCounts {
  private let table: WorldTable
  private let bounds: Search.Bounds
  /// One part of each kind of screen.
  private var kinds: [Int] = []
  /// By part the number of its kind, and how often it may stand there.
  private var ofParts: [(kind: Int32, limit: Int32)] = []
  /// Of the levels that are counted.
  private var counted: [(kind: Int32, limit: Int32)] = []

  init(_ table: WorldTable, _ bounds: Search.Bounds) { (self.table, self.bounds) = (table, bounds) }

  /// `true` iff a screen stands more often among the levels of a row than is gone on from.
  mutating func areTooMany(_ levels: [ControllerID], in row: borrowing [UInt32]) -> Bool {
    if levels.count <= bounds.leastLimit { return false }
    counted.removeAll(keepingCapacity: true)
    for level in levels { counted.append(kind(of: table.part(of: level, in: row))) }
    for (kind, limit) in counted where counted.count > Int(limit) {
      var count: Int32 = 0
      for other in counted where other.kind == kind { count += 1 }
      if count > limit { return true }
    }
    return false
  }

  private mutating func kind(of part: Int) -> (kind: Int32, limit: Int32) {
    while ofParts.count <= part { ofParts.append((-1, 0)) }
    if ofParts[part].kind >= 0 { return ofParts[part] }
    let limit = bounds.limits.first { table.isNamed($0.screen, part) }?.count ?? bounds.sameScreens
    let known = kinds.firstIndex { table.showSameScreen($0, part) }
    if known == nil { kinds.append(part) }
    ofParts[part] = (Int32(known ?? kinds.count - 1), Int32(clamping: limit))
    return ofParts[part]
  }
}
