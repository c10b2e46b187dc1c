import Interpreter
import Testing

/// Tabs that a variable selects.
struct TabSelectionTests {
  private func app(_ start: String, _ tabs: String, members: String = "") -> String {
    """
    app A {
        ios 17
        device notch
        Root()
    }
    enum Page { case shelf, film }
    struct Root: View {
        @State private var page = \(start)
        var body: some View {
            TabView(selection: $page) {
                \(tabs)
            }
        }
        \(members)
    }
    """
  }

  private let shelf = """
    Button("Go") { page = .film }.tabItem { Text("Shelf") }.tag(Page.shelf)
    """
  private let film = """
    Button("Back") { page = .shelf }.statusBarHidden().tabItem { Text("Film") }.tag(Page.film)
    """

  @Test func codeSelectsATab() {
    let scenario = """

      scenario "one" {
          launch
          expect visible
          tap "Go"
          expect hidden
          tap "Back"
          expect visible
          set Root.page = .film
          expect hidden
          select tab "Shelf"
          expect visible, Root.page == .shelf
      }
      """
    check(app("Page.shelf", shelf + "\n" + film) + scenario, "one: passed")
    let members = "var first: some View { \(shelf) }\nvar second: some View { \(film) }"
    check(app("Page.shelf", "first\nsecond", members: members) + scenario, "one: passed")
    let constants = "let a = Page.shelf\n" + shelf.replacing("Page.shelf", with: "a") + "\n" + film
    check(app("Page.shelf", constants) + scenario, "one: passed")
  }

  @Test func theFirstTabIsTheOneThatIsSelected() {
    let scenario = "\nscenario \"one\" {\nlaunch\nexpect hidden\n}\n"
    check(app("Page.film", shelf + "\n" + film) + scenario, "one: passed")
  }

  @Test func aTagThatNobodyKnowsMayBeMeant() {
    let unknown = film.replacing("Page.film", with: "somewhere.page")
    let scenario = """

      scenario "one" {
          launch
          expect visible
          set Root.page = .film
          expect unknown
      }
      """
    check(app("Page.shelf", shelf + "\n" + unknown) + scenario, "one: passed")
  }

  @Test func aSelectionThatNobodyKnowsMayBeAnyTab() {
    let scenario = "\nscenario \"one\" {\nlaunch\nexpect unknown\n}\n"
    check(app("somewhere.page", shelf + "\n" + film) + scenario, "one: passed")
  }
}
