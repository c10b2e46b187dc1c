import Interpreter
import Testing

/// Helpers, bindings and scenes of SwiftUI in the forms that apps write them in.
@Suite struct ViewFormTests {
  private func outcome(_ code: String, _ steps: String) -> String? {
    outcomes(
      """
      \(code)
      app A {
          ios 17
          device "iPhone 14"
          appearance light
          Front()
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  /// A closure that is given a view makes another one of it: what is asked for before counts.
  @Test(arguments: [
    ("Text(\"a\").statusBarHidden().modify { $0.padding() }", "T { transform(self) }"),
    ("Text(\"a\").modify { $0.statusBarHidden() }", "T { transform(self) }"),
    (
      "Text(\"a\").statusBarHidden().modify { view in view.padding() }",
      "some View { if true { transform(self) } else { self } }"
    ),
    (
      "Text(\"a\").statusBarHidden().modify { $0.padding() }",
      "some View { let changed = transform(self); return changed }"
    ),
    (
      "Text(\"a\").modify { $0.statusBarHidden() }",
      "some View { if let view = transform(self) { view } else { self } }"
    ),
    ("Text(\"a\").statusBarHidden().modify { $0 }", "T { transform(self) }"),
  ])
  func aHelperIsGivenTheView(body: String, result: String) {
    let code = """
      extension View {
          @ViewBuilder func modify<T: View>(_ transform: (Self) -> T) -> \(result)
      }
      struct Front: View { var body: some View { \(body) } }
      """
    #expect(outcome(code, "expect hidden") == "one: passed")
  }

  @Test(arguments: [
    "Wrap { Text(\"a\").statusBarHidden() }", "use(Text(\"a\").statusBarHidden()) { $0.padding() }",
    "if let page { page } else { Text(\"b\") }",
    "if let made = make() { made } else { Text(\"b\") }",
  ])
  func aViewIsHeldByAName(body: String) {
    let code = """
      struct Wrap<T: View>: View {
          let make: () -> T
          init(@ViewBuilder make: @escaping () -> T) { self.make = make }
          var body: some View { let page = make(); page }
      }
      struct Front: View {
          var body: some View { \(body) }
          var page: AnyView? { AnyView(Text("a").statusBarHidden()) }
          func make() -> (some View)? { Text("a").statusBarHidden() }
          func use<T: View, U: View>(_ view: T, _ f: (T) -> U) -> U { f(view) }
      }
      """
    #expect(outcome(code, "expect hidden") == "one: passed")
  }

  /// A binding that code makes of a state presents what that state does.
  @Test(arguments: [
    "$isOn", "shown", "self.shown", "Binding(get: { isOn }, set: { isOn = $0 })",
    ".init(get: { isOn }, set: { isOn = $0 })", "Binding<Bool>(get: { isOn }, set: { isOn = $0 })",
    "Binding { isOn } set: { new in isOn = new }", "Binding(projectedValue: $isOn)", "same",
    "Binding(get: { name != nil }, set: { if !$0 { name = nil } })",
    "Binding(get: { self.name != nil }, set: { _ in self.name = nil })",
  ])
  func aMadeBindingIsThatOfItsState(binding: String) {
    let code = """
      struct Front: View {
          @State private var isOn = false
          @State private var name: String?
          var body: some View {
              Button("Open") { isOn = true; name = "a" }
                  .fullScreenCover(isPresented: \(binding)) { Text("b").statusBarHidden() }
          }
          private var shown: Binding<Bool> { Binding(get: { isOn }, set: { isOn = $0 }) }
          private var same: Binding<Bool> { $isOn }
      }
      """
    let steps = "expect visible\ntap \"Open\"\nexpect hidden\ndismiss\nexpect visible"
    #expect(outcome(code, steps) == "one: passed")
  }

  /// What a made binding holds is what its state does.
  @Test(arguments: ["shown.wrappedValue", "self.shown.wrappedValue", "isOn"])
  func aMadeBindingHasTheValueOfItsState(value: String) {
    let code = """
      struct Front: View {
          @State private var isOn = false
          var body: some View { Button("Open") { isOn = true }.statusBarHidden(\(value)) }
          private var shown: Binding<Bool> { Binding(get: { isOn }, set: { isOn = $0 }) }
      }
      """
    #expect(outcome(code, "expect visible\ntap \"Open\"\nexpect hidden") == "one: passed")
  }

  @Test func aConstantMayHoldABinding() {
    let code = """
      struct Front: View {
          @State private var page = 1
          var body: some View {
              let chosen = Binding(get: { page }, set: { page = $0 })
              TabView(selection: chosen) {
                  Text("a").tag(0)
                  Text("b").tag(1).statusBarHidden()
              }
          }
      }
      """
    #expect(outcome(code, "expect hidden") == "one: passed")
  }

  /// Of several scenes the first one is shown at the launch.
  @Test(arguments: [
    "WindowGroup { First() }\nWindowGroup { Second() }",
    "WindowGroup(\"a\", id: \"a\") { First() }\nWindowGroup(for: Int.self) { _ in Second() }",
    "main\nother", "WindowGroup { First() }\nOtherScene()", "MainScene()\nother",
    "#if os(macOS)\nSettings { Second() }\n#endif\nWindowGroup { First() }",
    "WindowGroup { First() }.handlesExternalEvents(matching: [])\nWindowGroup { Second() }",
  ])
  func theFirstSceneIsShown(scenes: String) {
    let text = """
      @main
      struct Shelf: App {
          var body: some Scene {
              \(scenes)
          }
          var main: some Scene { WindowGroup { First() } }
          var other: some Scene { WindowGroup { Second() } }
      }
      struct MainScene: Scene { var body: some Scene { WindowGroup { First() } } }
      struct OtherScene: Scene { var body: some Scene { WindowGroup { Second() } } }
      struct First: View { var body: some View { Text("a").statusBarHidden() } }
      struct Second: View { var body: some View { Text("b") } }
      scenario "one" on ios 17, device notch {
          launch
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  /// The initializer that a call means may give a view its content by itself.
  @Test(arguments: [
    "init(title: String) where Content == EmptyView { self.content = EmptyView() }",
    "init(title: String) where Content == EmptyView { self.init(title: title) { EmptyView() } }",
    "init(title: String) where Content == EmptyView {\n"
      + "self.init(title: title, content: { EmptyView() })\n}",
  ])
  func anInitializerGivesTheContent(initializer: String) {
    let code = """
      struct Front: View { var body: some View { Header(title: "a").statusBarHidden() } }
      struct Header<Content: View>: View {
          let content: Content
          init(title: String, @ViewBuilder content: () -> Content) { self.content = content() }
          \(initializer)
          var body: some View { VStack { Text("b"); content } }
      }
      """
    #expect(outcome(code, "expect hidden") == "one: passed")
  }

  /// What a view of UIKit's does with windows is not followed, and that is said.
  @Test func aRepresentableThatReachesForWindowsIsAnAssumption() {
    let code = """
      struct Front: View { var body: some View { Text("a").background(Installer()) } }
      struct Installer: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
              let window = UIWindow()
              window.rootViewController = UIViewController()
              return UIView()
          }
          func updateUIView(_ view: UIView, context: Context) { }
      }
      """
    #expect(outcome(code, "expect visible") == "one: passed")
    var strict = RunOptions()
    strict.isStrict = true
    let text =
      code + "\napp A {\n    ios 17\n    device notch\n    Front()\n}\n"
      + "scenario \"one\" {\n    launch\n    expect visible\n}\n"
    #expect(outcomes(text, options: strict).first == "one: undecided")
  }

  /// What an extension of a colour or a text makes of it as a view is asked.
  @Test(arguments: ["Color", "Text", "Image"])
  func whatAnExtensionOfADrawingMakesIsAsked(_ type: String) {
    let uses = ["drawing.bare()", "drawing.whole", "self.drawing.bare()", "drawing.stacked()"]
    for use in uses {
      let code = """
        extension \(type) {
            func bare() -> some View { statusBarHidden() }
            var whole: some View { self.statusBarHidden(true) }
            @ViewBuilder func stacked() -> some View {
                ZStack { self; Text("a").statusBarHidden() }
            }
        }
        struct Front: View { var body: some View { Card(drawing: Theme.drawing) } }
        struct Card: View {
            let drawing: \(type)
            var body: some View { \(use) }
        }
        """
      #expect(outcome(code, "expect hidden") == "one: passed", "\(use) of \(type)")
    }
  }

  /// `let tint: Color`: what Apple draws asks for nothing.
  @Test(arguments: ["Color", "Image", "LinearGradient", "Text"])
  func aPropertyThatHoldsADrawingAsksForNothing(_ type: String) {
    let code = """
      struct Front: View { var body: some View { Card(tint: Theme.tint) } }
      struct Card: View {
          let tint: \(type)
          var body: some View { ZStack { tint.ignoresSafeArea(); Text("a") }.statusBarHidden() }
      }
      """
    #expect(outcome(code, "expect hidden") == "one: passed")
  }
}
