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

  /// What the product is made of. A plugin runs where a package is built, and is no part of it; the
  /// packed pages are written by a script.
  static let sources = files(["Sources"], [".swift"])
    .filter { $0.target != "Plugins" && $0.path != "Sources/Book/Packed.swift" }
  private static let plugins = files(["Sources/Plugins"], [".swift"])
  /// Pages of codes and rules, and the examples beside them.
  static let pages = files(["Sources/Book/Pages"], [".md", ".sbar"])
  static let swift = sources + plugins + files(["Tests"], [".swift"]) + [file("Package.swift")]
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
  /// The names of types in a line of code: words that begin with a capital.
  static func names(in line: String) -> [String] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return line.utf8.split { byte in
      let letter = byte | 0x20
      return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
    }
    .filter { word in word.first.map { capitals.contains($0) } ?? false }
    .map { String(Substring($0)) }
  }

  /// Those of the words that stand in some line, with a blank before its start: nearly every file
  /// holds none of them, which is found out at once for all of its lines.
  static func found(_ words: [String], in code: [String]) -> [String] {
    let text = Data((" " + code.joined(separator: "\n ")).utf8)
    return words.filter { text.range(of: Data($0.utf8)) != nil }
  }

  /// Byte by byte: a test build takes twenty times as long for characters.
  fileprivate static func stripped(_ line: Substring) -> String {
    let (quote, backslash, slash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"))
    var result: [UInt8] = []
    result.reserveCapacity(line.utf8.count)
    var isInString = false
    var previous = UInt8(ascii: " ")
    for byte in line.utf8 {
      if byte == quote && previous != backslash { isInString.toggle() }
      if !isInString, byte == slash, previous == slash {
        return String(decoding: result.dropLast(), as: UTF8.self)
      }
      if !isInString { result.append(byte) }
      previous = previous == backslash && byte == backslash ? UInt8(ascii: " ") : byte
    }
    return String(decoding: result, as: UTF8.self)
  }
}
