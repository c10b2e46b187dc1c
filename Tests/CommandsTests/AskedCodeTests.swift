import Foundation
import Testing

/// What `ask` makes of Swift as people have it: releases asked for, buttons and gestures of
/// UIKit's, code that waits, modifiers that are built or not.
@Suite struct AskedCodeTests {
  private func rows(_ arguments: String..., files: [String: String]) throws -> [String] {
    try rows(arguments, files: files)
  }

  private func rows(_ arguments: [String], files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let result = try BuiltTool.run(["ask"] + arguments + ["--format", "short"], in: folder.url)
    #expect(result.errors == "")
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map { String($0) }
      .filter { !$0.contains("warning[") }
  }

  /// A question for one part of the text says nothing of the rest.
  @Test(arguments: [
    (
      "if #available(iOS 17, *) { ContentUnavailableView(\"b\", systemImage: \"b\") } "
        + "else { Text(\"a\") }", "", "iOS 16 to 27"
    ),
    (
      "Text(\"a\")", "@available(iOS 18, *) func tabs() { b.tabViewStyle(.sidebarAdaptable) }", "16"
    ),
    ("Text(\"a\")", "func f() { guard #available(iOS 17, *) else { return } }", "iOS 13 to 27"),
    ("Text(\"a\")", "", "iOS 16 to 27"),
  ])
  func whatIsNotAskedForBeginsWhereItBegins(
    content: String, member: String, range: String
  ) throws {
    let text = """
      struct A: View {
          \(member)
          var body: some View { NavigationStack { \(content) } }
      }
      """
    #expect(try rows("a.swift", files: ["a.swift": text])[0].contains(range))
  }

  private func film(_ closing: String) -> String {
    """
    class Home: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Play", style: .plain, target: self, action: #selector(play))
        }
        @objc func play() {
            let film = Film()
            film.modalPresentationStyle = .fullScreen
            present(film, animated: true)
        }
    }
    class Film: UIViewController {
        private var isHidden = false
        private lazy var skipButton: UIButton = {
            let button = UIButton(type: .system)
            button.setTitle("Skip", for: .normal)
            return button
        }()
        private let closeButton = UIButton(type: .system)
        override var prefersStatusBarHidden: Bool { isHidden }
        override func viewDidLoad() {
            super.viewDidLoad()
            \(closing)
            skipButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        }
        @objc func toggle() { isHidden.toggle(); setNeedsStatusBarAppearanceUpdate() }
        @objc func close() { dismiss(animated: true) }
    }
    """
  }

  /// The action of a gesture that a tap brings on screen is none that the tap starts.
  @Test func aTapTouchesNothingThatItBrings() throws {
    let text = film(
      "view.addGestureRecognizer(UITapGestureRecognizer(target: self, "
        + "action: #selector(toggle)))")
    let rows = try rows(
      "a.swift", "--root", "Home", "--then", "tap \"Play\"", files: ["a.swift": text])
    #expect(!rows.contains { $0.contains("unknown") }, "\(rows)")
  }

  @Test func aButtonGoesByTheTitleThatItsClassGivesIt() throws {
    let text = film(
      """
      closeButton.setTitle("Close", for: .normal)
              closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
      """)
    func answer(_ steps: String...) throws -> String {
      let words = ["a.swift", "--root", "Home"] + steps.flatMap { ["--then", $0] }
      return try rows(words, files: ["a.swift": text]).joined(separator: "\n")
    }
    #expect(
      try answer("tap \"Play\"", "tap \"Skip\"").contains("every device, iOS 7 to 27: hidden"))
    let closed = try answer("tap \"Play\"", "tap \"Skip\"", "tap \"Close\"")
    #expect(closed.contains("visible") && !closed.contains("unknown"))
  }

  /// What runs a moment later is no answer yet, and is told.
  @Test(arguments: ["Task { isAway = true }", "DispatchQueue.main.async { isAway = true }"])
  func codeThatWaitsIsTold(code: String) throws {
    let text = """
      struct A: View {
          @State private var isAway = false
          var body: some View { Button("Hide") { \(code) }.statusBarHidden(isAway) }
      }
      """
    let hint = "`{ isAway = true }` has not run yet: `--then 'wait 0 s'` lets it run"
    let files = ["a.swift": text]
    let folder = try TemporaryFolder()
    try folder.write("a.swift", text)
    let result = try BuiltTool.run(
      ["ask", "a.swift", "--then", "tap \"Hide\""], in: folder.url)
    #expect(result.output.contains(hint), "\(result.output)")
    #expect(
      try rows("a.swift", "--then", "tap \"Hide\"", "--then", "wait 0 s", files: files)
        == ["after wait 0 s", "every device, iOS 13 to 27: hidden"])
    let spec = """
      include "a.swift"
      app App {
          ios 17
          device notch
          A()
      }
      scenario "one" {
          launch
          tap "Hide"
          expect hidden
      }
      """
    try folder.write("a.sbar", spec)
    let test = try BuiltTool.run(["test", "a.sbar", "--no-times"], in: folder.url).output
    #expect(test.contains("has not run yet") && !test.contains("\n  mend"), "\(test)")
  }

  /// No code makes the controller that is asked for: its own initializer does, given values that
  /// are not known.
  @Test(arguments: [
    ("init(title: String) { super.init(nibName: nil, bundle: nil); hides = true }", "hidden"),
    ("init(at: Int?, m: NSObject) { super.init(nibName: nil, bundle: nil); set() }", "hidden"),
    ("init(hides: Bool) { super.init(nibName: nil, bundle: nil); set() }", "hidden"),
    ("init(on: Bool) { hides = on; super.init(nibName: nil, bundle: nil) }", "unknown"),
    ("init(on: Bool = true) { super.init(nibName: nil, bundle: nil); hides = !on }", "visible"),
    ("init(a: Int) { super.init(nibName: nil, bundle: nil) }", "visible"),
  ])
  func aControllerThatIsAskedForIsMadeByItsInitializer(
    initializer: String, answer: String
  ) throws {
    for coder in ["fatalError()", "super.init(coder: coder)"] {
      let text = """
        class Root: UIViewController {
            var hides = false
            \(initializer)
            required init?(coder: NSCoder) { \(coder) }
            func set() { hides = true }
            override var prefersStatusBarHidden: Bool { hides }
        }
        class Below: Root { }
        """
      for root in ["Root", "Below"] {
        let rows = try rows("a.swift", "--root", root, files: ["a.swift": text])
        #expect(rows[0].contains(answer), "\(root) \(coder) \(rows)")
      }
    }
  }

  /// What a library's type shows by itself is assumed to leave the bar alone, and named; a
  /// controller that it is handed may be shown.
  @Test(arguments: [
    ("HUD.show()", false), ("HUD.show(.progress, on: view)", false), ("HUD.dismiss()", false),
    ("Message.show(on: self) { }", false), ("Shower.present(Page())", true),
    ("let page = Page(); Shower.show(page)", true), ("Shower.show(page)", true),
  ])
  func whatALibraryShowsByItself(call: String, isUnknown: Bool) throws {
    let text = """
      class Root: UIViewController {
          lazy var page = Page()
          override func viewDidAppear(_ animated: Bool) { \(call) }
      }
      class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      """
    let rows = try rows("a.swift", "--root", "Root", files: ["a.swift": text])
    #expect(rows[0].contains("unknown") == isUnknown, "\(rows)")
  }

  /// The path of a value of the library's is none of a stack's.
  @Test func aPathOfAnAddressIsNoneOfAStack() throws {
    let text = """
      struct Home: View {
          @State private var path = NavigationPath()
          var body: some View { NavigationStack(path: $path) { Text("home") } }
      }
      struct Detail {
          let id: String
          var url: URL? {
              var components = URLComponents()
              components.path = "/" + id
              return components.url
          }
      }
      struct Close: View { var body: some View { Text("close") } }
      """
    let rows = try rows("a.swift", "--root", "Close", files: ["a.swift": text])
    #expect(!rows[0].contains("unknown"), "\(rows)")
  }

  /// Operators of libraries stand before, between and behind operands; either way of a choice may
  /// assign.
  @Test(arguments: [
    "layout(0, |label--0--view|, 0)\n        |-(>=8)-view-(>=8)-|\n        label|",
    "hides ? isOn = true : close()", "hides\n            ? isOn = true\n            : close()",
    "isOn ? close() : (isOn = true)",
  ])
  func everydaySpellingsAreRead(statement: String) throws {
    let text = """
      class Root: UIViewController {
          var hides = true
          var isOn = false
          let label = UILabel()
          override func viewDidLoad() {
              \(statement)
          }
          func close() { }
          override var prefersStatusBarHidden: Bool { hides }
      }
      """
    #expect(
      try rows("a.swift", "--root", "Root", files: ["a.swift": text])[0].contains(": hidden"))
  }

  /// A modifier that is built or not stands on one button, however often that is looked at.
  @Test func aButtonBelowAConditionalModifierIsOne() throws {
    let text = """
      struct A: View {
          @State private var isAway = false
          var body: some View {
              VStack {
                  Button("Hide") { isAway = true }
                  NavigationLink("Go") { Text("a") }
              }
              .statusBarHidden(isAway)
              #if BETA
              .overlay { Text("beta") }
              #endif
          }
      }
      """
    #expect(
      try rows("a.swift", "--then", "tap \"Hide\"", files: ["a.swift": text])
        == ["after tap \"Hide\"", "every device, iOS 13 to 27: hidden"])
  }
}
