import Testing

/// Observable objects whose initializers do more than give properties what is written, wherever a
/// view has them from.
struct ModelInitializerTests {
  private static let page = """
    struct Page: View {
        @ObservedObject var model: Model
        var body: some View { Color.black.statusBarHidden(model.hides) }
    }
    """

  /// What stands in the class, and what makes one.
  @Test(arguments: [
    ("@Published var hides = false\ninit() { set() }\nfunc set() { hides = true }", "Model()"),
    (
      "@Published var hides: Bool\n"
        + "init(_ on: Bool) { if on { hides = true } else { hides = false } }", "Model(true)"
    ),
    (
      "@Published var hides = false\ninit(on: Bool) { hides = on }\n"
        + "convenience init() { self.init(on: true) }", "Model()"
    ),
    (
      "@Published var count = 1 { didSet { hides = count > 3 } }\n@Published var hides = false\n"
        + "init() { add() }\nfunc add() { count = 5 }", "Model()"
    ),
    ("@Published var hides = false\ninit() { let set = { self.hides = true }; set() }", "Model()"),
    ("@Published var hides = false\ninit() { for _ in 0..<2 { hides = true } }", "Model()"),
    ("@Published var hides: Bool\ninit(hides: Bool = true) { self.hides = hides }", "Model()"),
    ("@Published var hides = true\ninit(hides: Bool) { }", "Model(hides: false)"),
  ])
  func anInitializerRunsAsTheObjectIsMade(members: String, made: String) {
    let model = "class Model: ObservableObject {\n\(members)\n}\n"
    for root in [
      "@StateObject var model = \(made)\n"
        + "var body: some View { Color.black.statusBarHidden(model.hides) }",
      "@StateObject var model = \(made)\nvar body: some View { Page(model: model) }",
      "var body: some View { Page(model: \(made)) }",
      "var body: some View { NavigationStack { Page(model: \(made)) } }",
      "@StateObject var model: Model\n init() { _model = StateObject(wrappedValue: \(made)) }\n"
        + "var body: some View { Color.black.statusBarHidden(model.hides) }",
      "@ObservedObject var model: Model\n init() { model = \(made) }\n"
        + "var body: some View { Color.black.statusBarHidden(model.hides) }",
      "@ObservedObject var model: Model\n init(model: Model = \(made)) { self.model = model }\n"
        + "var body: some View { Color.black.statusBarHidden(model.hides) }",
    ] {
      checkRoot("hidden", "\(model)\(Self.page)\nstruct Root: View {\n\(root)\n}")
    }
  }

  /// An object of which an app has one, by the initializer and by what makes it.
  @Test(arguments: ["init() { hides = true }", "init() { set() }\nfunc set() { hides = true }"])
  func theOnlyObjectOfAnAppIsMadeAsItIsWritten(initializer: String) {
    for (members, root) in [
      ("static let shared = Model()", "@ObservedObject var model = Model.shared"),
      ("static let shared = Model()", "var model: Model { .shared }"),
    ] {
      checkRoot(
        "hidden",
        """
        class Model: ObservableObject {
            \(members)
            @Published var hides = false
            \(initializer)
        }
        struct Root: View {
            \(root)
            var body: some View { Color.black.statusBarHidden(model.hides) }
        }
        """)
    }
    checkRoot(
      "hidden",
      """
      class Model: ObservableObject {
          @Published var hides = false
          \(initializer)
      }
      struct Page: View {
          @EnvironmentObject var model: Model
          var body: some View { Color.black.statusBarHidden(model.hides) }
      }
      struct Root: View {
          @StateObject var model = Model()
          var body: some View { Page().environmentObject(model) }
      }
      """)
  }

  /// Each use of a view has an object of its own, made with what the use gives.
  @Test func usesMakeObjectsOfTheirOwn() {
    let model = """
      class Model: ObservableObject {
          @Published var hides: Bool
          init(hides: Bool) { self.hides = hides }
      }
      \(Self.page)
      struct Owner: View {
          @StateObject private var model: Model
          init(on: Bool) { _model = StateObject(wrappedValue: Model(hides: on)) }
          var body: some View { Color.black.statusBarHidden(model.hides) }
      }
      """
    for (fact, body) in [
      ("hidden", "Page(model: Model(hides: true))"),
      ("visible", "Page(model: Model(hides: false))"),
      ("hidden", "Owner(on: true)"), ("visible", "Owner(on: false)"),
      ("hidden", "Page(model: .init(hides: true))"),
      ("hidden", "if on { Owner(on: true) } else { Page(model: Model(hides: false)) }"),
    ] {
      checkRoot(
        fact,
        "\(model)\nstruct Root: View {\n@State var on = true\nvar body: some View { \(body) }\n}")
    }
    checkRoot(
      "hidden",
      """
      \(model)
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [UIHostingController(rootView: Owner(on: true))]
          }
      }
      """)
  }

  /// A struct that a view is bound to, or that an object holds which it is given, is that of the
  /// one who gives it.
  @Test(arguments: [
    (
      "@Binding var look: Look", "look.hides = true", "look: $look", "@State var look = Look()",
      "look.hides"
    ),
    (
      "@Binding var look: Look", "look.hide()", "look: $look", "@State var look = Look()",
      "look.hides"
    ),
    (
      "@ObservedObject var model: Model", "model.look.hides = true", "model: model",
      "@StateObject var model = Model()", "model.look.hides"
    ),
    (
      "@ObservedObject var model: Model", "model.look = Look(hides: true)", "model: model",
      "@StateObject var model = Model()", "model.look.hides"
    ),
    (
      "@ObservedObject var model: Model", "model.look.hide()", "model: model",
      "@StateObject var model = Model()", "model.look.hides"
    ),
  ])
  func aStructIsThatOfTheOneWhoGivesIt(
    property: String, change: String, given: String, held: String, read: String
  ) {
    checkRoot(
      "hidden",
      """
      struct Look {
          var hides = false
          mutating func hide() { hides = true }
      }
      class Model: ObservableObject {
          @Published var look = Look()
      }
      struct Page: View {
          \(property)
          var body: some View { Text("a").onAppear { \(change) } }
      }
      struct Root: View {
          \(held)
          var body: some View { Page(\(given)).statusBarHidden(\(read)) }
      }
      """)
  }

  /// An object answers as the class does that was made, whatever the property is declared as.
  @Test func anObjectIsOfTheClassThatWasMade() {
    for (kind, declared) in [("@StateObject var", "Model"), ("let", "Model"), ("let", "Hiding")] {
      checkRoot(
        "hidden",
        """
        protocol Hiding { var hides: Bool { get } }
        class Model: ObservableObject, Hiding { var hides: Bool { false } }
        class Full: Model { override var hides: Bool { true } }
        struct Root: View {
            \(kind) model: \(declared) = Full()
            var body: some View { Text("a").statusBarHidden(model.hides) }
        }
        """)
    }
  }

  /// What a closure does that an object is made with by code which is not read is an assumption.
  @Test func aClosureFromOutsideLeavesTheBarAlone() {
    checkRoot(
      "visible",
      """
      class Model: ObservableObject {
          let report: () -> Void
          init(report: @escaping () -> Void) { self.report = report }
      }
      struct Root: View {
          @ObservedObject var model: Model
          var body: some View { Text("a").onAppear { model.report() } }
      }
      """)
  }
}
