import Interpreter
import Language
import Testing

/// Lines that people bring along from other tools: each is told once, with what it means here, and
/// no claim ever becomes a comment.
@Suite struct ForeignLineTests {
  private static let frame = """
    app Gallery {
        ios 16...18
        device "iPhone 14"

        state isHidden = false

        TabView {
            NavigationStack { Home() }.tabItem { Text("Library") }
            Text("More").tabItem { Text("More") }
        }
        .statusBarHidden(isHidden)
    }

    screen Home {
        List {
            NavigationLink("Photo") { Photo() }
            Button("Hide") { isHidden = true }
        }
    }

    screen Photo { Image("bridge") }

    scenario "a tap hides" {
        launch
        tap "Photo"
        LINE
        expect visible
    }

    """

  private func errors(_ line: String) -> (bytes: [UInt8], found: [Diagnostic]) {
    let bytes = Array(
      ForeignLineTests.frame.replacing("LINE", with: line).utf8)
    return (bytes, errors(in: bytes))
  }

  private func errors(in bytes: [UInt8]) -> [Diagnostic] {
    let root = Source(file: FileID(0), name: "Main.sbar", bytes: bytes)
    let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
    return makePlan(spec, options: RunOptions()).diagnostics.filter { $0.severity == .error }
  }

  static let lines: [(foreign: String, meaning: String)] = [
    // XCUITest
    ("app.launch()", "launch"), ("XCUIApplication().launch()", "launch"),
    ("app.activate()", "foreground"),
    ("app.buttons[\"Hide\"].tap()", "tap \"Hide\""),
    ("app.staticTexts[\"Photo\"].firstMatch.tap()", "tap \"Photo\""),
    ("app.tables.cells[\"Photo\"].tap()", "tap \"Photo\""),
    ("app.tabBars.buttons[\"Library\"].tap()", "select tab \"Library\""),
    ("app.navigationBars.buttons.element(boundBy: 0).tap()", "back"),
    ("app.navigationBars[\"Photo\"].buttons[\"Back\"].tap()", "back"),
    ("app.buttons[\"Back\"].tap()", "back"),
    ("XCUIDevice.shared.orientation = .landscapeLeft", "rotate landscapeLeft"),
    ("XCUIDevice.shared.press(.home)", "background"),
    // XCTest and Swift Testing
    ("XCTAssertTrue(statusBar.isHidden)", "expect hidden"),
    ("XCTAssertFalse(statusBar.isHidden)", "expect visible"),
    ("XCTAssertTrue(sut.prefersStatusBarHidden)", "expect hidden"),
    ("XCTAssert(!sut.prefersStatusBarHidden)", "expect visible"),
    ("XCTAssertTrue(app.statusBars.firstMatch.exists)", "expect visible"),
    ("XCTAssertFalse(app.statusBars.element.exists)", "expect hidden"),
    ("XCTAssertEqual(sut.preferredStatusBarStyle, .lightContent)", "expect style .lightContent"),
    ("#expect(statusBar.isHidden)", "expect hidden"),
    ("#expect(!statusBar.isHidden)", "expect visible"),
    ("#expect(vc.prefersStatusBarHidden == false)", "expect visible"),
    ("#expect(vc.preferredStatusBarStyle == .darkContent)", "expect style .darkContent"),
    ("Thread.sleep(forTimeInterval: 1.5)", "wait 1.5 s"),
    ("try await Task.sleep(for: .seconds(2))", "wait 2 s"),
    ("try await Task.sleep(for: .milliseconds(350))", "wait 350 ms"),
    // Maestro
    ("launchApp", "launch"), ("- launchApp", "launch"), ("tapOn: \"Hide\"", "tap \"Hide\""),
    ("- tapOn: Hide", "tap \"Hide\""), ("assertVisible", "expect visible"),
    ("- assertNotVisible", "expect hidden"), ("- back", "back"),
    ("- pressKey: Home", "background"), ("setOrientation: LANDSCAPE_LEFT", "rotate landscapeLeft"),
    // Gherkin
    ("Given the app is launched", "launch"), ("When I tap \"Hide\"", "tap \"Hide\""),
    ("When the user taps the \"Hide\" button", "tap \"Hide\""),
    ("Then the status bar is hidden", "expect hidden"),
    ("Then the status bar should be visible", "expect visible"),
    ("And I go back", "back"), ("Then expect hidden", "expect hidden"),
    // Detox, KIF, Nimble
    ("await element(by.text('Hide')).tap()", "tap \"Hide\""),
    ("await device.setOrientation('landscape')", "rotate landscape"),
    ("await device.sendToHome()", "background"),
    ("tester().tapView(withAccessibilityLabel: \"Hide\")", "tap \"Hide\""),
    ("expect(sut.prefersStatusBarHidden).to(beTrue())", "expect hidden"),
    ("expect(sut.prefersStatusBarHidden).to(equal(false))", "expect visible"),
    // UIKit
    ("navigationController?.pushViewController(Photo(), animated: true)", "push Photo"),
    ("navigationController?.popViewController(animated: true)", "back"),
    ("present(Photo(), animated: true)", "present Photo"),
    ("dismiss(animated: true)", "dismiss"),
    // Our own words in another order.
    ("when ios >= 17 expect visible", "expect visible when ios >= 17"),
    ("if ios >= 17 { expect visible }", "expect visible when ios >= 17"),
  ]

  @Test func theTableIsLong() { #expect(ForeignLineTests.lines.count >= 50) }

  @Test(arguments: lines)
  func aLineOfAnotherToolIsToldOnceWithOurWords(foreign: String, meaning: String) throws {
    let (bytes, found) = errors(foreign)
    let error = try #require(found.first)
    #expect(found.count == 1, "\(found.map { $0.message })")
    let fix = try #require(error.fixes.first)
    #expect(fix.title == "write `\(meaning)`" && fix.applicability == .safe)
    let mended = applied(fix, to: bytes)
    #expect(errors(in: mended).isEmpty, "\(errors(in: mended).map { $0.message })")
    #expect(String(decoding: mended, as: UTF8.self).contains("    \(meaning)\n"))
  }

  /// What says nothing that a fact could say stays an error: nothing writes it away.
  @Test(arguments: [
    "#expect(x)", "#expect(photos.count == 3)", "#require(photo)", "try #require(photo)",
    "XCTAssertTrue(photo.isShown)", "XCTAssertEqual(a, b)", "XCTAssertNil(x)", "XCTFail(\"no\")",
    "assertVisible: \"Photo\"", "- assertNotVisible: Photo", "expect(photos).to(haveCount(3))",
    "await expect(element(by.id('x'))).toBeVisible()", "#assert(x)", "#Expect(hidden)",
  ])
  func aClaimThatNoFactSaysHasNoFix(line: String) throws {
    let (_, found) = errors(line)
    #expect(found.count == 1, "\(found.map { $0.message })")
    #expect(found.allSatisfy { $0.fixes.isEmpty }, "\(found.flatMap { $0.fixes.map { $0.title } })")
  }

  @Test(arguments: [
    ("app.swipeUp()", "scroll down 100"),
    ("app.textFields[\"Name\"].typeText(\"Ann\")", "set Home"),
    ("let app = XCUIApplication()", "leave the line out"),
    ("wait(for: [expectation], timeout: 2)", "wait 1 s"),
    ("app.buttons[\"Hide\"].waitForExistence(timeout: 2)", "wait 1 s"),
    ("- takeScreenshot: start", "expect ?"), ("- inputText: \"Ann\"", "set Home"),
    ("app.terminate()", "launch"), ("- swipe: LEFT", "back"), ("- stopApp", "background"),
  ])
  func whereNoLineSaysTheSameAHintDoes(line: String, words: String) throws {
    let (_, found) = errors(line)
    #expect(found.count == 1, "\(found.map { $0.message })")
    #expect(found.first?.hint?.contains(words) == true, "\(found.first?.hint ?? "none")")
  }
}

/// Returns a text with the edits of a fix.
func applied(_ fix: Fix, to bytes: [UInt8]) -> [UInt8] {
  fix.edits.sorted { $0.location.range.start > $1.location.range.start }
    .reduce(into: bytes) { text, edit in
      let range = edit.location.range
      text.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(edit.text.utf8))
    }
}
