import Testing

@testable import Language

/// Grammar.md is what the parser reads.
@Suite struct GrammarTests {
  @Test func productionsStandAboveTheirMethods() throws {
    let grammar = try GrammarFile()
    let inFile = Set(grammar.order.map { "\($0) = \(grammar.productions[$0] ?? "") ;" })
    let inSources = Set(try GrammarFile.productionsInSources())
    #expect(grammar.order.count == Set(grammar.order).count)
    #expect(inFile.count > 100)
    #expect(inFile.subtracting(inSources).sorted() == [])
    #expect(inSources.subtracting(inFile).sorted() == [])
  }

  @Test func everyProductionIsReachedFromAFile() throws {
    let grammar = try GrammarFile()
    var reached: Set<String> = []
    var open = ["File"]
    while let name = open.popLast() {
      guard let text = grammar.productions[name], reached.insert(name).inserted else { continue }
      open += text.split(separator: " ").map(String.init)
    }
    #expect(Set(grammar.order).subtracting(reached).sorted() == [])
  }

  @Test(arguments: [
    "File", "App", "Screen", "Container", "Scenario", "SwiftType", "Variable", "Function",
  ]) func randomSentencesAreAccepted(_ start: String) throws {
    var generator = SentenceGenerator(try GrammarFile(), seed: 7)
    var accepted = 0
    for _ in 0..<150 {
      guard let sentence = generator.sentence(start) else { continue }
      let diagnostics = parsed(sentence).diagnostics
      #expect(diagnostics.isEmpty, "\(sentence)\n\(rendered(diagnostics, Array(sentence.utf8)))")
      if !diagnostics.isEmpty { return }
      accepted += 1
    }
    #expect(accepted > 40)
  }

  @Test func everyBlockOfTheGrammarParses() throws {
    let text = try GrammarFile().text
    let whole = GrammarFile.fences("sbar", in: text)
    #expect(whole.count > 3)
    for block in whole {
      let diagnostics = parsed(block).diagnostics
      #expect(diagnostics.isEmpty, "\(block)\n\(rendered(diagnostics, Array(block.utf8)))")
    }
    for block in GrammarFile.fences("sbar fragment", in: text) {
      let wrapped = "scenario \"fragment\" {\n\(block)\n}\n"
      let inApp = "app Fragment {\n\(block)\n}\n"
      let readings = [block + "\n", wrapped, inApp].map { parsed($0).diagnostics.count }
      #expect(readings.contains(0), "\(block)")
    }
  }
}
