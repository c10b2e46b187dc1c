import Editing
import Language
import Testing

/// What is offered in a scenario: what can be done and said at that moment, and nothing else.
@Suite struct ScenarioCompletionTests {
  private static let app = """
    app Radio {
        ios 16.4
        device "iPhone 14"
        input session

        TabView {
            Live().tabItem { Label("Live", systemImage: "dot") }
            Film().tabItem { Text("Film") }
        }
    }

    screen Live {
        @State private var isDone = false
        VStack {
            Button("Done") { isDone = true }
            Button("Off") { }.disabled(true)
        }
        .statusBarHidden(session.isLive)
    }

    screen Film { Text("Full").statusBarHidden() }


    """

  private func labels(_ text: String) throws -> [Completion] {
    let (text, offset) = try Editor.marked(text)
    let rest = Analysis.withoutLine(of: offset, Array(text.utf8))
    return Editor(text).analysis.completions(
      at: offset, in: FileID(0), rest: Editor(String(decoding: rest, as: UTF8.self)).analysis)
  }

  private func labels(line: String, end: String = "}\n") throws -> [String] {
    let start = ScenarioCompletionTests.app + "scenario \"a\" {\n    launch\n    "
    return try labels(start + line + "\n" + end).map { $0.label }
  }

  @Test func tabsAreOfferedByTheirTitles() throws {
    #expect(try labels(line: "select tab \"|") == ["Live", "Film"])
    #expect(try labels(line: "select tab \"|\"") == ["Live", "Film"])
    #expect(try labels(line: "select tab |") == ["1", "2", "\"Live\"", "\"Film\""])
  }

  /// A button that is disabled is none to tap.
  @Test func whatCannotBeTappedIsLeftOut() throws {
    #expect(try labels(line: "tap \"|").contains("Done"))
    #expect(try !labels(line: "tap \"|").contains("Off"))
  }

  @Test func statesAndInputsAreOfferedByTheirPaths() throws {
    #expect(try labels(line: "set session.|") == ["session.isLive"])
    #expect(try labels(line: "set session.isLive = |") == ["true", "false"])
    #expect(try labels(line: "expect hidden when |").contains("session.isLive"))
    #expect(try labels(line: "expect hidden when !session.|").contains("session.isLive"))
    let start = ScenarioCompletionTests.app + "scenario \"a\" on "
    let end = " {\n    launch\n    expect visible\n}\n"
    let header = try labels(start + "session.|" + end)
    #expect(header.contains { $0.label == "session.isLive" })
    #expect(!header.contains { $0.label == "device" })
    // The whole path is replaced.
    #expect(header.allSatisfy { $0.range.count == 8 })
    #expect(try labels(start + "session.isLive |" + end).map { $0.label } == ["true", "false"])
    #expect(try labels(start + "|" + end).contains { $0.label == "device" })
  }

  /// Its brace is typed last.
  @Test(arguments: ["", "\nscreen More { Text(\"a\") }\n", "\n// More.\n"])
  func aScenarioThatIsNotEndedIsOffered(rest: String) throws {
    let facts = try labels(line: "expect |", end: rest)
    #expect(facts.first == "visible, dark", "\(facts)")
    let steps = try labels(line: "|", end: rest)
    #expect(steps.first == "tap \"Done\"", "\(steps.prefix(3))")
  }
}
