/// Patterns of lines, with holes: `%s` a string in quotes and `%q` another one, `%n` a number, `%i`
/// a name, `%x` names with dots between them, `%w` words, `%a` and `%b` anything, `%*` anything or
/// nothing.
///
/// What they match can be used by their letters.
enum LinePattern {
  /// What the holes of a pattern matched, by their letters.
  typealias Holes = [(letter: UInt8, text: [UInt8])]

  /// Returns a line with one space for all white space outside of strings, which have double
  /// quotes, and without a semicolon at its end.
  static func plain(_ line: String) -> [UInt8] {
    var plain: [UInt8] = []
    var quote: UInt8?
    for byte in line.utf8 {
      let isSpace = byte == 0x20 || byte == 0x09
      if let open = quote {
        plain.append(byte == open ? UInt8(ascii: "\"") : byte)
        if byte == open { quote = nil }
      } else if isSpace {
        if plain.last != 0x20 { plain.append(0x20) }
      } else {
        if isQuote(byte) { quote = byte }
        plain.append(isQuote(byte) ? UInt8(ascii: "\"") : byte)
      }
    }
    while let last = plain.last, last == 0x20 || last == UInt8(ascii: ";") { plain.removeLast() }
    return Array(plain.drop { $0 == 0x20 })
  }

  /// Returns what the holes of a pattern match in a line; nil if the line is not like it.
  static func match(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Holes? {
    guard let first = pattern.first else { return text.isEmpty ? [] : nil }
    guard first == UInt8(ascii: "%"), let letter = pattern.dropFirst().first else {
      return text.first == first ? match(pattern.dropFirst(), text.dropFirst()) : nil
    }
    let rest = pattern.dropFirst(2)
    if letter == UInt8(ascii: "s") || letter == UInt8(ascii: "q") {
      guard let string = string(text), let others = match(rest, text.dropFirst(string.count))
      else { return nil }
      return [(letter, Array(string.dropFirst().dropLast()))] + others
    }
    let longest = text.prefix { fits($0, letter) }.count
    let shortest = letter == UInt8(ascii: "*") ? 0 : 1
    guard longest >= shortest else { return nil }
    for count in stride(from: longest, through: shortest, by: -1) {
      guard let others = match(rest, text.dropFirst(count)) else { continue }
      return [(letter, Array(text.prefix(count)))] + others
    }
    return nil
  }

  /// Returns a template with what its holes matched.
  static func fill(_ template: String, _ holes: Holes) -> String {
    var filled: [UInt8] = []
    var bytes = Array(template.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%"), let letter = bytes.popFirst() else {
        filled.append(byte)
        continue
      }
      let text = holes.first { $0.letter == letter }?.text ?? []
      let isString = letter == UInt8(ascii: "s")
      if isString { filled.append(UInt8(ascii: "\"")) }
      filled += text
      if isString { filled.append(UInt8(ascii: "\"")) }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// The string in quotes that a text begins with, and nothing that could end another one.
  private static func string(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let quote = text.first, isQuote(quote),
      let end = text.dropFirst().firstIndex(of: quote)
    else { return nil }
    let string = text[text.startIndex...end]
    let contents = string.dropFirst().dropLast()
    let isPlain = !contents.contains(UInt8(ascii: "\"")) && !contents.contains(UInt8(ascii: "\\"))
    return isPlain && !contents.isEmpty ? string : nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// `true` iff a hole of that letter may hold the byte.
  private static func fits(_ byte: UInt8, _ letter: UInt8) -> Bool {
    let isDigit = byte &- 0x30 < 10
    let isName = isDigit || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
    if letter == UInt8(ascii: "i") { return isName }
    if letter == UInt8(ascii: "n") { return isDigit || byte == UInt8(ascii: ".") }
    if letter == UInt8(ascii: "x") {
      return isName || [0x2E, 0x3F, 0x21, 0x28, 0x29].contains(byte)
    }
    guard letter == UInt8(ascii: "w") else { return true }
    return isName || byte == 0x20 || byte == UInt8(ascii: "-") || byte >= 0x80
  }
}
