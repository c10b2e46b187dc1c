import Editing
import Interpreter
import Language
import Reporting
import Serving

/// What an editor says while a text is written: it is opened, changed here and there, and asked
/// about, as the dice fall.
struct EditorDialogue {
  private final class Sent {
    var messages: [JSONValue] = []
  }

  private let server: Server
  private let sent = Sent()
  private var dice: Dice
  private var text: [Unicode.Scalar]
  private var version = 1
  private var count = 0

  private static let address = "file:///fuzz.sbar"

  init(_ bytes: [UInt8]) {
    text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let seed = bytes.reduce(UInt64(bytes.count)) { ($0 &* 31) &+ UInt64($1) }
    dice = Dice(seed: seed)
    server = EditorDialogue.server(sent)
    open()
  }

  private static func server(_ sent: Sent) -> Server {
    let disk = Disk(
      bytes: { _ in nil }, specs: { _ in [] }, resolved: { path, _ in path },
      loader: { _ in { _ in .failed("nothing is included") } })
    return Server(options: RunOptions(), disk: disk, version: "0") { sent.messages.append($0) }
  }

  private var string: String {
    var string = ""
    string.unicodeScalars.append(contentsOf: text)
    return string
  }

  private mutating func open() {
    _ = ask("initialize", ["capabilities": [:]])
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
  mutating func hold() {
    for _ in 0..<4 {
      change()
      server.idle()
      for _ in 0..<3 { askSomething() }
    }
    let own = told
    var fresh = EditorDialogue(Array(string.utf8))
    precondition(own == fresh.told, "a server that saw the text change tells something else")
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
    "", " ", "\n", "}", "{", "expect ", "tap \"", "hidden", "launch\n", "//", "😀", "\r\n", ".", "é",
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

  /// The line and the character of a scalar, in UTF-16.
  private func position(_ index: Int) -> JSONValue {
    var (line, character) = (0, 0)
    for place in 0..<index {
      let scalar = text[place]
      let isPair = scalar == "\r" && place + 1 < text.count && text[place + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isPair {
        (line, character) = (line + 1, 0)
      } else {
        character += scalar.value > 0xFFFF ? 2 : 1
      }
    }
    return ["line": .whole(line), "character": .whole(character)]
  }

  // MARK: - Asking

  private static let places = [
    "textDocument/hover", "textDocument/completion", "textDocument/definition",
    "textDocument/references", "textDocument/documentHighlight", "textDocument/prepareRename",
    "textDocument/prepareCallHierarchy",
  ]

  private static let wholes = [
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/documentLink",
    "textDocument/semanticTokens/full", "textDocument/formatting", "textDocument/inlayHint",
    "sbar/tests",
  ]

  private var document: JSONValue { ["textDocument": ["uri": .text(EditorDialogue.address)]] }

  private mutating func askSomething() {
    let method = dice.pick(EditorDialogue.places + EditorDialogue.wholes)
    let place = position(dice.roll(text.count + 1))
    let answer = ask(
      method, ["textDocument": ["uri": .text(EditorDialogue.address)], "position": place])
    precondition(answer["code"] == nil, "a request is not answered")
  }

  private mutating func ask(_ method: String, _ params: JSONValue) -> JSONValue {
    count += 1
    let status = server.take(
      ["jsonrpc": "2.0", "id": .whole(count), "method": .text(method), "params": params])
    precondition(status == nil, "a request ends the server")
    let answer = sent.messages.last { $0["id"]?.integer == count }
    guard let answer else { preconditionFailure("a request has no answer") }
    return answer["result"] ?? answer["error"] ?? .null
  }

  private func tell(_ method: String, _ params: JSONValue) {
    _ = server.take(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }
}
