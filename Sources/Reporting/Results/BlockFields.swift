/// What stands below an excerpt: keys, and their values in a column.
struct BlockFields: Sendable {
  let look: Look
  /// The cells of a key, with a space behind it.
  var keyWidth = 6

  /// The cells in front of a value.
  var column: Int { 2 + keyWidth }

  /// Writes prose, which goes on below itself where a line is full.
  func writeProse(_ key: String, _ words: String, to text: inout TextBuffer) {
    let room = max(24, look.width - column)
    var key = key
    var line = ""
    var width = 0
    for word in words.split(separator: " ") {
      let next = CharacterWidth.cells(of: String(word))
      if width > 0 && width + 1 + next > room {
        write(key, line, to: &text)
        (key, line, width) = ("", "", 0)
      }
      line += (width > 0 ? " " : "") + word
      width += (width > 0 ? 1 : 0) + next
    }
    write(key, line, to: &text)
  }

  /// Writes one line; one without a key continues the one before.
  func write(
    _ key: String, _ value: String, _ style: Palette.Style = .none, to text: inout TextBuffer
  ) {
    text.field(key, value, look, style, width: keyWidth)
  }
}
