import Binding
import Foundation
import Language
import StatusBar
import Testing

/// What views and modifiers become in the program.
@Suite struct BindingViewTests {
  private func body(_ text: String) -> String { views("screen S {\n\(text)\n}", of: "S") }

  @Test func aBareScreenIsItsBody() {
    #expect(body("Text(\"a\")") == "Text\"a\"")
    #expect(body("Text(\"a\")\nText(\"b\")") == "group{Text\"a\" Text\"b\"}")
    #expect(body("") == "empty")
  }

  @Test func undeclaredViewsAreLeavesOrTransparentGroups() {
    #expect(body("Tracks()") == "Tracks.assumed")
    #expect(
      body("Card { Text(\"a\").statusBarHidden() }") == "Card{Text\"a\".hidden(true)}.assumed")
    #expect(body("LazyPage(Card { Text(\"a\") })") == "LazyPage{Card{Text\"a\"}.assumed}.assumed")
  }

  @Test func hidingTakesATruth() {
    #expect(body("Text(\"a\").statusBarHidden()") == "Text\"a\".hidden(true)")
    #expect(body("Text(\"a\").statusBarHidden(false)") == "Text\"a\".hidden(false)")
    #expect(body("Text(\"a\").statusBar(hidden: true)") == "Text\"a\".hidden(true)")
    #expect(body("state h = false\nText(\"a\").statusBarHidden(!h)") == "Text\"a\".hidden(!own0)")
  }

  @Test func barsTakeVisibilitiesSchemesAndPlacements() {
    #expect(
      body("List { }.toolbarColorScheme(.dark, for: .navigationBar, .tabBar)")
        == "scroll{List}.barScheme(scheme.dark, 3)")
    #expect(body("List { }.toolbarColorScheme(nil)") == "scroll{List}.barScheme(nil, 1)")
    #expect(
      body("List { }.toolbarBackground(.hidden)") == "scroll{List}.background(visibility.hidden, 1)"
    )
    #expect(body("List { }.toolbarBackground(Color.red, for: .tabBar)") == "scroll{List}")
    #expect(
      body("List { }.toolbarBackgroundVisibility(.visible, for: .navigationBar)")
        == "scroll{List}.background(visibility.visible, 1)")
    #expect(
      body("List { }.toolbarVisibility(.hidden, for: .statusBar)")
        == "scroll{List}.bar(visibility.hidden, 8)")
    #expect(
      body("List { }.toolbar(.hidden, for: .navigationBar)")
        == "scroll{List}.bar(visibility.hidden, 1)")
    #expect(
      body("List { }.navigationBarHidden(true)")
        == "scroll{List}.bar((true ? visibility.hidden : visibility.automatic), 1)")
  }

  @Test func schemesAreOfThePresentationOrOfTheSubtree() {
    #expect(body("List { }.preferredColorScheme(.dark)") == "scroll{List}.prefers(scheme.dark)")
    #expect(body("List { }.colorScheme(.dark)") == "scroll{List}.scheme(scheme.dark)")
    #expect(
      body("List { }.environment(\\.colorScheme, .light)") == "scroll{List}.scheme(scheme.light)")
  }

  @Test func buildersBranch() {
    #expect(
      body("state a = true\nif a { Text(\"x\") } else if !a { Text(\"y\") }")
        == "if(own0){Text\"x\"}else{if(!own0){Text\"y\"}else{empty}}")
    #expect(
      body("state a = true\na ? Text(\"x\") : Text(\"y\")") == "if(own0){Text\"x\"}else{Text\"y\"}")
    #expect(body("ForEach(rows) { row in Text(row.name) }") == "each{Text.shows(some row.name)}")
    #expect(
      body("state note: Note?\nif let note { Text(note.title) }")
        == "if((own0 notEqual nil)){Text.shows(some note.title)}else{empty}")
  }

  @Test func aSwitchBecomesAChainOfConditions() {
    let text = """
      enum Phase { case idle, busy }
      screen S {
          state phase = Phase.idle
          switch phase {
          case .idle: Text("x")
          case .busy: Text("y")
          }
      }
      """
    #expect(views(text, of: "S") == "if((own0 equal .idle)){Text\"x\"}else{Text\"y\"}")
  }

  @Test func theBuildIsKnownAsFarAsItIsIOS() {
    let text = """
      #if os(macOS)
      Text("mac")
      #elseif canImport(UIKit)
      Text("phone")
      #endif
      """
    #expect(body(text) == "Text\"phone\"")
    #expect(
      body("Text(\"a\")\n#if os(iOS)\n.statusBarHidden()\n#endif") == "Text\"a\".hidden(true)")
    #expect(
      body("Text(\"a\")\n#if DEBUG\n.statusBarHidden()\n#endif")
        == "if(input DEBUG){Text\"a\".hidden(true)}else{Text\"a\"}")
    #expect(
      body("if #available(iOS 16, *) { Text(\"new\") } else { Text(\"old\") }")
        == "if(iOS 16){Text\"new\"}else{Text\"old\"}")
  }

  @Test func linksHaveThreeForms() {
    let text = """
      NavigationLink("A", destination: Text("a"))
      NavigationLink("B") { Text("b") }
      NavigationLink { Text("c") } label: { Text("C") }
      NavigationLink(destination: Text("d")) { Label("D", systemImage: "d") }
      NavigationLink("E", value: Route.photo)
      """
    let links = [
      "link\"A\"(Text\"a\")", "link\"B\"(Text\"b\")", "link\"C\"(Text\"c\")[Text\"C\"]",
      "link\"D\"(Text\"d\")[Label{_\"D\" Image\"d\"}]", "link\"E\"(value Route)",
    ]
    #expect(body(text) == "group{\(links.joined(separator: " "))}")
  }

  @Test func tabsHaveTitles() {
    let text = """
      TabView {
          Text("a").tabItem { Label("A", systemImage: "a") }
          Tab("B", systemImage: "b") { Text("b") }
      }
      """
    let item = "tabItem{Label{_\"A\" Image\"a\"}}"
    #expect(body(text) == "tabs(){\"A\" Text\"a\".\(item); \"B\" Text\"b\"}")
  }

  @Test func presentationsAreBoundToStates() {
    let text = """
      state isShown = false
      state note: Note?
      Text("a")
          .sheet(isPresented: $isShown, onDismiss: { isShown = false }) { Text("b") }
          .fullScreenCover(item: $note) { note in Text("c") }
      """
    #expect(
      body(text) == "Text\"a\".sheet(own0 false){Text\"b\"}onDismiss{own0 = false}"
        + ".fullScreenCover(own1 true){Text\"c\"}")
  }

  @Test func whatStandsBesideIsASiblingAndToolbarItemsAreNot() {
    #expect(
      body("Text(\"a\").background { Color.black.statusBarHidden() }")
        == "Text\"a\".beside{Color.hidden(true)}")
    #expect(
      body("Text(\"a\").toolbar { Button(\"b\") { }.statusBarHidden() }")
        == "Text\"a\".beside{button\"b\"{}}")
    #expect(body("Text(\"a\").toolbar { Text(\"b\").statusBarHidden() }") == "Text\"a\"")
  }

  @Test func computedViewsAndHelpersAreReadWhereTheyAreUsed() {
    let text = """
      struct S: View {
          @State private var isOn = false
          var body: some View { VStack { header; row("x", hides: isOn) } }
          private var header: some View { Text("h") }
          @ViewBuilder private func row(_ title: String, hides: Bool) -> some View {
              if hides { Text("hidden").statusBarHidden() } else { Text("shown") }
          }
      }
      """.replacingOccurrences(of: "; ", with: "\n")
    #expect(
      views(text, of: "S")
        == "VStack{group{Text\"h\" if(own0){Text\"hidden\".hidden(true)}else{Text\"shown\"}}}")
  }

  @Test func modifiersOfTheAuthorAreInlined() {
    let text = """
      struct Immersive: ViewModifier {
          let isOn: Bool
          @State private var seen = false
          func body(content: Content) -> some View {
              content.statusBarHidden(isOn && !seen).onAppear { seen = true }
          }
      }
      extension View {
          func immersive(_ isOn: Bool = true) -> some View { modifier(Immersive(isOn: isOn)) }
      }
      screen S { Text("a").immersive() }
      """
    #expect(
      views(text, of: "S") == "Text\"a\".hidden((true && !own0)).appear{own0 = true}.states([0])")
  }

  @Test func anAccessoryOfTabsCountsAsASiblingWhereItIsAlwaysThere() {
    let tabs = "screen S { TabView { Text(\"a\") }.tabViewBottomAccessory"
    #expect(views(tabs + " { Color.red.statusBarHidden() } }", of: "S").contains("beside{Color."))
    let perhaps = views(tabs + "(isEnabled: isOn) { Color.red.statusBarHidden() } }", of: "S")
    #expect(perhaps.contains("assumed"))
  }

  @Test func aScreenThatIsHandedViewsIsBoundInPlace() {
    let text = """
      struct Card<Content: View>: View {
          let isDark: Bool
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() }.preferredColorScheme(isDark ? .dark : nil) }
      }
      screen S { Card(isDark: true) { Text("a").statusBarHidden() } }
      """
    #expect(
      views(text, of: "S")
        == "Card{VStack{Text\"a\".hidden(true)}.prefers((true ? scheme.dark : nil))}")
  }
}
