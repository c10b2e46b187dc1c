import Testing

/// Views of an app that are asked for by themselves.
struct AskedViewTests {
  @Test(arguments: [
    AskedCode(
      """
      // What a modifier's closure makes of its view
      import SwiftUI
      struct Phased: View { // hidden
        var body: some View {
          Text("a").phaseAnimator([true]) { view, phase in view.statusBarHidden(phase) }
        }
      }
      struct Dark: View { // light
        var body: some View {
          Text("a").phaseAnimator([1, 2]) { view, _ in view.preferredColorScheme(.dark) }
        }
      }
      struct Library: View { // unknown
        var body: some View { Text("a").changed { view in view.padding().statusBarHidden() } }
      }
      struct Faded: View { // dark
        var body: some View {
          Text("a").phaseAnimator([1, 2]) { view, phase in view.opacity(phase) }
        }
      }
      """),
    AskedCode(
      """
      // Objects that are not there yet
      import SwiftUI
      class Session: ObservableObject { @Published var user = "a" }
      struct Home: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.user).statusBarHidden() }
      }
      struct Door: View { // dark
        @State private var session: Session?
        var body: some View {
          if let session { Home().environmentObject(session) } else { Text("Login") }
        }
      }
      struct Mapped: View { // dark
        @State private var session: Session?
        var body: some View { session.map { Home().environmentObject($0) } }
      }
      struct Open: View { // hidden
        @State private var session: Session? = Session()
        var body: some View { session.map { Home().environmentObject($0) } }
      }
      struct Titled: View { // hidden
        @State private var title: String? = "a"
        var body: some View { VStack { title.map { text in Text(text).statusBarHidden() } } }
      }
      """),
    AskedCode(
      """
      // Content that is given, and content that is not
      import SwiftUI
      struct Card<Content: View, Controls: View>: View {
        private let content: Content
        private let controls: Controls?
        private let reset: (() -> Void)?
        init(
          reset: (() -> Void)? = nil, @ViewBuilder content: () -> Content,
          @ViewBuilder controls: () -> Controls
        ) {
          self.reset = reset
          self.content = content()
          self.controls = controls()
        }
        init(reset: (() -> Void)? = nil, @ViewBuilder content: () -> Content)
        where Controls == EmptyView {
          self.reset = reset
          self.content = content()
          self.controls = nil
        }
        var body: some View {
          VStack {
            content
            if let controls { controls.statusBarHidden() }
            if let reset { Button("Reset") { reset() } }
          }
        }
      }
      struct Bare: View { // dark
        var body: some View { Card { Text("a") } }
      }
      struct Full: View { // hidden
        var body: some View { Card { Text("a") } controls: { Text("b") } }
      }
      """),
    AskedCode(
      """
      // Views that only draw, and closures of controls
      import SwiftUI
      struct Named: View { // dark
        let label: Label<Text, Image>
        let shape: Circle
        var body: some View { VStack { label.padding(); shape.fill(.red) } }
      }
      struct Wide: View { // unknown
        let label: Label<Title, Image>
        var body: some View { label.padding() }
      }
      struct Loaded: View { // dark
        var body: some View {
          Library(url: nil) { state in
            if let image = state.image { image.resizable() } else { Text("a") }
          }
        }
      }
      struct Size: View { // dark
        @State private var size = 1.0
        let changed: (Bool) -> Void
        var body: some View { Slider(value: $size) { isSet in if !isSet { changed(isSet) } } }
      }
      """),
    AskedCode(
      """
      // A view of a library's that is called as one of the app's
      import SwiftUI
      import Pictures
      struct Picture: View { // hidden
        let url: URL?
        var body: some View { Pictures.Picture(url: url) { it in it.image }.statusBarHidden() }
      }
      struct Amount {
        init?(text: String) { if Pictures.Amount(text) == nil { return nil } }
      }
      class Plain: UIViewController { // hidden
        let amount = Amount(text: "a")
        override var prefersStatusBarHidden: Bool { true }
      }
      """),
    AskedCode(
      """
      // Operators of what nothing makes
      import UIKit
      final class Repo { var count = 0 { didSet { List.shared.load() } } }
      func == (a: Repo, b: Repo) -> Bool { a.count == b.count }
      final class List {
        static let shared = List()
        init() { Parser.read { [weak self] in self?.load() } }
        func load() { Parser.read { present($0) } }
      }
      class Page: UIViewController { // hidden
        override var prefersStatusBarHidden: Bool { true }
      }
      """),
    AskedCode(
      """
      // Words of a declaration on lines of their own, and types with spaces
      import UIKit
      class Pair<A, B>: UIViewController { typealias Done <T> = (T) -> Void; var isOn = true }
      class Page: UIViewController { // hidden
        private
        lazy
        var pair: Pair
          <Int, String> = Pair<Int, String>()
        private(set)
        var hides = true
        func load(_ done: @escaping Optional <(Int) -> Void>) {}
        func later() { call { [weak self, $hides] in _ = self } }
        override
        public
        var prefersStatusBarHidden: Bool { hides }
      }
      class Short: UIViewController { typealias N = Int; let hides = true // hidden
        override var prefersStatusBarHidden: Bool { hides }
      }
      """),
  ])
  func answersOfViews(code: AskedCode) { code.check() }

  /// What SwiftUI makes for an app as its delegate is there when the app begins.
  @Test func aDelegateIsThere() {
    let code = """
      import SwiftUI
      final class Store { var isReady = true }
      class Delegate: NSObject, UIApplicationDelegate { let store = Store(); var isOn = true }
      @main struct TheApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene {
          WindowGroup {
            if delegate.store.isReady && delegate.isOn { Text("a").statusBarHidden() }
          }
        }
      }
      """
    let app = """
      include "Code.swift"
      app P {
          ios 17
          device notch
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    let plan = plan(app, files: [(name: "Code.swift", text: code)])
    #expect(results(of: plan).flatMap { $0.cells }.map { $0.outcome.spelling } == ["passed"])
  }
}
