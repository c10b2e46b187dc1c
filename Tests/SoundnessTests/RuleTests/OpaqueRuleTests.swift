import Testing

@Suite struct OpaqueRuleTests {
  @Test func everyOperandOfAConditionBecomesUnknown() throws {
    try check(
      "opaque condition", "screen S { if a && !b { Text(\"x\") } }",
      gives: [
        "screen S { if Unknown.shared.value { Text(\"x\") } }",
        "screen S { if Unknown.shared.value && !b { Text(\"x\") } }",
        "screen S { if a && Unknown.shared.value { Text(\"x\") } }",
        "screen S { if a && !Unknown.shared.value { Text(\"x\") } }",
      ])
  }

  @Test func aConditionIsTrueOrFalse() throws {
    try checkCases(
      "opaque condition", "screen S { if a { Text(\"x\") } }",
      gives: ["screen S { if true { Text(\"x\") } }", "screen S { if false { Text(\"x\") } }"])
  }

  @Test func whatAGetterAnswersBecomesUnknownWithItsBranches() throws {
    let text = "class C: UIViewController { override var p: Bool { a ? true : b } }"
    try check(
      "opaque answer", text,
      gives: variants(
        text, of: "a ? true : b",
        [
          "Unknown.shared.value", "a ? Unknown.shared.value : b", "a ? true : Unknown.shared.value",
        ]))
  }

  @Test func aStyleHasThreeCases() throws {
    let text = """
      class C: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
      }
      """
    try checkCases(
      "opaque answer", text,
      gives: variants(text, of: ".lightContent", [".default", ".darkContent"]))
  }

  @Test func theArgumentOfAModifierHasTheCasesOfItsType() throws {
    let text = "screen S { Text(\"x\").preferredColorScheme(.dark) }"
    try check(
      "opaque argument", text, gives: variants(text, of: ".dark", ["Unknown.shared.value"]))
    try checkCases("opaque argument", text, gives: variants(text, of: ".dark", [".light", "nil"]))
  }

  @Test func textsAndClosuresAndBindingsAreNoValues() throws {
    try check(
      "opaque argument", "screen S { Toggle(\"x\", isOn: $a).sheet(isPresented: $b) { T() } }",
      gives: [])
  }

  @Test func whatIsAssignedHasTheCasesOfTheProperty() throws {
    let text = "class C: UIViewController { var a = false; func f() { a = b } }"
    try check(
      "opaque assignment", text, gives: variants(text, of: "a = b", ["a = Unknown.shared.value"]))
    try checkCases(
      "opaque assignment", text, gives: variants(text, of: "a = b", ["a = true", "a = false"]))
  }

  @Test func whatAPropertyStartsWithBecomesUnknown() throws {
    let text = "struct S: View { @State private var a = false }"
    try check(
      "opaque start", text, gives: variants(text, of: "false", ["Unknown.shared.value"]))
    try checkCases("opaque start", text, gives: variants(text, of: "false", ["true"]))
  }

  @Test func theCasesOfASwitchAreItsBodies() throws {
    let whole = "switch p {\n case .a: g()\n case .b(let x): h(x)\n default: break\n }"
    let text = "struct S { func f() { \(whole) } }"
    try check(
      "opaque match", text, gives: variants(text, of: "switch p", ["switch Unknown.shared.value"]))
    try checkCases("opaque match", text, gives: variants(text, of: whole, ["if true { g() }", ""]))
  }

  @Test func aStatementIsHandedToSomethingUnknownOrLeftOut() throws {
    let text = "class C: UIViewController { func f() { g(); let a = b; return } }"
    try check(
      "opaque call", text, gives: variants(text, of: "g()", ["Unknown.run { g() }"]))
    try checkCases("opaque call", text, gives: variants(text, of: "g()", [""]))
  }

  @Test func everyViewIsHandedToSomethingUnknown() throws {
    try check(
      "opaque container", "screen S { VStack { Text(\"a\").padding() } }",
      gives: [
        "screen S { Unknown { VStack { Text(\"a\").padding() } } }",
        "screen S { VStack { Unknown { Text(\"a\").padding() } } }",
      ])
  }

  @Test func controllersAreNoViews() throws {
    let text = "app A { UINavigationController { C() } }\nclass C: UIViewController {}"
    try check("opaque container", text, gives: [])
  }

  @Test func whatIsNoSwiftMayBeRefused() {
    let file = SpecFile("screen S: UIViewController { prefersStatusBarHidden = a }")
    let rewrites = OpaqueValues.rules.flatMap { $0.rewrites(file) }
    #expect(!rewrites.isEmpty && rewrites.allSatisfy { !$0.hasToCompile })
  }
}

@Suite struct OpaqueSurroundingTests {
  @Test func aBaseClassBecomesUnknown() throws {
    try check(
      "opaque superclass", "class A: UIViewController {}\nclass B: A {}",
      gives: ["class A: UnknownController {}\nclass B: A {}"])
  }

  @Test func aWrapperBecomesUnknown() throws {
    try check(
      "opaque wrapper", "struct S: View { @State private var a = 1 }",
      gives: ["struct S: View { @Unknown private var a = 1 }"])
  }

  @Test func aViewGetsAModifierThatNobodyKnows() throws {
    try check(
      "opaque modifier", "screen S { T().padding() }",
      gives: ["screen S { T().padding().unknown() }"])
  }

  @Test func anEventBecomesOneThatNobodyKnowsOrNone() throws {
    let text = "screen S { T().onAppear { a = true }.padding() }"
    try check("opaque event", text, gives: variants(text, of: "onAppear", ["onUnknown"]))
    try checkCases("opaque event", text, gives: variants(text, of: ".onAppear { a = true }", [""]))
  }

  @Test func aControllerIsHandedToSomethingUnknown() throws {
    try check(
      "opaque witness", "class A: UIViewController { func f() { a = true } }",
      gives: [
        "class A: UIViewController { func f() { Unknown.configure(self); a = true } }"
      ])
  }

  @Test func aValueBecomesTheResultOfSomethingUnknown() throws {
    let text = "class A: UIViewController { override var p: Bool { true } }"
    try check("opaque result", text, gives: variants(text, of: "true", ["Unknown.make()"]))
  }
}
