import Testing

/// Functions of one name and the same labels: the types of the arguments tell which one is meant.
struct OverloadTests {
  /// What is given to `set(_:)` of `String`, `Int`, `Double`, `Bool`, `Kind` and `Base`, and which
  /// one Swift takes; `swiftc` said so of each.
  @Test(arguments: [
    ("\"a\"", "text"), ("1", "whole"), ("1.5", "real"), ("true", "truth"),
    ("Kind()", "kind"), ("Sub()", "base"), ("name", "text"), ("count", "whole"),
    ("self.size", "real"), ("kind", "kind"), ("sub", "base"), ("String(count)", "text"),
    ("try! name", "text"), ("Double(count)", "real"),
  ])
  func theTypeOfTheArgumentTells(argument: String, meant: String) {
    let functions = [
      ("text", "String"), ("whole", "Int"), ("real", "Double"), ("truth", "Bool"),
      ("kind", "Kind"), ("base", "Base"),
    ].map { "func set(_ it: \($1)) { \($0 == meant ? "hides = true" : "hides = false") }" }
      .joined(separator: "\n")
    checkRoot(
      "hidden",
      """
      struct Kind { var isOn = false }
      class Base { var isOn = false }
      class Sub: Base { }
      class Root: UIViewController {
          var hides = false
          var name = "a"
          var count = 3
          var size = 1.5
          var kind = Kind()
          let sub = Sub()
          override func viewDidLoad() { set(\(argument)) }
          \(functions)
          override var prefersStatusBarHidden: Bool { hides }
      }
      """)
  }

  /// The same of what a function answers, of an initializer, and of a modifier.
  @Test(arguments: [
    """
    class Root: UIViewController {
        func hides(_ it: String) -> Bool { it == "a" }
        func hides(_ it: Int) -> Bool { it > 5 }
        let name = "a"
        override var prefersStatusBarHidden: Bool { hides(name) }
    }
    """,
    """
    class Model {
        var hides: Bool
        init(_ name: String) { hides = true }
        init(_ count: Int) { hides = false }
    }
    class Root: UIViewController {
        let name = "a"
        override func viewDidLoad() { model = Model(name) }
        var model: Model?
        override var prefersStatusBarHidden: Bool { model?.hides ?? false }
    }
    """,
    """
    extension View {
        func full(_ name: String) -> some View { statusBarHidden(name == "a") }
        func full(_ count: Int) -> some View { statusBarHidden(count > 5) }
    }
    struct Root: View {
        let name = "a"
        var body: some View { Color.black.full(name) }
    }
    """,
  ])
  func soOfAllThatIsCalled(declarations: String) { checkRoot("hidden", declarations) }

  /// A protocol and a generic parameter are taken only where nothing nearer is there.
  @Test func theNearestTypeIsTaken() {
    let types = """
      protocol Named { }
      struct Kind: Named { }
      struct Other: Named { }
      """
    for (argument, fact) in [("Kind()", "hidden"), ("Other()", "visible")] {
      checkRoot(
        fact,
        """
        \(types)
        class Root: UIViewController {
            var hides = false
            func set(_ it: Named) { hides = false }
            func set(_ it: Kind) { hides = true }
            override func viewDidLoad() { set(\(argument)) }
            override var prefersStatusBarHidden: Bool { hides }
        }
        """)
    }
  }
}
