import Foundation
import Interpreter
import Language
import Testing

/// Every step of every example can be explained, and what is told fits the bar.
@Suite struct MomentCorpusTests {
  /// A spec of the examples with what it includes.
  private func plan(_ file: URL) throws -> Plan {
    let bytes = Array(try Data(contentsOf: file))
    let root = Source(file: FileID(0), name: file.lastPathComponent, bytes: bytes)
    let spec = loadSpec(root: root) { path, _ in
      let other = file.deletingLastPathComponent().appendingPathComponent(path)
      guard let data = try? Data(contentsOf: other) else { return .failed("no such file") }
      return .bytes(Array(data), name: path)
    }
    return makePlan(spec, options: RunOptions())
  }

  private static let examples: [URL] = {
    let root = BuiltTool.root.appendingPathComponent("Examples")
    let paths = FileManager.default.subpaths(atPath: root.path) ?? []
    return paths.filter { $0.hasSuffix(".sbar") }.sorted().map { root.appendingPathComponent($0) }
  }()

  @Test(arguments: examples) func everyStepIsExplained(file: URL) throws {
    let plan = try plan(file)
    #expect(!plan.hasErrors)
    for var scenario in plan.scenarios {
      // One cell tells whether there is an answer; the others are those of the runs.
      scenario.cells = Array(scenario.cells.filter { $0.exists }.suffix(1))
      for (index, step) in scenario.steps.enumerated() {
        let moment = try #require(moments(of: plan, scenario: scenario, after: index).first ?? nil)
        check(moment, "\(file.lastPathComponent) \(step.range.start)")
      }
      let rows = try #require(timelines(of: plan, scenario: scenario).first ?? nil)
      #expect(rows.count == scenario.steps.count)
    }
  }

  private func check(_ moment: Moment, _ place: String) {
    guard moment.problem == nil else { return }
    #expect(!moment.looks.isEmpty && moment.accounts.count == 4, "\(place)")
    for account in moment.accounts {
      #expect(!account.answer.isEmpty && !account.decider.isEmpty, "\(place)")
      #expect(account.candidates.count { $0.kind == .window && $0.isAsked } <= 1, "\(place)")
      for candidate in account.candidates {
        let isTold =
          candidate.kind == .window && candidate.isAsked || !candidate.notes.isEmpty
          || candidate.isAsked
        #expect(isTold && !candidate.name.isEmpty, "\(place): \(candidate)")
        #expect(candidate.notes.allSatisfy { !$0.text.isEmpty }, "\(place): \(candidate)")
      }
    }
    // A walk ends with whoever decides, and what it found is what is seen.
    let hidden = moment.accounts[0]
    if moment.looks.count == 1, moment.stale == nil, hidden.answer != "unknown" {
      #expect(moment.looks[0].contains("hidden") == (hidden.answer == "true"), "\(place)")
    }
  }
}
