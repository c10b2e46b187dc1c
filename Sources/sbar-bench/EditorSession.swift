import Host
import Interpreter
import Language
import Reporting
import Serving

/// An editor that the bench plays: what it says goes to a server in memory.
final class EditorSession {
  /// A spec that an editor can open.
  struct Spec {
    let address: String
    let bytes: [UInt8]
    /// The ends of lines with something on them, in UTF-16: from 0, line and character.
    let places: [(line: Int, character: Int)]

    init(_ address: String, _ bytes: [UInt8]) {
      self.address = address
      self.bytes = bytes
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let all = lines.enumerated().filter { !$0.element.allSatisfy { $0 == " " } }
      places = all.map { ($0.offset, $0.element.utf16.count) }
    }

    /// The same with the first expectation of a visible bar turned round; nil without one.
    var broken: Spec? {
      let wanted = Array("expect visible".utf8)
      let turned = Array("expect hidden".utf8)
      guard bytes.count > wanted.count else { return nil }
      for start in 0..<bytes.count - wanted.count
      where bytes[start..<start + wanted.count].elementsEqual(wanted) {
        let rest = bytes[(start + wanted.count)...]
        return Spec(address, Array(bytes[..<start]) + turned + rest)
      }
      return nil
    }
  }

  let specs: [Spec]
  private let disk: Disk
  private let root: String
  private let mailbox = Mailbox()
  /// When what is worked on is given up.
  private let limit = Monitor(UInt64.max)
  private var server: Server
  private var count = 0

  init(_ files: [(name: String, bytes: [UInt8])], root: String) {
    self.root = root
    let texts = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
    let names = files.map { $0.name }.filter { $0.hasSuffix(".sbar") }
    specs = names.compactMap { name in texts[name].map { Spec("file://" + name, $0) } }
      .filter { !$0.places.isEmpty }
    disk = Disk(
      bytes: { texts[$0] }, specs: { _ in names },
      resolved: { path, includer in
        Path(includer).directory.appending(Array(path.utf8)).simplified.spelling
      },
      loader: { _ in
        { name in texts[name].map { .bytes($0, name: name) } ?? .failed("no such file") }
      })
    server = EditorSession.server(disk, mailbox, limit)
  }

  private static func server(_ disk: Disk, _ mailbox: Mailbox, _ limit: Monitor<UInt64>) -> Server {
    Server(
      options: RunOptions(), disk: disk, version: "0",
      inbox: Server.InboxView(isSuperseded: { limit.change { Clock.now >= $0 } })
    ) { mailbox.last = $0 }
  }

  /// Begins anew, with a server that knows nothing.
  func restart() {
    server = EditorSession.server(disk, mailbox, limit)
    request(
      "initialize",
      [
        "rootUri": .text("file://" + root),
        "capabilities": [
          "textDocument": [
            "codeAction": [
              "codeActionLiteralSupport": [:], "dataSupport": true,
              "resolveSupport": ["properties": ["edit"]],
            ]
          ]
        ],
      ])
    tell("initialized", [:])
  }

  /// From this moment on, what is worked on is of no use.
  func giveUp(at end: UInt64) { limit.change { $0 = end } }

  func idle() { server.idle() }

  // MARK: - Texts

  func open(_ spec: Spec) {
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(spec.address), "languageId": "sbar", "version": 1,
          "text": .text(String(decoding: spec.bytes, as: UTF8.self)),
        ]
      ])
  }

  func type(_ text: String, in spec: Spec, at place: (line: Int, character: Int)) {
    replace(spec, place, place, text)
  }

  func erase(_ length: Int, in spec: Spec, at place: (line: Int, character: Int)) {
    replace(spec, place, (place.line, place.character + length), "")
  }

  /// Takes away what was typed at the end of a line.
  func undo(_ text: String, in spec: Spec, at place: (line: Int, character: Int)) {
    let end =
      text == "\n"
      ? (place.line + 1, 0) : (place.line, place.character + text.utf16.count)
    replace(spec, place, end, "")
  }

  private func replace(
    _ spec: Spec, _ start: (line: Int, character: Int), _ end: (line: Int, character: Int),
    _ text: String
  ) {
    count += 1
    let range: JSONValue = ["start": json(start), "end": json(end)]
    let change: JSONValue = ["range": range, "text": .text(text)]
    tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(spec.address), "version": .whole(count)],
        "contentChanges": [change],
      ])
  }

  private func json(_ place: (line: Int, character: Int)) -> JSONValue {
    ["line": .whole(place.line), "character": .whole(place.character)]
  }

  // MARK: - Messages

  /// Asks something of a file, and of a place in it.
  func ask(_ method: String, of spec: Spec, at place: (line: Int, character: Int) = (0, 0)) {
    request(
      "textDocument/" + method,
      ["textDocument": ["uri": .text(spec.address)], "position": json(place)])
  }

  /// The actions that search a mend once they are resolved.
  func mends(of spec: Spec) -> [JSONValue] {
    spec.places.compactMap { place in
      let range: JSONValue = ["start": json((place.line, 0)), "end": json(place)]
      request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .text(spec.address)], "range": range,
          "context": [
            "diagnostics": [], "triggerKind": 2, "only": ["refactor.rewrite"],
          ],
        ])
      return mailbox.last["result"]?.elements.first
    }
  }

  func request(_ method: String, _ params: JSONValue) {
    count += 1
    _ = server.take(
      ["jsonrpc": "2.0", "id": .whole(count), "method": .text(method), "params": params])
  }

  private func tell(_ method: String, _ params: JSONValue) {
    _ = server.take(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }
}

/// What the server sent last.
private final class Mailbox {
  var last = JSONValue.null
}
