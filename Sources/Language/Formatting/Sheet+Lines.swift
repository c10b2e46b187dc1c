extension Sheet {
  /// Settles where lines begin, but for those that are too long: what the author broke stays
  /// broken, with a line of its own for each end of what is broken.
  mutating func settleLines() {
    guard freedom != .indentation else { return }
    let counts = brokenCounts()
    for index in tokens.indices {
      let closing = Int(partners[index])
      switch tokens[index].kind {
      case .leftBrace: settleBlock(index, closing, isBroken: counts[closing] > counts[index])
      case .leftParen, .leftBracket: settleList(index, closing)
      case .rightBrace, .rightParen, .rightBracket:
        if breaks[index] > 1 { breaks[index] = 1 }
      default: break
      }
    }
  }

  /// How many lines end before each token, those in the token before it among them.
  private func brokenCounts() -> [Int32] {
    var counts: [Int32] = []
    counts.reserveCapacity(tokens.count)
    var count: Int32 = 0
    for index in tokens.indices {
      if breaks[index] > 0 { count += 1 }
      counts.append(count)
      if marks[index].contains(.tall) { count += 1 }
    }
    return counts
  }

  private mutating func settleBlock(_ opening: Int, _ closing: Int, isBroken: Bool) {
    let first = opening + 1
    guard first < closing, isBroken else { return }
    let content = behindParameters(first, closing)
    if content > first, !marks[first].contains(.comment) { breaks[first] = 0 }
    // A comment on the line of the brace stays there, whatever follows it.
    breaks[content] = 1
    breaks[closing] = 1
  }

  /// Returns the first token behind a closure's parameters, or `first` if there are none.
  private func behindParameters(_ first: Int, _ closing: Int) -> Int {
    var index = first
    for _ in 0..<512 where index < closing {
      if marks[index].contains(.closureIn) { return index + 1 }
      if tokens[index].kind == .leftBrace { return first }
      index = max(index, Int(partners[index])) + 1
    }
    return first
  }

  private mutating func settleList(_ opening: Int, _ closing: Int) {
    if breaks[opening + 1] > 0, opening + 1 < closing {
      breaks[opening + 1] = 1
      breaks[closing] = 1
    } else if !marks[closing].contains(.comment) {
      breaks[closing] = 0
    }
  }
}
