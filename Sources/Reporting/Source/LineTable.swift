import Language

/// Where the lines of one source begin.
///
/// A line ends with LF, with CR LF, or with CR alone. A byte-order mark belongs to no line.
package struct LineTable: Sendable {
  private let starts: [UInt32]
  private let count: Int

  package init(_ bytes: [UInt8]) {
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var starts: [UInt32] = [hasMark ? 3 : 0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<buffer.count {
        let byte = buffer[index]
        if byte > 13 { continue }
        let isFeed = byte == 10
        let isReturn = byte == 13 && (index + 1 == buffer.count || buffer[index + 1] != 10)
        if isFeed || isReturn { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
      }
    }
    self.starts = starts
    count = bytes.count
  }

  /// The number of lines, one at least.
  var lineCount: Int { starts.count }

  /// Returns the index, from 0, of the line that holds `offset`.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the bytes of a line without its end.
  package func range(ofLine index: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = Int(starts[index])
    var end = index + 1 < starts.count ? Int(starts[index + 1]) : count
    if index + 1 < starts.count {
      end -= 1
      if end > start, bytes[end] == 10, bytes[end - 1] == 13 { end -= 1 }
    }
    return start..<end
  }
}
