import Foundation
import Testing

/// `sbar audit`: what is wrong with the bar of an app, without an expectation.
@Suite struct AuditTests {
  /// A photo that hides the bar by a flag of the screen below it.
  private static func shelf(zoom: String) -> String {
    """
    import SwiftUI

    struct Shelf: View {
        @State private var hidesBar = false

        var body: some View {
            NavigationStack {
                NavigationLink("Photo") { Photo(hidesBar: $hidesBar) }
            }
            .statusBarHidden(hidesBar)
        }
    }

    struct Photo: View {
        @Binding var hidesBar: Bool

        var body: some View {
            \(zoom)
        }
    }

    """
  }

  static let leaking = shelf(zoom: #"Button("Zoom") { hidesBar = true }"#)
  private static let sound = shelf(
    zoom: #"Button("Zoom") { hidesBar = true }.onDisappear { hidesBar = false }"#)

  /// A container that asks none of its children, around a controller that wants light text.
  private static func drawer(_ answers: String) -> String {
    """
    app Drawer {
        ios 17
        device notch

        DrawerController { Main() }
    }

    container DrawerController: UIViewController {
        \(answers)
    }

    class Main: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    """
  }

  private func audit(
    _ text: String, _ words: [String] = [], named name: String = "Shelf.swift"
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    return try BuiltTool.run(["audit", name] + words, in: folder.url)
  }

  @Test func flagThatNothingSetsBackIsToldWithItsStoryAndItsMend() throws {
    let run = try audit(AuditTests.leaking)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output == """
        ✘ 1  after the way back the bar is hidden, not visible   Shelf.swift:10 [SB5102]
          launch · tap "Photo" · tap "Zoom" · back · iOS 16, 17, 18, 26

          10 │         .statusBarHidden(hidesBar)
             │                          -------- 2  the bar obeys this; it is still true
          18 │         Button("Zoom") { hidesBar = true }
             │                          ^^^^^^^^^^^^^^^
             │                          1  set here, by Photo, at `tap "Zoom"`
          why   a modifier below Shelf asks for a hidden bar (S16)
                a shared flag stays set until it is reset (S20)
          mend  set `hidesBar` back when Photo goes
                Shelf.swift
                18 │         Button("Zoom") { hidesBar = true }
                19 +             .onDisappear { hidesBar = false }
                tried: it is visible then

        ✘ 1 finding · 212 situations, all there are

        """)
  }

  @Test func appInWhichNothingIsWrongSaysWhatWasSeen() throws {
    let run = try audit(AuditTests.sound)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("✔ nothing that is asked for is lost"), "\(run.output)")
    #expect(run.output.contains("situations, all there are"))
  }

  @Test func wishThatLosesToADefaultIsAFinding() throws {
    let run = try audit(AuditTests.drawer(""), ["--format", "short"], named: "a.sbar")
    #expect(run.status == 1)
    #expect(
      run.output
        == "a.sbar:13: finding[SB5101]: light text is asked for, and the bar has dark text, "
        + "after launch\n"
    )
  }

  @Test func wishThatLosesToAnotherOneIsLikely() throws {
    let app = AuditTests.drawer(
      "override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }")
    let run = try audit(app, named: "a.sbar")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("likely light text is asked for"), "\(run.output)")
    #expect(try audit(app, ["--strict"], named: "a.sbar").status == 5)
  }

  @Test func answerThatIsHandedOnLosesNothing() throws {
    let app = AuditTests.drawer(
      "override var childForStatusBarStyle: UIViewController? { children.first }")
    let run = try audit(app, named: "a.sbar")
    #expect(run.status == 0 && run.output.hasPrefix("✔"), "\(run.output)")
  }

  @Test func textOnABackgroundOfItsColourIsAFinding() throws {
    let app = """
      app A {
          ios 17
          device notch
          UINavigationController { White() }.isNavigationBarHidden(true)
      }

      screen White: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          backdrop bright
      }

      """
    let run = try audit(app, ["--format", "short"], named: "a.sbar")
    #expect(run.output.contains("light text is on a light background"), "\(run.output)")
  }

  @Test func stepsOfAScenarioThatNoPersonDoesAreTaken() throws {
    let app = """
      app A {
          ios 14
          device "iPhone 11"
          UIViewController()
      }

      scenario "a setter" on UIViewControllerBasedStatusBarAppearance [YES, NO] {
          launch
          call { UIApplication.shared.isStatusBarHidden = true }
          expect hidden when UIViewControllerBasedStatusBarAppearance == NO
      }

      """
    let run = try audit(app, named: "a.sbar")
    #expect(run.status == 1)
    #expect(run.output.contains("call { UIApplication.shared.isStatusBarHidden = true }"))
    #expect(run.output.contains("UIViewControllerBasedStatusBarAppearance YES (1 of 2)"))
  }

  @Test func findingsAreWrittenAsScenariosThatFail() throws {
    let folder = try TemporaryFolder()
    try folder.write("Shelf.swift", AuditTests.leaking)
    let words = ["audit", "Shelf.swift", "--write", "found.sbar"]
    #expect(try BuiltTool.run(words, in: folder.url).status == 1)
    let written = try String(contentsOf: folder.url.appending(path: "found.sbar"), encoding: .utf8)
    #expect(written.hasPrefix("include \"Shelf.swift\"\n"))
    #expect(try BuiltTool.run(["fmt", "--check", "found.sbar"], in: folder.url).status == 0)
    let test = try BuiltTool.run(["test", "found.sbar"], in: folder.url)
    #expect(test.status == 1)
    #expect(test.output.contains("expected visible, but the bar stays hidden"), "\(test.output)")
    // A file that is there stays as it is.
    try folder.write("found.sbar", "// mine\n")
    #expect(try BuiltTool.run(words, in: folder.url).errors.contains("stays as it is"))
    let kept = try String(contentsOf: folder.url.appending(path: "found.sbar"), encoding: .utf8)
    #expect(kept == "// mine\n")
  }

  @Test func findingsAreRecords() throws {
    let run = try audit(AuditTests.leaking, ["--json"])
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 1 && lines.count == 3)
    let records = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["kind"] as? String } == ["start", "found", "audited"])
    #expect(records[1]["law"] as? String == "unchanged")
    #expect(
      records[1]["steps"] as? [String] == ["launch", "tap \"Photo\"", "tap \"Zoom\"", "back"])
    #expect((records[1]["place"] as? [String: Any])?["path"] as? String == "Shelf.swift")
    #expect(
      (records[1]["mend"] as? [String: Any])?["title"] as? String
        == "set `hidesBar` back when Photo goes")
    #expect(records[2]["findings"] as? Int == 1 && records[2]["exit"] as? Int == 1)
  }

  // MARK: - What is known

  @Test func whatABaselineHoldsIsNotToldAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("Shelf.swift", AuditTests.leaking)
    let run = { (words: [String]) in
      try BuiltTool.run(["audit", "Shelf.swift"] + words, in: folder.url)
    }
    let none = try run(["--baseline", "known.txt"])
    #expect(none.status == 66 && none.errors.contains("`--write-baseline known.txt` writes it"))
    let first = try run(["--write-baseline", "known.txt"])
    #expect(first.status == 0 && first.output.contains("\n✘ 1 finding"), "\(first)")
    #expect(
      first.output.hasSuffix("known.txt: 1 finding, which `--baseline` does not tell again\n"))
    let kept = try String(contentsOf: folder.url.appending(path: "known.txt"), encoding: .utf8)
    #expect(kept.hasSuffix("\nSB5102 Shelf.swift: .statusBarHidden(hidesBar)\n"), "\(kept)")
    // Wherever its line moves.
    try folder.write("Shelf.swift", "// moved\n\n" + AuditTests.leaking)
    let second = try run(["--baseline", "known.txt"])
    #expect(second.status == 0, "\(second)")
    #expect(second.output.hasPrefix("✔ nothing else was found · 1 known · "), "\(second.output)")
    let record = try run(["--baseline", "known.txt", "--json"]).output
    #expect(record.contains(#""findings":0,"likely":0,"allowed":0,"known":1"#), "\(record)")
    // What is new is told.
    try folder.write(
      "Shelf.swift", AuditTests.leaking.replacing("(hidesBar)", with: "(self.hidesBar)"))
    #expect(try run(["--baseline", "known.txt"]).status == 1)
  }

  @Test func aCommentAllowsAFinding() throws {
    let app = AuditTests.drawer("")
    let comment = "// allow SB5101: the drawer is a library's\n    override var"
    let allowed = app.replacing("override var", with: comment)
    let run = try audit(allowed, named: "a.sbar")
    #expect(run.status == 0, "\(run)")
    #expect(run.output.hasPrefix("✔ nothing else was found · 1 allowed · "), "\(run.output)")
    let other = try audit(allowed.replacing("SB5101", with: "SB5102"), named: "a.sbar")
    #expect(other.status == 1)
    // Nothing but an audit knows whether it is needed.
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", allowed)
    let lint = try BuiltTool.run(["lint", "a.sbar"], in: folder.url)
    #expect(lint.status == 0 && !lint.output.contains("SB6032"), "\(lint)")
  }

  @Test func sameBytesEachTime() throws {
    let first = try audit(AuditTests.leaking).output
    #expect(try audit(AuditTests.leaking).output == first)
  }

  @Test func anotherScreenThanTheAppBeginsWithIsAudited() throws {
    let app = AuditTests.drawer("") + "scenario \"audit 1\" {\n    launch\n    expect dark\n}\n"
    let run = try audit(app, ["--root", "Main"], named: "a.sbar")
    #expect(run.status == 0 && run.output.hasPrefix("✔"), "\(run.output)\(run.errors)")
    #expect(try audit(app, named: "a.sbar").status == 1)
  }

  /// An app of Swift whose launch is not known, and a screen that leaks a flag of its own.
  private static let launching = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window?.rootViewController = Router.shared.start()
            window?.makeKeyAndVisible()
            return true
        }
    }

    class Home: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Share", style: .plain, target: self, action: #selector(share))
        }
        @objc func share() {
            let sheet = Sheet()
            sheet.modalPresentationStyle = .overFullScreen
            sheet.modalPresentationCapturesStatusBarAppearance = true
            present(sheet, animated: true)
        }
    }

    class Sheet: UIViewController {}

    """

  @Test func launchThatIsLeftOutIsSaidOnce() throws {
    let run = try audit(AuditTests.launching, named: "App.swift")
    // What the launch sets may decide otherwise.
    #expect(run.status == 0, "\(run)")
    #expect(run.output.hasPrefix("likely light text is asked for"), "\(run.output)")
    #expect(run.output.contains("\n? "), "\(run.output)")
    #expect(
      run.output.contains(#/\n  the launch was left out: `.+` is not known  App.swift:\d+\n/#),
      "\(run.output)")
    #expect(run.output.contains("\n  begun with 1 screen: Home\n"), "\(run.output)")
    let record = try audit(AuditTests.launching, ["--json"], named: "App.swift").output
    #expect(record.contains(#""isLaunchLeftOut":true"#), "\(record)")
  }

  /// What a launch that is left out says of every bar may decide there.
  @Test func launchThatSetsEveryBarLeavesNothingCertain() throws {
    let app = AuditTests.launching.replacing(
      "window?.rootViewController",
      with: "UINavigationBar.appearance().barStyle = .black\n        window?.rootViewController")
    let run = try audit(app, named: "App.swift")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("likely light text is asked for"), "\(run.output)")
  }

  @Test func specOfAnAppWithoutItsLaunchIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", AuditTests.launching)
    let words = ["audit", "App.swift", "--write", "found.sbar"]
    #expect(try BuiltTool.run(words, in: folder.url).status == 0)
    let test = try BuiltTool.run(["test", "found.sbar"], in: folder.url)
    #expect(test.status == 1 && test.output.contains("expected light"), "\(test)")
    // Of several files it would include the delegate.
    try folder.write("all.sbar", "include \"App.swift\"\n")
    try folder.write("sbar.config")
    let several = ["audit", "all.sbar", "--write", "other.sbar"]
    let run = try BuiltTool.run(several, in: folder.url)
    #expect(run.errors.contains("no spec is written"), "\(run)")
  }

  /// Each tap makes another situation: no way is longer than what a person would try.
  @Test func numberThatGrowsWithEachTapEnds() throws {
    let app = """
      import SwiftUI

      struct Counter: View {
          @State private var count = 0
          var body: some View { Button("More") { count += 1 }.statusBarHidden(count > 3) }
      }

      """
    let run = try audit(app)
    #expect(run.status == 0)
    #expect(
      run.output.contains(#/^\? nothing was found, as far as was searched · \d{2,4} situations/#))
  }

  @Test func whatCannotBeAuditedIsSaid() throws {
    let two = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    let roots = try audit(two + two.replacing("A", with: "B"))
    #expect(roots.status == 0)
    #expect(roots.output.contains("begun with 2 screens, each by itself: A, B"), "\(roots)")
    let chosen = try audit(two + two.replacing("A", with: "B"), ["--root", "B"])
    #expect(chosen.status == 0)
    #expect(try audit(two, ["--root", "C"]).errors.contains("there is no screen `C` here"))
    #expect(try audit("app A {\n", named: "a.sbar").status == 2)
    #expect(try audit("let x = 1\n").status == 3)
    let folder = try TemporaryFolder()
    #expect(try BuiltTool.run(["audit"], in: folder.url).status == 64)
    #expect(try BuiltTool.run(["audit", "no.swift"], in: folder.url).status == 66)
  }
}
