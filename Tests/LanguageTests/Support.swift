import Foundation
import Testing

@testable import Language

/// Parses `text` and returns all that comes of it.
func parsed(_ text: String) -> (script: Script, diagnostics: [Diagnostic], names: NameTable) {
  parsed(Array(text.utf8))
}

func parsed(_ bytes: [UInt8]) -> (script: Script, diagnostics: [Diagnostic], names: NameTable) {
  var names = NameTable()
  let result = parse(Source(file: FileID(0), name: "test.sbar", bytes: bytes), names: &names)
  return (result.script, result.diagnostics, names)
}

/// One line for each diagnostic: where, code, message.
func rendered(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) -> String {
  let lines = LineIndex(bytes)
  return diagnostics.map { diagnostic in
    let place = lines.position(at: diagnostic.primary.location.range.start)
    return "\(place.line):\(place.column): \(diagnostic.code.spelling): \(diagnostic.message)"
  }.joined(separator: "\n")
}

/// The files of a folder beside this one, by name.
func files(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
  let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
  let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  return try names.filter { $0.hasSuffix(".sbar") }.map { name in
    (name, [UInt8](try Data(contentsOf: url.appending(path: name))))
  }
}
