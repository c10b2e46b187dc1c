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

/// What a body does before something is thrown.
struct BegunBodyTests {
  private func app(_ body: String, _ caught: String, _ fact: String) -> String {
    """
    app A {
        ios 17
        device notch
        Root()
    }
    struct Root: View {
        @State private var hides = false
        @State private var isLoaded = false
        var body: some View {
            Text("a").statusBarHidden(hides).task { await load() }
        }
        private func load() async {
            do { \(body) } catch { \(caught) }
        }
    }
    scenario "one" {
        launch
        wait 1 s
        expect \(fact)
    }
    """
  }

  /// What is handed on for later leaves open what it changes, and nothing else.
  @Test(arguments: [
    "let data = try await fetch(); await MainActor.run { isLoaded = true }",
    "isLoaded = try await fetch(); DispatchQueue.main.async { isLoaded = false }",
    "DispatchQueue.main.async { isLoaded = true }; try await fetch()",
  ])
  func whatComesLaterIsItsOwn(body: String) {
    check(app(body, "await MainActor.run { isLoaded = true }", "visible"), "one: passed")
  }

  @Test(arguments: [
    "DispatchQueue.main.async { hides = true }; try await fetch()",
    "try await fetch(); DispatchQueue.main.async { hides = true }",
  ])
  func whatItChangesIsNotKnown(body: String) {
    check(app(body, "isLoaded = true", "unknown"), "one: passed")
  }

  /// What stands behind the last statement that throws has not happened.
  @Test func whatComesAfterHasNotHappened() {
    let text = """
      class Root: UIViewController {
          var (isDone, isHalf) = (false, false)
          override var prefersStatusBarHidden: Bool { isHalf }
          override func viewDidLoad() {
              do { try go(); isDone = true } catch { isHalf = isDone }
          }
      }
      """
    checkRoot("visible", text)
    checkUnknown(["hidden", "visible"], text.replacing("{ isHalf }", with: "{ isDone }"))
    checkUnknown(
      ["hidden", "visible"], text.replacing("isDone = true", with: "isDone = true; try go()"))
  }
}

/// Bodies inside one another, each with something behind the last statement that throws.
struct NestedBodyTests {
  @Test func manyAreReadAtOnce() {
    let inner = (0..<24).reduce("count += 1") { body, _ in
      "do { try go(); \(body); count += 1 } catch { count = 0 }"
    }
    checkUnknown(
      ["hidden", "visible"],
      """
      class Root: UIViewController {
          var count = 0
          override var prefersStatusBarHidden: Bool { count > 0 }
          override func viewDidLoad() { \(inner) }
      }
      """)
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
