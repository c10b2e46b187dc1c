// What the readers of raw text share.

extension UInt8 {
  /// `true` iff it is a letter, a digit, `_`, or part of a sign outside ASCII.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// `true` iff it is a space, a tab, or part of the end of a line.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension ArraySlice<UInt8> {
  /// The same without spaces before and behind it.
  var trimmed: ArraySlice<UInt8> { drop { $0.isSpace }.withoutSpacesBehind }

  /// The same without spaces behind it.
  var withoutSpacesBehind: ArraySlice<UInt8> {
    var rest = self
    while rest.last?.isSpace == true { rest.removeLast() }
    return rest
  }
}
