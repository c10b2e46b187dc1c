import Testing

/// Methods of values, and local functions, that do something before they yield a value.
struct ValueYieldTests {
  @Test(arguments: [
    "let page = Page(); _ = page.view; return page",
    "note(1); return Page()",
    "if self == .second { note(2); return Page() }; note(1); return Other()",
    "note(1); guard self == .first else { return Page() }; return Other()",
    "note(1); switch self { case .first: return Other(); case .second: return Page() }",
  ])
  func aMethodYieldsWhatItReturns(body: String) {
    AskedCode(
      """
      class Log { static let shared = Log(); var count = 0 }
      enum Route {
          case first, second
          func make() -> UIViewController { \(body) }
          func note(_ count: Int) { Log.shared.count += count }
      }
      class Page: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      class Other: UIViewController {}
      class Root: UIViewController { // hidden
          let route = Route.second
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let page = route.make()
              page.modalPresentationStyle = .fullScreen
              present(page, animated: false)
          }
      }
      """
    ).check()
  }

  /// What it did before counts, and is done once.
  @Test func whatItDoesIsDoneOnce() {
    AskedCode(
      """
      class Log { static let shared = Log(); var count = 0 }
      enum Route {
          case first
          func number() -> Int { Log.shared.count += 1; return Log.shared.count * 10 }
      }
      class Root: UIViewController { // hidden
          var found = 0
          override func viewDidLoad() {
              super.viewDidLoad()
              found = Route.first.number() + Log.shared.count
          }
          override var prefersStatusBarHidden: Bool { found == 11 && Log.shared.count == 1 }
      }
      """
    ).check()
  }
}
