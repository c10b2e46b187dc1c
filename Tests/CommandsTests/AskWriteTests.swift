import Foundation
import Testing

/// `sbar ask --write`: the answers as a spec, which passes.
@Suite struct AskWriteTests {
  private static let questions: [[String]] = [
    ["Text(\"a\")"],
    ["NavigationStack { Home().statusBarHidden() }"],
    ["NavigationView { Text(\"a\").statusBar(hidden: true).preferredColorScheme(.dark) }"],
    ["UINavigationController { Feed() }.barStyle(.black)", "--policy", "nestedHiding=innermost"],
    ["state isFull = false\nText(\"a\").statusBarHidden(isFull)", "--then", "set isFull = true"],
    ["Text(\"a\")", "--then", "rotate landscape", "--then", "appearance dark", "--all-steps"],
    ["Text(\"a\")", "--then", "plist { UIStatusBarHidden = YES }", "--then", "begin launch"],
    ["Text(\"a\")", "--quirks", "--no-assumptions"],
    ["App/Reader.swift", "--then", "tap \"Photo\"", "--then", "back"],
    ["App/Reader.swift", "--root", "Photo"],
    ["App/Feed.swift"],
    ["App/Feed.swift", "--root", "Feed"],
    ["App/full.sbar", "--root", "Night"],
    ["App/full.sbar", "--then", "tap \"Hide\""],
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Reader.swift",
      """
      struct Reader: View {
          var body: some View { NavigationStack { NavigationLink("Photo") { Photo() } } }
      }
      struct Photo: View {
          @ObservedObject var session: Session
          var body: some View { Text("a").statusBarHidden(session.isLocked) }
      }
      """)
    try folder.write(
      "App/Feed.swift",
      """
      class Feed: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
              guard let scene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: scene)
              window?.rootViewController = UINavigationController(rootViewController: Feed())
              window?.makeKeyAndVisible()
          }
      }
      """)
    try folder.write(
      "App/full.sbar",
      """
      app Full {
          ios 16
          state isFull = false
          Home()
      }
      screen Home {
          Button("Hide") { isFull = true }
              .statusBarHidden(isFull)
      }
      screen Night { Text("n").preferredColorScheme(.dark) }
      """)
    return folder
  }

  @Test(arguments: questions)
  func theSpecPasses(question: [String]) throws {
    let folder = try folder()
    let asked = try BuiltTool.run(
      ["ask"] + question + ["--write", "Specs.sbar"], in: folder.url)
    #expect(asked.status == 0, "\(asked.output)\(asked.errors)")
    let tested = try BuiltTool.run(["test", "Specs.sbar"], in: folder.url)
    #expect(tested.status == 0, "\(tested.output)\(tested.errors)")
    let laidOut = try BuiltTool.run(["fmt", "--check", "Specs.sbar"], in: folder.url)
    #expect(laidOut.status == 0, "\(laidOut.output)")
  }

  @Test func theSpecSaysWhatWasAsked() throws {
    let folder = try folder()
    _ = try BuiltTool.run(
      ["ask", "App/Reader.swift", "--then", "tap \"Photo\"", "--write", "App/photo.sbar"],
      in: folder.url)
    let file = folder.url.appendingPathComponent("App/photo.sbar")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        // Written by `sbar ask`: each expectation is an answer of that day.
        include "Reader.swift"

        app App {
            Reader()
        }

        scenario "the bar after tap Photo"
            on ios 16...27,
            device [homeButton, notch, dynamicIsland, pad],
            orientation [portrait, landscape],
            appearance [light, dark]
        {
            launch
            tap "Photo"
            expect visible, dark when (orientation == portrait || device == pad) \
        && appearance == light
            expect visible, light when (orientation == portrait || device == pad) \
        && appearance == dark
            expect hidden when orientation == landscape && device != pad
        }

        """)
  }

  @Test func aFileThatIsThereStaysAsItIs() throws {
    let folder = try folder()
    try folder.write("mine.sbar", "// mine\n")
    let result = try BuiltTool.run(["ask", "Text(\"a\")", "--write", "mine.sbar"], in: folder.url)
    #expect(result.status == 74)
    #expect(result.errors == "error: `mine.sbar` is there already, and stays as it is\n")
    let file = folder.url.appendingPathComponent("mine.sbar")
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n")
    let nowhere = try BuiltTool.run(["ask", "Text(\"a\")", "--write", "x/y.sbar"], in: folder.url)
    #expect(nowhere.status == 74)
  }

  @Test func noSpecIsWrittenOfStepsThatCannotBeDone() throws {
    let folder = try folder()
    let result = try BuiltTool.run(
      ["ask", "Text(\"a\")", "--then", "back", "--write", "new.sbar"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.errors == "error: no spec is written: there is no screen to go back to\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path.spelling + "/new.sbar"))
  }
}
