import Foundation
import StatusBar
import Testing

/// A rule that decides something is shown at work, and its examples are run.
struct RuleCitationTests {
  /// `RuleExampleTests` runs each: its bar is explained by the rule, or it fails without what the
  /// rule needs. That a comment names the rule shows nothing.
  @Test func everyModelledRuleHasAnExample() {
    let examples = Set(Repository.pages.map { $0.path })
    for rule in Rule.allCases where rule.entry.status == .modelled {
      let path = "Sources/Book/Pages/Rules/\(rule.spelling).sbar"
      #expect(examples.contains(path), "\(rule.spelling)")
    }
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
