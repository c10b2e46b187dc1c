import Interpreter
import StatusBar
import Testing
import Wording

/// Tabs by what they show, wherever that is written.
struct TabLabelTests {
  private func verdict(_ text: String) -> [String]? {
    results(text).first?.cells.first.map { cell in
      [cell.outcome.spelling] + cell.told.map { $0.title }
        + cell.assumptions.map { $0.sentence }
    }
  }

  private func app(_ code: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        Root()
    }
    \(code)
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  private let hidden = """
    class Plain: UIViewController { }
    class Hidden: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        CODE
    }
    """

  @Test(arguments: [
    ("let me = Hidden()\nme.title = \"Me\"\nviewControllers = [Plain(), me]", ""),
    ("let me = Hidden()\nme.tabBarItem.title = \"Me\"\nviewControllers = [Plain(), me]", ""),
    (
      "let me = UINavigationController(rootViewController: Hidden())\n"
        + "me.setNavigationBarHidden(true, animated: false)\n"
        + "me.tabBarItem = UITabBarItem(title: \"Me\", image: nil, tag: 1)\n"
        + "viewControllers = [Plain(), me]", ""
    ),
    (
      "viewControllers = [Plain(), Hidden()]",
      "init() { super.init(nibName: nil, bundle: nil); title = \"Me\" }"
    ),
  ])
  func aControllersTitleNamesItsTab(sample: (String, String)) {
    let code = """
      class Root: UITabBarController {
          override func viewDidLoad() {
      \(sample.0)
          }
      }
      \(hidden.replacing("CODE", with: sample.1))
      """
    #expect(
      verdict(app(code, "expect visible\nselect tab \"Me\"\nexpect hidden")) == ["passed"])
  }

  @Test(arguments: [
    "me",
    "Me()",
    "Unknown { Me() }",
    "Me().onUnknown { print(1) }",
  ])
  func aTabItemMayStandAnywhereOnTheWay(tab: String) {
    let code = """
      struct Root: View {
          let title = "Me"
          var body: some View { TabView { Text("1").tabItem { Text("One") }; \(tab) } }
          var me: some View {
              Text("2").statusBarHidden().tabItem { Label(title, systemImage: "x") }
          }
      }
      struct Me: View {
          var body: some View {
              Text("2").statusBarHidden().tabItem { Label("Me", systemImage: "star") }
          }
      }
      """
    let steps =
      "expect visible\nselect tab \"Me\"\nexpect hidden\nselect tab \"One\"\nexpect visible"
    #expect(verdict(app(code, steps))?.first == "passed")
  }

  @Test func theOnlyTabWithoutAKnownLabelIsAssumedToBeMeant() {
    let code = """
      struct Root: View {
          var body: some View {
              TabView {
                  Text("1").tabItem { Text("One") }
                  Text("2").statusBarHidden().tabItem { Text(model.title) }
              }
          }
      }
      """
    #expect(
      verdict(app(code, "select tab \"Me\"\nexpect hidden")) == [
        "passed", "the text that `model.title` makes is assumed to be the one that is named",
      ])
  }

  @Test func aPageIsSelectedByItsNumber() {
    let code = """
      struct Root: View {
          var body: some View {
              TabView { Text("1"); Text("2").statusBarHidden() }.tabViewStyle(.page)
          }
      }
      """
    #expect(verdict(app(code, "expect visible\nselect page 2\nexpect hidden")) == ["passed"])
  }

  @Test func aTabIsNamedByWhatItsLabelShows() {
    let code = """
      struct Root: View {
          var title: String
          var body: some View {
              TabView {
                  Tab(value: 1, role: .search) {
                      Text("1")
                  } label: {
                      Label(title, systemImage: "a")
                  }
                  Tab {
                      Text("2").statusBarHidden()
                  } label: {
                      Label("Me", systemImage: "b").symbolRenderingMode(.monochrome)
                  }
              }
          }
      }
      """
    let text = app(code, "expect visible\nselect tab \"Me\"\nexpect hidden")
    #expect(verdict(text.replacing("ios 17", with: "ios 18")) == ["passed"])
  }
}
