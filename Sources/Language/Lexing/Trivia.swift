/// A comment, and how it stands behind what comes before it.
package struct Comment: Hashable, Sendable {
  /// With its slashes; of a comment that ends with its line, without the blanks at the end.
  package var range: SourceRange
  /// The ends of lines between what comes before and the comment.
  package var newlinesBefore: Int
  /// `true` iff white space stands before it.
  package var hasSpaceBefore: Bool
  /// `true` iff it ends with its line; `/* … */` otherwise.
  package var isLine: Bool
}

/// What stands between two tokens: comments, and how many lines end.
///
/// Tokens know where they stand, so that all between them can be had from the bytes by those who
/// ask for it, at no cost to others.
package struct Trivia: Sendable {
  /// In their order.
  package private(set) var comments: [Comment] = []
  /// The ends of lines behind the last comment, or of all if there is none.
  package private(set) var newlines = 0
  /// `true` iff white space stands right before the token.
  package private(set) var hasSpace = false

  /// Reads what `bytes` hold in `range`, which lies between two tokens that follow each other; a
  /// semicolon counts as white space.
  package init(_ bytes: [UInt8], _ range: SourceRange) {
    var index = Int(range.start)
    let end = min(Int(range.end), bytes.count)
    while index < end {
      switch bytes[index] {
      case "\n":
        newlines += 1
        hasSpace = true
        index += 1
      case "\r":
        newlines += 1
        hasSpace = true
        index += index + 1 < end && bytes[index + 1] == "\n" ? 2 : 1
      case "/" where index + 1 < end && bytes[index + 1] == "/":
        index = addLine(bytes, from: index, to: end)
      case "/" where index + 1 < end && bytes[index + 1] == "*":
        index = addBlock(bytes, from: index, to: end)
      default:
        hasSpace = true
        index += 1
      }
    }
  }

  /// `true` iff a line ends anywhere between the tokens but in a comment.
  package var hasNewline: Bool {
    newlines > 0 || comments.contains { $0.newlinesBefore > 0 || $0.isLine }
  }

  private mutating func addLine(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != "\n", bytes[index] != "\r" { index += 1 }
    var last = index
    while last > start, bytes[last - 1] == " " || bytes[last - 1] == "\t" { last -= 1 }
    add(from: start, to: last, isLine: true)
    return index
  }

  private mutating func addBlock(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var index = start
    var depth = 0
    while index < end {
      let next = index + 1 < end ? bytes[index + 1] : 0
      if bytes[index] == "/", next == "*" {
        depth += 1
        index += 2
      } else if bytes[index] == "*", next == "/" {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        index += 1
      }
    }
    index = min(index, end)
    add(from: start, to: index, isLine: false)
    return index
  }

  private mutating func add(from start: Int, to end: Int, isLine: Bool) {
    let range = SourceRange(
      UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
    comments.append(
      Comment(range: range, newlinesBefore: newlines, hasSpaceBefore: hasSpace, isLine: isLine))
    newlines = 0
    hasSpace = false
  }
}
