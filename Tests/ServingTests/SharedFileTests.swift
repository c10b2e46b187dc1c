import Editing
import Reporting
import Serving
import Testing

/// Files that several specs include, that include one another, or that none includes.
@Suite struct SharedFileTests {
  private static let base = """
    app A {
        ios 17
        device "iPhone 14"

        Home()
    }

    screen Home {
        Text("a").statusBarHidden()
    }

    """

  private static func spec(_ name: String) -> String {
    """
    include "base.sbar"

    scenario "\(name)" {
        launch
        expect top Home
    }

    """
  }

  private static func files(_ count: Int) -> [String: String] {
    var files = ["/p/base.sbar": base]
    for number in 1...count { files["/p/\(number).sbar"] = spec("\(number)") }
    return files
  }

  private static func place(_ name: String, _ line: Int, _ character: Int) -> String {
    "\"textDocument\":{\"uri\":\"file://\(name)\"},"
      + "\"position\":{\"line\":\(line),\"character\":\(character)}"
  }

  /// A name is changed in each spec that has its declaration, wherever it is asked for and however
  /// many there are.
  @Test(arguments: [("/p/base.sbar", 7, 8), ("/p/2.sbar", 4, 16)])
  func aNameIsChangedInEachSpec(name: String, line: Int, character: Int) throws {
    let files = Self.files(12)
    let dialogue = Dialogue(files: files)
    dialogue.open(name, files[name] ?? "")
    let place = Self.place(name, line, character)
    let edit = dialogue.ask("textDocument/rename", "{\(place),\"newName\":\"Start\"}")
    for file in files.keys {
      let count = edit["changes"]?["file://" + file]?.elements.count
      #expect(count == (file == "/p/base.sbar" ? 2 : 1), "\(file): \(edit)")
    }
    let found = dialogue.ask("textDocument/references", "{\(place)}").elements
    #expect(found.count == 14)
  }

  @Test(arguments: ["if", "self", "scenario", "1a", ""])
  func aWordOfTheLanguageIsNoName(word: String) {
    let dialogue = Dialogue(files: Self.files(1))
    dialogue.open("/p/base.sbar", Self.base)
    let place = Self.place("/p/base.sbar", 7, 8)
    let edit = dialogue.ask("textDocument/rename", "{\(place),\"newName\":\"\(word)\"}")
    #expect(edit["code"]?.integer != nil, "\(edit)")
  }

  /// A name that another spec declares is not taken there.
  @Test func aNameThatIsTakenElsewhereIsRefused() {
    var files = Self.files(2)
    files["/p/2.sbar"] = Self.spec("2") + "screen Start { }\n"
    let dialogue = Dialogue(files: files)
    dialogue.open("/p/1.sbar", files["/p/1.sbar"] ?? "")
    let place = Self.place("/p/1.sbar", 4, 16)
    let edit = dialogue.ask("textDocument/rename", "{\(place),\"newName\":\"Start\"}")
    #expect(edit["message"]?.string == "`Start` is declared already")
  }

  @Test func specsThatIncludeOneAnotherAreTold() {
    let files = ["/p/x.sbar": "include \"y.sbar\"\n", "/p/y.sbar": "include \"x.sbar\"\n"]
    let dialogue = Dialogue(files: files)
    dialogue.open("/p/y.sbar", files["/p/y.sbar"] ?? "")
    let told = ["/p/x.sbar", "/p/y.sbar"].flatMap { dialogue.problems($0) ?? [] }
    #expect(told.contains { $0["code"]?.string == "SB2501" }, "\(told)")
    let symbols = dialogue.ask(
      "textDocument/documentSymbol", "{\"textDocument\":{\"uri\":\"file:///p/y.sbar\"}}")
    #expect(symbols["code"] == nil)
  }

  /// An editor asks of each text that it has open, and shows each failure.
  @Test func ofCodeThatNoSpecIncludesThereIsNothingToSay() {
    let dialogue = Dialogue(files: Self.files(1))
    dialogue.tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"file:///p/A.swift\",\"languageId\":\"swift\",\"version\":1,"
        + "\"text\":\"struct A {}\"}}")
    let file = Self.place("/p/A.swift", 0, 8)
    for method in ["hover", "completion", "definition", "references", "documentHighlight"] {
      #expect(dialogue.ask("textDocument/" + method, "{\(file)}").isNull, "\(method)")
    }
    for method in ["inlayHint", "codeLens", "documentSymbol", "foldingRange", "documentLink"] {
      let answer = dialogue.ask("textDocument/" + method, "{\(file)}")
      #expect(answer["code"] == nil && answer.elements.isEmpty, "\(method): \(answer)")
    }
    let problems = dialogue.ask("textDocument/diagnostic", "{\(file)}")
    #expect(problems["kind"]?.string == "full" && problems["items"]?.elements.isEmpty == true)
    let rename = dialogue.ask("textDocument/rename", "{\(file),\"newName\":\"B\"}")
    #expect(rename["message"]?.string?.contains("is no spec") == true, "\(rename)")
  }

  /// Strings of JavaScript may hold half a pair; without it the text would differ for good.
  @Test func halfASurrogatePairIsASign() {
    let dialogue = Dialogue()
    dialogue.open("/p/a.sbar", "// a\n" + Self.base)
    dialogue.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///p/a.sbar","version":2},"contentChanges":[{"range":"#
        + #"{"start":{"line":0,"character":4},"end":{"line":0,"character":4}},"text":"\ud83d\n"}]}"#
    )
    dialogue.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///p/a.sbar","version":3},"contentChanges":[{"range":"#
        + #"{"start":{"line":1,"character":0},"end":{"line":1,"character":0}},"text":"\udc00? "}]}"#
    )
    let problems = dialogue.problems("/p/a.sbar") ?? []
    #expect(problems.first?["range"]?["start"]?["line"]?.integer == 1, "\(problems)")
  }

  /// Settings are those of the folder that the editor has opened; what is wrong with them is said.
  @Test func settingsAreThoseOfTheFolder() {
    let settings = DialogueSettings()
    settings.answer = .wrong("sbar.config:1: what is this?")
    let dialogue = Dialogue(settings: settings)
    #expect(settings.folders == ["/p"])
    let told = dialogue.messages.filter { $0["method"]?.string == "window/showMessage" }
    #expect(told.map { $0["params"]?["message"]?.string } == ["sbar.config:1: what is this?"])
  }

  /// A mend is offered wherever the caret is on the line of what fails.
  @Test func aMendIsOfferedOnTheWholeLine() {
    let text = Self.base + "\nscenario \"a\" {\n    launch\n    expect visible\n}\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("expect visible") } ?? 0
    let kinds = #"{"codeActionKind":{"valueSet":["quickfix","refactor.rewrite"]}}"#
    let dialogue = Dialogue(
      capabilities: "{\"textDocument\":{\"codeAction\":{\"codeActionLiteralSupport\":\(kinds)}}}")
    dialogue.open("/p/a.sbar", text)
    for character in [0, 5, 18] {
      let place = "{\"line\":\(line),\"character\":\(character)}"
      let actions = dialogue.ask(
        "textDocument/codeAction",
        "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},"
          + "\"range\":{\"start\":\(place),\"end\":\(place)},\"context\":{\"diagnostics\":[]}}")
      let mends = actions.elements.filter { $0["title"]?.string?.contains("mend") == true }
      #expect(!mends.isEmpty, "\(character): \(actions)")
    }
  }
}
