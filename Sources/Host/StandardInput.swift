/// Standard input as it arrives.
package enum StandardInput {
  /// `true` iff a person may be typing.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Waits for more bytes, at most so many; nil at the end, or where it cannot be read.
  package static func next(atMost count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes { raw in
      retrying { receive(STDIN_FILENO, raw.baseAddress, raw.count) }
    }
    guard got > 0 else { return nil }
    bytes.removeLast(count - got)
    return bytes
  }
}

/// `read` of the C library.
private func receive(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
