import Interpreter
import Language
import Reporting
import Testing

@Suite struct ReportPathsTests {
  @Test(arguments: [
    ("a.sbar", "/srv/app", nil, "a.sbar"), ("./x/../a.sbar", "/srv/app", nil, "a.sbar"),
    ("a.sbar", "/srv/app/Specs", "/srv/app", "Specs/a.sbar"),
    ("../a.sbar", "/srv/app/Specs", "/srv/app/", "a.sbar"),
    ("/srv/app/a.sbar", "/srv/app/Specs", "/srv/app", "a.sbar"),
    ("/elsewhere/a.sbar", "/srv/app", "/srv/app", "/elsewhere/a.sbar"),
    ("../a.sbar", "/srv/app", nil, "/srv/a.sbar"), ("<stdin>", "/srv", nil, "stdin.sbar"),
    ("/workshop/a.sbar", "/srv", nil, "/workshop/a.sbar"),
  ])
  func pathsAreRelativeToTheRoot(name: String, folder: String, root: String?, path: String) {
    #expect(ReportPaths(folder: folder, root: root).relative(name) == path)
  }

  @Test func withoutAFolderTheyStay() {
    #expect(ReportPaths().relative("x/./a.sbar") == "x/a.sbar")
    #expect(ReportPaths().relative("/x/a.sbar") == "/x/a.sbar")
  }
}

@Suite struct MiddleCutTests {
  @Test(arguments: [
    ("short", 10, "short"), ("0123456789", 10, "0123456789"), ("0123456789A", 10, "012345…89A"),
    ("éééééé", 6, "éééééé"),
  ])
  func theMiddleIsLeftOut(text: String, limit: Int, short: String) {
    #expect(MiddleCut.shorten(text, to: limit) == short)
  }
}

@Suite struct CodeTitleTests {
  @Test func everyCodeSaysWhatItIsAbout() {
    for code in DiagnosticCode.allCases {
      #expect(!code.title.isEmpty && !code.title.hasSuffix(".") && code.title != code.spelling)
    }
    #expect(DiagnosticCode.modifierOnDestination.title.contains("NavigationStack"))
  }
}
