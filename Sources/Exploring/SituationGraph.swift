import StatusBar

/// Worlds at rest, and the moves that lead from one to another: each once, in the order in which
/// they were found.
package struct SituationGraph: Sendable {
  package private(set) var nodes: [Node] = []
  package private(set) var edges: [Edge] = []
  /// The node of each world, by the number of it.
  private var numbers: [Int: Int] = [:]

  package struct Node: Sendable {
    /// The controller on top; nil where none is.
    package var screen: String?
    package var bar: Bar
    /// `true` iff something unknown has a part in the bar.
    package var isUnknown: Bool
  }

  package struct Edge: Hashable, Sendable {
    package var start: Int
    package var end: Int
    /// As a scenario has them.
    package var steps: [String]
  }

  private var known: Set<Edge> = []

  init() {}

  /// Adds a world, and the move that led there; one that leads nowhere else is left out.
  mutating func add(_ world: Int, _ questions: Questions, from start: Int?, by steps: [String]) {
    if numbers[world] == nil {
      numbers[world] = nodes.count
      nodes.append(
        Node(
          screen: questions.topController().map { questions.name(of: $0) },
          bar: questions.world.published.bar,
          isUnknown: !questions.world.published.undecided.isEmpty))
    }
    guard let start, let origin = numbers[start], let end = numbers[world], origin != end else {
      return
    }
    let edge = Edge(start: origin, end: end, steps: steps)
    if known.insert(edge).inserted { edges.append(edge) }
  }
}
