import Language

/// The text of one file while it is edited: its lines and how they are indented.
struct MendSheet {
  let source: Source
  private let lines: LineIndex
  /// By how much a block is indented here: as the first one is.
  private let step: String

  init(_ source: Source) {
    self.source = source
    lines = LineIndex(source.bytes)
    step = lines.step(of: source.bytes)
  }

  private var bytes: [UInt8] { source.bytes }

  func text(_ range: SourceRange) -> String { source.text(range) }

  /// The text of a range on one line, to be compared or cut.
  func line(_ range: SourceRange) -> String { oneLine(text(range)) }

  func at(_ range: SourceRange) -> Location { Location(source.file, range) }

  /// What ends a line here: that of the first one.
  var newline: String {
    let first = lines.range(ofLine: 0)
    let end = Int(first.end)
    if end >= 1, bytes[end - 1] == 13 { return "\r" }
    return end >= 2 && bytes[end - 2] == 13 && bytes[end - 1] == 10 ? "\r\n" : "\n"
  }

  /// The white space before the first word of the line that holds an offset.
  func indentation(at offset: UInt32) -> String {
    let start = Int(lines.starts[lines.line(at: offset)])
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 9 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// `true` iff nothing but white space stands before an offset in its line.
  func isFirstInLine(_ offset: UInt32) -> Bool {
    let start = Int(lines.starts[lines.line(at: offset)])
    return bytes[start..<min(Int(offset), bytes.count)].allSatisfy { $0 == 0x20 || $0 == 9 }
  }

  /// `true` iff the range lies in one line.
  func isOneLine(_ range: SourceRange) -> Bool {
    lines.line(at: range.start) == lines.line(at: max(range.start, range.end &- 1))
  }

  /// `true` iff the range ends with a closing brace.
  private func endsWithBrace(_ range: SourceRange) -> Bool {
    range.count > 0 && bytes[Int(range.end) - 1] == UInt8(ascii: "}")
  }

  // MARK: - Edits

  func replace(_ range: SourceRange, _ text: String) -> Fix.Edit { Fix.Edit(at(range), text) }

  /// The line of a place, as it is with another text there.
  func line(with range: SourceRange, replacedBy text: String) -> String {
    let first = lines.range(ofLine: lines.line(at: range.start)).start
    let last = lines.range(ofLine: lines.line(at: max(range.start, range.end &- 1))).end
    return oneLine(
      self.text(SourceRange(first, range.start)) + text + self.text(SourceRange(range.end, last)))
  }

  /// A modifier behind a chain that ends at `end` and whose last link, or the whole of it, begins
  /// at `start`: on a line of its own below, as deep as the links above.
  func link(_ modifier: String, from start: UInt32, to end: UInt32) -> Fix.Edit {
    links([modifier], from: start, to: end)
  }

  /// Modifiers behind a chain, one below the other.
  func links(_ modifiers: [String], from start: UInt32, to end: UInt32) -> Fix.Edit {
    let gap = gap(from: start, to: end)
    let place = gap.isEmpty ? end : endOfLine(behind: end) ?? end
    return replace(SourceRange(place, place), modifiers.map { gap + $0 }.joined())
  }

  /// What stands before a modifier that follows `end`: a line of its own, unless something else
  /// follows there on the line.
  func gap(from start: UInt32, to end: UInt32) -> String {
    guard endOfLine(behind: end) != nil else { return "" }
    // Behind a block of several lines a modifier stands below its brace.
    if end > start, bytes[Int(end) - 1] == UInt8(ascii: "}"), isFirstInLine(end - 1) {
      return newline + indentation(at: end - 1)
    }
    let isLink = bytes[Int(start)] == UInt8(ascii: ".") && isFirstInLine(start)
    if isLink { return newline + indentation(at: start) }
    // Links that stand below one another agree.
    let above = indentation(at: end - 1)
    let lastLine = lines.starts[lines.line(at: end - 1)] + UInt32(above.utf8.count)
    let isBelowLink = lastLine > start && bytes[Int(lastLine)] == UInt8(ascii: ".")
    return newline + (isBelowLink ? above : indentation(at: start) + step)
  }

  /// Where the line ends that holds an offset, if nothing but a comment follows there; nil where
  /// code does. A line that comes behind leaves the comment with what it is about.
  func endOfLine(behind offset: UInt32) -> UInt32? {
    var end = Int(lines.range(ofLine: lines.line(at: offset)).end)
    while end > Int(offset), [0x20, 9, 10, 13].contains(bytes[end - 1]) { end -= 1 }
    let rest = bytes[Int(offset)..<end].drop { $0 == 0x20 || $0 == 9 }
    if rest.isEmpty || rest.starts(with: Array("//".utf8)) { return UInt32(end) }
    let closing = Array("*/".utf8)
    guard rest.starts(with: Array("/*".utf8)), rest.suffix(2).elementsEqual(closing) else {
      return nil
    }
    let ends = rest.indices.dropLast().count { rest[$0...].starts(with: closing) }
    return ends == 1 ? UInt32(end) : nil
  }

  /// Where the comment begins that follows an offset on its line; nil where none does.
  func comment(behind offset: UInt32) -> UInt32? {
    guard let end = endOfLine(behind: offset) else { return nil }
    let rest = bytes[Int(offset)..<Int(end)].drop { $0 == 0x20 || $0 == 9 }
    return rest.isEmpty ? nil : UInt32(rest.startIndex)
  }

  /// The first word of the comments that stand on lines of their own right above an offset, or the
  /// offset itself: what comes before a statement comes before what is said of it.
  private func top(above offset: UInt32) -> UInt32 {
    var top = offset
    var line = lines.line(at: offset)
    while line > 0 {
      let above = lines.range(ofLine: line - 1)
      let words = bytes[Int(above.start)..<Int(above.end)].drop { $0 == 0x20 || $0 == 9 }
      guard words.starts(with: Array("//".utf8)) else { break }
      top = UInt32(words.startIndex)
      line -= 1
    }
    return top
  }

  /// A statement behind another one: on the line below, or on the same line in a block of one line.
  func statement(_ text: String, after range: SourceRange) -> Fix.Edit {
    guard isFirstInLine(range.start) else { return replace(range.atEnd, "; " + text) }
    let end = endOfLine(behind: range.end) ?? range.end
    return replace(SourceRange(end, end), newline + indentation(at: range.start) + text)
  }

  /// A statement before another one.
  func statement(_ text: String, before range: SourceRange) -> Fix.Edit {
    guard isFirstInLine(range.start) else { return replace(range.atStart, text + "; ") }
    return line(text, above: range.start)
  }

  /// A line of its own above a declaration or a statement, and above the comments on it.
  func line(_ text: String, above offset: UInt32, gap: Int = 1) -> Fix.Edit {
    let top = top(above: offset)
    let space = String(repeating: newline, count: gap) + indentation(at: offset)
    return replace(SourceRange(top, top), text + space)
  }

  /// Lines of which each begins with as many tabs as it is deep, as they are indented here.
  private func body(_ text: [String], in outer: String) -> String {
    text.map { line in
      let depth = line.utf8.prefix { $0 == 9 }.count
      let words = String(line.dropFirst(depth))
      let indentation = outer + String(repeating: step, count: depth)
      return words.isEmpty ? newline : newline + indentation + words
    }.joined()
  }

  /// Members at the end of a declaration, which may be without braces or have them empty; a tab
  /// begins a line for each block within them that it stands in.
  func member(_ text: [String], of declaration: SourceRange) -> Fix.Edit {
    let outer = indentation(at: declaration.start)
    let body = body(text, in: outer + step)
    guard endsWithBrace(declaration) else {
      // A comment stays behind the name.
      let end = endOfLine(behind: declaration.end) ?? declaration.end
      let rest = SourceRange(declaration.end, end)
      return replace(rest, " {" + self.text(rest) + body + newline + outer + "}")
    }
    var end = Int(declaration.end) - 1
    while end > 0, [0x20, 9, 10, 13].contains(bytes[end - 1]) { end -= 1 }
    let isEmpty = bytes[end - 1] == UInt8(ascii: "{")
    let gap = SourceRange(UInt32(end), declaration.end - 1)
    // Between members an empty line, as the layout of the house has it.
    let space = isEmpty || text.count == 1 ? "" : newline
    return replace(gap, space + body + newline + outer)
  }

  /// Takes out a declaration or a statement, with its line where nothing else stands on it.
  func without(_ range: SourceRange) -> Fix.Edit {
    let line = lines.line(at: max(range.start, range.end &- 1))
    let end = lines.range(ofLine: line).end
    let rest = bytes[Int(range.end)..<Int(end)]
    let isAlone =
      isFirstInLine(range.start) && rest.allSatisfy { [0x20, 9, 10, 13].contains($0) }
    guard isAlone else {
      // What follows on the line, a comment at least, takes its place.
      let blanks = bytes[Int(range.end)..<Int(end)].prefix { $0 == 0x20 || $0 == 9 }
      let isFirst = isFirstInLine(range.start)
      return replace(
        isFirst ? SourceRange(range.start, UInt32(blanks.endIndex)) : range, "")
    }
    return replace(SourceRange(lines.starts[lines.line(at: range.start)], end), "")
  }

  /// A declaration behind another one, with an empty line between them; a tab begins a line for
  /// each block that it stands in.
  func declaration(_ text: [String], after range: SourceRange) -> Fix.Edit {
    let end = endOfLine(behind: range.end) ?? range.end
    return replace(SourceRange(end, end), newline + body(text, in: ""))
  }
}

extension LineIndex {
  /// By how much the first block of a text is indented; four blanks where there is none.
  fileprivate func step(of bytes: [UInt8]) -> String {
    var outer: ArraySlice<UInt8>?
    for index in starts.indices {
      let range = range(ofLine: index)
      let line = bytes[Int(range.start)..<Int(range.end)]
      let blanks = line.prefix { $0 == 0x20 || $0 == 9 }
      guard let last = line.last(where: { ![0x20, 9, 10, 13].contains($0) }) else { continue }
      if let outer, blanks.count > outer.count, blanks.starts(with: outer) {
        return String(decoding: blanks.dropFirst(outer.count), as: UTF8.self)
      }
      outer = last == UInt8(ascii: "{") ? blanks : nil
    }
    return "    "
  }
}

extension Source {
  /// The same file with edits made, which must not overlap.
  package func applying(_ edits: [Fix.Edit]) -> Source {
    let own = edits.filter { $0.location.file == file }
      .sorted { $0.location.range.start < $1.location.range.start }
    if own.isEmpty { return self }
    var result: [UInt8] = []
    var offset = 0
    for edit in own {
      let range = edit.location.range
      guard Int(range.start) >= offset, Int(range.end) <= bytes.count else { continue }
      result += bytes[offset..<Int(range.start)]
      result += Array(edit.text.utf8)
      offset = Int(range.end)
    }
    result += bytes[offset...]
    var changed = Source(file: file, name: name, bytes: result)
    if !distinctNames.isEmpty {
      changed.distinctNames = distinctNames.moved { own.newOffset(of: $0) }
    }
    return changed
  }
}

extension [Fix.Edit] {
  /// Where a byte is once the edits of one file are made; nil for one that they replace.
  fileprivate func newOffset(of offset: UInt32) -> UInt32? {
    var delta = 0
    for edit in self {
      let range = edit.location.range
      if range.start <= offset, offset < range.end { return nil }
      if range.end <= offset { delta += edit.text.utf8.count - range.count }
    }
    return UInt32(Int(offset) + delta)
  }

  /// Where a place lies once the edits are made; it must not lie within one.
  package func moved(_ place: Location) -> Location {
    var delta = 0
    for edit in self where edit.location.file == place.file {
      guard edit.location.range.end <= place.range.start else { continue }
      delta += edit.text.utf8.count - edit.location.range.count
    }
    func move(_ offset: UInt32) -> UInt32 { UInt32(Int(offset) + delta) }
    return Location(
      place.file, SourceRange(move(place.range.start), move(place.range.end)))
  }

  /// Both, where two that add lines at one place become one.
  func merged(with others: [Fix.Edit]) -> [Fix.Edit] {
    var all = self
    for other in others {
      guard let index = all.firstIndex(where: { $0.location == other.location }),
        let line = all[index].text.lastIndex(where: { $0.endsLine }),
        other.text.first?.endsLine == true
      else {
        all.append(other)
        continue
      }
      all[index].text = String(all[index].text[..<line]) + other.text
    }
    return all
  }

  /// `true` iff two of them touch the same text.
  var overlaps: Bool {
    let sorted = self.sorted {
      ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start)
    }
    for (a, b) in zip(sorted, sorted.dropFirst()) where a.location.file == b.location.file {
      if b.location.range.start < a.location.range.end { return true }
      if b.location.range == a.location.range { return true }
    }
    return false
  }
}

extension Character {
  /// `true` iff a line ends with it, in whatever way the file has it.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
