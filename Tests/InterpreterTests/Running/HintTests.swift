import Foundation
import Interpreter
import Testing
import Wording

/// What the hints of the catalogue of mistakes say to write is accepted where it belongs. What a
/// fix writes is applied by the tests of the catalogue; here are the hints that have none.
@Suite struct HintTests {
  /// A piece of code in a hint, with the mistake that it is for.
  struct Piece: CustomTestStringConvertible {
    var mistake: String
    var code: String

    var testDescription: String { "`\(code)` of \(mistake)" }
  }

  static let pieces: [Piece] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "CommandsTests/Mistakes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".txt") }.flatMap { name -> [Piece] in
      let url = folder.appending(path: name)
      guard let text = try? String(contentsOf: url, encoding: .utf8), !text.contains("  fix")
      else { return [] }
      return text.matches(of: #/(?m)^ +hint: (.*)$/#).flatMap { hint in
        hint.1.matches(of: #/`([^`]+)`/#).map { Piece(mistake: name, code: String($0.1)) }
      }
    }
  }()

  @Test func theCatalogueHasHints() { #expect(Self.pieces.count > 50) }

  @Test(arguments: pieces)
  func aHintIsAcceptedWhereItBelongs(_ piece: Piece) {
    // Names of Swift's are no code to write, and a word alone is told of and not written.
    if piece.code.contains("_:") { return }
    let codes = Self.filled(piece.code)
    let accepted = Self.contexts.contains { context in
      codes.contains { code in
        let text = context.replacingOccurrences(of: "#", with: code)
        return !plan(text).diagnostics.contains { $0.severity == .error }
      }
    }
    #expect(accepted)
  }

  /// The code with one thing or another in the place of what a hint leaves open; the code alone, if
  /// it leaves nothing open.
  private static func filled(_ code: String) -> Set<String> {
    let bodies = [
      "isFull = true", "ios 17\ndevice \"iPhone 14\"\nText(\"a\")", "launch\nexpect visible",
    ]
    let open: [(String, String)] = [
      (": … {", ": Bool {"), ("{ … }", "{ true }"), ("a...b", "16...18"), ("[a, b]", "[16, 18]"),
      ("= value", "= true"), ("Screen.function", "Home.zoom"),
    ]
    let codes =
      bodies.map { code.replacingOccurrences(of: "{ … }", with: "{\n\($0)\n}") }.map { body in
        open.reduce(body) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      } + [open.reduce(code) { $0.replacingOccurrences(of: $1.0, with: $1.1) }]
    return Set(codes)
  }

  private static func file(
    header: String = "", app: String = "", steps: String = "expect visible", outside: String = ""
  ) -> String {
    """
    app A {
        ios 17
        device "iPhone 14"
        state isFull = false
        state name = false
        \(app)
        NavigationStack { Home() }
    }

    screen Home {
        state name = ""
        func zoom() { isFull = true }
        Button("Hide") { isFull = true }
            .statusBarHidden(isFull)
    }

    screen Photo { Text("photo") }
    screen Camera { Text("camera") }

    \(outside)

    scenario "one" \(header) {
        launch
        \(steps)
        expect definite
    }

    """
  }

  /// Where a piece may stand.
  private static let contexts: [String] = [
    file(steps: "#"), file(steps: "expect #"), file(steps: "tap \"Hide\"\n#"),
    file(steps: "push Photo\n#"), file(steps: "push #"), file(steps: "rotate #"),
    file(steps: "begin back\n# isFull\ncancel"), file(steps: "# back\ncancel"),
    file(steps: "expect visible # ios >= 17"), file(steps: "# \"Hide\""),
    file(steps: "set isFull = #"), file(header: "#"), file(header: "on #"),
    file(header: "on ios #"), file(header: "on appearance #"), file(header: "on device #"),
    file(header: "on device \"#\""), file(app: "#"), file(app: "# isDark = false"),
    file(app: "# isDark"), file(outside: "class C: UIViewController {\n#\n}"),
    "#\nscenario \"a\" {\nlaunch\nexpect visible\n}", "#", file(outside: "#"),
    file().replacingOccurrences(of: "ios 17\n", with: "#\n"),
    file().replacingOccurrences(of: "scenario \"one\"", with: "#\nscenario \"one\""),
  ]

  /// A budget of ways is told as one.
  @Test(arguments: [(2, false), (7, true)])
  func moreWaysThanAreFollowed(conditions: Int, isTold: Bool) {
    let flags = (0..<conditions).map { "if flags.f\($0) { push(Photo()) }" }
    let text = """
      app A {
          ios 16
          device notch
          UINavigationController { Root() }
      }
      class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(flags.joined(separator: "\n"))
          }
          func push(_ photo: Photo) {
              navigationController?.pushViewController(photo, animated: false)
          }
      }
      class Photo: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    let hints = results(text).flatMap { $0.cells }.flatMap { $0.told }.flatMap { $0.hints }
    #expect(hints.contains { $0.contains("in more than 64 ways") } == isTold)
  }

  /// Two roots are both on screen, and what they share is there twice.
  @Test func twoRootsOfAnApp() {
    let text = """
      app A {
          ios 16
          device notch
          Home()
          NavigationStack { Home() }
      }
      screen Home { Button("Hide") { } }
      scenario "one" {
          launch
          tap "Hide"
          expect visible
      }
      """
    let hints = results(text).flatMap { $0.cells }.flatMap { $0.told }.flatMap { $0.hints }
    #expect(hints.contains { $0.contains("2 views at its root") }, "\(hints)")
  }
}
