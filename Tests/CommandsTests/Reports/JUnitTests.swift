import Foundation
import Testing

@Suite struct JUnitTests {
  /// The report of some files, read by Foundation's parser.
  private func report(_ files: [String: String], _ flags: String...) throws -> XMLTree {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let names = files.keys.sorted()
    _ = try BuiltTool.run(["test", "--report", "junit=out/r.xml"] + flags + names, in: folder.url)
    let file = folder.url.appendingPathComponent("out/r.xml")
    try Validators.python(
      """
      import sys, junitparser
      suites = junitparser.JUnitXml.fromfile(sys.argv[1])
      cases = [case for suite in suites for case in suite]
      assert len(cases) == suites.tests, (len(cases), suites.tests)
      assert all(result.message for case in cases for result in case.result)
      print("ok")
      """, [file.path], needs: ["junitparser"])
    try Validators.python(
      """
      import sys, xml.etree.ElementTree as tree
      assert tree.parse(sys.argv[1]).getroot().tag == "testsuites"
      print("ok")
      """, [file.path], needs: [])
    return try XMLTree.parse(try Data(contentsOf: file))
  }

  @Test func everyCellIsACase() throws {
    let root = try report(["Specs/m.sbar": ReportSamples.matrix])
    let cases = root.all("testcase")
    #expect(cases.count == 16 && root.number("tests") == 16)
    #expect(Set(cases.map { $0.attributes["name"] }).count == 16)
    #expect(cases.allSatisfy { $0.attributes["classname"] == "Specs.m" })
    #expect(cases.allSatisfy { $0.attributes["file"] == "Specs/m.sbar" })
    #expect(cases[0].number("line") == 9 && cases[8].number("line") == 14)
    #expect(
      cases[2].attributes["name"] == "visible [ios 16, device iPhone 14, appearance light]")
    let properties = cases[2].all("property").map { $0.attributes["name"].map { $0 } }
    #expect(properties == ["ios", "device", "appearance"])
    #expect(root.number("failures") == 6 && root.all("failure").count == 6)
    #expect(root.number("skipped") == 4 && root.number("errors") == 0)
    let skips = root.all("skipped").map { $0.attributes["message"] }
    #expect(skips.allSatisfy { $0 == "iPhone 15 never ran iOS 16" })
    let failure = try #require(root.all("failure").first)
    #expect(failure.attributes["type"] == "failed[SB4100]")
    #expect(failure.attributes["message"] == "expected hidden, but the bar is visible")
    #expect(
      failure.text.contains("expected hidden, but the bar is visible  ")
        && failure.text.contains("  why   "))
  }

  @Test func failuresAndErrorsAreTwoThings() throws {
    let files = [
      "a.sbar": ReportSamples.outcomes, "b.sbar": ReportSamples.malformed,
      "c.sbar": ReportSamples.vain,
    ]
    let root = try report(files, "--deny", "advice", "none.sbar")
    let failures = root.all("failure").compactMap { $0.attributes["type"] }
    #expect(failures == ["failed[SB4100]", "undecided[SB4101]", "denied[SB6009]"])
    let errors = root.all("error").compactMap { $0.attributes["type"] }
    #expect(errors == ["broken[SB4103]", "SB1017", "unreadable"])
    #expect(root.number("failures") == 3 && root.number("errors") == 3)
    #expect(root.all("failure").allSatisfy { !($0.attributes["message"] ?? "").isEmpty })
  }

  @Test func nothingIsNoSuccess() throws {
    let root = try report(["a.sbar": ReportSamples.matrix], "--filter", "nowhere")
    #expect(root.all("error").map { $0.attributes["type"] } == ["nothing ran"])
  }

  @Test func hostileNamesSurvive() throws {
    let root = try report([ReportSamples.hostileFile: ReportSamples.hostile])
    let one = try #require(root.all("testcase").first)
    let name = one.attributes["name"]
    #expect(name == ReportSamples.hostileName)
    // XML has no way to hold this one.
    let file = ReportSamples.hostileFile.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}")
    #expect(one.attributes["file"] == file)
    #expect(one.all("failure").first?.text.contains("]]> \\u{1B}[31m & <b> % ::") == true)
  }
}
