import Binding
import Interpreter
import StatusBar

// The screens that were reached, and the bars that were seen on each.
extension Search {
  /// Collects them of all situations; those that were found first have the shortest ways.
  func reachedScreens() -> [ReachedScreen] {
    var screens: [ReachedScreen] = []
    var places: [String?: Int] = [:]
    for number in 0..<situations.count {
      let world = table[situations.world(of: number)]
      let questions = Questions(world, program)
      let name = questions.topController().map { questions.name(of: $0) }
      let place = places[name] ?? screens.count
      if place == screens.count {
        places[name] = place
        screens.append(ReachedScreen(name: name))
      }
      screens[place].add(
        ReachedScreen.SeenBar(
          looks: world.published.looks, isOnItsSide: world.platform.orientation.isLandscape)
      ) {
        path(to: number).flatMap { $0.steps(in: program.program, given: given) }
      }
    }
    return screens
  }
}

extension Array<ReachedScreen> {
  /// Adds what another search reached.
  mutating func add(_ others: [ReachedScreen]) {
    for other in others {
      let place = firstIndex { $0.name == other.name } ?? count
      if place == count { append(ReachedScreen(name: other.name)) }
      for bar in other.bars { self[place].add(bar) { bar.steps } }
    }
  }
}

extension Resolution {
  /// How the bar looks, or may look.
  fileprivate var looks: [BarLook] {
    var looks = [BarLook(bar)]
    for other in alternatives.map({ BarLook($0) }) where !looks.contains(other) {
      looks.append(other)
    }
    return looks
  }
}
