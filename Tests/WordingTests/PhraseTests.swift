import Testing

@testable import Wording

@Suite struct PhraseTests {
  @Test func codeIsToldApartFromWords() {
    let step = "tap \"a `b`\""
    let phrase: Phrase = "\(code: step) finds nothing: say \(code: "launch")"
    #expect(phrase.text == "`tap \"a `b`\"` finds nothing: say `launch`")
    #expect(phrase.parts == [.code(step), .text(" finds nothing: say "), .code("launch")])
  }

  @Test func phrasesAreJoined() {
    let steps = joined(["back", "dismiss"].map { Phrase(code: $0) }, ", ")
    let phrase: Phrase = "é \(2) of \(steps)" + " or none"
    #expect(
      phrase.parts == [
        .text("é 2 of "), .code("back"), .text(", "), .code("dismiss"), .text(" or none"),
      ])
  }

  @Test func backticksOfATextAreNoCode() {
    let phrase: Phrase = "a `name` is \("`b`")"
    #expect(phrase.parts == [.text("a `name` is `b`")])
    #expect(Phrase("").parts.isEmpty)
  }
}
