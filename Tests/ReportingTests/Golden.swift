import Foundation
import Testing

/// Text that a person has looked at, kept beside the tests.
///
/// `SBAR_RECORD=1 swift test` writes what the tests see, and fails.
enum Golden {
  static func check(
    _ text: String, _ name: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name).txt; look at it, then run again", sourceLocation: location)
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record("\(name).txt is missing; SBAR_RECORD=1 writes it", sourceLocation: location)
      return
    }
    #expect(text == String(decoding: data, as: UTF8.self), "\(name)", sourceLocation: location)
  }

  /// The names of all files that were recorded.
  static var names: [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Goldens").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }
}
