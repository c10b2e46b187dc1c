import Foundation
import Testing

/// A view that depends on something that is not given, below a stack that does not ask.
private let reader = """
  import SwiftUI

  struct Reader: View {
      var body: some View {
          NavigationStack { NavigationLink("Photo") { Photo() } }
      }
  }

  struct Photo: View {
      @ObservedObject var session: Session
      var body: some View { Image("bridge").statusBarHidden(session.isLocked) }
  }

  struct Photo_Previews: PreviewProvider {
      static var previews: some View { Reader() }
  }

  #Preview { Reader() }

  """

private let feed = """
  import UIKit

  class Feed: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
      ) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = UINavigationController(rootViewController: Feed())
          window?.makeKeyAndVisible()
      }
  }

  """

/// `sbar ask`, as a person runs it.
@Suite struct AskTests {
  private let files = ["Reader.swift": reader, "Feed.swift": feed]

  private func ask(
    _ arguments: String..., input: String = "", files: [String: String]? = nil
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files ?? self.files { try folder.write(name, text) }
    var result = try BuiltTool.run(
      ["ask"] + arguments, in: folder.url, input: Data(input.utf8))
    result.output = BuiltTool.steady(result.output)
    return result
  }

  /// The heads of the rows.
  private func rows(
    _ arguments: String..., input: String = "", files: [String: String]? = nil
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files ?? self.files { try folder.write(name, text) }
    let result = try BuiltTool.run(
      ["ask"] + arguments + ["--format", "short"], in: folder.url, input: Data(input.utf8))
    #expect(result.errors == "")
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map { String($0) }
      .filter { !$0.contains("warning[") }
  }

  // MARK: - What can be asked

  @Test func aViewIsShownEverywhere() throws {
    let result = try ask("NavigationStack { Home().statusBarHidden() }")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        every device, iOS 16 to 27: hidden
          because   S16  a modifier below the root of the stack asks for a hidden bar \
        (statusBarHidden()): every phone in portrait and every iPad; 1 more with -v
          assumes   D2  Which of nested or neighbouring statusBarHidden modifiers counts?
                        disputed; `policy.nestedHiding outermost` or `innermost` decides it
          changes   with `--policy nestedHiding=innermost` it is unknown: \
        every phone in portrait and every iPad

          asked     80 cells: iOS 16 to 27; NavigationStack came with iOS 16 · TIME

        """)
  }

  @Test func whatHasTheSameAnswerIsOneRow() throws {
    #expect(
      try rows("Text(\"a\")") == [
        "every phone in portrait and every iPad, iOS 13 to 27: "
          + "visible, dark text in light mode, light text in dark mode",
        "every phone in landscape, iOS 13 to 27: hidden",
      ])
  }

  /// A screen that is asked for has what other code gives it: a new object of a class that is
  /// declared, which is said, and something that is there of any other.
  @Test(
    arguments: [
      "let model: Model\n  init(model: Model) { self.model = model; super.init() }",
      "var model: Model!",
      "let model: Watched\n  init(model: Watched) { self.model = model; super.init() }",
      "let other: Other\n  var model: Model!\n  var rest: Rest!\n  "
        + "init(other: Other) { self.other = other }\n  "
        + "override func viewDidLoad() { if rest.count > 2 { title = other.name } }",
    ])
  func aScreenIsGivenWhatItNeeds(members: String) throws {
    let code = """
      class Model { var hides = true }
      class Watched: ObservableObject { @Published var hides = true }
      class Other { let name: String; init(name: String) { self.name = name } }
      class Page: UIViewController {
        \(members)
        override var prefersStatusBarHidden: Bool { model.hides }
      }
      class Maker {
        func make(_ model: Model) -> Page { let page = Page(); page.model = model; return page }
      }
      """
    let result = try ask("Page.swift", "--root", "Page", files: ["Page.swift": code])
    #expect(result.output.hasPrefix("every device, iOS 7 to 27: hidden\n"), "\(result.output)")
    let type = members.contains("Watched") ? "Watched" : "Model"
    #expect(
      result.output.contains("`model`, which is not given here, is assumed to be a new `\(type)`"))
  }

  /// What an app lists of its build and of other files is no value of the spec's.
  @Test func namesThatAnAppListsAreNotDeclared() throws {
    let spec = """
      include "Page.swift"
      app Shop {
        ios 18
        compilationConditions = [beta]
        unreadNames = [shimmering, Banner]
      }
      """
    let code = "struct Page: View { var body: some View { Text(\"a\") } }"
    let result = try ask(
      "App.sbar", "--root", "Page", files: ["App.sbar": spec, "Page.swift": code])
    #expect(result.output.contains("iOS 18: visible"), "\(result.output)\(result.errors)")
  }

  /// What is one of few values is said by these, and asked for each.
  @Test func theValuesOfAnEnumAreNamed() throws {
    let code = """
      enum Theme: Int { case light, dark, black }
      struct Settings { static var theme: Theme { Theme(rawValue: stored()) ?? .light } }
      class Page: UIViewController {
        let theme: Theme
        init(theme: Theme) { self.theme = theme; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override var prefersStatusBarHidden: Bool { theme == .black }
      }
      """
    let result = try ask(
      "Page.swift", "--root", "Page", "--on", "ios 18, orientation portrait",
      files: ["Page.swift": code])
    let hint = "say what it is: `--on 'theme .light'`; `[.light, .dark, .black]` asks for each\n"
    #expect(result.output.contains("hint      " + hint), "\(result.output)")
    let answer = try ask(
      "Page.swift", "--root", "Page", "--on", "ios 18, orientation portrait, theme [.dark, .black]",
      files: ["Page.swift": code])
    #expect(answer.output.contains("theme .dark: visible"), "\(answer.output)")
    #expect(answer.output.contains("theme .black: hidden"), "\(answer.output)")
  }

  /// A container that is asked for shows a new screen of the class that its initializer takes.
  @Test(
    arguments: [
      ("init(top: Page) { super.init(rootViewController: top) }", "`top`", "a new `Page`"),
      (
        "let page: Page\n  init(page: Page) { self.page = page; "
          + "super.init(rootViewController: page) }",
        "`page`", "a new `Page`"
      ),
      (
        "init(top: UIViewController) { super.init(rootViewController: top) }", "`top`",
        "a screen that says nothing about the bar"
      ),
    ])
  func aContainerIsGivenItsScreen(members: String, given: String, assumed: String) throws {
    let code = """
      class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Stack: UINavigationController {
        \(members)
        required init?(coder: NSCoder) { fatalError() }
        override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      """
    let result = try ask("Stack.swift", "--root", "Stack", files: ["Stack.swift": code])
    let isHidden = assumed.contains("Page")
    #expect(
      result.output.hasPrefix("every device, iOS 7 to 27: hidden\n") == isHidden,
      "\(result.output)")
    #expect(
      result.output.contains("\(given), which is not given here, is assumed to be \(assumed)"))
  }

  /// What is shown in a container of which no code says that is assumed, or unknown.
  @Test func aContainerThatIsGivenNothingIsEmpty() throws {
    let code = """
      class Stack: UINavigationController {}
      class Host<Content: View>: UIHostingController<Content> {}
      """
    let stack = try ask("Stack.swift", "--root", "Stack", files: ["Stack.swift": code])
    #expect(
      stack.output.contains("no screen is given to `Stack` here; it is assumed to be empty"),
      "\(stack.output)")
    let host = try ask("Stack.swift", "--root", "Host", files: ["Stack.swift": code])
    #expect(host.output.contains("unknown: hidden, or visible"), "\(host.output)")
  }

  /// A screen that cannot be made without arguments is made by the first of its initializers, which
  /// is said where there are others.
  @Test(arguments: ["", "convenience init(count: Int) { self.init(name: \"b\") }"])
  func aScreenIsMadeByAnInitializerOfItsOwn(other: String) throws {
    let code = """
      class Page: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(true, animated: false)
        }
      }
      class Stack: UINavigationController {
        convenience init(name: String) { self.init(rootViewController: Page()); title = name }
        \(other)
      }
      """
    let result = try ask("Stack.swift", "--root", "Stack", files: ["Stack.swift": code])
    #expect(result.output.hasPrefix("every device, iOS 7 to 27: hidden\n"), "\(result.output)")
    let assumed = "`Stack` is assumed to be made by `init(name:)`, the first of its initializers"
    #expect(result.output.contains(assumed) == !other.isEmpty, "\(result.output)")
  }

  /// What the class gives itself is not made once more.
  @Test(
    arguments: [
      "let model: Model\n  init() { model = Model(); super.init() }",
      "var model: Model!\n  override func loadView() { model = Model() }",
      "var model: Model!\n  override func loadView() { fill() }\n  "
        + "func fill() { self.model = Model() }",
    ])
  func aScreenGivesItselfWhatItMakes(members: String) throws {
    let code = """
      class Model { static var count = 0; var hides = true; init() { Model.count += 1 } }
      class Page: UIViewController {
        \(members)
        override var prefersStatusBarHidden: Bool { model.hides && Model.count == 1 }
      }
      """
    let result = try ask("Page.swift", "--root", "Page", files: ["Page.swift": code])
    #expect(result.output.hasPrefix("every device, iOS 7 to 27: hidden\n"), "\(result.output)")
    #expect(!result.output.contains("not given here"))
  }

  /// A class in another type is found by its full name.
  @Test func aClassInAnotherTypeIsFound() throws {
    let code = """
      struct Bar: UIViewControllerRepresentable {
        class Inner: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        func makeUIViewController(context: Context) -> Inner { Inner() }
        func updateUIViewController(_ controller: Inner, context: Context) {}
      }
      """
    let files = ["Bar.swift": code, "App.sbar": "include \"Bar.swift\"\napp A { ios 17 }\n"]
    let result = try ask("App.sbar", "--root", "Bar.Inner", files: files)
    #expect(result.output.hasPrefix("every device, iOS 17: hidden\n"), "\(result.output)")
  }

  @Test func aRowSaysWhatTurnsTheAnswer() throws {
    let output = try ask("Text(\"a\")").output
    #expect(output.contains("  turns     in landscape (in portrait it is visible)\n"))
    let night = """
      screen Night {
          @Environment(\\.colorScheme) var scheme
          Text("a").statusBarHidden(scheme == .dark)
      }
      """
    #expect(try ask(night).output.contains("in dark mode (in light mode it is visible, dark text)"))
    let older = try ask(
      "NavigationView { Text(\"a\").statusBar(hidden: true).preferredColorScheme(.dark) }"
    ).output
    #expect(
      older.contains("every iPad, iOS 13 and 15: unknown: hidden, or visible, light text\n"))
    #expect(older.contains("  turns     on iOS 14 (on iOS 13 it is unknown)\n"))
    #expect(older.contains("  turns     on iOS 16 (on iOS 15 it is unknown)\n"))
  }

  @Test func standardInputIsAViewOrAFile() throws {
    let hidden = ["every device, iOS 16 to 27: hidden"]
    #expect(try rows("-", input: "NavigationStack { Home() }\n.statusBarHidden()\n") == hidden)
    #expect(
      try rows("-", input: "app A {\n NavigationStack { B() }\n .statusBarHidden()\n}\n")
        == hidden)
    #expect(try rows("screen A { Text(\"a\").statusBarHidden() }").count == 1)
  }

  @Test func aFileShowsTheOneScreenThatNothingElseShows() throws {
    #expect(
      try rows("Reader.swift").last == "every phone in landscape, iOS 16 to 27: hidden")
    #expect(
      try rows("Reader.swift", "--root", "Photo")[0].hasSuffix(
        "hidden, or visible, dark text in light mode, light text in dark mode"))
  }

  @Test func anAppBringsItsRoot() throws {
    let app = "@main struct Reading: App { var body: some Scene { WindowGroup { B() } } }\n"
    let views = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b").statusBarHidden() } }
      """
    #expect(
      try rows("a.swift", files: ["a.swift": app + views]) == [
        "every device, iOS 14 to 27: hidden"
      ])
    #expect(try rows("a.swift", "--root", "A", files: ["a.swift": app + views]).count == 2)
    #expect(try rows("Feed.swift", "--root", "Feed") == ["every device, iOS 7 to 27: hidden"])
    // Under a navigation bar it is asked on phones with a home button and iPads alone.
    #expect(try rows("Feed.swift").first?.contains("iOS 13 to 27") == true)
  }

  @Test func whoeverAsksForAReleaseKnowsOlderOnes() throws {
    let text = """
      struct A: View {
          var body: some View {
              if #available(iOS 16, *) {
                  NavigationStack { Text("a") }
              } else {
                  Text("a")
              }
          }
      }
      """
    #expect(try rows("a.swift", files: ["a.swift": text])[0].contains("iOS 13 to 27"))
  }

  // MARK: - Steps

  @Test func stepsAreDoneInOrderAndTheLastIsAnswered() throws {
    let rows = try rows("Reader.swift", "--then", "tap \"Photo\"", "--then", "back")
    #expect(rows[0] == "after back")
    #expect(rows.count == 3)
    let all = try self.rows(
      "Reader.swift", "--then", "tap \"Photo\"", "--then", "back", "--all-steps")
    #expect(all.filter { $0.hasPrefix("after ") } == ["after tap \"Photo\"", "after back"])
    #expect(all.suffix(2).first == "at the launch and after each step")
    #expect(all.last == "every phone in landscape, iOS 16 to 27: hidden")
    #expect(all.count == 7)
  }

  @Test func aLaunchAmongTheStepsTakesThePlaceOfTheFirst() throws {
    let rows = try rows(
      "Reader.swift", "--root", "Photo", "--then", "set session.isLocked = true", "--then",
      "launch")
    #expect(rows == ["after launch", "every device, iOS 16 to 27: hidden"])
  }

  @Test func aStepThatCannotBeDoneIsAnAnswerThatFails() throws {
    let result = try ask("Text(\"a\")", "--then", "back")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        after back
        every device, iOS 13 to 27: there is no screen to go back to
         → --then:1:1
          │
        1 │ back
          │ ^^^^

        """))
  }

  @Test func aSettingWithoutEffectIsToldWithAWayOut() throws {
    let output = try ask("Reader.swift", "--then", "tap \"Photo\"").output
    #expect(output.contains("warning[SB6009]: a NavigationStack does not read statusBarHidden"))
    #expect(output.contains("hint: put the modifier on the NavigationStack"))
    // That the newest release has another name for it is no setting without effect.
    #expect(!(try ask("Text(\"a\").statusBarHidden()").output.contains("deprecated")))
  }

  // MARK: - What is not known

  @Test func anUnknownAnswerSaysOnWhichLineItHangs() throws {
    let result = try ask("Reader.swift", "--root", "Photo")
    #expect(result.status == 0)
    // That the text follows the mode is one answer, too.
    let words = "hidden, or visible, dark text in light mode, light text in dark mode"
    #expect(result.output.components(separatedBy: "unknown: ").count == 2)
    #expect(result.output.contains("unknown: \(words)\n"), "\(result.output)")
    #expect(result.output.contains("Reader.swift:11:59\n"))
    #expect(result.output.contains("`session.isLocked` is not known here\n"))
    #expect(
      result.output.contains(
        "hint      say what it is: `--on 'session.isLocked true'`; `[true, false]` asks for both\n"
      ))
    #expect(try ask("Reader.swift", "--root", "Photo", "--strict").status == 5)
  }

  @Test func aDisputedRuleSaysWhichFlagChooses() throws {
    let view = "NavigationView { Text(\"a\").statusBar(hidden: true) }"
    let output = try ask(view).output
    #expect(output.contains("choose an answer: `--policy navigationView=ignored`"))
    let rows = try rows(view, "--policy", "navigationView=honoured")
    #expect(rows == ["every device, iOS 13 to 27: hidden"])
  }

  /// The flag decides, whatever was passed over on the way.
  @Test func theRuleThatDecidesComesFirst() throws {
    let view = """
      state isAway = false
      NavigationStack { NavigationLink("Photo") { Photo() } }.statusBarHidden(isAway)
      """
    let folder = try TemporaryFolder()
    try folder.write(
      "a.sbar",
      """
      app A {
          \(view)
      }
      screen Photo { Image("a").statusBarHidden().onAppear { isAway = true } }
      """)
    let run = try BuiltTool.run(["ask", "a.sbar", "-v", "--then", "tap \"Photo\""], in: folder.url)
    let rules = run.output.split(separator: "\n").compactMap { line -> Substring? in
      line.split(separator: " ").first { ["S16", "S18", "U51"].contains($0) }
    }
    #expect(rules.prefix(3) == ["S16", "U51", "S18"], "\(run.output)")
  }

  // MARK: - Bad input

  @Test func whatDoesNotParseIsPointedAt() throws {
    let result = try ask("Text(\"a\"")
    #expect(result.status == 2)
    #expect(
      result.output == """
        error[SB1002]: this `(` is not closed
         → <view>:1:5
          │
        1 │ Text("a"
          │     ^ opens here
          │         - `)` seems to be missing here
          fix (review): close it


        """)
    #expect(try ask("}").status == 2)
    #expect(try ask("#endif").status == 2)
    #expect(try ask("foo").status == 2)
  }

  @Test func aStepThatDoesNotParseIsPointedAtAsItWasTyped() throws {
    let result = try ask("Text(\"a\")", "--then", "launch", "--then", "tpa \"a\"")
    #expect(result.status == 2)
    #expect(result.output.contains(" → --then:2:1\n  │\n2 │ tpa \"a\"\n"))
    #expect(result.output.contains("did you mean `tap`?"))
    let label = try ask("Text(\"a\")", "--then", "tap \"b\"")
    #expect(label.status == 2)
    #expect(label.output.contains(" → --then:1:6\n"))
    let expectation = try ask("Text(\"a\")", "--then", "expect hidden")
    #expect(expectation.status == 2)
    #expect(expectation.output.contains("error[SB4012]"))
    #expect(expectation.output.contains("`--write FILE` makes a spec"))
  }

  @Test func severalRootsAreListedWithTheFlagToType() throws {
    let text = "screen A { Text(\"a\") }\nscreen B { Text(\"b\") }\n"
    let result = try ask("-", input: text)
    #expect(result.status == 64)
    #expect(
      result.errors == """
        error: an app could begin with any of 2 screens here
          hint: say with which: `--root A`, `--root B`

        """)
    let unknown = try ask("Reader.swift", "--root", "Reeder")
    #expect(unknown.status == 64)
    #expect(
      unknown.errors == """
        error: there is no screen `Reeder` here
          hint: did you mean `--root Reader`?

        """)
  }

  @Test func nothingToShowIsSaid() throws {
    #expect(try ask("  \n").status == 3)
    #expect(try ask("-", input: "").status == 3)
    let model = try ask("-", input: "struct Session { var isLocked = false }\n")
    #expect(model.status == 3)
    #expect(model.errors.hasPrefix("error: there is no view and no controller here"))
    #expect(try ask().status == 64)
    #expect(try ask("NavigationStack", "{ Home() }").status == 64)
    let missing = try ask("Nowhere.swift")
    #expect(missing.status == 66)
    #expect(missing.errors == "error: `Nowhere.swift` does not exist\n")
  }

  /// Each as often as it says; named by that and not by all of its bytes.
  @Test(arguments: [
    ([0xFF, 0xFE, 0x00], 1), ([0x00], 1), (Array("\u{0} {".utf8), 1),
    ([0xEF, 0xBB, 0xBF, 0x7D], 1), (Array("\r\r\r}".utf8), 1), (Array("\"".utf8), 1),
    (Array("/*".utf8), 1), (Array("#if os(iOS)".utf8), 1), (Array("A { ".utf8), 50_000),
    (Array("struct A: View {".utf8), 1),
  ])
  func anyBytesAreInput(bytes: [UInt8], count: Int) throws {
    let folder = try TemporaryFolder()
    let input = Data([[UInt8]](repeating: bytes, count: count).joined())
    let result = try BuiltTool.run(["ask", "-"], in: folder.url, input: input)
    #expect([2, 3].contains(result.status))
    #expect(!(result.output + result.errors).isEmpty)
  }

  // MARK: - For machines

  @Test func jsonHoldsEveryCellOnce() throws {
    let result = try ask("NavigationStack { Text(\"a\") }", "--json")
    #expect(result.errors == "")
    let records = try result.output.split(separator: "\n").map { line in
      try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["kind"] as? String } == ["start", "answer", "asked"])
    let rows = try #require(records[1]["rows"] as? [[String: Any]])
    #expect(rows.count == 3)
    let cells = rows.flatMap { $0["cells"] as? [[String: String]] ?? [] }
    #expect(cells.count == records[2]["cells"] as? Int)
    #expect(Set(cells).count == cells.count)
    #expect(rows.allSatisfy { $0["isKnown"] as? Bool == true })
    let turns = try #require(rows[1]["turns"] as? [String: Any])
    #expect(turns["axis"] as? String == "appearance")
    #expect(turns["row"] as? Int == 0)
  }

  @Test func whatIsWrongIsARecordToo() throws {
    let result = try ask("Text(", "--json")
    #expect(result.status == 2)
    #expect(result.output.contains(#""kind":"diagnostic""#))
    #expect(result.output.hasSuffix(#""exit":2}"# + "\n"))
  }
}
