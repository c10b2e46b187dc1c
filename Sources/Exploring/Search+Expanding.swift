// What situations lead to, found for many at once.
extension Search {
  /// So many situations each thread expands at once, at most.
  private static let chunk = 64

  /// Returns what a situation leads to.
  mutating func expansion(of number: Int) -> Expansion {
    if expanders.count == 1 { return expandNow(number) }
    if number >= aheadStart + ahead.count, !lookAhead(from: number) { return expandNow(number) }
    let place = number - aheadStart
    guard let expansion = ahead[place] else { return expandNow(number) }
    ahead[place] = nil
    return expansion
  }

  private func expandNow(_ number: Int) -> Expansion {
    expanders[0].expansion(of: situations.world(of: number))
  }

  /// So many situations are likely gone on from until the search is over, at least.
  private func likelyRest(from number: Int) -> Int {
    guard let tries = bounds.tries else { return situations.count }
    let each = max(1, found.tries / max(1, number))
    return max(0, tries - found.tries) / each
  }

  /// Expands the next situations, each thread some of them; `false` where they are too few.
  private mutating func lookAhead(from number: Int) -> Bool {
    let limit = min(expanders.count * Search.chunk, likelyRest(from: number))
    let end = min(situations.count, number + limit)
    guard let workers = bounds.workers, end - number >= workers.count * workers.leastShare else {
      return false
    }
    let all = (number..<end).filter { next in
      // Of those that are split no more are gone on from than now.
      next == number
        || !isTooFar(next) && (splitCount < Search.splitLimit || !situations[next].isSplit)
    }
    ahead = [Expansion?](repeating: nil, count: end - number)
    aheadStart = number
    let count = expanders.count
    let worlds = all.map { (place: $0 - number, world: situations.world(of: $0)) }
    let expanders = expanders
    let work: @Sendable (Int) -> Void = { worker in
      for place in stride(from: worker, to: worlds.count, by: count) {
        expanders[worker].expand(worlds[place].world, at: worlds[place].place)
      }
    }
    workers.run(count, work)
    for expander in expanders {
      for (place, expansion) in expander.takeFound() { ahead[place] = expansion }
    }
    return true
  }
}
