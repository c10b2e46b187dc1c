import Picture
import Testing

/// The situations of an app as a graph.
@Suite struct MoveGraphTests {
  private static var graph: MoveGraph {
    var graph = MoveGraph(title: "a \"b\"")
    graph.nodes = [
      MoveGraph.Node(screen: "Home", bar: "visible, dark", isHidden: false),
      MoveGraph.Node(screen: "Pro\"fi\\le<b>", bar: "hidden", isHidden: true),
    ]
    graph.edges = [
      MoveGraph.Edge(from: 0, to: 1, label: "tap \"Photo\""),
      MoveGraph.Edge(from: 1, to: 0, label: "back"),
    ]
    return graph
  }

  @Test func namesAreQuoted() {
    let dot = Self.graph.dot
    #expect(dot.hasPrefix("digraph \"a \\\"b\\\"\" {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("  n0 -> n1 [label=\"tap \\\"Photo\\\"\"];\n"))
    let mermaid = Self.graph.mermaid
    #expect(mermaid.contains("  n0 -->|\"tap #34;Photo#34;\"| n1\n"))
    #expect(mermaid.hasSuffix("  class n1 hidden\n  class n0 start\n"))
  }

  @Test(.enabled(if: Graphviz.path != nil)) func graphvizReadsIt() throws {
    let (status, drawn) = try Graphviz.plain(Self.graph.dot)
    #expect(status == 0, "\(drawn)")
    let lines = drawn.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("node ") } == 2)
    #expect(lines.count { $0.hasPrefix("edge ") } == 2)
    #expect(!drawn.contains("Warning"))
  }
}
