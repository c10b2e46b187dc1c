extension Writer {
  /// `true` iff the tokens from `start` up to `end` fit on a line that begins at `column`, or are
  /// none that may be broken.
  func fits(_ start: Int, _ end: Int, _ column: Int) -> Bool {
    if sheet.marks[start].contains(.directive) { return true }
    // A chain that was broken once has a line for each of its calls.
    if sheet.marks[start].contains(.link), nextLink(behind: start, before: end) != nil {
      return false
    }
    let last = end - 1
    let width = sheet.columns[last] - sheet.columns[start] + Int32(tokenWidth(last))
    return column + Int(width) <= limit
  }

  private func tokenWidth(_ index: Int) -> Int {
    guard index + 1 < sheet.tokens.count else { return 0 }
    let space = sheet.marks[index + 1].contains(.space) ? 1 : 0
    return Int(sheet.columns[index + 1] - sheet.columns[index]) - space
  }

  /// What a long line offers, as far as its first `limit` columns go: all outside brackets that
  /// open and close on it.
  private struct Offer {
    var block: Int?
    /// The last token that may begin a line behind a comma, or as a header's `on`.
    var comma: Int?
    var links: [Int] = []
    /// The last `&&` or `||` that begins within the limit, and all of a choice.
    var condition: Int?
    var choices: [Int] = []
    var list: Int?
    var hasArrow = false
    /// The last operator of another kind.
    var operation: Int?
  }

  /// Breaks the line from `start` up to `end` where it is broken best; `false` if it cannot be.
  mutating func split(_ start: Int, _ end: Int, _ column: Int) -> Bool {
    if sheet.marks[start].contains(.link), let link = nextLink(behind: start, before: end) {
      breakLine(before: link)
      sheet.marks[link].insert(.link)
      return true
    }
    let offer = offer(start, end, column)
    if let block = offer.block {
      splitBlocks(from: block, before: end)
      return true
    }
    if let comma = offer.comma {
      breakLine(before: comma)
    } else if offer.links.count > 1 {
      for link in offer.links {
        breakLine(before: link)
        sheet.marks[link].insert(.link)
      }
    } else if !offer.choices.isEmpty {
      for choice in offer.choices { breakLine(before: choice) }
    } else if let condition = offer.condition {
      breakLine(before: condition)
    } else if let list = offer.list, Int(sheet.partners[list]) > offer.operation ?? 0 {
      splitList(list)
      return true
    } else if let operation = offer.operation {
      breakLine(before: operation)
    } else {
      return false
    }
    breakBrace(behind: start)
    return true
  }

  /// Returns what the line offers.
  private func offer(_ start: Int, _ end: Int, _ column: Int) -> Offer {
    var offer = Offer()
    let origin = Int(sheet.columns[start])
    func position(_ index: Int) -> Int { column + Int(sheet.columns[index]) - origin }
    var index = start
    while index < end, position(index) <= limit {
      let partner = Int(sheet.partners[index])
      switch sheet.tokens[index].kind {
      case .leftBrace where partner < end:
        if partner > index + 1 { offer.block = offer.block ?? index }
      case .leftParen where partner < end, .leftBracket where partner < end:
        if prefers(index, to: offer), helps(index, partner, column) {
          offer.list = index
        }
      case .comma:
        if index + 1 < end, sheet.tokens[index + 1].kind != .leftBrace,
          leavesLess(index + 1, end, column)
        {
          offer.comma = index + 1
        }
      case .identifier where index > start && sheet.marks[index].contains(.clause):
        offer.comma = index
      case .period where index > start && isLink(index): offer.links.append(index)
      case .arrow: offer.hasArrow = true
      case .oper, .colon: note(index, start, &offer)
      default: break
      }
      index = partner > index ? partner + 1 : index + 1
    }
    return offer
  }

  /// `true` iff the list at `index` is broken rather than the one before: the last of several, but
  /// arguments rather than elements, and no part of a result's type.
  private func prefers(_ index: Int, to offer: Offer) -> Bool {
    guard let list = offer.list else { return true }
    if offer.hasArrow { return false }
    return sheet.tokens[index].kind == .leftParen || sheet.tokens[list].kind == .leftBracket
  }

  private func note(_ index: Int, _ start: Int, _ offer: inout Offer) {
    guard index > start, !sheet.marks[index].contains(.comment) else { return }
    if sheet.marks[index].contains(.ternary) {
      offer.choices.append(index)
    } else if sheet.tokens[index].kind == .oper, sheet.marks[index].contains(.space),
      sheet.marks[index + 1].contains(.space)
    {
      let first = sheet.bytes[Int(sheet.tokens[index].range.start)]
      if sheet.tokens[index].range.count == 2, first == "&" || first == "|" {
        offer.condition = index
      } else {
        offer.operation = index
      }
    }
  }

  /// `true` iff the dot at `index` stands behind a call.
  private func isLink(_ index: Int) -> Bool {
    guard !sheet.marks[index].contains(.space) else { return false }
    switch sheet.tokens[index - 1].kind {
    case .rightParen, .rightBrace: return true
    default: return false
    }
  }

  /// Returns the next dot of a chain that is broken at `start`.
  private func nextLink(behind start: Int, before end: Int) -> Int? {
    var index = start + 1
    while index < end {
      if sheet.tokens[index].kind == .period, isLink(index) { return index }
      let partner = Int(sheet.partners[index])
      index = partner > index ? partner + 1 : index + 1
    }
    return nil
  }

  /// `true` iff a list gets shorter lines when it is broken, rather than one long line less its
  /// brackets.
  private func helps(_ opening: Int, _ closing: Int, _ column: Int) -> Bool {
    guard closing > opening + 1 else { return false }
    let width = Int(sheet.columns[closing] - sheet.columns[opening])
    return column + Writer.step + width <= limit || offersMore(opening + 1, closing)
  }

  /// `true` iff what follows a comma fits on a line of its own, or can be broken again.
  private func leavesLess(_ start: Int, _ end: Int, _ column: Int) -> Bool {
    let width = Int(sheet.columns[end - 1] - sheet.columns[start]) + tokenWidth(end - 1)
    return column + Writer.step + width <= limit || offersMore(start, end)
  }

  private func offersMore(_ start: Int, _ end: Int) -> Bool {
    var index = start
    for _ in 0..<64 where index < end {
      if sheet.tokens[index].kind == .comma { return true }
      let partner = Int(sheet.partners[index])
      if partner > index + 1 { return true }
      index += 1
    }
    return false
  }

  /// Breaks a block, and those that go on behind it with `else` or `catch`.
  private mutating func splitBlocks(from block: Int, before end: Int) {
    var opening = block
    while true {
      let closing = Int(sheet.partners[opening])
      breakLine(before: content(of: opening))
      breakLine(before: closing)
      let word = sheet.word(closing + 1)
      guard closing + 1 < end, word == .else || word == .catch else { return }
      var index = closing + 2
      while index < end, sheet.tokens[index].kind != .leftBrace {
        index = max(index, Int(sheet.partners[index])) + 1
      }
      guard index < end, Int(sheet.partners[index]) > index + 1, Int(sheet.partners[index]) < end
      else { return }
      opening = index
    }
  }

  /// Returns the first token of a block behind the parameters of a closure.
  private func content(of opening: Int) -> Int {
    let closing = Int(sheet.partners[opening])
    var index = opening + 1
    for _ in 0..<512 where index < closing {
      if sheet.marks[index].contains(.closureIn) { return index + 1 }
      if sheet.tokens[index].kind == .leftBrace { break }
      index = max(index, Int(sheet.partners[index])) + 1
    }
    return opening + 1
  }

  /// Gives each element of a list a line.
  private mutating func splitList(_ opening: Int) {
    let closing = Int(sheet.partners[opening])
    breakLine(before: opening + 1)
    breakLine(before: closing)
    var index = opening + 1
    while index < closing {
      if sheet.tokens[index].kind == .comma { breakLine(before: index + 1) }
      index = max(index, Int(sheet.partners[index])) + 1
    }
  }

  /// A header that takes several lines has its brace, or its `else`, on a line of its own.
  private mutating func breakBrace(behind start: Int) {
    guard let brace = brace(behind: start) else { return }
    let isBehindElse = sheet.word(brace - 1) == .else
    let first = isBehindElse ? brace - 1 : brace
    guard sheet.tokens[first - 1].kind != .rightBrace else { return }
    breakLine(before: first)
    let closing = Int(sheet.partners[brace])
    if !isBehindElse, closing > brace + 1, closing < lines.given(behind: brace) {
      splitBlocks(from: brace, before: lines.given(behind: brace))
    }
  }

  /// Returns the brace of the block that the line at `start` leads to.
  private func brace(behind start: Int) -> Int? {
    var index = start
    for _ in 0..<512 where index < sheet.tokens.count {
      if sheet.marks[index].contains(.header) { return index > start ? index : nil }
      switch sheet.tokens[index].kind {
      case .rightParen, .rightBracket, .rightBrace: if index > start { return nil }
      default: if index > start, sheet.marks[index].contains(.start) { return nil }
      }
      index = max(index, Int(sheet.partners[index])) + 1
    }
    return nil
  }
}
