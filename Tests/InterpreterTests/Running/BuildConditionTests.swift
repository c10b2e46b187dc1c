import Testing

/// `compilationConditions`: which clauses of `#if` are built.
struct BuildConditionTests {
  private func check(_ fact: String, _ conditions: String, _ members: String) {
    let text = """
      \(members)
      app A {
          ios 18
          device notch
          appearance light
          compilationConditions = \(conditions)
          Root()
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    #expect(outcomes(text) == ["one: passed"], "\(text)")
  }

  /// In a view, a modifier, a getter, a function, and around a member.
  @Test(arguments: [
    """
    struct Root: View {
        var body: some View {
            #if BETA && !DEBUG
            Color.black.statusBarHidden()
            #else
            Color.black
            #endif
        }
    }
    """,
    """
    struct Root: View {
        var body: some View {
            Color.black
            #if BETA
                .statusBarHidden()
            #endif
        }
    }
    """,
    """
    class Root: UIViewController {
        override var prefersStatusBarHidden: Bool {
            #if DEBUG
            return isFull()
            #elseif BETA || STORE
            return true
            #else
            return false
            #endif
        }
    }
    """,
    """
    class Root: UIViewController {
        var hides = false
        override func viewDidLoad() {
            #if DEBUG
            hides = unread()
            #else
            hides = true
            #endif
            #if BETA
            #else
            hides = unread()
            #endif
        }
        override var prefersStatusBarHidden: Bool { hides }
    }
    """,
    """
    class Root: UIViewController {
        #if DEBUG
        override var prefersStatusBarHidden: Bool { false }
        #else
        override var prefersStatusBarHidden: Bool { true }
        #endif
    }
    """,
  ])
  func whatTheBuildDefinesDecides(declarations: String) {
    check("hidden", "[BETA]", declarations)
    check("unknown", "[DEBUG?, BETA?]", declarations)
  }
}
