import Testing

/// Screens of an app that are asked for by themselves.
///
/// What each shows is what Swift makes of its code, and UIKit of the screen.
struct AskedScreenTests {
  @Test(arguments: [
    AskedCode(
      """
      // Extensions of Apple's values
      import UIKit
      extension UIStatusBarStyle {
        init(bar: UIBarStyle?) {
          switch bar ?? .black {
          case .default: self = .default
          default: self = .lightContent
          }
        }
        init(isDark: Bool) { self = isDark ? .darkContent : .lightContent }
        var other: UIStatusBarStyle { self == .lightContent ? .darkContent : .lightContent }
        func other(if isWanted: Bool) -> UIStatusBarStyle { isWanted ? other : self }
      }
      class Named: UIViewController { // light
        override var preferredStatusBarStyle: UIStatusBarStyle { UIStatusBarStyle(bar: .black) }
      }
      class Plain: UIViewController { // dark
        override var preferredStatusBarStyle: UIStatusBarStyle { UIStatusBarStyle(bar: .default) }
      }
      class Implicit: UIViewController { // light
        override var preferredStatusBarStyle: UIStatusBarStyle { .init(isDark: false) }
      }
      class Computed: UIViewController { // light
        let style = UIStatusBarStyle.darkContent
        override var preferredStatusBarStyle: UIStatusBarStyle { style.other }
      }
      class Called: UIViewController { // light
        let style = UIStatusBarStyle.lightContent
        override var preferredStatusBarStyle: UIStatusBarStyle { style.other(if: false) }
      }
      """),
    AskedCode(
      """
      // Casts to protocols
      import UIKit
      protocol Light {}
      class Day: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class Lamp: Day, Light {}
      class One: UINavigationController { // dark
        init() { super.init(rootViewController: Day()) }
        override var childForStatusBarStyle: UIViewController? {
          topViewController as? UIViewController & Light
        }
      }
      class Two: UINavigationController { // light
        init() { super.init(rootViewController: Lamp()) }
        override var childForStatusBarStyle: UIViewController? {
          viewControllers.last as? Light as? UIViewController
        }
      }
      class Three: UINavigationController { // light
        init() { super.init(rootViewController: Day()) }
        override var preferredStatusBarStyle: UIStatusBarStyle {
          topViewController is Light ? .darkContent : .lightContent
        }
        override var childForStatusBarStyle: UIViewController? { nil }
      }
      """),
    AskedCode(
      """
      // Defaults for some of those that adopt a protocol
      import UIKit
      protocol Styled { var style: UIStatusBarStyle { get } }
      extension Styled { var style: UIStatusBarStyle { .lightContent } }
      class Special: UIViewController {}
      extension Styled where Self: Special { var style: UIStatusBarStyle { .darkContent } }
      class Usual: UIViewController, Styled { // light
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
      }
      class Other: Special, Styled { // dark
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
      }
      """),
    AskedCode(
      """
      // Setters in place of UIKit's properties
      import UIKit
      class Bare: UIViewController { // hidden
        private var hides = false
        override var prefersStatusBarHidden: Bool { get { hides } set { hides = newValue } }
        override func viewDidLoad() { super.viewDidLoad(); prefersStatusBarHidden = true }
      }
      class Titled: UIViewController { // hidden
        private var isNamed = false
        override var title: String? { get { nil } set { isNamed = true } }
        override var prefersStatusBarHidden: Bool { isNamed }
        override func viewDidLoad() { super.viewDidLoad(); self.title = "a" }
      }
      class Night: UIViewController { // light
        override func viewDidLoad() {
          super.viewDidLoad()
          traitOverrides.userInterfaceStyle = .dark
        }
      }
      """),
    AskedCode(
      """
      // What an initializer asks for is assumed to be new, and unknown in turn
      import UIKit
      final class Session {
        var isFull = false
        let isOwn: Bool
        init(user: String?, isOwn: Bool) { self.isOwn = isOwn }
        func open() { isFull = true }
      }
      class Door: UIViewController { // hidden
        let session: Session
        init(session: Session) {
          self.session = session
          super.init(nibName: nil, bundle: nil)
          session.open()
        }
        override var prefersStatusBarHidden: Bool { session.isFull }
      }
      class Window: UIViewController { // unknown
        let session: Session
        init(session: Session) {
          self.session = session
          super.init(nibName: nil, bundle: nil)
        }
        override var prefersStatusBarHidden: Bool { session.isOwn }
      }
      """),
    AskedCode(
      """
      // A library's class of which others are controllers
      import UIKit
      import Kit
      class Card: LibraryPage<UIView> { override func viewDidLoad() { super.viewDidLoad() } }
      class Sheet: LibraryPage<UIView> { let number = 1 }
      class Deck: UINavigationController { // light
        init() { super.init(rootViewController: Sheet(number: 2)) }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """),
  ])
  func answersOfControllers(code: AskedCode) { code.check() }

  @Test(arguments: [
    AskedCode(
      """
      // Stacks whose lists are changed
      import UIKit
      class Bare: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Day: UIViewController {}
      class Added: UINavigationController { // hidden
        override func viewDidLoad() {
          super.viewDidLoad()
          isNavigationBarHidden = true
          viewControllers = [Day()]
          viewControllers.append(Bare())
        }
      }
      class Taken: UINavigationController { // hidden
        override func viewDidLoad() {
          super.viewDidLoad()
          isNavigationBarHidden = true
          viewControllers = [Bare(), Day()]
          viewControllers.removeLast()
        }
      }
      class Tabs: UITabBarController { // unknown
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [Day(), Bare()]
          viewControllers?.removeFirst()
        }
      }
      """),
    AskedCode(
      """
      // Screens that are loaded, and shown outside of a stack
      import UIKit
      class Kid: UIViewController {
        var loaded: (() -> Void)?
        override var prefersStatusBarHidden: Bool { true }
        override func viewDidLoad() { super.viewDidLoad(); loaded?() }
      }
      class Home: UIViewController {
        var hides = false
        let kid = Kid()
        override var prefersStatusBarHidden: Bool { hides }
        override func viewDidLoad() {
          super.viewDidLoad()
          kid.loaded = { self.hides = true }
        }
      }
      class Asked: Home { // hidden
        override func viewDidLoad() { super.viewDidLoad(); _ = kid.view }
      }
      class Framed: Home { // hidden
        override func viewDidLoad() { super.viewDidLoad(); kid.view.frame = view.bounds }
      }
      class Kept: Home { // hidden
        override func viewDidLoad() { super.viewDidLoad(); let v = kid.view!; v.tag = 1 }
      }
      class Left: Home { // dark
        override func viewDidLoad() { super.viewDidLoad(); view.tag = 1 }
      }
      class Shown: UIViewController { // hidden
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let kid = Kid()
          kid.modalPresentationStyle = .fullScreen
          show(kid, sender: self)
        }
      }
      """),
    AskedCode(
      """
      // Children of a coordinator's own, and closures of objects that are in lists
      import UIKit
      protocol Flow: AnyObject {}
      class Login: Flow { var done: (() -> Void)?; var tells: (() -> Void)? }
      class Main {
        var children: [Flow] = []
        var flows: [Login] = []
        func start() { children.append(Login()) }
      }
      class Counted: UIViewController { // unknown
        let main = Main()
        override func viewDidLoad() { super.viewDidLoad(); main.start() }
        override var prefersStatusBarHidden: Bool { !main.children.isEmpty }
      }
      class Called: UIViewController { // unknown
        let main = Main()
        var hides = false
        override func viewDidLoad() {
          super.viewDidLoad()
          let login = Login()
          login.done = { self.hides = true }
          main.flows.append(login)
          main.flows.first?.done?()
        }
        override var prefersStatusBarHidden: Bool { hides }
      }
      class Told: UIViewController { // dark
        let main = Main()
        override func viewDidLoad() {
          super.viewDidLoad()
          let login = Login()
          login.tells = { print("done") }
          main.flows.append(login)
          main.flows.first?.tells?()
        }
      }
      """),
    AskedCode(
      """
      // Code that runs after the value is there, and functions of a getter's own
      import UIKit
      class Kid: UIViewController {
        var hides = false
        override var prefersStatusBarHidden: Bool { hides }
      }
      func with<T>(_ made: T, _ change: (T) -> Void) -> T { change(made); return made }
      class Given: UIViewController { // unknown
        lazy var kid = with(Kid()) { $0.hides = true }
        override var childForStatusBarHidden: UIViewController? { kid }
      }
      class Deferred: UIViewController { // unknown
        let kid: Kid = { let kid = Kid(); defer { kid.hides = true }; return kid }()
        override var childForStatusBarHidden: UIViewController? { kid }
      }
      class Plain: UIViewController { // hidden
        let kid: Kid = { let kid = Kid(); kid.hides = true; return kid }()
        override var childForStatusBarHidden: UIViewController? { kid }
      }
      class Inner: UIViewController { // hidden
        func hides() -> Bool { false }
        override var prefersStatusBarHidden: Bool {
          func hides() -> Bool { true }
          return hides()
        }
      }
      """),
    AskedCode(
      """
      // Functions of one name that take other closures
      import UIKit
      func call<C: AnyObject>(_ it: C, _ body: (C) -> Void) { body(it) }
      func call<C: AnyObject>(_ it: C, _ body: (C, Int) -> Void) { body(it, 1) }
      class Page: UIViewController { // hidden
        let button = UIButton()
        override var prefersStatusBarHidden: Bool { true }
        override func viewDidLoad() {
          super.viewDidLoad()
          call(self) { me in me.mark() }
        }
        func mark() { button.tag = 1 }
      }
      """),
  ])
  func answersOfContainers(code: AskedCode) { code.check() }
}
