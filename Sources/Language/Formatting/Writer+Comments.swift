extension Writer {
  /// Ends the line before the token at `index`, writes the comments between, and indents.
  mutating func writeGap(before index: Int, column: Int, commentColumn: Int) {
    let isFirst = text.isEmpty || (index == 0 && text.count == 3)
    guard sheet.marks[index].contains(.comment) else {
      if sheet.tokens[index].kind == .endOfFile { return }
      if !isFirst { endLine(blank: sheet.breaks[index] > 1) }
      return indent(column)
    }
    let trivia = sheet.trivia(before: index)
    // A line that the layout breaks takes the comments with it.
    var isAtStart = isFirst
    let opensLine =
      sheet.breaks[index] > 0 && !trivia.hasNewline && !isTall(trivia)
      && sheet.tokens[index].kind != .endOfFile
    let isBeforeClosing = opensLine && isClosing(index)
    if opensLine, !isFirst, !isBeforeClosing {
      endLine(blank: false)
      indent(column)
      isAtStart = true
    }
    for (ordinal, comment) in trivia.comments.enumerated() {
      if comment.newlinesBefore > 0 || (isFirst && ordinal == 0) {
        if !isFirst || ordinal > 0 {
          let isBehindOpening = ordinal == 0 && isOpening(index - 1)
          endLine(blank: comment.newlinesBefore > 1 && !isBehindOpening)
        }
        indent(commentColumn)
        write(comment, column: commentColumn)
      } else if isAtStart || (ordinal > 0 && !comment.isLine) {
        if ordinal > 0 { text.append(0x20) }
        write(comment, column: column)
      } else {
        writeBehindCode(comment)
      }
      isAtStart = false
    }
    guard sheet.tokens[index].kind != .endOfFile else { return }
    if trivia.newlines > 0 || trivia.comments.last?.isLine == true || isBeforeClosing {
      endLine(blank: trivia.newlines > 1 && !isClosing(index))
      indent(column)
    } else if trivia.hasSpace || !isClosing(index) {
      text.append(0x20)
    }
  }

  /// Writes what stands before the token at `index`, which goes on with the line.
  mutating func writeInlineGap(before index: Int) {
    guard sheet.marks[index].contains(.comment) else {
      if sheet.marks[index].contains(.space) { text.append(0x20) }
      return
    }
    let trivia = sheet.trivia(before: index)
    for comment in trivia.comments {
      if comment.hasSpaceBefore { text.append(0x20) }
      write(comment, column: 0)
    }
    if trivia.hasSpace { text.append(0x20) }
  }

  private func isTall(_ trivia: Trivia) -> Bool {
    trivia.comments.contains { comment in
      sheet.bytes[Int(comment.range.start)..<Int(comment.range.end)]
        .contains { $0 == "\n" || $0 == "\r" }
    }
  }

  private func isOpening(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    switch sheet.tokens[index].kind {
    case .leftParen, .leftBracket, .leftBrace: return true
    default: return sheet.marks[index].contains(.closureIn)
    }
  }

  private func isClosing(_ index: Int) -> Bool {
    switch sheet.tokens[index].kind {
    case .rightParen, .rightBracket, .rightBrace: true
    default: false
    }
  }

  mutating func endLine(blank: Bool) {
    text += newline
    if blank { text += newline }
  }

  mutating func indent(_ column: Int) {
    text.append(contentsOf: repeatElement(0x20, count: max(0, column)))
  }

  /// Writes a comment; the lines of one that goes over several keep their place below its first.
  private mutating func write(_ comment: Comment, column: Int) {
    let range = Int(comment.range.start)..<Int(comment.range.end)
    guard !comment.isLine, comment.newlinesBefore > 0,
      case let shift = column - Parser.indentation(sheet.bytes, at: range.lowerBound), shift != 0
    else {
      text += sheet.bytes[range]
      return
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = sheet.bytes[index]
      text.append(byte)
      index += 1
      guard byte == "\n" || (byte == "\r" && sheet.bytes[index] != "\n") else { continue }
      var blanks = 0
      while index < range.upperBound {
        if sheet.bytes[index] == " " {
          blanks += 1
        } else if sheet.bytes[index] == "\t" {
          blanks += 4
        } else {
          break
        }
        index += 1
      }
      let isBlank = sheet.bytes[index] == "\n" || sheet.bytes[index] == "\r"
      if !isBlank { indent(blanks + shift) }
    }
  }

  /// Writes a comment behind the code of its line.
  private mutating func writeBehindCode(_ comment: Comment) {
    if comment.isLine {
      remarks.append(
        Remark(
          offset: text.count, line: 0, column: 0,
          sourceColumn: columns(sheet.bytes, before: Int(comment.range.start))))
    } else {
      text.append(0x20)
    }
    write(comment, column: 0)
  }

  /// Returns the columns of the line of `offset` before it.
  private func columns(_ bytes: [UInt8], before offset: Int) -> Int {
    var count = 0
    var index = offset
    while index > 0, bytes[index - 1] != "\n", bytes[index - 1] != "\r" {
      index -= 1
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }

  // MARK: - Comments at ends of lines

  /// Puts comments at ends of lines two blanks behind their code, those of neighbouring lines that
  /// the author has in one column in one column.
  mutating func alignRemarks() {
    guard !remarks.isEmpty else { return }
    locateRemarks()
    var result: [UInt8] = []
    result.reserveCapacity(text.count + remarks.count * 8)
    var copied = 0
    var first = 0
    while first < remarks.count {
      var end = first + 1
      while end < remarks.count, remarks[end].line == remarks[end - 1].line + 1,
        remarks[end].sourceColumn == remarks[first].sourceColumn
      {
        end += 1
      }
      let column = remarks[first..<end].reduce(0) { max($0, $1.column) } + 2
      for remark in remarks[first..<end] {
        result += text[copied..<remark.offset]
        result.append(contentsOf: repeatElement(0x20, count: column - remark.column))
        copied = remark.offset
      }
      first = end
    }
    result += text[copied...]
    text = result
  }

  /// Finds out on which line and in which column of the text each comment stands.
  private mutating func locateRemarks() {
    var line = 0
    var column = 0
    var index = 0
    for ordinal in remarks.indices {
      while index < remarks[ordinal].offset {
        if text[index] == "\n" {
          line += 1
          column = 0
        } else if text[index] & 0xC0 != 0x80 {
          column += 1
        }
        index += 1
      }
      remarks[ordinal].line = line
      remarks[ordinal].column = column
    }
  }
}
