import Foundation
import Host

/// A folder that is gone after the test.
struct TemporaryFolder: ~Copyable {
  let url: URL

  init() throws {
    let name = "sbar-tests-" + UUID().uuidString
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: Path { Path(url.path) }

  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> Path {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return Path(file.path)
  }
}
