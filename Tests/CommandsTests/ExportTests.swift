import Foundation
import Testing

/// `sbar export xcuitest`: what it writes, and that a compiler takes it.
@Suite struct ExportTests {
  private static let gallery = """
    app Gallery {
        ios 17
        device "iPhone 14"
        state isOn = false

        TabView {
            NavigationStack { Home() }.tabItem { Text("Shelf") }
            Text("Film").tabItem { Text("Film") }
        }
        .statusBarHidden(isOn)
    }

    screen Home { List { NavigationLink("Photo") { Photo() } } }
    screen Photo { Image("bridge") }

    scenario "a photo shows the \\"bar\\"" on appearance [light, dark] {
        launch
        expect visible
        tap "Photo"
        back
        rotate landscapeLeft
        expect hidden
        rotate portrait
        select tab "Film"
        set isOn = true
        expect hidden
        background
        foreground
        wait 1 s
        expect hidden
    }

    scenario "dark mode while it runs" {
        launch
        appearance dark
        expect light
    }

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("gallery.sbar", ExportTests.gallery)
    return folder
  }

  /// A finger takes a sheet away, and no cover.
  @Test func onlyASheetIsSwipedAway() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.sbar",
      """
      app A {
          ios 17
          device "iPhone 14"
          Home()
      }

      screen Home {
          @State var isSheet = false
          @State var isCover = false
          Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Text("a") }
          Button("Cover") { isCover = true }.fullScreenCover(isPresented: $isCover) { Text("b") }
      }

      scenario "both" {
          launch
          tap "Sheet"
          dismiss
          tap "Cover"
          dismiss
          expect visible
      }

      """)
    let run = try BuiltTool.run(["export", "xcuitest", "a.sbar"], in: folder.url)
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let done = lines.filter { $0.hasPrefix("app.swipeDown") || $0.hasPrefix("// Not done") }
    #expect(run.status == 0 && done.count == 2, "\(run)")
    #expect(done.first == "app.swipeDown(velocity: .fast)")
    #expect(done.last?.hasPrefix("// Not done: only a sheet follows the finger") == true)
  }

  @Test func aScenarioIsATestForEachWayTheDeviceIsHeld() throws {
    let folder = try folder()
    let run = try BuiltTool.run(
      ["export", "xcuitest", "gallery.sbar", "dark mode"], in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let expected = """
      // Written by `sbar export xcuitest`: change the spec, and write it anew.
      import XCTest

      final class GalleryStatusBarTests: XCTestCase {
        /// "dark mode while it runs", gallery.sbar:33
        ///
        /// The model ran it as:
        /// - iPhone 14, iOS 17, portrait, light mode
        @MainActor func test1_darkModeWhileItRuns() {
          let app = XCUIApplication()
          XCUIDevice.shared.orientation = .portrait
          XCUIDevice.shared.appearance = .light
          // 34 launch
          app.launch()
          // 35 appearance dark
          XCUIDevice.shared.appearance = .dark
          // 36 expect light
          look("36 expect light – visible, light text, 47 pt")
        }

        /// Keeps what is on screen, by the line of the spec and the bar that the model shows there.
        @MainActor private func look(_ name: String) {
          let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
          attachment.name = name
          attachment.lifetime = .keepAlways
          add(attachment)
        }
      }

      """
    #expect(run.output == expected)
  }

  @Test func whatAFingerCanDoIsDoneAndTheRestIsSaid() throws {
    let folder = try folder()
    let output = try BuiltTool.run(["export", "xcuitest", "gallery.sbar"], in: folder.url).output
    for line in [
      "app.descendants(matching: .any)[\"Photo\"].firstMatch.tap()",
      "app.navigationBars.buttons.element(boundBy: 0).tap()",
      // A device that is turned to one side shows its interface turned to the other.
      "XCUIDevice.shared.orientation = .landscapeRight",
      "app.tabBars.buttons[\"Film\"].tap()",
      "// Not done: a test of the screen cannot set a value in the app.",
      "// A step above is not done: the screen may differ.",
      "XCUIDevice.shared.press(.home)", "app.activate()",
    ] {
      #expect(output.contains("    " + line + "\n"), "\(line)")
    }
    #expect(output.split(separator: "\n").count { $0.contains("@MainActor func test") } == 3)
  }

  /// Against declarations of what the tests name, as Apple's documentation has them.
  @Test(.enabled(if: ExportTests.compiler != nil, "there is no swiftc"))
  func aCompilerTakesIt() throws {
    let folder = try folder()
    let written = try BuiltTool.run(
      ["export", "xcuitest", "gallery.sbar", "--output", "Tests.swift"], in: folder.url)
    #expect(written.status == 0 && written.output.isEmpty)
    try folder.write("XCUI.swift", ExportTests.declarations)
    let process = Process()
    process.executableURL = ExportTests.compiler
    process.arguments = [
      "-typecheck", "-swift-version", "6", "-module-cache-path", folder.url.path + "/cache",
      folder.url.path + "/Tests.swift", folder.url.path + "/XCUI.swift",
    ]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let folder = try folder()
    try folder.write("m.sbar", "app A {\n")
    for (words, status, said) in [
      ("export", 64, "what are the scenarios to be written as?"),
      ("export xcuitst gallery.sbar", 64, "`xcuitst` is not a form"),
      ("export xcuitest", 64, "which spec is to be written?"),
      ("export xcuitest gallery.sbar a b", 64, "one file at a time"),
      ("export xcuitest gallery.sbar nowhere", 3, "has no scenario “nowhere”"),
      ("export xcuitest none.sbar", 66, "`none.sbar` does not exist"),
      ("export xcuitest gallery.sbar --output no/t.swift", 74, "no/t.swift"),
    ] as [(String, Int32, String)] {
      let run = try BuiltTool.run(
        words.split(separator: " ").map { String($0) }, in: folder.url)
      #expect(run.status == status && run.errors.contains(said), "\(words): \(run.errors)")
    }
    let invalid = try BuiltTool.run(["export", "xcuitest", "m.sbar"], in: folder.url)
    #expect(invalid.status == 2 && invalid.output.contains("m.sbar:"))
  }

  private static let compiler: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: $0 + "/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// What a machine without a simulator lacks of XCTest.
  private static let declarations = """
    import XCTest

    @MainActor class XCUIElement {
      enum Kind { case any }
      var firstMatch: XCUIElement { self }
      var buttons: XCUIElementQuery { XCUIElementQuery() }
      var images: XCUIElementQuery { XCUIElementQuery() }
      var navigationBars: XCUIElementQuery { XCUIElementQuery() }
      var tabBars: XCUIElementQuery { XCUIElementQuery() }
      func descendants(matching kind: Kind) -> XCUIElementQuery { XCUIElementQuery() }
      func tap() {}
      func swipeUp() {}
      func swipeDown() {}
      func swipeDown(velocity: XCUIGestureVelocity) {}
    }
    @MainActor final class XCUIElementQuery {
      var firstMatch: XCUIElement { XCUIElement() }
      var buttons: XCUIElementQuery { self }
      func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
      subscript(key: String) -> XCUIElement { XCUIElement() }
    }
    @MainActor final class XCUIApplication: XCUIElement {
      func launch() {}
      func activate() {}
    }
    struct XCUIGestureVelocity { static let fast = XCUIGestureVelocity() }
    @MainActor final class XCUIDevice {
      enum Orientation { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
      enum Appearance { case light, dark }
      enum Button { case home }
      static let shared = XCUIDevice()
      var orientation = Orientation.portrait
      var appearance = Appearance.light
      func press(_ button: Button) {}
    }
    @MainActor final class XCUIScreen {
      static let main = XCUIScreen()
      func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
    }
    final class XCUIScreenshot {}
    final class XCTAttachment {
      enum Lifetime { case keepAlways }
      var name: String?
      var lifetime = Lifetime.keepAlways
      init(screenshot: XCUIScreenshot) {}
    }
    extension XCTestCase {
      func add(_ attachment: XCTAttachment) {}
    }

    """
}
