import Interpreter
import Language
import Reporting
import StatusBar
import Testing
import Wording

/// A gallery whose last expectation does not hold.
private let gallery = Sample(
  """
  app Gallery {
      ios 16.4
      NavigationStack { Home() }
  }

  screen Photo {
      Image("bridge")
          .statusBarHidden()
  }

  scenario "a pushed child cannot hide the bar" {
      launch
      tap "Photo"
      expect hidden because "the designer wants it"
  }

  """)

private let program = gallery.program

/// That `hidden` does not hold, or what the verdict says, for as many reasons.
private func finding(reasons: Int = 2, _ verdict: Verdict = .fails) -> Finding {
  let fact = PlannedFact(part: .none, kind: .hidden(true))
  var result = Finding(
    kind: verdict == .undecided ? .undecided : .failed,
    code: verdict == .undecided ? .factIsUndecided : .factDoesNotHold,
    subject: .fact(fact, verdict), location: gallery.place("hidden"), in: program)
  result.observed = .bars([BarSight(content: .dark)])
  result.decisive = Mark(gallery.place("NavigationStack"), .notAsked("Photo"))
  result.reasons = (0..<reasons).map { index in
    FoundReason(
      rule: index % 2 == 0 ? .s18 : .u4,
      clause: .preference(below: "Screen\(index + 1)", [FoundValue(value: .bool(true))]),
      location: index == 0 ? gallery.place(".statusBarHidden()") : nil)
  }
  result.message = gallery.place("the designer wants it")
  result.step = gallery.place("tap \"Photo\"")
  return result
}

private func cell(_ axes: [(String, String)], _ findings: [Finding]) -> CellResult {
  let axes = axes.map { CellResult.Axis(name: $0.0, value: $0.1) }
  return CellResult(
    axes: axes, outcome: findings.isEmpty ? .passed : .failed, expectationCount: 1,
    findings: findings, notes: [], stepCount: 3)
}

private func scenario(_ cells: [CellResult]) -> ScenarioResult {
  ScenarioResult(name: gallery.place("a pushed child cannot hide the bar"), cells: cells)
}

/// Six cells; those of whose indices `failing` speaks fail.
private func matrix(_ failing: (Int) -> Bool) -> ScenarioResult {
  var cells: [CellResult] = []
  for ios in ["16.0", "17.0", "18.0"] {
    for appearance in ["light", "dark"] {
      let fails = failing(cells.count)
      cells.append(
        cell([("ios", ios), ("appearance", appearance)], fails ? [finding()] : []))
    }
  }
  return scenario(cells)
}

private func render(
  _ result: ScenarioResult, look: Look = Look(), isVerbose: Bool = false
) -> String {
  let failures = FailureText(
    book: gallery.book, look: look, rerun: "sbar test", isVerbose: isVerbose)
  var text = TextBuffer()
  for folded in result.foldedFindings() { failures.write(folded, of: result, to: &text) }
  failures.writeLine(result.foldedFindings(), of: result, to: &text)
  return String(decoding: text.bytes, as: UTF8.self)
}

@Suite struct FailureTextTests {
  @Test func aBlockShowsWhereWhatAndWhy() throws {
    try Golden.check(render(scenario([cell([], [finding()])])), "failure")
    try Golden.check(
      render(scenario([cell([], [finding()])]), look: Look(palette: .colored)),
      "failure-colored")
    try Golden.check(
      render(scenario([cell([], [finding()])]), look: Look(symbols: .ascii)), "failure-ascii")
  }

  @Test func sixLinesTellWhyAndTheLastCountsTheRest() throws {
    let result = scenario([cell([], [finding(reasons: 9)])])
    let text = render(result)
    #expect(text.contains("Screen5 ") && !text.contains("Screen6 "))
    #expect(text.contains("… 4 more: sbar test Specs/gallery.sbar:14 --verbose"))
    #expect(render(result, isVerbose: true).contains("Screen9 "))
  }

  @Test func whatTheExcerptDoesNotShowOfAMessageIsTold() {
    let result = scenario([cell([], [finding()])])
    #expect(!render(result).contains("\n  because \"the designer wants it\""))
    #expect(render(result, look: Look(width: 40)).contains("\n  because \"the designer wants it\""))
  }

  @Test func longNamesLoseTheirMiddle() {
    let sample = Sample("scenario \"" + String(repeating: "ab", count: 5000) + "\" { }\n")
    let place = sample.at(10, 10_010)
    let wrong = Finding(
      kind: .failed, code: .knownIssueGone, subject: .knownIssueGone, location: place,
      in: sample.program)
    let result = ScenarioResult(name: place, cells: [cell([], [wrong])])
    var text = TextBuffer()
    let failures = FailureText(book: sample.book, look: Look(), rerun: "sbar test")
    for folded in result.foldedFindings() { failures.write(folded, of: result, to: &text) }
    failures.writeLine(result.foldedFindings(), of: result, to: &text)
    let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 200 })
    #expect(lines.filter { $0.contains("…") && $0.contains("\"aba") }.count >= 2)
  }

  @Test func anUndecidedFactHasItsTwoWaysOut() throws {
    var finding = finding(reasons: 0, .undecided)
    finding.observed = .bars([BarSight(isHidden: true), BarSight(content: .dark)])
    finding.hints = [
      .sayWhatItIs(path: "session.isOffline", values: ["true", "false"]),
      .runOverValues(path: "session.isOffline", values: ["true", "false"]),
    ]
    try Golden.check(render(scenario([cell([], [finding])])), "undecided")
  }

  @Test func whatItRestsOnStandsBelowTheReasons() throws {
    var finding = finding()
    finding.assumptions = [
      .rule(.s8), .text("`Badge` is not declared", gallery.place("Home")), .rule(.p7), .backdrop,
      .text("`Badge` is not declared", gallery.place("Photo")),
    ]
    let text = render(scenario([cell([], [finding])]))
    try Golden.check(text, "assumptions")
    finding.assumptions += [.rule(.d1), .rule(.d2), .rule(.d3), .rule(.d4)]
    #expect(render(scenario([cell([], [finding])])).contains("… 2 more: sbar test "))
  }

  @Test func equalFailuresRestOnWhatEachOfTheirCellsRestsOn() throws {
    var (one, other) = (finding(), finding())
    one.assumptions = [.rule(.s8)]
    other.assumptions = [.rule(.d1), .rule(.s8)]
    let folded = scenario([cell([], [one]), cell([], [other])]).foldedFindings()
    #expect(folded.count == 1)
    #expect(folded.first?.mismatch.assumptions == [.rule(.s8), .rule(.d1)])
  }

  @Test func equalFailuresOfSeveralCellsAreOneBlock() throws {
    let text = render(matrix { $0 % 2 == 1 })
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("[SB4100]") }.count == 1)
    try Golden.check(text, "folded")
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 4, 5], "every cell (6)"), ([1, 3, 5], "in dark mode (3 of 6)"),
    ([0, 1, 2, 3], "iOS 16.0 and 17.0 (4 of 6)"),
    ([2, 4], "iOS 17.0 and 18.0, in light mode (2 of 6)"),
    ([0, 3], "iOS 16.0, in light mode; iOS 17.0, in dark mode (2 of 6)"),
    ([0, 1, 2, 4, 5], "all but iOS 17.0, in dark mode (5 of 6)"),
  ])
  func cellsAreDescribedByTheirAxes(chosen: [Int], text: String) {
    #expect(matrix { _ in false }.describe(chosen) == text)
  }

  @Test func aRunOfValuesIsARange() {
    let cells = (11...18).map { cell([("ios", "\($0).0")], []) }
    #expect(scenario(cells).describe([2, 3, 4, 5]) == "iOS 13.0 to 16.0 (4 of 8)")
    #expect(scenario(cells).describe([2, 3, 5]) == "iOS 13.0, 14.0 and 16.0 (3 of 8)")
  }

  @Test func devicesAreNamedByWhatTheyShare() {
    let devices = ["homeButton", "notch", "dynamicIsland", "pad"]
    let cells = devices.flatMap { device in
      ["15", "16", "17", "18"].map { cell([("device", device), ("ios", $0)], []) }
    }
    var result = scenario(cells)
    result.cells[8].outcome = .skipped  // iOS 15 never ran on a phone with a Dynamic Island
    #expect(
      result.describe([5, 6, 7, 9, 10, 11])
        == "every phone without a home button, iOS 16 to 18 (6 of 15)")
    #expect(result.describe([12, 13, 14, 15]) == "every iPad (4 of 15)")
    #expect(
      result.describe([0, 5, 10, 15]) == "every phone with a home button, iOS 15; "
        + "every phone with a notch, iOS 16; every phone with a Dynamic Island, iOS 17; "
        + "1 more (4 of 15)")
  }

  @Test func modelsAreNamedWhereTheyAreFew() {
    let models = ["iPhone 8", "iPhone 14", "iPhone 15", "iPad Air 2"]
    let result = scenario(models.map { cell([("device", $0)], []) })
    #expect(result.describe([1]) == "iPhone 14 (1 of 4)")
    #expect(result.describe([1, 2]) == "iPhone 14 and iPhone 15 (2 of 4)")
    #expect(result.describe([0, 1, 2]) == "every phone (3 of 4)")
  }

  @Test func inputsAreNamedWithTheirValues() {
    let cells = ["true", "false"].flatMap { night in
      ["portrait", "landscape"].map { cell([("session.isNight", night), ("orientation", $0)], []) }
    }
    #expect(scenario(cells).describe([0, 1]) == "session.isNight true (2 of 4)")
    #expect(scenario(cells).describe([0, 2]) == "in portrait (2 of 4)")
  }
}

@Suite struct CauseTests {
  /// Scenarios as the report for people shows them.
  private func report(_ results: [ScenarioResult]) -> String {
    var report = Report(.pretty, ReportSettings(tool: "sbar 1", rerun: "sbar test"))
    var file = OpenFile()
    let spec = loadSpec(root: gallery.sources[0]) { _, _ in .failed("no such file") }
    var plan = makePlan(spec, options: RunOptions())
    plan.diagnostics = []
    let planned = PlannedFile(sources: gallery.sources, plan: plan)
    let end = RunEnd(tally: Tally(), causes: [.failed], nanoseconds: 0)
    let events: [RunEvent] =
      [.began(.test), .fileBegan(name: "a"), .planned(planned)] + results.map { .scenario($0) }
      + [.fileEnded(FileEnd()), .ended(end)]
    for event in events {
      file.take(event)
      report.receive(event, &file)
    }
    return String(decoding: report.bytes, as: UTF8.self)
  }

  @Test func oneCauseIsOneBlock() throws {
    var other = finding()
    other.decisive = Mark(gallery.place("Photo"), .hasNoEffect)
    let text = report([
      scenario([cell([], [finding()])]), scenario([cell([], [other])]),
      scenario([cell([], [finding()])]), matrix { $0 == 1 },
    ])
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("[SB4100]") }.count == 2)
    try Golden.check(text, "one-cause")
  }

  @Test func whatDoesNotMatterToTheFactDoesNotSplitIt() throws {
    let dark = finding()
    var (light, automatic) = (finding(), finding())
    light.observed = .bars([BarSight(content: .light)])
    automatic.observed = .bars([BarSight(isAutomatic: true, content: .dark)])
    let result = scenario([
      cell([("ios", "16")], [dark]), cell([("ios", "17")], [light]),
      cell([("ios", "18")], [automatic]),
    ])
    let folded = result.foldedFindings()
    #expect(folded.count == 1 && folded.first?.otherActuals == ["visible, light"])
    #expect(report([result]).contains("  actual   visible, dark; elsewhere visible, light\n"))
    #expect(report([result]).contains(" · iOS 16, 17, 18\n"))
  }

  @Test func thousandsOfWaysAreTwelveBlocks() {
    let cells = (0..<10_000).map { index in
      var one = finding()
      one.subject = .fact(
        PlannedFact(part: .none, kind: .quantity(.depth, 0, tolerance: 0)), .fails)
      one.observed = .values([.quantity(.depth, Double(index))])
      return cell([("n", String(index))], [one])
    }
    let result = scenario(cells)
    let folded = result.foldedFindings()
    #expect(folded.count == 12)
    #expect(folded.reduce(0) { $0 + $1.cells.count } == 10_000)
    let text = report([result])
    #expect(text.contains("depth 11; elsewhere depth 12; depth 13;"))
    #expect(text.contains("; and others"))
    #expect(text.contains(" n 11, 12, 13, 14, 15, 16, 17, 18, … 9999 (9989 of 10000)"))
  }

  @Test func nobodyKnowsBecauseOfOnePlace() {
    var (one, other) = (finding(), finding())
    one.kind = .undecided
    other.kind = .undecided
    other.location = gallery.place("launch")
    #expect(Cause(one.words, in: gallery.book) == Cause(other.words, in: gallery.book))
    one.kind = .failed
    other.kind = .failed
    #expect(Cause(one.words, in: gallery.book) != Cause(other.words, in: gallery.book))
  }
}

@Suite struct SummaryTests {
  private func summary(
    _ results: [ScenarioResult], invalid: Int = 0, denies: Bool = false,
    complaints: [Complaint] = []
  ) -> String {
    var account = RunAccount(deniesAdvice: denies)
    for result in results { account.add(.scenario(result)) }
    for complaint in complaints { account.add(.complaint(complaint)) }
    var tally = account.tally
    tally.files = 2
    tally.invalidFiles = invalid
    var causes = account.causes
    if results.isEmpty { causes.insert(.nothingRan) }
    let end = RunEnd(tally: tally, causes: causes, nanoseconds: 1_250_000)
    var text = TextBuffer()
    SummaryText.write(end, to: &text, Look())
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test func aPassingRunIsTwoLines() {
    #expect(
      summary([matrix { _ in false }, scenario([cell([], [])])])
        == """
        ✔ 2 scenarios in 2 files: 2 passed
          7 cells · 7 expectations · 1.2 ms · 1,600 scenarios/s

        """)
  }

  @Test func aFailingRunCountsScenariosAndCells() {
    #expect(
      summary([matrix { $0 == 0 }, scenario([cell([], [])])], invalid: 1)
        == """
        ✘ 2 scenarios in 2 files: 1 passed, 1 failed, 1 file not valid
          7 cells (6 passed, 1 failed) · 7 expectations · 1.2 ms · 1,600 scenarios/s

        """)
  }

  @Test func passesOnAssumptionsAreCounted() {
    var assumed = cell([], [])
    assumed.assumptions = [.rule(.s8)]
    #expect(
      summary([scenario([assumed]), scenario([cell([], []), assumed])]).hasPrefix(
        "✔ 2 scenarios in 2 files: 2 passed, 2 of them on assumptions; `--strict` lists them\n"))
    #expect(
      summary([scenario([assumed]), scenario([cell([], [finding()])])]).hasPrefix(
        "✘ 2 scenarios in 2 files: 1 passed (1 on assumptions), 1 failed\n"))
  }

  @Test func whatFailsTheRunIsInTheWords() {
    var vain = scenario([cell([], [])])
    vain.advice = [sampleError("it has no effect", gallery.place("Photo"))]
    #expect(summary([vain]).hasPrefix("✔ 1 scenario in 2 files: 1 passed\n"))
    #expect(
      summary([vain], denies: true).hasPrefix(
        "✘ 1 scenario in 2 files: 1 passed, 1 setting without effect denied\n"))
    #expect(
      summary(
        [scenario([cell([], [])])],
        complaints: [
          .unreadable(path: "x", message: "m"), .noSpecs(below: "y"), .noQuirk(.q7),
        ]
      ).hasPrefix(
        "✘ 1 scenario in 2 files: 1 passed, 1 path not read, 1 folder without specs, 1 defect that "
          + "no cell can have\n"))
  }

  @Test func skippedCellsSayWhy() throws {
    let phone = try #require(Device.named("iPhone 15"))
    var cells = (0..<8).map { _ in cell([], []) }
    for index in 0..<7 {
      cells[index].outcome = .skipped
      cells[index].expectationCount = 0
      cells[index].absence = .device(phone, on: Version(UInt8(10 + max(index, 1))))
    }
    cells[0].absence = .deviceClass(.dynamicIsland, on: Version(9))
    cells[2].absence = cells[1].absence
    #expect(
      summary([scenario(cells)])
        == """
        · skipped  no phone with a Dynamic Island ever ran iOS 9: 1 cell
        · skipped  iPhone 15 never ran iOS 11: 2 cells
        · skipped  iPhone 15 never ran iOS 13: 1 cell
        · skipped  iPhone 15 never ran iOS 14: 1 cell
        · skipped  iPhone 15 never ran iOS 15: 1 cell
        · skipped  1 more cell for the like; --format json tells of each
        ✔ 1 scenario in 2 files: 1 passed
          8 cells (1 passed, 7 skipped) · 1 expectation · 1.2 ms · 800 scenarios/s

        """)
    #expect(
      summary([scenario([cells[0]])]).contains("✘ 1 scenario in 2 files: 1 skipped\n"))
  }

  @Test func nothingIsNoSuccess() {
    #expect(summary([]).hasPrefix("✘ 0 scenarios in 2 files: none ran\n"))
  }

  @Test(arguments: [
    (900, "0 µs"), (12_345, "12 µs"), (999_999, "999 µs"), (1_050_000, "1.0 ms"),
    (123_456_789, "123.4 ms"), (1_005_000_000, "1.00 s"), (61_990_000_000, "61.99 s"),
  ])
  func durationsAreShort(nanoseconds: UInt64, text: String) {
    #expect(SummaryText.duration(nanoseconds) == text)
  }
}
