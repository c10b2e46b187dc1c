import Interpreter
import Language
import Testing
import Wording

/// More failures of one file than a person reads: some are listed, and all count.
@Suite struct UnlistedFindingTests {
  private static let app = """
    app A {
      ios 16
      device "iPhone 13"
      Home()
    }
    screen Home { Text("a") }

    """

  private static func cells(_ scenarios: [(fact: String, count: Int)]) -> [CellResult] {
    let texts = scenarios.enumerated().map { number, scenario in
      let lines = String(repeating: "expect \(scenario.fact)\n", count: scenario.count)
      return "scenario \"\(number)\" {\nlaunch\n\(lines)}\n"
    }
    return results(app + texts.joined(), options: limited).flatMap { $0.cells }
  }

  private static var limited: RunOptions {
    var options = RunOptions()
    options.findingLimit = 200
    return options
  }

  /// The limit lies within the third of these scenarios; one that fails lists one failure at least.
  private static let beyond = cells([
    ("hidden", 100), ("hidden", 98), ("hidden", 4), ("hidden", 2), ("visible", 5),
  ])

  @Test func asManyAsTheLimitAreListed() {
    #expect(RunOptions().findingLimit == 20_000)
    let listed =
      Self.beyond.prefix(2).map { $0.told } + [Self.beyond[2].told.dropLast()]
    #expect(listed.map { $0.count } == [100, 98, 2])
    #expect(listed.joined().allSatisfy { $0.code == .factDoesNotHold })
  }

  @Test func theRestIsCounted() {
    let all = Self.beyond
    #expect(all.map { $0.told.count } == [100, 98, 3, 2, 0])
    #expect(all.map { $0.outcome } == [.failed, .failed, .failed, .failed, .passed])
    #expect(all.map { $0.expectationCount } == [100, 98, 4, 2, 5])
    let titles = all.compactMap { $0.told.last?.title }
    #expect(
      titles.dropFirst(2) == [
        "2 more expectations of this scenario that do not hold are not listed",
        "one more expectation of this scenario that does not hold is not listed",
      ])
    #expect(all[2].told.last?.code == .findingsUnlisted)
  }

  /// What is not listed decides what becomes of a cell all the same.
  @Test func theWorstDecides() {
    let blanks = String(repeating: "expect ?\n", count: 201)
    let text = Self.app + "scenario \"a\" {\nlaunch\n\(blanks)expect hidden\n}\n"
    let cell = results(text, options: Self.limited)[0].cells[0]
    #expect(cell.outcome == .failed)
    #expect(cell.told.contains { $0.code == .factDoesNotHold })
    #expect(cell.told.last?.title.hasPrefix("2 more") == true)
  }
}
