/// Writes a sheet line by line: where each begins, and where one that is too long is broken.
struct Writer {
  var sheet: Sheet
  var lines: LineEnds
  /// The columns that a line may have.
  let limit: Int
  private var frames = [Frame(base: 0, content: 0)]
  private var conditionals: [Conditional] = []
  var text: [UInt8] = []
  /// The comments at ends of lines, whose columns are settled last.
  var remarks: [Remark] = []
  let newline: [UInt8]

  static let step = 4

  /// What the line being written stands in: the file, a block or a list.
  private struct Frame {
    /// Where the line of what opened it begins.
    var base: Int
    /// Where what stands in it begins.
    var content: Int
    /// Where the statement begins.
    var statement: Int
    /// Where the last line of the statement begins.
    var last: Int
    /// `true` iff that line begins with a dot or ends brackets, so that a dot goes below it.
    var isChain = false

    init(base: Int, content: Int) {
      self.base = base
      self.content = content
      statement = content
      last = content
    }
  }

  private struct Conditional {
    var column: Int
    /// By how much its content is indented.
    var shift: Int
    /// How many frames were open around it.
    var depth: Int
  }

  /// A comment at the end of a line of code.
  struct Remark {
    /// The offset in the text behind the code.
    var offset: Int
    var line: Int
    /// The columns of the code.
    var column: Int
    /// The column that the comment has in the source.
    var sourceColumn: Int
  }

  init(_ sheet: consuming Sheet, limit: Int) {
    newline = Writer.newline(of: sheet.bytes)
    lines = LineEnds(sheet.breaks)
    self.sheet = sheet
    self.limit = limit
  }

  /// Returns the text, which ends with its last line.
  mutating func write() -> [UInt8] {
    text.reserveCapacity(sheet.bytes.count + sheet.bytes.count / 4)
    text += sheet.bytes[..<sheet.start]
    var start = 0
    while start < sheet.tokens.count { start = writeLine(from: start) }
    alignRemarks()
    if !text.isEmpty, text.last != 0x0A { text += newline }
    return text
  }

  /// `\r\n` iff the first line ends so.
  private static func newline(of bytes: [UInt8]) -> [UInt8] {
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return isPair ? [0x0D, 0x0A] : [0x0A]
    }
    return [0x0A]
  }

  // MARK: - Lines

  /// Writes the line that begins with the token at `start`; returns where the next one begins.
  private mutating func writeLine(from start: Int) -> Int {
    let column = indentation(of: start)
    var end = lines.end(behind: start)
    while sheet.freedom == .full, !fits(start, end, column), split(start, end, column) {
      end = lines.end(behind: start)
    }
    writeGap(before: start, column: column, commentColumn: commentColumn(start, column))
    enterLine(start, column)
    write(start)
    var index = start + 1
    while index < end {
      writeInlineGap(before: index)
      write(index)
      step(over: index, lineColumn: column)
      index += 1
    }
    return end
  }

  /// Begins a line with the token at `index`, which lies behind the start of this line.
  mutating func breakLine(before index: Int) {
    guard sheet.breaks[index] == 0 else { return }
    sheet.breaks[index] = 1
    lines.add(index)
  }

  private mutating func write(_ index: Int) {
    let range = sheet.tokens[index].range
    text += sheet.bytes[Int(range.start)..<Int(range.end)]
  }

  // MARK: - Indentation

  /// Returns the column at which the line begins that the token at `index` begins.
  private mutating func indentation(of index: Int) -> Int {
    let frame = frames[frames.count - 1]
    let marks = sheet.marks[index]
    switch sheet.tokens[index].kind {
    case .endOfFile: return 0
    case .rightParen, .rightBracket, .rightBrace: return frame.base
    case .directiveElse, .directiveElseif, .directiveEndif:
      return conditionals.last?.column ?? frame.content
    default: break
    }
    if marks.contains(.modifiers) { return chainColumn(frame, behind: index) }
    if marks.contains(.label) { return max(0, frame.content - Writer.step) }
    if marks.contains(.start) || marks.contains(.directive) { return frame.content }
    switch sheet.tokens[index].kind {
    case .period: return chainColumn(frame, behind: index)
    case .leftBrace: return frame.statement
    case .identifier:
      if marks.contains(.clause) {
        return frame.statement + (breaksBrace(of: index, frame.statement) ? Writer.step : 0)
      }
      switch sheet.word(index) {
      case .else, .catch: return frame.statement
      default: return frame.statement + Writer.step
      }
    default: return frame.statement + Writer.step
    }
  }

  private func chainColumn(_ frame: Frame, behind index: Int) -> Int {
    let isFirst = index > 0 && sheet.marks[index - 1].contains(.modifiers)
    let shift = isFirst ? conditionals.last?.shift ?? 0 : 0
    return shift + (frame.isChain ? frame.last : frame.statement + Writer.step)
  }

  /// `true` iff the block behind the clause at `start` opens on a line of its own, as it does where
  /// the header takes further lines.
  private mutating func breaksBrace(of start: Int, _ column: Int) -> Bool {
    var index = start + 1
    var isBroken = false
    while index < sheet.tokens.count, sheet.tokens[index].kind != .leftBrace {
      if sheet.breaks[index] > 0 { isBroken = true }
      index += 1
    }
    guard index < sheet.tokens.count else { return false }
    if sheet.breaks[index] > 0 { return true }
    guard sheet.freedom != .indentation,
      isBroken || (sheet.freedom == .full && !fits(start, lines.end(behind: start), column))
    else { return false }
    breakLine(before: index)
    return true
  }

  /// Where comments stand that have lines of their own above the token at `index`.
  private func commentColumn(_ index: Int, _ column: Int) -> Int {
    switch sheet.tokens[index].kind {
    case .rightParen, .rightBracket, .rightBrace: frames[frames.count - 1].content
    default: column
    }
  }

  /// Notes what a line begins with.
  private mutating func enterLine(_ start: Int, _ column: Int) {
    let top = frames.count - 1
    let kind = sheet.tokens[start].kind
    let isClosing = kind == .rightParen || kind == .rightBracket || kind == .rightBrace
    if !isClosing {
      if sheet.marks[start].contains(.start), !sheet.marks[start].contains(.directive) {
        frames[top].statement = column
      }
      frames[top].last = column
      frames[top].isChain = kind == .period || sheet.marks[start].contains(.modifiers)
      enterDirective(start, column)
    }
    step(over: start, lineColumn: column)
    guard isClosing else { return }
    frames[frames.count - 1].last = column
    frames[frames.count - 1].isChain = true
  }

  private mutating func enterDirective(_ index: Int, _ column: Int) {
    switch sheet.tokens[index].kind {
    case .directiveIf:
      let shift = shift(behind: index)
      conditionals.append(Conditional(column: column, shift: shift, depth: frames.count))
      if !sheet.marks[index].contains(.modifiers) { frames[frames.count - 1].content += shift }
    case .directiveEndif:
      guard let conditional = conditionals.popLast(), conditional.depth == frames.count,
        !sheet.marks[index].contains(.modifiers)
      else { return }
      frames[frames.count - 1].content -= conditional.shift
    default: break
    }
  }

  /// What stands in a `#if` is indented if the author's is.
  private func shift(behind index: Int) -> Int {
    let next = lines.given(behind: index)
    guard next < sheet.tokens.count else { return 0 }
    let outer = Parser.indentation(sheet.bytes, at: Int(sheet.tokens[index].range.start))
    let inner = Parser.indentation(sheet.bytes, at: Int(sheet.tokens[next].range.start))
    return inner > outer ? Writer.step : 0
  }

  /// Opens and closes what the token at `index` opens and closes.
  private mutating func step(over index: Int, lineColumn column: Int) {
    let top = frames.count - 1
    switch sheet.tokens[index].kind {
    case .leftParen, .leftBracket:
      noteStart(index, column)
      frames.append(Frame(base: column, content: column + Writer.step))
    case .leftBrace:
      noteStart(index, column)
      let isBlock = sheet.marks[index].contains(.header)
      let base = isBlock ? frames[top].statement : column
      frames.append(Frame(base: base, content: base + Writer.step))
    case .rightParen, .rightBracket, .rightBrace:
      if frames.count > 1 { frames.removeLast() }
    default: noteStart(index, column)
    }
  }

  /// A statement or an element that begins within a line goes on below that line.
  private mutating func noteStart(_ index: Int, _ column: Int) {
    guard sheet.breaks[index] == 0, sheet.marks[index].contains(.start) else { return }
    let top = frames.count - 1
    frames[top].statement = column
    frames[top].last = column
    frames[top].isChain = false
  }
}
