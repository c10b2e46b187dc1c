import Book
import Foundation
import Host
import Interpreter
import Language
import Reporting
import StatusBar
import Testing

/// The book holds a page for each code and each rule, what the page for a browser is made of, and
/// nothing that is not read; what it holds of editors, `EditorTests` knows.
@Suite struct BookTests {
  @Test func everyFileIsThePageOfACodeOrARuleOrItsExample() {
    let codes = DiagnosticCode.allCases.map { "Codes/\($0.spelling).md" }
    let rules = Rule.allCases.map { "Rules/\($0.spelling).md" }
    let examples = RuleExample.all.map { "Rules/\($0.rule.spelling).sbar" }
    let report = ["page.css", "page.js"].map { "Report/" + $0 }
    let all = codes + rules + examples + report
    let paths = Book.paths.filter { !$0.hasPrefix("Editors/") }
    #expect(Set(paths) == Set(all))
    #expect(paths.count == all.count)
  }

  @Test func theBookHoldsTheFilesAsTheyAre() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../Sources/Book/Pages").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.split(separator: "/").last?.contains(".") == true }
    #expect(Set(Book.paths) == Set(files), "`.ci/pack` packs them")
    for path in files {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(Book.text(of: path) == text, "\(path) is not packed as it is: run `.ci/pack`")
    }
  }

  @Test func pathsAreFoundByTheirBytes() {
    for (path, next) in zip(Book.paths, Book.paths.dropFirst()) {
      #expect(path.utf8.lexicographicallyPrecedes(next.utf8))
    }
    for path in Book.paths { #expect(Book.text(of: path)?.hasSuffix("\n") == true, "\(path)") }
    for path in ["", "Codes", "Codes/SB0000.md", "Rules/U1", "Rules/Z1.md", "total", "zzz"] {
      #expect(Book.text(of: path) == nil && Book.page(at: path) == nil)
    }
  }

  /// What one line is too short for goes on in the next one, and is read as one line.
  @Test(
    arguments: Book.paths.filter { $0.hasSuffix(".md") && !$0.hasPrefix("Editors/") })
  func everyLineOfAPageIsRead(path: String) throws {
    let page = try #require(Book.page(at: path))
    var lines = ["# \(page.title)"]
    var seen: [String: Int] = [:]
    for name in page.fieldNames {
      let values = page.fields(name)
      let index = seen[name, default: 0]
      seen[name] = index + 1
      lines.append("- \(name): \(values[index])")
      if index == 0 { #expect(page.field(name) == values[0]) }
    }
    lines.append(page.paragraph)
    let text = try #require(Book.text(of: path))
    let end = text.range(of: "\n\n```diff\n") ?? text.range(of: "\n\nExample: [")
    var written = String(text[..<(end?.lowerBound ?? text.endIndex)])
    written = written.replacing("\n  ", with: " ").replacing(#/\n\n/#, with: "\n")
    let joined = written.split(separator: "\n").reduce(into: [String]()) { result, line in
      let starts = line.hasPrefix("# ") || line.hasPrefix("- ")
      if starts || result.last?.hasPrefix("- ") == true {
        result.append(String(line))
      } else {
        result[result.count - 1] += " " + line
      }
    }
    #expect(joined == lines)
  }

  // MARK: - Codes

  @Test(arguments: DiagnosticCode.allCases)
  func aPageOfACodeHasItsFieldsInOrder(_ code: DiagnosticCode) throws {
    let page = try #require(Book.page(at: "Codes/\(code.spelling).md"))
    let order = ["level", "flags", "shows"]
    #expect(page.fieldNames == order.filter { page.field($0) != nil })
    #expect(page.change != nil && CodePage.of(code) != nil)
    #expect(code.title == page.title)
  }

  @Test func aCharacterThatCannotBeSeenIsWrittenByItsNumber() throws {
    #expect(try #require(CodePage.of(.invisibleSpace)).bad == "sdk\u{A0}17")
    #expect(try #require(CodePage.of(.notText)).bad.hasPrefix("\u{1}\u{2}\u{3}"))
  }

  // MARK: - Rules

  /// A word that is misspelled on a page would be read as something else.
  @Test(arguments: RuleEntry.all)
  func theFieldsOfARuleAreUnderstood(_ entry: RuleEntry) throws {
    let page = try #require(Book.page(at: "Rules/\(entry.rule.spelling).md"))
    let order = ["range", "sdk", "confidence", "status", "without", "related"]
    let example = entry.sources.map { _ in "source" }
    let turn =
      page.field("fails") != nil ? ["fails"] : page.field("crashes") != nil ? ["crashes"] : []
    #expect(page.fieldNames == order.filter { page.field($0) != nil } + example + turn)

    let end = entry.last.map { $0 == entry.first ? "" : " to \($0.spelling)" } ?? " and later"
    #expect(page.field("range") == "iOS \(entry.first.spelling)\(end)")
    let classes = entry.classes.isEmpty ? "" : " (\(entry.classes.spelling))"
    #expect(page.field("confidence") == entry.confidence.spelling + classes)
    let remark = entry.remark.map { ": " + $0 } ?? ""
    #expect(page.field("status") == entry.status.spelling + remark)
    let related = entry.related.map { $0.spelling }.joined(separator: ", ")
    #expect(page.field("related") ?? "" == related)
  }

  /// A page leads to the example beside it, and says how it fails in the words that are replaced.
  @Test(arguments: RuleEntry.all)
  func thePageOfARuleNamesItsExample(_ entry: RuleEntry) throws {
    let name = entry.rule.spelling
    let page = try #require(Book.text(of: "Rules/\(name).md"))
    let example = RuleExample.of(entry.rule)
    #expect(page.hasSuffix("\n\nExample: [\(name).sbar](\(name).sbar)\n") == (example != nil))
    guard let example, let turn = example.turn else { return }
    #expect(example.script.contains(turn.words) && example.turned != example.script)
    let (words, others) = (quoted(turn.words), quoted(turn.others))
    let change =
      turn.others.isEmpty ? "without `\(words)`" : "with `\(others)` in place of `\(words)`"
    #expect(page.contains("\n- \(turn.endsTheApp ? "crashes" : "fails"): \(change)\n"))
  }

  private func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }
}
