import Language
import StatusBar

/// A number as it is written, of any type that the code gives it.
enum NumberLiteral {
  case whole(Int64)
  /// With a point, or an exponent.
  case fraction(Double)

  /// The type of numbers where nothing around says another one.
  var type: NumberType {
    switch self {
    case .whole: .int64
    case .fraction: .double
    }
  }

  /// The number that digits spell, with a radix, underscores, a fraction and an exponent; nil for
  /// what is none, and for one that has no exact place in the types of the model.
  init?(_ text: [UInt8], isNegative: Bool = false) {
    var digits = text[...]
    var isNegative = isNegative
    if digits.first == UInt8(ascii: "-") {
      isNegative.toggle()
      digits = digits.dropFirst()
    }
    let radix = NumberLiteral.radix(of: digits)
    if radix != 10 { digits = digits.dropFirst(2) }
    var parts = Parts(radix: radix)
    for byte in digits {
      guard parts.read(byte) else { return nil }
    }
    guard let value = parts.value(isNegative: isNegative) else { return nil }
    self = value
  }

  private static func radix(of text: ArraySlice<UInt8>) -> UInt64 {
    guard text.count > 2, text.first == UInt8(ascii: "0") else { return 10 }
    switch text[text.startIndex + 1] {
    case UInt8(ascii: "x"): return 16
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "b"): return 2
    default: return 10
    }
  }

  /// What was read of a literal so far.
  private struct Parts {
    let radix: UInt64
    var mantissa: UInt64 = 0
    /// The digits behind the point.
    var places = 0
    var exponent = 0
    var isExponentNegative = false
    var hasDigits = false
    var isFraction = false
    var isInExponent = false
    var isBehindPoint = false
    /// `true` iff only zeros have no room in the mantissa.
    var overflows = false

    init(radix: UInt64) { self.radix = radix }

    mutating func read(_ byte: UInt8) -> Bool {
      if byte == UInt8(ascii: "_") { return true }
      if isInExponent { return readExponent(byte) }
      if let digit = digit(byte) {
        hasDigits = true
        if isBehindPoint { places += 1 }
        let (product, first) = mantissa.multipliedReportingOverflow(by: radix)
        let (sum, second) = product.addingReportingOverflow(digit)
        overflows = overflows || first || second
        mantissa = sum
        return true
      }
      switch byte {
      case UInt8(ascii: ".") where !isBehindPoint:
        (isBehindPoint, isFraction) = (true, true)
        return true
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P"):
        (isInExponent, isFraction) = (true, true)
        return true
      default: return false
      }
    }

    private mutating func readExponent(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "-"): isExponentNegative = true
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 10_000)
      default: return false
      }
      return true
    }

    private func digit(_ byte: UInt8) -> UInt64? {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      return value < radix ? UInt64(value) : nil
    }

    func value(isNegative: Bool) -> NumberLiteral? {
      guard hasDigits, !overflows else { return nil }
      if !isFraction {
        if isNegative, mantissa == 1 << 63 { return .whole(Int64.min) }
        return Int64(exactly: mantissa).map { .whole(isNegative ? -$0 : $0) }
      }
      // One rounding at most: both operands of it are exact.
      guard mantissa <= 1 << 53 else { return nil }
      var number = Double(mantissa)
      var power = isExponentNegative ? -exponent : exponent
      if radix == 16 {
        power -= 4 * places
        guard -1000...900 ~= power else { return nil }
        for _ in 0..<power.magnitude { number *= power < 0 ? 0.5 : 2 }
      } else {
        power -= places
        guard -22...22 ~= power else { return nil }
        var scale = 1.0
        for _ in 0..<power.magnitude { scale *= 10 }
        number = power < 0 ? number / scale : number * scale
      }
      return .fraction(isNegative ? -number : number)
    }
  }
}

extension Double {
  /// The number that a literal spells; else nil.
  init?(decimal text: [UInt8]) {
    switch NumberLiteral(text) {
    case .whole(let number): self = Double(number)
    case .fraction(let number): self = number
    case nil: return nil
    }
  }
}

extension Version {
  /// The version that digits and full stops spell, or nil.
  init?(_ bytes: [UInt8]) {
    var parts: [UInt8] = [0, 0, 0]
    var index = 0
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        index += 1
        if index > 2 { return nil }
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        let next = Int(parts[index]) * 10 + Int(byte - UInt8(ascii: "0"))
        if next > 255 { return nil }
        parts[index] = UInt8(next)
      } else {
        return nil
      }
    }
    self.init(parts[0], parts[1], parts[2])
  }
}

/// Returns the bytes of a string literal with its escapes resolved, each of which begins with
/// a backslash and as many `#` as stand before the string.
package func unescaped(_ text: [UInt8], pounds: Int = 0) -> [UInt8] {
  guard text.contains(UInt8(ascii: "\\")) else { return text }
  var result: [UInt8] = []
  var index = 0
  while index < text.count {
    let next = index + 1 + pounds
    guard text[index] == UInt8(ascii: "\\"), next < text.count,
      text[index + 1..<next].allSatisfy({ $0 == UInt8(ascii: "#") })
    else {
      result.append(text[index])
      index += 1
      continue
    }
    index = next + 1
    switch text[next] {
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "u"):
      if let scalar = scalar(text, &index) { result += Array(String(scalar).utf8) }
    case let other: result.append(other)
    }
  }
  return result
}

/// Reads `{1F600}` behind `\u`; nil where it is no scalar of Unicode's.
private func scalar(_ text: [UInt8], _ index: inout Int) -> Unicode.Scalar? {
  guard index < text.count, text[index] == UInt8(ascii: "{"),
    let end = text[index...].firstIndex(of: UInt8(ascii: "}"))
  else { return nil }
  let digits = String(decoding: text[index + 1..<end], as: UTF8.self)
  index = end + 1
  return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
}

/// Returns the lines between `"""` without the white space that stands before the closing quotes,
/// and without the line ends that a backslash takes away; escapes are left as they are.
func withoutIndentation(_ text: [UInt8], pounds: Int) -> [UInt8] {
  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  var lines = text.filter { $0 != 13 }.split(
    separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  guard lines.count > 1, let last = lines.last, last.allSatisfy(isBlank) else { return text }
  let indentation = last.count
  lines = Array(lines.dropFirst().dropLast())
  var result: [UInt8] = []
  for (number, line) in lines.enumerated() {
    var rest = line.dropFirst(min(indentation, line.prefix(while: isBlank).count))
    let isJoined = rest.endsInBackslash(pounds: pounds)
    if isJoined { rest = rest.dropLast(1 + pounds + rest.reversed().prefix(while: isBlank).count) }
    result += rest
    if number < lines.count - 1, !isJoined { result.append(UInt8(ascii: "\n")) }
  }
  return result
}

extension ArraySlice<UInt8> {
  /// `true` iff the line goes on in the next one: an escape that nothing but blanks follow.
  fileprivate func endsInBackslash(pounds: Int) -> Bool {
    let rest = reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.prefix(while: { $0 == UInt8(ascii: "#") }).count == pounds else { return false }
    // An even number of backslashes are letters, each behind another one.
    return rest.dropFirst(pounds).prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}
