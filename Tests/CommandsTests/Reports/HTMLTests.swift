import Foundation
import Testing

/// The page for a browser, read by an HTML parser that others wrote.
@Suite struct HTMLTests {
  /// The page of some files, as a parser that is strict about HTML finds nothing wrong with it.
  private func page(_ files: [String: String], _ flags: String...) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let names = files.keys.sorted()
    _ = try BuiltTool.run(["test", "--report", "html=out/r.html"] + flags + names, in: folder.url)
    let file = folder.url.appendingPathComponent("out/r.html")
    try check(file)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Expects that the page is valid, that its links lead somewhere, that no two parts of it have
  /// one name, and that it asks for nothing outside of it.
  private func check(_ file: URL, location: SourceLocation = #_sourceLocation) throws {
    try Validators.python(
      """
      import sys, json, html5lib
      parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
      root = parser.parse(open(sys.argv[1], "rb").read())
      ids = [e.get("id") for e in root.iter() if e.get("id")]
      assert len(ids) == len(set(ids)), "two parts have one name"
      for e in root.iter():
          for name in ("href", "src", "{http://www.w3.org/1999/xlink}href"):
              link = e.get(name)
              if link is None or link.startswith("data:"): continue
              assert link.startswith("#") and link[1:] in ids, (e.tag, link)
      island = [e for e in root.iter("script") if e.get("id") == "passed"]
      assert all(2 <= len(row) <= 6 for row in json.loads(island[0].text))
      words = [e.get("aria-label") for e in root.iter() if e.get("role") == "img"]
      assert all(words), "a picture without words"
      print("ok")
      """, [file.path], needs: ["html5lib"], location: location)
  }

  @Test func whatDoesNotHoldIsToldInFull() throws {
    let files = [
      "a.sbar": ReportSamples.outcomes, "b.sbar": ReportSamples.malformed,
      "c.sbar": ReportSamples.matrix, "d.sbar": ReportSamples.known, "e.sbar": ReportSamples.vain,
    ]
    let page = try page(files, "none.sbar")
    for anchor in ["a.sbar:11", "a.sbar:17", "a.sbar:22", "c.sbar:14"] {
      #expect(page.contains("<article id=\"\(anchor)\">"), "\(anchor)")
      #expect(page.contains("<a href=\"#\(anchor)\">"), "\(anchor)")
    }
    #expect(page.contains("<b>expected visible, but the bar is hidden</b>"))
    #expect(page.contains("<code>set session.isLocked = true</code>"))
    // Who was asked, the lines, the cells, the commands.
    for part in [
      "<h2>Who was asked", "<h2>Where it comes from</h2>", "<table class=\"heat\">",
      "data-copy=\"sbar test a.sbar:14\"", "SB1017", "none.sbar",
      "<h1>Settings without effect</h1>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    // What only a script can do is hidden until one runs.
    #expect(page.contains("<div class=\"find\" hidden>"))
  }

  /// A run of few scenarios shows those that hold, too; without a script a long one lists them.
  @Test func whatHoldsIsShown() throws {
    let passing = ReportSamples.matrix.replacingOccurrences(
      of: "expect hidden", with: "expect visible")
    let page = try page(["a.sbar": passing])
    #expect(page.contains("<article id=\"a.sbar:9\">") && page.contains("id=\"sbar-shot-1\""))
    #expect(page.contains("<a href=\"#a.sbar:9\">") && !page.contains("<noscript>"))
    let many = (1...130).map { "scenario \"\($0)\" {\n    launch\n    expect visible\n}\n" }
    let head =
      "app A {\n    ios 17\n    device notch\n    Home()\n}\nscreen Home { Text(\"a\") }\n"
    let long = try self.page(["a.sbar": head + many.joined()])
    #expect(!long.contains("<article id=\"a.sbar:"))
    #expect(long.contains("<noscript><p><span class=\"mark yes\""))
  }

  /// A filter by a release finds a scenario of one cell, too, and what decided is marked where it
  /// is the device.
  @Test func theCellOfAScenarioIsFound() throws {
    let text = """
      app A {
          ios 16.4
          device "iPhone 14"
          orientation landscape
          Home()
      }
      screen Home { Text("a") }
      scenario "a" {
          launch
          expect visible
      }

      """
    let page = try page(["a.sbar": text])
    #expect(page.contains("data-axes=\"iPhone 14 iOS 16.4"))
    #expect(page.contains("<div class=\"note settles\"><b>true</b>, by device"))
    // The bar that is wanted is drawn where people look for it.
    let pictures = page.components(separatedBy: "<symbol id=\"sbar-shot-").dropFirst()
    #expect(pictures.contains { $0.contains("#17744b") && $0.contains("stroke-dasharray") })
    #expect(page.contains("<title>✘ 1 of 1 scenario fails · sbar</title>"))
  }

  /// A page of many failures is small; with `--all` each is told in full.
  @Test func everythingIsToldWhereThatIsAskedFor() throws {
    let cells = "ios 16...26\n    device [homeButton, notch, dynamicIsland, pad]\n"
    let head = "app A {\n    \(cells)    Home()\n}\nscreen Home { Text(\"a\") }\n"
    let all = (1...220).map { "scenario \"\($0)\" {\n    launch\n    expect hidden\n}\n" }
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", head + all.joined())
    for (words, limit) in [([String](), 2_000_000), (["--all"], 20_000_000)] {
      let run = try BuiltTool.run(["test", "a.sbar", "--format", "html"] + words, in: folder.url)
      let count = run.output.components(separatedBy: "<article id=\"a.sbar:").count - 1
      let films = run.output.components(separatedBy: "<div class=\"film\"").count - 1
      #expect(run.status == 1 && run.output.utf8.count <= limit, "\(run.output.utf8.count)")
      #expect(count == (words.isEmpty ? 200 : 220) && films == count)
      // Behind many others only what fails is told of who was asked.
      let brief = run.output.components(separatedBy: "data-tab=\"height\"").count - 1
      #expect((brief == count) == !words.isEmpty, "\(brief)")
    }
  }

  /// What a mend makes of the bar, each kind of device, and which cells rest on a dispute.
  @Test func aFailureIsShownOnEachDeviceAndWithItsMend() throws {
    let readme = try String(
      contentsOf: BuiltTool.root.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "<!-- file: gallery.sbar -->\n```sbar\n"))
    let text = String(readme[start.upperBound...].prefix { $0 != "`" })
    let mended = try page(["gallery.sbar": text])
    for part in [
      "aria-label=\"before: visible, dark text; visible, dark text; visible, dark text\"",
      "aria-label=\"after: visible, dark text; hidden; visible, dark text\"",
    ] {
      #expect(mended.contains(part), "\(part)")
    }
    #expect(!mended.contains("class=\"cast\""))
    let devices = "device [\"iPhone 8\", \"iPad (10th generation)\"]\n    orientation portrait"
    let several = text.replacing("ios 16.4", with: "ios 16...17")
      .replacing("device \"iPhone 14\"", with: devices)
    let cast = try page(["gallery.sbar": several])
    #expect(cast.contains("<h2><span>On each device, at <code>expect hidden because"))
    #expect(cast.components(separatedBy: "<figure>").count == 3)
    #expect(cast.contains("<b>iPad (10th generation)</b> visible, dark text, 24 pt"))
    #expect(cast.contains("visible, dark text, fails, disputed</span>"))
  }

  @Test func aNameIsNoMarkup() throws {
    let name = "</script><img src=x onerror=alert(1)> & 'x' \u{202E}"
    let text = """
      app A {
          ios 16
          device "iPhone 14"
          Home()
      }
      screen Home { Text("</style><b>") }
      scenario "\(name)" {
          launch
          expect hidden because "\(name)"
      }
      scenario "passes: \(name)" {
          launch
          expect visible
      }

      """
    let page = try page(["<i>.sbar": text])
    #expect(!page.contains("<img") && !page.contains("<i>.sbar") && !page.contains("\u{202E}"))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt; &amp; &#39;x&#39;"))
    #expect(page.contains("passes: &lt;/script&gt;"))
  }

  @Test func aLongRunIsASmallPage() throws {
    var text = """
      app A {
          ios 16
          device "iPhone 14"
          Text("x")
      }

      """
    for number in 0..<1_500 {
      let fact = number < 300 ? "hidden" : "visible"
      text += "scenario \"number \(number)\" {\n    launch\n    expect \(fact)\n}\n"
    }
    let page = try page(["a.sbar": text], "--max-errors", "1")
    #expect(page.components(separatedBy: "<article id=").count - 1 == 200)
    #expect(page.contains("The rest of the run: <span id=\"count\">1,300</span>"))
    let island = page.components(separatedBy: "id=\"passed\">").last ?? ""
    // 10,000 rows and 200 scenarios in full are at most 2 MB.
    #expect(island.utf8.count < 1_300 * 100, "\(island.utf8.count)")
    #expect(page.utf8.count < 2_000_000 - 8_700 * 80, "\(page.utf8.count)")
  }

  @Test func severalJobsMakeTheSamePage() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write(name + ".sbar", ReportSamples.matrix) }
    let pages = try ["1", "2"].map { jobs in
      let arguments = ["test", "--format", "html", "--jobs", jobs, "a.sbar", "b.sbar", "c.sbar"]
      return try BuiltTool.run(arguments, in: folder.url).output
    }
    #expect(pages[0].hasPrefix("<!doctype html>"))
    #expect(pages[0] == pages[1])
  }

  @Test func runsThatWereMergedHaveAPage() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.outcomes)
    try folder.write("b.sbar", ReportSamples.matrix)
    for name in ["a", "b"] {
      _ = try BuiltTool.run(
        ["test", "--report", "json=\(name).json", name + ".sbar"], in: folder.url)
    }
    let file = folder.url.appendingPathComponent("r.html")
    func merged() throws -> String {
      _ = try BuiltTool.run(
        ["report", "merge", "--report", "html=r.html", "a.json", "b.json"], in: folder.url)
      try check(file)
      let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(page.contains("<article id=\"a.sbar:11\">"))
      #expect(page.contains("<article id=\"b.sbar:14\">"))
      #expect(page.contains("expected visible, but the bar is hidden"))
      return page
    }
    func films(_ page: String) -> Int { page.components(separatedBy: "class=\"film\"").count - 1 }
    let drawn = try merged()
    #expect(films(drawn) == 4 && drawn.contains("<h2>Who was asked"), "\(films(drawn))")
    // What ends otherwise now is told as it was: the command that draws it stands there.
    try folder.write(
      "b.sbar", ReportSamples.matrix.replacing("expect hidden", with: "expect visible"))
    #expect(films(try merged()) == 3)
    try FileManager.default.removeItem(at: folder.url.appending(path: "a.sbar"))
    let told = try merged()
    #expect(told.contains("data-copy=\"sbar test a.sbar:11 --report html=steps.html\""))
    #expect(films(told) == 0)
  }

  /// What an audit finds, each with the way there, and the screens that it came to.
  @Test func anAuditHasAPage() throws {
    let folder = try TemporaryFolder()
    try folder.write("<i>.swift", ReportSamples.leaking)
    let run = try BuiltTool.run(["audit", "<i>.swift", "--report", "html=r.html"], in: folder.url)
    #expect(run.status == 1 && run.output.contains("1 finding"), "\(run.errors)")
    let file = folder.url.appendingPathComponent("r.html")
    try check(file)
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for part in [
      // The finding, where it is decided, and what leads there.
      "<title>1 finding · ", "aria-label=\"certain\"",
      "<div class=\"crumb\">&lt;i&gt;.swift:10</div>",
      "after the way back the bar is hidden, not visible", "<code>tap &quot;Zoom&quot;</code>",
      "<b class=\"no\">is</b>", "<b>should be</b>", "set here, by Photo, at <code>tap",
      "<h2>Who was asked", "iOS 16, 17, 18, 26",
      // Its mend, with the bar after each step.
      "<code>hidesBar</code> back when Photo goes", ".onDisappear { hidesBar = false }",
      "aria-label=\"after: visible, dark text; visible, dark text; hidden; visible, dark text\"",
      "tried: it is visible then", "data-copy=\"sbar audit &#39;&lt;i&gt;.swift&#39;\"",
      "<summary>As a scenario</summary>",
      // What was reached.
      "<h1>What was reached</h1>",
      "<th scope=\"row\"><b>Photo</b><small>launch · tap &quot;Photo&quot;",
      "212 situations, all there are",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    // What stands in no file has no line, and no command mends it.
    #expect(!page.contains("class=\"ln\"") && !page.contains("sbar mend"))
    let whole = try BuiltTool.run(["audit", "--format", "html", "<i>.swift"], in: folder.url)
    #expect(whole.output == page && whole.status == 1)
  }

  @Test func whatIsOnlyLikelySaysWithWhat() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.disputed)
    _ = try BuiltTool.run(["audit", "a.sbar", "--report", "html=r.html"], in: folder.url)
    let file = folder.url.appendingPathComponent("r.html")
    try check(file)
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(page.contains("aria-label=\"likely\"") && !page.contains("aria-label=\"certain\""))
    #expect(page.contains("<span class=\"fact\">if policy"))
  }

  @Test func anAuditThatFindsNothingShowsWhatItReached() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", ReportSamples.leaking.replacing("{ hidesBar = true }", with: "{ }"))
    let run = try BuiltTool.run(["audit", "a.swift", "--report", "html=r.html"], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    let file = folder.url.appendingPathComponent("r.html")
    try check(file)
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(page.contains("aria-label=\"passed\">✔</span> nothing that is asked for is lost"))
    #expect(page.contains("<h1>What was reached</h1>"))
  }

  /// A report that is asked for is none of what an earlier audit found.
  @Test(arguments: ["html", "junit", "sarif"])
  func noReportIsLeftOfAnEarlierAudit(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("r.txt", "old")
    let run = try BuiltTool.run(
      ["audit", "none.swift", "--report", format + "=r.txt"], in: folder.url)
    #expect(run.status == 66)
    let path = folder.url.appendingPathComponent("r.txt").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// A law that fails has its film, which is of a scenario that stands in no file.
  @Test func anExplorationHasAPage() throws {
    let examples = BuiltTool.root.appending(path: "Examples/explore")
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("r.html")
    _ = try BuiltTool.run(
      ["explore", "leaked-flag.sbar", "--report", "html=" + file.path], in: examples)
    try check(file)
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for part in [
      "<title>✘ 3 of 4 laws fail · sbar", "4 laws in 1 file: 1 passed, 3 failed",
      "<nav aria-label=\"Laws\">",
      "<div class=\"crumb\">leaked-flag.sbar:21</div>",
      "<code>tap &quot;Full screen&quot;</code>", "<b>should be</b>",
      // The words of a step are those of the way, and not of the place in another text.
      "set here, by Photo, at <code>tap &quot;Full screen&quot;</code>",
      "tried: the law holds there then", "data-copy=\"sbar explore leaked-flag.sbar:21\"",
      "<h1>What was reached</h1>", "<table class=\"heat seen\">",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("class=\"ln\"") && !page.contains("sbar mend"))
  }

  @Test func aListHasNoPage() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let result = try BuiltTool.run(
      ["test", "--list", "--report", "html=r.html", "a.sbar"], in: folder.url)
    #expect(result.status == 64)
    #expect(result.errors.contains("`--list` runs nothing that `html` could tell of"))
  }
}
