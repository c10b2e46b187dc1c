import Interpreter
import Language
import Testing
import Wording

/// What a compiler has passed is not a mistake of a spec: what is not read of a file of Swift is
/// noted, and nothing else becomes unknown by it.
struct CompiledCodeTests {
  private static let app = """
    include "Code.swift"
    app P {
        ios 17
        device notch
        Home()
    }
    scenario "one" {
        launch
        expect hidden
    }
    """

  private static let home = """
    import UIKit
    class Home: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    """

  /// Code that stands beside a screen whose answer is a constant, each piece below what it is.
  private static let code = #"""
    --- namesakes of a type and its instances
    class Shelf: UIViewController { static let depth = 40.0; var depth: Double { Shelf.depth } }
    --- a name one letter from another
    class HBooking: NSObject { init(from booking: Booking) { super.init() } }
    --- a member one letter from another
    class Desk: UIViewController {
      func a(_ steps: [Step]) { steps.forEach { $0.viewController.view.alpha = 0 } }
    }
    --- a generic parameter named as a type
    struct Box<Content: View>: View { let content: Content; var body: some View { content } }
    struct Content: View { var body: some View { Text("a") } }
    func a(context: Context) { }
    --- an assignment that is returned
    class Lever: UIViewController { func a() { return view.frame.origin.y = 4 } }
    --- an error caught by a condition
    class Lever: UIViewController { func a() { do { try b() } catch where c { } catch { } } }
    --- an overload of Apple's
    extension UIViewController {
      func present(_ a: UIViewController) { present(a, animated: true) }
      func performSegue(_ a: Segue) { performSegue(withIdentifier: a.name, sender: nil) }
    }
    --- a modifier of a library
    struct Till: View { @State var a = false; var body: some View { Text("a").sheet($a) { } } }
    --- a tuple with its type
    class Pair: UIViewController {
      func a() { guard let (b, c): (Int, Int) = d() else { return }; print(b, c) }
    }
    --- a test for a type in a tuple
    class Pair: UIViewController {
      func a(_ m: Any) { switch (1, m) { case (_, is String): b(); default: break } }
    }
    --- accessors with names of their own
    class Flag: UIViewController {
      var flag = false
      @objc var isOn: Bool {
        @objc(setOn:) set { flag = newValue }
        @objc(isOn) get { return flag }
      }
    }
    --- generic arguments on the next line
    class Rows: UIViewController {
      var rows: [Int]?
      func a() {
        rows = Array
        <Int>(repeating: 1, count: 2)
      }
    }
    --- the appearance of bars in an object that nothing makes
    class Theme { func a() { UINavigationBar.appearance().barStyle = .black } }
    --- an operator of other characters
    infix operator <•>
    func a() { b(1 <•> 2) }
    --- a type on several lines
    typealias Load = @Sendable (Int) async throws
      -> Int
    --- a type on two lines, behind its arrow
    typealias Load = (Int) ->
      Int
    --- a raw value on the next line
    enum Key: String {
      case first =
        "the first of all"
      case second = "second"
    }
    --- a function that escapes
    class Later: UIViewController { func a(_ done: @escaping() -> Void) { done() } }
    --- a list of captures on a line of its own
    class Watch: UIViewController {
      func a() {
        b(every: 1) { [weak self]
          (time: Double) -> Void in
          self?.c(time)
        }
      }
    }
    --- assignments as branches
    class Count: UIViewController {
      var n = 0
      func a(_ on: Bool) { on ? (n += 1) : (n -= 1) }
    }
    --- a name with a keycap
    func find2️⃣() { }
    --- a type that another module has, too
    class Avatar: Kit.Avatar { let inner = Avatar() }
    --- namesakes that are confined
    private struct Gap { static let width = 4 }
    struct Outer { private struct Gap { static let width = 8 }; let width = Gap.width }
    --- a value that a property begins without
    class Lamp: UIViewController {
      static var last: Lamp?
      override func viewDidLoad() { if Lamp.last == nil { Lamp.last = self } }
    }
    """#

  private static let kinds = code.split(separator: "--- ").map { piece in
    let lines = piece.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (kind: String(lines[0]), code: String(lines[1]))
  }

  @Test(arguments: kinds.map { $0.kind })
  func isNoMistake(kind: String) {
    let code = CompiledCodeTests.kinds.first { $0.kind == kind }?.code ?? ""
    // What nothing names would not be read at all.
    let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let names = zip(words, words.dropFirst()).filter { word, _ in
      word == "class" || word == "struct" || word == "func"
    }
    let naming = """
      extension Home {
        #if os(macOS)
        func naming() { \(names.map { "_ = \($0.1)" }.joined(separator: "; ")) }
        #endif
      }

      """
    let text = CompiledCodeTests.home + naming + code
    let files = [(name: "Code.swift", text: text)]
    let plan = plan(CompiledCodeTests.app, files: files)
    let errors = plan.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { "\($0.code.spelling) \($0.message)" })")
    let cells = results(of: plan).flatMap { $0.cells }
    #expect(cells.map { $0.outcome.spelling } == ["passed"], "\(cells.flatMap { $0.told })")
  }

  /// In a spec the same is still told.
  @Test func aSpecIsToldOfSlips() {
    let text = CompiledCodeTests.app.replacing(#"include "Code.swift""#, with: "")
    let slip = "\nclass Desk: UIViewControler { }"
    #expect(errors(text + "\n" + CompiledCodeTests.home + slip) == ["SB2002"])
  }
}
