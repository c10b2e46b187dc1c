// Whether a text changes what a name stands for, without reading it.
extension ArraySlice<UInt8> {
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

  /// `true` iff a member of what has that name is assigned to: `film.title = "Film"`.
  func changesMember(of name: some RandomAccessCollection<UInt8>) -> Bool {
    guard let first = name.first, count > name.count else { return false }
    return (startIndex..<(endIndex - name.count)).contains { start in
      guard self[start] == first, self[start...].starts(with: name),
        start == startIndex || !self[start - 1].isNamePart
      else { return false }
      var rest = self[(start + name.count)...]
      guard rest.first == UInt8(ascii: ".") else { return false }
      rest = rest.dropFirst().drop { $0.isNamePart }
      return rest.drop { $0 == UInt8(ascii: " ") }.isChange
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

  /// `true` iff the bracket that closes next on the line stands before `=`: `(a, b) = …`,
  /// `a[0] = …`.
  private func isAssigned(behind bracket: UInt8) -> Bool {
    let line = prefix { $0 != UInt8(ascii: "\n") }
    guard let end = line.firstIndex(of: bracket) else { return false }
    let rest = line[(end + 1)...].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }
}

extension UInt8 {
  /// `true` iff it is a letter, a digit, `_`, or part of a sign outside ASCII.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
