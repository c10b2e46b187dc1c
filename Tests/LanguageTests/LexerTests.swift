import Testing

@testable import Language

@Suite struct LexerTests {
  private func kinds(_ text: String) -> [TokenKind] {
    var lexer = Lexer(Array(text.utf8))
    var kinds: [TokenKind] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return kinds }
      kinds.append(token.kind)
    }
  }

  private func pieces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var lexer = Lexer(bytes)
    var pieces: [String] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return pieces }
      pieces.append(
        String(decoding: bytes[Int(token.range.start)..<Int(token.range.end)], as: UTF8.self))
    }
  }

  @Test func aTokenHasTwelveBytes() {
    #expect(MemoryLayout<Token>.size == 12)
  }

  @Test func kindsFollowSwift() {
    #expect(
      kinds("a.b(c)") == [.identifier, .period, .identifier, .leftParen, .identifier, .rightParen])
    #expect(kinds("x = 3") == [.identifier, .equal, .number])
    #expect(kinds("x == 3") == [.identifier, .oper, .number])
    #expect(kinds("() -> T") == [.leftParen, .rightParen, .arrow, .identifier])
    #expect(kinds("@State $a $0") == [.at, .identifier, .dollarName, .dollarName])
    #expect(
      kinds("#if #elseif #else #endif") == [
        .directiveIf, .directiveElseif, .directiveElse, .directiveEndif,
      ])
    #expect(kinds("#available #selector") == [.directive, .directive])
    #expect(kinds("\\.a") == [.backslash, .period, .identifier])
    #expect(kinds("Photo#2") == [.identifier, .hash, .number])
    #expect(kinds("a;b:c") == [.identifier, .semicolon, .identifier, .colon, .identifier])
    #expect(kinds("#/[a-z]+/# ##/a/#b/##") == [.regex, .regex])
    #expect(kinds("`class` _ _a1 ü 日本") == Array(repeating: .identifier, count: 5))
  }

  @Test func numbersHaveAnyCountOfDots() {
    #expect(
      pieces("16.4 16.4.1 16...18 16..<18 1.e a.0.1") == [
        "16.4", "16.4.1", "16", "...", "18", "16", "..<", "18", "1", ".", "e", "a", ".", "0.1",
      ])
    #expect(
      pieces("0xFF_0 0b10 1e5 1.5e-3 1_000 0.35s") == [
        "0xFF_0", "0b10", "1e5", "1.5e-3", "1_000", "0.35", "s",
      ])
    #expect(pieces("-3...-1") == ["-", "3", "...", "-", "1"])
  }

  @Test func operatorsKnowTheirSides() {
    func flags(_ text: String, _ index: Int) -> Token.Flags {
      var lexer = Lexer(Array(text.utf8))
      var token = lexer.next()
      for _ in 0..<index { token = lexer.next() }
      return token.flags.intersection([.leftBound, .rightBound])
    }
    #expect(flags("a + b", 1) == [])
    #expect(flags("a+b", 1) == [.leftBound, .rightBound])
    #expect(flags("-b", 0) == .rightBound)
    #expect(flags("(!b", 1) == .rightBound)
    #expect(flags("a! ", 1) == .leftBound)
    #expect(flags("a?.b", 1) == .leftBound)
    #expect(
      pieces("a??b a!.b a != b a!=b") == [
        "a", "?", "?", "b", "a", "!", ".", "b", "a", "!=", "b", "a", "!=", "b",
      ])
  }

  @Test func stringsKeepWhatIsInThem() {
    #expect(pieces(#""a \(b("c")) d" e"#) == [#""a \(b("c")) d""#, "e"])
    #expect(pieces(##"#"a "quoted" \n"# b"##) == [##"#"a "quoted" \n"#"##, "b"])
    #expect(pieces("\"\"\"\na \"b\" c\n\"\"\" d") == ["\"\"\"\na \"b\" c\n\"\"\"", "d"])
    #expect(pieces(#""\"" "\\" """#) == [#""\"""#, #""\\""#, #""""#])
    #expect(kinds("\"a\nb") == [.unterminatedString, .identifier])
    #expect(kinds("“a” ‘b’ 'c'") == [.string, .string, .string])
  }

  @Test func commentsAndLineEndsAreSkipped() {
    #expect(pieces("a // b\n c /* d /* e */ f */ g") == ["a", "c", "g"])
    var lexer = Lexer(Array("a\rb\r\nc /*\n*/ d e".utf8))
    let newlines = (0..<5).map { _ in lexer.next().flags.contains(.newlineBefore) }
    #expect(newlines == [false, true, true, true, false])
    #expect(kinds("#!/usr/bin/env sbar\na") == [.identifier])
  }

  @Test func documentationStandsAboveItsDeclaration() {
    let text = "// no\n/// one\n/// two\napp A {\n}\n\n/// three\n// not\nscenario \"a\" {\n}\n"
    let items = parsed(text).script.items
    let source = Source(file: FileID(0), name: "", bytes: Array(text.utf8))
    guard case .app(let app) = items[0], case .scenario(let scenario) = items[1] else {
      Issue.record("an app and a scenario are expected")
      return
    }
    #expect(source.text(app.documentation) == "/// one\n/// two")
    #expect(scenario.documentation.count == 0)
  }

  @Test func lookAheadIsACopy() {
    var lexer = Lexer(Array("a b".utf8))
    var copy = lexer
    #expect(copy.next() == lexer.next())
    #expect(copy.next() == lexer.next())
  }
}
