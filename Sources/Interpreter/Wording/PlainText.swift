// What every sentence is made with.

/// Returns the parts with a separator between them.
///
/// The standard library's is a function over any collection, which looks its types up when it runs.
package func joined(_ parts: [String], _ separator: String) -> String {
  var text = ""
  for (index, part) in parts.enumerated() { text += index == 0 ? part : separator + part }
  return text
}

/// Returns each of the words once.
func distinct(_ words: [String]) -> [String] {
  var found: [String] = []
  for next in words where !found.contains(next) { found.append(next) }
  return found
}

/// Returns the text, cut to at most 76 characters.
func short(_ text: String) -> String {
  text.unicodeScalars.count <= 76
    ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(75))) + "…"
}

/// Returns a number with at most four places, without a trailing fraction of zeros.
func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return value < 0 ? "-∞" : "∞" }
  let scaled = Int((value.magnitude * 10_000).rounded())
  var fraction = String(scaled % 10_000)
  fraction = String(repeating: "0", count: 4 - fraction.utf8.count) + fraction
  while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
  let sign = value < 0 && scaled != 0 ? "-" : ""
  return sign + String(scaled / 10_000) + (fraction.isEmpty ? "" : "." + fraction)
}

/// Returns the text on one line, runs of white space as one space.
func oneLine(_ text: String) -> String {
  if isOneLine(text.utf8) { return text }
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
private func isOneLine(_ bytes: String.UTF8View) -> Bool {
  var isAfterSpace = true
  for byte in bytes {
    if byte >= 0x09 && byte <= 0x0D || byte == 0x20 && isAfterSpace { return false }
    isAfterSpace = byte == 0x20
  }
  return !isAfterSpace || bytes.isEmpty
}
