import Interpreter
import Testing

/// Views that stand outside of the view that shows them.
@Suite struct SharedViewTests {
  @Test(arguments: [
    "banner", "made", "Self.small", "Home.small", "Home.written", "Banners.wide",
    "Text(\"a\").covering", "VStack { Text(\"a\").covering.padding() }", "curtain",
    "Text(\"a\").statusBarHidden().roomy",
    "TabView {\nswitch mode {\ncase 1: banner.tabItem { Text(\"t\") }\ndefault: Text(\"b\")\n}\n}",
  ])
  func aViewIsReadWhereverItIsWritten(view: String) {
    let text = """
      app A {
        ios 16
        device "iPhone 13"
        Home()
      }
      let banner = Text("a").statusBarHidden()
      var made: some View { VStack { Text("a").statusBarHidden() } }
      extension View {
        var covering: some View { statusBarHidden() }
        var roomy: some View { self.padding() }
        var curtain: some View { VStack { Text("b") }.statusBarHidden() }
      }
      enum Banners {
        static let wide = Text("a").statusBarHidden()
      }
      struct Home: View {
        @State var mode = 1
        static var small: some View { Text("a").statusBarHidden() }
        static let written = Text("a").statusBarHidden()
        var body: some View {
          \(view)
        }
      }
      scenario "one" {
        launch
        expect hidden
      }
      """
    #expect(outcomes(text) == ["one: passed"])
  }
}
