/// Classes above classes, whose callbacks ask the one above: the lists, and how a program is made.
enum HierarchyPrograms {
  /// What the topmost class inherits; `C#` is its name.
  static let bases = [
    "UIViewController",
    "UITableViewController",
    "KitViewController",
    "Kit.C#",
    "UINavigationController",
    "KitTabBarController",
    "Base<Int>",
  ]

  /// How many classes stand above one another.
  static let depths = [1, 2, 3, 5]

  /// What each of them overrides, and how it asks the one above.
  static let callbacks = [
    "viewDidLoad() { super.viewDidLoad()",
    "viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated)",
    "viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated)",
    "viewDidLayoutSubviews() { super.viewDidLayoutSubviews()",
    "viewWillLayoutSubviews() { super.viewWillLayoutSubviews()",
    "willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent)",
    "updateViewConstraints() { super.updateViewConstraints()",
    "setEditing(_ on: Bool, animated: Bool) { super.setEditing(on, animated: animated)",
  ]

  /// What else stands in each class; `#` is its number.
  static let members = [
    "",
    "static var last: C#?\nfunc note() { if C#.last == nil { C#.last = self } }",
    "static let depth = 4\nvar depth: Int { C#.depth }",
    "class var on: Bool { false }\nvar isOn: Bool { Self.on }",
    "func seek(to: Double) { let to = to / 2\nlet rest = Int(to * 100)\nprint(rest) }",
    "func go(_ n: Int = C#.start()) { print(n) }\nstatic func start() -> Int { 1 }",
    "enum State { case idle, busy }\nvar state: State = .idle",
    "class Inner { let inner: Inner? = nil }\nlet inner = Inner()",
    "lazy var a = b + 1\nlazy var b = 2",
    "var onEnd: (() -> Void)?\nfunc end() { onEnd?() }",
    "func present(_ next: UIViewController) { present(next, animated: true) }",
    "func show<T>(_ value: T) where T: Equatable { print(value) }",
  ]

  /// What stands beside the classes.
  static let others = [
    "",
    "class Base<T>: KitViewController { }",
    "protocol Named { }\nextension Named { func viewDidLoad() { } }\nextension C0: Named { }",
    "extension UIViewController { func note() { viewDidLoad() } }",
    "class Left { }\nclass Right: Left { }\nclass Both: Right { let left = Left() }",
    "private enum State { case off }",
  ]

  static let roots = [
    "C0()", "UINavigationController { C0() }", "UITabBarController { C0() }",
  ]

  static var count: Int {
    bases.count * depths.count * callbacks.count * members.count * others.count * roots.count
  }

  static let steps = ["", "rotate landscape", "background; foreground"]

  static func text(_ number: Int) -> String {
    var rest = number
    func next<Element>(_ list: [Element]) -> Element {
      defer { rest /= list.count }
      return list[rest % list.count]
    }
    let (base, depth, callback) = (next(bases), next(depths), next(callbacks))
    let (member, other, root) = (next(members), next(others), next(roots))
    let classes = (0..<depth).map { number in
      let above = number == depth - 1 ? base.replacing("#", with: "\(number)") : "C\(number + 1)"
      return """
        class C\(number): \(above) {
        \(member.replacing("#", with: "\(number)"))
        override func \(callback)
        print(\(number))
        }
        }
        """
    }
    return """
      app A {
      ios 17
      device notch
      \(root)
      }
      \(other)
      \(classes.joined(separator: "\n"))
      \(GeneratedScenarios.text(steps))
      """
  }
}
