import Interpreter
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

  /// What shows tests gets the scenarios alone, with what each came to and where.
  @Test func theTestsAreTheScenarios() {
    let more = """
      scenario "the first page" tags slow {
          launch
          expect visible
      }

      exploration "no test" {
          reachable hidden
      }

      """
    dialogue.open("/p/a.sbar", ShowingTests.text + more)
    let tests = dialogue.ask(
      "sbar/tests", "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"}}"
    ).elements
    #expect(tests.map { $0["name"]?.string } == ["a photo fills the screen", "the first page"])
    #expect(tests.map { $0["outcome"]?.string } == ["failed", "passed"])
    #expect(tests.map { $0["cells"]?.integer } == [1, 1])
    #expect(tests.last?["tags"]?.elements.map { $0.string } == ["slow"])
    #expect(tests.last?["messages"]?.elements.isEmpty == true)
    let message = tests.first?["messages"]?.elements.first
    #expect(message?["range"]?["start"]?["line"]?.integer == 14, "\(tests)")
    #expect(message?["message"]?.string?.hasPrefix("expected hidden") == true, "\(tests)")
  }

  @Test func thePageOfACodeIsBehindItsLink() {
    let dialogue = Dialogue(
      capabilities: #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#,
      options: #"{"pages":true}"#)
    dialogue.open("/p/a.sbar", ShowingTests.text + "scenario \"a photo fills the screen\" { }\n")
    let problem = dialogue.problems("/p/a.sbar")?.first
    let code = problem?["code"]?.string ?? ""
    #expect(problem?["codeDescription"]?["href"]?.string == "sbar:\(code).md")
    let page = dialogue.ask("sbar/page", "{\"name\":\"\(code)\"}")
    #expect(page["text"]?.string?.contains(code) == true, "\(page)")
    #expect(dialogue.ask("sbar/page", "{\"name\":\"S18\"}")["text"]?.string?.isEmpty == false)
    #expect(dialogue.ask("sbar/page", "{\"name\":\"X\"}").isNull)
  }

  /// With `strict` what rests on an assumption is left open, behind its line as in a report.
  @Test func aHintDoesNotHoldForMoreThanTheReport() {
    let settings = DialogueSettings()
    var strict = RunOptions()
    strict.isStrict = true
    settings.answer = .options(strict)
    let text = """
      app A {
          ios 17
          device "iPhone 14"

          Home()
      }

      struct Home: View {
          var body: some View { Text("a").onAppear { Other.begin() } }
      }

      scenario "a" {
          launch
          expect visible
      }

      """
    for (options, label) in [(nil, "✔"), (settings, "? rests on assumptions")] {
      let dialogue = Dialogue(settings: options)
      dialogue.open("/p/a.sbar", text)
      let hints = dialogue.ask(
        "textDocument/inlayHint",
        "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},\"range\":{\"start\":{\"line\":0,"
          + "\"character\":0},\"end\":{\"line\":20,\"character\":0}}}")
      #expect(hints.elements.last?["label"]?.string == label, "\(hints)")
    }
  }
}
