import Testing

/// What a compiler has passed, in a Swift file beside the spec: names that an app shares with
/// Apple's frameworks and with libraries, and forms that go over several lines.
struct CompiledFileTests {
  private func outcome(
    _ code: String, expecting fact: String
  ) -> String? {
    let spec = """
      include "Code.swift"
      app P {
          ios 17
          device notch
          appearance light
          Page()
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    let plan = plan(spec, files: [(name: "Code.swift", text: code)])
    return results(of: plan).flatMap { $0.cells }.first?.outcome.spelling
  }

  private func check(
    _ code: String, _ fact: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome(code, expecting: fact) == "passed", sourceLocation: location)
  }

  /// `SwiftUI.VStack` is Apple's, whatever the app calls its own; without a module it is the app's.
  @Test func aModuleSaysWhoseTypeIsMeant() {
    let own = """
      struct VStack<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { SwiftUI.VStack { content() }.statusBarHidden() }
      }

      """
    check(
      own + "struct Page: View { var body: some View { SwiftUI.VStack { Text(\"a\") } } }",
      "visible")
    check(own + "struct Page: View { var body: some View { VStack { Text(\"a\") } } }", "hidden")
    check(
      """
      struct Divider: View { var body: some View { SwiftUI.Divider().statusBarHidden() } }
      struct Page: View { var body: some View { Divider() } }
      """, "hidden")
    check(
      """
      struct Page: SwiftUI.View {
        @SwiftUI.State private var hides = Swift.Bool(true)
        var body: some SwiftUI.View { SwiftUI.Text("a").statusBarHidden(hides) }
      }
      """, "hidden")
    check(
      """
      class Page: UIKit.UIViewController {
        override var preferredStatusBarStyle: UIKit.UIStatusBarStyle {
          UIKit.UIStatusBarStyle.lightContent
        }
      }
      """, "light")
  }

  @Test(
    arguments: [
      "typealias Source = DiffableSource<\n  Section,\n  Row\n>\nvar source: Source?",
      "typealias Done = (\n  Int,\n  Result<\n    Int, Error\n  >\n) -> Void\nvar done: Done?",
      "typealias Pair<\n  A,\n  B\n> = [A: [\n  B\n]]\nvar pair: Pair<Int, Int>?",
      "static func < (a: Page, b: Page) -> Bool { true }\nvar one = 1",
    ])
  func aDeclarationGoesOverLines(member: String) {
    check(
      """
      enum Section { case one }
      enum Row { case one }
      class Page: UIViewController {
        \(member)
        override var prefersStatusBarHidden: Bool { true }
      }
      """, "hidden")
  }

  /// A function outside of all types is no method of a list.
  @Test(arguments: ["map", "filter", "reduce"])
  func aGlobalFunctionIsNoMethod(name: String) {
    check(
      """
      func \(name)(_ value: Double, by factor: Double) -> Double { value * factor }
      class Label: UIView { func set(_ texts: [Any]) {} }
      let label = Label()
      class Page: UIViewController {
        var users: [Int] = [] { didSet { update() } }
        override var prefersStatusBarHidden: Bool { true }
        override func viewDidLoad() { update() }
        func update() { title = "a"; label.set(users.\(name) { $0 }) }
      }
      """, "hidden")
  }

  /// A member of a library's object, or of Apple's, is none of the author's own of the same name.
  @Test(
    arguments: [
      (
        "var source: DataSource?\nvar kind = 0 { didSet { source?.kind = kind } }", "kind = 1"
      ),
      (
        "let source = DataSource()\nvar kind = 0 { didSet { source.kind = kind } }",
        "Loader().load { [weak self] in self?.kind = 2 }"
      ),
      (
        "let button = Key(style: 1)", "button.alignment = .leading"
      ),
      (
        "let account = Account()", "account.close(1)"
      ),
    ])
  func aMemberOfALibrarysObjectIsItsOwn(members: String, code: String) {
    check(
      """
      import UIKit
      import Library
      class Key: UIButton {
        var alignment: UIButton.Configuration.TitleAlignment = .center {
          didSet { self.configuration?.alignment = alignment }
        }
        init(style: Int) { super.init(frame: .zero); alignment = .leading }
      }
      class Account {
        private(set) var session: Session! { didSet { oldValue?.close() } }
        init() { session = .init(account: 1) }
        func close(_ number: Int) { session = .init(account: 2) }
      }
      class Page: UIViewController {
        \(members)
        override var prefersStatusBarHidden: Bool { true }
        override func viewDidLoad() { \(code) }
      }
      """, "hidden")
  }

  /// One that may be of the author's own counts.
  @Test(
    arguments: [
      "func change<Item>(_ item: Item) { item.hides = true }",
      "typealias Item = Page\n  func change(_ item: Item) { item.hides = true }",
      "func change(_ item: Other) { item.hides = true }",
      "func change(_ item: UIViewController & Hiding) { item.hides = true }",
    ])
  func oneThatMayBeOfTheAuthorsCounts(function: String) {
    let code = """
      protocol Hiding: AnyObject { var hides: Bool { get set } }
      class Page: UIViewController, Hiding, Other {
        var hides = false
        override var prefersStatusBarHidden: Bool { hides }
        override func viewDidLoad() { change(given) }
        \(function)
      }
      """
    #expect(outcome(code, expecting: "visible") != "passed")
  }

  /// A view's function may have the name of one of UIKit's.
  @Test(arguments: ["show", "dismiss", "present"])
  func aViewsFunctionIsItsOwn(name: String) {
    check(
      """
      class Pane: UIView {
        let label = UILabel()
        func \(name)(_ texts: [String]) { label.isHidden = texts.isEmpty }
      }
      class Page: UIViewController {
        let pane = Pane()
        override var prefersStatusBarHidden: Bool { true }
        override func viewDidLoad() { pane.\(name)([]) }
      }
      """, "hidden")
  }
}
