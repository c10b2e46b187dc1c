import Picture

/// What stands below an excerpt: keys, and their values in a column.
struct BlockFields: Sendable {
  let look: Look
  /// The cells of a key, with a space behind it.
  var keyWidth = 6

  /// The cells in front of a value.
  var column: Int { 2 + keyWidth }

  /// Writes prose, which goes on below itself where a line is full.
  func writeProse(_ key: String, _ words: String, to text: inout TextBuffer) {
    for (index, line) in lines(of: words).enumerated() {
      write(index == 0 ? key : "", line, to: &text)
    }
  }

  /// Prose as it fits behind the keys; one line at least.
  func lines(of words: String) -> [String] {
    let room = max(24, look.width - column)
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in words.split(separator: " ") {
      let next = CharacterWidth.cells(of: String(word))
      if width > 0 && width + 1 + next > room {
        lines.append(line)
        (line, width) = ("", 0)
      }
      line += (width > 0 ? " " : "") + word
      width += (width > 0 ? 1 : 0) + next
    }
    return lines + [line]
  }

  /// Writes one line; one without a key continues the one before.
  func write(
    _ key: String, _ value: String, _ style: Palette.Style = .none, to text: inout TextBuffer
  ) {
    text.field(key, value, look, style, width: keyWidth)
  }
}
