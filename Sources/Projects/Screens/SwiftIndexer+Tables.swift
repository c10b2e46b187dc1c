// Declarations of many megabytes, which tools generate: more than is parsed at once.
extension SwiftIndexer {
  /// `true` iff a text has a word in it by which a screen or a bar is meant.
  static func mayConcernTheBar(_ bytes: ArraySlice<UInt8>) -> Bool {
    words.contains { holds($0, in: bytes) }
  }

  private static let words: [StaticString] = [
    "tatusBar", "Controller", ": View", ": App", "barStyle", "present", "sheet", "modifier",
  ]

  private static func holds(_ word: StaticString, in bytes: ArraySlice<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= count else { return false }
      var index = 0
      while index <= bytes.count - count {
        if bytes[index] == word.utf8Start[0] {
          var offset = 1
          while offset < count, bytes[index + offset] == word.utf8Start[offset] { offset += 1 }
          if offset == count { return true }
        }
        index += 1
      }
      return false
    }
  }

  /// Notes each name in front of a `=`, but for those that are declared there.
  static func noteWrites(in bytes: ArraySlice<UInt8>, _ facts: inout FileFacts) {
    var start: Int?
    var name = ""
    var before = ""
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
        if start == nil { start = index }
        continue
      }
      if let first = start {
        before = name
        name = String(decoding: bytes[first..<index], as: UTF8.self)
        start = nil
      }
      if byte == UInt8(ascii: "="), !name.isEmpty, before != "let", before != "var" {
        facts.writes[name, default: WriteFact()].merge(WriteFact(isOpen: true))
      }
      // What stands before another sign is not what is written.
      if !byte.isBlank { name = "" }
    }
  }
}
