import Foundation
import Interpreter
import Language
import Testing

/// The whole files shown in `Grammar.md`, each with the result that its first line states.
struct GrammarBlock: Sendable, CustomTestStringConvertible {
  var line: Int
  var text: String

  var testDescription: String { "Grammar.md:\(line)" }

  /// What the first line states: `// exits 1`, `// exits 2`, `// exits 5`; it passes otherwise.
  var ending: Ending {
    let first = text.prefix { $0 != "\n" }
    if first.hasPrefix("// exits 1") { return .failed }
    if first.hasPrefix("// exits 2") { return .invalid }
    if first.hasPrefix("// exits 5") { return .undecided }
    return .passed
  }

  static let all: [GrammarBlock] = {
    let file = Examples.folder.deletingLastPathComponent().appending(path: "Grammar.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var blocks: [GrammarBlock] = []
    var open: GrammarBlock?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```sbar" {
        open = GrammarBlock(line: index + 2, text: "")
      } else if line == "```", let block = open {
        blocks.append(block)
        open = nil
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }()
}

struct GrammarBlockTests {
  @Test func thereAreWholeFiles() {
    #expect(GrammarBlock.all.count >= 4)
  }

  @Test(arguments: GrammarBlock.all)
  func everyWholeFileEndsAsItStates(block: GrammarBlock) {
    let spec = Examples.spec(Array(block.text.utf8), named: "grammar.sbar")
    var titles: [String] = []
    let ending = Ending(spec) { result in
      for cell in result.cells { titles += cell.mismatches.map { $0.title } }
    }
    let plan = makePlan(spec, options: RunOptions())
    #expect(ending == block.ending, "\(titles) \(plan.diagnostics.map { $0.message })")
  }
}

/// The table of policies in `Grammar.md`.
struct GrammarPolicyTests {
  @Test func everyPolicyIsListedWithItsValuesAndItsPoint() throws {
    let file = Examples.folder.deletingLastPathComponent().appending(path: "Grammar.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for policy in Policy.allCases {
      let row = lines.first { $0.hasPrefix("| `\(policy.spelling)` |") } ?? ""
      for choice in policy.choices { #expect(row.contains("`\(choice)`"), "\(policy)") }
      #expect(row.hasSuffix("(\(policy.rule.spelling)) |"), "\(policy)")
    }
  }
}
