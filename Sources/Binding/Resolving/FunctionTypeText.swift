/// A function type as it is written: `@escaping (Row, Int) -> Void`, `((Row) throws -> Bool)?`.
extension ArraySlice<UInt8> {
  /// The number of its parameters; nil for the text of any other type.
  var parameterCount: Int? {
    guard let open = firstIndex(of: UInt8(ascii: "(")), let close = partner(of: open) else {
      return nil
    }
    var behind = self[(close + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    for effect in ["async", "throws", "rethrows"] where behind.starts(with: effect.utf8) {
      behind = behind.dropFirst(effect.utf8.count).drop { $0 == UInt8(ascii: " ") }
    }
    if behind.starts(with: "->".utf8) { return self[(open + 1)..<close].partCount }
    // An attribute's, or brackets around the whole.
    if open > startIndex, self[open - 1].isNamePart { return self[(close + 1)...].parameterCount }
    return self[(open + 1)..<close].parameterCount
  }

  /// The place of the bracket that closes one.
  private func partner(of open: Int) -> Int? {
    var depth = 0
    for place in self[open...].indices {
      if self[place] == UInt8(ascii: "(") { depth += 1 }
      if self[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The number of parts between commas that stand in no brackets.
  private var partCount: Int {
    if allSatisfy({ $0 <= UInt8(ascii: " ") }) { return 0 }
    var (depth, count) = (0, 1)
    for place in indices {
      switch self[place] {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where place == startIndex || self[place - 1] != UInt8(ascii: "-"):
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: count += 1
      default: break
      }
    }
    return count
  }
}
