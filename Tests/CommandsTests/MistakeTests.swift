import Foundation
import Interpreter
import Language
import Testing

/// The typical mistakes, each in a file of its own: one mistake gives one message, and what the
/// message proposes is not rejected when it is typed.
///
/// `SBAR_RECORD=1 swift test --filter MistakeTests` writes what is printed, and fails.
@Suite struct MistakeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Mistakes")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".sbar") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func thereAreManyOfThem() { #expect(MistakeTests.names.count >= 60) }

  @Test(arguments: names)
  func oneMistakeGivesOneMessage(_ name: String) throws {
    let run = try BuiltTool.run(
      ["test", name + ".sbar", "--no-times", "--color", "never"], in: MistakeTests.folder)
    #expect(run.status != 0)
    let text = run.output + run.errors
    let heads = text.split(separator: "\n").filter { line in
      line.hasPrefix("error") || line.hasSuffix("]") && line.contains(" [SB")
    }
    #expect(heads.count == 1, "\(heads)")
    let golden = MistakeTests.folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil {
      try Data(text.utf8).write(to: golden)
      Issue.record("recorded \(name).txt; look at it, then run again")
      return
    }
    #expect(text == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
  }

  @Test(arguments: names)
  func whatIsProposedIsNotRejected(_ name: String) throws {
    let file = MistakeTests.folder.appendingPathComponent(name + ".sbar")
    let bytes = Array(try Data(contentsOf: file))
    for diagnostic in errors(in: bytes) {
      for fix in diagnostic.fixes where fix.applicability != .template {
        let mended = fix.edits.sorted { $0.location.range.start > $1.location.range.start }
          .reduce(into: bytes) { text, edit in
            let range = edit.location.range
            text.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(edit.text.utf8))
          }
        let left = errors(in: mended)
        #expect(left.isEmpty, "\(fix.title): \(left.map { $0.message })")
      }
    }
  }

  private func errors(in bytes: [UInt8]) -> [Diagnostic] {
    let root = Source(file: FileID(0), name: "Main.sbar", bytes: bytes)
    let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
    return makePlan(spec, options: RunOptions()).diagnostics.filter { $0.severity == .error }
  }
}
