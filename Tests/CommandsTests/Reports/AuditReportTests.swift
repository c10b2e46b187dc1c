import Foundation
import Reporting
import Testing

/// What an audit finds, in the forms that other tools read.
@Suite struct AuditReportTests {
  /// One finding that is certain, and one that is likely.
  private static let app = """
    app Drawer {
        ios 17
        device notch

        Tabs {
            tab "Drawer" { DrawerController { Main() } }
            tab "Photos" { NavigationStack { NavigationLink("Photo") { Photo() } } }
        }
    }

    class Tabs: UITabBarController {
    }

    screen Photo {
        Image("bridge").statusBarHidden()
    }

    class Main: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    container DrawerController: UIViewController {
    }

    """

  private func report(_ format: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", AuditReportTests.app)
    let run = try BuiltTool.run(["audit", "a.sbar", "--report", format + "=r"], in: folder.url)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run)")
    #expect(run.output.contains("✘ 1 finding · 1 likely · "), "\(run.output)")
    return try String(contentsOf: folder.url.appending(path: "r"), encoding: .utf8)
  }

  private func read(_ text: String, _ script: String, needs modules: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("r", text)
    try Validators.python(script, [folder.url.path + "/r"], needs: modules)
  }

  @Test(arguments: ReportFormat.allCases.filter { !$0.isStreamed }.map { $0.rawValue })
  func eachFormIsWhole(format: String) throws {
    try WellFormed.check(try report(format), format)
  }

  @Test func whatIsCertainRanksFirst() throws {
    let text = try report("sarif")
    try read(
      text,
      """
      import sys, json, sarif_pydantic
      text = json.load(open(sys.argv[1]))
      sarif_pydantic.Sarif.model_validate(text)
      found = text["runs"][0]["results"]
      assert [one["level"] for one in found] == ["error", "warning"], found
      assert [one["rank"] for one in found] == [100, 49], found
      assert len({one["partialFingerprints"]["sbarFinding/v1"] for one in found}) == 2, found
      print("ok")
      """, needs: ["sarif_pydantic"])
    #expect(text.contains("\"ruleId\":\"SB5101\""))
  }

  @Test func whatIsLikelyIsNoFailure() throws {
    try read(
      try report("junit"),
      """
      import sys, junitparser
      suites = junitparser.JUnitXml.fromfile(sys.argv[1])
      assert suites.tests == 2 and suites.failures == 1, (suites.tests, suites.failures)
      print("ok")
      """, needs: ["junitparser"])
    let annotations = try report("github").split(separator: "\n")
    #expect(annotations.count == 2, "\(annotations)")
    #expect(annotations.first?.hasPrefix("::error file=a.sbar,line=19,") == true)
    #expect(annotations.last?.hasPrefix("::warning file=a.sbar,line=15,") == true)
  }
}
