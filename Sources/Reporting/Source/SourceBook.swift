import Interpreter
import Language

/// The sources of one run with their lines, by which places become lines and columns.
package struct SourceBook: Sendable {
  private let sources: [Source]
  private let tables: [LineIndex]
  private let names: [FileName]

  /// The book of no source, for records that name no place.
  static let empty = SourceBook([])

  /// Creates the book of a root and what it includes.
  ///
  /// - Complexity: O(n) in the bytes of all sources.
  package init(_ sources: [Source]) {
    self.sources = sources
    tables = sources.map { LineIndex($0.bytes) }
    names = sources.map { FileName($0.name) }
  }

  /// The name of a file as it is printed again and again.
  struct FileName: Sendable {
    /// Without what must not reach a terminal.
    let shown: String
    /// As a command takes it.
    let operand: String
    /// `true` iff a shell takes that for what it is.
    let isPlain: Bool

    init(_ name: String) {
      shown = printable(name)
      let isDashed = name.utf8.first == UInt8(ascii: "-")
      operand = name == "<stdin>" ? "-" : isDashed ? "./" + name : name
      isPlain = ShellWord.quote(operand).utf8.elementsEqual(operand.utf8)
    }
  }

  /// A place as people count: both from 1.
  package struct Position: Hashable, Sendable {
    package var line: Int
    /// In grapheme clusters.
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Beyond this many bytes of a line, columns count scalars: clusters would take too long.
  private static let clusterLimit = 1 << 16

  /// Returns the position of a byte, which is clamped to the source.
  package func position(_ offset: UInt32, in file: FileID) -> Position {
    guard let page = page(file) else { return Position(line: 1, column: 1) }
    let bytes = page.source.bytes
    let offset = min(Int(offset), bytes.count)
    let lineIndex = page.lineIndex(at: offset)
    let line = page.line(lineIndex)
    let column = SourceBook.column(of: min(offset, line.upperBound), in: line, bytes)
    return Position(line: lineIndex + 1, column: column)
  }

  private static func column(of offset: Int, in line: Range<Int>, _ bytes: [UInt8]) -> Int {
    if offset <= line.lowerBound { return 1 }
    var continuations = 0
    var hasOther = false
    bytes.withUnsafeBufferPointer { buffer in
      for index in line.lowerBound..<offset where buffer[index] >= 0x80 {
        hasOther = true
        if buffer[index] & 0xC0 == 0x80 { continuations += 1 }
      }
    }
    let isPlain = !hasOther && (offset == line.upperBound || bytes[offset] < 0x80)
    let length = offset - line.lowerBound
    if isPlain || length > clusterLimit { return length - continuations + 1 }
    let visible = VisibleText(bytes, line.lowerBound..<min(line.upperBound, offset + 64))
    return visible.unitIndex(at: offset) + 1
  }

  /// Returns the column of a byte in code units of UTF-16, from 1.
  func column16(_ offset: UInt32, in file: FileID) -> Int {
    guard let page = page(file) else { return 1 }
    let bytes = page.source.bytes
    let line = page.line(page.lineIndex(at: min(Int(offset), bytes.count)))
    let end = min(Int(offset), line.upperBound)
    if end <= line.lowerBound { return 1 }
    return String(decoding: bytes[line.lowerBound..<end], as: UTF8.self).utf16.count + 1
  }

  /// The file that the others belong to.
  var first: FileID? { sources.first?.file }

  /// The name by which messages call a file.
  package func name(of file: FileID) -> String { index(of: file).map { sources[$0].name } ?? "?" }

  /// The same, as it is printed again and again.
  func fileName(of file: FileID) -> FileName {
    index(of: file).map { names[$0] } ?? FileName("?")
  }

  /// Returns `path:line` of the start of `location`.
  func line(_ location: Location) -> String {
    joined(fileName(of: location.file).shown, ":", String(lineNumber(location)))
  }

  /// Returns the number of the line that holds the start of `location`, from 1.
  func lineNumber(_ location: Location) -> Int {
    guard let index = index(of: location.file) else { return 1 }
    return tables[index].line(at: min(location.range.start, tables[index].end)) + 1
  }

  /// Returns `path:line:column` of the start of `location`.
  package func place(_ location: Location) -> String {
    let position = position(location.range.start, in: location.file)
    return line(location) + ":" + String(position.column)
  }

  /// Returns the first line of the text at `location`, printable, at most `limit` bytes of it.
  package func text(_ location: Location, limit: Int = 160) -> String {
    var text: [UInt8] = []
    write(location, limit: limit, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the bytes of that.
  func write(_ location: Location, limit: Int = 160, to text: inout [UInt8]) {
    guard let index = index(of: location.file) else { return }
    let bytes = sources[index].bytes
    let start = min(Int(location.range.start), bytes.count)
    let line = tables[index].visible(
      line: tables[index].line(at: UInt32(truncatingIfNeeded: start)), of: bytes)
    let end = max(start, min(Int(location.range.end), line.upperBound))
    let shown = min(end, start + limit)
    let isPlain = bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[start..<shown])
      if isPrintableASCII(part) { text.append(contentsOf: part) } else { return false }
      return true
    }
    if !isPlain { text += VisibleText(bytes, start..<shown).bytes }
    if shown < end { text += Array("…".utf8) }
  }

  /// All of the text at `location`, as written.
  func text(of location: Location) -> String {
    index(of: location.file).map { sources[$0].text(location.range) } ?? ""
  }

  /// The files that edits change, with what each becomes.
  package func changed(by edits: [Fix.Edit]) -> [(old: Source, new: Source)] {
    sources.filter { source in edits.contains { $0.location.file == source.file } }
      .map { ($0, $0.applying(edits)) }
  }

  struct Page {
    var source: Source
    var table: LineIndex

    /// Returns the index of the line that holds `offset`, from 0.
    func lineIndex(at offset: Int) -> Int {
      table.line(at: UInt32(truncatingIfNeeded: offset))
    }

    /// Returns the bytes of a line without its end, and without a byte-order mark.
    func line(_ index: Int) -> Range<Int> { table.visible(line: index, of: source.bytes) }
  }

  /// The source of a file.
  func page(_ file: FileID) -> Page? {
    index(of: file).map { Page(source: sources[$0], table: tables[$0]) }
  }

  /// The place of a file; files of a run count upwards from the root's.
  private func index(of file: FileID) -> Int? {
    guard let first, file >= first else { return nil }
    let index = Int(file.index - first.index)
    return index < sources.count ? index : nil
  }
}

extension LineIndex {
  /// Returns the bytes of a line without its end, and without a byte-order mark.
  fileprivate func visible(line index: Int, of bytes: [UInt8]) -> Range<Int> {
    let whole = range(ofLine: index)
    var start = Int(whole.start)
    var end = Int(whole.end)
    if end > start, bytes[end - 1] == 10 { end -= 1 }
    if end > start, bytes[end - 1] == 13 { end -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    return start..<max(start, end)
  }
}
