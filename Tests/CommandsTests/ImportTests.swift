import Foundation
import Testing

/// `sbar import` on projects of our own, each in a form that Xcode or another tool writes.
///
/// What is printed stands beside each project, in `import.txt`;
/// `SBAR_RECORD=1 swift test --filter ImportTests` writes it anew, and fails.
@Suite struct ImportTests {
  private static let projects = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ProjectsTests/Projects")

  /// Copies a project, without what it is compared with.
  private func copy(_ name: String, to folder: URL) throws -> URL {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.copyItem(
      at: ImportTests.projects.appendingPathComponent(name), to: place)
    try? FileManager.default.removeItem(at: place.appendingPathComponent("import.txt"))
    return place
  }

  @Test(arguments: ["Clock", "Gallery", "Podcasts", "Reader"])
  func aProjectIsToldAsItStandsBeside(name: String) throws {
    let folder = try TemporaryFolder()
    let place = try copy(name, to: folder.url)
    let result = try BuiltTool.run(["import"], in: place)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let spec = try text("StatusBar/App.generated.sbar", in: place)
    let told = result.output + "\n" + spec
    let file = ImportTests.projects.appendingPathComponent(name + "/import.txt")
    if ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil {
      try Data(told.utf8).write(to: file)
      Issue.record("recorded \(name); look at it, then run again")
    }
    let known = try? String(contentsOf: file, encoding: .utf8)
    #expect(told == known)
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    // The command that it ends with runs.
    let next = try #require(lines.last).split(separator: " ").dropFirst(2).map { String($0) }
    #expect(try BuiltTool.run(next, in: place).status == 0)
    #expect(try BuiltTool.run(["check", "StatusBar"], in: place).status == 0)
    #expect(try BuiltTool.run(["fmt", "--check", "StatusBar"], in: place).status == 0)
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func runningItAgainKeepsWhatAPersonWrote() throws {
    let folder = try TemporaryFolder()
    let place = try copy("Reader", to: folder.url)
    _ = try BuiltTool.run(["import"], in: place)
    let own = place.appendingPathComponent("StatusBar/App.sbar")
    let mine = try text("StatusBar/App.sbar", in: place) + "\n// Mine.\n"
    try Data(mine.utf8).write(to: own)
    let generated = try text("StatusBar/App.generated.sbar", in: place)
    try Data("lost".utf8).write(
      to: place.appendingPathComponent("StatusBar/App.generated.sbar"))
    let again = try BuiltTool.run(["import"], in: place)
    #expect(again.output.contains("StatusBar/App.sbar stays"))
    #expect(try text("StatusBar/App.sbar", in: place) == mine)
    #expect(try text("StatusBar/App.generated.sbar", in: place) == generated)
  }

  /// The same bytes, whatever number of threads read, and from whichever folder.
  @Test func theNumberOfThreadsChangesNothing() throws {
    let folder = try TemporaryFolder()
    let place = try copy("Podcasts", to: folder.url)
    for number in 0..<40 {
      let name = place.appendingPathComponent("Podcasts/Extra\(number).swift")
      try Data("class Extra\(number): UIViewController {}\n".utf8).write(to: name)
    }
    _ = try BuiltTool.run(["import"], in: place)
    let one = try BuiltTool.run(["import", "--jobs", "1"], in: place).output
    let four = try BuiltTool.run(["import", "--jobs", "4"], in: place).output
    #expect(one == four)
    let outside = try BuiltTool.run(["import", "Podcasts/Podcasts.xcodeproj"], in: folder.url)
    #expect(outside.output.contains("wrote     Podcasts/StatusBar/App.generated.sbar"))
    #expect(outside.output.split(separator: "\n").prefix(8) == one.split(separator: "\n").prefix(8))
  }

  /// Another screen may be the first: its files are included, and it can be asked.
  @Test func anotherScreenMayBeTheFirst() throws {
    let folder = try TemporaryFolder()
    let place = try copy("Podcasts", to: folder.url)
    let result = try BuiltTool.run(["import", "--root", "EpisodeDetail"], in: place)
    #expect(result.output.hasSuffix("sbar ask StatusBar/App.sbar --root EpisodeDetail\n"))
    let asked = try BuiltTool.run(
      ["ask", "StatusBar/App.sbar", "--root", "EpisodeDetail"], in: place)
    #expect(asked.status == 0 && asked.output.contains("EpisodeDetail.preferredStatusBarStyle"))
    let wrong = try BuiltTool.run(["import", "--root", "EpisodeDetails"], in: place)
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean `--root EpisodeDetail`?"))
  }

  /// A screen that is asked for brings the files that it needs, whether the spec includes them or
  /// not; what a person wrote stays in force.
  @Test func aScreenBringsWhatItNeeds() throws {
    let folder = try TemporaryFolder()
    let place = try copy("Podcasts", to: folder.url)
    _ = try BuiltTool.run(["import"], in: place)
    let spec = place.appendingPathComponent("StatusBar/App.generated.sbar")
    let whole = try text("StatusBar/App.generated.sbar", in: place)
    let bare = whole.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("include") }.joined(separator: "\n")
    try Data(bare.utf8).write(to: spec)
    let ask = ["ask", "StatusBar/App.sbar", "--root", "EpisodeDetail"]
    let asked = try BuiltTool.run(ask, in: place)
    #expect(asked.status == 0 && asked.output.contains("Podcasts/Theme.swift:6"))
    #expect(try text("StatusBar/App.generated.sbar", in: place) == bare)
    let gone = try BuiltTool.run(["ask", "StatusBar/App.sbar", "--root", "Absent"], in: place)
    #expect(gone.status != 0)
    // One that no project describes any more is taken as it stands.
    try FileManager.default.removeItem(at: place.appendingPathComponent("Podcasts.xcodeproj"))
    try Data(whole.utf8).write(to: spec)
    #expect(try BuiltTool.run(ask, in: place).output.contains("Podcasts/Theme.swift:6"))
  }

  @Test func eachRecordIsAnObject() throws {
    let folder = try TemporaryFolder()
    let place = try copy("Podcasts", to: folder.url)
    let result = try BuiltTool.run(["import", "--json"], in: place)
    let kinds = try records(result.output).compactMap { $0["kind"] as? String }
    #expect(Set(kinds) == ["imported", "screen", "dead", "open"])
    let schema = try BuiltTool.run(["schema"], in: folder.url).output
    for kind in Set(kinds) { #expect(schema.contains("\"const\": \"\(kind)\"")) }
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltTool.run(["import", "none"], in: folder.url).status == 66)
    #expect(try BuiltTool.run(["import", "a", "b"], in: folder.url).status == 64)
    #expect(try BuiltTool.run(["import"], in: folder.url).status == 3)
    #expect(try BuiltTool.run(["import", "--format", "tap"], in: folder.url).status == 64)
    let place = try copy("Podcasts", to: folder.url)
    let wrong = try BuiltTool.run(["import", "--target", "Podcast"], in: place)
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean"))
    let other = try BuiltTool.run(["import", "--configuration", "Beta"], in: place)
    #expect(other.status == 64 && other.errors.contains("it has Debug, Release"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("x"), withIntermediateDirectories: true)
    try folder.write("x/A.swift", "class A: UIViewController {}")
    // A file stands where the folder of the specs belongs.
    try folder.write("x/StatusBar", "")
    #expect(try BuiltTool.run(["import", "x"], in: folder.url).status == 74)
  }

  /// Links that run in circles or lead out of the project, and names that are no text.
  @Test func linksLeadNowhereElse() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.swift", "class Secret: UIViewController {}")
    try folder.write("app/A.swift", "class A: UIViewController {}")
    try folder.write("app/deep/B.swift", "class B: UIViewController {}")
    let app = folder.url.appendingPathComponent("app")
    let manager = FileManager.default
    for (name, target) in [
      ("deep/loop", ".."), ("Outside.swift", "../secret.swift"), ("Self.swift", "Self.swift"),
      ("Gone.swift", "none.swift"),
    ] {
      try manager.createSymbolicLink(
        atPath: app.path + "/" + name, withDestinationPath: target)
    }
    let result = try BuiltTool.run(["import", "--verbose", "app"], in: folder.url)
    #expect(result.status == 0 && result.output.contains("read      3 Swift files"))
    #expect(!result.output.contains("Secret"))
    let unread = try BuiltTool.run(["import", "--unread", "app"], in: folder.url)
    #expect(unread.output == "Outside.swift: it leads out of the project\n")
  }

  /// A repository is the project of all that lies in it.
  @Test func aRepositoryIsTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    let place = try copy("Gallery", to: folder.url)
    let result = try BuiltTool.run(["import", "Gallery"], in: folder.url)
    #expect(result.status == 0 && !result.output.contains("sbar.config"))
    let spec = try text("StatusBar/App.generated.sbar", in: place)
    #expect(spec.contains("include \"../../Gallery/Gallery/GalleryApp.swift\""))
    #expect(try BuiltTool.run(["check", "Gallery/StatusBar"], in: folder.url).status == 0)
  }

  /// A file that stops the tool is left out, and so are all where their check does.
  @Test(arguments: ["Podcasts/Player.swift", "StatusBar/App.generated.sbar"])
  func aBugCostsOneFile(name: String) throws {
    let folder = try TemporaryFolder()
    let place = try copy("Podcasts", to: folder.url)
    let result = try BuiltTool.run(["import"], in: place, environment: ["SBAR__TRAP_IN": name])
    #if DEBUG
      #expect(result.status == 70 && result.errors.contains("this is a bug in sbar"))
      #expect(result.output.contains("next      sbar"))
    #else
      #expect(result.status == 0)
    #endif
    #expect(try BuiltTool.run(["check", "StatusBar"], in: place).status == 0)
  }

  /// Two targets of one project are told by their own settings.
  @Test func anotherTargetHasItsOwnSettings() throws {
    let folder = try TemporaryFolder()
    let place = try copy("Podcasts", to: folder.url)
    let result = try BuiltTool.run(["import", "--target", "PodcastsPro"], in: place)
    #expect(result.status == 0)
    #expect(result.output.contains("app       PodcastsPro, Release, iOS 16.0 and newer, phones\n"))
    #expect(result.output.contains("\nevery screen      yes|?   light|?  Info.plist"))
    #expect(result.output.contains("Info.plist hands the bar to the application (U2)"))
    let spec = try text("StatusBar/App.generated.sbar", in: place)
    #expect(spec.contains("UIViewControllerBasedStatusBarAppearance = NO"))
    #expect(try BuiltTool.run(["check", "StatusBar"], in: place).status == 0)
  }

  /// A package is an app, too.
  @Test func aPackageIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.8
      import PackageDescription
      let package = Package(
        name: "Timer", platforms: [.iOS("16.1")],
        products: [.iOSApplication(name: "Timer", targets: ["AppModule"])],
        targets: [.executableTarget(name: "AppModule", path: "."), .testTarget(name: "T")])
      """)
    try folder.write(
      "TimerApp.swift",
      """
      import SwiftUI
      @main struct TimerApp: App {
        var body: some Scene { WindowGroup { Clock().statusBarHidden() } }
      }
      struct Clock: View { var body: some View { Text("0:00") } }
      """)
    let result = try BuiltTool.run(["import", "Package.swift"], in: folder.url)
    #expect(result.status == 0 && result.output.contains("app       AppModule, Release, iOS 16.1"))
    #expect(result.output.contains("Clock       yes     default  itself:3"), "\(result.output)")
    #expect(try BuiltTool.run(["check", "StatusBar"], in: folder.url).status == 0)
  }

  /// A folder that nothing describes is an app, and any of its screens may be asked for, whatever
  /// the folder is called later.
  @Test func aFolderIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Old/Delegate.swift",
      """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = Home()
          window?.makeKeyAndVisible()
          return true
        }
      }
      class Home: UIViewController {}
      """)
    try folder.write(
      "Old/Rest/Page.swift",
      """
      import UIKit
      class Page: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
      }
      """)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Old/.git"), withIntermediateDirectories: true)
    #expect(try BuiltTool.run(["import", "Old"], in: folder.url).status == 0)
    let new = folder.url.appendingPathComponent("New")
    try FileManager.default.moveItem(at: folder.url.appendingPathComponent("Old"), to: new)
    let asked = try BuiltTool.run(["ask", "StatusBar/App.sbar", "--root", "Page"], in: new)
    #expect(asked.status == 0 && asked.output.contains("Page.prefersStatusBarHidden answers true"))
  }

  /// No row says for certain what a run of that screen contradicts.
  @Test(arguments: ["Clock", "Gallery", "Podcasts", "Reader"])
  func noRowContradictsARun(name: String) throws {
    let folder = try TemporaryFolder()
    let place = try copy(name, to: folder.url)
    let told = try BuiltTool.run(["import", "--json"], in: place)
    var compared = 0
    for row in try records(told.output) where row["kind"] as? String == "screen" {
      let screen = try #require(row["name"] as? String)
      let (hidden, text) = (row["hidden"] as? String, row["text"] as? String)
      let place = [
        "ask", "StatusBar/App.sbar", "--root", screen, "--json", "--on",
        "ios 17, device notch, orientation portrait, appearance light",
      ]
      let run = try BuiltTool.run(place, in: folder.url.appendingPathComponent(name))
      // Only the files that decide something are part of the spec.
      guard run.status == 0 else { continue }
      let looks = try records(run.output).flatMap { $0["rows"] as? [[String: Any]] ?? [] }
        .flatMap { $0["looks"] as? [[String: Any]] ?? [] }
      guard !looks.isEmpty else { continue }
      if hidden == "yes" || hidden == "no" {
        let seen = looks.compactMap { $0["isHidden"] as? Bool }
        #expect(seen.contains(hidden == "yes"), "\(screen)")
        compared += 1
      }
      let colours = ["light": "light", "dark": "dark", "default": "dark"]
      guard let expected = text.flatMap({ colours[$0] }) else { continue }
      let seen = looks.filter { $0["isHidden"] as? Bool == false }.compactMap {
        $0["text"] as? String
      }
      #expect(seen.isEmpty || seen.contains(expected), "\(screen)")
      compared += 1
    }
    #expect(compared > 0)
  }

  private func records(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }
}
