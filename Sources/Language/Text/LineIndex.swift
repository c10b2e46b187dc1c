/// Where the lines of a text begin; `\n`, `\r\n` and a lone `\r` end a line.
package struct LineIndex: Sendable {
  /// The offset of the first byte of each line.
  package let starts: [UInt32]
  /// The number of bytes of the text.
  package let end: UInt32

  /// Finds the lines of `bytes`.
  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var index = 0
    bytes.withUnsafeBufferPointer { bytes in
      // Most texts have line feeds alone, which are found eight bytes at a time.
      let hasReturns = bytes.firstIndex(of: UInt8(ascii: "\r"), from: 0) != nil
      if !hasReturns {
        bytes.eachIndex(of: UInt8(ascii: "\n")) { feed in
          starts.append(UInt32(truncatingIfNeeded: feed + 1))
        }
      }
      while hasReturns, index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == "\n" || byte == "\r" else { continue }
        if byte == "\r", index < bytes.count, bytes[index] == "\n" { index += 1 }
        starts.append(UInt32(truncatingIfNeeded: index))
      }
    }
    self.starts = starts
    end = UInt32(truncatingIfNeeded: bytes.count)
  }

  /// Returns the index of the line that holds `offset`, counted from 0.
  ///
  /// - Complexity: logarithmic in the number of lines.
  package func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number of the line and of the byte in it, both counted from 1.
  package func position(at offset: UInt32) -> (line: Int, column: Int) {
    let offset = min(offset, end)
    let line = line(at: offset)
    return (line + 1, Int(offset - starts[line]) + 1)
  }

  /// Returns the bytes of a line with what ends it, counted from 0.
  package func range(ofLine index: Int) -> SourceRange {
    let next = index + 1 < starts.count ? starts[index + 1] : end
    return SourceRange(starts[index], next)
  }
}
