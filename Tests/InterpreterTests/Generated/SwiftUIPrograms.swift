/// Views whose events show and end what shows them: the lists, and how a program is made.
enum SwiftUIPrograms {
  /// When code runs; `ACT` is what it does.
  static let events = [
    ".onAppear { ACT }",
    ".onDisappear { ACT }",
    ".task { ACT }",
    ".onChange(of: a) { ACT }",
    ".onChange(of: other) { ACT }",
    ".onTapGesture { ACT }",
    ".onReceive(timer) { _ in ACT }",
  ]

  /// What code does there.
  static let actions = [
    "dismiss()",
    "a = true",
    "a = false",
    "a.toggle()",
    "dismiss(); a = true",
    "a = true; dismiss()",
    "other = true",
    "other.toggle(); a.toggle()",
    "path = []",
    "path.append(1)",
    "path.removeLast()",
    "DispatchQueue.main.async { a = false }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { a.toggle() }",
    "withAnimation { a = false }",
    "Task { dismiss() }",
    "a = true; a = false; a = true",
    "dismiss(); dismiss()",
    "item = 1",
    "item = nil",
    "tab = 2",
    "flag.toggle()",
  ]

  /// What the app shows: `HOME` is a button, `INNER` another screen.
  static let shapes = [
    "HOME.sheet(isPresented: $a) { INNER }",
    "HOME.fullScreenCover(isPresented: $a) { INNER }",
    "NavigationStack { HOME.navigationDestination(isPresented: $a) { INNER } }",
    "NavigationStack(path: $path) { HOME.navigationDestination(for: Int.self) { _ in INNER } }",
    #"NavigationView { NavigationLink("home", isActive: $a) { INNER } }"#,
    "TabView(selection: $tab) { HOME.tag(1); INNER.tag(2) }",
    "Group { if a { INNER } else { HOME } }",
    "HOME.sheet(item: $item) { _ in INNER }",
    """
    HOME.sheet(isPresented: $a) {
        NavigationStack { INNER.sheet(isPresented: $other) { INNER } }
    }
    """,
    "HOME.sheet(isPresented: $a) { INNER }.fullScreenCover(isPresented: $other) { INNER }",
    "VStack { if a { HOME.sheet(isPresented: $other) { INNER } }; if other { INNER } }",
    "HOME.popover(isPresented: $a) { INNER }",
    "NavigationSplitView { HOME } detail: { INNER }",
    #"HOME.alert("x", isPresented: $a) { Button("Close") { a = false } }"#,
    "ScrollView { HOME; INNER }.sheet(isPresented: $other) { INNER }",
    """
    TabView(selection: $tab) {
        NavigationStack(path: $path) {
            HOME.navigationDestination(for: Int.self) { _ in INNER }
                .navigationDestination(isPresented: $other) { INNER }
                .sheet(isPresented: $a) { INNER }
        }.tag(1)
        INNER.tag(2)
    }
    """,
  ]

  /// What a person does, `; ` between the steps.
  static let steps = [
    "set Home.a = true",
    "set Home.a = true; set Home.a = false",
    "set Home.a = true; dismiss",
    "set Home.a = true; set Home.other = true; dismiss; dismiss",
    "set Home.a = true; begin dismiss; finish",
    "set Home.a = true; begin dismiss; cancel",
    "set Home.a = true; begin dismiss; wait 2 s; finish",
    "set Home.tab = 2; set Home.tab = 1",
    "set Home.item = 1; set Home.item = nil",
    "set Home.a = true; back",
    "set Home.a = true; begin back; wait 1 s; finish",
    "rotate landscape; set Home.a = true; rotate portrait",
    "background; set Home.a = true; foreground",
    "set Home.other = true; set Home.a = true; set Home.other = false",
    "scroll to 100; set Home.a = true; scroll to 0",
    #"tap "home"; wait 1 s"#,
    "push Inner; back",
    "present Inner as sheet; dismiss",
    "wait 3 s",
  ]

  private enum Place: CaseIterable {
    case home, inner, both
  }

  static let count = events.count * actions.count * shapes.count * Place.allCases.count

  /// The program of a number below `count`, with a scenario for each of `steps`.
  static func text(_ number: Int) -> String {
    let place = Place.allCases[number % 3]
    let shape = shapes[number / 3 % shapes.count]
    let action = actions[number / 3 / shapes.count % actions.count]
    let event = events[number / 3 / shapes.count / actions.count]
      .replacing("ACT", with: action)
    let home =
      "Button(\"home\") { other.toggle() }" + (place == .inner ? "" : event)
      + ".statusBarHidden(flag)"
    let inner = "Inner(a: $a, other: $other, item: $item, path: $path, tab: $tab, flag: $flag)"
    return """
      app A {
          ios 17
          device notch
          Home()
      }
      struct Home: View {
          @State var a = false
          @State var other = false
          @State var item: Int? = nil
          @State var path: [Int] = []
          @State var tab = 1
          @State var flag = false
          @Environment(\\.dismiss) var dismiss
          var body: some View {
              \(shape.replacing("HOME", with: home).replacing("INNER", with: inner))
          }
      }
      struct Inner: View {
          @Binding var a: Bool
          @Binding var other: Bool
          @Binding var item: Int?
          @Binding var path: [Int]
          @Binding var tab: Int
          @Binding var flag: Bool
          @Environment(\\.dismiss) var dismiss
          var body: some View {
              Text("inner")\(place == .home ? "" : event).statusBarHidden()
          }
      }
      \(GeneratedScenarios.text(steps))
      """
  }
}
