import Interpreter
import Testing

/// Closures that come from outside of what is asked about, code that waits for what is sent.
struct OutsideClosureTests {
  @Test func aClosureFromOutsideIsTakenToLeaveTheBarAlone() {
    let found = outcomes(
      """
      app A {
          ios 17
          device notch
          Home()
      }
      struct Home: View {
          let onViewed: () -> Void
          @State private var hides = false
          var body: some View {
              Text("x").onAppear { onViewed() }.statusBarHidden(hides)
          }
      }
      scenario "s" {
          launch
          expect visible
      }
      """)
    #expect(found == ["s: passed"])
  }

  @Test(arguments: [("call Home.send", "hidden"), ("wait 1 s", "visible")])
  func aLoopThatWaitsRunsWithWhatIsSent(_ step: String, _ bar: String) {
    let found = outcomes(
      """
      extension Notification.Name { static let moved = Notification.Name("moved") }
      class Home: UIViewController {
          var hides = false
          let stream = AsyncStream<Int> { _ in }
          override var prefersStatusBarHidden: Bool { hides }
          override func viewDidLoad() {
              super.viewDidLoad()
              Task {
                  for await _ in NotificationCenter.default.notifications(named: .moved) {
                      hides = true
                      setNeedsStatusBarAppearanceUpdate()
                  }
              }
              Task { for await _ in stream { hides = true } }
          }
          func send() { NotificationCenter.default.post(name: .moved, object: nil) }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          wait 1 s
          \(step)
          expect \(bar)
      }
      """)
    #expect(found == ["s: passed"])
  }

  @Test(
    arguments: [
      ("struct Item: ToolbarContent", "some ToolbarContent"),
      ("struct Item: View", "some View"),
    ])
  func aViewInAToolbarHasItsButtons(_ declaration: String, _ type: String) {
    let found = outcomes(
      """
      \(declaration) {
          @Binding var hides: Bool
          var body: \(type) {
              ToolbarItem(placement: .navigationBarTrailing) {
                  Button("Hide") { hides.toggle() }
              }
          }
      }
      struct Home: View {
          @State private var hides = false
          var body: some View {
              NavigationStack { Text("x").toolbar { Item(hides: $hides) } }
                  .statusBarHidden(hides)
          }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect visible
          tap "Hide"
          expect hidden
      }
      """)
    #expect(found == ["s: passed"])
  }

  @Test func aHandlerOfAViewRunsWithATouch() {
    let code = """
      class Footer: UIView {
          var onOpen: (() -> Void)?
          @objc func open() { onOpen?() }
      }
      class Home: UIViewController {
          var hides = false
          lazy var table: UITableView = {
              let table = UITableView(frame: .zero, style: .plain)
              let footer = Footer()
              footer.onOpen = { [weak self] in
                  self?.hides = true
                  self?.setNeedsStatusBarAppearanceUpdate()
              }
              table.tableFooterView = footer
              return table
          }()
          override var prefersStatusBarHidden: Bool { hides }
          override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(table)
          }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect visible
      }
      """
    #expect(outcomes(code) == ["s: passed"])
    let early = code.replacing("@objc func open()", with: "override func layoutSubviews()")
    #expect(outcomes(early).first == "s: undecided")
  }

  @Test(arguments: [
    "let player = LibraryPlayer()", "var player: LibraryPlayer!", "let player = Player()",
  ])
  func aHandlerOfAnObjectThatIsNotFollowedMayRun(_ declaration: String) {
    let found = outcomes(
      """
      class Player: UIView {
          var onEnd: (() -> Void)?
          override func layoutSubviews() { onEnd?() }
      }
      class Home: UIViewController {
          var hides = false
          \(declaration)
          override var prefersStatusBarHidden: Bool { hides }
          override func viewDidLoad() {
              super.viewDidLoad()
              player.onEnd = { [weak self] in self?.hides = true }
          }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect visible
      }
      """)
    #expect(found.first == "s: undecided")
  }

  private static let handed = """
    class Home: UIViewController {
        var hides = false
        let panel = Panel()
        override var prefersStatusBarHidden: Bool { hides }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(panel)
            panel.onPick = { [weak self] in
                self?.hides = true
                self?.setNeedsStatusBarAppearanceUpdate()
            }
        }
    }
    app A {
        ios 17
        device notch
        Home()
    }
    scenario "s" {
        launch
        expect visible
    }

    """

  @Test(
    arguments: [
      "import Panels",
      "class Panel: UIView { var onPick: (() -> Void)? ; @objc func tap() { onPick?() } }",
      // What waits for a touch, or is kept for one, does not run as the view is made.
      """
      class Row: UIView { var onTap: (() -> Void)? ; @objc func tap() { onTap?() } }
      class Panel: UIView {
          var onPick: (() -> Void)? { didSet { row.onTap = onPick } }
          let row = Row()
          init() {
              super.init(frame: .zero)
              row.onTap = { [weak self] in self?.onPick?() }
              addAction(UIAction { [weak self] _ in self?.onPick?() })
          }
      }
      """,
    ])
  func aHandlerWaitsForATouch(_ panel: String) {
    #expect(outcomes(panel + "\n" + Self.handed) == ["s: passed"])
  }

  @Test(arguments: [
    "var onPick: (() -> Void)? { didSet { onPick?() } }",
    // By its name alone, which is that of the handler.
    "var onPick: () -> Void = {} ; override func layoutSubviews() { onPick() }",
    "var onPick: (() -> Void)? ; override func layoutSubviews() { update() } ; "
      + "func update() { onPick?() }",
    "var onPick: (() -> Void)? ; override func draw(_ rect: CGRect) {\n"
      + "[1].forEach { _ in onPick?() }\n}",
  ])
  func aHandlerThatAViewRunsByItselfMayRun(_ members: String) {
    let panel = "class Panel: UIView {\n\(members.replacing(" ; ", with: "\n"))\n}\n"
    #expect(outcomes(panel + Self.handed).first == "s: undecided")
  }

  @Test func aParameterHasItsDefaultAtTheRoot() {
    let found = outcomes(
      """
      enum Mode { case button, full }
      struct Home: View {
          private let mode: Mode
          init(mode: Mode = .button) { self.mode = mode }
          var body: some View { Text("x").statusBarHidden(mode == .full) }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect visible
      }
      """)
    #expect(found == ["s: passed"])
  }
}
