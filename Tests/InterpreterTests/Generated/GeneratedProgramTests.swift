import Foundation
import Interpreter
import Language
import Testing
import Wording

/// Programs that are not written by hand: whatever code does in callbacks, and whatever a person
/// does then, there is a verdict, soon, and the same one each time.
///
/// A sample runs in every run, always the same; `SBAR_GENERATED=all` takes every program.
struct GeneratedProgramTests {
  @Test(arguments: GeneratedScenarios.sample(of: UIKitPrograms.count, size: 18, parts: 6))
  func codeInCallbacksOfUIKit(numbers: [Int]) {
    for number in numbers { check(UIKitPrograms.text(number), UIKitPrograms.steps) }
  }

  @Test(arguments: GeneratedScenarios.sample(of: SwiftUIPrograms.count, size: 12, parts: 6))
  func codeInEventsOfSwiftUI(numbers: [Int]) {
    for number in numbers { check(SwiftUIPrograms.text(number), SwiftUIPrograms.steps) }
  }

  @Test(arguments: GeneratedScenarios.sample(of: HierarchyPrograms.count, size: 60, parts: 6))
  func classesAboveClasses(numbers: [Int]) {
    for number in numbers {
      let text = HierarchyPrograms.text(number)
      // None of them does anything that could go on.
      for result in check(text, HierarchyPrograms.steps) {
        let codes = result.cells.flatMap { $0.told }.map { $0.code.spelling }
        #expect(!codes.contains("SB4103"), "\(text)")
      }
    }
  }

  @discardableResult
  private func check(_ text: String, _ steps: [String]) -> [ScenarioResult] {
    let plan = plan(text)
    let errors = plan.diagnostics.filter { $0.severity == .error }.map { $0.message }
    #expect(errors.isEmpty, "\(errors) in \(text)")
    var results: [ScenarioResult] = []
    let time = ContinuousClock().measure { results = InterpreterTests.results(of: plan) }
    #expect(results.count == steps.count, "\(text)")
    // Where all of them run, many share the processor.
    #expect(time < .seconds(GeneratedScenarios.isAll ? 120 : 20), "\(text)")
    return results
  }
}

/// Which of the generated programs run, and their scenarios.
enum GeneratedScenarios {
  static let isAll = ProcessInfo.processInfo.environment["SBAR_GENERATED"] == "all"

  /// A scenario for each of the sequences of steps, named by its number.
  static func text(_ steps: [String]) -> String {
    steps.enumerated().map { number, steps in
      let launch = steps.hasPrefix("begin launch") ? "" : "launch\n"
      let lines = steps.replacing("; ", with: "\n")
      return "scenario \"\(number)\" {\n\(launch)\(lines)\nwait 1 s\nexpect visible\n}"
    }.joined(separator: "\n")
  }

  /// Numbers below `count`, in some parts that may run side by side: all of them, or as many as
  /// `size`, spread by a step that has no factor in common with the counts of the lists.
  static func sample(of count: Int, size: Int, parts: Int) -> [[Int]] {
    let numbers = isAll ? Array(0..<count) : (0..<size).map { $0 * 7_919 % count }
    return (0..<parts).map { part in
      stride(from: part, to: numbers.count, by: parts).map { numbers[$0] }
    }
  }
}
