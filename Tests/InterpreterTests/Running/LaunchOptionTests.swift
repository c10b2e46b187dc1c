import Testing

/// An app that a person opens is launched with nothing else: no link, no shortcut, no notification.
struct LaunchOptionTests {
  private let pages = """
    class Stall: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    class Other: UIViewController { }
    scenario "opened" {
        launch
        expect hidden
    }

    """

  private func delegate(_ body: String) -> String {
    """
    app Fair {
        ios 16
        device notch
        appearance light
    }
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Stall()
            \(body) { window?.rootViewController = Other() }
            window?.makeKeyAndVisible()
            return true
        }
    }

    """ + pages
  }

  @Test(arguments: [
    "if let url = launchOptions?[.url] as? URL",
    "if launchOptions?[UIApplication.LaunchOptionsKey.remoteNotification] != nil",
    "if let options = launchOptions, options.count > 0", "if launchOptions != nil",
    "if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem, open(item)",
  ])
  func anAppIsGivenNoOptions(condition: String) {
    check(delegate(condition), "opened: passed")
  }

  private func scene(_ body: String) -> String {
    """
    app Fair {
        ios 16
        device notch
        appearance light
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = Stall()
            \(body) { window?.rootViewController = Other() }
            open(connectionOptions)
            window?.makeKeyAndVisible()
        }
        func open(_ options: UIScene.ConnectionOptions) {
            if let url = options.urlContexts.first?.url {
                window?.rootViewController = Other()
            } else if let item = options.shortcutItem {
                window?.rootViewController = Other()
            }
        }
    }

    """ + pages
  }

  @Test(arguments: [
    "if let url = connectionOptions.urlContexts.first?.url",
    "if !connectionOptions.userActivities.isEmpty",
    "if connectionOptions.urlContexts.count > 0",
    "if let response = connectionOptions.notificationResponse",
    "if connectionOptions.shortcutItem != nil", "for context in connectionOptions.urlContexts",
  ])
  func aSceneIsGivenNoOptions(condition: String) {
    check(scene(condition), "opened: passed")
  }

  /// What is asked besides is not known.
  @Test func otherQuestionsAreOpen() {
    check(
      scene("if connectionOptions.isFirst"), "opened: undecided",
      "  SB4101 cannot tell whether the bar is hidden")
  }
}
