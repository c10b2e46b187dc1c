import Language
import Testing

@Suite struct OutlineTests {
  /// The nodes of a text that have a role, each with its role.
  private func roles(_ text: String) -> [String] {
    let file = SpecFile(text)
    return file.outline.nodes.filter { $0.role != .none }.map {
      "\($0.role): \(file.text($0.range))"
    }
  }

  private func modes(_ text: String) -> [Block.Mode] {
    SpecFile(text).outline.nodes.compactMap { node in
      if case .block(let block) = node.kind { block.mode } else { nil }
    }
  }

  @Test func anExpressionKnowsWhatItIsThereFor() {
    #expect(
      roles("class A { var b: Int { c ? d : e } }") == [
        "answer: c ? d : e", "condition: c", "branch: d", "branch: e",
      ])
    #expect(
      roles("class A { func b() { c = d } }") == [
        "statement: c = d", "target: c", "assigned: d",
      ])
  }

  @Test func bracketsPassARoleOn() {
    #expect(roles("class A { var b: Int { (c) } }") == ["answer: (c)", "answer: c"])
  }

  @Test func bodiesBuildViewsOrDoThingsOrAnswer() {
    #expect(modes("struct A { var body: some View { T() } }") == [.builder])
    #expect(modes("struct A { var b: Bool { true } }") == [.value])
    #expect(modes("struct A { func b() { c() } }") == [.handler])
    #expect(modes("struct A { var b = 1 { didSet { c() } } }") == [.handler])
    #expect(modes("screen A { T() }") == [.builder])
  }

  @Test func closuresGoByWhomTheyAreHandedTo() {
    #expect(modes("screen A { Button(\"b\") { c() } }") == [.builder, .handler])
    #expect(modes("screen A { Button(action: c) { T() } }") == [.builder, .builder])
    #expect(modes("screen A { T().onAppear { c() } }") == [.builder, .handler])
    #expect(modes("screen A { T().sheet(item: $b) { c in T(c) } }") == [.builder, .builder])
    #expect(modes("screen A { Mine { b = true } }") == [.builder, .handler])
    #expect(
      modes("screen A { UITabBarController { tab \"b\" { C() } } }") == [
        .builder, .builder, .builder,
      ])
  }

  @Test func descendantsAreAllThatStandsInANode() {
    let file = SpecFile("class A { func b() { c() } }\nclass D { func e() {} }")
    let types = file.outline.nodes.filter { $0.type != nil }
    #expect(types.count == 2)
    #expect(
      file.outline.descendants(of: types[0]).allSatisfy {
        types[0].range.contains($0.range)
      })
    #expect(file.outline.descendants(of: types[0]).count == types[1].index - 1)
  }
}
