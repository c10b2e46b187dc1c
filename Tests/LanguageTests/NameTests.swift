import Testing

@testable import Language

@Suite struct NameTests {
  @Test func equalSpellingsAreOneName() {
    var names = NameTable()
    let count = names.count
    let first = names.intern("Feed")
    #expect(names.intern(Array("Feed".utf8)) == first)
    #expect(names.count == count + 1)
    #expect(names.spelling(of: first) == "Feed")
    #expect(first.word == nil)
  }

  @Test func lookingUpAddsNothing() {
    let names = NameTable()
    #expect(names.name(of: Array("nobodyWroteThis".utf8)) == nil)
    #expect(names.name(of: Array("statusBarHidden".utf8)) == Name(.statusBarHidden))
  }

  @Test func aTableGrows() {
    var names = NameTable()
    let made = (0..<10_000).map { names.intern("name\($0)") }
    #expect(Set(made).count == 10_000)
    for index in stride(from: 0, to: 10_000, by: 97) {
      #expect(names.spelling(of: made[index]) == "name\(index)")
      #expect(names.intern("name\(index)") == made[index])
    }
  }

  @Test func closedTablesAgreeWithTheirQuestions() {
    for word in Word.all {
      #expect(word.isStep == Word.steps.contains(word), "\(word)")
      #expect(word.isFact == Word.facts.contains(word), "\(word)")
      #expect(word.isSetting == Word.settings.contains(word), "\(word)")
    }
  }

  @Test func linesAreFoundByOffset() {
    let index = LineIndex(Array("ab\ncd\r\ne\rf".utf8))
    #expect(index.starts == [0, 3, 7, 9])
    #expect(index.position(at: 0) == (1, 1))
    #expect(index.position(at: 4) == (2, 2))
    #expect(index.position(at: 8) == (3, 2))
    #expect(index.position(at: 10) == (4, 2))
    #expect(index.range(ofLine: 1) == SourceRange(3, 7))
  }
}
