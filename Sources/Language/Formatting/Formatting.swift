/// What came of laying out a file.
package enum Formatted: Sendable {
  /// The text in its canonical layout, which is that of the file if it had it already.
  case text([UInt8])
  /// The file has mistakes; nothing is known of its layout.
  case refused([Diagnostic])
  /// Every layout that was tried reads differently; nothing is to be changed.
  case unsafe
}

/// The columns that a line may have by default.
package let defaultLineWidth = 100

/// Returns the text of `source` in canonical layout, with lines of `width` columns where they can
/// be broken.
///
/// Total, and linear in the length of the text. Only white space changes, and semicolons that a new
/// line replaces; the result is read again, and nothing is returned that reads differently.
package func format(_ source: Source, width: Int = defaultLineWidth) -> Formatted {
  let original = Reading(source)
  guard original.errors.isEmpty else { return .refused(original.errors) }
  for freedom in Sheet.Freedom.allCases {
    guard let text = layOut(source.bytes, width: width, freedom: freedom) else { continue }
    if text == source.bytes { return .text(text) }
    let changed = Source(file: source.file, name: source.name, bytes: text)
    let reading = Reading(changed)
    if let bound = reading.errors.first(where: { $0.isOfSize }) {
      let start = Location(source.file, SourceRange(0, 0))
      return .refused([.tooLargeLaidOut(bound.code, at: start)])
    }
    if original.isSame(as: reading) { return .text(text) }
  }
  return .unsafe
}

/// Returns `bytes` in another layout; nil if their tokens or brackets cannot be trusted.
func layOut(_ bytes: [UInt8], width: Int, freedom: Sheet.Freedom) -> [UInt8]? {
  guard let tokens = Sheet(bytes, freedom: freedom), var sheet = Structure.read(tokens) else {
    return nil
  }
  sheet.settleLines()
  sheet.settleSpaces()
  var writer = Writer(sheet, limit: width)
  return writer.write()
}

/// All that a layout has to leave as it is: the tokens, the comments, the tree, the mistakes.
struct Reading {
  let errors: [Diagnostic]
  private let codes: [DiagnosticCode]
  private let tokens: [Token]
  private let comments: [Comment]
  private let shape: TreeShape.Digest
  private let bytes: [UInt8]

  init(_ source: Source) {
    var names = NameTable()
    let (script, diagnostics) = parse(source, names: &names)
    errors = diagnostics.filter { $0.severity == .error }
    codes = diagnostics.map { $0.code }
    bytes = source.bytes
    guard errors.isEmpty else {
      (tokens, comments, shape) = ([], [], TreeShape.Digest())
      return
    }
    let (tokens, comments) = Reading.tokens(of: source.bytes)
    self.tokens = tokens
    self.comments = comments
    var shape = TreeShape(tokens)
    shape.add(script)
    self.shape = shape.digest
  }

  /// Returns the tokens but for semicolons, and the comments, which two files may have in common.
  private static func tokens(of bytes: [UInt8]) -> (tokens: [Token], comments: [Comment]) {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    var comments: [Comment] = []
    var end = UInt32(lexer.position)
    while true {
      let token = Sheet.next(&lexer, behind: tokens.last)
      if token.range.start > end {
        comments += Trivia(bytes, SourceRange(end, token.range.start)).comments
      }
      end = token.range.end
      if token.kind == .semicolon { continue }
      tokens.append(token)
      if token.kind == .endOfFile { return (tokens, comments) }
    }
  }

  /// `true` iff nothing but the layout differs.
  func isSame(as other: Reading) -> Bool {
    guard codes == other.codes, tokens.count == other.tokens.count,
      comments.count == other.comments.count, shape == other.shape
    else { return false }
    for (left, right) in zip(tokens, other.tokens) {
      guard left.kind == right.kind, isSpelled(left.range, like: right.range, in: other)
      else { return false }
    }
    for (left, right) in zip(comments, other.comments) {
      guard left.isLine == right.isLine, isSpelled(left.range, like: right.range, in: other)
      else { return false }
    }
    return true
  }

  /// `true` iff two texts are equal but for blanks at starts of lines in comments.
  private func isSpelled(
    _ range: SourceRange, like otherRange: SourceRange, in other: Reading
  ) -> Bool {
    let left = bytes[Int(range.start)..<Int(range.end)]
    let right = other.bytes[Int(otherRange.start)..<Int(otherRange.end)]
    if left == right { return true }
    guard left.starts(with: [0x2F, 0x2A]), right.starts(with: [0x2F, 0x2A]) else { return false }
    func letters(_ text: ArraySlice<UInt8>) -> [UInt8] {
      text.filter { $0 != 0x20 && $0 != 0x09 }
    }
    return letters(left) == letters(right)
  }
}
