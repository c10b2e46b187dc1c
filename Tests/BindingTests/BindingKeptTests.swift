import Binding
import Language
import StatusBar
import Testing

/// What is kept or assumed, for `check --strict`.
@Suite struct BindingKeptTests {
  private func kept(_ text: String) -> [String] {
    bound(text).notes.map { "\($0.kind.spelling): \($0.text)" }
  }

  @Test func undeclaredViewsAndModifiersAreListedOnceForEachFile() {
    #expect(
      kept("screen S {\nTracks().shiny()\nTracks().shiny()\n}") == [
        "assumed: `Tracks` is not declared here; assumed to say nothing about the bar",
        "assumed: `.shiny` is assumed to say nothing about the bar",
      ])
  }

  @Test func swiftUIsOwnContainersAreNotListed() {
    #expect(kept("screen S { VStack { Text(\"a\") } }") == [])
  }

  @Test func whatATaskDoesIsModelled() {
    #expect(kept("screen S {\nstate a = false\nText(\"a\").task { a = true }\n}") == [])
    #expect(kept("screen S {\nstate a = false\nButton(\"b\") { Task { a = true } }\n}") == [])
  }

  @Test func aSharedObjectIsAnAssumption() {
    let text = """
      class Session: ObservableObject { @Published var isNight = false }
      struct S: View {
          @EnvironmentObject var session: Session
          var body: some View { Text("a").preferredColorScheme(session.isNight ? .dark : nil) }
      }
      """
    #expect(kept(text) == ["assumed: the app is assumed to have one `Session`"])
  }

  @Test func notesPointToTheirPlace() {
    let text = "screen S { Text(\"a\").shiny() }"
    let note = bound(text).notes[0]
    let range = note.location.range
    #expect(Array(text.utf8)[Int(range.start)..<Int(range.end)].elementsEqual("shiny".utf8))
  }
}
