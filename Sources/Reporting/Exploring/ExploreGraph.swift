import Exploring
import Interpreter
import Language
import Picture
import StatusBar

extension Explorer {
  /// The situations of each exploration and the moves between them, of its first cell.
  package func graphs(in book: SourceBook) -> [MoveGraph] {
    explorations.compactMap { explored in
      guard let found = explored.seen.graph else { return nil }
      var graph = MoveGraph(title: book.text(of: explored.exploration.scenario.name))
      graph.nodes = found.nodes.map { node in
        MoveGraph.Node(
          screen: node.screen ?? "nothing", bar: node.isUnknown ? "unknown" : node.bar.look,
          isHidden: node.bar.isHidden && !node.isUnknown)
      }
      graph.edges = found.edges.map { edge in
        MoveGraph.Edge(
          from: edge.start, to: edge.end, label: edge.steps.joined(separator: ", "))
      }
      return graph
    }
  }
}

extension Bar {
  /// What a person sees, in the words of a fact.
  fileprivate var look: String { isHidden ? "hidden" : "visible, " + content.spelling }
}
