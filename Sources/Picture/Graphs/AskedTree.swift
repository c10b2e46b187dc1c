/// Who could answer for one property of the bar, from the windows down, and who was asked.
package struct AskedTree: Hashable, Sendable {
  /// The property, and what the answer is: `hidden: true`.
  package var title: String
  /// Each before what it holds.
  package var nodes: [Node]

  package struct Node: Hashable, Sendable {
    package var name: String
    /// What it answered, or why it was not asked; empty where there is nothing to say.
    package var detail: String
    package var kind: Kind
    /// How many stand around it.
    package var depth: Int
    package var isAsked: Bool
    package var decides: Bool
    /// The rule by which it was asked or was not.
    package var rule: String?

    package init(
      name: String, detail: String, kind: Kind, depth: Int, isAsked: Bool, decides: Bool,
      rule: String?
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.depth = depth
      self.isAsked = isAsked
      self.decides = decides
      self.rule = rule
    }

    package enum Kind: UInt8, Hashable, Sendable { case window, controller, modifier, other }
  }

  package init(title: String, nodes: [Node]) {
    self.title = title
    self.nodes = nodes
  }

  /// The number of the node that holds another one; nil for one that nothing holds.
  func holder(of index: Int) -> Int? {
    nodes[..<index].lastIndex { $0.depth < nodes[index].depth }
  }
}

// A solid line was asked along, a dashed one was not; the decider is bold.
extension AskedTree {
  /// The trees as a graph in the language of Graphviz.
  package static func dot(_ trees: [AskedTree], name: String) -> String {
    var text = "digraph \(GraphText.dot(name)) {\n"
    text += "  rankdir=TB; compound=true;\n"
    text += "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=11];\n"
    text += "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#4b45c6\", arrowsize=0.7];\n"
    for (number, tree) in trees.enumerated() {
      text += "  subgraph cluster_\(number) {\n"
      text += "    label=\(GraphText.dot(tree.title)); labeljust=l; fontname=\"Helvetica\";"
      text += " style=rounded; color=\"#c9c8d6\";\n"
      for (index, node) in tree.nodes.enumerated() {
        text +=
          "    n\(number)_\(index) [label=\(GraphText.dot(node.label, then: node.shownDetail))"
        if node.decides {
          text += ", style=\"rounded,bold,filled\", fillcolor=\"#ecebfb\", color=\"#4b45c6\""
          text += ", fontname=\"Helvetica-Bold\""
        } else if !node.isAsked {
          text += ", style=\"rounded,dashed\", color=\"#8d929b\", fontcolor=\"#61666e\""
        }
        text += "];\n"
      }
      for index in tree.nodes.indices {
        guard let holder = tree.holder(of: index) else { continue }
        let node = tree.nodes[index]
        var attributes: [String] = []
        if !node.isAsked { attributes += ["style=dashed", "color=\"#8d929b\""] }
        if let rule = node.rule { attributes.append("label=" + GraphText.dot(" " + rule)) }
        text += "    n\(number)_\(holder) -> n\(number)_\(index)"
        text += attributes.isEmpty ? ";\n" : " [" + attributes.joined(separator: ", ") + "];\n"
      }
      text += "  }\n"
    }
    return text + "}\n"
  }

  /// The trees as a flow chart of Mermaid.
  package static func mermaid(_ trees: [AskedTree]) -> String {
    var text = "flowchart TD\n"
    var deciders: [String] = []
    var silent: [String] = []
    for (number, tree) in trees.enumerated() {
      text += "  subgraph s\(number)[\(GraphText.mermaid(tree.title))]\n"
      for (index, node) in tree.nodes.enumerated() {
        let id = "n\(number)_\(index)"
        text += "    \(id)(\(GraphText.mermaid(node.label, then: node.shownDetail)))\n"
        if node.decides { deciders.append(id) } else if !node.isAsked { silent.append(id) }
      }
      for index in tree.nodes.indices {
        guard let holder = tree.holder(of: index) else { continue }
        let node = tree.nodes[index]
        let arrow = node.isAsked ? "-->" : "-.->"
        let rule = node.rule.map { "|\($0)|" } ?? ""
        text += "    n\(number)_\(holder) \(arrow)\(rule) n\(number)_\(index)\n"
      }
      text += "  end\n"
    }
    text += "  classDef decider stroke:#4b45c6,stroke-width:3px,font-weight:bold\n"
    text += "  classDef silent stroke-dasharray:4 3,color:#61666e\n"
    if !deciders.isEmpty { text += "  class " + deciders.joined(separator: ",") + " decider\n" }
    if !silent.isEmpty { text += "  class " + silent.joined(separator: ",") + " silent\n" }
    return text
  }
}

extension AskedTree.Node {
  fileprivate var label: String { kind == .window ? "▭ " + name : name }

  /// The detail in lines that are not too wide for a node.
  fileprivate var shownDetail: String { Label.cut(detail, to: 56) }
}
