import Language
import StatusBar

/// A closed list of names, in the order of their bytes, written with spaces between them.
///
/// Behind a name and a colon may stand the release of iOS in which it came: `task:15`.
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
  var words: [String] { starts.map { String(decoding: name(at: $0), as: UTF8.self) } }

  /// Returns the first name of which something holds.
  func first(where holds: (ArraySlice<UInt8>) -> Bool) -> String? {
    for start in starts {
      let name = name(at: start)
      if holds(name) { return String(decoding: name, as: UTF8.self) }
    }
    return nil
  }

  /// The names behind which a release stands, in the order of the list.
  var releases: [(name: String, version: Version)] {
    starts.compactMap { start in
      let name = name(at: start)
      let rest = text[name.endIndex...].prefix { $0 > UInt8(ascii: " ") }
      let numbers = rest.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        .map { $0.reduce(0) { $0 * 10 + $1 - UInt8(ascii: "0") } }
      guard let major = numbers.first else { return nil }
      let version = Version(major, numbers.count > 1 ? numbers[1] : 0)
      return (String(decoding: name, as: UTF8.self), version)
    }
  }

  private func name(at start: Int32) -> ArraySlice<UInt8> {
    text[Int(start)...].prefix { !$0.endsName }
  }

  /// Negative where a name comes before the one that starts at a place, positive where behind it.
  private func order(of name: ArraySlice<UInt8>, at start: Int) -> Int {
    var place = start
    for byte in name {
      let other = text[place]
      if other.endsName { return 1 }
      if byte != other { return Int(byte) - Int(other) }
      place += 1
    }
    return text[place].endsName ? 0 : -1
  }
}

extension UInt8 {
  /// `true` iff no name goes on with it.
  fileprivate var endsName: Bool { self <= UInt8(ascii: " ") || self == UInt8(ascii: ":") }
}
