import Reporting
import Testing

/// Lines that are too wide for a terminal go on below themselves.
@Suite struct FittedTextTests {
  private func fit(_ text: String, _ width: Int = 30) -> String {
    String(decoding: FittedText.fit(Array(text.utf8), to: width), as: UTF8.self)
  }

  @Test(arguments: [
    "", "\n", "short\n", "  16 │     expect hidden because …\n", "漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢\n",
    // Marks and codes take no cells.
    "\u{1B}[1;31m✘\u{1B}[0m \u{1B}[1mtwenty-eight cells of text.\u{1B}[0m\n", "no end of line",
  ])
  func whatFitsStaysAsItIs(text: String) {
    #expect(fit(text) == text)
  }

  @Test(arguments: [
    // Below its first word, behind a sign.
    (
      "✘ expected hidden, but the bar stays visible",
      "✘ expected hidden, but the bar\n  stays visible"
    ),
    ("a plain sentence that is long enough", "a plain sentence that is long\n  enough"),
    // In the last column that begins in the left half.
    (
      "  why   a modifier below asks for it", "  why   a modifier below asks\n        for it"
    ),
    ("U1   open  what nobody knows so far", "U1   open  what nobody knows\n           so far"),
    // A tree keeps its branches.
    (
      "  ├─ Home (line 6): it is not asked", "  ├─ Home (line 6): it is not\n  │    asked"
    ),
    (
      "  │  └─ Home (line 6): it is not asked",
      "  │  └─ Home (line 6): it is\n  │       not asked"
    ),
    // What is pasted stays whole, and stands to the left if that helps.
    (
      "rerun         sbar test --strict ab:1", "rerun\n       sbar test --strict ab:1"
    ),
    (
      "more  sbar explain a.sbar:16 · sbar rules S16",
      "more  sbar explain a.sbar:16 ·\n      sbar rules S16"
    ),
    (
      "sources     https://example.com/a/path/that/is/long",
      "sources     https://example.com/a/path/that/is/long"
    ),
    (
      "hint: it is written by `policy.nested one`",
      "hint: it is written by\n  `policy.nested one`"
    ),
    // Source was cut already.
    ("  16 │   let x = 1 // and so on and on", "  16 │   let x = 1 // and so on and on"),
    ("   9 +   let x = 1 // and so on and on", "   9 +   let x = 1 // and so on and on"),
  ])
  func whatDoesNotGoesOnBelow(text: String, expected: String) {
    #expect(fit(text) == expected)
    #expect(fit(text + "\n" + text) == expected + "\n" + expected)
  }

  @Test func codesStayWithTheirWords() {
    let line = "\u{1B}[1;31merror[SB1]\u{1B}[0m: something is wrong here"
    #expect(fit(line) == "\u{1B}[1;31merror[SB1]\u{1B}[0m: something is wrong\n  here")
  }

  @Test func anyWidthEnds() {
    let lines = ["a  b  c", "│ │ │ │ x y", "`a b", "sbar", "· sbar · sbar", "     ", "x   "]
    for line in lines {
      for width in 0...12 {
        let words = fit(line, width).split { $0 == " " || $0 == "\n" }
        #expect(words.joined().filter { $0 != "│" } == line.filter { $0 != " " && $0 != "│" })
      }
    }
  }
}
