import Foundation
import Testing

/// Audits of a folder with the sources of an app.
struct FolderAuditTests {
  @Test func folderIsReadAsAnApp() throws {
    let folder = try TemporaryFolder()
    try folder.write("sbar.config")
    try folder.write("Sources/Shelf.swift", AuditTests.leaking)
    try folder.write(
      "project.yml",
      """
      targets:
        Shelf: {type: application, platform: iOS, deploymentTarget: 16.0, sources: [Sources]}

      """
    )
    for operand in [".", "project.yml"] {
      let run = try BuiltTool.run(["audit", operand], in: folder.url)
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.output.hasPrefix("read      1 Swift file\napp       Shelf"), "\(run.output)")
      #expect(run.output.contains("Sources/Shelf.swift:10 [SB5102]\n"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 3)
    let words = ["audit", ".", "--write", "Specs/found.sbar"]
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Specs"), withIntermediateDirectories: true)
    _ = try BuiltTool.run(words, in: folder.url)
    let test = try BuiltTool.run(["test", "Specs/found.sbar"], in: folder.url)
    #expect(test.output.contains("expected visible, but the bar stays hidden"), "\(test)")
    #expect(try BuiltTool.run(["fmt", "--check", "Specs"], in: folder.url).status == 0)
    let other = try BuiltTool.run(["audit", ".", "--target", "Shelv"], in: folder.url)
    #expect(other.status == 64 && other.errors.contains("--target Shelf"))
  }

  /// The file of a delegate is read even where it names no screen.
  @Test(arguments: [
    "window?.rootViewController = makeRoot()",
    "AppCoordinator(window!).start()",
    "let tabs = UITabBarController(); tabs.viewControllers = [makeRoot()]\n"
      + "window?.rootViewController = tabs",
  ])
  func folderBeginsWithItsDelegate(start: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "SceneDelegate.swift",
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let scene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: scene)
              \(start)
              window?.makeKeyAndVisible()
          }
          private func makeRoot() -> UIViewController { Factory.home() }
      }

      """)
    try folder.write(
      "AppCoordinator.swift",
      """
      import UIKit
      final class AppCoordinator {
          private let window: UIWindow
          init(_ window: UIWindow) { self.window = window }
          func start() { window.rootViewController = Factory.home() }
      }
      enum Factory {
          static func home() -> UIViewController {
              UINavigationController(rootViewController: Home())
          }
      }

      """)
    try folder.write(
      "Home.swift",
      """
      import UIKit
      final class Home: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      """)
    let run = try BuiltTool.run(["audit", "."], in: folder.url)
    #expect(run.output.contains("✘ 1  light text is asked for, and the bar has dark text"))
    #expect(run.output.contains("Home.swift:3"))
  }

  /// What a compiler takes is read, however it is laid out.
  @Test(arguments: [
    "var isOn: Bool\n{\n    get\n    {\n        return true\n    }\n}",
    "func warn() { add(Action(title: \"a\", style: 1)\n    {\n        a in print(a)\n    }) }",
    "func count() async -> Int { await links.first(1)\n.flatMap { get($0) }?\n.read() ?? 0 }",
    "let reducer = Scope(state: /State.auth, action: /Action.auth) { Feature() }",
  ])
  func spellingsOfSwiftAreRead(member: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swift",
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let scene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: scene)
          }
          func sceneDidBecomeActive(_ scene: UIScene) {
              window?.rootViewController = UINavigationController(rootViewController: Page())
              window?.makeKeyAndVisible()
          }
      }
      class Page: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          \(member)
      }

      """)
    let run = try BuiltTool.run(["audit", "App.swift"], in: folder.url)
    #expect(run.output.contains("✘ 1  light text is asked for, and the bar has dark text"))
    #expect(run.errors.isEmpty)
  }

  /// An app of SwiftUI's whose scene delegate gives the windows a style once they are active.
  @Test(arguments: [
    "(scene as? UIWindowScene)?.windows.first?.overrideUserInterfaceStyle = .dark",
    "for window in (scene as! UIWindowScene).windows { window.overrideUserInterfaceStyle = .dark }",
    "darken()",
  ])
  func styleThatASceneDelegateGivesLaterLeavesNothingCertain(code: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      @main struct NightApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
          var body: some Scene {
              WindowGroup { ZStack { Color.black.ignoresSafeArea(); Text("a") } }
          }
      }
      class AppDelegate: NSObject, UIApplicationDelegate { }
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
          func sceneDidBecomeActive(_ scene: UIScene) { \(code) }
          func darken() {
              UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = .dark }
          }
      }

      """)
    let run = try BuiltTool.run(["audit", "App.swift"], in: folder.url)
    #expect(!run.output.contains("✘"), "\(run.output)")
  }
}
