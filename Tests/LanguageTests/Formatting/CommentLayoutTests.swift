import Testing

@testable import Language

/// Where comments go.
@Suite struct CommentLayoutTests {
  private func expect(
    _ text: String, becomes expected: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(laidOut(text) == expected, sourceLocation: location)
    Laws.hold(Array(text.utf8), text)
  }

  @Test func theyKeepALineOfTheirOwn() {
    expect(
      "// a\n\n\n  // b  \nscreen A {\n// c\n\nB()\n// d\n\n  }\n// e\n",
      becomes: "// a\n\n// b\nscreen A {\n    // c\n\n    B()\n    // d\n}\n// e\n")
  }

  @Test func thoseBehindCodeStayBehindIt() {
    expect(
      "screen A { // a\n  B()// b\n} // c\n",
      becomes: "screen A {  // a\n    B()  // b\n}  // c\n")
  }

  @Test func columnsOfTheAuthorStayColumns() {
    expect(
      "app A {\n ios 16         // a\n device \"iPhone 14\" // b\n sdk 17  // c\n}\n",
      becomes: "app A {\n    ios 16  // a\n    device \"iPhone 14\"  // b\n    sdk 17  // c\n}\n")
    expect(
      "app A {\n ios 16             // a\n device \"iPhone 14\" // b\n sdk 17  // c\n}\n",
      becomes: "app A {\n    ios 16              // a\n"
        + "    device \"iPhone 14\"  // b\n    sdk 17  // c\n}\n"
    )
  }

  @Test func thoseInListsStayWithTheirElements() {
    expect(
      "let a = [ // a\n1, // b\n  // c\n2\n// d\n]\n",
      becomes: "let a = [  // a\n    1,  // b\n    // c\n    2\n    // d\n]\n")
    expect(
      "let a = f(/* a */ 1,/* b */2 /* c */)\n", becomes: "let a = f(/* a */ 1,/* b */2 /* c */)\n")
  }

  @Test func linesOfABlockMoveTogether() {
    expect(
      "screen A {\n  /* a\n     b\n\n   c */\n  B()\n}\n",
      becomes: "screen A {\n    /* a\n       b\n\n     c */\n    B()\n}\n")
  }

  @Test func nothingButComments() {
    expect("", becomes: "")
    expect("\n\n", becomes: "")
    expect("// a", becomes: "// a\n")
    expect("\n\n/* a */\n\n\n// b\n\n", becomes: "/* a */\n\n// b\n")
  }

  @Test func theFirstLineOfAScriptStays() {
    expect(
      "#!/usr/bin/env sbar\n\n\nscreen A { }\n", becomes: "#!/usr/bin/env sbar\n\nscreen A { }\n")
    expect("\u{FEFF}\n screen A { }", becomes: "\u{FEFF}screen A { }\n")
  }

  @Test func endsOfLinesAreThoseOfTheFile() {
    expect("screen A {\r\nB()\r\n}", becomes: "screen A {\r\n    B()\r\n}\r\n")
    expect("screen A {\rB()\r}", becomes: "screen A {\n    B()\n}\n")
  }

  @Test func triviaTellsWhatStandsBetweenTokens() {
    let bytes = Array("a // b \n\n/* c\n*/ d".utf8)
    let trivia = Trivia(bytes, SourceRange(1, 18))
    #expect(trivia.comments.map(\.isLine) == [true, false])
    #expect(trivia.comments.map(\.newlinesBefore) == [0, 2])
    #expect(
      trivia.comments.map { Source(file: FileID(0), name: "", bytes: bytes).text($0.range) }
        == ["// b", "/* c\n*/"])
    #expect(trivia.newlines == 0 && trivia.hasSpace && trivia.hasNewline)
  }
}
