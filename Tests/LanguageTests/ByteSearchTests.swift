import Testing

@testable import Language

/// Searches that look at eight bytes at a time find what one finds byte by byte.
@Suite struct ByteSearchTests {
  /// Bytes that are one apart, and those whose upper bit is set, are what such a search mistakes.
  @Test func aByteIsFoundWhereItStandsFirst() {
    let values: [UInt8] = [0x00, 0x01, 0x41, 0x42, 0x80, 0xFF]
    for count in 0..<40 {
      for step in 1..<12 {
        let bytes = (0..<count).map { values[($0 * $0 + $0 * step + count) % values.count] }
        for byte in values {
          var places: [Int] = []
          bytes.withUnsafeBufferPointer { $0.eachIndex(of: byte) { places.append($0) } }
          #expect(places == bytes.indices.filter { bytes[$0] == byte }, "\(byte) in \(bytes)")
          for start in [0, 1, 7, count] {
            let found = bytes.withUnsafeBufferPointer { $0.firstIndex(of: byte, from: start) }
            let plain = bytes.indices.first { $0 >= start && bytes[$0] == byte }
            #expect(found == plain, "\(byte) from \(start) on in \(bytes)")
          }
        }
      }
    }
  }

  @Test(arguments: ["", "allow S", "allow SB", "// allow SB6003", "B allow allow SB", "allow SA B"])
  func aTextIsFoundByOneOfItsBytes(text: String) {
    for blanks in 0..<12 {
      let padded = String(repeating: " ", count: blanks) + text
      let found = Array(padded.utf8).withUnsafeBufferPointer { $0.contains("allow SB", by: 7) }
      #expect(found == (text.contains("allow SB")), "\(padded)")
    }
  }
}
