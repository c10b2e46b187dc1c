import Interpreter
import StatusBar

// What situations lead to: found for many at once, and found again for those that answer the same.
extension Search {
  /// Takes what a situation leads to, as it was found for one like it, or finds it; and what those
  /// behind it lead to, as far as that was found before. Returns the number of the next one.
  mutating func goOn(from number: Int) -> Int {
    guard memo != nil else {
      take(expansion(of: number), at: number)
      return number + 1
    }
    if number >= batch.end { prepare(from: number) }
    let isKnown = number < batch.end
    guard isKnown || find(number) else { return number + 1 }
    let next = takeBatch(from: number)
    if isKnown { foundBefore += next - number }
    return next
  }

  /// Finds what a situation leads to; `true` iff that is kept, and is to be taken as what was found
  /// before.
  private mutating func find(_ number: Int) -> Bool {
    let world = situations.world(of: number)
    let expansion = expansion(of: number)
    guard expansion.reads != nil else {
      take(expansion, at: number)
      return false
    }
    for step in expansion.steps {
      for end in step.ends where end.number == nil {
        end.number = table.insert(end.world).number
      }
    }
    guard let known = memo?.keep(expansion, of: world, in: table, &moves) else {
      take(expansion, at: number)
      return false
    }
    batch.start(at: number, knowing: known)
    return true
  }

  /// `true` iff what is found is kept for others. It takes some thousand bytes for a world: where
  /// there are many that no others answer like, that is more than it is worth.
  private var records: Bool {
    guard let count = memo?.all.count else { return false }
    return count < Search.recordLimit || foundBefore >= 16 * count
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
    guard let work = bounds.work else { return situations.count }
    let each = max(1, found.work / max(1, number))
    return max(0, work - found.work) / each
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

  /// Looks what the next situations lead to, as far as that was found before for each.
  private mutating func prepare(from number: Int) {
    memo?.catchUp()
    if !isLarge, situations.count >= Search.largeCount { makeRoom() }
    let end = min(situations.count, number + batch.limit)
    batch.start(number..<end, bounds.workers)
  }

  /// Makes room for as many situations as may come: where lists grow, they are in memory twice.
  private mutating func makeRoom() {
    isLarge = true
    let count = min(bounds.situations, Search.mostRoom)
    situations.reserve(count)
    table.reserve(count)
  }

  /// A search with more situations than these most likely has many more.
  private static let largeCount = 1 << 16
  #if _pointerBitWidth(_32)
    /// What is reserved there is used.
    private static let mostRoom = 0
  #else
    private static let mostRoom = 1 << 21
  #endif

  /// Takes what was found for the situations of the batch, from one on, and returns the number of
  /// the next one.
  private mutating func takeBatch(from number: Int) -> Int {
    guard let memo else { return number + 1 }
    var next = number
    while next < batch.end {
      let (scout, numbers) = batch.share(of: next)
      while next < numbers.upperBound {
        if next > number, isFull { return next }
        if isTooFar(next) {
          found.open += 1
        } else {
          take(scout.found[next - numbers.lowerBound], scout, memo, at: next)
        }
        next += 1
      }
    }
    return next
  }

  /// Takes what was found for a situation.
  private mutating func take(
    _ situation: Scout.Found, _ scout: Scout, _ memo: ExpansionMemo, at parent: Int
  ) {
    let expansion = memo.all[situation.expansion]
    note(expansion.unknown)
    found.work += expansion.work
    found.moves += expansion.moves
    found.returns += situation.returns
    if bounds.keepsMoves {
      for number in expansion.steps.range where memo.steps[number].end != nil {
        moves.count(memo.steps[number].number)
      }
    }
    for number in situation.edges.range {
      take(scout.edges[number], of: situation, expansion, scout, memo, at: parent)
    }
  }

  private mutating func take(
    _ edge: Scout.Edge, of situation: Scout.Found, _ expansion: ExpansionMemo.Recorded,
    _ scout: Scout, _ memo: ExpansionMemo, at parent: Int
  ) {
    let step = memo.steps[edge.step]
    if step.isJudged {
      let detail = memo.detail(edge.step)
      for verdicts in detail.passages {
        laws?.note(verdicts, ofMove: detail.move, from: parent)
      }
    }
    guard let end = step.end else { return }
    if let kind = step.returns {
      noteReturn(
        kind, to: end, memo.detail(edge.step), of: expansion, from: parent, situation.behind)
    }
    if edge.isTooDeep {
      found.deep += 1
      return
    }
    let behind = covered.add(step.passage(from: expansion, to: end), from: situation.behind)
    let world = UInt32(scout.world(of: edge, from: situation))
    let (number, isNew) = keep(
      Situation(world: world, covered: behind, isSplit: false), step.number, parent)
    noteEdge(from: parent, to: number, by: step.number)
    guard isNew else { return }
    if let holding = end.holding {
      laws?.note(holding)
    } else {
      laws?.note(memo.detail(edge.step).verdicts, of: number)
    }
  }

  private mutating func noteReturn(
    _ kind: Lead.ReturnKind, to end: ExpansionMemo.Step.End, _ step: ExpansionMemo.Detail,
    of expansion: ExpansionMemo.Recorded, from parent: Int, _ behind: UInt32
  ) {
    guard
      let former = covered.former(
        kind, expansion.look, expansion.levelCount, behind, to: end.levels.count)
    else { return }
    found.returns += 1
    noteReturn(from: former, to: end, step, parent)
  }

  /// Notes that a move leads from one situation to another one.
  private mutating func noteEdge(from parent: Int, to number: Int, by move: UInt32) {
    if bounds.keepsGraph {
      let world = situations.world(of: number)
      graph?.add(
        world, Questions(table[world], program), from: situations.world(of: parent),
        by: moves[move].steps(in: program.program, given: given))
    }
    laws?.noteEdge(from: parent, to: number)
  }
}
