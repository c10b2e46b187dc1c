import Testing

/// `catch` with patterns: one of the clauses runs, and which is not known.
struct CaughtErrorTests {
  private func code(_ clauses: String) -> String {
    """
    enum Slip: Error { case a, b, c }
    class Root: UIViewController {
        var count = 0
        override var prefersStatusBarHidden: Bool { count == 2 }
        override func viewDidLoad() {
            super.viewDidLoad()
            do { try go() } \(clauses)
        }
        func go() throws { throw Slip.b }
    }
    """
  }

  @Test(arguments: [
    "catch Slip.a { count = 1 } catch Slip.b { count = 2 } catch { count = 3 }",
    "catch Slip.b { count = 2 } catch { count = 0 }",
    "catch Slip.a { count = 1 } catch { count = 2 }",
  ])
  func oneOfTheClausesRuns(clauses: String) {
    checkUnknown(["hidden", "visible"], code(clauses))
  }
}

/// Members of structs that properties with a setter yield.
struct PartOfComputedTests {
  @Test func theSetterIsGivenAChangedCopy() {
    checkUnknown(
      ["hidden", "visible"],
      """
      struct Look { var isBare = false }
      class Root: UIViewController {
          var kept = Look()
          var look: Look { get { kept } set { kept = newValue } }
          override var prefersStatusBarHidden: Bool { kept.isBare }
          override func viewDidLoad() {
              super.viewDidLoad()
              look.isBare = true
          }
      }
      """)
  }

  @Test func aListIsGivenBackToo() {
    checkUnknown(
      ["hidden", "visible"],
      """
      class Root: UIViewController {
          var kept = [false]
          var all: [Bool] { get { kept } set { kept = newValue } }
          override var prefersStatusBarHidden: Bool { kept.contains(true) }
          override func viewDidLoad() {
              super.viewDidLoad()
              all.append(true)
          }
      }
      """)
  }

  @Test func anObjectIsNotGivenBack() {
    checkRoot(
      "visible",
      """
      class Look { var isBare = false }
      class Root: UIViewController {
          var kept = Look()
          var isSet = false
          var look: Look { get { kept } set { isSet = true } }
          override var prefersStatusBarHidden: Bool { isSet }
          override func viewDidLoad() {
              super.viewDidLoad()
              look.isBare = true
          }
      }
      """)
  }
}

/// `instantiateViewController(identifier:)` with a closure that makes the screen.
struct StoryboardClosureTests {
  @Test(arguments: [
    "board.instantiateViewController(identifier: id) { coder in Page(coder: coder, isBare: b) }",
    "board.instantiateInitialViewController { coder in return Page(coder: coder, isBare: b) }",
    "board.instantiateViewController(identifier: id, creator: { Page(coder: $0, isBare: b) })",
  ])
  func theClosureSaysWhichScreen(making: String) {
    checkRoot(
      "hidden",
      """
      class Page: UIViewController {
          let isBare: Bool
          init?(coder: NSCoder, isBare: Bool) {
              self.isBare = isBare
              super.init(coder: coder)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { isBare }
      }
      class Root: UIViewController {
          let b = true
          let id = "Page"
          var page: UIViewController?
          override var childForStatusBarHidden: UIViewController? { page }
          override func viewDidLoad() {
              super.viewDidLoad()
              let board = UIStoryboard(name: "Main", bundle: nil)
              let page = \(making)
              self.page = page
              addChild(page)
          }
      }
      """)
  }
}
