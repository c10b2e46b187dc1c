import Interpreter
import Language
import Testing

/// What is kept, what is assumed, and slips that cost an error.
@Suite struct KeptTests {
  private func plan(_ body: String, expect: String = "visible", listsKept: Bool = false) -> Plan {
    let text = """
      app A {
          ios 16
          device "iPhone 14"
          NavigationStack { Home() }
      }
      struct Home: View {
          var body: some View {
              \(body)
          }
      }
      scenario "s" {
          launch
          expect \(expect)
      }

      """
    var options = RunOptions()
    options.listsKept = listsKept
    let source = Source(file: FileID(0), name: "a.sbar", bytes: Array(text.utf8))
    let spec = loadSpec(root: source) { _, _ in .failed("no such file") }
    return makePlan(spec, options: options)
  }

  @Test func keptAndAssumedAreListedOnRequest() {
    let body = "Mystery { Text(\"x\") }.frobnicate(3).task { await load() }"
    #expect(plan(body).diagnostics.isEmpty)
    let listed = plan(body, listsKept: true).diagnostics
    #expect(listed.map { $0.code.spelling } == ["SB2536", "SB2536", "SB2536"])
    #expect(listed.map { $0.primary.text } == ["assumed", "assumed", "assumed"])
    #expect(listed.allSatisfy { $0.severity == .note })
  }

  @Test(arguments: [
    ("Text(\"x\").toolbar(.hiden, for: .navigationBar)", "did you mean `.hidden`?"),
    (
      "Text(\"x\").toolbarBackground(.visible, for: .navigationbar)",
      "did you mean `navigationBar`?"
    ),
    (
      "Text(\"x\").toolbarColorScheme(.dark, for: .statusbar)", "did you mean `statusBar`?"
    ),
  ])
  func slipsInToolbarModifiersAreErrors(body: String, label: String) {
    let found = plan(body).diagnostics
    #expect(found.map { $0.code.spelling } == ["SB2008"])
    #expect(found.first?.primary.text == label)
  }

  @Test func placementsOfOtherPlatformsAreKept() {
    let body = "Text(\"x\").toolbarBackground(.visible, for: .windowToolbar)"
    #expect(plan(body).diagnostics.isEmpty)
  }

  @Test func slipOfAFactIsSuggested() {
    let found = plan("Text(\"x\")", expect: "hiden").diagnostics
    #expect(found.count == 1)
    #expect(found.first?.primary.text == "did you mean `hidden`?")
  }
}
