import Exploring
import Host
import Interpreter
import Language
import StatusBar
import Testing

/// An app in which a photo hides the bar by a flag of the screen below it.
private func app(zoom: String) -> String {
  """
  app Shop {
      ios 17.4
      device "iPhone 15"
      Home()
  }

  screen Home {
      @State var isHidden = false
      NavigationStack {
          Group {
              NavigationLink("Help") { Text("Help") }
              NavigationLink("Photo") {
                  \(zoom)
              }
          }
      }
      .statusBarHidden(isHidden)
  }

  """
}

/// The way back leaves the flag as it is: the bar stays hidden.
private let leakingApp = app(zoom: "Button(\"Zoom\") { isHidden = true }")

/// The flag is set back.
private let soundApp = app(
  zoom: "Button(\"Zoom\") { isHidden = true }.onDisappear { isHidden = false }")

private let opening = """
  scenario "start" on ios 17.4, device "iPhone 15" {
      launch
      expect visible
  }

  """

@Suite struct SearchTests {
  @Test func wayBackThatLeavesTheBarHiddenIsFound() throws {
    let (found, plan) = try explore(leakingApp)
    let example = try #require(found.counterexample)
    #expect(
      example.scenario(named: "back", in: plan.bound.program) == """
        scenario "back" on ios 17.4, device "iPhone 15" {
            launch
            tap "Photo"
            tap "Zoom"
            back
            expect visible
        }

        """)
  }

  @Test func foundScenarioFailsInItsLastLineAlone() throws {
    let (found, plan) = try explore(leakingApp)
    let example = try #require(found.counterexample)
    let scenario = example.scenario(named: "back", in: plan.bound.program)
    let results = results(of: leakingApp + scenario)
    #expect(results.map { $0.outcome.isFailure } == [true])
    let place = try #require(results.first?.cells.first?.findings.first?.location)
    let text = Array((leakingApp + scenario).utf8)
    let line = text[Int(place.range.start)...].prefix { $0 != UInt8(ascii: "\n") }
    #expect(String(decoding: line, as: UTF8.self) == "visible")
  }

  @Test func nothingShorterIsThere() throws {
    let (found, _) = try explore(leakingApp)
    let length = try #require(found.counterexample).moves.count
    var bounds = Search.Bounds()
    bounds.turns = false
    bounds.skipsSeen = false
    bounds.moves = length - 2
    let (shorter, _) = try explore(leakingApp, within: bounds)
    #expect(shorter.counterexample == nil)
    bounds.moves = length - 1
    let (same, _) = try explore(leakingApp, within: bounds)
    #expect(same.counterexample?.moves == found.counterexample?.moves)
  }

  @Test func lawThatHoldsIsClosed() throws {
    let (found, _) = try explore(soundApp)
    guard case .holds = found.outcome else {
      Issue.record("\(found)")
      return
    }
    #expect(found.situations > 4 && found.moves > found.situations)
  }

  @Test func boundLeavesItOpen() throws {
    var bounds = Search.Bounds()
    bounds.situations = 3
    let (found, _) = try explore(soundApp, within: bounds)
    guard case .holdsSoFar(let open) = found.outcome else {
      Issue.record("\(found)")
      return
    }
    #expect(open > 0)
  }

  @Test func screenThatLeadsToItselfIsNotFollowedForEver() throws {
    var bounds = Search.Bounds()
    bounds.turns = false
    let app = """
      app Album {
          ios 17.4
          device "iPhone 15"
          NavigationStack { Photo() }
      }

      screen Photo {
          NavigationLink("Next") { Photo() }
      }

      """
    let (found, _) = try explore(app, within: bounds)
    guard case .holdsSoFar = found.outcome else {
      Issue.record("\(found)")
      return
    }
    #expect(found.situations < 10)
  }

  @Test func searchFindsTheSameEachTime() throws {
    let (a, _) = try explore(soundApp)
    let (b, _) = try explore(soundApp)
    #expect([a.situations, a.moves, a.depth] == [b.situations, b.moves, b.depth])
  }
}

extension Exploration {
  fileprivate var counterexample: Counterexample? {
    if case .violated(let example) = outcome { example } else { nil }
  }
}

private func planned(_ text: String) -> Plan {
  let root = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
  let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
  return makePlan(spec, options: RunOptions())
}

private func explore(
  _ app: String, within bounds: Search.Bounds = Search.Bounds()
) throws -> (Exploration, Plan) {
  let plan = DeepStack.run { planned(app + opening) }
  let scenario = try #require(plan.scenarios.first)
  let found = DeepStack.run { Search.run(scenario, cell: 0, of: plan, within: bounds) }
  #expect(!plan.hasErrors)
  return (found, plan)
}

private func results(of text: String) -> [ScenarioResult] {
  DeepStack.run {
    var results: [ScenarioResult] = []
    Interpreter.run(planned(text), options: RunOptions()) { results.append($0) }
    return results
  }
}
