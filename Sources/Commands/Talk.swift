import Host
import Reporting

/// Words on standard error, about the command line and about the world outside of files.
enum Talk {
  /// Writes `error: message`, and a hint below it.
  static func error(_ message: String, hint: String? = nil, look: Look = Look()) {
    var text = TextBuffer()
    SummaryText.writeError(message, hint: hint, to: &text, look)
    write(text)
  }

  /// Writes a line.
  static func line(_ words: String) {
    var text = TextBuffer()
    SummaryText.writeLine(words, to: &text)
    write(text)
  }

  /// Writes text as it is.
  static func write(_ words: String) {
    var text = TextBuffer()
    text.append(words)
    write(text)
  }

  /// Writes how far something is, which need not be kept.
  static func writeAside(_ words: String) {
    _ = try? Host.Stream.error.writeAside(Array(words.utf8))
  }

  private static func write(_ text: TextBuffer) {
    let stream = Host.Stream.error
    let width = max(40, stream.columns ?? 80)
    let bytes = stream.isTerminal ? FittedText.fit(text.bytes, to: width) : text.bytes
    // There is nowhere left to say that this cannot be written.
    _ = try? stream.write(bytes)
  }
}
