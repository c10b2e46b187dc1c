import Language

/// The difference of two texts as `diff -u` writes it and `patch` reads it.
///
/// Of a text without a line feed, whose lines end with a lone carriage return, people see the
/// lines; to `patch` it would be one.
package enum UnifiedDiff {
  /// The lines of one text, each with what ends it.
  private struct Lines {
    let bytes: [UInt8]
    /// What ends a line.
    let end: UInt8
    let starts: [Int]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      end = bytes.contains(0x0A) ? 0x0A : 0x0D
      var starts = [0]
      for index in bytes.indices where bytes[index] == end { starts.append(index + 1) }
      if starts.last != bytes.count { starts.append(bytes.count) }
      self.starts = starts
    }

    var count: Int { starts.count - 1 }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[starts[index]..<starts[index + 1]] }
  }

  /// Lines of the old text that other lines of the new one stand for.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static let context = 3

  /// One line of a difference.
  struct Line {
    enum Kind { case kept, removed, added }

    var kind: Kind
    /// In the new text, from 1; nil for a line that goes.
    var number: Int?
    /// Without what ends it.
    var text: ArraySlice<UInt8>
  }

  /// Returns the lines that go and come, and the one above where lines only come.
  static func changedLines(_ old: [UInt8], _ new: [UInt8]) -> [Line] {
    let (before, after) = (Lines(old), Lines(new))
    var lines: [Line] = []
    func add(_ kind: Line.Kind, _ index: Int?, _ text: ArraySlice<UInt8>) {
      var text = text
      while text.last == 0x0A || text.last == 0x0D { text.removeLast() }
      // An empty line says nothing by itself.
      if text.isEmpty { return }
      lines.append(Line(kind: kind, number: index.map { $0 + 1 }, text: text))
    }
    if old == new { return [] }
    for change in changes(before, after) {
      if change.old.isEmpty, change.new.lowerBound > 0 {
        add(.kept, change.new.lowerBound - 1, after[change.new.lowerBound - 1])
      }
      for index in change.old { add(.removed, nil, before[index]) }
      for index in change.new { add(.added, index, after[index]) }
    }
    return lines
  }

  /// Returns whole lines to replace, by their bytes in the old text, and what takes their place.
  package static func edits(
    _ old: [UInt8], _ new: [UInt8]
  ) -> [(range: SourceRange, text: [UInt8])] {
    if old == new { return [] }
    let (before, after) = (Lines(old), Lines(new))
    return changes(before, after).map { change in
      let range = SourceRange(
        UInt32(truncatingIfNeeded: before.starts[change.old.lowerBound]),
        UInt32(truncatingIfNeeded: before.starts[change.old.upperBound]))
      let start = after.starts[change.new.lowerBound]
      return (range, Array(new[start..<after.starts[change.new.upperBound]]))
    }
  }

  /// Writes how `old` becomes `new`; nothing if they are equal.
  package static func write(
    _ old: [UInt8], _ new: [UInt8], named name: String, to text: inout TextBuffer, _ look: Look
  ) {
    if old == new { return }
    let (before, after) = (Lines(old), Lines(new))
    let changes = changes(before, after)
    let name = printable(name)
    text.append("--- \(name)\n+++ \(name)\n", look.palette.title)
    var first = 0
    while first < changes.count {
      var end = first + 1
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * context
      {
        end += 1
      }
      writeHunk(changes[first..<end], before, after, to: &text, look)
      first = end
    }
  }

  private static func writeHunk(
    _ changes: ArraySlice<Change>, _ before: Lines, _ after: Lines, to text: inout TextBuffer,
    _ look: Look
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let lead = min(context, first.old.lowerBound)
    let tail = min(context, before.count - last.old.upperBound)
    let old = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
    let new = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
    text.append("@@ -\(span(old)) +\(span(new)) @@", look.palette.place)
    text.newline()
    var line = old.lowerBound
    for change in changes {
      while line < change.old.lowerBound {
        write(before[line], " ", .none, to: &text, look)
        line += 1
      }
      for index in change.old { write(before[index], "-", look.palette.error, to: &text, look) }
      for index in change.new { write(after[index], "+", look.palette.passed, to: &text, look) }
      line = change.old.upperBound
    }
    while line < old.upperBound {
      write(before[line], " ", .none, to: &text, look)
      line += 1
    }
  }

  /// The first line, from 1, and how many there are; of none the line before.
  private static func span(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func write(
    _ line: ArraySlice<UInt8>, _ sign: String, _ style: Palette.Style, to text: inout TextBuffer,
    _ look: Look
  ) {
    let isWhole = line.last == 0x0A || line.last == 0x0D
    let words = line.last == 0x0A ? line.dropLast() : line
    text.append(style.start)
    text.append(sign)
    // `patch` wants the bytes; a terminal would obey them.
    if look.isFitted {
      let visible = VisibleText(Array(words), 0..<words.count).bytes
      text.append(MiddleCut.shorten(String(decoding: visible, as: UTF8.self), to: look.width - 1))
    } else {
      text.append(words)
    }
    text.append(style.end)
    text.append(isWhole ? "\n" : "\n\\ No newline at end of file\n")
  }

  // MARK: - Comparing

  private static func changes(_ before: Lines, _ after: Lines) -> [Change] {
    var start = 0
    let common = min(before.count, after.count)
    while start < common, before[start] == after[start] { start += 1 }
    var (oldEnd, newEnd) = (before.count, after.count)
    while oldEnd > start, newEnd > start, before[oldEnd - 1] == after[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let (old, new) = (start..<oldEnd, start..<newEnd)
    let found = shortest(before, old, after, new) ?? [Change(old: old, new: new)]
    var changes: [Change] = []
    for (index, change) in found.enumerated() {
      let next = index + 1 < found.count ? found[index + 1].old.lowerBound : before.count
      let split = change.new.lowerBound + change.old.count
      guard !change.old.isEmpty, split < change.new.upperBound else {
        changes.append(slid(change, until: next, before, after))
        continue
      }
      // Lines that come behind others that change may be a declaration of their own.
      let end = change.old.upperBound
      let rest = Change(old: end..<end, new: split..<change.new.upperBound)
      let moved = slid(rest, until: next, before, after)
      if moved.old == rest.old {
        changes.append(change)
      } else {
        changes.append(Change(old: change.old, new: change.new.lowerBound..<split))
        changes.append(moved)
      }
    }
    return changes
  }

  /// A change as far down as it may stand, where lines only come or only go: a declaration that
  /// comes then ends with its own brace, and not with that of the one before.
  private static func slid(
    _ change: Change, until end: Int, _ before: Lines, _ after: Lines
  ) -> Change {
    var change = change
    while change.old.isEmpty || change.new.isEmpty, change.old.upperBound < end,
      change.new.upperBound < after.count
    {
      let first =
        change.old.isEmpty ? after[change.new.lowerBound] : before[change.old.lowerBound]
      guard first == before[change.old.upperBound], first == after[change.new.upperBound] else {
        break
      }
      change.old = change.old.lowerBound + 1..<change.old.upperBound + 1
      change.new = change.new.lowerBound + 1..<change.new.upperBound + 1
    }
    return change
  }

  /// The way of Myers with the fewest lines; nil where the texts differ so much that it would take
  /// long to find.
  private static func shortest(
    _ before: Lines, _ old: Range<Int>, _ after: Lines, _ new: Range<Int>
  ) -> [Change]? {
    let (n, m) = (old.count, new.count)
    let limit = min(n + m, max(64, 4_000_000 / max(1, n + m)), 2000)
    var furthest = Array(repeating: 0, count: 2 * limit + 2)
    var history: [[Int]] = []
    for distance in 0...limit {
      history.append(Array(furthest[(limit - distance)...(limit + distance + 1)]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let isDown =
          diagonal == -distance
          || (diagonal != distance
            && furthest[limit + diagonal - 1] < furthest[limit + diagonal + 1])
        var x =
          isDown ? furthest[limit + diagonal + 1] : furthest[limit + diagonal - 1] + 1
        while x < n, x - diagonal < m, x - diagonal >= 0,
          before[old.lowerBound + x] == after[new.lowerBound + x - diagonal]
        {
          x += 1
        }
        furthest[limit + diagonal] = x
        if x >= n, x - diagonal >= m { return trace(history, old, new) }
      }
    }
    return nil
  }

  /// Goes the way back, and joins what changes side by side.
  private static func trace(
    _ history: [[Int]], _ old: Range<Int>, _ new: Range<Int>
  ) -> [Change] {
    var (x, y) = (old.count, new.count)
    var changes: [Change] = []
    for distance in history.indices.reversed() where distance > 0 {
      let row = history[distance]
      let diagonal = x - y
      func reach(_ diagonal: Int) -> Int { row[diagonal + distance] }
      let isDown =
        diagonal == -distance
        || (diagonal != distance && reach(diagonal - 1) < reach(diagonal + 1))
      let before = isDown ? diagonal + 1 : diagonal - 1
      let (fromX, fromY) = (reach(before), reach(before) - before)
      let oldLine = old.lowerBound + fromX
      let newLine = new.lowerBound + fromY
      let change = Change(
        old: oldLine..<(isDown ? oldLine : oldLine + 1),
        new: newLine..<(isDown ? newLine + 1 : newLine))
      if let last = changes.last, last.old.lowerBound == change.old.upperBound,
        last.new.lowerBound == change.new.upperBound
      {
        changes[changes.count - 1] = Change(
          old: change.old.lowerBound..<last.old.upperBound,
          new: change.new.lowerBound..<last.new.upperBound)
      } else {
        changes.append(change)
      }
      (x, y) = (fromX, fromY)
    }
    return changes.reversed()
  }
}
