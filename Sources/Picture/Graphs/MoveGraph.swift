/// The situations of an app, and the moves from one to the next.
package struct MoveGraph: Sendable {
  package var title: String
  package var nodes: [Node] = []
  package var edges: [Edge] = []

  /// A situation: the screen on top, and what the bar is.
  package struct Node: Sendable {
    package var screen: String
    package var bar: String
    package var isHidden: Bool

    package init(screen: String, bar: String, isHidden: Bool) {
      (self.screen, self.bar, self.isHidden) = (screen, bar, isHidden)
    }
  }

  /// What leads from one to another, by their numbers.
  package struct Edge: Sendable {
    package var start: Int
    package var end: Int
    package var label: String

    package init(from start: Int, to end: Int, label: String) {
      (self.start, self.end, self.label) = (start, end, label)
    }
  }

  package init(title: String) { self.title = title }
}

// Filled nodes have no bar; the bold one is the launch.
extension MoveGraph {
  /// The graph in the language of Graphviz.
  package var dot: String {
    var text = "digraph \(GraphText.dot(title)) {\n"
    text += "  rankdir=LR;\n"
    text += "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=11];\n"
    text += "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#4b45c6\", arrowsize=0.7];\n"
    for (number, node) in nodes.enumerated() {
      text += "  n\(number) [label=\(GraphText.dot(Label.cut(node.screen, to: 40), then: node.bar))"
      if node.isHidden { text += ", style=\"rounded,filled\", fillcolor=\"#e6e6ea\"" }
      if number == 0 { text += ", penwidth=2.5" }
      text += "];\n"
    }
    for edge in edges {
      let label = GraphText.dot(Label.cut(edge.label, to: 40))
      text += "  n\(edge.start) -> n\(edge.end) [label=\(label)];\n"
    }
    return text + "}\n"
  }

  /// The graph as a flow chart of Mermaid.
  package var mermaid: String {
    var text = "flowchart LR\n"
    for (number, node) in nodes.enumerated() {
      let label = GraphText.mermaid(Label.cut(node.screen, to: 40), then: node.bar)
      text += "  n\(number)(\(label))\n"
    }
    for edge in edges {
      let label = GraphText.mermaid(Label.cut(edge.label, to: 40))
      text += "  n\(edge.start) -->|\(label)| n\(edge.end)\n"
    }
    text += "  classDef hidden fill:#e6e6ea\n  classDef start stroke-width:3px\n"
    let hidden = nodes.indices.filter { nodes[$0].isHidden }.map { "n\($0)" }
    if !hidden.isEmpty { text += "  class " + hidden.joined(separator: ",") + " hidden\n" }
    return nodes.isEmpty ? text : text + "  class n0 start\n"
  }
}
