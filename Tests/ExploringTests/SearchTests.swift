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
    let lead = try #require(found.wayBack)
    #expect(lead.isCertain)
    #expect(
      lead.moves.flatMap { $0.steps(in: plan.bound.program, given: []) }
        == ["launch", "tap \"Photo\"", "tap \"Zoom\"", "back"])
    #expect(lead.expectation == "visible")
  }

  @Test func nothingShorterIsThere() throws {
    let (found, _) = try explore(leakingApp)
    let length = try #require(found.wayBack).moves.count
    var bounds = Search.Bounds()
    bounds.turns = false
    bounds.skipsSeen = false
    bounds.moves = length - 2
    let (shorter, _) = try explore(leakingApp, within: bounds)
    #expect(shorter.wayBack == nil)
    bounds.moves = length - 1
    let (same, _) = try explore(leakingApp, within: bounds)
    #expect(same.wayBack?.moves == found.wayBack?.moves)
  }

  @Test func lawThatHoldsIsClosed() throws {
    let (found, _) = try explore(soundApp)
    #expect(found.leads.isEmpty)
    #expect(found.unknown == nil && found.open == 0 && found.deep == 0 && found.returns > 0)
    #expect(found.situations > 4 && found.moves > found.situations)
  }

  @Test func boundLeavesItOpen() throws {
    var bounds = Search.Bounds()
    bounds.situations = 3
    let (found, _) = try explore(soundApp, within: bounds)
    #expect(found.open > 0)
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
    #expect(found.deep > 0 && found.open == 0)
    #expect(found.situations < 10)
  }

  @Test func searchFindsTheSameEachTime() throws {
    let (a, _) = try explore(leakingApp)
    let (b, _) = try explore(leakingApp)
    #expect(a.leads.map { $0.moves } == b.leads.map { $0.moves })
    #expect([a.situations, a.moves, a.depth] == [b.situations, b.moves, b.depth])
  }
}

extension Exploration {
  /// The first way back that left another bar.
  fileprivate var wayBack: Lead? { leads.first { $0.law == .unchanged } }
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
