import Interpreter
import StatusBar

/// Finds for situations one after the other what was found before of what they lead to, and which
/// of it leads to situations that are known.
///
/// Each thread has its own; it changes nothing that others see.
final class Scout: @unchecked Sendable {
  private let memo: ExpansionMemo
  private let situations: SituationList
  private let covered: CoveredLooks
  /// `true` iff each edge is looked at, and each way back.
  private let watchesEdges: Bool
  private let watchesReturns: Bool
  @exclusivity(unchecked) private var screens: ScreenCounts
  @exclusivity(unchecked) private(set) var found = Column<Found>()
  /// What is left to look at, one situation after the other.
  @exclusivity(unchecked) private(set) var edges = Column<Edge>()
  /// The edges and the situations that were added last, whose rows were not looked for yet.
  @exclusivity(unchecked) private var open = Column<Edge>()
  @exclusivity(unchecked) private var openFound = Column<Found>()
  /// The rows of the worlds that they lead to.
  @exclusivity(unchecked) private var sheet: RowSheet

  /// So many situations are looked for at once.
  private static let chunk = 64

  /// What is known of a situation.
  struct Found {
    /// By number, what it leads to.
    let expansion: Int
    let world: Int
    let behind: UInt32
    /// Where the edges are that are left to look at, or those that are open.
    var edges: Places
    /// How many ways back there are among the others that compare with what was before.
    var returns = 0
  }

  /// A step from a situation.
  struct Edge {
    let step: Int
    /// The row of the world that it leads to; nil if that stays, or is not gone on from.
    var row: Int?
    /// `true` iff a screen stands there more often than is gone on from.
    let isTooDeep: Bool
  }

  init(_ search: borrowing Search, _ memo: ExpansionMemo) {
    self.memo = memo
    (situations, covered) = (search.situations, search.covered)
    watchesEdges =
      search.bounds.keepsGraph || !search.bounds.skipsSeen || search.laws?.keepsEdges == true
    watchesReturns = search.bounds.keepsWays || search.laws?.hasReturns == true
    screens = ScreenCounts(search.table, search.bounds)
    sheet = RowSheet(beside: search.table)
  }

  /// Goes through situations up to the first for which nothing was found before.
  func go(through numbers: Range<Int>) {
    clear()
    for number in numbers {
      let world = situations.world(of: number)
      guard let known = memo.found(for: world) else { break }
      add(known, world, number)
      if openFound.count == Scout.chunk { find() }
    }
    find()
  }

  /// Goes through one situation, for which it is known what was found.
  func go(through number: Int, knowing known: Int) {
    clear()
    add(known, situations.world(of: number), number)
    find()
  }

  private func clear() {
    found.cut(to: 0)
    edges.cut(to: 0)
    sheet.removeAll()
  }

  private func add(_ known: Int, _ world: Int, _ number: Int) {
    let start = open.count
    for place in memo.all[known].steps.range {
      let step = memo.steps[place]
      guard let end = step.end else {
        if step.isJudged { open.append(Edge(step: place, row: nil, isTooDeep: false)) }
        continue
      }
      var row: Int?
      var isTooDeep = false
      if let patch = end.patch {
        row = sheet.count
        sheet.write(patch, of: memo.patches, from: world)
        isTooDeep =
          end.newLevels.count > 0
          && screens.areTooMany(end.newLevels, among: end.levels, of: memo, sheet)
      }
      open.append(Edge(step: place, row: row, isTooDeep: isTooDeep))
    }
    openFound.append(
      Found(
        expansion: known, world: world, behind: situations[number].covered,
        edges: Places(start..<open.count)))
  }

  /// Looks for the worlds of the edges that are open, and for their situations.
  private func find() {
    sheet.find()
    for number in 0..<openFound.count {
      var one = openFound[number]
      let start = edges.count
      let expansion = memo.all[one.expansion]
      for place in one.edges.range {
        var edge = open[place]
        if isKnown(edge, of: &one, expansion) { continue }
        if let row = edge.row { edge.row = edge.isTooDeep ? nil : sheet.keep(row) }
        edges.append(edge)
      }
      one.edges = Places(start..<edges.count)
      found.append(one)
    }
    sheet.forgetOthers()
    open.cut(to: 0)
    openFound.cut(to: 0)
  }

  /// `true` iff an edge leads to a known situation, and nothing is to be said of it.
  private func isKnown(
    _ edge: Edge, of situation: inout Found, _ expansion: ExpansionMemo.Recorded
  ) -> Bool {
    let step = memo.steps[edge.step]
    guard !edge.isTooDeep, !step.isJudged, !watchesEdges, let end = step.end else { return false }
    var world = situation.world
    if let row = edge.row {
      guard let number = sheet.number(of: row) else { return false }
      world = number
    }
    let passage = step.passage(from: expansion, to: end)
    guard let behind = covered.known(passage, from: situation.behind),
      situations.number(
        of: Search.Situation(world: UInt32(world), covered: behind, isSplit: false)) != nil
    else { return false }
    guard let kind = step.returns else { return true }
    if watchesReturns { return false }
    let former = covered.former(
      kind, expansion.look, expansion.levelCount, situation.behind, to: end.levels.count)
    if former != nil { situation.returns += 1 }
    return true
  }

  /// Adds the worlds that it found to the table.
  func insertAll() { sheet.insertAll() }

  /// The world that an edge of a situation leads to, once it is in the table.
  func world(of edge: Edge, from situation: Found) -> Int {
    edge.row.flatMap { sheet.number(of: $0) } ?? situation.world
  }
}

extension ExpansionMemo.Step {
  /// What it makes of what the bar was behind each screen.
  func passage(from expansion: ExpansionMemo.Recorded, to end: End) -> CoveredLooks.Passage {
    CoveredLooks.Passage(
      look: expansion.look, count: expansion.levelCount, newCount: end.levels.count,
      forgets: forgetsWays)
  }
}
