import Editing
import Foundation
import Host
import Interpreter
import Language
import Reporting
import Serving
import Testing

/// What a file of settings says, as long as a test does not change it.
final class DialogueSettings {
  var answer = Server.Settings.options(RunOptions())
  /// The folders that they were asked for last.
  var folders: [String] = []
}

/// Counts how often a server asks whether its answer is still of use.
final class DialogueCounter: Sendable {
  private let monitor = Monitor(0)

  var count: Int { monitor.change { $0 } }

  func next() -> Int {
    monitor.change { count in
      count += 1
      return count
    }
  }
}

/// A server in memory, with files that no disk has, and what it sent.
final class Dialogue {
  private final class Sent {
    var messages: [JSONValue] = []
  }

  private let sent = Sent()
  private let server: Server
  private var count = 0
  private(set) var status: Int32?

  /// `files` by their absolute paths; `capabilities` as JSON.
  init(
    files: [String: String] = [:], capabilities: String = "{}", options: String = "{}",
    settings: DialogueSettings? = nil, inbox: Server.InboxView = .init()
  ) {
    let disk = Disk(
      bytes: { files[$0].map { Array($0.utf8) } },
      specs: { folder in
        files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".sbar") }.sorted()
      },
      resolved: { path, includer in
        var parts = includer.split(separator: "/").dropLast().map { String($0) }
        for part in path.split(separator: "/") where part != "." {
          if part == ".." { parts = parts.dropLast() } else { parts.append(String(part)) }
        }
        return "/" + parts.joined(separator: "/") + (path == "." ? "/" : "")
      },
      loader: { _ in
        { name in
          files[name].map { .bytes(Array($0.utf8), name: name) } ?? .failed("no such file")
        }
      }, names: { Dialogue.names(in: $0, of: files.keys) })
    server = Server(
      options: RunOptions(), disk: disk, version: "1", inbox: inbox,
      settings: settings.map { settings in
        { folders in
          settings.folders = folders
          return settings.answer
        }
      }
    ) { [sent] in sent.messages.append($0) }
    start(capabilities, options)
  }

  private static func names(in folder: String, of files: some Sequence<String>) -> [String] {
    let start = folder.split(separator: "/").map { "/" + $0 }.joined() + "/"
    let found = files.filter { $0.hasPrefix(start) }.map { name in
      let rest = name.dropFirst(start.count)
      return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
    }
    return Set(found).sorted()
  }

  /// One that was not greeted.
  init(silent: Void) {
    let disk = Disk(
      bytes: { _ in nil }, specs: { _ in [] }, resolved: { path, _ in path },
      loader: { _ in { _ in .failed("no such file") } })
    server = Server(options: RunOptions(), disk: disk, version: "1") { [sent] in
      sent.messages.append($0)
    }
  }

  private func start(_ capabilities: String, _ options: String) {
    _ = ask(
      "initialize",
      "{\"rootUri\":\"file:///p\",\"capabilities\":\(capabilities),"
        + "\"initializationOptions\":\(options)}")
    tell("initialized", "{}")
  }

  private func value(_ text: String) -> JSONValue {
    JSONValue(Array(text.utf8)[...]) ?? .null
  }

  func tell(_ method: String, _ params: String) {
    let text = "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(params)}"
    status = server.take(value(text)) ?? status
  }

  /// Sends a request; returns what it is answered.
  func ask(_ method: String, _ params: String) -> JSONValue {
    count += 1
    let id = count
    _ = server.take(
      value("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}"))
    let answer = sent.messages.last { $0["id"]?.integer == id }
    return answer?["result"] ?? answer?["error"] ?? .null
  }

  func takeMalformed() { server.takeMalformed() }
  func send(_ text: String) { status = server.take(value(text)) ?? status }

  func open(_ name: String, _ text: String, version: Int = 1) {
    let document =
      "{\"uri\":\"file://\(name)\",\"languageId\":\"sbar\",\"version\":\(version),"
      + "\"text\":\(Self.quoted(text))}"
    tell("textDocument/didOpen", "{\"textDocument\":\(document)}")
  }

  func close(_ name: String) {
    tell("textDocument/didClose", "{\"textDocument\":{\"uri\":\"file://\(name)\"}}")
  }

  func idle() { server.idle() }

  /// The problems that were sent last for a file; nil where none were sent.
  func problems(_ name: String) -> [JSONValue]? {
    server.idle()
    return sent.messages.last {
      $0["method"]?.string == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.string == "file://" + name
    }?["params"]?["diagnostics"]?.elements
  }

  func hints(_ name: String) -> [String] {
    ask("textDocument/inlayHint", "{\"textDocument\":{\"uri\":\"file://\(name)\"}}").elements
      .compactMap { $0["label"]?.string }
  }

  var messages: [JSONValue] { sent.messages }
  func forget() { sent.messages = [] }

  static func quoted(_ text: String) -> String {
    String(decoding: JSONValue.text(text).bytes, as: UTF8.self)
  }
}
