import Foundation
import Testing

/// The files of this repository as a test sees them.
struct Repository {
  struct File: Sendable, CustomTestStringConvertible {
    /// Below the root: `Sources/Host/Path.swift`.
    var path: String
    var text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    var testDescription: String { path }

    /// The second part of the path: `Host`.
    var target: String { String(path.split(separator: "/").dropFirst().first ?? "") }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every text file of some folders that ends in one of `endings`, sorted.
  static func files(_ folders: [String], _ endings: [String]) -> [File] {
    var result: [File] = []
    for folder in folders {
      let url = root.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).sorted() where endings.contains(where: { path.hasSuffix($0) }) {
        guard let data = try? Data(contentsOf: url.appendingPathComponent(path)) else { continue }
        result.append(File(path: folder + "/" + path, text: String(decoding: data, as: UTF8.self)))
      }
    }
    return result
  }

  static func file(_ path: String) -> File {
    let data = try? Data(contentsOf: root.appendingPathComponent(path))
    return File(path: path, text: String(decoding: data ?? Data(), as: UTF8.self))
  }

  static let sources = files(["Sources"], [".swift"])
  static let swift = sources + files(["Tests"], [".swift"]) + [file("Package.swift")]
}

extension Repository.File {
  /// The lines without comments and without what stands between quotes, so that words are code.
  var code: [String] {
    var isInLongString = false
    return lines.map { line in
      if line.contains("\"\"\"") {
        isInLongString.toggle()
        return ""
      }
      return isInLongString ? "" : Repository.stripped(line)
    }
  }
}

extension Repository {
  fileprivate static func stripped(_ line: Substring) -> String {
    var result = ""
    var isInString = false
    var previous: Character = " "
    for character in line {
      if character == "\"" && previous != "\\" { isInString.toggle() }
      if !isInString, character == "/", previous == "/" { return String(result.dropLast()) }
      if !isInString { result.append(character) }
      previous = previous == "\\" && character == "\\" ? " " : character
    }
    return result
  }
}
