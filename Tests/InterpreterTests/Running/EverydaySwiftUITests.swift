import Interpreter
import Testing

/// SwiftUI as people write it: models, items, tasks.
struct EverydaySwiftUITests {
  private func outcome(_ code: String, _ steps: String) -> String? {
    outcomes(
      """
      app A {
          ios 17
          device "iPhone 15"
          Root()
      }
      \(code)
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  @Test(arguments: [
    ("@State private var model = Model()", "Reader(model: model)", "@Bindable var model: Model"),
    ("@State private var model = Model()", "Reader(model: model)", "let model: Model"),
    (
      "@State private var model = Model()", "Reader().environment(model)",
      "@Environment(Model.self) private var model"
    ),
  ])
  func aModelIsObserved(kept: String, used: String, received: String) {
    let code = """
      @Observable final class Model {
          enum Theme { case light, dark }
          var isReading = false
          var theme = Theme.light
          var scheme: ColorScheme? { theme == .dark ? .dark : nil }
          func read() { withAnimation { isReading.toggle() } }
      }
      struct Root: View {
          \(kept)
          var body: some View {
              \(used).preferredColorScheme(model.scheme).statusBarHidden(model.isReading)
          }
      }
      struct Reader: View {
          \(received)
          var body: some View {
              Button("Read") { model.read() }
              Button("Night") { model.theme = .dark }
          }
      }
      """
    let steps = """
      expect visible, dark
      tap "Read"
      expect hidden
      tap "Read"
      tap "Night"
      expect visible, light
      """
    #expect(outcome(code, steps) == "one: passed")
  }

  @Test func anElementOfAListIsThere() {
    let code = """
      struct Photo: Identifiable { let id: Int }
      struct Root: View {
          @State var shown: Photo?
          let photos = [Photo(id: 1), Photo(id: 2)]
          var body: some View {
              List(photos) { photo in Button("Photo \\(photo.id)") { shown = photo } }
                  .fullScreenCover(item: $shown) { photo in Viewer(photo: photo) }
          }
      }
      struct Viewer: View {
          let photo: Photo
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Close") { dismiss() }.statusBarHidden() }
      }
      """
    let steps = "expect visible\ntap \"Photo 1\"\nexpect hidden\ntap \"Close\"\nexpect visible"
    #expect(outcome(code, steps) == "one: passed")
  }

  @Test func aTaskThatIsKeptRuns() {
    let code = """
      final class Player: ObservableObject {
          @Published var showsControls = true
          private var task: Task<Void, Never>?
          func hideLater() {
              task = Task {
                  try? await Task.sleep(for: .seconds(3))
                  showsControls = false
              }
          }
      }
      struct Root: View {
          @StateObject private var player = Player()
          var body: some View {
              Button("Play") { player.hideLater() }.statusBarHidden(!player.showsControls)
          }
      }
      """
    let steps = "tap \"Play\"\nexpect visible\nwait 4 s\nexpect hidden"
    #expect(outcome(code, steps) == "one: passed")
  }

  @Test func aModifierFromElsewhereIsAnAssumption() {
    let text = """
      app A {
          ios 17
          device notch
          Root()
      }
      struct Root: View {
          var body: some View { Text("a").statusBarHidden().modifier(Elsewhere()) }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(results(text).flatMap { $0.cells }.flatMap { $0.assumptions }.count == 1)
  }

  @Test func aModifierThatIsMisspeltIsAnError() {
    let text = """
      app A {
          ios 17
          device notch
          Root()
      }
      struct ChromeModifier: ViewModifier {
          func body(content: Content) -> some View { content.statusBarHidden() }
      }
      struct Root: View { var body: some View { Text("a").modifier(ChromeModifer()) } }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(errors(text) == ["SB2002"])
  }

  @Test(arguments: [
    "Player.shared.isPlaying", "!Player.shared.isPlaying", "Player.shared.count > 3",
    "Player.shared.isPlaying && isHidden",
  ])
  func aValueFromElsewhereIsAssumedNotToChange(value: String) {
    let text = """
      app A {
          ios 17
          device notch
          Root()
      }
      struct Root: View {
          @State private var isHidden = false
          var body: some View {
              Text("a")
                  .onChange(of: \(value)) { _ in isHidden = true }
                  .statusBarHidden(isHidden)
          }
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    let assumptions = results(text).flatMap { $0.cells }.flatMap { $0.assumptions }
    #expect(
      assumptions.compactMap { if case .text(let text, _) = $0 { text } else { nil } } == [
        "`\(value)` is assumed not to change by itself; a step can `set` it"
      ])
  }

  /// A state that something unread may have changed may have been told of or not.
  @Test func aChangeThatMayNotHaveHappenedIsToldPerhaps() {
    InterpreterTests.check(
      """
      app A {
          ios 17
          device notch
          Root()
      }
      struct Root: View {
          @State private var isOpen = false
          @State private var isHidden = false
          var body: some View {
              Button("Open") { Elsewhere.run { isOpen = true } }
                  .onChange(of: isOpen) { _ in isHidden = true }
                  .statusBarHidden(isHidden)
          }
      }
      scenario "one" {
          launch
          tap "Open"
          expect unknown
      }
      """, "one: passed")
  }

  @Test func anEnvironmentObjectOfAMisspeltTypeIsAnError() {
    let text = """
      app A {
          ios 17
          device notch
          Root()
      }
      class ReaderChrome: ObservableObject { @Published var isHidden = false }
      struct Root: View {
          @StateObject private var chrome = ReaderChrome()
          var body: some View { Inner().environmentObject(chrome).statusBarHidden(chrome.isHidden) }
      }
      struct Inner: View {
          @EnvironmentObject private var chrome: ReaderChrme
          var body: some View { Button("Hide") { chrome.isHidden = true } }
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    #expect(errors(text) == ["SB2002"])
  }
}

/// `onChange(of:initial:_:)` (S81)
struct InitialChangeTests {
  private func check(_ modifier: String, _ steps: String, _ outcome: String) {
    let text = """
      app A {
          ios 17
          device "iPhone 15"
          Root()
      }
      struct Root: View {
          @State private var count = 0
          @State private var isOn = true
          @State private var hidden = false
          var body: some View {
              NavigationStack {
                  NavigationLink("Go") { Text("b") }
                      .statusBarHidden(hidden || count == 1)
                      \(modifier)
              }
          }
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    #expect(outcomes(text).first == "one: " + outcome)
  }

  @Test func theHandlerRunsWhenTheViewAppearsFirst() {
    check(
      ".onChange(of: isOn, initial: true) { hidden = isOn }", "expect hidden, no flash", "passed")
    check(
      ".onChange(of: isOn, initial: true) { _, new in hidden = new }", "expect hidden", "passed")
    check(".onChange(of: isOn, initial: false) { hidden = isOn }", "expect visible", "passed")
    check(".onChange(of: isOn) { hidden = isOn }", "expect visible", "passed")
  }

  /// The old value is the new one then.
  @Test func theOldValueIsTheNewOneAtFirst() {
    let modifier = ".onChange(of: isOn, initial: true) { old, new in hidden = old == new }"
    check(modifier, "expect hidden\nset Root.isOn = false\nexpect visible", "passed")
  }

  /// A view that comes back did not go: it appears first once.
  @Test func itRunsOnceForEachView() {
    let modifier = ".onChange(of: isOn, initial: true) { count += 1 }"
    check(modifier, "expect hidden\ntap \"Go\"\nback\nexpect hidden", "passed")
  }

  @Test func whetherItRunsAtFirstMayBeUnknown() {
    let modifier = ".onChange(of: isOn, initial: Elsewhere.isFirst) { hidden = isOn }"
    check(modifier, "expect visible", "undecided")
  }
}
