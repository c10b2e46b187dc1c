import Editing
import Foundation
import Host
import Language
import Reporting
import Serving
import Testing

/// What holds of a server for any text: seeded, so that a run that fails fails again. A small part
/// in every run, all of it with `SBAR_TESTS=all`.
@Suite struct LawTests {
  /// What people and machines type; some of it opens what it does not close.
  private static let pieces = [
    "", "x", "\n", "\r\n", "    ", "{", "}", "\"", "👨‍👩‍👧‍👦", "é", "// ", "/*", "*/", "(", ")",
    "expect hidden\n", "    expect ?\n", "tap \"", "launch\n", ".statusBarHidden()", "\u{FEFF}",
    "scenario \"more\" {\n    launch\n    expect visible\n}\n", "state a = 1\n", "include \"b\"\n",
  ]

  @Test(arguments: 1...6)
  func randomEditsGiveWhatAFreshServerSays(seed: Int) throws {
    try DeepStack.runTest {
      var dice = LawDice(seed)
      let paths = LawFiles.specs("Examples/gallery") + LawFiles.specs("Examples/corners")
      let path = dice.pick(paths)
      let address = LawFiles.address(path)
      var text = LawText(try LawFiles.text(path))
      let client = LawClient()
      client.open(address, text.text)
      for round in 0..<(LawFiles.isAll ? 120 : 8) {
        // A few keys at once, as a loaded editor sends them.
        let changes = (0...dice.roll(3)).map { _ in
          let places = text.places
          let first = dice.roll(places.count)
          let second = min(places.count - 1, first + dice.pick([0, 0, 1, 2, 8, 60]))
          let piece = dice.pick(LawTests.pieces)
          let range = text.range(places[first], places[second])
          text.replace(places[first], places[second], piece)
          return ["range": range, "text": .text(piece)] as JSONValue
        }
        client.change(address, changes)
        // Asked now and then before the problems are sent.
        if dice.roll(2) == 0 { _ = client.hints(address) }
        let fresh = LawClient()
        fresh.open(address, text.text)
        let what: Testing.Comment = "\(path), seed \(seed), round \(round)"
        #expect(client.problems(address).spelled == fresh.problems(address).spelled, what)
        #expect(client.hints(address).spelled == fresh.hints(address).spelled, what)
      }
    }
  }

  private static let requests = [
    "hover", "completion", "definition", "references", "documentHighlight", "prepareRename",
    "prepareCallHierarchy",
  ]

  @Test(arguments: LawFiles.some(of: "Examples", oneIn: 6))
  func everyRequestIsAnsweredAnywhere(path: String) throws {
    try DeepStack.runTest {
      let address = LawFiles.address(path)
      let text = LawText(try LawFiles.text(path))
      let client = LawClient()
      client.open(address, text.text)
      var dice = LawDice(path.utf8.count)
      let places = text.places
      for _ in 0..<(LawFiles.isAll ? 60 : 6) {
        let place = dice.pick(places)
        let position: JSONValue = ["position": text.position(place)]
        for request in LawTests.requests {
          let answer = client.answer(
            "textDocument/" + request, LawClient.document(address, position))
          #expect(answer["result"] != nil, "\(path):\(place) \(request) \(answer)")
        }
      }
      for request in ["documentSymbol", "foldingRange", "codeLens", "documentLink", "formatting"] {
        let answer = client.answer("textDocument/" + request, LawClient.document(address))
        #expect(answer["result"] != nil, "\(path) \(request) \(answer)")
      }
    }
  }

  @Test(arguments: LawFiles.some(of: "Examples", oneIn: 6))
  func layoutIsThatOfFmt(path: String) throws {
    try DeepStack.runTest {
      let address = LawFiles.address(path)
      let good = try LawFiles.text(path)
      let flat = good.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for lineEnd in ["\n", "\r\n"] {
        let text = flat.joined(separator: lineEnd)
        let client = LawClient()
        client.open(address, text)
        let edits = client.result("formatting", address, ["options": [:]]).elements
        let source = Source(file: FileID(0), name: path, bytes: Array(text.utf8))
        guard case .text(let wanted) = format(source) else {
          #expect(edits.isEmpty, "\(path)")
          continue
        }
        let changed = LawText(text).applying(edits)
        #expect(changed.map { Array($0.utf8) } == wanted, "\(path)")
      }
    }
  }

  /// A family, the line ends of Windows, and a mark at the beginning; in what an editor counts a
  /// position has two spellings, and both mean the same place.
  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func bothEncodingsTellTheSame(lineEnd: String, mark: String) throws {
    try DeepStack.runTest {
      let photo = try LawFiles.text("Tests/ServingTests/Clients/Specs/photo.sbar")
        .replacing("tap \"Map\"", with: "/* 👨‍👩‍👧‍👦 é */ tap \"Map\" // 👩‍👩‍👧")
      let text = LawText(mark + photo.replacing("\n", with: lineEnd))
      let address = "file:///law/photo.sbar"
      let clients = [false, true].map { isUTF8 in
        let encodings: JSONValue = isUTF8 ? ["utf-8", "utf-16"] : ["utf-16"]
        let client = LawClient(capabilities: ["general": ["positionEncodings": encodings]])
        client.open(address, text.text)
        return client
      }
      func same(_ what: Testing.Comment, _ ask: (LawClient, Bool) -> JSONValue) {
        let answers = zip(clients, [false, true]).map { client, isUTF8 in
          ask(client, isUTF8).placed(in: text, isUTF8: isUTF8)
        }
        #expect(answers[0].bytes == answers[1].bytes, what)
      }
      same("problems") { client, _ in .list(client.problems(address)) }
      same("hints") { client, _ in .list(client.hints(address)) }
      for request in ["documentSymbol", "codeLens", "foldingRange"] {
        same("\(request)") { client, _ in client.result(request, address) }
      }
      for place in text.places where LawFiles.isAll || place % 17 == 0 {
        for request in LawTests.requests {
          same("\(request) at \(place)") { client, isUTF8 in
            let position = text.position(place, isUTF8: isUTF8)
            return client.result(request, address, ["position": position])
          }
        }
      }
    }
  }
}

extension DeepStack {
  /// Runs a test on a stack such as the server's thread has.
  static func runTest(_ body: () throws -> Void) throws {
    try run { Swift.Result { try body() } }.get()
  }
}

extension [JSONValue] {
  var spelled: [String] { map { String(decoding: $0.bytes, as: UTF8.self) } }
}

extension JSONValue {
  /// The same with offsets in place of positions.
  func placed(in text: LawText, isUTF8: Bool) -> JSONValue {
    switch self {
    case .null, .flag, .number, .text: return self
    case .list(let values): return .list(values.map { $0.placed(in: text, isUTF8: isUTF8) })
    case .object(let fields):
      if self["line"] != nil, self["character"] != nil {
        return text.offset(self, isUTF8: isUTF8).map { .whole($0) } ?? "no place"
      }
      return .object(fields.map { ($0.key, $0.value.placed(in: text, isUTF8: isUTF8)) })
    }
  }
}
