import Interpreter
import StatusBar

// What situations lead to: found for many at once, and found again for those that answer the same.
extension Search {
  /// Takes what a situation leads to, as it was found for one like it, or finds it.
  mutating func goOn(from number: Int) {
    guard memo != nil else { return take(expansion(of: number), at: number) }
    memo?.catchUp()
    let world = situations.world(of: number)
    if let known = memo?.found(for: world) {
      foundBefore += 1
      return take(recorded[known], at: number)
    }
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
    take(recorded[place], at: number)
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

  /// Takes what was found for a world that answers the same.
  private mutating func take(_ expansion: RecordedExpansion, at parent: Int) {
    note(expansion.unknown)
    for step in expansion.steps {
      found.tries += step.tries
      note(step.unknown)
      for verdicts in step.passages { laws?.note(verdicts, ofMove: step.move, from: parent) }
      guard let end = step.end else { continue }
      if bounds.keepsMoves { moves.count(step.number) }
      arrive(at: end, by: step, of: expansion, from: parent)
    }
  }

  private mutating func arrive(
    at end: RecordedExpansion.End, by step: RecordedExpansion.Step, of expansion: RecordedExpansion,
    from parent: Int
  ) {
    found.moves += 1
    let behind = situations[parent].covered
    let count = end.levels.count
    if let former = former(of: step.move, expansion.look, expansion.levels, behind, to: count) {
      found.returns += 1
      noteReturn(from: former, to: end, step.move, parent)
    }
    var world = situations.world(of: parent)
    if !end.patch.isEmpty {
      table.write(end.patch, of: world, to: &row)
      if screens.areTooMany(end.levels, in: row) {
        found.deep += 1
        return
      }
      world = table.insert(row: row).number
    }
    let known = remember(behind, step.move, expansion.look, expansion.levels, to: count)
    let (number, isNew) = keep(
      Situation(world: UInt32(world), covered: known, isSplit: false), step.number, parent)
    if bounds.keepsGraph {
      let steps = step.move.steps(in: program.program, given: given)
      graph?.add(
        world, Questions(table[world], program), from: situations.world(of: parent), by: steps)
    }
    laws?.noteEdge(from: parent, to: number)
    if isNew { laws?.note(end.verdicts, of: number) }
  }
}
