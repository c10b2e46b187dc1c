import Foundation
import Picture
import Testing

/// The graph of who was asked, for Graphviz and for Mermaid.
@Suite struct AskedTreeTests {
  private static func node(
    _ name: String, _ depth: Int, asked: Bool, decides: Bool = false, rule: String? = nil
  ) -> AskedTree.Node {
    AskedTree.Node(
      name: name, detail: asked ? "" : "not asked", kind: depth == 0 ? .window : .controller,
      depth: depth, isAsked: asked, decides: decides, rule: rule)
  }

  private static let tree = AskedTree(
    title: "hidden: true",
    nodes: [
      node("window of the app", 0, asked: true), node("Tabs", 1, asked: true, rule: "U26"),
      node("Feed", 2, asked: false), node("Pro\"fi\\le<b>", 2, asked: true, decides: true),
    ])

  @Test func aSolidLineWasAskedAlongAndTheDeciderIsBold() {
    let dot = AskedTree.dot([AskedTreeTests.tree], name: "a \"b\"")
    #expect(dot.hasPrefix("digraph \"a \\\"b\\\"\" {\n"))
    #expect(dot.contains("n0_0 -> n0_1 [label=\" U26\"];\n"))
    #expect(dot.contains("n0_1 -> n0_2 [style=dashed, "))
    #expect(dot.contains("n0_1 -> n0_3;\n"))
    #expect(dot.contains("n0_3 [label=\"Pro\\\"fi\\\\le<b>\", style=\"rounded,bold,filled\""))
    let mermaid = AskedTree.mermaid([AskedTreeTests.tree])
    #expect(mermaid.contains("n0_0 -->|U26| n0_1\n"))
    #expect(mermaid.contains("n0_1 -.-> n0_2\n"))
    #expect(mermaid.contains("n0_3(\"Pro#34;fi#92;le#60;b#62;\")\n"))
    #expect(mermaid.contains("  class n0_3 decider\n"))
  }

  /// Where Graphviz is installed, it draws what is written for it.
  @Test(.enabled(if: Graphviz.path != nil)) func graphvizReadsIt() throws {
    let text = AskedTree.dot([AskedTreeTests.tree, AskedTreeTests.tree], name: "a \"b\"")
    let (status, drawn) = try Graphviz.plain(text)
    #expect(status == 0, "\(drawn)")
    let lines = drawn.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("node ") } == 8)
    #expect(lines.count { $0.hasPrefix("edge ") } == 6)
    #expect(lines.count { $0.hasPrefix("edge ") && $0.contains(" dashed ") } == 2)
    #expect(!drawn.contains("Warning"))
  }
}
