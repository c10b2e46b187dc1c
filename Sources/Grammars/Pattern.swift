/// A regular expression, which each dialect writes in its own way.
indirect enum Pattern: Sendable {
  /// The characters themselves.
  case text(String)
  /// One of the characters; `ranges` is written as it is, `signs` are characters themselves.
  case set(ranges: String, signs: String)
  /// Any character but these.
  case notSet(ranges: String, signs: String)
  /// A letter, a digit or `_`.
  case wordPart
  /// Any character of the line.
  case character
  case lineStart, lineEnd
  /// The end of a line that does not go on in the next: none of the signs stands before it.
  case lastEnd(signs: String)
  case sequence([Pattern])
  case either([Pattern])
  /// Any count, from one, at most one.
  case any(Pattern)
  case some(Pattern)
  case maybe(Pattern)
  /// What must follow, must not follow, or must not come before.
  case ahead(Pattern)
  case notAhead(Pattern)
  case notBehind(Pattern)

  /// One of the words.
  static func words(_ words: [String]) -> Pattern {
    let sorted = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .either(sorted.map { .text($0) })
  }

  static let blank = Pattern.set(ranges: " \\t", signs: "")
  static let blanks = Pattern.some(.blank)
  static let nameStart = Pattern.set(ranges: "A-Za-z_", signs: "")
  static let digits = Pattern.sequence([
    .set(ranges: "0-9", signs: ""), .any(.set(ranges: "0-9_", signs: "")),
  ])
}

/// How regular expressions are written.
enum Dialect {
  /// Oniguruma's, of a line with its end.
  case oniguruma
  /// Python's, of all lines at once.
  case python
  /// Vim's, "very magic", between slashes.
  case vim

  /// Returns a pattern as the dialect has it.
  func written(_ pattern: Pattern) -> String {
    switch pattern {
    case .text(let text): text.unicodeScalars.map { escaped($0) }.joined()
    case .set(let ranges, let signs): "[" + ranges + inSet(signs) + "]"
    case .notSet(let ranges, let signs): "[^" + ranges + inSet(signs) + "]"
    case .wordPart: self == .vim ? "\\k" : "\\w"
    case .character: "."
    case .lineStart: "^"
    case .lineEnd: "$"
    case .lastEnd(let signs):
      // A line that Oniguruma is given ends once more behind its line feed.
      self == .oniguruma
        ? "(?<![" + inSet(signs) + "\\n])$"
        : written(.sequence([.notBehind(.set(ranges: "", signs: signs)), .lineEnd]))
    case .sequence(let parts): parts.map { written($0) }.joined()
    case .either(let parts): group(parts.map { written($0) }.joined(separator: "|"))
    case .any(let part): atom(part) + "*"
    case .some(let part): atom(part) + "+"
    case .maybe(let part): atom(part) + "?"
    case .ahead(let part): look(part, "(?=", "@=")
    case .notAhead(let part): look(part, "(?!", "@!")
    case .notBehind(let part): look(part, "(?<!", "@<!")
    }
  }

  private func look(_ part: Pattern, _ usual: String, _ vim: String) -> String {
    self == .vim ? "(" + written(part) + ")" + vim : usual + written(part) + ")"
  }

  /// In brackets that are not counted.
  func group(_ text: String) -> String { (self == .vim ? "%(" : "(?:") + text + ")" }

  /// A part that a sign for its count may follow.
  private func atom(_ part: Pattern) -> String {
    switch part {
    case .set, .notSet, .wordPart, .character, .either: written(part)
    case .text(let text) where text.unicodeScalars.count == 1: written(part)
    case .text, .lineStart, .lineEnd, .lastEnd, .sequence, .any, .some, .maybe, .ahead, .notAhead,
      .notBehind:
      group(written(part))
    }
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    let isPlain =
      scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      || ("0"..."9").contains(scalar)
    switch self {
    case .vim: return (isPlain ? "" : "\\") + String(Character(scalar))
    case .oniguruma, .python:
      let isSpecial = "\\^$.|?*+()[]{}".unicodeScalars.contains(scalar)
      return (isSpecial ? "\\" : "") + String(Character(scalar))
    }
  }

  private func inSet(_ signs: String) -> String {
    signs.unicodeScalars.map { scalar in
      let isSpecial =
        switch self {
        case .vim: "\\]^-/".unicodeScalars.contains(scalar)
        case .oniguruma, .python: "\\]^-[&".unicodeScalars.contains(scalar)
        }
      return (isSpecial ? "\\" : "") + String(Character(scalar))
    }.joined()
  }
}
