// What every sentence is made with.

/// Returns the parts with a separator between them, which are measured first, so that nothing is
/// copied twice.
///
/// The standard library's is a function over any collection, which looks its types up when it runs.
package func joined(_ parts: [String], _ separator: String) -> String {
  if parts.count < 2 { return parts.first ?? "" }
  var length = separator.utf8.count * (parts.count - 1)
  for part in parts { length += part.utf8.count }
  return String(unsafeUninitializedCapacity: length) { buffer in
    var rest = buffer
    for (index, part) in parts.enumerated() {
      if index > 0 { rest.fill(with: separator) }
      rest.fill(with: part)
    }
    return length
  }
}

/// Returns the parts one behind the other.
package func joined(_ parts: String...) -> String { joined(parts, "") }

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a text at the beginning, and leaves what is behind it.
  fileprivate mutating func fill(with text: String) {
    var text = text
    let length = text.withUTF8 { bytes in
      guard let start = baseAddress, let source = bytes.baseAddress else { return 0 }
      start.initialize(from: source, count: bytes.count)
      return bytes.count
    }
    self = UnsafeMutableBufferPointer(rebasing: self[length...])
  }
}

/// Returns each of the words once.
package func distinct(_ words: [String]) -> [String] {
  var found: [String] = []
  for next in words where !found.contains(next) { found.append(next) }
  return found
}

/// Returns the text, cut to at most 76 characters.
package func short(_ text: String) -> String {
  // Few bytes are few characters.
  text.utf8.count <= 76 || text.unicodeScalars.count <= 76
    ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(75))) + "…"
}

/// Returns a number with at most four places, without a trailing fraction of zeros.
package func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return value < 0 ? "-∞" : "∞" }
  let scaled = Int((value.magnitude * 10_000).rounded())
  let sign = value < 0 && scaled != 0 ? "-" : ""
  let whole = String(scaled / 10_000)
  var (fraction, places) = (scaled % 10_000, 4)
  if fraction == 0 { return sign + whole }
  while fraction % 10 == 0 { (fraction, places) = (fraction / 10, places - 1) }
  let digits = String(fraction)
  let zeros = ["", "0", "00", "000"][places - digits.utf8.count]
  return joined(sign, whole, ".", zeros, digits)
}

/// Returns the text on one line, runs of white space as one space.
package func oneLine(_ text: String) -> String {
  var text = text
  if text.withUTF8({ isOneLine($0) }) { return text }
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    let isSpace = byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    if !isSpace {
      bytes.append(byte)
    } else if let last = bytes.last, last != 0x20 {
      bytes.append(0x20)
    }
  }
  if bytes.last == 0x20 { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

/// `true` iff single spaces between other characters are all of the white space.
private func isOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var isAfterSpace = true
  for byte in bytes {
    if byte >= 0x09 && byte <= 0x0D || byte == 0x20 && isAfterSpace { return false }
    isAfterSpace = byte == 0x20
  }
  return !isAfterSpace || bytes.isEmpty
}

/// Returns a text between quotes, as Swift writes it.
package func quoted(_ text: String) -> String {
  var spelling = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { spelling += "\\" }
    if scalar == "\n" { spelling += "\\n" } else { spelling.unicodeScalars.append(scalar) }
  }
  return spelling + "\""
}
