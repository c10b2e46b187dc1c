import Language
import StatusBar

extension Expression {
  /// The names of `a.b.c`, or nil for anything else.
  var path: [LocatedName]? {
    var names: [LocatedName] = []
    return addPath(to: &names, length: 1) ? names : nil
  }

  /// Adds the names of a path of which `length` are known so far; `false` iff it is none.
  private func addPath(to names: inout [LocatedName], length: Int) -> Bool {
    switch kind {
    case .name(let name), .instance(let name, _):
      names.reserveCapacity(length)
      names.append(LocatedName(name, range))
      return true
    case .member(let base, let member):
      guard base.addPath(to: &names, length: length + 1) else { return false }
      names.append(member)
      return true
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return elements[0].value.addPath(to: &names, length: length)
    default: return false
    }
  }

  /// The number behind the first name of a path: that of `Photo#2.isFull`.
  var ordinal: SourceRange? {
    switch kind {
    case .instance(_, let ordinal): ordinal
    case .member(let base, _): base.ordinal
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].value.ordinal
    default: nil
    }
  }

  /// The name of `name` or `.name`, or nil for anything else.
  var word: Name? {
    switch kind {
    case .name(let name), .implicitMember(let name): name
    default: nil
    }
  }

  /// The expression without brackets around it.
  var unwrapped: Expression {
    if case .tuple(let elements) = kind, elements.count == 1, elements[0].label == nil {
      return elements[0].value.unwrapped
    }
    return self
  }
}

/// Returns the number that the UTF-8 bytes spell, with a sign, `_` and a fraction, or nil.
func parseNumber(_ text: some Sequence<UInt8>) -> Double? {
  var whole = 0.0
  var scale = 0.0
  var isNegative = false
  var hasDigit = false
  var isAtStart = true
  for byte in text {
    switch byte {
    case UInt8(ascii: "-") where isAtStart: isNegative = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      hasDigit = true
      whole = whole * 10 + Double(byte - UInt8(ascii: "0"))
      scale *= 10
    case UInt8(ascii: ".") where scale == 0: scale = 1
    case UInt8(ascii: "_"): break
    default: return nil
    }
    isAtStart = false
  }
  guard hasDigit else { return nil }
  let value = scale > 1 ? whole / scale : whole
  return isNegative ? -value : value
}
