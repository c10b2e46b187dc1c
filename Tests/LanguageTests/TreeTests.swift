import Testing

@testable import Language

/// What is read is what is written.
@Suite struct TreeTests {
  static let expressions: [(String, String)] = [
    ("a + b * c", "<a add <b multiply c>>"),
    ("a - b - c", "<<a subtract b> subtract c>"),
    ("a ?? b ?? c", "<a coalesce <b coalesce c>>"),
    ("!a && b || c == d", "<<<not a> and b> or <c equal d>>"),
    ("a == b ? c : d ? e : f", "<<a equal b> ? c : <d ? e : f>>"),
    ("x as? T ?? y", "<<x asOptional T> coalesce y>"),
    ("x is T ? a : b", "<<x is T> ? a : b>"),
    ("1...n - 1", "<1 closedRange <n subtract 1>>"),
    ("a[1...]", "a[<1 closedRange _>]"),
    ("-3...-1", "<<negate 3> closedRange <negate 1>>"),
    ("try await a() + b()", "<try <await <a() add b()>>>"),
    ("try? a", "<tryOptional a>"),
    ("try! a", "<tryForced a>"),
    ("#available(iOS 16, *)", "#available2"),
    ("#unavailable(iOS 16, *)", "#unavailable2"),
    ("a?.b!.c", "a?.b!.c"),
    ("f(x: 1, $y, .z)", "f(x: 1, $y, .z)"),
    ("F { 1 } label: { x in 2 }", "F{|1} label:{x|1}"),
    ("F(a) { [weak self] b, c in d }", "F(a){b,c|1}"),
    ("F { (a: Int, b) -> T in c; d }", "F{a,b|2}"),
    ("F { $0 + $1 }", "F{|1}"),
    ("Set<Int>()", "Set()"),
    ("a < b && c > d", "<<a less b> and <c greater d>>"),
    ("[a: b, \"c\": 1]", "[a: b, \"c\": 1]"),
    ("[:]", "[]"),
    ("\"a \\(b + 1) c\"", "\"a {<b add 1>} c\""),
    ("\\User.name", "\\.name"),
    ("a / b / c", "<<a divide b> divide c>"),
    ("[/a\"/, b]", "[/a\"/, b]"),
    ("f(/[)]+/.ignoresCase())", "f(/[)]+/.ignoresCase())"),
    ("[a,\n#if X\nb,\n#endif\nc]", "[a, b, c]"),
    ("f(a: 1,\n#if X\nb: 2,\n#else\nb: 3,\n#endif\nc)", "f(a: 1, b: 2, b: 3, c)"),
    ("xs.map { set in set.b }", "xs.map{set|1}"),
    ("any as? T", "<any asOptional T>"),
    ("f(consume a, copy b, copy)", "f(a, b, copy)"),
    ("\\.[0]?.name", "\\.name"),
    ("#selector(go(_:))", "#selector(go(_: _))"),
    ("#selector(A.go(_: at:))", "#selector(A.go(_: _, at: _))"),
    ("#selector(go(from:at:))", "#selector(go(from: _, at: _))"),
    ("f(a: b, c: d)", "f(a: b, c: d)"),
    ("(a, b: c)", "(a, b: c)"),
    (
      "a.b\n  .c()\n  #if X\n  .d()\n  #else\n  .e\n  #endif\n  .f",
      "a.b.c() #if _.d() #else _.e.f"
    ),
  ]

  /// Modifiers stand in any order; `class` among them is `static`.
  @Test(arguments: [
    "class open var title: String? { nil }", "class public func make() { }",
    "class private func make() { }", "open override class func make() { }",
    "class final override open func make() { }", "class subscript(i: Int) -> Int { i }",
    "class open { }", "public class Inner { }",
  ])
  func modifiersStandInAnyOrder(member: String) {
    let text = "class A {\n    \(member)\n    var last = 1\n}\n"
    let result = parsed(text)
    #expect(result.diagnostics.isEmpty, "\(rendered(result.diagnostics, Array(text.utf8)))")
    guard case .type(let type)? = result.script.items.first else {
      Issue.record("a class is expected")
      return
    }
    #expect(type.members.count == 2)
  }

  @Test(arguments: expressions) func expressionsHaveSwiftsStructure(_ pair: (String, String)) {
    let text = "screen A {\n  state x = \(pair.0)\n}\n"
    let result = parsed(text)
    #expect(result.diagnostics.isEmpty, "\(rendered(result.diagnostics, Array(text.utf8)))")
    guard case .type(let type)? = result.script.items.first,
      case .variable(let variable)? = type.members.first, let initial = variable.initial
    else {
      Issue.record("a state with a value is expected")
      return
    }
    let source = Source(file: FileID(0), name: "", bytes: Array(text.utf8))
    let dump = ExpressionDump(names: result.names, source: source)
    #expect(dump.dump(initial) == pair.1)
  }

  @Test func stepsKeepTheirParts() {
    let text = """
      scenario "a" on ios 16...18, policy.nestedHiding innermost {
        present Note(id: 2) as formSheet, capturing, detent medium from Feed#2 in Palette
        scroll to -3
        wait 300 ms
        begin dismiss
        expect light by Note, header.visibleRatio 0.5 within 0.01 when a && b because "why"
      }
      """
    let source = Source(file: FileID(0), name: "", bytes: Array(text.utf8))
    let result = parsed(text)
    guard case .scenario(let scenario)? = result.script.items.first, scenario.steps.count == 5,
      case .present(let present) = scenario.steps[0].kind,
      case .wait(let time) = scenario.steps[2].kind,
      case .begin(let begun) = scenario.steps[3].kind, case .dismiss(nil) = begun.kind,
      case .expect(let expectation) = scenario.steps[4].kind
    else {
      Issue.record("\(rendered(result.diagnostics, source.bytes))")
      return
    }
    #expect(
      scenario.settings.map { source.text($0.range) } == [
        "ios 16...18", "policy.nestedHiding innermost",
      ])
    #expect(present.isCapturing && present.detent?.name == Name(.medium))
    #expect(present.presenter?.ordinal.map { source.text($0) } == "2")
    #expect(present.screen.arguments.count == 1 && present.window != nil)
    #expect(time.isMilliseconds && source.text(time.number) == "300")
    #expect(expectation.facts.count == 2 && expectation.condition != nil)
    #expect(expectation.facts[0].decider != nil)
    #expect(expectation.message.map { source.text($0) } == "why")
    guard case .quantity(_, _, let tolerance?) = expectation.facts[1].kind else {
      Issue.record("a quantity is expected")
      return
    }
    #expect(source.text(tolerance.range) == "0.01")
  }

  @Test func plainWordsAreStatementsOnlyWhereTheyFit() {
    let text = """
      screen A {
        Button("a") {
          present Note as sheet
          present(controller, animated: true)
          dismiss()
          pop
          pop to root
          show = true
          dismiss
        }
      }
      """
    let result = parsed(text)
    #expect(result.diagnostics.isEmpty)
    guard case .type(let type)? = result.script.items.first,
      case .content(let content)? = type.members.first,
      case .expression(let expression) = content.kind, case .call(let call) = expression.kind
    else {
      Issue.record("a button is expected")
      return
    }
    let isAction = call.closures[0].closure.body.map { statement in
      if case .action = statement.kind { return true }
      return false
    }
    #expect(isAction == [true, false, false, true, true, false, true])
  }
}
