/// Something to tell the author of a spec, at its place.
public struct SpecIssue: Sendable, Hashable {
  /// States the problem in one line.
  public let message: String
  /// The whole block, as `sbar test` prints it.
  public let text: String
  /// The absolute path of the file concerned; nil for what lies in none.
  public let path: String?
  /// From 1.
  public let line: Int
  /// From 1, in grapheme clusters.
  public let column: Int
  /// `true` for what a `known issue` says: it fails nothing.
  public let isKnown: Bool

  /// Creates an issue that lies in no text.
  init(_ message: String, path: String? = nil) {
    (self.message, self.text, self.path) = (message, message, path)
    (line, column, isKnown) = (1, 1, false)
  }

  init(_ message: String, text: String, at place: SpecPlace, isKnown: Bool = false) {
    (self.message, self.text, self.isKnown) = (message, text, isKnown)
    (path, line, column) = (place.path, place.line, place.column)
  }
}

/// A place in a text.
struct SpecPlace {
  /// Absolute, as far as the folder of the process is known.
  var path: String
  /// From 1.
  var line: Int
  /// From 1, in grapheme clusters.
  var column: Int
}
