import Editing
import Reporting
import Serving
import Testing

private let app = """
  app A {
      ios 17
      device "iPhone 14"

      Home()
  }

  screen Home {
      Text("a").statusBarHidden()
  }


  """

private let scenario = """
  scenario "a" {
      launch
      expect visible
  }

  """

@Suite struct ServerTests {
  // MARK: - A session

  @Test func nothingIsAnsweredBeforeTheBeginning() {
    let dialogue = Dialogue(silent: ())
    let answer = dialogue.ask("textDocument/hover", "{}")
    #expect(answer["code"]?.integer == -32002)
    dialogue.open("/p/a.sbar", app)
    #expect(dialogue.problems("/p/a.sbar") == nil)
  }

  @Test func theEndIsAgreedUpon() {
    let polite = Dialogue()
    #expect(polite.ask("shutdown", "null").isNull)
    #expect(polite.ask("textDocument/hover", "{}")["code"]?.integer == -32600)
    polite.tell("exit", "null")
    #expect(polite.status == 0)
    let rude = Dialogue()
    rude.tell("exit", "null")
    #expect(rude.status == 1)
  }

  @Test func whatIsNoRequestIsSaidSo() {
    let dialogue = Dialogue()
    #expect(dialogue.ask("textDocument/nothing", "{}")["code"]?.integer == -32601)
    #expect(dialogue.ask("textDocument/hover", "{}")["code"]?.integer == -32602)
    #expect(dialogue.ask("initialize", "{}")["code"]?.integer == -32600)
    dialogue.forget()
    dialogue.takeMalformed()
    dialogue.send("[]")
    dialogue.send("{\"id\":7}")
    dialogue.send("{\"id\":8,\"result\":null}")
    dialogue.tell("textDocument/nothing", "{}")
    #expect(
      dialogue.messages.compactMap { $0["error"]?["code"]?.integer } == [-32700, -32600, -32600])
  }

  @Test func aCancelledRequestIsNotAnswered() {
    let dialogue = Dialogue(inbox: Server.InboxView(isCancelled: { _ in true }))
    #expect(dialogue.ask("textDocument/hover", "{}")["code"]?.integer == -32800)
  }

  @Test func whatIsOfNoUseAnyMoreIsSaidSo() {
    let dialogue = Dialogue(inbox: Server.InboxView(isSuperseded: { true }))
    dialogue.open("/p/a.sbar", app + scenario)
    let answer = dialogue.ask(
      "textDocument/hover",
      "{\"textDocument\":{\"uri\":\"file:///p/a.sbar\"},\"position\":{\"line\":12,\"character\":5}}"
    )
    #expect(answer["code"]?.integer == -32801)
    #expect(dialogue.problems("/p/a.sbar") == nil)
  }

  /// What is declared is answered, and what is answered is declared.
  @Test func capabilitiesAreReal() throws {
    let dialogue = Dialogue(silent: ())
    let declared = dialogue.ask("initialize", "{\"capabilities\":{}}")["capabilities"]
    let methods: [(String, [String])] = [
      ("hoverProvider", ["textDocument/hover"]),
      ("completionProvider", ["textDocument/completion"]),
      ("definitionProvider", ["textDocument/definition"]),
      ("referencesProvider", ["textDocument/references"]),
      ("documentHighlightProvider", ["textDocument/documentHighlight"]),
      ("documentSymbolProvider", ["textDocument/documentSymbol"]),
      ("workspaceSymbolProvider", ["workspace/symbol"]),
      ("foldingRangeProvider", ["textDocument/foldingRange"]),
      ("selectionRangeProvider", ["textDocument/selectionRange"]),
      ("documentFormattingProvider", ["textDocument/formatting"]),
      ("documentRangeFormattingProvider", ["textDocument/rangeFormatting"]),
      ("documentLinkProvider", ["textDocument/documentLink"]),
      ("codeLensProvider", ["textDocument/codeLens"]),
      ("inlayHintProvider", ["textDocument/inlayHint"]),
      ("renameProvider", ["textDocument/rename", "textDocument/prepareRename"]),
      ("codeActionProvider", ["textDocument/codeAction"]),
      ("semanticTokensProvider", ["textDocument/semanticTokens/full"]),
      ("executeCommandProvider", ["workspace/executeCommand"]),
      ("callHierarchyProvider", ["textDocument/prepareCallHierarchy"]),
    ]
    for (provider, names) in methods {
      #expect(declared?[provider] != nil, "\(provider)")
      for name in names {
        #expect(dialogue.ask(name, "{}")["code"]?.integer != -32601, "\(name)")
      }
    }
    #expect(declared?["diagnosticProvider"] == nil)
  }

  // MARK: - Texts

  @Test func problemsComeAndGoWithTheText() throws {
    let dialogue = Dialogue()
    dialogue.open("/p/a.sbar", app + scenario)
    let problems = try #require(dialogue.problems("/p/a.sbar"))
    #expect(problems.map { $0["code"]?.string } == ["SB4100"])
    let line =
      (app + scenario).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("expect") } ?? 0
    dialogue.tell(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"file:///p/a.sbar","version":2},"contentChanges":[{"range":
      {"start":{"line":\(line),"character":11},"end":{"line":\(line),"character":18}},
      "text":"hidden"}]}
      """)
    #expect(dialogue.problems("/p/a.sbar")?.isEmpty == true)
    #expect(dialogue.hints("/p/a.sbar") == ["→ hidden", "✔"])
    dialogue.close("/p/a.sbar")
    #expect(dialogue.problems("/p/a.sbar")?.isEmpty == true)
  }

  @Test func whatIsOpenWinsOverTheDisk() throws {
    let main = "include \"parts/app.sbar\"\n\n" + scenario
    let dialogue = Dialogue(files: ["/p/parts/app.sbar": app])
    dialogue.open("/p/a.sbar", main)
    #expect(dialogue.problems("/p/a.sbar")?.map { $0["code"]?.string } == ["SB4100"])
    dialogue.open(
      "/p/parts/app.sbar", app.split(separator: ".statusBarHidden()").joined())
    #expect(dialogue.problems("/p/a.sbar")?.isEmpty == true)
    dialogue.close("/p/parts/app.sbar")
    #expect(dialogue.problems("/p/a.sbar")?.count == 1)
  }

  /// A file that another one includes is looked at as a part of that.
  @Test func anIncludedFileIsPartOfItsSpec() throws {
    let files = [
      "/p/a.sbar": "include \"app.sbar\"\n\n" + scenario, "/p/app.sbar": app,
    ]
    let dialogue = Dialogue(files: files)
    dialogue.open("/p/app.sbar", app)
    #expect(dialogue.problems("/p/app.sbar")?.isEmpty == true)
    // What fails elsewhere is told, too.
    #expect(dialogue.problems("/p/a.sbar")?.count == 1)
    let file = "{\"uri\":\"file:///p/app.sbar\"}"
    let place = "{\"textDocument\":\(file),\"position\":{\"line\":8,\"character\":18}}"
    let hover = dialogue.ask("textDocument/hover", place)
    #expect(hover["contents"]?["value"]?.string?.contains("\"a\", line 4: hidden") == true)
  }

  @Test func aFileThatComesIsFound() {
    let files = ["/p/a.sbar": "include \"app.sbar\"\n\n" + scenario]
    let missing = Dialogue(files: files)
    missing.open("/p/a.sbar", files["/p/a.sbar"] ?? "")
    #expect(missing.problems("/p/a.sbar")?.first?["code"]?.string == "SB2500")
    missing.open("/p/app.sbar", app)
    #expect(missing.problems("/p/a.sbar")?.first?["code"]?.string == "SB4100")
  }

  @Test func aMovedFileIsIncludedFromItsNewPlace() {
    let files = [
      "/p/a.sbar": "include \"app.sbar\"\n\n" + scenario, "/p/app.sbar": app,
    ]
    let dialogue = Dialogue(files: files)
    let edit = dialogue.ask(
      "workspace/willRenameFiles",
      "{\"files\":[{\"oldUri\":\"file:///p/app.sbar\",\"newUri\":\"file:///p/parts/main.sbar\"}]}")
    let change = edit["changes"]?["file:///p/a.sbar"]?.elements.first
    #expect(change?["newText"]?.string == "parts/main.sbar")
    let moved = dialogue.ask(
      "workspace/willRenameFiles",
      "{\"files\":[{\"oldUri\":\"file:///p/a.sbar\",\"newUri\":\"file:///p/x/y/a.sbar\"}]}")
    let own = moved["changes"]?["file:///p/a.sbar"]?.elements.first
    #expect(own?["newText"]?.string == "../../app.sbar")
  }

  /// All that lies in a folder moves with it.
  @Test func aMovedFolderIsIncludedFromItsNewPlace() {
    let files = [
      "/p/a.sbar": "include \"parts/app.sbar\"\n\n" + scenario,
      "/p/parts/app.sbar": "include \"home.sbar\"\ninclude \"../more.sbar\"\n" + app,
      "/p/parts/home.sbar": "", "/p/more.sbar": "",
    ]
    let dialogue = Dialogue(files: files)
    let edit = dialogue.ask(
      "workspace/willRenameFiles",
      "{\"files\":[{\"oldUri\":\"file:///p/parts\",\"newUri\":\"file:///p/x/y\"}]}")
    func texts(_ name: String) -> [String] {
      (edit["changes"]?["file://" + name]?.elements ?? []).compactMap { $0["newText"]?.string }
    }
    #expect(texts("/p/a.sbar") == ["x/y/app.sbar"])
    #expect(texts("/p/parts/app.sbar") == ["../../more.sbar"])
  }

  /// Those of files that are not open, too.
  @Test func symbolsOfAllSpecsAreFound() {
    let files = ["/p/a.sbar": app + scenario, "/p/b.sbar": "screen Other {\n    Text(\"a\")\n}\n"]
    let dialogue = Dialogue(files: files)
    func names(_ query: String) -> [String] {
      dialogue.ask("workspace/symbol", "{\"query\":\"\(query)\"}").elements
        .compactMap { $0["name"]?.string }
    }
    #expect(names("Othr") == ["Other"])
    #expect(names("home") == ["Home"])
    dialogue.open("/p/b.sbar", "screen Next {\n    Text(\"a\")\n}\n")
    #expect(names("Othr").isEmpty && names("next") == ["Next"])
  }

  @Test func hintsAreShownAsAPersonWishes() {
    let dialogue = Dialogue()
    dialogue.open("/p/a.sbar", app + scenario)
    #expect(dialogue.hints("/p/a.sbar").count == 2)
    dialogue.tell(
      "workspace/didChangeConfiguration", "{\"settings\":{\"sbar\":{\"hints\":\"failures\"}}}")
    #expect(dialogue.hints("/p/a.sbar") == ["✘ hidden"])
    dialogue.tell("workspace/didChangeConfiguration", "{\"settings\":{\"hints\":\"none\"}}")
    #expect(dialogue.hints("/p/a.sbar").isEmpty)
  }

  @Test func addressesAreThoseOfEditors() {
    let dialogue = Dialogue()
    dialogue.tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"file:///p/a%20b/%C3%A9.sbar\",\"version\":1,\"text\":\"app\"}}")
    #expect(dialogue.problems("/p/a%20b/%C3%A9.sbar")?.isEmpty == false)
    // A text that has no file yet is one by its language.
    let text = Dialogue.quoted(app + scenario)
    dialogue.tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"untitled:One\",\"languageId\":\"sbar\",\"text\":\(text)}}")
    dialogue.idle()
    let sent = dialogue.messages.last { $0["params"]?["uri"]?.string == "untitled:One" }
    #expect(sent?["params"]?["diagnostics"]?.elements.count == 1)
  }
}
