import Foundation
import Interpreter
import Language
import Testing

@Suite struct CorpusRuleTests {
  /// Every so manieth rewrite, and four times as many with `SBAR_TESTS=all`: all would take as
  /// long as all other tests.
  private static let step =
    ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all" ? 12 : 48

  @Test(arguments: Rule.all.filter { $0.promise != .isNoticed })
  func whatARuleMakesHasNoMistakeOfSyntax(rule: Rule) {
    var index = 0
    for file in Corpus.files {
      for rewrite in rule.rewrites(file) {
        index += 1
        guard index % Self.step == 1 else { continue }
        for text in [rewrite.edits] + rewrite.cases {
          let rewritten = SpecFile(name: file.name, bytes: file.bytes.applying(text))
          #expect(
            rewritten.syntaxDiagnostics.isEmpty,
            "\(file.name):\(file.line(at: rewrite.offset)) \(text)")
        }
      }
    }
  }

  @Test(arguments: Rule.all)
  func everyRuleAppliesSomewhere(rule: Rule) {
    #expect(Corpus.files.contains { !rule.rewrites($0).isEmpty })
  }

  @Test func theCorpusIsReadWithoutMistakes() {
    #expect(Corpus.examples.count >= 86)
    for file in Corpus.files { #expect(file.syntaxDiagnostics.isEmpty, "\(file.name)") }
  }

  @Test func namesOfRulesAreUnique() {
    #expect(Set(Rule.all.map { $0.name }).count == Rule.all.count)
  }
}
