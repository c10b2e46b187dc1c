import Foundation
import Interpreter
import Picture
import Reporting
import Testing

/// Every step of every example can be drawn.
///
/// Each run draws every fourth picture of a scenario, and the last; `SBAR_TESTS=all` draws each.
@Suite struct FrameCorpusTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  @Test(arguments: Examples.files) func everyStepIsDrawn(file: String) throws {
    let plan = try Examples.example(file).plan
    for (number, scenario) in plan.scenarios.enumerated() {
      let cell = try #require(scenario.cells.lastIndex { $0.exists })
      let frames = frames(of: plan, scenario: scenario, cell: cell)
      #expect(!frames.isEmpty && frames.count <= scenario.steps.count)
      for (index, frame) in frames.enumerated() {
        guard Self.isAll || index == frames.count - 1 || (index + number).isMultiple(of: 4)
        else { continue }
        // Before the launch there is nothing to draw.
        guard let picture = Picture(frame) else { continue }
        let svg = picture.svg()
        #expect(svg.hasSuffix("</svg>\n") && !picture.words.isEmpty)
        let lines = picture.text(width: 24, isASCII: true)
        #expect(lines.allSatisfy { $0.utf8.count <= 24 }, "\(file) \(lines)")
      }
    }
  }
}
