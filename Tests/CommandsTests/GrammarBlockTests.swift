import Foundation
import Interpreter
import Language
import StatusBar
import Testing
import Wording

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

  static let all = blocks(in: "sbar")

  /// The files of Swift that they include, by the names that stand in their first lines.
  static let included: [String: String] = {
    var files: [String: String] = [:]
    for block in blocks(in: "swift") {
      let first = block.text.prefix { $0 != "\n" }
      if first.hasPrefix("// ") { files[String(first.dropFirst(3))] = block.text }
    }
    return files
  }()

  private static func blocks(in language: String) -> [GrammarBlock] {
    let file = Examples.folder.deletingLastPathComponent().appending(path: "Grammar.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var blocks: [GrammarBlock] = []
    var open: GrammarBlock?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```" + language {
        open = GrammarBlock(line: index + 2, text: "")
      } else if line == "```", let block = open {
        blocks.append(block)
        open = nil
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }
}

struct GrammarBlockTests {
  @Test func thereAreWholeFiles() {
    #expect(GrammarBlock.all.count >= 4)
  }

  @Test(arguments: GrammarBlock.all)
  func everyWholeFileEndsAsItStates(block: GrammarBlock) {
    let root = Source(file: FileID(0), name: "grammar.sbar", bytes: Array(block.text.utf8))
    let spec = loadSpec(root: root) { path, _ in
      GrammarBlock.included[path].map { .bytes(Array($0.utf8), name: path) }
        ?? .failed("no such file")
    }
    var titles: [String] = []
    let ending = Ending(spec) { result in
      for cell in result.cells { titles += cell.told.map { $0.title } }
    }
    let plan = makePlan(spec, options: RunOptions())
    #expect(ending == block.ending, "\(titles) \(plan.diagnostics.map { $0.message })")
  }
}

/// The tables of policies, of devices and of the tour in `Grammar.md`.
struct GrammarTableTests {
  private func text() throws -> String {
    let file = Examples.folder.deletingLastPathComponent().appending(path: "Grammar.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func everyClassOfDevicesIsListedWithItsBarsAndModels() throws {
    let lines = try text().split(separator: "\n")
    for deviceClass in Device.Class.allCases {
      let models = Device.catalogue.filter { $0.deviceClass == deviceClass }
      let row = lines.first { $0.hasPrefix("| `\(deviceClass.spelling)` | a") } ?? ""
      let first = try #require(models.first), last = try #require(models.last)
      #expect(row.hasSuffix("| \(first.name) to \(last.name) |"), "\(row)")
    }
  }

  /// What a reader of the tour is told to write stands in the file below it.
  @Test func everyRowOfTheTourStandsInItsFile() throws {
    let text = try text()
    let start = try #require(text.range(of: "| I want to | I write |\n|---|---|\n"))
    let rows = text[start.upperBound...].components(separatedBy: "\n\n")[0].split(separator: "\n")
    let file = try #require(
      GrammarBlock.all.first { $0.text.contains("app Tour {") }
    ).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(rows.count >= 20)
    for row in rows {
      let pieces = row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
      #expect(!pieces.isEmpty, "\(row)")
      for piece in pieces {
        let words = piece.element.hasPrefix("on ") ? piece.element.dropFirst(3) : piece.element
        #expect(file.contains(words), "\(row): \(words)")
      }
    }
  }

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
