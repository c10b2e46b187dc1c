/// A value that was read from bytes, and what of them was not read.
package struct Reading<Value: Sendable>: Sendable {
  package var value: Value
  package var notes: [ReadingNote]

  package init(_ value: Value, notes: [ReadingNote] = []) {
    self.value = value
    self.notes = notes
  }
}

/// A part of a file that was not read, and why.
package struct ReadingNote: Hashable, Sendable {
  /// From 1; 0 for the whole file.
  package var line: Int
  /// A few words that begin in lower case: "the file ends in a dictionary".
  package var reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}

/// A part of a file of the project that was not read, and why.
package struct Unread: Hashable, Sendable {
  /// Below the folder of the project.
  package var file: String
  package var note: ReadingNote

  package init(file: String, note: ReadingNote) {
    self.file = file
    self.note = note
  }

  package init(file: String, line: Int = 0, reason: String) {
    self.init(file: file, note: ReadingNote(line: line, reason: reason))
  }

  /// `App.pbxproj:12: the file ends in a dictionary`
  package var words: String {
    note.line > 0 ? "\(file):\(note.line): \(note.reason)" : "\(file): \(note.reason)"
  }
}

/// Limits that hold for each file that is read, so that no input costs more than it is worth.
package enum ReadingLimit {
  /// Containers in one another; deeper ones are left out.
  package static let depth = 64
  /// The notes of one file; more are not kept.
  package static let notes = 50
  /// Bytes of one text that settings are expanded to.
  package static let expansion = 1 << 16
}

/// The notes of one reader, as many as are kept, one a line.
struct NoteList {
  private(set) var notes: [ReadingNote] = []

  /// Notes what was not read at a line, unless something was noted there already.
  mutating func add(_ reason: String, line: Int) {
    let note = ReadingNote(line: line, reason: reason)
    let isNew = line == 0 ? !notes.contains(note) : notes.last?.line != line
    if isNew, notes.count < ReadingLimit.notes { notes.append(note) }
  }
}

/// A place in bytes that moves forward and counts lines.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var index: Int
  /// From 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte-order mark is not content.
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The byte at the place; nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  var isAtEnd: Bool { index >= bytes.count }

  /// Returns the byte so many places ahead.
  func byte(ahead: Int) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  mutating func advance() {
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  /// `true` iff `text` stands here.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Moves behind `text` if it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    advance(by: text.utf8CodeUnitCount)
    return true
  }

  /// Moves to the next place where `text` stands, or to the end; `false` for the end.
  mutating func skip(to text: StaticString) -> Bool {
    let first = text.utf8Start[0]
    while let byte {
      if byte == first, isAt(text) { return true }
      advance()
    }
    return false
  }

  mutating func skipBlanks() {
    while let byte, byte.isBlank { advance() }
  }

  /// Returns the text from a place up to here; malformed UTF-8 is replaced.
  func text(from start: Int) -> String {
    String(decoding: bytes[min(start, index)..<index], as: UTF8.self)
  }
}

extension UInt8 {
  /// A space, a tab, or the end of a line.
  var isBlank: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetter: Bool {
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  /// The value of a hexadecimal digit.
  var hexadecimal: UInt32? {
    if isDigit { return UInt32(self - 0x30) }
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x66 ? UInt32(lower - 0x61 + 10) : nil
  }
}
