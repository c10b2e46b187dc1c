import Foundation
import Testing

/// `sbar lint` knows in which release each modifier, view and member came.
@Suite struct ReleaseTests {
  private func warnings(_ view: String, ios: String, uikit: Bool = false) throws -> [String] {
    let folder = try TemporaryFolder()
    let root = uikit ? "class V: UIViewController {\n\(view)\n}" : "struct V: View {\n\(view)\n}"
    try folder.write(
      "a.sbar",
      """
      app A {
          ios \(ios)
          device "\(uikit ? "iPhone 8" : "iPhone 11")"
          appearance light
          backdrop bright
          V()
      }
      \(root)
      scenario "s" {
          launch
          expect visible
      }

      """)
    let run = try BuiltTool.run(["lint", "a.sbar"], in: folder.url)
    return run.output.split(separator: "\n").filter { $0.contains("SB6025") }.map { String($0) }
  }

  private func body(_ modifier: String) -> String {
    """
    @State private var on = false
    var body: some View {
        List { Text("a") }
            \(modifier)
    }
    """
  }

  static let modifiers: [(modifier: String, first: String)] = [
    (".navigationTitle(\"a\")", "14"), (".fullScreenCover(isPresented: $on) { Text(\"b\") }", "14"),
    (".onChange(of: on) { _ in }", "14"), (".toolbar { Button(\"b\") { } }", "14"),
    (".tabViewStyle(.page)", "14"), (".accessibilityIdentifier(\"x\")", "14"),
    (".ignoresSafeArea()", "14"), (".task { }", "15"), (".overlay { Text(\"x\") }", "15"),
    (".background { Color.red }", "15"), (".safeAreaInset(edge: .top) { Text(\"x\") }", "15"),
    (".alert(\"x\", isPresented: $on) { Button(\"b\") { } }", "15"),
    (".confirmationDialog(\"x\", isPresented: $on) { Button(\"b\") { } }", "15"),
    (".interactiveDismissDisabled(on)", "15"), (".refreshable { }", "15"), (".tint(.red)", "15"),
    (".toolbarColorScheme(.dark, for: .navigationBar)", "16"),
    (".toolbarBackground(.visible, for: .navigationBar)", "16"),
    (".toolbar(.hidden, for: .tabBar)", "16"), (".presentationDetents([.medium])", "16"),
    (".navigationDestination(isPresented: $on) { Text(\"b\") }", "16"),
    (".scrollContentBackground(.hidden)", "16"), (".presentationCornerRadius(8)", "16.4"),
    (".onChange(of: on) { }", "17"), (".onChange(of: on, initial: true) { }", "17"),
    (".onChange(of: on) { a, b in }", "17"), (".sensoryFeedback(.impact, trigger: on)", "17"),
    (".scrollTargetLayout()", "17"), (".toolbarVisibility(.hidden, for: .tabBar)", "18"),
    (".toolbarBackgroundVisibility(.hidden, for: .navigationBar)", "18"),
    (".glassEffect()", "26"), (".tabBarMinimizeBehavior(.onScrollDown)", "26"),
  ]

  @Test(arguments: modifiers)
  func aModifierIsToldWhereAnOlderReleaseIsRun(modifier: String, first: String) throws {
    let told = try warnings(body(modifier), ios: "13...18")
    #expect(told.count == 1 && told.first?.contains("came with iOS \(first)") == true, "\(told)")
    #expect(try warnings(body(modifier), ios: first).isEmpty)
  }

  @Test(arguments: [
    ".overlay(Text(\"x\"))", ".background(Color.red)", ".alert(isPresented: $on) { Alert() }",
    ".sheet(isPresented: $on) { Text(\"b\") }", ".navigationBarHidden(true)", ".padding()",
    ".statusBarHidden()", ".opacity(0.5)",
  ])
  func whatIsAsOldAsSwiftUIIsNot(modifier: String) throws {
    #expect(try warnings(body(modifier), ios: "13...18").isEmpty)
  }

  @Test(arguments: [
    ("Label(\"a\", systemImage: \"b\")", "14"), ("LazyVStack { Text(\"a\") }", "14"),
    ("AsyncImage(url: nil)", "15"), ("Grid { Text(\"a\") }", "16"),
    ("ContentUnavailableView(\"a\", systemImage: \"b\")", "17"),
  ])
  func soIsAView(view: String, first: String) throws {
    let told = try warnings("var body: some View { \(view) }", ios: "13...18")
    #expect(told.count == 1 && told.first?.contains("came with iOS \(first)") == true, "\(told)")
  }

  @Test func soAreWrappersAndTheEnvironment() throws {
    let told = try warnings(
      """
      @Environment(\\.dismiss) private var dismiss
      @FocusState private var isFocused: Bool
      var body: some View { Text("a") }
      """, ios: "14...18")
    #expect(told.count == 2 && told.allSatisfy { $0.contains("came with iOS 15") }, "\(told)")
  }

  @Test func soAreMembersOfUIKit() throws {
    let code = "override func viewDidLoad() { isModalInPresentation = true }"
    #expect(try warnings(code, ios: "12", uikit: true).count == 1)
    #expect(try warnings(code, ios: "13", uikit: true).isEmpty)
  }

  /// Code that asks for the release has what older ones have.
  @Test func whatAsksForTheReleaseIsNotToldOf() throws {
    let code = """
      var body: some View {
          if #available(iOS 16, *) {
              Text("a").toolbarBackground(.visible, for: .navigationBar)
          } else {
              Text("a")
          }
      }
      """
    #expect(try warnings(code, ios: "15...18").isEmpty)
  }

  /// What the author declares is theirs, on whatever release.
  @Test func anOwnModifierOfTheNameIsNotToldOf() throws {
    let code =
      body(".tint(.red)") + "\n}\nextension View {\nfunc tint(_ c: Color) -> some View { self }"
    #expect(try warnings(code, ios: "13...18").isEmpty)
  }
}
