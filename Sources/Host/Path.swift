/// A path as the operating system knows it: bytes that need not be UTF-8.
package struct Path: Hashable, Sendable, Comparable {
  /// Without the closing zero.
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// For messages: malformed UTF-8 is replaced.
  package var spelling: String { String(decoding: bytes, as: UTF8.self) }

  /// `true` iff this is `-`, by which standard input is meant.
  package var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

  /// Bytewise, so that the order is the same on every machine.
  package static func < (a: Path, b: Path) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  /// Returns the path of `name` inside this directory; an absolute `name` stands for itself.
  package func appending(_ name: [UInt8]) -> Path {
    if bytes.isEmpty || name.first == Path.slash { return Path(bytes: name) }
    return Path(bytes: bytes.last == Path.slash ? bytes + name : bytes + [Path.slash] + name)
  }

  /// The directory that holds this path; empty for a bare name.
  package var directory: Path {
    guard let last = bytes.lastIndex(of: Path.slash) else { return Path(bytes: []) }
    return Path(bytes: Array(bytes[...last]))
  }

  /// `true` iff the last component ends in `ending`.
  package func hasExtension(_ ending: String) -> Bool {
    bytes.count > ending.utf8.count && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Calls `body` with the path as a C string.
  func withCString<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    var terminated = bytes.map { CChar(bitPattern: $0) }
    terminated.append(0)
    return terminated.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? body("")
    }
  }

  private static let slash = UInt8(ascii: "/")
}
