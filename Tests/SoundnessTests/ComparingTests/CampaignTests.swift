import Language
import Testing

@Suite struct CampaignTests {
  private static let file = SpecFile(
    """
    app A {
        ios 16.4
        device "iPhone 8"
        C()
    }
    class C: UIViewController {
        override var prefersStatusBarHidden: Bool { false }
    }
    scenario "s" {
        launch
        expect visible
    }
    """)

  /// A rule that replaces each `false` by a text.
  private func rule(_ name: String, _ promise: Promise, _ text: String) -> Rule {
    Rule(name, promise) { file in
      file.tokens.filter { file.text($0) == "false" }.map { Rewrite(TextEdit($0.range, text)) }
    }
  }

  private func report(_ rules: [Rule], limit: Int? = nil) async -> Report {
    let campaign = Campaign(rules: rules, files: [Self.file], limit: limit, cellLimit: 2)
    return Report(rules: rules, files: [Self.file], findings: await campaign.findings())
  }

  @Test func theTableHasALineForEachRule() async {
    let report = await report([
      rule("reverse", .changesNothing, "true"), rule("keep", .changesNothing, "!true"),
    ])
    let lines = report.table.split(separator: "\n").map { line in
      line.split(whereSeparator: { $0 == " " }).joined(separator: " ")
    }
    #expect(
      lines == [
        "rule rewrites same assumed unknown refused violations", "reverse 1 0 0 0 0 1",
        "keep 1 1 0 0 0 0", "all 2 1 0 0 0 1", "verdicts: 4 definite, 0 assumed, 0 unknown",
      ])
    #expect(report.violationCounts == ["reverse": 1])
  }

  @Test func aViolationIsToldWithItsPlaceAndBothVerdicts() async {
    let report = await report([rule("reverse", .changesNothing, "true")])
    #expect(
      report.violations() == """
        reverse: changed
          at        test.sbar:7
          edit      `false` → `true`
          verdict   line 10 `launch` of "s"
          original  visible, dark
          rewritten hidden


        """)
  }

  @Test func aSampleIsTheSameEachTime() async {
    let rules = Slips.rules
    let first = await report(rules, limit: 2)
    let second = await report(rules, limit: 2)
    #expect(first.findings.map { $0.trial.hash } == second.findings.map { $0.trial.hash })
    #expect(first.findings.count < (await report(rules)).findings.count)
  }

  @Test func probesStandBehindEachActionFromTheLaunchOn() {
    let file = SpecFile(
      "scenario \"s\" {\n    set a = 1\n    launch // so\n    expect visible\n    back\n}\n")
    let probed = String(decoding: file.bytes.applying(Probes.edits(in: file)), as: UTF8.self)
    #expect(
      probed == """
        scenario "s" {
            set a = 1
            launch
            expect covered // so
            expect visible
            back
            expect covered
        }

        """)
  }
}
