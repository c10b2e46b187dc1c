import Editing
import Interpreter
import Reporting
import Serving
import Testing

private let text = """
  app Gallery {
      ios 18
      device "iPhone 14"

      NavigationStack { Home() }
  }

  screen Home {
      List { NavigationLink("Photo") { Photo() } }
  }

  screen Photo {
      Image("bridge").statusBarHidden()
  }

  scenario "the photo is full screen" {
      launch
      tap "Photo"
      expect hidden
  }

  """

/// Where the scenario expects, and where it taps, as parameters of a request.
private let expectation = "{\"line\":18,\"character\":12}"
private let tapping = "{\"line\":17,\"character\":6}"

/// What a person has done by a click or by its name, and what is told once it is looked at.
@Suite struct CommandTests {
  private func dialogue(options: String = "{}", capabilities: String = "{}") -> Dialogue {
    let dialogue = Dialogue(capabilities: capabilities, options: options)
    dialogue.open("/p/a.sbar", text)
    return dialogue
  }

  private func run(_ command: String, _ dialogue: Dialogue, at place: String) -> JSONValue {
    dialogue.ask(
      "workspace/executeCommand",
      "{\"command\":\"\(command)\",\"arguments\":[\"file:///p/a.sbar\",\(place)]}")
  }

  // MARK: - Commands

  @Test func aRunTellsTheVerdict() {
    let told = run("sbar.run", dialogue(), at: expectation).string
    #expect(
      told == """
        "the photo is full screen": ✘ failed
        line 19: expected hidden, but the bar stays visible (disputed)
        """)
  }

  @Test func aFilmIsTextOrAPicture() {
    let told = run("sbar.film", dialogue(), at: expectation).string ?? ""
    #expect(told.contains("9:41") && told.split(separator: "\n").allSatisfy { $0.count <= 78 })
    let shown = run("sbar.film", dialogue(options: "{\"pictures\":true}"), at: expectation)
    #expect(shown["svg"]?.string?.hasPrefix("<svg") == true)
  }

  @Test func theSwiftOfAMendIsToldOrCopied() {
    let told = run("sbar.swift", dialogue(), at: expectation).string ?? ""
    #expect(told.contains("statusBarHidden("))
    let copied = run("sbar.swift", dialogue(options: "{\"copies\":true}"), at: expectation)
    #expect(copied["swift"]?.string == told)
  }

  @Test func theCommandsOfLensesAreKnown() {
    let dialogue = dialogue()
    let lenses = dialogue.ask(
      "textDocument/codeLens", "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"}}")
    let commands = lenses.elements.compactMap { $0["command"]?["command"]?.string }
    #expect(commands.filter { !$0.isEmpty } == ["sbar.explain", "sbar.mend", "sbar.film"])
    for lens in lenses.elements where lens["command"]?["command"]?.string != "" {
      let command = String(decoding: lens["command"]?.bytes ?? [], as: UTF8.self)
      #expect(dialogue.ask("workspace/executeCommand", command)["code"] == nil)
    }
  }

  @Test func anActionOffersTheSwift() {
    let actions = "{\"textDocument\":{\"codeAction\":{\"codeActionLiteralSupport\":{}}}}"
    let found = dialogue(capabilities: actions).ask(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},\"context\":{\"diagnostics\":[]},"
        + "\"range\":{\"start\":\(expectation),\"end\":\(expectation)}}")
    let commands = found.elements.compactMap { $0["command"]?["command"]?.string }
    #expect(commands == ["sbar.swift"])
  }

  // MARK: - Looked at

  @Test func aHintTellsItsStoryOnceItIsLookedAt() {
    let dialogue = dialogue(
      capabilities: "{\"textDocument\":{\"inlayHint\":"
        + "{\"resolveSupport\":{\"properties\":[\"tooltip\"]}}}}")
    let hints = dialogue.ask(
      "textDocument/inlayHint", "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"}}")
    #expect(hints.elements.allSatisfy { $0["tooltip"] == nil })
    let last = String(decoding: hints.elements.last?.bytes ?? [], as: UTF8.self)
    let resolved = dialogue.ask("inlayHint/resolve", last)
    #expect(resolved["label"]?.string == "✘ visible, dark")
    #expect(resolved["tooltip"]?["value"]?.string?.contains("S16") == true)
    // One who cannot ask is told nothing to ask with.
    let plain = self.dialogue().ask(
      "textDocument/inlayHint", "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"}}")
    #expect(plain.elements.allSatisfy { $0["data"] == nil })
  }

  @Test func aHoverShowsAPictureWhereTheEditorCan() {
    let markdown = "{\"textDocument\":{\"hover\":{\"contentFormat\":[\"markdown\"]}}}"
    func hover(_ options: String) -> String {
      dialogue(options: options, capabilities: markdown).ask(
        "textDocument/hover",
        "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},\"position\":\(tapping)}"
      )["contents"]?["value"]?.string ?? ""
    }
    let shown = hover("{\"pictures\":true}")
    #expect(shown.hasPrefix("![") && shown.contains("](data:image/svg+xml,%3Csvg"))
    // Long ones are cut off by VS Code, and a blank would end the address.
    #expect(shown.utf8.count < 50_000)
    let address = shown.split(separator: "](")[1].prefix { $0 != ")" }
    #expect(!address.contains { " \n\"<>|(".contains($0) })
    #expect(hover("{}").hasPrefix("```text\n") && !hover("{}").contains("data:"))
  }

  // MARK: - Other files

  private static let spec = "include \"Photo.swift\"\n\napp A {\n    Photo()\n}\n"
  private static let code = "struct Photo: View { var body: some View { Text(\"a\") } }\n"

  /// A name in Swift is told by its letters alone: a person looks at it.
  @Test func renamingInSwiftIsConfirmed() {
    func rename(_ edits: String) -> JSONValue {
      let dialogue = Dialogue(
        files: ["/p/Photo.swift": CommandTests.code],
        capabilities: "{\"workspace\":{\"workspaceEdit\":\(edits)}}")
      dialogue.open("/p/a.sbar", CommandTests.spec)
      return dialogue.ask(
        "textDocument/rename",
        "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},\"newName\":\"Picture\","
          + "\"position\":{\"line\":3,\"character\":5}}")
    }
    let edit = rename("{\"documentChanges\":true,\"changeAnnotationSupport\":{}}")
    #expect(edit["changeAnnotations"]?["swift"]?["needsConfirmation"]?.flag == true)
    for change in edit["documentChanges"]?.elements ?? [] {
      let isSwift = change["textDocument"]?["uri"]?.string?.hasSuffix(".swift") == true
      for one in change["edits"]?.elements ?? [] {
        #expect((one["annotationId"]?.string == "swift") == isSwift)
      }
    }
    #expect(edit["documentChanges"]?.elements.count == 2)
    #expect(rename("{\"documentChanges\":true}")["changeAnnotations"] == nil)
    #expect(rename("{\"changeAnnotationSupport\":{}}")["changes"] != nil)
  }

  @Test func whatCanBeIncludedIsOffered() {
    func labels(_ path: String) -> [String] {
      let dialogue = Dialogue(
        files: [
          "/p/other.sbar": "", "/p/notes.txt": "", "/p/parts/main.sbar": "",
          "/p/parts/Photo.swift": "",
        ])
      dialogue.open("/p/a.sbar", "include \"\(path)\"\n")
      let found = dialogue.ask(
        "textDocument/completion",
        "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},"
          + "\"position\":{\"line\":0,\"character\":\(9 + path.utf16.count)}}")
      return found["items"]?.elements.compactMap { $0["textEdit"]?["newText"]?.string } ?? []
    }
    #expect(labels("") == ["other.sbar", "parts/"])
    #expect(labels("parts/") == ["parts/Photo.swift", "parts/main.sbar"])
    #expect(labels("parts/ma") == ["parts/Photo.swift", "parts/main.sbar"])
    #expect(labels("none/").isEmpty)
  }

  @Test func settingsAreReadAgain() {
    let settings = DialogueSettings()
    let dialogue = Dialogue(settings: settings)
    dialogue.open(
      "/p/a.sbar",
      text.replacing("Home()", with: "Home().statusBarHidden(unknown)")
        .replacing("tap \"Photo\"", with: "set unknown = true"))
    let before = dialogue.problems("/p/a.sbar")
    let change = "{\"changes\":[{\"uri\":\"file:///p/sbar.config\",\"type\":2}]}"
    var options = RunOptions()
    options.policies = [("stackDestinations", "nonsense")]
    settings.answer = .options(options)
    dialogue.tell("workspace/didChangeWatchedFiles", change)
    #expect(dialogue.problems("/p/a.sbar")?.count != before?.count)
    dialogue.forget()
    settings.answer = .wrong("sbar.config:1: unknown setting `x`")
    dialogue.tell("workspace/didChangeWatchedFiles", change)
    let told = dialogue.messages.filter { $0["method"]?.string == "window/showMessage" }
    #expect(
      told.compactMap { $0["params"]?["message"]?.string } == [
        "sbar.config:1: unknown setting `x`"
      ])
  }

  /// The folders of the editor are where settings are looked for; faulty ones end nothing.
  @Test func settingsOfTheFoldersAreReadAtTheBeginning() {
    let settings = DialogueSettings()
    settings.answer = .wrong("sbar.config:1: unknown setting `x`")
    let dialogue = Dialogue(settings: settings)
    #expect(settings.folders == ["/p"])
    let told = dialogue.messages.filter { $0["method"]?.string == "window/showMessage" }
    #expect(told.count == 1)
    dialogue.open("/p/a.sbar", text)
    #expect(dialogue.problems("/p/a.sbar")?.isEmpty == false)
    dialogue.tell(
      "workspace/didChangeWorkspaceFolders",
      "{\"event\":{\"added\":[{\"uri\":\"file:///q/\"}],\"removed\":[]}}")
    #expect(settings.folders == ["/p", "/q"])
  }

  /// The cursor stands anywhere on the line of the step.
  @Test(arguments: [0, 4, 17]) func actionsAreOfferedOnTheWholeLine(column: Int) {
    let actions = "{\"textDocument\":{\"codeAction\":{\"codeActionLiteralSupport\":{}}}}"
    let place = "{\"line\":18,\"character\":\(column)}"
    let found = dialogue(capabilities: actions).ask(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},\"context\":{\"diagnostics\":[]},"
        + "\"range\":{\"start\":\(place),\"end\":\(place)}}")
    #expect(found.elements.contains { $0["kind"]?.string == "refactor.rewrite" })
  }

  @Test(arguments: ["if", "self", "true", "class", "scenario", "View", "Text", "URL"])
  func aNameThatHasAMeaningIsRefused(name: String) {
    let answer = dialogue().ask(
      "textDocument/rename",
      "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},\"newName\":\"\(name)\","
        + "\"position\":{\"line\":11,\"character\":8}}")
    #expect(answer["code"]?.integer == -32602, "\(answer)")
  }

  // MARK: - Given up

  /// A cell that runs for long is ended between two of its steps.
  @Test func aLongCellIsGivenUp() {
    let long = text.replacing(
      "    expect hidden\n", with: String(repeating: "    expect hidden\n", count: 400))
    let asked = DialogueCounter()
    let dialogue = Dialogue(
      inbox: Server.InboxView(isSuperseded: { asked.next() > 20 }))
    dialogue.open("/p/a.sbar", long)
    let answer = dialogue.ask(
      "textDocument/inlayHint", "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"}}")
    #expect(answer["code"]?.integer == -32801)
    #expect(asked.count < 40)
  }
}
