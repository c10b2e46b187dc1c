import Testing

/// Which initializer a call means, and what it makes of what it is given: of controllers and views,
/// made as a root, from code, as a class below.
struct InitializerChoiceTests {
  /// A class by its initializers, with calls and whether what they make is light.
  struct Form: CustomTestStringConvertible, Sendable {
    var name: String
    var members: String
    var calls: [(String, Bool)]
    var testDescription: String { name }
  }

  private static let up = "super.init(nibName: nil, bundle: nil)"

  static let controllers = [
    Form(
      name: "two of the class",
      members: """
        init(light: Bool) { \(up); isLight = light }
        init(name: String) { \(up); isLight = true }
        """,
      calls: [
        ("Home(light: false)", false),
        ("Home(light: true)", true),
        (#"Home(name: "x")"#, true),
      ]),
    Form(
      name: "convenience initializers",
      members: """
        init(light: Bool) { \(up); isLight = light }
        convenience init(n: Int = 1) { self.init(light: n == 1) }
        convenience init(s: String) { self.init(n: 2); isLight = true }
        """,
      calls: [
        ("Home(light: false)", false),
        ("Home(n: 1)", true),
        ("Home(n: 2)", false),
        ("Home()", true),
        (#"Home(s: "x")"#, true),
      ]),
    Form(
      name: "one with the name of a file",
      members: """
        override init(nibName name: String?, bundle: Bundle?) {
            super.init(nibName: name, bundle: bundle)
            isLight = true
        }
        convenience init(x: Int) { self.init(nibName: nil, bundle: nil); isLight = x > 3 }
        """,
      calls: [
        ("Home()", true),
        ("Home(nibName: nil, bundle: nil)", true),
        ("Home(x: 4)", true),
        ("Home(x: 2)", false),
      ]),
    Form(
      name: "those of an extension",
      members: """
        }
        extension Home { convenience init(light: Bool) { self.init(); isLight = light }
        convenience init(dark: Bool) { self.init(light: !dark) }
        """,
      calls: [
        ("Home()", false),
        ("Home(light: true)", true),
        ("Home(dark: true)", false),
        ("Home(dark: false)", true),
      ]),
    Form(
      name: "told apart by types",
      members: """
        init(_ a: Int) { \(up); isLight = false }
        init(_ a: String) { \(up); isLight = true }
        init(_ a: Bool) { \(up); isLight = a }
        """,
      calls: [
        ("Home(1)", false),
        (#"Home("x")"#, true),
        ("Home(true)", true),
        ("Home(false)", false),
      ]),
    Form(
      name: "one without parameters",
      members: """
        init(a: Int = 1) { \(up); isLight = false }
        init() { \(up); isLight = true }
        """,
      calls: [
        ("Home()", true),
        ("Home(a: 3)", false),
      ]),
    Form(
      name: "one for storyboards",
      members: """
        init() { \(up); isLight = true }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        convenience init(k: Bool) { self.init(); if k { isLight = false } }
        """,
      calls: [
        ("Home()", true),
        ("Home(k: true)", false),
        ("Home(k: false)", true),
      ]),
    Form(
      name: "values worked out",
      members: """
        init(x: Int, style: UIStatusBarStyle = .default) {
            \(up)
            isLight = x > 3 || style == .lightContent
        }
        """,
      calls: [
        ("Home(x: 4)", true),
        ("Home(x: 1)", false),
        ("Home(x: 1, style: .lightContent)", true),
      ]),
    Form(
      name: "an enumeration",
      members: """
        enum K { case a, b }
        init(_ k: K) { \(up); switch k { case .a: isLight = true
        case .b: isLight = false } }
        """,
      calls: [
        ("Home(.a)", true),
        ("Home(.b)", false),
        ("Home(Home.K.a)", true),
      ]),
    Form(
      name: "an optional",
      members: """
        init(s: String?) { \(up); isLight = s != nil }
        """,
      calls: [
        ("Home(s: nil)", false),
        (#"Home(s: "a")"#, true),
      ]),
    Form(
      name: "a default by a name",
      members: """
        init(light: Bool = isUsual) { \(up); isLight = light }
        """,
      calls: [
        ("Home()", true),
        ("Home(light: false)", false),
      ]),
    Form(
      name: "a default by a member",
      members: """
        static let d = true
        init(light: Bool = Home.d) { \(up); isLight = light }
        """,
      calls: [
        ("Home()", true),
        ("Home(light: false)", false),
      ]),
  ]

  static let views = [
    Form(
      name: "those of an extension",
      members: """
        var h = false
        var t: String
        var body: some View { Text(t).statusBarHidden(h) } }
        extension V { init() { self.init(h: true, t: "") }
        init(n: Int) { self.init(h: n > 2, t: "") }
        init(m: Int) { self.init(n: m + 1) }
        """,
      calls: [
        ("V()", true),
        (#"V(h: false, t: "a")"#, false),
        (#"V(t: "a")"#, false),
        ("V(n: 3)", true),
        ("V(n: 1)", false),
        ("V(m: 2)", true),
        ("V(m: 1)", false),
      ]),
    Form(
      name: "told apart by types",
      members: """
        let h: Bool
        init(_ t: String, _ n: Int) { h = true }
        init(_ t: String, _ b: Bool) { h = b }
        var body: some View { Text("a").statusBarHidden(h) }
        """,
      calls: [
        (#"V("a", false)"#, false),
        (#"V("a", true)"#, true),
        (#"V("a", 1)"#, true),
      ]),
    Form(
      name: "two of the class",
      members: """
        let h: Bool
        init(_ a: Bool, _ b: Bool) { h = b }
        var body: some View { Text("a").statusBarHidden(h) }
        """,
      calls: [
        ("V(false, true)", true),
        ("V(true, false)", false),
      ]),
    Form(
      name: "of a generic view",
      members: """
        let c: C
        let h: Bool
        init(_ t: String, _ n: Int) where C == Text { c = Text(t); h = true }
        init(_ t: String, _ b: Bool) where C == Text { c = Text(t); h = b }
        var body: some View { c.statusBarHidden(h) }
        """,
      calls: [
        (#"V("a", false)"#, false),
        (#"V("a", true)"#, true),
        (#"V("a", 1)"#, true),
      ]),
    Form(
      name: "one without parameters",
      members: """
        let h: Bool
        init(a: Int = 1) { h = false }
        init() { h = true }
        var body: some View { Text("a").statusBarHidden(h) }
        """,
      calls: [
        ("V()", true),
        ("V(a: 2)", false),
      ]),
    Form(
      name: "convenience initializers",
      members: """
        let h: Bool
        init(h: Bool) { self.h = h }
        init(n: Int = 1) { self.init(h: n == 1) }
        var body: some View { Text("a").statusBarHidden(h) }
        """,
      calls: [
        ("V()", true),
        ("V(n: 2)", false),
        ("V(h: true)", true),
      ]),
    Form(
      name: "the start of a state",
      members: """
        @State var h: Bool
        init(h: Bool) { _h = State(initialValue: h) }
        init(n: Int) { _h = State(initialValue: n > 1) }
        var body: some View { Text("a").statusBarHidden(h) }
        """,
      calls: [
        ("V(h: true)", true),
        ("V(h: false)", false),
        ("V(n: 2)", true),
        ("V(n: 1)", false),
      ]),
  ]

  @Test(arguments: controllers)
  func aControllerIsMadeAsItsCallSays(_ form: Form) {
    for (call, isLight) in form.calls {
      let given = call.dropFirst(4)
      let page = "let page = \(call); page.modalPresentationStyle = .fullScreen"
      let places = [
        ("", call), ("class Sub: Home {}", "Sub" + given),
        (
          "class Front: UIViewController { override func viewDidAppear(_ animated: Bool) { "
            + page + "; present(page, animated: true) } }", "Front()"
        ),
      ]
      for (more, root) in places {
        let text = """
          let isUsual = true
          class Home: UIViewController {
              var isLight = false
              \(form.members)
              override var preferredStatusBarStyle: UIStatusBarStyle {
                  isLight ? .lightContent : .darkContent
              }
          }
          \(more)
          app A {
              ios 17
              device notch
              \(root)
          }
          scenario "one" {
              launch
              expect \(isLight ? "light" : "dark")
          }
          """
        #expect(results(text).map { $0.outcome } == [.passed], "\(call) in \(root)")
      }
    }
  }

  @Test(arguments: views)
  func aViewIsMadeAsItsCallSays(_ form: Form) {
    let generic = form.members.contains("C") ? "<C: View>" : ""
    for (call, isHidden) in form.calls {
      for body in [call, "VStack { Text(\"x\"); \(call) }"] {
        let text = """
          struct V\(generic): View {
              \(form.members)
          }
          struct Front: View { var body: some View { \(body) } }
          app A {
              ios 17
              device notch
              Front()
          }
          scenario "one" {
              launch
              expect \(isHidden ? "hidden" : "visible")
          }
          """
        #expect(results(text).map { $0.outcome } == [.passed], "\(body)")
      }
    }
  }

  private static let own = "init(light: Bool) { \(up); isLight = light }"

  /// Names in an initializer are not those of the code that calls it.
  @Test(arguments: [
    ("init(light: Bool = k) { \(up); isLight = light }", "Home()"),
    ("\(own)\nconvenience init(n: Int) { self.init(light: k) }", "Home(n: 1)"),
    ("\(own)\nconvenience init(n: Int = 2) { self.init(light: n == 2 && k) }", "Home()"),
    ("\(own)\nconvenience init(n: Bool) { self.init(light: n) }", "Home(n: !k)"),
    ("\(own)\ninit(n: Bool, m: Bool = k) { \(up); isLight = m && n }", "Home(n: !k)"),
  ])
  func namesOfTheCallerAreNotMeant(_ members: String, _ call: String) {
    let text = """
      let k = true
      class Home: UIViewController {
          var isLight = false
          \(members)
          override var preferredStatusBarStyle: UIStatusBarStyle {
              isLight ? .lightContent : .darkContent
          }
      }
      class Front: UIViewController {
          var k = false
          override func viewDidAppear(_ animated: Bool) {
              let page = \(call)
              page.modalPresentationStyle = .fullScreen
              present(page, animated: true)
          }
      }
      app A {
          ios 17
          device notch
          Front()
      }
      scenario "one" {
          launch
          expect light
      }
      """
    #expect(results(text).map { $0.outcome } == [.passed])
  }

  private static let empty = "self.init(nibName: nil, bundle: nil)"

  /// What a container is given to hold, by Apple's initializers and by its own.
  @Test(arguments: [
    ("convenience init(a: Int = 1) { self.init(rootViewController: Home()) }", "Stack()", true),
    (
      "convenience init(a: Int) { let h = Home(); self.init(rootViewController: h) }",
      "Stack(a: 1)", true
    ),
    (
      """
      convenience init(a: Int) {
          self.init(rootViewController: Home())
          modalPresentationStyle = .fullScreen
      }
      """, "Stack(a: 1)", true
    ),
    (
      """
      convenience init(_ a: Bool) {
          if a { self.init(rootViewController: Home()) } else { \(empty) }
      }
      """, "Stack(true)", true
    ),
    (
      """
      convenience init(_ a: Bool) {
          if a { self.init(rootViewController: Home()) } else { \(empty) }
      }
      """, "Stack(false)", false
    ),
    ("convenience init(a: Int) { \(empty); viewControllers = [Home()] }", "Stack(a: 1)", true),
    (
      "convenience init(page: UIViewController) { self.init(rootViewController: page) }",
      "Stack(page: Home())", true
    ),
    (
      "init(page: UIViewController) { super.init(rootViewController: page) }",
      "Stack(page: Home())", true
    ),
    (
      "init(page: UIViewController) { super.init(rootViewController: page) }",
      "Stack(page: UIViewController())", false
    ),
    (
      "init(_ page: Home) { \(up); viewControllers = [page] }", "Stack(Home())", true
    ),
    (
      """
      init(page: Home) { super.init(rootViewController: page) }
      convenience init(b: Int) { self.init(page: Home()) }
      """, "Stack(b: 1)", true
    ),
  ])
  func aContainerHoldsWhatItsInitializerSays(_ members: String, _ call: String, _ isHidden: Bool) {
    let page = "let page = \(call); page.modalPresentationStyle = .fullScreen"
    let places = [
      ("", call), ("class Sub: Stack {}", "Sub" + call.dropFirst(5)),
      (
        "class Front: UIViewController { override func viewDidAppear(_ animated: Bool) { "
          + page + "; present(page, animated: true) } }", "Front()"
      ),
    ]
    for (more, root) in places {
      let text = """
        class Home: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override func viewWillAppear(_ animated: Bool) {
                navigationController?.setNavigationBarHidden(true, animated: false)
            }
        }
        class Stack: UINavigationController {
            \(members)
        }
        \(more)
        app A {
            ios 17
            device notch
            \(root)
        }
        scenario "one" {
            launch
            expect \(isHidden ? "hidden" : "visible")
        }
        """
      #expect(results(text).map { $0.outcome } == [.passed], "\(members), \(root)")
    }
  }

  @Test(arguments: [
    ("init(h: Bool = k) { self.h = h }", "V()"),
    ("init(n: Int) { h = k && n > 1 }", "V(n: 2)"),
    ("init(h: Bool) { self.h = h }\ninit(n: Int) { self.init(h: k && n > 1) }", "V(n: 2)"),
    ("init(n: Bool) { h = n && true }", "V(n: !k)"),
    ("init(h: Bool) { self.h = h }\ninit(n: Bool) { self.init(h: n) }", "V(n: !k)"),
  ])
  func norAreThoseOfAViewAround(_ members: String, _ call: String) {
    let text = """
      let k = true
      struct V: View {
          let h: Bool
          \(members)
          var body: some View { Text("a").statusBarHidden(h) }
      }
      struct Front: View {
          var k = false
          var body: some View { \(call) }
      }
      app A {
          ios 17
          device notch
          Front()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(results(text).map { $0.outcome } == [.passed])
  }

  /// A spec may leave out what an initializer asks for: then it runs with what is not known.
  @Test func whatIsLeftOutIsNotKnown() {
    func outcome(_ initializers: String, _ fact: String) -> String? {
      outcomes(
        """
        class Page: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        class Root: UITabBarController {
            var isDark = false
            \(initializers)
            override var prefersStatusBarHidden: Bool { isDark }
        }
        app A {
            ios 17
            device notch
            Root()
        }
        scenario "one" {
            launch
            expect \(fact)
        }
        """
      ).first
    }
    let coder = "required init?(coder: NSCoder) { fatalError() }"
    let up = "super.init(nibName: nil, bundle: nil)"
    let one = "init(flag: Bool) { \(up); viewControllers = [Page()] }\n" + coder
    #expect(outcome(one, "light") == "one: passed")
    #expect(
      outcome("init(flag: Bool) { \(up); isDark = flag }\n" + coder, "unknown") == "one: passed")
    // One without arguments is inherited.
    let convenience = "convenience init(flag: Bool) { self.init(); viewControllers = [Page()] }"
    #expect(outcome(convenience, "dark") == "one: passed")
  }

  @Test func aHostThatIsGivenNoViewShowsSomethingUnknown() {
    check(
      """
      struct Page: View { var body: some View { Text("a").statusBarHidden() } }
      final class Host: UIHostingController<Page> {}
      app A {
          ios 17
          device notch
          Host()
      }
      scenario "nothing given" {
          launch
          expect unknown
      }
      scenario "a page given" {
          Host(rootView: Page())
          launch
          expect hidden
      }
      """, "nothing given: passed", "a page given: passed")
  }
}
