/// Reads from tokens what a layout has to know: where statements and elements begin, which braces
/// are blocks, which colons belong to what.
///
/// Needs no tree: a file that is laid out was parsed before, so that its tokens can be trusted.
struct Structure {
  private var sheet: Sheet
  private var frames = [Frame(isList: false)]
  /// Whether the `#if` that are open stand among modifiers.
  private var conditionals: [Bool] = []

  /// What the token being read stands in: the file, a block or a list in brackets.
  private struct Frame {
    var isList: Bool
    var isSwitch = false
    /// Choices whose colon is still to come.
    var ternaries = 0
    var head = Head.none
    /// `true` between `case` and its colon.
    var inLabel = false
    var labels = 0
    /// `true` iff the next token begins a statement or an element.
    var startsNext = true
    /// The first token of the statement.
    var statement = 0
    /// `true` iff a line of the statement ended outside brackets.
    var isBroken = false
    /// The `in` behind a closure's parameters, -1 for none.
    var closureIn = -1
    /// What stands behind the colon of a label on its line, -1 for nothing.
    var labelled = -1

    init(isList: Bool) { self.isList = isList }
  }

  /// What the next brace of a statement is.
  private enum Head { case none, block, cases }

  /// Returns `sheet` with its marks; nil if a `#if` is out of place.
  static func read(_ sheet: consuming Sheet) -> Sheet? {
    var structure = Structure(sheet: sheet)
    guard structure.readAll() else { return nil }
    return structure.sheet
  }

  private init(sheet: consuming Sheet) { self.sheet = sheet }

  private mutating func readAll() -> Bool {
    var index = 0
    while index < sheet.tokens.count {
      switch sheet.tokens[index].kind {
      case .directiveIf, .directiveElseif, .directiveElse, .directiveEndif:
        guard let next = readDirective(index) else { return false }
        index = next
      case .rightParen, .rightBracket, .rightBrace:
        if frames.count > 1 { frames.removeLast() }
        frames[frames.count - 1].startsNext = false
        index += 1
      default:
        read(index)
        index += 1
      }
    }
    return conditionals.isEmpty
  }

  // MARK: - Directives

  /// Marks the line of a directive; returns the index behind it, nil if it does not begin a line.
  private mutating func readDirective(_ start: Int) -> Int? {
    guard start == 0 || sheet.breaks[start] > 0 else { return nil }
    let end = lineEnd(start)
    let kind = sheet.tokens[start].kind
    if kind == .directiveIf {
      let next = firstBehindDirectives(end)
      let isBehindOperand = start > 0 && !frames[frames.count - 1].startsNext
      conditionals.append(sheet.tokens[next].kind == .period && isBehindOperand)
    }
    guard let isAmongModifiers = conditionals.last else { return nil }
    if kind == .directiveEndif { conditionals.removeLast() }
    for index in start..<end {
      sheet.marks[index].insert(.directive)
      if isAmongModifiers { sheet.marks[index].insert(.modifiers) }
    }
    if !isAmongModifiers { frames[frames.count - 1].startsNext = true }
    return end
  }

  private func lineEnd(_ start: Int) -> Int {
    var index = start + 1
    while index < sheet.tokens.count - 1, sheet.breaks[index] == 0 { index += 1 }
    return index
  }

  /// Returns the first token that stands on no line of a directive.
  private func firstBehindDirectives(_ start: Int) -> Int {
    var index = start
    for _ in 0..<Parser.depthLimit {
      guard sheet.tokens[index].kind == .directiveIf else { return index }
      index = lineEnd(index)
    }
    return index
  }

  // MARK: - Tokens

  private mutating func read(_ index: Int) {
    let top = frames.count - 1
    if startsStatement(index) {
      begin(index)
    } else if sheet.breaks[index] > 0 {
      readContinuation(index)
    }
    frames[top].startsNext = false
    switch sheet.tokens[index].kind {
    case .identifier: readName(index)
    case .at: readUnknownDefault(index)
    case .leftBrace: openBlock(index)
    case .leftParen, .leftBracket: frames.append(Frame(isList: true))
    case .colon: readColon(index)
    case .comma:
      frames[top].ternaries = 0
      if frames[top].isList { frames[top].startsNext = true }
    case .semicolon: frames[top].startsNext = true
    case .oper where sheet.sign(index) == "?":
      guard !sheet.tokens[index].flags.contains(.leftBound) else { return }
      sheet.marks[index].insert(.ternary)
      frames[top].ternaries += 1
    default: break
    }
    if index == frames[frames.count - 1].closureIn {
      sheet.marks[index].insert(.closureIn)
      frames[frames.count - 1].startsNext = true
    }
  }

  private func startsStatement(_ index: Int) -> Bool {
    let frame = frames[frames.count - 1]
    if frame.startsNext { return true }
    if sheet.marks[index].contains(.unseparated) { return true }
    return !frame.isList && sheet.breaks[index] > 0 && !continues(index)
  }

  private mutating func begin(_ index: Int) {
    let top = frames.count - 1
    sheet.marks[index].insert(.start)
    frames[top].head = .none
    frames[top].ternaries = 0
    frames[top].inLabel = false
    frames[top].statement = index
    frames[top].isBroken = false
    settleLabelled(index)
    if sheet.marks[index].contains(.unseparated), sheet.breaks[index] == 0 {
      sheet.breaks[index] = 1
    }
  }

  /// Several statements behind a label begin on the line below it.
  private mutating func settleLabelled(_ index: Int) {
    let top = frames.count - 1
    guard frames[top].isSwitch else { return }
    let labelled = frames[top].labelled
    if index > 0, sheet.marks[index - 1].contains(.labelColon) {
      frames[top].labelled = sheet.breaks[index] == 0 ? index : -1
    } else if labelled >= 0 {
      frames[top].labelled = -1
      let isLabel = sheet.word(index) == .case || sheet.word(index) == .default
      guard !isLabel, sheet.tokens[index].kind != .at, sheet.freedom != .indentation,
        !sheet.marks[labelled].contains(.comment)
      else { return }
      sheet.breaks[labelled] = 1
    }
  }

  /// Joins `else` and the brace of a block to the line before; anything else breaks the statement.
  private mutating func readContinuation(_ index: Int) {
    let top = frames.count - 1
    let canJoin = sheet.freedom != .indentation && !sheet.marks[index].contains(.comment)
    let word = sheet.word(index)
    if word == .else || word == .catch {
      frames[top].isBroken = false
      if canJoin, sheet.tokens[index - 1].kind == .rightBrace { sheet.breaks[index] = 0 }
    } else if sheet.tokens[index].kind == .leftBrace {
      if canJoin, frames[top].head != .none, !frames[top].isBroken { sheet.breaks[index] = 0 }
    } else {
      frames[top].isBroken = true
    }
  }

  /// `true` iff the token at the start of a line in a block goes on with the line before.
  private func continues(_ index: Int) -> Bool {
    let token = sheet.tokens[index]
    switch token.kind {
    case .period, .equal, .arrow, .colon, .comma, .leftBrace: return true
    case .oper where !token.flags.contains(.rightBound): return true
    case .identifier:
      switch sheet.word(index) {
      case .else, .catch, .where, .is, .as, .throws, .rethrows: return true
      default: if beginsClause(index) { return true }
      }
    default: break
    }
    guard index > 0 else { return false }
    let previous = sheet.tokens[index - 1]
    switch previous.kind {
    case .comma, .equal, .arrow: return true
    case .colon: return !sheet.marks[index - 1].contains(.labelColon)
    case .oper: return !previous.flags.contains(.leftBound)
    case .identifier:
      switch sheet.word(index - 1) {
      case .if, .guard, .while, .where, .switch, .case, .for: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func readName(_ index: Int) {
    let top = frames.count - 1
    if beginsClause(index) { sheet.marks[index].insert(.clause) }
    guard let word = sheet.word(index) else { return }
    let isLabel = sheet.tokens[index + 1].kind == .colon
    switch word {
    case .case where frames[top].isSwitch && beginsLabel(index): label(index)
    case .default where frames[top].isSwitch && isLabel:
      if frames[top].inLabel { return }
      label(index)
    case .switch where !isLabel: frames[top].head = .cases
    case .if, .guard, .while, .for, .do, .else, .catch, .repeat, .defer, .func, .initWord, .class,
      .struct, .enum, .extension, .protocol, .actor, .deinit, .subscript:
      if !isLabel, frames[top].head == .none { frames[top].head = .block }
    case .app, .screen, .container, .scenario, .exploration, .window, .scene, .plist:
      guard index == frames[top].statement, namesBlock(index) else { return }
      frames[top].head = .block
    default: break
    }
  }

  /// `true` iff a scenario or an exploration begins at a token.
  private func isScenario(_ index: Int) -> Bool {
    sheet.word(index) == .scenario || sheet.word(index) == .exploration
  }

  /// `true` iff `tags`, `known issue` or `on` stands behind the name of a scenario.
  private func beginsClause(_ index: Int) -> Bool {
    let statement = frames[frames.count - 1].statement
    guard index >= statement + 2, isScenario(statement),
      sheet.tokens[statement + 1].kind == .string
    else { return false }
    var place = statement + 2
    if sheet.isSpelled(place, "tags") {
      if index == place { return true }
      place += 2
      while place < index, sheet.tokens[place].kind == .comma { place += 2 }
    }
    if sheet.isSpelled(place, "known") {
      if index == place { return true }
      place += 3
    }
    return index == place && sheet.word(index) == .on
  }

  /// `true` iff a word of ours at the start of a line has a name or a block behind it.
  private func namesBlock(_ index: Int) -> Bool {
    switch sheet.tokens[index + 1].kind {
    case .identifier, .string: true
    case .leftBrace: sheet.word(index) == .plist
    default: false
    }
  }

  /// `true` iff `case` begins the label of a `switch` rather than a condition.
  private func beginsLabel(_ index: Int) -> Bool {
    if sheet.marks[index].contains(.start) { return true }
    guard index > 0 else { return false }
    if sheet.tokens[index - 1].kind == .comma { return false }
    switch sheet.word(index - 1) {
    case .if, .guard, .while, .for: return false
    default: return true
    }
  }

  private mutating func label(_ index: Int) {
    let top = frames.count - 1
    frames[top].labels += 1
    if !sheet.marks[index].contains(.start) { begin(index) }
    sheet.marks[index].insert(.label)
    frames[top].inLabel = true
    if frames[top].labels > 1, sheet.breaks[index] == 0, sheet.freedom != .indentation {
      sheet.breaks[index] = 1
    }
  }

  /// Reads `@unknown default`.
  private mutating func readUnknownDefault(_ index: Int) {
    let top = frames.count - 1
    guard frames[top].isSwitch, sheet.word(index + 1) == .unknown,
      sheet.word(index + 2) == .default
    else { return }
    label(index)
  }

  private mutating func readColon(_ index: Int) {
    let top = frames.count - 1
    if frames[top].inLabel {
      sheet.marks[index].insert(.labelColon)
      frames[top].inLabel = false
      frames[top].startsNext = true
    } else if frames[top].ternaries > 0 {
      sheet.marks[index].insert(.ternary)
      frames[top].ternaries -= 1
    }
  }

  private mutating func openBlock(_ index: Int) {
    let top = frames.count - 1
    let head = frames[top].head
    frames[top].head = .none
    var frame = Frame(isList: false)
    if head != .none {
      sheet.marks[index].insert(.header)
      breakBrace(index)
      frames[top].isBroken = false
    }
    if head == .cases {
      sheet.marks[index].insert(.switched)
      frame.isSwitch = true
    } else if head == .none {
      frame.closureIn = closureIn(index)
    }
    frame.statement = index + 1
    frames.append(frame)
  }

  /// A header that takes several lines has its brace, or its `else`, on a line of its own, so that
  /// its last line is not taken for one of the block; but for that of a scenario.
  private mutating func breakBrace(_ index: Int) {
    let frame = frames[frames.count - 1]
    guard frame.isBroken, sheet.freedom != .indentation,
      !isScenario(frame.statement)
    else { return }
    let first = sheet.word(index - 1) == .else ? index - 1 : index
    guard first > 0, sheet.breaks[first] == 0, sheet.tokens[first - 1].kind != .rightBrace
    else { return }
    sheet.breaks[first] = 1
    if first == index, sheet.tokens[index + 1].kind != .rightBrace, sheet.breaks[index + 1] == 0 {
      sheet.breaks[index + 1] = 1
    }
  }

  /// Returns the `in` behind the parameters of the closure that opens at `brace`, -1 for none: a
  /// look ahead of bounded length, as the parser's.
  private func closureIn(_ brace: Int) -> Int {
    let first = brace + 1
    switch sheet.tokens[first].kind {
    case .leftParen, .leftBracket, .at, .dollarName: break
    case .identifier:
      if sheet.word(first) == .in { return first }
      let next = sheet.tokens[first + 1]
      guard sheet.word(first)?.isReserved != true, sheet.breaks[first + 1] == 0,
        next.kind == .identifier || next.kind == .comma || next.kind == .arrow
      else { return -1 }
    default: return -1
    }
    var index = first
    for _ in 0..<512 {
      switch sheet.tokens[index].kind {
      case .leftParen, .leftBracket:
        index = Int(sheet.partners[index]) + 1
        continue
      case .identifier:
        let word = sheet.word(index)
        if word == .in { return index }
        if let word, word.isReserved, word != .throws, word != .inout { return -1 }
      case .comma, .colon, .arrow, .at, .period, .oper, .dollarName: break
      default: return -1
      }
      index += 1
    }
    return -1
  }
}
