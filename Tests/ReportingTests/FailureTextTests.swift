import Interpreter
import Language
import Reporting
import StatusBar
import Testing

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

private func mismatch(reasons: Int = 2) -> Mismatch {
  var result = Mismatch(
    kind: .failed, code: .conditionMeetsNoCell, title: "expected hidden, but the bar is visible",
    location: gallery.place("hidden"), expected: "hidden", actual: "visible")
  result.titleSays = .both
  result.decisive = Diagnostic.Label(gallery.place("NavigationStack"), "asks none of its children")
  result.reasons = (0..<reasons).map { index in
    ReasonLine(
      rule: index % 2 == 0 ? .s18 : .u4, text: "reason \(index + 1)",
      location: index == 0 ? gallery.place(".statusBarHidden()") : nil)
  }
  result.message = "the designer wants it"
  result.step = gallery.place("tap \"Photo\"")
  return result
}

private func cell(_ axes: [(String, String)], _ mismatches: [Mismatch]) -> CellResult {
  let axes = axes.map { CellResult.Axis(name: $0.0, value: $0.1) }
  return CellResult(
    axes: axes, outcome: mismatches.isEmpty ? .passed : .failed, expectationCount: 1,
    mismatches: mismatches, notes: [], stepCount: 3)
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
        cell([("ios", ios), ("appearance", appearance)], fails ? [mismatch()] : []))
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
  for folded in result.foldedMismatches() { failures.write(folded, of: result, to: &text) }
  failures.writeLine(result.foldedMismatches(), of: result, to: &text)
  return String(decoding: text.bytes, as: UTF8.self)
}

@Suite struct FailureTextTests {
  @Test func aBlockShowsWhereWhatAndWhy() throws {
    try Golden.check(render(scenario([cell([], [mismatch()])])), "failure")
    try Golden.check(
      render(scenario([cell([], [mismatch()])]), look: Look(palette: .colored)),
      "failure-colored")
    try Golden.check(
      render(scenario([cell([], [mismatch()])]), look: Look(symbols: .ascii)), "failure-ascii")
  }

  @Test func sixLinesTellWhyAndTheLastCountsTheRest() throws {
    let result = scenario([cell([], [mismatch(reasons: 9)])])
    let text = render(result)
    #expect(text.contains("reason 5") && !text.contains("reason 6"))
    #expect(text.contains("… 4 more: sbar test Specs/gallery.sbar:14 --verbose"))
    #expect(render(result, isVerbose: true).contains("reason 9"))
  }

  @Test func longNamesLoseTheirMiddle() {
    let sample = Sample("scenario \"" + String(repeating: "ab", count: 5000) + "\" { }\n")
    let place = sample.at(10, 10_010)
    let wrong = Mismatch(
      kind: .failed, code: .conditionMeetsNoCell, title: "t", location: place, expected: "",
      actual: "")
    let result = ScenarioResult(name: place, cells: [cell([], [wrong])])
    var text = TextBuffer()
    let failures = FailureText(book: sample.book, look: Look(), rerun: "sbar test")
    for folded in result.foldedMismatches() { failures.write(folded, of: result, to: &text) }
    failures.writeLine(result.foldedMismatches(), of: result, to: &text)
    let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 200 })
    #expect(lines.filter { $0.contains("…") && $0.contains("\"aba") }.count >= 2)
  }

  @Test func anUndecidedFactHasItsTwoWaysOut() throws {
    var mismatch = Mismatch(
      kind: .undecided, code: .factIsUndecided,
      title: "whether the bar is hidden depends on `session.isOffline`",
      location: gallery.place("hidden"), expected: "hidden", actual: "unknown")
    mismatch.hints = ["set it: `set session.isOffline = true`", "or run over both values"]
    try Golden.check(render(scenario([cell([], [mismatch])])), "undecided")
  }

  @Test func whatItRestsOnStandsBelowTheReasons() throws {
    var mismatch = mismatch()
    mismatch.assumptions = [
      .rule(.s8), .text("`Badge` is not declared", gallery.place("Home")), .rule(.p7), .backdrop,
      .text("`Badge` is not declared", gallery.place("Photo")),
    ]
    let text = render(scenario([cell([], [mismatch])]))
    try Golden.check(text, "assumptions")
    mismatch.assumptions += [.rule(.d1), .rule(.d2), .rule(.d3), .rule(.d4)]
    #expect(render(scenario([cell([], [mismatch])])).contains("… 2 more: sbar test "))
  }

  @Test func equalFailuresRestOnWhatEachOfTheirCellsRestsOn() throws {
    var (one, other) = (mismatch(), mismatch())
    one.assumptions = [.rule(.s8)]
    other.assumptions = [.rule(.d1), .rule(.s8)]
    let folded = scenario([cell([], [one]), cell([], [other])]).foldedMismatches()
    #expect(folded.count == 1)
    #expect(folded.first?.mismatch.assumptions == [.rule(.s8), .rule(.d1)])
  }

  @Test func equalFailuresOfSeveralCellsAreOneBlock() throws {
    let text = render(matrix { $0 % 2 == 1 })
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("[SB4001]") }.count == 1)
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

  @Test(arguments: [
    ("a.sbar:3", "a.sbar:3"), ("my specs/a.sbar:3", "'my specs/a.sbar:3'"),
    ("it's.sbar:1", "'it'\\''s.sbar:1'"), ("$(x).sbar:1", "'$(x).sbar:1'"), ("", "''"),
    ("a\u{1B}[31m\n'\\.sbar:1", "$'a\\x1B[31m\\x0A\\'\\\\.sbar:1'"),
    ("é.sbar:1", "é.sbar:1"), ("\u{202E}é:1", "$'\\xE2\\x80\\xAEé:1'"),
  ])
  func commandsCanBePasted(word: String, quoted: String) {
    #expect(ShellWord.quote(word) == quoted)
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
    var other = mismatch()
    other.decisive = Diagnostic.Label(gallery.place("Photo"), "has no effect here")
    let text = report([
      scenario([cell([], [mismatch()])]), scenario([cell([], [other])]),
      scenario([cell([], [mismatch()])]), matrix { $0 == 1 },
    ])
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("[SB4001]") }.count == 2)
    try Golden.check(text, "one-cause")
  }

  @Test func whatDoesNotMatterToTheFactDoesNotSplitIt() throws {
    var (dark, light, automatic) = (mismatch(), mismatch(), mismatch())
    dark.actual = "visible, dark"
    light.actual = "visible, light"
    automatic.actual = "visible, dark, automatic"
    for index in [0, 1, 2] {
      var one = [dark, light, automatic][index]
      one.essence = "visible"
      if index == 0 { dark = one } else if index == 1 { light = one } else { automatic = one }
    }
    let result = scenario([
      cell([("ios", "16")], [dark]), cell([("ios", "17")], [light]),
      cell([("ios", "18")], [automatic]),
    ])
    let folded = result.foldedMismatches()
    #expect(folded.count == 1 && folded.first?.otherActuals == ["visible, light"])
    #expect(report([result]).contains("  actual   visible, dark; elsewhere visible, light\n"))
    #expect(report([result]).contains(" · iOS 16, 17, 18\n"))
  }

  @Test func thousandsOfWaysAreTwelveBlocks() {
    let cells = (0..<10_000).map { index in
      var one = mismatch()
      (one.actual, one.essence) = ("n is \(index)", "\(index)")
      return cell([("n", String(index))], [one])
    }
    let result = scenario(cells)
    let folded = result.foldedMismatches()
    #expect(folded.count == 12)
    #expect(folded.reduce(0) { $0 + $1.cells.count } == 10_000)
    let text = report([result])
    #expect(text.contains("n is 11; elsewhere n is 12; n is 13;"))
    #expect(text.contains("; and others"))
    #expect(text.contains(" n 11, 12, 13, 14, 15, 16, 17, 18, … 9999 (9989 of 10000)"))
  }

  @Test func nobodyKnowsBecauseOfOnePlace() {
    var (one, other) = (mismatch(), mismatch())
    one.kind = .undecided
    other.kind = .undecided
    other.expected = "visible"
    #expect(Cause(one, in: gallery.book) == Cause(other, in: gallery.book))
    one.kind = .failed
    other.kind = .failed
    #expect(Cause(one, in: gallery.book) != Cause(other, in: gallery.book))
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
      summary([scenario([assumed]), scenario([cell([], [mismatch()])])]).hasPrefix(
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
