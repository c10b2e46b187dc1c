import Testing

@testable import Interpreter

/// What every sentence is made with.
@Suite struct PlainTextTests {
  private static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (44, "44"), (-44.5, "-44.5"), (0.05, "0.05"), (0.0005, "0.0005"),
    (0.00001, "0"), (1.10, "1.1"), (59.99996, "60"), (1e12, "∞"), (-Double.infinity, "-∞"),
  ]

  @Test(arguments: numbers)
  func aNumberHasAtMostFourPlaces(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  @Test func partsAreJoined() {
    #expect(joined([], ", ") == "")
    #expect(joined(["a"], ", ") == "a")
    #expect(joined(["", "Ö", ""], " · ") == " · Ö · ")
    #expect(joined("the bar is ", "", "visible, automatic") == "the bar is visible, automatic")
  }

  @Test(arguments: [
    ("a b", "a b"), ("", ""), (" a", "a"), ("a ", "a"), ("a\n  b\t", "a b"), ("Ö  ö", "Ö ö"),
  ])
  func aTextIsPutOnOneLine(text: String, line: String) { #expect(oneLine(text) == line) }
}
