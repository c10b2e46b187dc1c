import Interpreter
import StatusBar

/// How often screens may stand in a situation, and which parts of worlds show the same one.
struct ScreenCounts: ~Copyable {
  private let table: WorldTable
  private let bounds: Search.Bounds
  private let leastLimit: Int
  /// One part of each kind of screen.
  private var kinds: [Int] = []
  /// By part the number of its kind and how often it may stand there; -1 where that is not known.
  private var kindOfPart = Column<Int32>()
  private var limitOfPart = Column<Int32>()

  init(_ table: WorldTable, _ bounds: Search.Bounds) {
    (self.table, self.bounds) = (table, bounds)
    leastLimit = bounds.leastLimit
  }

  /// `true` iff one of some new levels stands more often among all of them in the row that was
  /// written last than is gone on from.
  mutating func areTooMany(
    _ screens: Places, among levels: Places, of memo: ExpansionMemo,
    _ sheet: borrowing RowSheet
  ) -> Bool {
    if levels.count <= leastLimit { return false }
    for screen in screens.range {
      let part = sheet.lastPart(of: memo.newLevels[screen])
      let kind = kind(of: part)
      let limit = Int(limitOfPart[part])
      if levels.count <= limit { continue }
      var count = 0
      for level in levels.range where self.kind(of: sheet.lastPart(of: memo.levels[level])) == kind
      { count += 1 }
      if count > limit { return true }
    }
    return false
  }

  private mutating func kind(of part: Int) -> Int32 {
    if part >= kindOfPart.count || kindOfPart[part] < 0 { learn(part) }
    return kindOfPart[part]
  }

  private mutating func learn(_ part: Int) {
    while kindOfPart.count <= part {
      kindOfPart.append(-1)
      limitOfPart.append(0)
    }
    let limit = bounds.limits.first { table.isNamed($0.screen, part) }?.count ?? bounds.sameScreens
    let known = kinds.firstIndex { table.showSameScreen($0, part) }
    if known == nil { kinds.append(part) }
    kindOfPart[part] = Int32(known ?? kinds.count - 1)
    limitOfPart[part] = Int32(clamping: limit)
  }
}
