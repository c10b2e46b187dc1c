import Testing

@Suite struct BudgetTests {
  private let budget = Budget("# known\nslow: 2 10\nfast: 0 3\n")

  @Test func theNumbersHaveToBeThoseThatAreFound() {
    let rules = ["slow", "fast"]
    #expect(budget.complaints(about: ["slow": 2], in: rules, isAll: false) == [])
    #expect(budget.complaints(about: ["slow": 10, "fast": 3], in: rules, isAll: true) == [])
    #expect(
      budget.complaints(about: ["slow": 3, "fast": 1], in: rules, isAll: false) == [
        "slow: 3 violations, 2 are known", "fast: 1 violations, 0 are known",
      ])
    #expect(
      budget.complaints(about: [:], in: rules, isAll: false) == [
        "slow: 0 violations, write that down for 2"
      ])
  }

  @Test func aRuleThatIsGoneIsNoLongerKnown() {
    #expect(
      budget.complaints(about: [:], in: ["fast"], isAll: false) == ["`slow` is no rule"])
  }

  @Test func whatIsWrittenDownKeepsTheOtherColumn() {
    let text = budget.text(with: ["slow": 1], in: ["slow", "fast"], isAll: false)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines == ["slow: 1 10", "fast: 0 3"])
  }

  @Test func aRuleWithoutViolationsHasNoLine() {
    let text = Budget("slow: 1 0\n").text(with: [:], in: ["slow"], isAll: false)
    #expect(!text.contains("slow"))
  }
}
