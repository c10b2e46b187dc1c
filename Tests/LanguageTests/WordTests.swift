import Testing

@testable import Language

@Test func everyWordHasASpelling() {
  #expect(Word.spellings.count == Word.allCases.count)
  #expect(Word.app.spelling.description == "app")
  #expect(Word.statusBarHidden.spelling.description == "statusBarHidden")
  #expect(Word.macCatalyst.spelling.description == "macCatalyst")
  #expect(Set(Word.spellings.map { $0.description }).count == Word.allCases.count)
}
