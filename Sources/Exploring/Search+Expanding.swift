// What situations lead to, found for many at once.
extension Search {
  /// So many situations each thread expands at once, at most.
  private static let chunk = 256

  /// Returns what a situation leads to.
  mutating func expansion(of number: Int) -> Expansion {
    if expanders.count == 1 { return expanders[0].expansion(of: situations.world(of: number)) }
    if number >= aheadStart + ahead.count { lookAhead(from: number) }
    let place = number - aheadStart
    guard let expansion = ahead[place] else {
      return expanders[0].expansion(of: situations.world(of: number))
    }
    ahead[place] = nil
    return expansion
  }

  /// Expands the next situations, each thread some of them.
  private mutating func lookAhead(from number: Int) {
    let end = min(situations.count, number + expanders.count * Search.chunk)
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
    if let workers = bounds.workers, worlds.count >= count {
      workers.run(count, work)
    } else {
      for worker in 0..<count { work(worker) }
    }
    for expander in expanders {
      for (place, expansion) in expander.takeFound() { ahead[place] = expansion }
    }
  }
}
