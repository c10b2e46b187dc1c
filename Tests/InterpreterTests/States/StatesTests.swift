import Language
import StatusBar
import Testing

@testable import Interpreter

/// A step from a state gives what the model gives, whatever is kept or was forgotten.
@Suite struct StatesTests {
  private let program = SharedProgram(StatesTests.app)

  /// An app that shows a bare window.
  private static var app: Program {
    var program = Program()
    program.screens.append(Screen(name: Symbol(0), kind: .app, site: .none))
    program.symbols.append("App")
    return program
  }

  private let platform = Platform(os: Version(17), device: Device.named("iPhone 15") ?? DeviceID(0))

  private let actions: [Action] = [
    .background, .foreground, .launch, .device(.rotate(.landscapeLeft)), .wait(1),
    .device(.rotate(.portrait)), .background, .foreground, .scrollBy(3), .launch,
  ]

  /// Walks actions, and returns where each led to and what it did, or what stopped it.
  private func walk(_ states: States) -> [String] {
    var id = states.start(on: platform).id
    return actions.map { action in
      switch states.step(id, action) {
      case .done(let next, let transition):
        id = next
        return "\(states[next].questions.world.published) \(transition.journal.events)"
      case .stopped(_, _, let problem):
        if !states.keeps(id) { id = states.start(on: platform).id }
        return "\(problem)"
      }
    }
  }

  @Test func aWorldIsInsertedOnce() {
    let states = States(program, limit: 1 << 20)
    var world = World(program.program, platform: platform)
    var same = world
    let id = states.insert(&world)
    #expect(states.insert(&same) == id && states.count == 1)
    #expect(states.keeps(id) && !states.keeps(.none))
    #expect(states[id].questions.world == World(program.program, platform: platform))
    #expect(states.start(on: platform).id == id)
  }

  @Test func aStepThatIsKnownGivesTheSameObjects() {
    let states = States(program, limit: 1 << 20)
    let start = states.start(on: platform).id
    guard case .done(let first, let made) = states.step(start, .launch),
      case .done(let second, let found) = states.step(start, .launch)
    else {
      Issue.record("a launch is done")
      return
    }
    #expect(first == second && made === found && first != start)
    // Another recording is another transition.
    guard case .done(let third, let told) = states.step(start, .launch, .none, [.lifecycle]) else {
      Issue.record("a launch is done")
      return
    }
    #expect(
      third == first && told !== made && told.journal.recording == Journal.Recording.lifecycle)
  }

  @Test func whatIsForgottenIsDoneAgain() {
    let roomy = States(program, limit: 1 << 20)
    let expected = walk(roomy)
    #expect(walk(roomy) == expected)
    // With no room all is forgotten again and again.
    let tight = States(program, limit: 0)
    let start = tight.start(on: platform).id
    for _ in 0..<3 { #expect(walk(tight) == expected) }
    #expect(!tight.keeps(start))
  }

  @Test func aStateThatStoppedIsNotKept() {
    let states = States(program, limit: 1 << 20)
    let start = states.start(on: platform).id
    guard case .stopped(let stop, let transition, _) = states.step(start, .background) else {
      Issue.record("nothing runs before a launch")
      return
    }
    #expect(!states.keeps(stop.id) && transition.action == .background && states.count == 1)
  }

  @Test func statesThatAreNotUsedGiveWay() {
    let states = States(program, limit: 1 << 20)
    var world = World(program.program, platform: platform)
    let id = states.insert(&world)
    let size = 1000
    var atHand = StatesAtHand(limit: 2 * size)
    for number in 0..<4 {
      atHand.addState()
      var world = states[id].questions.world
      atHand.add(
        CachedState(
          taking: &world, program, writingIn: Notebook(),
          StateID(number: number, generation: 0), isStale: nil, footprint: size))
      #expect(atHand.count == min(number + 1, 2))
      #expect(atHand.state(number) != nil)
    }
    #expect((0..<4).count { atHand.state($0) != nil } == 2)
    atHand.removeAll()
    #expect(atHand.count == 0)
  }
}
