import Language
import Testing

@Suite struct TextEditTests {
  private func applying(_ edits: [TextEdit], to text: String) -> String {
    String(decoding: Array(text.utf8).applying(edits), as: UTF8.self)
  }

  @Test func editsApplyInTheOrderOfTheText() {
    let edits = [TextEdit(SourceRange(4, 5), "Z"), TextEdit(SourceRange(0, 1), "AA")]
    #expect(applying(edits, to: "abcdef") == "AAbcdZf")
  }

  @Test func whatIsInsertedAtOnePlaceKeepsItsOrder() {
    #expect(applying([TextEdit(at: 1, "x"), TextEdit(at: 1, "y")], to: "ab") == "axyb")
  }

  @Test func anInsertionStandsBeforeWhatReplaces() {
    #expect(
      applying([TextEdit(SourceRange(1, 2), "B"), TextEdit(at: 1, "x")], to: "abc") == "axBc")
  }
}
