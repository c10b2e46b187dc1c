import Exploring
import Host
import Interpreter
import Language
import StatusBar
import Testing

/// What the scenarios of a spec leave untried, and the scenario that fills each hole.
@Suite struct CoverageTests {
  private static let app = """
    app A {
        ios 17
        device notch
        NavigationStack { Home() }
    }

    screen Home {
        @State var isFull = false
        NavigationLink("Photo") {
            Button("Zoom") { isFull = true }
        }
        .statusBarHidden(isFull)
    }


    """

  @Test func waysBackAreExpectedOnlyWhereAnExpectationFollows() throws {
    let with = try coverage(
      """
      scenario "back" {
          launch
          tap "Photo"
          back
          expect visible
      }
      """)
    let without = try coverage(
      """
      scenario "back, and on" {
          launch
          tap "Photo"
          back
          tap "Photo"
          expect visible
      }
      """)
    #expect(with.isExpected(.back) == true)
    #expect(without.isExpected(.back) == false)
    #expect(with.isExpected(.cancelled) == false)
  }

  @Test(
    arguments: [
      ("tap \"Photo\"\nbegin back\ncancel\nexpect visible", Lead.ReturnKind.cancelled),
      ("tap \"Photo\"\nbegin back\nfinish\nexpect visible", .back),
      ("background\nforeground\nexpect visible", .foreground),
      ("rotate landscapeLeft\nrotate portrait\nexpect visible", .turn),
    ])
  func wayIsTold(steps: String, kind: Lead.ReturnKind) throws {
    let found = try coverage("scenario \"x\" {\nlaunch\n\(steps)\n}\n")
    #expect(found.isExpected(kind) == true)
  }

  @Test func aWishIsSeenByAnExpectationWhileItIsOnScreen() throws {
    let found = try coverage("scenario \"x\" {\nlaunch\nexpect visible\n}\n")
    #expect(found.wishes.all == 1 && found.wishes.expected == 1)
  }

  /// The scenarios of all holes pass, and with them no hole is left.
  @Test func holesAreFilledByTheirScenarios() throws {
    let begin = "scenario \"x\" {\nlaunch\nexpect visible\n}\n"
    let found = try coverage(begin)
    #expect(!found.holes.isEmpty)
    let filled = found.holes.enumerated().map { "scenario \"hole \($0)\"" + $1.body }
    let text = begin + filled.joined(separator: "\n")
    #expect(try coverage(text).holes.isEmpty)
    var outcomes: [Outcome] = []
    DeepStack.run { _ = run(planned(text), options: RunOptions()) { outcomes.append($0.outcome) } }
    #expect(outcomes.allSatisfy { $0 == .passed })
  }

  private func planned(_ scenarios: String) -> Plan {
    let text = CoverageTests.app + scenarios
    let root = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
    let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
    return makePlan(spec, options: RunOptions())
  }

  private func coverage(_ scenarios: String) throws -> Coverage {
    let plan = DeepStack.run { planned(scenarios) }
    #expect(!plan.hasErrors)
    return DeepStack.run { Coverage(plan) }
  }
}

extension Coverage {
  /// `true` iff each way of a kind is expected; nil where there is none.
  fileprivate func isExpected(_ kind: Lead.ReturnKind) -> Bool? {
    let ways = screens.flatMap { $0.ways }.filter { $0.kind == kind }
    return ways.isEmpty ? nil : ways.contains { $0.isExpected }
  }
}
