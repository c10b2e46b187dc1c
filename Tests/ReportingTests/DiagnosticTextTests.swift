import Language
import Reporting
import Testing

@Suite struct DiagnosticTextTests {
  @Test func everyPartHasItsPlace() throws {
    let sample = Sample(
      """
      screen Photo {
          Image("bridge")
              .statusbarHidden()
      }

      """)
    var diagnostic = sampleError(
      "`statusbarHidden` is not a modifier", sample.place("statusbarHidden"), "no such modifier")
    diagnostic.secondary = [Diagnostic.Label(sample.place("Photo"), "in this screen")]
    diagnostic.notes = ["modifiers are spelled as in SwiftUI"]
    diagnostic.hint = "write `statusBarHidden`"
    diagnostic.fixes = [
      Fix(
        "replace it by `statusBarHidden`", .review,
        [Fix.Edit(sample.place("statusbarHidden"), "statusBarHidden")])
    ]
    try Golden.check(sample.render(diagnostic), "every-part")
    try Golden.check(
      sample.render(diagnostic, look: Look(palette: .colored)), "every-part-colored")
    try Golden.check(
      sample.render(diagnostic, look: Look(symbols: .ascii)), "every-part-ascii")
  }

  @Test func linesFarApartAreElided() throws {
    let sample = Sample((1...200).map { "line \($0)" }.joined(separator: "\n"))
    var diagnostic = sampleError("far apart", sample.place("line 150"), "here")
    diagnostic.secondary = [
      Diagnostic.Label(sample.place("line 2\n"), "first"),
      Diagnostic.Label(sample.place("line 4\n"), "second, one line below"),
    ]
    try Golden.check(sample.render(diagnostic), "elided")
  }

  @Test func moreThanSixLinesAreNeverShown() throws {
    let sample = Sample((1...30).map { "line \($0)" }.joined(separator: "\n"))
    var diagnostic = sampleError("many", sample.place("line 30"), "the primary one stays")
    diagnostic.secondary = (1...10).map {
      Diagnostic.Label(sample.place("line \(2 * $0)\n"), "label \($0)")
    }
    let text = sample.render(diagnostic)
    #expect(text.split(separator: "\n").filter { $0.contains("│ line") }.count == 6)
    try Golden.check(text, "six-lines")
  }

  @Test func labelsInOtherFilesFollow() throws {
    var sample = Sample("scenario \"a\" { }\n")
    sample.add("\n\nscenario \"a\" { }\n", name: "Specs/common.sbar")
    var diagnostic = sampleError("`a` is declared twice", sample.place("\"a\""), "second")
    diagnostic.secondary = [Diagnostic.Label(sample.place("\"a\"", file: 1), "first")]
    try Golden.check(sample.render(diagnostic), "two-files")
  }

  @Test func severalMarksShareALine() throws {
    let sample = Sample("expect hidden, visible\n")
    var diagnostic = sampleError("both cannot be", sample.place("visible"), "not both")
    diagnostic.secondary = [Diagnostic.Label(sample.place("hidden"), "it is said to be hidden")]
    try Golden.check(sample.render(diagnostic), "one-line")
  }

  @Test func aSpanOverLinesIsMarkedAtBothEnds() throws {
    let sample = Sample("tap \"a\"\nexpect asked [\n    Home,\n    Photo,\n]\nback\n")
    let start = sample.place("asked").range.start
    let end = sample.place("]").range.end
    let place = Location(FileID(0), SourceRange(start, end))
    try Golden.check(sample.render(sampleError("not so", place, "this route")), "several-lines")
  }

  @Test func longLinesAreCutAroundTheSpan() throws {
    let line = String(repeating: "a ", count: 300) + "HERE" + String(repeating: " b", count: 300)
    let sample = Sample("short\n" + line + "\n")
    let text = sample.render(sampleError("long", sample.place("HERE"), "here"))
    for line in text.split(separator: "\n") { #expect(line.count <= 100) }
    try Golden.check(text, "long-line")
    let front = Sample("HERE" + line)
    try Golden.check(
      front.render(sampleError("long", front.place("HERE"), "here")), "long-line-front")
  }

  @Test func wordsThatPassTheEdgeStandBelowTheirMark() throws {
    let sample = Sample("    .statusBarHidden(isStatusBarHidden)\n")
    let place = sample.place("isStatusBarHidden")
    let words = "1  set here, by the photograph, at the step that opens it from the list"
    let narrow = sample.render(sampleError("long", place, words), look: Look(width: 72))
    try Golden.check(narrow, "words-below")
    for line in narrow.split(separator: "\n") { #expect(line.count <= 72) }
    // Where there is room for it all they stand beside it.
    let wide = sample.render(sampleError("long", place, words), look: Look(width: 120))
    #expect(wide.contains("^ " + words + "\n"))
    // What cannot be broken is written all the same.
    let whole = String(repeating: "a", count: 90)
    let unbroken = sample.render(sampleError("long", place, whole), look: Look(width: 72))
    #expect(unbroken.contains(" " + whole + "\n"))
  }

  @Test func tabsWideCharactersAndClustersKeepTheCaretsInPlace() throws {
    let sample = Sample("\tname = \"日本語 👨‍👩‍👧 e\u{301}\" + x\n")
    #expect(sample.book.place(sample.place("x")) == "Specs/gallery.sbar:1:21")
    try Golden.check(
      sample.render(sampleError("wide", sample.place("x"), "here")), "wide-characters")
  }

  @Test func noByteOfASourceReachesTheTerminalRaw() throws {
    let hostile: [UInt8] =
      Array("a\u{1B}[31m \u{0} ".utf8) + [0xFF, 0xC3] + Array(" é\u{A0}\u{202E}x\n".utf8)
    let sample = Sample(bytes: hostile)
    let text = sample.render(sampleError("bad \u{1B}]0;x\u{7} name", sample.place("x"), "\u{8}"))
    #expect(!text.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{A0}" })
    try Golden.check(text, "hostile-bytes")
  }

  @Test func theShortFormIsOneLine() {
    let sample = Sample("a\nbb x\n")
    var text = TextBuffer()
    DiagnosticText.writeShort(
      sampleError("not so", sample.place("x")), in: sample.book, to: &text, Look())
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "Specs/gallery.sbar:2:4: error[SB1004]: not so\n")
  }
}
