import Reporting
import Testing

/// What is shown beside a text: the device at a place, who was asked, and the bar everywhere.
@Suite struct ShowingTests {
  private static let text = """
    app A {
        ios 17
        device "iPhone 14"

        NavigationStack { NavigationLink("Photo") { Photo() } }
    }

    screen Photo {
        Image("bridge").statusBarHidden()
    }

    scenario "a photo fills the screen" {
        launch
        tap "Photo"
        expect hidden
    }

    """

  private let dialogue = Dialogue()

  private func render(_ line: Int, cell: String = "") -> JSONValue {
    dialogue.ask(
      "sbar/render",
      "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},"
        + "\"position\":{\"line\":\(line),\"character\":0}\(cell)}")
  }

  private func ask(_ more: String = "") -> JSONValue {
    dialogue.ask("sbar/ask", "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"}\(more)}")
  }

  @Test func theDeviceIsDrawnAfterTheStepOfALine() {
    dialogue.open("/p/a.sbar", ShowingTests.text)
    let launched = render(12)
    #expect(launched["range"]?["start"]?["line"]?.integer == 12)
    #expect(launched["shots"]?.elements.count == 1)
    let words = launched["shots"]?.elements.first?["words"]?.string ?? ""
    #expect(words.contains("iPhone 14") && words.contains("status bar visible"))
    #expect(launched["shots"]?.elements.first?["svg"]?.string?.hasPrefix("<svg") == true)
  }

  @Test func anExpectationThatDoesNotHoldIsDrawnTwice() {
    dialogue.open("/p/a.sbar", ShowingTests.text)
    let titles = render(14)["shots"]?.elements.compactMap { $0["title"]?.string }
    #expect(titles == ["is", "should be"])
  }

  /// Before the scenario it is its first step, behind it the last one.
  @Test func theNextStepIsDrawnElsewhere() {
    dialogue.open("/p/a.sbar", ShowingTests.text)
    #expect(render(0)["range"]?["start"]?["line"]?.integer == 12)
    #expect(render(16)["range"]?["start"]?["line"]?.integer == 14)
  }

  @Test func theTreesSayWhoDecides() {
    dialogue.open("/p/a.sbar", ShowingTests.text)
    let trees = render(14)["trees"]?.elements ?? []
    #expect(
      trees.compactMap { $0["title"]?.string } == ["hidden: false", "style: .default, dark text"])
    for tree in trees {
      let deciders = tree["nodes"]?.elements.filter { $0["decides"]?.flag == true } ?? []
      #expect(deciders.compactMap { $0["name"]?.string } == ["A"])
    }
  }

  @Test func aCellIsChosenByItsNumber() {
    dialogue.open(
      "/p/a.sbar", ShowingTests.text.replacing("screen\" {", with: "screen\" on ios 16...17 {"))
    let cells = render(12)["cells"]?.elements ?? []
    #expect(cells.count > 1)
    let last = cells.last?["number"]?.integer ?? 0
    #expect(render(12, cell: ",\"cell\":\(last)")["cell"]?.integer == last)
    #expect(render(12, cell: ",\"cell\":9999")["cell"]?.integer == 0)
  }

  @Test func nothingIsDrawnWithoutAScenario() {
    dialogue.open("/p/a.sbar", "app A {\n    ios 17\n    Text(\"a\")\n}\n")
    #expect(render(0).isNull)
    dialogue.open("/p/a.sbar", "app {\n")
    #expect(render(0).isNull)
    #expect(ask().isNull)
  }

  @Test func theBarIsToldOfEveryPlace() {
    dialogue.open("/p/a.sbar", "app A {\n    Text(\"a\")\n}\n")
    let rows = ask()["answer"]?["rows"]?.elements ?? []
    #expect(rows.count == 2)
    #expect(rows.first?["answer"]?.string?.hasPrefix("visible") == true)
    #expect(rows.last?["answer"]?.string == "hidden")
  }

  @Test func thatOneOfSeveralScreensComesFirstIsAsked() {
    dialogue.open(
      "/p/a.sbar", "screen Home {\n    Text(\"a\")\n}\n\nscreen More {\n    Text(\"b\")\n}\n")
    #expect(ask()["roots"]?.elements.compactMap { $0.string } == ["Home", "More"])
    #expect(ask(",\"root\":\"More\"")["answer"] != nil)
  }
}
