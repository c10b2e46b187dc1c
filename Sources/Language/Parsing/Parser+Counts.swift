// Who is asked, and how often.
extension Parser {
  /// Parses the route of a walk, at the word that begins it.
  ///
  ///     Asked = "asked" [ "including" ] Route [ Count ] ;
  mutating func parseAsked() throws(SyntaxFailure) -> Fact.Kind {
    advance()
    let isWhole = !takeOnLine(.including)
    if at(.exactly), !atNewLine { throw fail(.misplacedCount(at: here)) }
    let route = try parseRoute()
    return .asked(route, isWhole: isWhole, count: try parseCount())
  }

  /// Parses how often a route is taken; nil where that is left to UIKit.
  ///
  ///     Count = "exactly" ( "1" "time" | number "times" ) ;
  private mutating func parseCount() throws(SyntaxFailure) -> SourceRange? {
    guard !atNewLine else { return nil }
    if at(.number) {
      let number = token.range
      advance()
      _ = takeOnLine(.times) || takeOnLine(.time)
      reportCount(range(from: number.start), meant: "exactly " + times(text(number)))
      return number
    }
    if let number = spelledNumber {
      reportCount(takeSpelledCount(), meant: "exactly " + times(number))
      return nil
    }
    if isSpelled("at"), isLeast(peek()) { return takeAtLeast() }
    guard take(.exactly) else { return nil }
    if !atNewLine, let number = spelledNumber {
      reportCount(takeSpelledCount(), meant: times(number))
      return nil
    }
    guard at(.number), !atNewLine else {
      throw fail(
        Expected.number("how often, for example `exactly 2 times`", found: found, at: here))
    }
    let number = token.range
    advance()
    takeUnit(of: number)
    return number
  }

  /// Takes `time` behind 1 and `times` behind any other number.
  private mutating func takeUnit(of number: SourceRange) {
    let word: Word = text(number) == "1" ? .time : .times
    if takeOnLine(word) { return }
    if !atNewLine, at(.time) || at(.times) {
      reportCount(token.range, meant: word.spelling)
      advance()
    } else {
      report(Missing.word(word.spelling, after: text(number), at: location(number)))
    }
  }

  private mutating func reportCount(_ range: SourceRange, meant: String) {
    report(.synonym(text(range), at: location(range), meant: meant))
  }

  /// Takes `twice`, or `two times`.
  private mutating func takeSpelledCount() -> SourceRange {
    let start = token.range.start
    advance()
    _ = takeOnLine(.times) || takeOnLine(.time)
    return range(from: start)
  }

  /// Takes `at least once`, which is what a route means by itself.
  private mutating func takeAtLeast() -> SourceRange? {
    let start = token.range.start
    advance()
    advance()
    if !atNewLine, at(.number) || spelledNumber != nil {
      advance()
      _ = takeOnLine(.times) || takeOnLine(.time)
    }
    report(.countAtLeast(at: location(range(from: start))))
    return nil
  }

  private func isLeast(_ token: Token) -> Bool {
    !token.flags.contains(.newlineBefore) && text(token.range) == "least"
  }

  /// The number that the token spells in letters.
  private var spelledNumber: String? {
    guard at(.identifier), !token.flags.contains(.quoted) else { return nil }
    return Parser.spelledNumbers.first { isSpelled($0.word) }?.number
  }

  private static let spelledNumbers: [(word: StaticString, number: String)] = [
    ("never", "0"), ("zero", "0"), ("once", "1"), ("one", "1"), ("twice", "2"), ("two", "2"),
    ("thrice", "3"), ("three", "3"), ("four", "4"), ("five", "5"), ("six", "6"),
  ]

  private func times(_ number: String) -> String { number + (number == "1" ? " time" : " times") }
}
