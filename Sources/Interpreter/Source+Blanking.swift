import Language

extension Source {
  /// The same with blanks in the place of some of its text: what is not asked for need not be read,
  /// and all else stays where it is.
  package func blanking(_ ranges: [SourceRange]) -> Source {
    if ranges.isEmpty { return self }
    var bytes = bytes
    bytes.withUnsafeMutableBufferPointer { bytes in
      for range in ranges {
        for place in Int(range.start)..<min(Int(range.end), bytes.count)
        where bytes[place] != 0x0A {
          bytes[place] = 0x20
        }
      }
    }
    var blanked = Source(file: file, name: name, bytes: bytes)
    blanked.distinctNames = distinctNames
    return blanked
  }
}
