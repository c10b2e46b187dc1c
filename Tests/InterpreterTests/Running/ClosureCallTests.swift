import Interpreter
import Testing

/// Calls that run their closure at once, where they stand.
struct ClosureCallTests {
  private static let then = """
    protocol Then {}
    extension Then where Self: AnyObject {
        func then(_ block: (Self) throws -> Void) rethrows -> Self {
            try block(self)
            return self
        }
    }
    extension NSObject: Then {}
    """

  private func outcome(launching code: String, beside declarations: String) -> Outcome? {
    results(
      """
      app A {
          ios 17
          device notch
      }
      \(declarations)
      func photo() -> UIViewController { return Photo().then { $0.isBare = true } }
      class Photo: UIViewController {
          var isBare = false
          override var prefersStatusBarHidden: Bool { isBare }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              \(code)
              return true
          }
      }
      scenario "A" {
          launch
          expect hidden
      }
      """
    ).first?.outcome
  }

  private static let show =
    "\nwindow = UIWindow()\nwindow?.rootViewController = root\nwindow?.makeKeyAndVisible()"

  @Test(arguments: [
    "let root = Photo().then { $0.isBare = true }\(show)",
    "let root = Photo().then { photo in photo.isBare = true }\(show)",
    "let root = Photo().then({ $0.isBare = true })\(show)",
    "let root = Photo().then { $0.title = \"A\" }.then { $0.isBare = true }\(show)",
    """
    let root = UINavigationController(rootViewController: Photo().then { $0.isBare = true })
      .then { $0.isNavigationBarHidden = true }\(show)
    """,
    "window = UIWindow().then { $0.rootViewController = Photo().then { it in it.isBare = true } }",
    """
    window = UIWindow()
    window?.rootViewController = Photo().then { $0.isBare = true }
    """,
    "let root = photo()\(show)",
    """
    let window = UIWindow().then { window in
        let names = ["A"].map { $0 + "b" }
        window.rootViewController = Photo().then { $0.isBare = names.count == 1 }
    }
    self.window = window
    """,
  ])
  func whatSetsUpANewObjectRunsWhereItIsMade(code: String) {
    #expect(outcome(launching: code, beside: Self.then) == .passed)
    // Of a package it is known by the import.
    #expect(outcome(launching: code, beside: "import Then") == .passed)
    // Another function of that name may do anything.
    #expect(outcome(launching: code, beside: "") != .passed)
  }

  /// A module of the app may hand the package on: no class of UIKit's has another `then`.
  @Test func whatSetsUpAnObjectOfUIKitsNeedsNoImport() {
    let code = "window = UIWindow().then { $0.rootViewController = Photo(); $0.tag = 1 }"
    let hiding = "extension Photo { func hide() { isBare = true } }"
    #expect(
      outcome(
        launching: "let photo = Photo(); photo.hide(); "
          + code.replacing("Photo()", with: "photo"), beside: hiding) == .passed)
  }

  @Test func aPropertyThatIsSetUpHasTheTypeOfItsObject() {
    let box = """
      class Box: UIViewController {
          let label = UILabel().then { $0.text = "A" }
          private lazy var photo = Photo().then { $0.isBare = true }
          override var childForStatusBarHidden: UIViewController? { photo }
          override func viewDidLoad() {
              super.viewDidLoad()
              addChild(photo)
              view.addSubview(photo.view)
              photo.didMove(toParent: self)
          }
      }
      """
    let code = "let root = Box()" + Self.show
    #expect(outcome(launching: code, beside: Self.then + "\n" + box) == .passed)
  }

  @Test func aFunctionThatMayDoMoreIsNoSetUp() {
    let kept = """
      var codes: [() -> Void] = []
      extension NSObject {
          func then(_ block: @escaping (NSObject) -> Void) -> NSObject {
              codes.append { block(self) }
              return self
          }
      }
      """
    let code = "let root = Photo()\n_ = root.then { _ in root.isBare = true }" + Self.show
    #expect(outcome(launching: code, beside: kept) != .passed)
  }

  @Test(arguments: [
    "queue.sync { count += 1 }", "_ = queue.sync(flags: .barrier) { count += 1 }",
    "Store.queue.sync { count += 1 }", "DispatchQueue.global(qos: .utility).sync { count += 1 }",
    "lock.withLock { count += 1 }", "autoreleasepool { count += 1 }",
  ])
  func whatRunsOnAQueueOrUnderALockRunsAtOnce(code: String) {
    let store = """
      final class Store {
          static let shared = Store()
          private static let queue = DispatchQueue(label: "A")
          private let queue = DispatchQueue(label: "B")
          private let lock: NSLock = .init()
          private var count = 0
          func add() { \(code) }
          var isFull: Bool { queue.sync { return count == 1 } }
      }
      """
    let code = "Store.shared.add()\nlet root = Photo()\nroot.isBare = Store.shared.isFull"
    #expect(outcome(launching: code + Self.show, beside: store) == .passed)
  }

  /// The `$0` of such a closure is what the lock guards, and not that of the code around it.
  @Test func aLockMayGiveItsStateToTheClosure() {
    let store = """
      final class Store {
          static let shared = Store()
          private let state = Mutex(0)
          func add(_ numbers: [Int]) -> Int { numbers.map { state.withLock { $0 } + $0 * 0 }[0] }
      }
      """
    let code = "let root = Photo()\nroot.isBare = Store.shared.add([1]) == 1"
    #expect(outcome(launching: code + Self.show, beside: store) == .undecided)
  }
}
