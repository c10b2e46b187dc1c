import Reporting
import Testing

/// What is told of a file that several specs include, and of one that none includes.
@Suite struct SeveralSpecsTests {
  private static let home = """
    screen Home {
        Text("a").statusBarHidden()
    }

    """

  private static func spec(_ name: String, expects fact: String = "hidden") -> String {
    """
    include "home.sbar"

    app A {
        ios 17
        device "iPhone 14"

        Home()
    }

    scenario "\(name)" {
        launch
        expect \(fact)
    }

    """
  }

  private static let document = "\"textDocument\":{\"uri\":\"file:///p/home.sbar\"}"
  private static let place = "\"position\":{\"line\":0,\"character\":8}"

  /// The file `home.sbar`, and as many specs that include it.
  private func dialogue(_ count: Int, capabilities: String = "{}") -> Dialogue {
    var files = ["/p/home.sbar": SeveralSpecsTests.home]
    for number in 0..<count {
      files["/p/s\(number).sbar"] = SeveralSpecsTests.spec(
        "s\(number)", expects: number == 1 ? "visible" : "hidden")
    }
    let dialogue = Dialogue(files: files, capabilities: capabilities)
    dialogue.open("/p/home.sbar", SeveralSpecsTests.home)
    return dialogue
  }

  private func ask(_ dialogue: Dialogue, _ method: String, _ more: String = "") -> JSONValue {
    dialogue.ask("textDocument/" + method, "{" + SeveralSpecsTests.document + more + "}")
  }

  @Test func aNameIsFoundInAllSpecs() {
    let found = ask(dialogue(3), "references", "," + SeveralSpecsTests.place)
    let files = found.elements.compactMap { $0["uri"]?.string }
    #expect(
      Set(files)
        == ["file:///p/home.sbar", "file:///p/s0.sbar", "file:///p/s1.sbar", "file:///p/s2.sbar"])
    #expect(files.count == 4)
  }

  /// More than are ever run for one file.
  @Test func renamingLeavesNoSpecBroken() {
    let dialogue = dialogue(12)
    let edit = ask(dialogue, "rename", "," + SeveralSpecsTests.place + ",\"newName\":\"Start\"")
    guard case .object(let changes) = edit["changes"] else {
      Issue.record("\(edit)")
      return
    }
    #expect(changes.count == 13)
    #expect(changes.allSatisfy { $0.value.elements.count == 1 })
  }

  /// The name is changed from a spec that knows nothing of the others.
  @Test func renamingGoesThroughTheFileThatTheyShare() {
    let dialogue = dialogue(3)
    dialogue.open("/p/s2.sbar", SeveralSpecsTests.spec("s2"))
    let edit = dialogue.ask(
      "textDocument/rename",
      "{\"textDocument\":{\"uri\":\"file:///p/s2.sbar\"},\"newName\":\"Start\","
        + "\"position\":{\"line\":6,\"character\":5}}")
    guard case .object(let changes) = edit["changes"] else {
      Issue.record("\(edit)")
      return
    }
    #expect(changes.count == 4)
  }

  @Test func aNameThatAnotherSpecHasIsRefused() {
    let dialogue = dialogue(2)
    dialogue.open(
      "/p/s1.sbar", SeveralSpecsTests.spec("s1") + "screen Start {\n    Text(\"b\")\n}\n")
    let answer = ask(dialogue, "rename", "," + SeveralSpecsTests.place + ",\"newName\":\"Start\"")
    #expect(answer["message"]?.string == "`Start` is declared already")
  }

  /// Of more specs than are ever run for one file, too.
  @Test(arguments: [3, 12]) func lensesCountTheScenariosOfAll(count: Int) {
    let titles = ask(dialogue(count), "codeLens").elements.compactMap {
      $0["command"]?["title"]?.string
    }
    #expect(titles == ["asked in \(count) of \(count) scenarios, never for the style"])
  }

  /// What fails in the second spec alone is told, and its mends are searched there.
  @Test func problemsOfAllSpecsAreTold() {
    let steps = "scenario \"shared\" {\n    launch\n    expect hidden\n}\n"
    let app = "app A {\n    ios 17\n    device \"iPhone 14\"\n\n    Text(\"a\")HIDDEN\n}\n"
    let include = "include \"steps.sbar\"\n\n"
    let files = [
      "/p/steps.sbar": steps,
      "/p/a.sbar": include + app.replacing("HIDDEN", with: ".statusBarHidden()"),
      "/p/b.sbar": include + app.replacing("HIDDEN", with: ""),
    ]
    let dialogue = Dialogue(
      files: files,
      capabilities: "{\"textDocument\":{\"diagnostic\":{},"
        + "\"codeAction\":{\"codeActionLiteralSupport\":{}}}}")
    dialogue.open("/p/steps.sbar", steps)
    let document = "\"textDocument\":{\"uri\":\"file:///p/steps.sbar\"}"
    let pulled = dialogue.ask("textDocument/diagnostic", "{\(document)}")
    #expect(pulled["items"]?.elements.compactMap { $0["code"]?.string } == ["SB4100"])
    let end = "{\"line\":2,\"character\":12}"
    let actions = dialogue.ask(
      "textDocument/codeAction",
      "{\(document),\"range\":{\"start\":\(end),\"end\":\(end)},\"context\":{\"diagnostics\":[]}}")
    #expect(actions.elements.contains { $0["edit"]?["changes"]?["file:///p/b.sbar"] != nil })
    // A lens asks for what it belongs to.
    let lenses = dialogue.ask("textDocument/codeLens", "{\(document)}")
    let mend = lenses.elements.first { $0["command"]?["title"]?.string == "Mend" }
    let command = String(decoding: mend?["command"]?.bytes ?? [], as: UTF8.self)
    let told = dialogue.ask("workspace/executeCommand", command).string
    #expect(told?.hasPrefix("1. mend: ") == true)
  }

  @Test func whoAsksIsFoundInAnySpec() {
    let dialogue = dialogue(2)
    let items = ask(dialogue, "prepareCallHierarchy", ",\"position\":{\"line\":1,\"character\":16}")
    let item = String(decoding: items.elements.first?.bytes ?? [], as: UTF8.self)
    #expect(items.elements.first?["data"]?["root"]?.string == "/p/s0.sbar")
    let asked = dialogue.ask("callHierarchy/incomingCalls", "{\"item\":\(item)}")
    #expect(asked["code"] == nil)
  }

  // MARK: - No beginning

  @Test func filesThatIncludeEachOtherAreToldSo() {
    let files = ["/p/x.sbar": "include \"y.sbar\"\n", "/p/y.sbar": "include \"x.sbar\"\n"]
    let dialogue = Dialogue(files: files)
    dialogue.open("/p/x.sbar", files["/p/x.sbar"] ?? "")
    dialogue.open("/p/y.sbar", files["/p/y.sbar"] ?? "")
    let codes = ["/p/x.sbar", "/p/y.sbar"].flatMap { name in
      (dialogue.problems(name) ?? []).compactMap { $0["code"]?.string }
    }
    #expect(codes.contains("SB2501"))
    let hints = dialogue.ask(
      "textDocument/inlayHint", "{\"textDocument\":{\"uri\":\"file:///p/x.sbar\"}}")
    #expect(hints["code"] == nil)
  }

  /// An editor asks by itself, and shows each error.
  @Test func aFileOfNoSpecHasNothingToTell() {
    let dialogue = Dialogue(capabilities: "{\"textDocument\":{\"diagnostic\":{}}}")
    dialogue.tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"file:///p/Home.swift\",\"languageId\":\"swift\",\"version\":1,"
        + "\"text\":\"struct Home {}\"}}")
    let place =
      "{\"textDocument\":{\"uri\":\"file:///p/Home.swift\"},"
      + "\"position\":{\"line\":0,\"character\":8},"
      + "\"range\":{\"start\":{\"line\":0,\"character\":0},"
      + "\"end\":{\"line\":0,\"character\":8}}}"
    for name in ["hover", "completion", "definition", "references", "documentHighlight"] {
      #expect(dialogue.ask("textDocument/" + name, place).isNull, "\(name)")
    }
    for name in ["inlayHint", "codeLens", "codeAction", "documentSymbol", "documentLink"] {
      #expect(dialogue.ask("textDocument/" + name, place).bytes == Array("[]".utf8), "\(name)")
    }
    let pulled = dialogue.ask("textDocument/diagnostic", place)
    #expect(pulled["kind"]?.string == "full" && pulled["items"]?.elements.isEmpty == true)
    #expect(dialogue.ask("textDocument/rename", place)["code"] != nil)
  }
}
