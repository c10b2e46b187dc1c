import Editing
import Foundation
import Host
import Interpreter
import Language
import Reporting
import Serving

/// A session with a server in this process, without an editor.
final class LawClient {
  private let mailbox = Mailbox()
  private let server: Server
  private var count = 0
  private var versions: [String: Int] = [:]
  private var shown: [String: [JSONValue]] = [:]

  private final class Mailbox { var messages: [JSONValue] = [] }

  init(capabilities: JSONValue = [:]) {
    let mailbox = mailbox
    server = Server(options: RunOptions(), disk: LawFiles.disk, version: "0") {
      mailbox.messages.append($0)
    }
    _ = answer("initialize", ["capabilities": capabilities])
    notify("initialized", [:])
  }

  /// The whole answer to a request.
  func answer(_ method: String, _ params: JSONValue) -> JSONValue {
    count += 1
    let id = JSONValue.whole(count)
    _ = server.take(["jsonrpc": "2.0", "id": id, "method": .text(method), "params": params])
    let found = mailbox.messages.last { $0["method"] == nil && $0["id"]?.integer == count }
    return found ?? .null
  }

  func notify(_ method: String, _ params: JSONValue) {
    _ = server.take(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  func result(_ method: String, _ address: String, _ more: JSONValue = [:]) -> JSONValue {
    answer("textDocument/" + method, LawClient.document(address, more))["result"] ?? .null
  }

  static func document(_ address: String, _ more: JSONValue = [:]) -> JSONValue {
    var fields: [(key: String, value: JSONValue)] = [("textDocument", ["uri": .text(address)])]
    if case .object(let others) = more { fields += others }
    return .object(fields)
  }

  func open(_ address: String, _ text: String) {
    versions[address] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(address), "languageId": "sbar", "version": 1, "text": .text(text),
        ]
      ])
  }

  func change(_ address: String, _ changes: [JSONValue]) {
    let version = (versions[address] ?? 0) + 1
    versions[address] = version
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(address), "version": .whole(version)],
        "contentChanges": .list(changes),
      ])
  }

  func close(_ address: String) {
    notify("textDocument/didClose", LawClient.document(address))
  }

  /// The problems of a text that an editor shows once nothing else waits.
  func problems(_ address: String) -> [JSONValue] {
    mailbox.messages = []
    server.idle()
    for message in mailbox.messages {
      guard message["method"]?.string == "textDocument/publishDiagnostics",
        let params = message["params"], let address = params["uri"]?.string
      else { continue }
      shown[address] = params["diagnostics"]?.elements
    }
    return shown[address] ?? []
  }

  func hints(_ address: String) -> [JSONValue] {
    let end: JSONValue = ["line": 1_000_000, "character": 0]
    let range: JSONValue = ["start": ["line": 0, "character": 0], "end": end]
    return result("inlayHint", address, ["range": range]).elements
  }
}

/// A text as the protocol counts it, without a line of what the server counts by.
struct LawText {
  private(set) var units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// Where each line begins.
  private var starts: [Int] { [0] + units.indices.filter { units[$0] == 10 }.map { $0 + 1 } }

  /// Every place between two characters, with those inside the end of a line left out.
  var places: [Int] {
    (0...units.count).filter { place in
      guard place > 0, place < units.count else { return true }
      return !UTF16.isTrailSurrogate(units[place])
        && !(units[place - 1] == 13 && units[place] == 10)
    }
  }

  private func isLetter(_ place: Int) -> Bool {
    units.indices.contains(place)
      && (Unicode.Scalar(units[place]).map { Character($0).isLetter } ?? false)
  }

  /// The places where words begin.
  var wordStarts: [Int] { units.indices.filter { isLetter($0) && !isLetter($0 - 1) } }

  func word(at start: Int) -> String {
    let end = (start...units.count).first { !isLetter($0) } ?? units.count
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  func position(_ offset: Int, isUTF8: Bool = false) -> JSONValue {
    let starts = starts
    let line = (starts.lastIndex { $0 <= offset }) ?? 0
    let part = units[starts[line]..<offset]
    let character = isUTF8 ? String(decoding: part, as: UTF16.self).utf8.count : part.count
    return ["line": .whole(line), "character": .whole(character)]
  }

  func range(_ start: Int, _ end: Int) -> JSONValue {
    ["start": position(start), "end": position(end)]
  }

  /// The place of a position; nil where it is none.
  func offset(_ position: JSONValue?, isUTF8: Bool = false) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer
    else { return nil }
    let starts = starts
    guard starts.indices.contains(line) else { return line == starts.count ? units.count : nil }
    if !isUTF8 { return starts[line] + character }
    let end = line + 1 < starts.count ? starts[line + 1] : units.count
    var left = character
    var offset = starts[line]
    let scalars = String(decoding: units[offset..<end], as: UTF16.self).unicodeScalars
    for scalar in scalars where left > 0 {
      left -= UTF8.width(scalar)
      offset += UTF16.width(scalar)
    }
    return left == 0 ? offset : nil
  }

  mutating func replace(_ start: Int, _ end: Int, _ text: String) {
    units.replaceSubrange(start..<end, with: Array(text.utf16))
  }

  /// Returns the text after edits that do not overlap; nil where they do, or leave the text.
  func applying(_ edits: [JSONValue]) -> String? {
    var changed = self
    var parts: [(start: Int, end: Int, text: String)] = []
    for edit in edits {
      guard let start = offset(edit["range"]?["start"]), let end = offset(edit["range"]?["end"]),
        let text = edit["newText"]?.string, start <= end, end <= units.count
      else { return nil }
      parts.append((start, end, text))
    }
    parts.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for (one, next) in zip(parts, parts.dropFirst()) where one.end > next.start { return nil }
    for part in parts.reversed() { changed.replace(part.start, part.end, part.text) }
    return changed.text
  }
}

/// Numbers that a seed makes.
struct LawDice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func roll(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

/// The files of the repository that the laws are tried with.
enum LawFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether a run takes its time.
  static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// The paths of the specs below a folder of the repository.
  static func specs(_ folder: String) -> [String] {
    let place = root.appending(path: folder).path
    let found = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".sbar") }.sorted().map { folder + "/" + $0 }
  }

  /// Every spec below a folder where a run takes its time, else one of so many.
  static func some(of folder: String, oneIn step: Int) -> [String] {
    specs(folder).enumerated().filter { isAll || $0.offset % step == 0 }.map { $0.element }
  }

  /// The files as they are.
  static var disk: Disk {
    func bytes(_ name: String) -> [UInt8]? {
      (try? Data(contentsOf: URL(fileURLWithPath: name))).map { Array($0) }
    }
    return Disk(
      bytes: bytes, specs: { _ in [] },
      resolved: { path, includer in
        URL(fileURLWithPath: includer).deletingLastPathComponent().appending(path: path)
          .standardized.path
      },
      loader: { _ in { name in bytes(name).map { .bytes($0, name: name) } ?? .failed("none") } })
  }

  static func address(_ path: String) -> String { "file://" + root.appending(path: path).path }

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }
}
