import Picture

/// Text whose lines go on below themselves where a terminal is too narrow for them: broken between
/// words and under what they go on from, in place of anywhere.
package enum FittedText {
  /// Returns `bytes` with no line wider than `width`, but for words that are: a command that is
  /// shown to be pasted, a path and an address stay whole, as the terminal itself copies them.
  package static func fit(_ bytes: [UInt8], to width: Int) -> [UInt8] {
    var fitted: [UInt8] = []
    fitted.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      // A cell takes a byte at least.
      if line.count <= width {
        fitted += line
      } else {
        fitted += FittedRow(String(decoding: line, as: UTF8.self), width: width).text.utf8
      }
      if end < bytes.count { fitted.append(UInt8(ascii: "\n")) }
      start = end + 1
    }
    return fitted
  }
}

/// One line that may be too wide.
private struct FittedRow {
  /// What is broken in front of only, and the spaces in front of it.
  fileprivate struct Word {
    /// With the codes of its colors.
    var text = ""
    var plain = ""
    var cells = 0
    var gap = 0
    /// The cell that it begins at.
    var start = 0
  }

  private let line: String
  private let width: Int
  private var words: [Word] = []
  /// The line without the codes of its colors.
  private var plain = ""

  init(_ line: String, width: Int) {
    self.line = line
    self.width = width
    split()
  }

  /// The line, or the lines that it goes on in.
  var text: String {
    guard let last = words.last, last.start + last.cells > width, !isSource else { return line }
    var margin = margin
    var words = joined(room: width - CharacterWidth.cells(of: margin))
    // A long word wants to stand further to the left.
    let widest = words.reduce(0) { $1.cells > width ? $0 : max($0, $1.cells) }
    if margin.allSatisfy({ $0 == " " }) {
      margin = String(margin.prefix(max(min(2, margin.count), width - widest)))
      words[0].gap = min(words[0].gap, margin.count)
    }
    let start = CharacterWidth.cells(of: margin)
    var text = ""
    var cell = 0
    for word in words {
      if cell > 0, cell + word.gap > start, cell + word.gap + word.cells > width {
        text += "\n" + margin + word.text
        cell = start + word.cells
      } else {
        text += String(repeating: " ", count: word.gap) + word.text
        cell += word.gap + word.cells
      }
    }
    return text
  }

  private mutating func split() {
    var word = Word()
    var cell = 0
    var isEscape = false
    for character in line {
      if isEscape || character == "\u{1B}" {
        word.text.append(character)
        isEscape = !character.isLetter
        continue
      }
      let cells = CharacterWidth.cells(of: character)
      plain.append(character)
      cell += cells
      if character == " " {
        if word.cells > 0 {
          words.append(word)
          word = Word()
        }
        word.gap += 1
        word.start = cell
      } else {
        word.text.append(character)
        word.plain.append(character)
        word.cells += cells
      }
    }
    if !word.text.isEmpty { words.append(word) }
  }

  // MARK: - Where it goes on

  private static let branches: Set<Character> = ["│", "├", "└", "─", "|"]

  /// `true` iff it shows a line of source or of a difference behind its number: that was cut to the
  /// width where it is too long.
  private var isSource: Bool {
    guard words.count > 2, words[0].plain.allSatisfy({ $0.isNumber }) else { return false }
    return ["│", "|", "+", "-"].contains(words[1].plain)
  }

  /// What stands in front of where it goes on: spaces up to the last column that begins in its left
  /// half, and the branches of a tree.
  private var margin: String {
    var branches = ""
    var front = plain[...]
    while let first = front.first, first == " " || FittedRow.branches.contains(first) {
      branches.append(first == "├" ? "│" : first == "└" || first == "─" ? " " : first)
      front.removeFirst()
    }
    let isTree = branches.contains { $0 != " " }
    let column = words.dropFirst().last { $0.gap > 1 && $0.start <= width / 2 }?.start
    if let column, !isTree { return String(repeating: " ", count: column) }
    if isTree { return branches + "  " }
    // A sign in front of a sentence is no part of it.
    let text = words.count > 1 && isSign(words[0]) ? words[1].start : words[0].start + 2
    return String(repeating: " ", count: text)
  }

  /// The words, commands and what is quoted as one where it fits.
  private func joined(room: Int) -> [Word] {
    var all: [Word] = []
    var index = 0
    while index < words.count {
      var word = words[index]
      var next = index + 1
      if isCommand(at: index) {
        while next < words.count, words[next].gap == 1, !isSign(words[next]) {
          word.append(words[next])
          next += 1
        }
      } else if word.plain.hasPrefix("`") {
        var quoted = word
        var end = next
        while end < words.count, !quoted.isQuoted, quoted.cells < room {
          quoted.append(words[end])
          end += 1
        }
        if quoted.isQuoted, quoted.cells <= room { (word, next) = (quoted, end) }
      }
      all.append(word)
      index = next
    }
    return all
  }

  /// `true` iff what begins there is a command, and no talk about one.
  private func isCommand(at index: Int) -> Bool {
    guard words[index].plain == "sbar" else { return false }
    return index == 0 || words[index].gap > 1 || isSign(words[index - 1])
      || words[index - 1].plain.hasSuffix("more:")
  }

  private func isSign(_ word: Word) -> Bool {
    word.cells == 1 && word.plain.allSatisfy { !$0.isLetter && !$0.isNumber }
  }
}

extension FittedRow.Word {
  fileprivate mutating func append(_ other: Self) {
    let gap = String(repeating: " ", count: other.gap)
    text += gap + other.text
    plain += gap + other.plain
    cells += other.gap + other.cells
  }

  /// `true` iff it ends with the quotation that it begins with.
  fileprivate var isQuoted: Bool {
    let end = plain.last { !",.;:)".contains($0) }
    return plain.count > 1 && end == "`"
  }
}
