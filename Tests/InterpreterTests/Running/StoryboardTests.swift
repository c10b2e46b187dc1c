import Testing

/// `storyboards`: the screens that code takes out of them.
struct StoryboardTests {
  private static let screens = """
    class Home: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    class Bars: UINavigationController {
        override var childForStatusBarStyle: UIViewController? { topViewController }
    }
    class About: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }
    """

  /// What a scenario comes to where a delegate gives its window what an expression makes.
  private func outcome(
    _ root: String, _ helpers: String = "", expecting fact: String
  ) -> String? {
    outcomes(
      """
      \(StoryboardTests.screens)
      \(helpers)
      class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              let window = UIWindow(frame: UIScreen.main.bounds)
              \(root)
              window.makeKeyAndVisible()
              self.window = window
              return true
          }
      }
      app A {
          ios 18
          device notch
          storyboards = [
              "Main": Bars { Home() },
              "Main/about us": About(),
              "Side": UINavigationController { Home() }.isNavigationBarHidden(true),
              "Side/about": Home(),
          ]
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    ).first
  }

  @Test(arguments: [
    "window.rootViewController = UIStoryboard(name: \"Main\", bundle: nil)"
      + ".instantiateInitialViewController()",
    """
    let board = UIStoryboard(name: "Main", bundle: .main)
    let first = board.instantiateInitialViewController() as! UINavigationController
    window.rootViewController = first
    """,
    "window.rootViewController = StoryboardScene.Main.initialScene.instantiate()",
  ])
  func theFirstScreenOfOneIsMade(root: String) {
    #expect(outcome(root, expecting: "visible, light") == "one: passed", "\(root)")
  }

  @Test(arguments: [
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: \"about us\")",
    "StoryboardScene.Main.aboutUs.instantiate()",
    "UIStoryboard.main.instantiateViewController(withIdentifier: \"about us\")",
    "UIStoryboard.board(.main).instantiateViewController(withIdentifier: \"about us\")",
    "UIStoryboard.main.page(.aboutUs)", "Board.main.page(\"about us\")",
    "Board(rawValue: \"Main\")!.page(\"about us\")",
  ])
  func oneIsFoundByItsIdentifier(value: String) {
    let helpers = """
      enum Board: String {
          case main = "Main", side = "Side"
          func made() -> UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
          func page(_ identifier: String) -> UIViewController {
              let board = made()
              let page = board.instantiateViewController(withIdentifier: identifier)
              _ = page.view
              return page
          }
      }
      enum Page: String { case aboutUs = "about us" }
      extension UIStoryboard {
          static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
          class func board(_ board: Board) -> UIStoryboard { return board.made() }
          func page(_ page: Page) -> UIViewController {
              instantiateViewController(withIdentifier: page.rawValue)
          }
      }
      """
    let root = "window.rootViewController = \(value)"
    #expect(outcome(root, helpers, expecting: "hidden") == "one: passed", "\(value)")
    #expect(outcome(root, helpers, expecting: "visible") == "one: failed", "\(value)")
  }

  /// Functions of the app's own that have these names do what their text says.
  @Test func functionsOfOneNameAreTheirOwn() {
    let helpers = """
      enum Board {
          case main
          func instantiateViewController(withIdentifier name: String) -> UIViewController { Home() }
          func instantiateInitialViewController() -> UIViewController { About() }
      }
      """
    let root = "window.rootViewController = Board.main."
    let named = root + "instantiateViewController(withIdentifier: \"about us\")"
    #expect(outcome(named, helpers, expecting: "visible, light") == "one: passed")
    let first = root + "instantiateInitialViewController()"
    #expect(outcome(first, helpers, expecting: "hidden") == "one: passed")
  }

  /// What is in a screen, and what is said of it, counts.
  @Test func aScreenIsAsItsStoryboardHasIt() {
    let root = """
      window.rootViewController = UIStoryboard(name: "Side", bundle: nil)
          .instantiateInitialViewController()
      """
    #expect(outcome(root, expecting: "visible, light, top Home") == "one: passed")
  }

  @Test(arguments: [
    "UIStoryboard(name: \"Other\", bundle: nil).instantiateInitialViewController()",
    "UIStoryboard(name: name(), bundle: nil).instantiateInitialViewController()",
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"a\")",
    "StoryboardScene.Main.other.instantiate()",
  ])
  func anotherIsUnknown(value: String) {
    let root = "window.rootViewController = \(value)"
    #expect(outcome(root, expecting: "visible") == "one: undecided", "\(value)")
  }

  /// A controller's own storyboard is one that has the identifier.
  @Test func aScreenTakesAnotherOfItsStoryboard() {
    let found = outcomes(
      """
      class Home: UIViewController {
          func more() {
              let page = storyboard!.instantiateViewController(withIdentifier: "about")
              page.modalPresentationStyle = .fullScreen
              present(page, animated: true)
          }
      }
      class About: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      app A {
          ios 18
          device notch
          storyboards = ["Main/about": About()]
          Home()
      }
      scenario "one" {
          launch
          call Home.more
          expect hidden
      }
      """)
    #expect(found == ["one: passed"])
  }

  /// What a controller does as it wakes up counts before anything asks it.
  @Test func aControllerOfAStoryboardWakesUp() {
    let outcome = outcomes(
      """
      class Root: UIViewController {
          var isBare = false
          override func awakeFromNib() {
              super.awakeFromNib()
              isBare = true
          }
          override var prefersStatusBarHidden: Bool { isBare }
      }
      class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let board = UIStoryboard(name: "Main", bundle: nil)
              let root = board.instantiateInitialViewController()!
              root.modalPresentationStyle = .fullScreen
              present(root, animated: false)
          }
      }
      app A {
          ios 18
          device notch
          storyboards = ["Main": Root()]
          Home()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    ).first
    #expect(outcome == "one: passed")
  }
}
