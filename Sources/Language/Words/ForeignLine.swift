/// What a line of another tool means here: of XCUITest, XCTest, Swift Testing, Maestro, Gherkin,
/// Detox, KIF, Nimble and UIKit.
enum ForeignLine {
  /// What to write in its place.
  case line(String)
  /// What to do, where no single line says the same.
  case hint(String)

  /// Returns what a line means, without the white space around it; nil for one that no row knows.
  static func meaning(of line: String) -> ForeignLine? {
    guard line.utf8.count <= 300 else { return nil }
    var text = LinePattern.plain(line)
    strip(["- ", "* "], from: &text)
    while strip(["try! ", "try? ", "try ", "await ", "_ = ", "self."], from: &text) {}
    if let known = find(in: rows, text) { return known }
    let words = ["Given ", "When ", "Then ", "And ", "But ", "given ", "then ", "and "]
    return strip(words, from: &text) ? step(of: text) : nil
  }

  /// Returns the step that a sentence of Gherkin says, without its first word.
  private static func step(of sentence: [UInt8]) -> ForeignLine? {
    if beginsStep(sentence) { return .line(String(decoding: sentence, as: UTF8.self)) }
    var text = sentence
    while strip(["I ", "we ", "the ", "a ", "user ", "should ", "can ", "am "], from: &text) {}
    return find(in: sentences, text)
  }

  /// `true` iff one of our steps stands there already.
  private static func beginsStep(_ text: [UInt8]) -> Bool {
    let first = text.prefix { $0 != 0x20 }
    let steps = ["expect", "launch", "back", "push", "present", "dismiss", "rotate", "wait"]
    return steps.contains { $0.utf8.elementsEqual(first) }
  }

  private static func find(in rows: [Row], _ text: [UInt8]) -> ForeignLine? {
    for row in rows {
      guard let first = row.pattern.utf8.first,
        first == UInt8(ascii: "%") || first == text.first
      else { continue }
      guard let holes = LinePattern.match(Array(row.pattern.utf8)[...], text[...]) else { continue }
      guard case .line(let template) = row.meaning else { return row.meaning }
      return .line(LinePattern.fill(template, holes))
    }
    return nil
  }

  /// Returns what an entry of a property list in XML is here; nil if it is none.
  static func plistEntry(_ text: String) -> String? {
    let bytes = LinePattern.plain(joinedLines(text))
    guard case .line(let entry) = find(in: plistEntries, bytes) else { return nil }
    return entry
  }

  private static func joinedLines(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
  }

  private static let plistEntries: [Row] =
    rows(["<key>%i</key><true/>", "<key>%i</key> <true/>"], "%i = YES")
    + rows(["<key>%i</key><false/>", "<key>%i</key> <false/>"], "%i = NO")
    + rows(["<key>%i</key><string>%w</string>", "<key>%i</key> <string>%w</string>"], "%i = %w")

  /// Returns what a getter of Objective-C is in Swift; nil where that is not plain.
  static func getter(_ line: String) -> String? {
    guard case .line(let getter) = find(in: getters, LinePattern.plain(line)) else { return nil }
    return getter
  }

  private static let getters: [Row] =
    rows(
      ["- (BOOL)%i { return YES; }", "- (BOOL)%i {return YES;}", "-(BOOL)%i { return YES; }"],
      "override var %i: Bool { true }")
    + rows(
      ["- (BOOL)%i { return NO; }", "- (BOOL)%i {return NO;}", "-(BOOL)%i { return NO; }"],
      "override var %i: Bool { false }")
    + rows(
      ["- (UIStatusBarStyle)%i { return UIStatusBarStyleLightContent; }"],
      "override var %i: UIStatusBarStyle { .lightContent }")
    + rows(
      ["- (UIStatusBarStyle)%i { return UIStatusBarStyleDarkContent; }"],
      "override var %i: UIStatusBarStyle { .darkContent }")
    + rows(
      ["- (UIStatusBarStyle)%i { return UIStatusBarStyleDefault; }"],
      "override var %i: UIStatusBarStyle { .default }")

  @discardableResult
  private static func strip(_ prefixes: [String], from text: inout [UInt8]) -> Bool {
    for prefix in prefixes where text.starts(with: prefix.utf8) {
      text.removeFirst(prefix.utf8.count)
      return true
    }
    return false
  }

  /// A pattern, as `LinePattern` reads it, and what a line that it matches means.
  struct Row: Sendable {
    var pattern: String
    var meaning: ForeignLine

    init(_ pattern: String, _ line: String) { (self.pattern, meaning) = (pattern, .line(line)) }

    init(_ pattern: String, hint: String) { (self.pattern, meaning) = (pattern, .hint(hint)) }
  }

  private static func rows(_ patterns: [String], _ line: String) -> [Row] {
    patterns.map { Row($0, line) }
  }

  private static func rows(_ patterns: [String], hint: String) -> [Row] {
    patterns.map { Row($0, hint: hint) }
  }
}

// MARK: - Tools

extension ForeignLine {
  private static let claims =
    "a claim is about the status bar: `expect hidden`, `expect visible`, `expect light`"
  private static let gestures =
    "`scroll down 100` moves by points, `scroll to -100` to an offset; `back` goes back"
  private static let taps =
    "of gestures on a view there is `tap`; `call Home.zoom` runs another one"
  private static let waiting =
    "nothing happens by itself but what code delays: `wait 1 s`, then `expect hidden`"
  /// What to do in place of typing a text.
  static let typing =
    "to type a text, set its state: `set Home.name = \"Ann\"`"
  /// What to write in place of a picture of the screen.
  static let pictures =
    "`expect ?` writes what the bar does, and `sbar explain FILE:LINE` why"
  private static let noObjects =
    "leave the line out: the app is written above, and `set` changes its states"
  private static let ending = "`background` leaves the app, and `launch` once more starts it anew"

  static let rows: [Row] =
    conditions + xcuitest + xctest + claimsOfXCTest + maestro + others + uikit

  /// Our own words in another order.
  private static let conditions: [Row] = rows(
    [
      "when %a then expect %b", "when %a, expect %b", "when %a { expect %b }", "when %a expect %b",
      "if %a then expect %b", "if %a, expect %b", "if %a { expect %b }", "if %a expect %b",
    ], "expect %b when %a")

  private static let xcuitest: [Row] =
    rows(["app.launch()", "XCUIApplication().launch()", "launch()"], "launch")
    + rows(
      [
        "let %x = XCUIApplication(%*", "var %x = XCUIApplication(%*", "app.launchArguments%*",
        "app.launchEnvironment%*", "continueAfterFailure = %*",
      ], hint: noObjects)
    + rows(["app.terminate()"], hint: ending)
    + rows(["app.activate()"], "foreground")
    + rows(
      ["app.tabBars.buttons[%s].tap()", "app.tabBars.%x.buttons[%s].tap()"], "select tab %s")
    + rows(
      [
        "app.navigationBars.buttons.%*.tap()", "app.navigationBars%*buttons[\"Back\"].tap()",
        "app.navigationBars[%q].buttons.%*.tap()", "app.buttons[\"Back\"].tap()", "back()",
      ], "back")
    + rows(
      [
        "%x[%s].tap()", "%x[%s].firstMatch.tap()", "%x[%s].element.tap()",
        "%x.descendants(%*)[%s].tap()", "%x[%s].%x[%q].tap()",
      ], "tap %s")
    + rows(
      [
        "%x.swipeUp(%*", "%x.swipeDown(%*", "%x.swipeLeft(%*", "%x.swipeRight(%*",
        "%x[%q].swipeUp(%*", "%x[%q].swipeDown(%*",
      ], hint: gestures)
    + rows(["%x[%q].typeText(%*"], hint: typing)
    + rows(
      ["%x[%q].press(%*", "%x[%q].doubleTap()", "%x[%q].twoFingerTap()", "%x.pinch(%*"],
      hint: taps)
    + rows(["%x[%q].waitForExistence(%*", "%x[%q].waitForNonExistence(%*"], hint: waiting)
    + rows(["XCUIDevice.shared.orientation = .%i"], "rotate %i")
    + rows(
      ["XCUIDevice.shared.press(.home)", "XCUIDevice.shared.press(XCUIDevice.Button.home)"],
      "background")

  private static let xctest: [Row] =
    rows(
      [
        "XCTAssertTrue(%x.statusBars%*exists)", "XCTAssert(%x.statusBars%*exists)",
        "#expect(%x.statusBars%*exists)", "XCTAssertEqual(%x.statusBars.count, 1)",
      ], "expect visible")
    + rows(
      [
        "XCTAssertFalse(%x.statusBars%*exists)", "XCTAssert(!%x.statusBars%*exists)",
        "#expect(!%x.statusBars%*exists)", "XCTAssertEqual(%x.statusBars.count, 0)",
      ], "expect hidden")
    + rows(
      [
        "XCTAssertEqual(%x.preferredStatusBarStyle, .%i)", "XCTAssertEqual(%x.statusBarStyle, .%i)",
        "#expect(%x.preferredStatusBarStyle == .%i)", "#expect(%x.statusBarStyle == .%i)",
        "expect(%x.preferredStatusBarStyle).to(equal(.%i))",
      ], "expect style .%i")
    + rows(["Thread.sleep(forTimeInterval: %n)", "Task.sleep(for: .seconds(%n))"], "wait %n s")
    + rows(["Task.sleep(for: .milliseconds(%n))"], "wait %n ms")

  /// Claims about what tells that the bar is hidden; after them, those about anything else.
  private static let claimsOfXCTest: [Row] =
    ["statusBar.isHidden", "prefersStatusBarHidden", "isStatusBarHidden"].flatMap { name in
      ["", "%x."].flatMap { owner in
        let claim = owner + name
        // `%x` may hold a `!`, so that what denies a claim stands first.
        return rows(
          [
            "XCTAssertFalse(\(claim))", "XCTAssert(!\(claim))", "#expect(!\(claim))",
            "#expect(\(claim) == false)", "XCTAssertEqual(\(claim), false)",
            "assert(!\(claim))", "expect(\(claim)).to(beFalse())",
            "expect(\(claim)).to(equal(false))", "expect(\(claim)).toBe(false)",
          ], "expect visible")
          + rows(
            [
              "XCTAssertTrue(\(claim))", "XCTAssert(\(claim))", "#expect(\(claim))",
              "#expect(\(claim) == true)", "XCTAssertEqual(\(claim), true)", "assert(\(claim))",
              "expect(\(claim)).to(beTrue())", "expect(\(claim)).to(equal(true))",
              "expect(\(claim)).toBe(true)",
            ], "expect hidden")
      }
    }
    + rows(
      [
        "XCTAssert%i(%*", "XCTAssert(%*", "XCTUnwrap(%*", "XCTFail(%*", "#expect(%*",
        "#require(%*", "expect(%*).to%*", "let %x = #require(%*", "let %x = XCTUnwrap(%*",
      ], hint: claims)
    + rows(
      [
        "waitForExpectations(%*", "wait(for: %*", "fulfillment(of: %*", "let %x = expectation(%*",
        "let %x = XCTestExpectation(%*", "Task.sleep(nanoseconds: %*", "usleep(%*",
        "RunLoop.main.run(%*", "RunLoop.current.run(%*",
      ], hint: waiting)

  private static let maestro: [Row] =
    rows(["launchApp", "launchApp: %*"], "launch")
    + rows(["tapOn: \"Back\"", "tapOn: Back", "pressKey: Back", "back"], "back")
    + rows(["tapOn: %s"], "tap %s")
    + rows(["tapOn: %w"], "tap \"%w\"")
    + rows(["tapOn:"], hint: "the label goes on the same line: `tap \"Photo\"`")
    + rows(["doubleTapOn:%*", "longPressOn:%*"], hint: taps)
    + rows(["assertVisible"], "expect visible")
    + rows(["assertNotVisible"], "expect hidden")
    + rows(["assertVisible:%*", "assertNotVisible:%*", "assertTrue:%*"], hint: claims)
    + rows(["pressKey: Home", "pressKey: home"], "background")
    + rows(["inputText:%*", "eraseText%*"], hint: typing)
    + rows(["scroll", "swipe:%*", "scrollUntilVisible:%*"], hint: gestures)
    + rows(["stopApp%*", "killApp%*", "clearState%*"], hint: ending)
    + rows(["setOrientation: LANDSCAPE_LEFT"], "rotate landscapeLeft")
    + rows(["setOrientation: LANDSCAPE_RIGHT"], "rotate landscapeRight")
    + rows(["setOrientation: PORTRAIT"], "rotate portrait")
    + rows(["waitForAnimationToEnd%*", "extendedWaitUntil:%*"], hint: waiting)
    + rows(["takeScreenshot%*", "startRecording%*"], hint: pictures)

  private static let others: [Row] =
    rows(["device.launchApp(%*"], "launch")
    + rows(["device.sendToHome()"], "background")
    + rows(["device.setOrientation(\"landscape\")"], "rotate landscape")
    + rows(["device.setOrientation(\"portrait\")"], "rotate portrait")
    + rows(
      [
        "element(by.text(%s)).tap()", "element(by.label(%s)).tap()", "element(by.id(%s)).tap()",
        "tester().tapView(withAccessibilityLabel: %s)", "cy.contains(%s).click()",
        "tester().tapView(withAccessibilityIdentifier: %s)", "tester.tap(find.text(%s))",
        "EarlGrey.selectElement(with: grey_%x(%s)).perform(grey_tap())", "page.click(%s)",
        "onView(withText(%s)).perform(click())",
      ], "tap %s")
    + rows(["driver.findElement(%*).click()"], hint: "`tap \"Photo\"` taps what has that label")
    + rows(["waitFor(element(%*", "tester().waitForView(%*"], hint: waiting)

  private static let uikit: [Row] =
    rows(
      ["%x.pushViewController(%i(), animated: %x)", "pushViewController(%i(), animated: %x)"],
      "push %i")
    + rows(
      ["%x.popViewController(animated: %x)", "popViewController(animated: %x)"], "back")
    + rows(["%x.popToRootViewController(animated: %x)"], "pop to root")
    + rows(
      [
        "present(%i(), animated: %x)", "present(%i(), animated: %x, completion: nil)",
        "%x.present(%i(), animated: %x)",
      ], "present %i")
    + rows(
      [
        "dismiss(animated: %x)", "dismiss(animated: %x, completion: nil)", "dismiss()",
        "%x.dismiss(animated: %x)",
      ], "dismiss")

  // MARK: - Gherkin

  /// Sentences behind `Given`, `When` and `Then`, without the words that say nothing in front.
  static let sentences: [Row] =
    rows(
      [
        "app is launched", "app is open", "app is running", "app launches", "app has launched",
        "launch app", "launch the app", "launches the app", "open the app", "opens the app",
        "start the app", "have launched the app", "have opened the app",
      ], "launch")
    + rows(
      [
        "tap %s", "taps %s", "tap on %s", "taps on %s", "click %s", "clicks %s", "click on %s",
        "press %s", "presses %s", "tap the %s button", "taps the %s button", "touch %s",
        "tap the button %s", "press the %s button", "click the %s button",
        "tap on the %s button",
      ], "tap %s")
    + rows(
      ["go back", "goes back", "navigate back", "navigates back", "swipe back", "tap back"],
      "back")
    + rows(
      [
        "rotate to landscape", "rotates to landscape", "rotate the device to landscape",
        "rotates the device to landscape", "device is in landscape", "phone is in landscape",
      ], "rotate landscape")
    + rows(
      [
        "status bar is hidden", "status bar be hidden", "status bar should be hidden",
        "status bar is not visible", "status bar should not be visible", "status bar disappears",
        "not see the status bar", "status bar is gone", "statusbar is hidden", "bar is hidden",
      ], "expect hidden")
    + rows(
      [
        "status bar is visible", "status bar be visible", "status bar should be visible",
        "status bar is shown", "status bar should be shown", "status bar is displayed",
        "status bar appears", "see the status bar", "status bar is not hidden", "bar is visible",
      ], "expect visible")
    + rows(
      [
        "status bar is light", "status bar text is light", "status bar should be light",
        "status bar is white",
      ], "expect light")
    + rows(
      [
        "status bar is dark", "status bar text is dark", "status bar should be dark",
        "status bar is black",
      ], "expect dark")
}
