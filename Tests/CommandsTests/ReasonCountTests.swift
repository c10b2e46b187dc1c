import Foundation
import Interpreter
import Language
import Reporting
import Testing
import Wording

/// A block tells why in at most six lines, whatever fails.
@Suite struct ReasonCountTests {
  private static let broken = Examples.folder.deletingLastPathComponent()
    .appending(path: "Tests/InterpreterTests/Mends")

  private static let samples: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: broken.path())
    return (files ?? []).filter { $0.hasSuffix(".sbar") }.sorted()
  }()

  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// One expectation of each scenario of every second file; every one with `SBAR_TESTS=all`.
  @Test(arguments: isAll ? Examples.files : Examples.everySecond)
  func reversedExamplesTellWhyInSixLines(file: String) throws {
    let spec = try Examples.example(file).spec
    let reversals = spec.reversals()
    let rounds = reversals.map { $0.count }.max() ?? 0
    for round in 0..<(Self.isAll ? rounds : min(1, rounds)) {
      let reversed = reversals.filter { round < $0.count }.map { $0[round] }
      let bytes = spec.bytes(with: reversed)
      try check(Examples.spec(bytes, named: file), "\(file), round \(round)")
    }
  }

  @Test(arguments: samples)
  func brokenSpecsTellWhyInSixLines(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.broken.appending(path: name)))
    let count = try check(Examples.spec(bytes, named: name), name)
    #expect(count > 0)
  }

  /// Checks the blocks of what fails, and returns how many there are.
  @discardableResult private func check(_ spec: Spec, _ name: String) throws -> Int {
    let failures = FailureText(
      book: SourceBook(spec.sources), look: Look(palette: .plain, symbols: .ascii),
      rerun: "sbar test")
    var blocks = 0
    _ = Ending(spec, advises: false) { result in
      for mismatch in result.foldedFindings() {
        var text = TextBuffer()
        failures.write(mismatch, of: result, to: &text)
        let lines = reasons(in: String(decoding: text.bytes, as: UTF8.self))
        #expect(lines.count <= 6, "\(name): \(lines)")
        blocks += 1
      }
    }
    return blocks
  }

  /// The lines of a block from `why` on, up to the next key.
  private func reasons(in block: String) -> [Substring] {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  why ") }) else { return [] }
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix("      ") }
    return [lines[start]] + rest
  }
}
