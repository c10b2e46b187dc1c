import Exploring
import Host
import Interpreter
import Language
import StatusBar
import Testing

/// What an audit finds, and how sure it is: small apps, each with one thing wrong or right.
@Suite struct AuditTests {
  @Test(
    arguments: [
      // A key states the text of an app whose controllers decide, and none of them says anything;
      // whether they take that up is disputed (P1).
      Case(
        "app A { ios 17; device notch; plist { UIStatusBarStyle = UIStatusBarStyleLightContent }\n"
          + "UIViewController() }\n",
        ["likely light: launch"]),
      // Most that hide the bar of the launch screen by a key mean that alone.
      Case(
        "app A { ios 17; device notch; plist { UIStatusBarHidden = YES }\nUIViewController() }\n",
        []),
      // Who answers for the text of the bar somewhere knows that a key is for the launch screen.
      Case(
        "app A { ios 17; device notch; plist { UIStatusBarStyle = UIStatusBarStyleLightContent }\n"
          + "UIViewController() }\nclass Film: UIViewController {\n"
          + "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }\n}\n",
        []),
      // What lies over the screen in part answers, and says nothing.
      Case(
        over("overFullScreen", "modalPresentationCapturesStatusBarAppearance = true"),
        ["certain light: launch · tap \"Share\""]),
      // The same in full screen: what asked for light text is not on screen.
      Case(over("fullScreen", ""), []),
      // A window in front.
      Case(toast, ["certain light: launch · tap \"Tell\""]),
      // What is shown in full screen, where it is heard, is also a part of a page, or a popover.
      Case(
        twoWays(part: "addChild(player); view.addSubview(player.view)"),
        ["likely hidden: launch"]),
      Case(
        twoWays(
          part: "player.modalPresentationStyle = .pageSheet; present(player, animated: false)",
          in: "viewDidAppear(_ animated: Bool)"),
        ["likely hidden: launch"]),
      // A finger that gives up a swipe is slower than a turn of the main queue.
      Case(cancelled(late: "DispatchQueue.main.async { stack?.isBare = false }"), []),
      // A gesture and the rows of a table lead on.
      Case(rows, ["certain visible: launch · tap List · tap Photo · back"]),
      // A rule that sources dispute, read the other way.
      Case(
        """
        app A {
            ios 17
            device notch
            Scanner()
        }

        struct Scanner: View {
            var body: some View { Camera().statusBarHidden(true) }
        }

        struct Camera: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Preview { Preview() }
            func updateUIViewController(_ controller: Preview, context: Context) {}
        }

        class Preview: UIViewController {}

        """,
        ["likely hidden: launch, with policy.embeddedControllers asked"]),
      // An answer that an unknown truth decides.
      Case(
        """
        app A {
            ios 17
            device notch
            Reader()
        }

        class Reader: UIViewController {
            let page = Page()
            override var childForStatusBarStyle: UIViewController? { Session.isOn ? page : nil }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        class Page: UIViewController {}

        """,
        ["likely light: launch, with Session.isOn true"]),
      // A phone on its side has no bar: a state that is false at the moment does not ask for one.
      Case(
        """
        app A {
            ios 17
            device notch
            Reader()
        }

        class Reader: UIViewController {
            var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
        }

        """,
        []),
      // What Interface Builder connects, and what a notification would run.
      Case(
        connected("@IBAction func zoom(_ sender: Any)"),
        ["certain hidden: launch · call Player.zoom"]),
      Case(
        connected(
          "override func viewDidLoad() { NotificationCenter.default.addObserver("
            + "self, selector: #selector(zoom), name: .init(\"zoom\"), object: nil) }\n"
            + "    @objc func zoom()"),
        ["likely hidden: launch · call Player.zoom"]),
    ])
  func findings(_ given: Case) throws {
    let audit = try audit(given.app)
    #expect(audit.unconfirmed == 0)
    #expect(audit.findings.map { $0.line } == given.findings)
  }

  /// One line of a launch that is not known leaves the screens, each by itself.
  @Test func launchThatIsNotKnownIsLeftOut() throws {
    let audit = try audit(launching("window?.rootViewController = Router.shared.start()"))
    #expect(audit.unconfirmed == 0)
    #expect(audit.roots == ["Home"])
    #expect(audit.launch?.place != nil)
    #expect(audit.findings.map { $0.line } == ["likely light: launch · tap \"Share\""])
    #expect(audit.findings.first?.root == "Home")
  }

  /// Something unknown that has no part in the bar leaves a finding as it is.
  @Test func whatIsSoInEachWayIsCertain() throws {
    let audit = try audit(
      """
      app A {
          ios 17
          device notch
          Drawer { Main() }
      }

      container Drawer: UIViewController {
          var count = 0
          override func viewDidLoad() {
              super.viewDidLoad()
              if Session.shared.isNew() { count = 1 }
          }
      }

      class Main: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      """)
    #expect(audit.unconfirmed == 0)
    #expect(audit.findings.map { $0.line } == ["certain light: launch"])
  }

  /// A search looks at some of many ways. A scenario that follows none of them decides nothing:
  /// what it says of lines is not where the wish is, and nothing is certain.
  @Test func whatItsScenarioLeavesOpenIsLikelyWhereItIsAsked() throws {
    let children = (1...8).map { "if model.x\($0) { addChild(Other()) }" }
    let app = """
      app A {
          ios 17
          device notch
          UINavigationController { Home() }
      }

      class Base: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      class Other: UIViewController {
      }

      class Home: Base {
          override func viewDidLoad() {
              \(children.joined(separator: "\n        "))
          }
      }

      """
    let found = try audit(app).findings
    let line = app.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("lightContent") }
    #expect(found.count == 1 && found.first?.lead.isCertain == false)
    #expect(found.first?.result.outcome == .undecided)
    let place = try #require(found.first?.place)
    let before = Array(app.utf8).prefix(Int(place.range.start))
    #expect(before.count { $0 == UInt8(ascii: "\n") } == line)
  }

  /// How far a search goes is counted. Only a clock that ends it makes it say that another run may
  /// see more.
  @Test func searchIsBoundedByWhatItDoes() throws {
    let spec = spec(rows)
    let small = try #require(
      DeepStack.run { try? Audit(spec, options: RunOptions(), work: 1) })
    #expect(small.seen.open > 0 && !small.seen.isInterrupted)
    let stopped = try #require(
      DeepStack.run { try? Audit(spec, options: RunOptions(), isOver: { _ in true }) })
    #expect(stopped.seen.open > 0 && stopped.seen.isInterrupted)
    let whole = try #require(DeepStack.run { try? Audit(spec, options: RunOptions()) })
    #expect(whole.seen.open == 0 && !whole.seen.isInterrupted)
    #expect(whole.seen.situations > small.seen.situations)
  }

  @Test func flashIsFound() throws {
    let app = """
      app A {
          ios 17
          device notch
          Home()
      }

      class Home: UIViewController {
          override func viewDidLoad() {
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: "Next", style: .plain, target: self, action: #selector(next))
          }
          @objc func next() {
              let page = Page()
              page.modalPresentationStyle = .fullScreen
              present(page, animated: true)
          }
      }

      class Page: UIViewController {
          var isFull = true
          override var prefersStatusBarHidden: Bool { isFull }
          override func viewDidAppear(_ animated: Bool) {
              isFull = false
              setNeedsStatusBarAppearanceUpdate()
          }
      }

      """
    let found = try audit(app).findings
    #expect(found.map { $0.lead.law } == [.steady])
    #expect(found.first?.lead.isCertain == false)
  }
}

/// An app, and what is found in it, a line each.
struct Case: Sendable, CustomTestStringConvertible {
  var app: String
  var findings: [String]

  init(_ app: String, _ findings: [String]) { (self.app, self.findings) = (app, findings) }

  var testDescription: String { findings.first ?? "nothing" }
}

private func over(_ style: String, _ setting: String) -> String {
  """
  app A {
      ios 17
      device notch
      Home()
  }

  class Home: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Share", style: .plain, target: self, action: #selector(share))
      }
      @objc func share() {
          let sheet = Sheet()
          sheet.modalPresentationStyle = .\(style)
          \(setting.isEmpty ? "" : "sheet." + setting)
          present(sheet, animated: true)
      }
  }

  class Sheet: UIViewController {}

  """
}

private let toast = """
  app A {
      ios 17
      device notch
      Home()
  }

  class Home: UIViewController {
      var toast: UIWindow?
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Tell", style: .plain, target: self, action: #selector(tell))
      }
      @objc func tell() {
          let window = UIWindow(windowScene: view.window!.windowScene!)
          window.windowLevel = .alert
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          toast = window
      }
  }

  """

private let rows = """
  app A {
      ios 17
      device notch
      Stack { List() }
  }

  class Stack: UINavigationController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
      override var childForStatusBarHidden: UIViewController? { nil }
  }

  class List: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(Photo(), animated: true)
      }
  }

  class Photo: UIViewController {
      override func viewDidLoad() {
          view.addGestureRecognizer(
              UITapGestureRecognizer(target: self, action: #selector(toggle)))
      }
      @objc func toggle() {
          (navigationController as? Stack)?.hides.toggle()
          setNeedsStatusBarAppearanceUpdate()
      }
  }

  """

private func connected(_ function: String) -> String {
  """
  app A {
      ios 17
      device notch
      Player()
  }

  class Player: UIViewController {
      \(function) {
          UIApplication.shared.isStatusBarHidden = true
      }
  }

  """
}

/// A player that hides the bar: in full screen with a tap, and at the beginning in another way.
private func twoWays(part: String, in callback: String = "viewDidLoad()") -> String {
  """
  app A {
      ios 17
      device notch
      Home()
  }

  class Home: UIViewController {
      override func \(callback) {
          let player = Player()
          \(part)
          let button = UIButton(type: .system)
          button.setTitle("Full", for: .normal)
          button.addTarget(self, action: #selector(full), for: .touchUpInside)
          view.addSubview(button)
      }
      @objc func full() {
          dismiss(animated: false)
          let player = Player()
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
      }
  }

  class Player: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
  }

  """
}

/// A photo that hides the bar while it is there, and lets go of it late.
private func cancelled(late: String) -> String {
  """
  app A {
      ios 17
      device homeButton
      Stack { List() }
  }

  class Stack: UINavigationController {
      var isBare = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
      override var prefersStatusBarHidden: Bool { isBare }
      override var childForStatusBarHidden: UIViewController? { nil }
  }

  class List: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(Photo(), animated: true)
      }
  }

  class Photo: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          (navigationController as? Stack)?.isBare = true
      }
      override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          let stack = navigationController as? Stack
          \(late)
      }
  }

  """
}

private func spec(_ app: String) -> Spec {
  let root = Source(file: FileID(0), name: "Main.sbar", bytes: Array(app.utf8))
  return loadSpec(root: root) { _, _ in .failed("no such file") }
}

private func audit(_ app: String) throws -> Audit {
  let spec = spec(app)
  return try #require(DeepStack.run { try? Audit(spec, options: RunOptions()) })
}

extension Audit.Finding {
  /// `certain light: launch · tap "Share", with policy.x y`
  fileprivate var line: String {
    let with = supposing.isEmpty ? "" : ", with " + supposing.joined(separator: ", ")
    return (lead.isCertain ? "certain " : "likely ") + lead.expectation + ": "
      + steps.joined(separator: " · ") + with
  }
}

/// An app of Swift whose delegate does something, and a screen with something wrong.
private func launching(_ code: String) -> String {
  """
  import UIKit

  @main
  class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
          \(code)
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
}
