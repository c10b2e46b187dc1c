import Foundation
import StatusBar
import Testing

/// A rule that decides something has a test or an example that names it.
struct RuleCitationTests {
  /// The identifiers named in the tests of the model and in the examples, outside of tables.
  private func cited() throws -> Set<String> {
    var found: Set<String> = []
    for folder in ["Tests/StatusBarTests", "Tests/InterpreterTests", "Examples"] {
      let root = Repository.root.appendingPathComponent(folder)
      let paths = FileManager.default.subpaths(atPath: root.path) ?? []
      for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".sbar") {
        guard !path.hasSuffix("RuleCatalogueTests.swift") else { continue }
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        for match in text.matches(of: #/\b[USDPQ][0-9]{1,2}\b/#) {
          found.insert(String(match.output))
        }
      }
    }
    return found
  }

  @Test func everyModelledRuleIsNamedByATestOrAnExample() throws {
    let cited = try cited()
    let missing = Rule.allCases.filter { $0.entry.status == .modelled }
      .map { $0.spelling }.filter { !cited.contains($0) }
    #expect(missing.isEmpty, "no test and no example names \(missing)")
  }

  /// Reports name `assumptions` for exactly those rules whose reading hangs on it and on no policy.
  @Test func theRulesThatAssumptionsDecidesAreTheOnesThatReportsName() throws {
    var read: Set<String> = []
    for file in Repository.sources where file.target == "StatusBar" {
      for match in file.text.matches(
        of: #/reads\(\.([a-z][0-9]+), world\.platform\.policies\.assumptions\)/#)
      { read.insert(String(match.1)) }
    }
    let policy = Repository.file("Sources/Interpreter/Policy.swift").text
    let named = try #require(policy.firstMatch(of: #/case ([^:]+): self = \.assumptions/#))
    #expect(read == Set(named.1.matches(of: #/[a-z][0-9]+/#).map { String($0.output) }))
  }
}
