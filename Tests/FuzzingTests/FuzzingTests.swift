import Foundation
import Fuzzing
import Host
import Testing

/// What fuzzers begin with and what they found keeps its laws, and so does what a generator makes.
@Suite struct FuzzingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The inputs that are kept, by their names: those that fuzzers begin with and what they found.
  static let kept: [String] = {
    let path = folder.appending(path: "Corpus").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }()

  @Test func somethingIsKept() { #expect(FuzzingTests.kept.count > 5) }

  // One of them took a quarter of a minute: what is not known was tried inside what was decided.
  @Test(.timeLimit(.minutes(1)), arguments: kept)
  func whatIsKeptHasItsLaws(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: FuzzingTests.folder.appending(path: "Corpus/" + name)))
    DeepStack.run { for target in FuzzTarget.allCases { target.check(bytes) } }
  }

  /// Of twenty specs in every run, of ten times as many with `SBAR_TESTS=all`.
  @Test func whatIsGeneratedHasItsLaws() {
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    let ran = DeepStack.run {
      var ran = 0
      for seed in UInt64(1)...(isAll ? 200 : 20) {
        var generator = SpecGenerator(seed: seed)
        let bytes = generator.spec()
        for target in FuzzTarget.allCases { target.check(bytes) }
        if !FuzzTarget.outcomes(bytes).isEmpty { ran += 1 }
      }
      return ran
    }
    // A generator whose specs are all refused tries nothing.
    #expect(ran >= (isAll ? 75 : 8))
  }
}
