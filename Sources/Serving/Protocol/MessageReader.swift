import Reporting

/// Cuts a stream of bytes into messages: a header that says how long the body is, and the body.
package struct MessageReader: Sendable {
  /// What was found in the stream.
  package enum Found: Sendable {
    case message(JSONValue)
    /// A body that is no JSON.
    case malformed
    /// A header that says no length, or one that no message has.
    case badHeader
  }

  /// A longer message than this is none that an editor sends: a file has 8 MB at most, and each of
  /// its bytes takes six at most.
  package static let sizeLimit = 64 << 20
  /// A longer header than this is none.
  private static let headerLimit = 4096

  private var bytes: [UInt8] = []
  private var start = 0
  /// The bytes of a body that is not taken, because it is too long.
  private var skipped = 0

  package init() {}

  /// Takes more of the stream.
  package mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Returns what comes next; nil until more bytes arrive.
  package mutating func next() -> Found? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - start)
      start += count
      skipped -= count
      if skipped > 0 { return nil }
    }
    guard let end = endOfHeader() else {
      guard bytes.count - start > MessageReader.headerLimit else { return nil }
      // No header is so long: look for the next one.
      start = bytes.count
      return .badHeader
    }
    let header = bytes[start..<end]
    guard let length = MessageReader.length(in: header) else {
      start = min(bytes.count, end + 4)
      return .badHeader
    }
    if length > MessageReader.sizeLimit {
      start = min(bytes.count, end + 4)
      skipped = length
      return .badHeader
    }
    let body = end + 4
    guard bytes.count - body >= length else { return nil }
    start = body + length
    if let message = JSONValue(bytes[body..<body + length]) { return .message(message) }
    // A length that was too large: the next message begins within.
    let next = MessageReader.places(of: MessageReader.name, in: bytes[body..<start]).first
    if let next { start = next }
    return .malformed
  }

  /// Where the empty line begins that ends the header.
  private func endOfHeader() -> Int? {
    let limit = min(bytes.count, start + MessageReader.headerLimit + 4)
    var index = start
    while index + 3 < limit {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D,
        bytes[index + 3] == 0x0A
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private static let name = Array("content-length:".utf8)

  /// The length that the last field of that name says: what stands in front of it may be the rest
  /// of a body whose length was too small.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    let places = places(of: name, in: header).filter { $0 + name.count <= header.endIndex }
    guard let place = places.last else { return nil }
    let field = header[(place + name.count)...].prefix { $0 != 0x0D && $0 != 0x0A }
    let digits = field.filter { $0 != 0x20 && $0 != 0x09 }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length >= 0 else {
      return nil
    }
    return length
  }

  /// Where a word of small letters stands, in letters of either kind; at the end also where it
  /// only begins.
  private static func places(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.indices.filter { start in
      for (offset, wanted) in word.enumerated() {
        guard start + offset < bytes.endIndex else { return true }
        let byte = bytes[start + offset]
        if byte != wanted, byte >= 0x80 || byte | 0x20 != wanted { return false }
      }
      return true
    }
  }

  /// Returns a message with its header.
  package static func framed(_ message: JSONValue) -> [UInt8] {
    let body = message.bytes
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
