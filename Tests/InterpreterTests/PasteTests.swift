import Foundation
import Testing

/// A declaration in the manner of a real app, with a scenario that tells what is seen.
struct Paste: Sendable, CustomTestStringConvertible {
  /// The subject and the name: `Tabs/tabs-that-code-selects`.
  var name: String
  /// The file without its first line.
  var spec: String
  /// The text that decides, and the one with which the scenario fails, as the first line says.
  var decides: (words: String, others: String)

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pastes")

  /// All of them, by their names.
  static let all: [Paste] = {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".sbar") }.sorted().compactMap { Paste($0) }
  }()

  private init?(_ path: String) {
    let file = Paste.folder.appendingPathComponent(path)
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let end = text.firstIndex(of: "\n")
    else { return nil }
    let head = text[..<end]
    let parts = head.split(separator: "`", omittingEmptySubsequences: false).map { part in
      String(part.replacing("\\n", with: "\n").replacing("\\\\", with: "\\"))
    }
    switch parts.count {
    case 3 where head.hasPrefix("// Fails without `"): decides = (parts[1], "")
    case 5 where head.hasPrefix("// Fails with `"): decides = (parts[3], parts[1])
    default: return nil
    }
    name = String(path.dropLast(".sbar".count))
    spec = String(text[end...])
  }
}

/// Whole declarations, run: the deciding line decides, and without it the claim fails.
@Suite struct PasteTests {
  @Test func everyFileSaysWhatDecides() {
    #expect(Paste.all.count == 164)
  }

  @Test(arguments: Paste.all)
  func whatIsPastedIsSeen(_ paste: Paste) {
    #expect(outcomes(paste.spec) == ["it is seen: passed"])
  }

  @Test(arguments: Paste.all)
  func theDecidingLineDecides(_ paste: Paste) {
    let changed = paste.spec.replacing(paste.decides.words, with: paste.decides.others)
    #expect(changed != paste.spec)
    let lines = outcomes(changed)
    #expect(lines.first != "it is seen: passed", "\(lines)")
  }
}
