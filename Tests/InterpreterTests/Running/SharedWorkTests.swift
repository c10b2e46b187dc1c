import Interpreter
import Testing

/// Objects that real apps share: what they do among themselves leaves the bar alone.
struct SharedWorkTests {
  private static let app = """
    app A {
        ios 17
        device notch
        Home()
    }
    scenario "one" {
        launch
        expect visible
    }
    """

  /// A block that a function of the app runs does what it does, whichever object it is of.
  @Test(arguments: ["synchronized(self) { cached.removeAll() }", "run { cached = [:] }"])
  func aBlockThatIsRunElsewhereStaysInside(_ code: String) {
    let text = """
      func synchronized(_ object: Any, block: () -> Void) {
          objc_sync_enter(object)
          block()
          objc_sync_exit(object)
      }
      class Styles: NSObject {
          var cached: [String: Int] = [:]
          func run(_ block: () -> Void) { block() }
          func add(_ records: [Int]) { \(code) }
      }
      class Collection: NSObject {
          var styles: Styles
          init(dark: Int) {
              styles = Styles()
              super.init()
              styles.add([dark])
          }
      }
      class Theme: NSObject {
          static let shared = Theme()
          var active = [Collection(dark: 3), Collection(dark: Kit.number())]
          func choose() { for one in active where Kit.likes(one) { one.styles.add([1]) } }
          func register(_ client: AnyObject) { if Kit.wants(client) { choose() } }
      }
      class Home: UIViewController {
          override func loadView() { Theme.shared.register(self) }
      }
      \(Self.app)
      """
    #expect(results(text).map { $0.outcome } == [.passed])
  }

  /// A failed assertion is left out of a release build.
  @Test func anAssertionEndsNoApp() {
    let text = """
      class Home: UIViewController {
          var text: String?
          override func viewDidLoad() {
              super.viewDidLoad()
              guard let text else { assertionFailure(); return }
              title = text
          }
      }
      \(Self.app)
      """
    #expect(results(text).map { $0.outcome } == [.passed])
  }
}
