import Editing
import Interpreter
import Language
import Reporting
import Serving

/// What an editor says while a text is written: it is opened, changed here and there, and asked
/// about, as the dice fall.
package struct EditorDialogue {
  private final class Sent {
    var messages: [JSONValue] = []
  }

  private let server: Server
  private let sent = Sent()
  private var dice: Dice
  private var text: [Unicode.Scalar]
  private let client: EditorClient
  private var version = 1
  /// The requests that were answered so far.
  package private(set) var requests = 0

  private static let address = "file:///p/fuzz.sbar"
  /// What the text may include.
  private static let files: [(name: String, text: String)] = [
    ("/p/other.sbar", "screen Other {\n    Text(\"Other\").statusBarHidden()\n}\n"),
    ("/p/Code.swift", "struct Code: View { var body: some View { Text(\"Code\") } }\n"),
  ]

  /// Begins with a text, and with an editor that its bytes choose.
  package init(_ bytes: [UInt8]) {
    let seed = bytes.reduce(UInt64(bytes.count)) { ($0 &* 31) &+ UInt64($1) }
    var dice = Dice(seed: seed)
    self.init(String(decoding: bytes, as: UTF8.self), EditorClient(&dice), dice)
  }

  private init(_ text: String, _ client: EditorClient, _ dice: Dice) {
    self.text = Array(text.unicodeScalars)
    self.client = client
    self.dice = dice
    server = EditorDialogue.server(sent)
    open()
  }

  private static func server(_ sent: Sent) -> Server {
    func bytes(_ name: String) -> [UInt8]? {
      files.first { $0.name == name }.map { Array($0.text.utf8) }
    }
    let disk = Disk(
      bytes: bytes, specs: { _ in [files[0].name] }, resolved: { path, _ in "/p/" + path },
      loader: { _ in
        { name in bytes(name).map { .bytes($0, name: name) } ?? .failed("no such file") }
      })
    return Server(options: RunOptions(), disk: disk, version: "0") { sent.messages.append($0) }
  }

  private var string: String {
    var string = ""
    string.unicodeScalars.append(contentsOf: text)
    return string
  }

  private mutating func open() {
    _ = ask("initialize", ["capabilities": client.capabilities, "rootUri": "file:///p"])
    tell("initialized", [:])
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(EditorDialogue.address), "languageId": "sbar", "version": 1,
          "text": .text(string),
        ]
      ])
  }

  /// Writes and asks; a server that comes fresh to the text has to say the same at the end.
  package mutating func hold(changes: Int = 4) {
    for _ in 0..<changes {
      change()
      server.idle()
      for _ in 0..<3 { askSomething() }
      if dice.once(in: 4) { sayNonsense() }
    }
    let own = told
    var fresh = EditorDialogue(string, client, dice)
    precondition(own == fresh.told, "a server that saw the text change tells something else")
    requests += fresh.requests
  }

  /// The problems and the hints of the text.
  private var told: [[UInt8]] {
    mutating get {
      sent.messages = []
      server.idle()
      let hints = ask("textDocument/inlayHint", document)
      let lenses = ask("textDocument/codeLens", document)
      let problems = ask("textDocument/diagnostic", document)
      return [hints.bytes, lenses.bytes, problems.bytes]
    }
  }

  // MARK: - Writing

  private static let pieces = [
    "", " ", "\n", "}", "{", "expect ", "tap \"", "hidden", "launch\n", "//", "😀", "\r\n", ".",
    "é", "\ninclude \"other.sbar\"\n", "include \"", "    expect ?\n", "    expect visible\n",
    "    expect hidden\n", "    back\n",
  ]

  private mutating func change() {
    let start = dice.roll(text.count + 1)
    let end = min(text.count, start + dice.roll(12))
    let new = dice.pick(EditorDialogue.pieces)
    // Between the two of one end of a line is no place: the piece behind would be one more line.
    for place in [start, end] where place > 0 && place < text.count {
      if text[place - 1] == "\r", text[place] == "\n" { return }
    }
    version += 1
    let range: JSONValue = ["start": position(start), "end": position(end)]
    let change: JSONValue = ["range": range, "text": .text(new)]
    tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(EditorDialogue.address), "version": .whole(version)],
        "contentChanges": [change],
      ])
    text.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
  }

  /// The line and the character of a scalar, as the editor counts.
  private func position(_ index: Int) -> JSONValue {
    var (line, character) = (0, 0)
    for place in 0..<index {
      let scalar = text[place]
      let isPair = scalar == "\r" && place + 1 < text.count && text[place + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isPair {
        (line, character) = (line + 1, 0)
      } else {
        character += client.length(of: scalar)
      }
    }
    return ["line": .whole(line), "character": .whole(character)]
  }

  // MARK: - Asking

  private static let places = [
    "textDocument/hover", "textDocument/completion", "textDocument/definition",
    "textDocument/references", "textDocument/documentHighlight", "textDocument/prepareRename",
    "textDocument/prepareCallHierarchy", "textDocument/codeAction", "textDocument/rangeFormatting",
    "sbar/render",
  ]

  private static let wholes = [
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/documentLink",
    "textDocument/semanticTokens/full", "textDocument/formatting", "textDocument/inlayHint",
    "textDocument/diagnostic", "textDocument/codeLens", "sbar/tests", "workspace/symbol",
  ]

  private var document: JSONValue { ["textDocument": ["uri": .text(EditorDialogue.address)]] }

  private mutating func askSomething() {
    let method = dice.pick(EditorDialogue.places + EditorDialogue.wholes)
    let start = dice.roll(text.count + 1)
    let end = min(text.count, start + dice.roll(200))
    let params: [(key: String, value: JSONValue)] = [
      ("textDocument", ["uri": .text(EditorDialogue.address)]), ("position", position(start)),
      ("range", ["start": position(start), "end": position(end)]),
      ("context", ["diagnostics": [], "triggerKind": .whole(1 + dice.roll(2))]),
      ("query", .text(dice.pick(["", "a", "Other"]))),
    ]
    let answer = ask(method, .object(params))
    precondition(answer["code"] == nil, "a request is not answered")
    guard let first = answer.elements.first else { return }
    goOn(method, first)
  }

  /// Asks on about what was answered, as a person clicks.
  private mutating func goOn(_ method: String, _ first: JSONValue) {
    switch method {
    case "textDocument/prepareCallHierarchy":
      for way in ["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"] {
        precondition(ask(way, ["item": first])["code"] == nil, "a chain is not answered")
      }
    // A search for mends takes long, and where nothing helps it says so by failing.
    case "textDocument/codeAction" where dice.once(in: 4): _ = ask("codeAction/resolve", first)
    case "textDocument/inlayHint" where client.resolvesHints:
      precondition(ask("inlayHint/resolve", first)["code"] == nil, "a hint is not answered")
    case "textDocument/codeLens":
      guard let command = first["command"], command["command"]?.string != "" else { return }
      _ = ask("workspace/executeCommand", command)
    default: return
    }
  }

  /// Says what no editor should; there has to be an answer, whatever it is.
  private mutating func sayNonsense() {
    let numbers: [JSONValue] = [
      -1, 0, 7, 1_000_000_000, .number("1e99"), .number("0.5"), .null, "x",
    ]
    let place: JSONValue = ["line": dice.pick(numbers), "character": dice.pick(numbers)]
    let end: JSONValue = ["line": dice.pick(numbers), "character": dice.pick(numbers)]
    let address = dice.pick([EditorDialogue.address, "file:///p/none.sbar", "untitled:1", "%", ""])
    let params: [JSONValue] = [
      .null, [], [:], ["textDocument": .null], ["textDocument": ["uri": .text(address)]],
      ["textDocument": ["uri": .text(address)], "position": place],
      [
        "textDocument": ["uri": .text(address)], "position": place, "newName": "x",
        "range": ["start": place, "end": end], "positions": [place, end], "context": [:],
      ],
      ["item": ["data": ["uri": .text(address), "position": place, "node": dice.pick(numbers)]]],
      ["data": ["uri": .text(address), "position": place, "mend": dice.pick(numbers)]],
      ["files": [["oldUri": .text(address), "newUri": "file:///p/new.sbar"]]],
      ["command": "sbar.explain", "arguments": [.text(address), place]],
    ]
    let others = [
      "textDocument/rename", "textDocument/selectionRange", "codeAction/resolve", "nonsense",
      "callHierarchy/incomingCalls", "workspace/willRenameFiles", "workspace/executeCommand",
      "inlayHint/resolve", "sbar/ask",
    ]
    let method = dice.pick(EditorDialogue.places + EditorDialogue.wholes + others)
    _ = ask(method, dice.pick(params))
    tell(
      dice.pick(["workspace/didChangeWatchedFiles", "textDocument/didSave", "nonsense"]),
      dice.pick(params))
  }

  private mutating func ask(_ method: String, _ params: JSONValue) -> JSONValue {
    requests += 1
    sent.messages = []
    let status = server.take(
      ["jsonrpc": "2.0", "id": .whole(requests), "method": .text(method), "params": params])
    precondition(status == nil, "a request ends the server")
    let answer = sent.messages.last { $0["id"]?.integer == requests }
    guard let answer else { preconditionFailure("a request has no answer") }
    return answer["result"] ?? answer["error"] ?? .null
  }

  private func tell(_ method: String, _ params: JSONValue) {
    _ = server.take(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }
}

/// What an editor can do, as the dice fall.
struct EditorClient {
  private let countsBytes: Bool
  let resolvesHints: Bool
  let capabilities: JSONValue

  init(_ dice: inout Dice) {
    countsBytes = dice.once(in: 3)
    resolvesHints = dice.once(in: 2)
    func flag() -> JSONValue { .flag(dice.once(in: 2)) }
    capabilities = [
      "general": ["positionEncodings": countsBytes ? ["utf-8", "utf-16"] : ["utf-16"]],
      "textDocument": [
        "hover": ["contentFormat": dice.once(in: 2) ? ["markdown"] : ["plaintext"]],
        "completion": ["completionItem": ["snippetSupport": flag(), "preselectSupport": flag()]],
        "publishDiagnostics": ["relatedInformation": flag(), "tagSupport": ["valueSet": [1]]],
        "codeAction": [
          "codeActionLiteralSupport": [:], "isPreferredSupport": flag(), "dataSupport": flag(),
          "resolveSupport": ["properties": ["edit"]],
        ],
        "inlayHint": resolvesHints ? ["resolveSupport": ["properties": ["tooltip"]]] : [:],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": flag()],
      ],
      "workspace": [
        "workspaceEdit": ["documentChanges": flag(), "changeAnnotationSupport": [:]],
        "inlayHint": ["refreshSupport": flag()], "codeLens": ["refreshSupport": flag()],
      ],
    ]
  }

  /// The units of a scalar.
  func length(of scalar: Unicode.Scalar) -> Int {
    if !countsBytes { return scalar.value > 0xFFFF ? 2 : 1 }
    return UTF8.width(scalar)
  }
}
