import Testing

@testable import Language

@Test func everyWordIsItsOwnNumber() {
  let names = NameTable()
  for (index, word) in Word.all.enumerated() {
    #expect(Int(word.index) == index)
    #expect(Name(word).word == word)
    #expect(names.spelling(of: Name(word)) == word.spelling)
  }
}
