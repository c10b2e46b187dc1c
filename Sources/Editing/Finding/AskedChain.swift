import Interpreter
import Language
import Wording

/// A window, controller or modifier that could answer for the bar, as one of a tree.
package struct AskedNode: Sendable, Equatable {
  package var name: String
  /// What it was asked and answered, or why it was not.
  package var detail: String
  package var location: Location?
  /// How many stand around it.
  package var depth: Int
  package var isAsked: Bool
}

/// Who asks whom for the bar at one moment: windows first, each before what it holds.
package struct AskedChain: Sendable {
  package var nodes: [AskedNode]
  /// The one that a place means.
  package var start: Int

  /// Who asks a node; nil for the first.
  package func asker(of index: Int) -> Int? {
    nodes[..<index].lastIndex { $0.depth < nodes[index].depth }
  }

  /// Whom a node asks, or would ask.
  package func asked(by index: Int) -> [Int] {
    var found: [Int] = []
    for next in nodes.indices.dropFirst(index + 1) {
      if nodes[next].depth <= nodes[index].depth { break }
      if asker(of: next) == index { found.append(next) }
    }
    return found
  }
}

extension Analysis {
  /// Returns who asks whom whether the bar is hidden: after the step at a place, or, of a class or
  /// a modifier, at the first moment that has it; nil for any other place.
  /// `isOver` is asked before each scenario that is run for it.
  package func askedChain(
    at offset: UInt32, in file: FileID, isOver: () -> Bool = { false }
  ) -> AskedChain? {
    if let (scenario, step) = step(at: offset, in: file) {
      guard let step, scenario.isRunnable else { return nil }
      let found = moments(of: plan, scenario: scenario, after: step).compactMap { $0 }.first
      return found.flatMap { chain($0, at: nil) }
    }
    guard let word = word(at: offset, in: file) else { return nil }
    for scenario in plan.scenarios.filter({ $0.isRunnable }).prefix(AskedCount.limit) {
      if isOver() { return nil }
      guard let cell = scenario.cells.firstIndex(where: { $0.exists }) else { continue }
      for (_, moment) in moments(along: scenario, of: plan, cell: cell) {
        if let found = chain(moment, at: word) { return found }
      }
    }
    return nil
  }

  /// So many scenarios are looked through: more would take longer than an editor waits.
  static var searchedScenarios: Int { 40 }

  private func chain(_ moment: Moment, at word: Location?) -> AskedChain? {
    guard let account = MomentWords(moment).accounts.first(where: { $0.aspect == .hidden }),
      !account.candidates.isEmpty
    else { return nil }
    let nodes = account.candidates.map { candidate in
      AskedNode(
        name: candidate.name, detail: candidate.notes.first?.text ?? "",
        location: candidate.location, depth: candidate.depth,
        isAsked: candidate.isAsked)
    }
    guard let word else { return AskedChain(nodes: nodes, start: 0) }
    let name = state.spec.text(word)
    let start = nodes.firstIndex { node in
      if node.name == name { return true }
      guard let place = node.location, place.file == word.file else { return false }
      return place.range.contains(word.range)
    }
    return start.map { AskedChain(nodes: nodes, start: $0) }
  }
}
