import Testing

/// Objects of classes with a `deinit`: what they do when they go is done at some time.
struct EndingObjectTests {
  /// A screen that asks an object which it makes, and that does something when it goes.
  private func check(_ end: String, _ members: String = "", answer: String) {
    AskedCode(
      """
      class Settings { static let shared = Settings(); var hides = false }
      class Keeper: UIResponder {
          var isBare = false
          var parts: [String] = []
          \(members)
          init(isBare: Bool) { super.init(); start(isBare) }
          func start(_ isBare: Bool) { self.isBare = isBare }
          deinit { \(end) }
      }
      class Page: UIViewController { // \(answer)
          var keeper: Keeper!
          override func viewDidLoad() {
              super.viewDidLoad()
              keeper = Keeper(isBare: false)
              keeper.start(true)
          }
          override var prefersStatusBarHidden: Bool { keeper.isBare || Settings.shared.hides }
      }
      """
    ).check()
  }

  @Test(arguments: [
    ("NotificationCenter.default.removeObserver(self)", ""),
    ("print(\"gone\", parts.count)", ""), ("parts = []; parts.removeAll()", ""),
    ("stop()", "var timer: Timer?; func stop() { timer?.invalidate(); timer = nil }"),
    ("again(3)", "func again(_ n: Int) { if n > 0 { again(n - 1) } }"),
  ])
  func whatEndsQuietlyIsFollowed(end: String, members: String) {
    check(end, members, answer: "hidden")
  }

  @Test(arguments: [
    ("Settings.shared.hides = true", ""),
    ("onEnd()", "var onEnd = { Settings.shared.hides = true }"),
    ("tell()", "func tell() { Settings.shared.hides = true }"),
    ("Settings.shared.turn()", "var parts: [Int] = []"),
    ("NotificationCenter.default.post(name: .gone, object: nil)", ""),
  ])
  func whatReachesFurtherIsUnknown(end: String, members: String) {
    AskedCode(
      """
      extension Notification.Name { static let gone = Notification.Name("gone") }
      class Settings {
          static let shared = Settings()
          var hides = false
          func turn() { hides.toggle() }
      }
      class Keeper: NSObject {
          \(members)
          deinit { \(end) }
      }
      class Page: UIViewController { // unknown
          var keeper: Keeper?
          override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(
                  self, selector: #selector(hide), name: .gone, object: nil)
              keeper = Keeper()
              keeper = nil
          }
          @objc func hide() { Settings.shared.hides = true }
          override var prefersStatusBarHidden: Bool { Settings.shared.hides }
      }
      """
    ).check()
  }

  /// What one class does when it goes is told for each, and of another object it is no own change.
  @Test func eachEndIsLookedAtByItself() {
    AskedCode(
      """
      class Settings { static let shared = Settings(); var hides = false }
      func turn() { Settings.shared.hides = true }
      class First { deinit { turn() } }
      class Second { deinit { turn() } }
      class Third { var hides = false; deinit { Settings.shared.hides = true } }
      class Page: UIViewController { // unknown
          var held: Second?
          override func viewDidLoad() { super.viewDidLoad(); held = Second(); held = nil }
          override var prefersStatusBarHidden: Bool { Settings.shared.hides }
      }
      class Leaf: UIViewController { // unknown
          var held: Third?
          override func viewDidLoad() { super.viewDidLoad(); held = Third(); held = nil }
          override var prefersStatusBarHidden: Bool { Settings.shared.hides }
      }
      """
    ).check()
  }

  /// The protocols behind the class above bring no state, wherever they are declared.
  @Test func protocolsOfOtherModulesBringNoState() {
    AskedCode(
      """
      class Keeper: NSObject, Navigating, Coordinating {
          var isBare = false
          func start() { isBare = true }
      }
      class Page: UIViewController { // hidden
          var keeper: Keeper?
          override func viewDidLoad() {
              super.viewDidLoad()
              keeper = Keeper()
              keeper?.start()
          }
          override var prefersStatusBarHidden: Bool { keeper?.isBare ?? false }
      }
      """
    ).check()
  }
}
