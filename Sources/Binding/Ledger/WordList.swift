import Language

/// A closed list of names, in the order of their bytes, written with spaces between them.
struct WordList: Sendable {
  private let text: [UInt8]
  /// Where each name starts in the text.
  private let starts: [Int32]

  init(_ words: StaticString) {
    var text: [UInt8] = []
    var starts: [Int32] = []
    var isInside = false
    words.withUTF8Buffer { bytes in
      text.reserveCapacity(bytes.count)
      for byte in bytes {
        let isWord = byte > UInt8(ascii: " ")
        if isWord && !isInside { starts.append(Int32(text.count)) }
        isInside = isWord
        text.append(byte)
      }
    }
    text.append(UInt8(ascii: " "))
    self.text = text
    self.starts = starts
  }

  /// `true` iff the list holds a name.
  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      switch order(of: name, at: Int(starts[middle])) {
      case 0: return true
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return false
  }

  /// The names, in the order of the list.
  var words: [String] {
    text.split(whereSeparator: { $0 <= UInt8(ascii: " ") }).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Negative where a name comes before the one that starts at a place, positive where behind it.
  private func order(of name: ArraySlice<UInt8>, at start: Int) -> Int {
    var place = start
    for byte in name {
      let other = text[place]
      if other <= UInt8(ascii: " ") { return 1 }
      if byte != other { return Int(byte) - Int(other) }
      place += 1
    }
    return text[place] <= UInt8(ascii: " ") ? 0 : -1
  }
}
