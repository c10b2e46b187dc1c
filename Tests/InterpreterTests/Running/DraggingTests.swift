import Interpreter
import Testing
import Wording

/// What a finger may drag away: `begin dismiss`.
@Suite struct DraggingTests {
  private func problem(_ app: String, _ steps: String) -> String? {
    let lines = "launch; expect visible; \(steps)".replacing("; ", with: "\n")
    let cell = results(app + "\nscenario \"a\" {\n\(lines)\n}\n").first?.cells.first
    return cell?.told.first?.title
  }

  private static let refused =
    "cannot be dragged away: it refuses to be dismissed by a finger"

  private func sheet(_ modifiers: String) -> String {
    """
    app A { ios 16; device notch; Home() }
    struct Home: View {
      @State var isShown = true
      var body: some View { Text("a").sheet(isPresented: $isShown) { Sheet() } }
    }
    struct Sheet: View {
      @State var isDirty = false
      var body: some View {
        NavigationStack { Text("b").onTapGesture { isDirty = true }\(modifiers) }
      }
    }
    """
  }

  @Test func aSheetThatRefusesStays() {
    let always = sheet(".interactiveDismissDisabled()")
    #expect(problem(always, "begin dismiss") == "Sheet " + DraggingTests.refused)
    #expect(problem(always, "dismiss; dismiss Sheet; expect top Home") == nil)
    let once = sheet(".interactiveDismissDisabled(isDirty)")
    #expect(problem(once, "begin dismiss; finish; expect top Home") == nil)
    #expect(problem(once, "tap \"b\"; begin dismiss") == "Sheet " + DraggingTests.refused)
    #expect(problem(sheet(""), "tap \"b\"; begin dismiss; finish; expect top Home") == nil)
  }

  @Test func whatNobodyKnowsMayRefuse() {
    let title = problem(sheet(".interactiveDismissDisabled(remote.isLocked)"), "begin dismiss")
    #expect(title == "what `begin dismiss` does depends on `remote.isLocked`")
  }

  private func edit(_ members: String, in stack: Bool = true) -> String {
    """
    app A { ios 16; device notch; Home() }
    class Home: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let edit = Edit()
        let shown = \(stack ? "UINavigationController(rootViewController: edit)" : "edit")
        present(shown, animated: true)
      }
    }
    class Edit: UIViewController {
      var hasChanges = false { didSet { isModalInPresentation = hasChanges } }
      func change() { hasChanges = true }
      var isModal: Bool { isModalInPresentation }
      \(members)
    }
    """
  }

  @Test(arguments: [true, false])
  func theContentOfAStackIsAskedToo(stack: Bool) {
    let name = stack ? "UINavigationController " : "Edit "
    let app = edit("", in: stack)
    #expect(problem(app, "begin dismiss; finish; expect top Home") == nil)
    #expect(problem(app, "call Edit.change(); begin dismiss") == name + DraggingTests.refused)
    #expect(problem(app, "call Edit.change(); expect Edit.isModal == true") == nil)
    #expect(problem(app, "call Edit.change(); dismiss; expect top Edit") == nil)
    #expect(problem(app, "call Edit.change(); dismiss Edit; expect top Home") == nil)
  }

  @Test func aClassMayRefuseForGood() {
    let app = edit("override var isModalInPresentation: Bool { get { true } set { } }")
    #expect(problem(app, "begin dismiss") == "UINavigationController " + DraggingTests.refused)
  }

  @Test func aControllerMayRefuseFromTheOutset() {
    let app = """
      app A { ios 16; device notch; Home() }
      class Home: UIViewController {}
      class Edit: UIViewController { isModalInPresentation = true }
      """
    #expect(
      problem(app, "present Edit; begin dismiss")
        == "Edit " + DraggingTests.refused)
  }
}
