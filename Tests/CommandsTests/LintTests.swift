import Foundation
import Reporting
import Testing

/// `sbar lint`, and comments that allow what it says.
@Suite struct LintTests {
  private func run(
    _ words: String..., files: [String: String]
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(words, in: folder.url)
  }

  private func bad(_ number: UInt16) throws -> String {
    try #require(CodePage.all.first { $0.code.number == number }).badFile
  }

  @Test func aWeakSpecIsToldWithWhatToDo() throws {
    let run = try run("lint", "a.sbar", files: ["a.sbar": try bad(6022)])
    #expect(run.status == 1)
    #expect(
      run.output == """
        warning[SB6022]: this scenario passes, too, in an app that asks for nothing of the bar
          → a.sbar:13:11
           │
        13 │ scenario "home" {
           │           ^^^^ what does it test?
          hint: expect something that a setting of the app decides

        ✘ 1 file: 1 warning

        """)
  }

  /// One point that many scenarios rest on is settled in one place, so it is told once.
  @Test func assumptionsAreToldByFileWithTheirCounts() throws {
    func spec(_ comment: String) -> String {
      """
      app A {
          ios 17
          device notch
          state isAway = false
          Button("Hide") { isAway.toggle() }
              .statusBarHidden(isAway)
              .shimmering()
      }
      scenario "one" {
          launch
          expect visible
      }
      scenario "two" {\(comment)
          launch
          tap "Hide"
          expect hidden
      }
      scenario "three" {
          launch
          expect visible, dark
      }

      """
    }
    let run = try run("lint", "a.sbar", files: ["a.sbar": spec("")])
    #expect(
      run.output == """
        warning[SB6023]: 3 scenarios pass on assumptions
         → a.sbar:9:11
          │
        9 │ scenario "one" {
          │           ^^^ the first of 3
          note: 3 of them, `.shimmering` is assumed to say nothing about the bar
          note: 1 of them, what lies under the bar is taken to fit light or dark mode \
        (`backdrop bright` or `dark` decides it)
          hint: `--strict` lists them at length; a setting that is written is not an assumption

        ✘ 1 file: 1 warning

        """)
    let allowed = try self.run(
      "lint", "a.sbar", files: ["a.sbar": spec(" // allow SB6023: the library's")])
    #expect(allowed.output.contains("2 scenarios pass on assumptions"))
    #expect(!allowed.output.contains("SB6026"), "\(allowed.output)")
  }

  private func shared(_ photo: String) -> String {
    """
    app A {
        ios 17
        device notch
        Root()
    }
    screen Root {
        @State var isAway = false
        NavigationStack { NavigationLink("Photo") { Photo(isGone: $isAway) } }
            .statusBarHidden(isAway)
    }
    struct Photo: View {
        @Binding var isGone: Bool
        var body: some View { Frame(isHidden: $isGone) }
    }
    struct Frame: View {
        @Binding var isHidden: Bool
        var body: some View { \(photo) }
    }
    scenario "one" {
        launch
        tap "Photo"
        expect hidden
    }

    """
  }

  @Test(arguments: [
    ("Image(\"a\").onAppear { isHidden = true }", true),
    ("Image(\"a\").onAppear { withAnimation { isHidden = true } }", true),
    ("Image(\"a\").onAppear { isHidden = true }.onDisappear { isHidden = false }", false),
    ("Image(\"a\").onAppear { isHidden.toggle() }", false),
    ("Toggle(\"Bar\", isOn: $isHidden).onAppear { isHidden = true }", false),
  ])
  func aFlagThatIsHandedDownAndNotSetBackIsTold(photo: String, isTold: Bool) throws {
    let output = try run(
      "lint", "a.sbar", "--format", "short", files: ["a.sbar": shared(photo)]
    ).output
    #expect(
      output.contains("SB6024]: `isAway` hides the bar, and nothing in the app sets it to anything")
        == isTold, "\(output)")
  }

  /// Limits are told where they are written, in a modifier and in code; what was measured is not,
  /// and neither is what has its limit built in.
  @Test(arguments: [
    (".hide(if: $y, ifGreaterThan: -10)", true), (".hide(if: $y, ifGreaterThan: -3)", false),
    (".hide(if: $y, ifLessThan: 2)", false), (".hide(if: $y, ifLessThan: -3)", true),
    (".hideUntilScrolled($y)", false), (".hideUntilPulled($y)", false),
    (".onAppear { state.hide(if: y, ifGreaterThan: 10) }", true),
    (".onAppear { if y > 0 { state.hide(if: y, ifLessThan: 10) } }", true),
    (".onAppear { state.hide(if: y, ifGreaterThan: -2) }", false),
    (".onAppear { state.hideUntilScrolled(using: y) }", false),
    (".onAppear { state.hideUntilPulled(using: y) }", false),
  ])
  func aLimitThatNobodyMeasuredIsTold(modifier: String, isTold: Bool) throws {
    let text = """
      import ScrollKit 0.6

      app A {
          ios 17
          device notch
          Root()
      }
      struct Root: View {
          @StateObject private var state = StatusBarVisibleState()
          @State private var y = 0.0
          var body: some View {
              ScrollViewWithOffsetTracking(onScroll: { y = $0 }) { Text("a") }
                  \(modifier)
                  .statusBarVisible(state)
          }
      }
      scenario "one" {
          launch
          scroll down 50
          expect definite
      }

      """
    let output = try run("lint", "a.sbar", "--format", "short", files: ["a.sbar": text]).output
    #expect(!output.contains("error"), "\(output)")
    #expect(output.contains("SB6026") == isTold, "\(output)")
  }

  @Test(arguments: [
    // A modifier that is not read: that is what the scenario shows.
    (
      "NavigationStack { NavigationLink(\"Go\") { Text(\"a\").statusBarHidden() } }",
      "tap \"Go\"\n    expect visible", false
    ),
    // With the state the other way round it would fail.
    ("Text(\"a\").statusBarHidden(isOn)", "expect visible", false),
    ("Text(\"a\").statusBarHidden(isOn)", "rotate landscape\n    expect hidden", true),
    // It says itself that no app has a say in it.
    ("Text(\"a\").statusBarHidden(isOn)", "rotate landscape\n    expect hidden by device", false),
    // What the other screen asks for is never heard.
    ("Text(\"a\")", "rotate landscape\n    expect hidden", false),
    // A window that is shown takes the bar from who asked for it.
    (
      "Text(\"a\").statusBarHidden(isOn)\n    window Tip(isHidden: true) { Text(\"b\") }",
      "show window Tip\n    expect visible", false
    ),
  ])
  func onlyWhatNoSettingDecidesCannotFail(root: String, steps: String, isTold: Bool) throws {
    let text = """
      app A {
          ios 17
          device notch
          policy.stackDestinations ignored
          state isOn = false
          \(root)
      }
      screen Full {
          Text("c").statusBarHidden()
      }
      scenario "one" {
          launch
          \(steps)
      }

      """
    let output = try run("lint", "a.sbar", "--format", "short", files: ["a.sbar": text]).output
    #expect(output.contains("SB6022") == isTold, "\(output)")
  }

  /// Whatever stands around it, a setter of the application decides what the scenario expects.
  @Test(arguments: [
    "SETTER", "if true { SETTER }", "UIView.animate(withDuration: 0.3) { SETTER }",
    "UIView.performWithoutAnimation { SETTER }",
  ])
  func aSetterInABlockDecides(body: String) throws {
    let setter = "UIApplication.shared.isStatusBarHidden = true"
    let text = """
      app A {
          ios 12
          device "iPhone X"
          plist { UIViewControllerBasedStatusBarAppearance = NO }
          Root()
      }
      class Root: UIViewController {
          func hide() { \(body.replacingOccurrences(of: "SETTER", with: setter)) }
          func lighten() { UIApplication.shared.statusBarStyle = .lightContent }
      }
      scenario "one" {
          launch
          call Root.lighten
          call Root.hide
          expect hidden
      }

      """
    let output = try run("lint", "a.sbar", "--format", "short", files: ["a.sbar": text]).output
    #expect(output.contains("SB6008") && !output.contains("SB6022"), "\(output)")
  }

  @Test func advicesAreToldByLintToo() throws {
    let run = try run("lint", "a.sbar", "--format", "short", files: ["a.sbar": try bad(6003)])
    #expect(run.output.contains(": warning[SB6003]: the walk never"))
    let json = try self.run("lint", "a.sbar", "--json", files: ["a.sbar": try bad(6003)])
    #expect(json.output.hasPrefix("{\"kind\":\"diagnostic\",\"version\":2,\"code\":\"SB"))
  }

  @Test func mistakesComeBeforeWeaknesses() throws {
    let run = try run("lint", "a.sbar", files: ["a.sbar": "app a { }\n"])
    #expect(run.status == 2 && run.output.contains("error[SB1024]"))
    #expect(try self.run("lint", "gone.sbar", files: [:]).status == 66)
  }

  // MARK: - Allowances

  private let modifier = "        .statusBarHidden()"

  private func allowing(_ comment: String, behind: Bool = false, top: String = "") throws -> String
  {
    let line = behind ? modifier + " " + comment : "        " + comment + "\n" + modifier
    return top + (try bad(6009)).replacingOccurrences(of: modifier, with: line)
  }

  @Test(arguments: [
    ("// allow SB6009: the stack is a library's", false),
    ("// allow SB6009: the stack is a library's", true),
    ("/* allow SB6009, SB6012: the stack is a library's */", false),
    ("//   allow SB6009:why", false),
  ])
  func aCommentAllowsWhereItStands(comment: String, behind: Bool) throws {
    let text = try allowing(comment, behind: behind)
    let run = try run("test", "a.sbar", "--deny", "advice", files: ["a.sbar": text])
    let isWhole = !comment.contains("SB6012")
    #expect(
      run.errors.contains("SB6009]") == false && (run.status == 0) == isWhole, "\(run.errors)")
    // Of two codes one is not needed, which is said.
    let told = run.output + run.errors
    #expect(told.contains("[SB6032]: SB6012 is allowed here") == !isWhole, "\(told)")
  }

  @Test func aCommentAllowsTheDeclarationBelowItOrTheFile() throws {
    let page = try bad(6009)
    let above = page.replacingOccurrences(
      of: "screen Photo {", with: "// allow SB6009: a library's\nscreen Photo {")
    let file = "// allow SB6009 in this file: a library's\n" + page
    for text in [above, file] {
      let run = try run("test", "a.sbar", "--deny", "advice", files: ["a.sbar": text])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    let elsewhere = page.replacingOccurrences(
      of: "app Gallery {", with: "// allow SB6009: a library's\napp Gallery {")
    let run = try run("test", "a.sbar", files: ["a.sbar": elsewhere])
    #expect(run.errors.contains("[SB6009]") && run.errors.contains("[SB6032]"))
  }

  @Test func aPassingSwiftFileMayAllowToo() throws {
    let swift = """
      import SwiftUI

      struct Photo: View {
          var body: some View {
              Image("bridge")
                  .statusBarHidden()  // allow SB6009: the stack is a library's
          }
      }

      """
    let spec = try bad(6009)
    let start = try #require(spec.range(of: "screen Photo"))
    let end = try #require(spec.range(of: "scenario"))
    let text =
      "include \"Photo.swift\"\n\n"
      + spec.replacingCharacters(
        in: start.lowerBound..<end.lowerBound, with: "")
    let run = try run(
      "test", "a.sbar", "--deny", "advice", files: ["a.sbar": text, "Photo.swift": swift])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func lintIsAllowedAsAdviceIs() throws {
    let text = try bad(6022).replacingOccurrences(
      of: "scenario \"home\" {", with: "// allow SB6022: a smoke test\nscenario \"home\" {")
    #expect(try run("lint", "a.sbar", files: ["a.sbar": text]).status == 0)
    // A run does not look for it, and says nothing.
    let test = try run("test", "a.sbar", files: ["a.sbar": text])
    #expect(test.status == 0 && test.errors.isEmpty)
  }

  @Test(arguments: [
    ("// allow SB6009", "SB6030"), ("// allow SB6009:  ", "SB6030"),
    ("// allow SB4100: known", "SB6031"), ("// allow SB6999: known", "SB6031"),
  ])
  func anAllowanceSaysWhatAndWhy(comment: String, code: String) throws {
    let run = try run("check", "a.sbar", files: ["a.sbar": try allowing(comment)])
    #expect(run.status == 2 && run.output.contains("error[\(code)]"), "\(run.output)")
  }

  @Test(arguments: ["// allow the bar to hide", "// allow SB: x", "// SB6009 is allowed: no", ""])
  func otherCommentsAreLeftAlone(comment: String) throws {
    let run = try run("test", "a.sbar", files: ["a.sbar": try allowing(comment)])
    #expect(run.errors.contains("[SB6009]") && !run.errors.contains("SB603"))
  }

  @Test func aTextIsNoComment() throws {
    let text = try bad(6009).replacingOccurrences(
      of: "Image(\"bridge\")", with: "Image(\"// allow SB6009: no\")")
    #expect(try run("test", "a.sbar", files: ["a.sbar": text]).errors.contains("[SB6009]"))
  }
}
