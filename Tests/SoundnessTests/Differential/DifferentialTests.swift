import Foundation
import Host
import Interpreter
import Language
import Testing

/// What plain Swift means the compiler knows: programs that it runs and that a spec runs come to
/// the same, or the spec does not say.
///
/// A sample runs in every run, always the same; `SBAR_GENERATED=all` takes thousands,
/// `SBAR_GENERATED=4000-5000` those from one number on up to another, and
/// `SBAR_DIFFERENCES=folder` writes down each spec that differs.
@Suite struct DifferentialTests {
  private static let compiler = SwiftCompiler()
  private static let size = 48

  @Test(.enabled(if: compiler != nil, "there is no swiftc"))
  func swiftComesToTheSame() throws {
    let compiler = try #require(Self.compiler)
    var tally = Tally()
    for numbers in Self.batches {
      let programs = Dictionary(
        uniqueKeysWithValues: numbers.map { ($0, SwiftPrograms.text($0)) })
      let outcomes = try compiler.outcomes(of: programs)
      for (number, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
        compare(number, programs[number] ?? "", outcome, &tally)
      }
    }
    print("differential: \(tally)")
    #expect(tally.compared * 5 >= Self.numbers.count * 4, "\(tally)")
    #expect(tally.undecided * 4 <= tally.compared, "\(tally)")
  }

  private struct Tally {
    var compared = 0
    var undecided = 0
    var refused = 0
    var differing = 0
  }

  private static var numbers: Range<Int> {
    let wanted = ProcessInfo.processInfo.environment["SBAR_GENERATED"]
    if wanted == "all" { return 0..<3_000 }
    let ends = wanted?.split(separator: "-").compactMap { Int($0) } ?? []
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : 0..<size
  }

  /// One file of so many is compiled soonest.
  private static var batches: [[Int]] {
    stride(from: numbers.lowerBound, to: numbers.upperBound, by: 100).map {
      Array($0..<min($0 + 100, numbers.upperBound))
    }
  }

  private func compare(
    _ number: Int, _ program: String, _ outcome: SwiftCompiler.Outcome, _ tally: inout Tally
  ) {
    let text = spec(of: program, number)
    tally.compared += 1
    switch (verdict(on: text), outcome) {
    case (.undecided, _): tally.undecided += 1
    case (.hidden, .truth(true)), (.visible, .truth(false)): break
    case (.refused(let message), _):
      tally.refused += 1
      keep(text, number)
      Issue.record("\(number) is refused: \(message)\n\(text)")
    case (let verdict, _):
      tally.differing += 1
      keep(text, number)
      Issue.record("\(number): Swift comes to \(outcome), the spec to \(verdict)\n\(text)")
    }
  }

  private enum Verdict { case hidden, visible, undecided, refused(String) }

  private func verdict(on text: String) -> Verdict {
    DeepStack.run {
      let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
      let plan = makePlan(
        loadSpec(root: source) { _, _ in .failed("no such file") }, options: RunOptions())
      if let error = plan.diagnostics.first(where: { $0.severity == .error }) {
        return .refused(error.message)
      }
      var verdict = Verdict.refused("nothing ran")
      Interpreter.run(plan, options: RunOptions()) { result in
        guard let cell = result.cells.first else { return }
        switch cell.outcome {
        case .passed: verdict = .hidden
        case .failed: verdict = .visible
        case .undecided: verdict = .undecided
        case .skipped, .broken, .known, .blank: verdict = .refused(cell.outcome.spelling)
        }
      }
      return verdict
    }
  }

  private func spec(of program: String, _ number: Int) -> String {
    """
    \(program)
    app Sample {
      ios 17
      device notch
      Host\(number)()
    }
    scenario "go" {
      launch
      call Host\(number).go
      request update
      expect hidden
    }
    """
  }

  private func keep(_ text: String, _ number: Int) {
    guard let folder = ProcessInfo.processInfo.environment["SBAR_DIFFERENCES"] else { return }
    let place = URL(filePath: folder).appending(path: "\(number).sbar")
    try? Data(text.utf8).write(to: place)
  }
}
