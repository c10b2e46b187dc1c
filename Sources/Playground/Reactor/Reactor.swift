import Interpreter
import Language
import Reporting
import Serving

/// The language server without an editor: takes one message, and gives all that is sent for it.
final class Reactor {
  private let mailbox: Mailbox
  private let shelf: Shelf
  private let server: Server

  init() {
    let mailbox = Mailbox()
    let shelf = Shelf()
    self.mailbox = mailbox
    self.shelf = shelf
    server = Server(
      options: RunOptions(), disk: shelf.disk, version: Reactor.version
    ) { mailbox.messages.append($0) }
  }

  /// The version of the language that is spoken.
  private static let version = "0.1.0"

  /// Returns the bytes of a list of messages: the answer of a request, and what else is told.
  func take(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if let message = JSONValue(bytes) {
      if message["method"]?.string == "playground/file" {
        shelf.put(message["params"])
      } else {
        _ = server.take(message)
      }
    } else {
      server.takeMalformed()
    }
    server.idle()
    let answer = JSONValue.list(mailbox.messages).bytes
    mailbox.messages = []
    return answer
  }
}

/// What was sent and not taken yet.
private final class Mailbox {
  var messages: [JSONValue] = []
}

/// Files in memory, by their paths.
private final class Shelf {
  private var files: [String: [UInt8]] = [:]

  /// `playground/file`: a file that specs may include, or is no longer there, where it has no text.
  func put(_ params: JSONValue?) {
    guard let path = params?["path"]?.string else { return }
    files[path] = params?["text"]?.string.map { Array($0.utf8) }
  }

  var disk: Disk {
    Disk(
      bytes: { self.files[$0] },
      specs: { folder in
        self.files.keys.filter { name in
          name.utf8.starts(with: (folder + "/").utf8)
            && name.utf8.suffix(5).elementsEqual(".sbar".utf8)
        }.sorted()
      },
      resolved: { path, includer in Shelf.resolved(path, from: includer) },
      loader: { _ in
        { name in
          self.files[name].map { .bytes($0, name: name) } ?? .failed("no such file")
        }
      })
  }

  /// The path of a file that another one names, without `.` and `..`.
  private static func resolved(_ path: String, from includer: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts = isAbsolute ? [] : includer.split(separator: "/").dropLast().map { String($0) }
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if !parts.isEmpty {
        parts.removeLast()
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
