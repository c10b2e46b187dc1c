import Fuzzing
import Host
import Testing

/// The text that two versions of the binder are compared by tells what differs, and nothing else.
@Suite struct SpecDumpTests {
  private func dump(_ body: String) -> String {
    let text = """
      app Notes {
        @State private var isQuiet = false
        Text("Notes").statusBarHidden(\(body))
      }
      """
    return DeepStack.run { SpecDump.text(of: Array(text.utf8), named: "Notes.sbar") }
  }

  @Test func aDumpIsTheSameEachTime() { #expect(dump("isQuiet") == dump("isQuiet")) }

  @Test func aDumpTellsWhatDiffers() {
    #expect(dump("isQuiet") != dump("!isQuiet"))
    #expect(dump("isQuiet") != dump("isQuite"))
  }

  @Test func aDumpHoldsTheProgramAndThePlan() {
    let text = dump("isQuiet")
    for part in ["program:", "sites:", "types:", "inputs:", "scenarios:"] {
      #expect(text.contains(part))
    }
  }
}
