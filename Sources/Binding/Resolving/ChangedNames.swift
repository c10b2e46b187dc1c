import Language

// Whether a text changes what a name stands for, without reading it.
extension ArraySlice<UInt8> {
  /// `true` iff a text stands in it, wherever.
  func hasText(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return (startIndex...(endIndex - wanted.count)).contains {
      self[$0] == first && self[$0...].starts(with: wanted)
    }
  }

  /// `true` iff a name stands in it as what is assigned to, toggled, or handed over by `&`; behind
  /// a dot it is another one's, unless that counts as well.
  func changes(_ name: some RandomAccessCollection<UInt8>, afterDot: Bool) -> Bool {
    guard let first = name.first, count > name.count else { return false }
    return (startIndex..<(endIndex - name.count)).contains { start in
      guard self[start] == first, self[start...].starts(with: name) else { return false }
      if start > startIndex {
        let before = self[start - 1]
        if before == UInt8(ascii: "&") { return true }
        if before.isNamePart || before == UInt8(ascii: ".") && !afterDot { return false }
      }
      let rest = self[(start + name.count)...]
      return rest.first?.isNamePart == false && rest.drop { $0 == UInt8(ascii: " ") }.isChange
    }
  }

  /// Tells every name that is changed in it, behind a dot or not, with its place: each as often as
  /// it is. Takes the time of one reading, for however many names.
  ///
  /// With `calls` those count as well of which a method of Swift's may change something:
  /// `items.append(item)`.
  func forEachChange(
    in names: NameTable, calls: Bool = false, _ tell: (Name, Int) -> Void
  ) {
    // What stands behind the next bracket of a line is asked for by every name before it.
    var round = LineBracket(UInt8(ascii: ")"))
    var square = LineBracket(UInt8(ascii: "]"))
    var start = startIndex
    while start < endIndex {
      guard self[start].isNamePart else {
        start += 1
        continue
      }
      let end = self[start...].firstIndex { !$0.isNamePart } ?? endIndex
      let isReference = start > startIndex && self[start - 1] == UInt8(ascii: "&")
      let rest = self[end...].drop { $0 == UInt8(ascii: " ") }
      let isChanged =
        switch rest.first {
        case UInt8(ascii: "["): square.isAssigned(behind: rest)
        case UInt8(ascii: ","), UInt8(ascii: ")"): round.isAssigned(behind: rest)
        default: rest.isChange || calls && rest.isChangingCall
        }
      if isReference || isChanged, let name = names.name(of: Array(self[start..<end])) {
        tell(name, start)
      }
      start = end
    }
  }

  /// `true` iff a name is declared where it stands: `let title = …`.
  func isDeclared(at start: Int) -> Bool {
    let before = self[..<Swift.max(startIndex, start)]
    guard before.last == UInt8(ascii: " ") else { return false }
    let word = before.dropLast().suffix(4)
    return ["let", "var"].contains { word.suffix(3).elementsEqual($0.utf8) }
      && (word.count < 4 || word.first?.isNamePart == false)
  }

  /// `true` iff a name is declared in it: `let title: String`.
  func declares(_ name: some RandomAccessCollection<UInt8>) -> Bool {
    guard let first = name.first, count > name.count else { return false }
    return (startIndex..<(endIndex - name.count)).contains { start in
      self[start] == first && self[start...].starts(with: name)
        && self[(start + name.count)...].first?.isNamePart != true && isDeclared(at: start)
    }
  }

  /// Tells where each name in it begins and ends.
  func forEachName(_ tell: (Int, Int) -> Void) {
    var start = startIndex
    while start < endIndex {
      guard self[start].isNamePart else {
        start += 1
        continue
      }
      let end = self[start...].firstIndex { !$0.isNamePart } ?? endIndex
      tell(start, end)
      start = end
    }
  }

  /// `true` iff a word stands in it, by itself.
  func names(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return (startIndex...(endIndex - word.count)).contains { start in
      guard self[start] == first, self[start...].starts(with: word) else { return false }
      if start > startIndex, self[start - 1].isNamePart { return false }
      return self[(start + word.count)...].first?.isNamePart != true
    }
  }

  /// `true` iff it goes on with `=`, `+=` or the like, or `.toggle`.
  private var isChange: Bool {
    guard let first else { return false }
    let second = dropFirst().first
    switch first {
    case UInt8(ascii: "="): return second != UInt8(ascii: "=")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "|"), UInt8(ascii: "&"):
      return second == UInt8(ascii: "=")
    case UInt8(ascii: "."): return dropFirst().starts(with: "toggle".utf8)
    case UInt8(ascii: "["): return isAssigned(behind: UInt8(ascii: "]"))
    case UInt8(ascii: ","), UInt8(ascii: ")"): return isAssigned(behind: UInt8(ascii: ")"))
    default: return false
    }
  }

  /// `true` iff it goes on with a call of a method that changes a text, a list, a set or a number.
  private var isChangingCall: Bool {
    guard first == UInt8(ascii: ".") else { return false }
    let name = dropFirst().prefix { $0.isNamePart }
    return ArraySlice.changingMethods.contains { name.starts(with: $0) }
  }

  private static let changingMethods: [[UInt8]] = [
    "append", "insert", "remove", "pop", "sort", "reverse", "shuffle", "swapAt", "form", "merge",
    "subtract", "update", "negate", "toggle", "replaceSubrange", "reserve", "partition", "resume",
  ].map { Array($0.utf8) }

  /// `true` iff the bracket that closes next on the line stands before `=`: `(a, b) = …`,
  /// `a[0] = …`.
  private func isAssigned(behind bracket: UInt8) -> Bool {
    var bracket = LineBracket(bracket)
    return bracket.isAssigned(behind: self)
  }
}

/// The next closing bracket of a line, and whether something is assigned to what it closes.
private struct LineBracket {
  private let bracket: UInt8
  /// Where the bracket stands, or the line ends; all that is asked from before it has one answer.
  private var end = -1
  private var isAssigned = false

  init(_ bracket: UInt8) { self.bracket = bracket }

  /// `true` iff `=` stands behind the first bracket of the line that `text` begins in.
  mutating func isAssigned(behind text: ArraySlice<UInt8>) -> Bool {
    if text.startIndex <= end { return isAssigned }
    end = text.firstIndex { $0 == bracket || $0 == UInt8(ascii: "\n") } ?? text.endIndex
    let rest = text[end...].dropFirst().drop { $0 == UInt8(ascii: " ") }
    isAssigned =
      end < text.endIndex && text[end] == bracket && rest.first == UInt8(ascii: "=")
      && rest.dropFirst().first != UInt8(ascii: "=")
    return isAssigned
  }
}

extension [UInt8] {
  /// How often a text stands in it, not as the end of a longer name.
  func times(_ text: String) -> Int {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return 0 }
    return (0...(count - wanted.count)).count { start in
      self[start] == first && self[start...].starts(with: wanted)
        && (start == 0 || !self[start - 1].isNamePart)
    }
  }
}
