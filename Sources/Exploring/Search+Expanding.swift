import Interpreter
import StatusBar

// What situations lead to: found for many at once, and found again for those that answer the same.
extension Search {
  /// Takes what a situation leads to, as it was found for one like it, or finds it.
  mutating func goOn(from number: Int) {
    guard memo != nil else { return take(expansion(of: number), at: number) }
    if number >= batch.end { prepare(from: number) }
    if number < batch.end {
      foundBefore += 1
      return take(at: number)
    }
    let world = situations.world(of: number)
    let expansion = expansion(of: number)
    guard expansion.reads != nil else { return take(expansion, at: number) }
    for step in expansion.steps {
      for end in step.ends where end.number == nil {
        end.number = table.insert(end.world).number
      }
    }
    guard let found = RecordedExpansion(expansion, of: world, in: table, &moves),
      let reads = expansion.reads, let place = memo?.keep(reads, of: world)
    else { return take(expansion, at: number) }
    recorded.append(found)
    // From now on it is one that was found before.
    batch.start(at: number)
    batch.add(place)
    table.forgetWritten()
    write(found, at: number)
    take(at: number)
  }

  /// `true` iff what is found is kept for others. It takes some thousand bytes for a world: where
  /// there are many that no others answer like, that is more than it is worth.
  private var records: Bool {
    memo != nil
      && (recorded.count < Search.recordLimit || foundBefore >= 16 * recorded.count)
  }

  /// So many are kept in any case.
  private static let recordLimit = 2000

  // MARK: - Looking ahead

  /// So many situations each thread expands at once, at most.
  private static let chunk = 64

  /// Returns what a situation leads to.
  private mutating func expansion(of number: Int) -> Expansion {
    found.expanded += 1
    if expanders.count == 1 { return expandNow(number) }
    if number >= aheadStart + ahead.count, !lookAhead(from: number) { return expandNow(number) }
    let place = number - aheadStart
    guard let expansion = ahead[place] else { return expandNow(number) }
    ahead[place] = nil
    return expansion
  }

  private func expandNow(_ number: Int) -> Expansion {
    expanders[0].expansion(of: situations.world(of: number), notingReads: records)
  }

  /// So many situations are likely gone on from until the search is over, at least.
  private func likelyRest(from number: Int) -> Int {
    guard let tries = bounds.tries else { return situations.count }
    let each = max(1, found.tries / max(1, number))
    return max(0, tries - found.tries) / each
  }

  /// Expands the next situations, each thread some of them; `false` where they are too few.
  private mutating func lookAhead(from number: Int) -> Bool {
    guard let workers = bounds.workers else { return false }
    let limit = min(expanders.count * Search.chunk, likelyRest(from: number))
    let end = min(situations.count, number + limit)
    let least = workers.count * workers.leastShare
    if end - number < least { return false }
    let all = (number..<end).filter { next in
      if next == number { return true }
      // Of those that are split no more are gone on from than now.
      if isTooFar(next) || splitCount >= Search.splitLimit && situations[next].isSplit {
        return false
      }
      return memo?.found(for: situations.world(of: next)) == nil
    }
    if all.count < least { return false }
    ahead = [Expansion?](repeating: nil, count: end - number)
    aheadStart = number
    let count = expanders.count
    let worlds = all.map { (place: $0 - number, world: situations.world(of: $0)) }
    let expanders = expanders
    let notes = records
    let work: @Sendable (Int) -> Void = { worker in
      for place in stride(from: worker, to: worlds.count, by: count) {
        expanders[worker].expand(
          worlds[place].world, at: worlds[place].place, notingReads: notes)
      }
    }
    workers.run(count, work)
    for expander in expanders {
      for (place, expansion) in expander.takeFound() { ahead[place] = expansion }
    }
    return true
  }

  // MARK: - What was found before

  /// Situations one after the other for which it was found before what they lead to.
  struct Batch {
    /// The first, and the one behind the last.
    private(set) var start = 0
    private(set) var end = 0
    /// What each leads to, by number, and where its rows begin.
    private(set) var found: [Int] = []
    private(set) var firstRows: [Int] = []
    /// The rows of the worlds that they lead to.
    var rows: [WorldTable.WrittenRow] = []

    static let limit = 64

    mutating func start(at number: Int) {
      (start, end) = (number, number)
      found.removeAll(keepingCapacity: true)
      firstRows.removeAll(keepingCapacity: true)
      rows.removeAll(keepingCapacity: true)
    }

    mutating func add(_ found: Int) {
      self.found.append(found)
      firstRows.append(rows.count)
      end += 1
    }
  }

  /// Writes the rows that the next situations lead to, as far as that was found before for each.
  private mutating func prepare(from number: Int) {
    batch.start(at: number)
    memo?.catchUp()
    table.forgetWritten()
    let end = min(situations.count, number + Batch.limit)
    for next in number..<end {
      guard let known = memo?.found(for: situations.world(of: next)) else { break }
      batch.add(known)
      write(recorded[known], at: next)
    }
    table.fetch(batch.rows)
  }

  private mutating func write(_ expansion: RecordedExpansion, at number: Int) {
    let world = situations.world(of: number)
    for place in expansion.steps.indices where !expansion.steps[place].isStill {
      if let end = expansion[place].end { batch.rows.append(table.write(end.patch, of: world)) }
    }
  }

  /// Takes what was found for a situation of the batch.
  private mutating func take(at parent: Int) {
    let expansion = recorded[batch.found[parent - batch.start]]
    var row = batch.firstRows[parent - batch.start]
    note(expansion.unknown)
    let behind = situations[parent].covered
    for place in expansion.steps.indices {
      let step = expansion.steps[place]
      found.tries += step.tries
      note(step.unknown)
      if step.isJudged {
        for verdicts in expansion[place].passages {
          laws?.note(verdicts, ofMove: expansion[place].move, from: parent)
        }
      }
      guard let levels = step.levels else { continue }
      if bounds.keepsMoves { moves.count(step.number) }
      found.moves += 1
      if step.isStill, step.returns == nil {
        let known = remember(
          behind, expansion.look, expansion.levels, to: levels, forgets: step.forgetsWays)
        if known == behind {
          noteEdge(from: parent, to: parent, by: step)
          continue
        }
      }
      arrive(
        expansion[place], by: step, step.isStill ? nil : batch.rows[row], of: expansion,
        from: parent, behind)
      if !step.isStill { row += 1 }
    }
  }

  private mutating func arrive(
    _ detail: RecordedExpansion.Detail, by step: RecordedExpansion.Step,
    _ row: WorldTable.WrittenRow?, of expansion: RecordedExpansion, from parent: Int,
    _ behind: UInt32
  ) {
    guard let end = detail.end else { return }
    let count = end.levels.count
    if let former = former(step.returns, expansion.look, expansion.levels, behind, to: count) {
      found.returns += 1
      noteReturn(from: former, to: end, detail.move, parent)
    }
    var world = situations.world(of: parent)
    if let row {
      if !end.newLevels.isEmpty, screens.areTooMany(end.newLevels, among: end.levels, of: row) {
        found.deep += 1
        return
      }
      world = table.keep(row).number
    }
    let known = remember(
      behind, expansion.look, expansion.levels, to: count, forgets: step.forgetsWays)
    let (number, isNew) = keep(
      Situation(world: UInt32(world), covered: known, isSplit: false), step.number, parent)
    noteEdge(from: parent, to: number, by: step)
    if isNew { laws?.note(end.verdicts, of: number) }
  }

  /// Notes that a move leads from one situation to another one.
  private mutating func noteEdge(
    from parent: Int, to number: Int, by step: RecordedExpansion.Step
  ) {
    if bounds.keepsGraph {
      let world = situations.world(of: number)
      graph?.add(
        world, Questions(table[world], program), from: situations.world(of: parent),
        by: moves[step.number].steps(in: program.program, given: given))
    }
    laws?.noteEdge(from: parent, to: number)
  }
}
