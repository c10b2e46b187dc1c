// Numbers, versions and strings as they are written.

import Language
import StatusBar

extension Double {
  /// The number that decimal digits spell, with underscores and an exponent; else nil.
  init?(decimal text: [UInt8]) {
    var mantissa = 0.0
    var scale = 1.0
    var isFraction = false
    var hasDigits = false
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        mantissa = mantissa * 10 + Double(text[index] - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      case UInt8(ascii: "_"): break
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "-") where index == 0: break
      default: return nil
      }
      index += 1
    }
    guard hasDigits else { return nil }
    let value = mantissa / scale
    self = text.first == UInt8(ascii: "-") ? -value : value
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

/// Returns the bytes of a string literal with its escapes resolved.
package func unescaped(_ text: [UInt8]) -> [UInt8] {
  guard text.contains(UInt8(ascii: "\\")) else { return text }
  var result: [UInt8] = []
  var index = 0
  while index < text.count {
    guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
      result.append(text[index])
      index += 1
      continue
    }
    switch text[index + 1] {
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "r"): result.append(13)
    case let other: result.append(other)
    }
    index += 2
  }
  return result
}
