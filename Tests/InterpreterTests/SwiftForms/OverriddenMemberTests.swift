import Interpreter
import Testing

/// What a class inherits calls what a class below it overrides: callbacks of UIKit's, initializers,
/// answers, actions. The bar is hidden where the override ran.
struct OverriddenMemberTests {
  /// Members of the superclass, each of which calls `hook()` at some time.
  @Test(
    arguments: [
      "override func viewDidLoad() { super.viewDidLoad(); hook() }",
      "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); hook() }",
      "override func viewDidAppear(_ animated: Bool) { helper() }\n func helper() { hook() }",
      "init() { super.init(nibName: nil, bundle: nil); hook() }",
      "convenience init() { self.init(nibName: nil, bundle: nil); hook() }",
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.hook() }
      }
      """,
    ],
    [
      """
      class Home: Base {
          override func hook() { full = true; setNeedsStatusBarAppearanceUpdate() }
      }
      """,
      """
      class Middle: Base { override func hook() { full = false } }
      class Home: Middle {
          override func hook() { super.hook(); full = true; setNeedsStatusBarAppearanceUpdate() }
      }
      """,
      """
      class Other: Base { override func hook() { full = false } }
      class Middle: Base {
          override func hook() { full = true; setNeedsStatusBarAppearanceUpdate() }
      }
      class Home: Middle {}
      """,
    ])
  func isCalledByWhatIsInherited(_ caller: String, _ classes: String) {
    let found = outcomes(
      """
      class Base: UIViewController {
          var full = false
          \(caller)
          func hook() {}
          override var prefersStatusBarHidden: Bool { full }
      }
      \(classes)
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          wait 2 s
          expect hidden
      }
      """)
    #expect(found == ["s: passed"])
  }

  @Test(
    arguments: [
      (
        "func level() -> Int { 1 }\n override var prefersStatusBarHidden: Bool { level() == 2 }",
        "override func level() -> Int { 2 }"
      ),
      (
        "var full = false\n var wants: Bool { false }\n"
          + " override func viewDidLoad() { super.viewDidLoad(); full = wants }\n"
          + " override var prefersStatusBarHidden: Bool { full }",
        "override var wants: Bool { true }"
      ),
      (
        "func wants() -> Bool { false }\n override var prefersStatusBarHidden: Bool {\n"
          + " super.prefersStatusBarHidden || wants() }",
        "override func wants() -> Bool { true }"
      ),
      (
        "var count = 0\n init() { super.init(nibName: nil, bundle: nil); hook() }\n"
          + " func hook() { count += 1 }\n"
          + " override var prefersStatusBarHidden: Bool { count == 11 }",
        "override init() { super.init() }\n override func hook() { super.hook(); count += 10 }"
      ),
      (
        "var full = false\n let mode: Int\n"
          + " init(mode: Int = 3) {\n self.mode = mode\n super.init(nibName: nil, bundle: nil)\n"
          + " hook()\n }\n func hook() {}\n override var prefersStatusBarHidden: Bool { full }",
        "override func hook() { full = mode == 3 }"
      ),
    ])
  func isReadByWhatIsInherited(_ base: String, _ home: String) {
    let found = outcomes(
      """
      class Base: UIViewController {
          \(base)
      }
      class Home: Base {
          \(home)
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect hidden
      }
      """)
    #expect(found == ["s: passed"])
  }

  @Test func anInheritedButtonDoesWhatIsOverridden() {
    let found = outcomes(
      """
      class Base: UIViewController {
          var full = false
          let button = UIButton(type: .system)
          override func viewDidLoad() {
              super.viewDidLoad()
              button.setTitle("Go", for: .normal)
              button.addTarget(self, action: #selector(go), for: .touchUpInside)
              view.addSubview(button)
          }
          @objc func go() { hook() }
          func hook() {}
          override var prefersStatusBarHidden: Bool { full }
      }
      class Home: Base {
          override func hook() { full = true; setNeedsStatusBarAppearanceUpdate() }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect visible
          tap "Go"
          expect hidden
      }
      """)
    #expect(found == ["s: passed"])
  }
}
