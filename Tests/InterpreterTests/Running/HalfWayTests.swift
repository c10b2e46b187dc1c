import Interpreter
import Testing

/// Code in callbacks that takes away what is just coming or going: never a trap, whatever it does.
struct HalfWayTests {
  private static let callbacks = [
    "viewDidLoad()", "viewWillAppear(_ animated: Bool)", "viewIsAppearing(_ animated: Bool)",
    "viewDidLayoutSubviews()", "viewDidAppear(_ animated: Bool)",
    "viewWillDisappear(_ animated: Bool)", "viewDidDisappear(_ animated: Bool)",
  ]

  private static let actions = [
    "dismiss(animated: true)",
    "presentingViewController?.dismiss(animated: false)",
    "navigationController?.popViewController(animated: true)",
    "navigationController?.popToRootViewController(animated: true)",
    "navigationController?.setViewControllers([], animated: false)",
    "navigationController?.viewControllers = [Root()]",
    "navigationController?.pushViewController(Root(), animated: true)",
    "removeFromParent()",
    "view.window?.rootViewController = Root()",
    "present(UIViewController(), animated: true)",
    "tabBarController?.selectedIndex = 9",
    "DispatchQueue.main.async { self.dismiss(animated: true) }",
  ]

  private static let roots = [
    "Root()", "UINavigationController { Root() }", "UITabBarController { Root() }",
  ]

  private static let steps = [
    "push P\nback", "present P\ndismiss", "present P\npush P\ndismiss",
    "present P\nbegin dismiss\ncancel\ndismiss", "push P\nbegin back\nfinish",
    "push P\npush P\npop to root",
  ]

  @Test(arguments: callbacks, actions)
  func whateverCodeDoesThereIsAVerdict(callback: String, action: String) {
    for root in HalfWayTests.roots {
      let scenarios = HalfWayTests.steps.enumerated().map { number, steps in
        "scenario \"\(number)\" {\nlaunch\n\(steps)\nwait 1 s\nexpect visible\n}"
      }
      let text = """
        app A {
            ios 16
            device notch
            \(root)
        }
        class Root: UIViewController {}
        class P: UIViewController {
            override func \(callback) { \(action) }
        }
        \(scenarios.joined(separator: "\n"))
        """
      #expect(results(text).count == HalfWayTests.steps.count)
    }
  }

  @Test func whatComesCannotBeTakenAwayHalfWay() {
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      class Root: UIViewController { func open() { present(P(), animated: true) } }
      class P: UIViewController {
          override func viewWillAppear(_ animated: Bool) { dismiss(animated: true) }
      }
      scenario "one" {
          launch
          call Root.open
          expect visible
      }
      """
    check(
      text, "one: broken",
      "  SB4105 code takes a controller away half-way in this step; UIKit does not do that")
  }

  @Test func whatLeavesIsLeftToLeave() {
    let text = """
      app A {
          ios 12
          device notch
          Root()
      }
      class Root: UIViewController { func open() { present(P(), animated: true) } }
      class P: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override func viewWillDisappear(_ animated: Bool) { dismiss(animated: true) }
      }
      scenario "one" {
          launch
          call Root.open
          expect hidden
          dismiss
          expect visible
      }
      """
    check(text, "one: passed")
  }

  @Test(
    arguments: ["onAppear", "onDisappear", "onChange(of: a)"],
    [
      "dismiss()", "a = true", "a = false", "b.toggle()", "dismiss(); a = true",
      "a.toggle(); b.toggle()", "path = []", "path.append(2)", "tab = 1",
    ])
  func whateverAViewDoesThereIsAVerdict(moment: String, action: String) {
    let text = """
      app A {
          ios 17
          device notch
          Root()
      }
      struct Root: View {
          @State var a = false
          @State var b = false
          @State var path: [Int] = []
          @State var tab = 0
          var inner: some View { Inner(a: $a, b: $b, path: $path, tab: $tab) }
          var body: some View {
              TabView(selection: $tab) {
                  NavigationStack(path: $path) {
                      Button("Push") { path.append(1) }
                          .navigationDestination(for: Int.self) { n in inner }
                          .navigationDestination(isPresented: $b) { inner }
                          .sheet(isPresented: $a) { inner }
                  }.tag(0).tabItem { Text("One") }
                  inner.tag(1).tabItem { Text("Two") }
              }
          }
      }
      struct Inner: View {
          @Binding var a: Bool
          @Binding var b: Bool
          @Binding var path: [Int]
          @Binding var tab: Int
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Out") { dismiss() }.\(moment) { \(action) } }
      }
      \(HalfWayTests.changes.enumerated().map { number, steps in
        "scenario \"\(number)\" {\nlaunch\n\(steps)\nwait 1 s\nexpect visible\n}"
      }.joined(separator: "\n"))
      """
    #expect(results(text).count == HalfWayTests.changes.count)
  }

  private static let changes = [
    "set Root.a = true\ndismiss", "set Root.b = true\nback", "tap \"Push\"\npop to root",
    "select tab \"Two\"\nselect tab \"One\"",
    "set Root.a = true\nset Root.b = true\nset Root.a = false\nset Root.tab = 1",
  ]
}
