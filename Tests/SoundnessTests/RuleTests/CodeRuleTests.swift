import Testing

@Suite struct CodeRuleTests {
  private func inClass(_ body: String) -> String {
    "class C: UIViewController {\n    var a = false\n    \(body)\n}"
  }

  @Test func aCaseIsWrittenWithItsType() throws {
    let text = inClass("override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }")
    try check(
      "qualified case", text,
      gives: variants(text, of: " .light", [" UIStatusBarStyle.light"]))
  }

  @Test func anExpressionBecomesALet() throws {
    let text = inClass("override var p: Bool { a }")
    try check(
      "expression to let", text,
      gives: variants(text, of: "{ a }", ["{ let extracted = a; return extracted }"]))
    let handler = inClass("func f() { let b = c; a = !b }")
    try check(
      "expression to let", handler,
      gives: variants(
        handler, of: "a = !b",
        [
          "let extracted = !b; a = extracted", "let extracted = b; a = !extracted",
        ]))
  }

  @Test func aLetThatHasNoTypeOfItsOwnIsGivenOne() throws {
    let text = inClass("override var preferredStatusBarStyle: UIStatusBarStyle { return .default }")
    try check(
      "expression to let", text,
      gives: variants(
        text, of: "return .default",
        [
          "let extracted: UIStatusBarStyle = .default; return extracted"
        ]))
  }

  @Test func nothingIsDeclaredBehindElse() throws {
    let text = inClass("func f() { if a { g() } else if b { h() } }")
    try check(
      "expression to let", text,
      gives: variants(text, of: "if a", ["let extracted = a; if extracted"]))
  }

  @Test func aLetBecomesItsValueIfTheNextStatementIsAllThatUsesIt() throws {
    let text = inClass("func f() { let b = !a; a = b }")
    try check("let to expression", text, gives: [inClass("func f() { a = (!a) }")])
    try check("let to expression", inClass("func f() { let b = !a; g(); a = b }"), gives: [])
    try check("let to expression", inClass("func f() { let b = !a; g { a = b } }"), gives: [])
  }

  @Test func aStatementBecomesAFunction() throws {
    try check(
      "statement to function", inClass("func f() { a = true }"),
      gives: [
        """
        class C: UIViewController {
            var a = false
            func f() { extracted() }

            private func extracted() { a = true }
        }
        """
      ])
    try check("statement to function", inClass("func f(b: Bool) { a = b }"), gives: [])
  }

  @Test func aStatementBecomesAFunctionOfAnExtension() throws {
    let text = inClass("func f() { g { self.a = true } }")
    let found = [
      text.replacing("g { self.a = true }", with: "extracted()")
        + "\nextension C {\n    func extracted() { g { self.a = true } }\n}\n",
      text.replacing("self.a = true", with: "self.extracted()")
        + "\nextension C {\n    func extracted() { self.a = true }\n}\n",
    ]
    try check("statement to extension", text, gives: found)
  }

  @Test func aStatementBecomesTheDefaultOfAProtocol() throws {
    try check(
      "statement to protocol",
      "struct S: View { @State private var a = false; func f() { a = true } }",
      gives: [
        """
        struct S: View, Extracting { @State var a = false; func f() { extracted() } }
        protocol Extracting {
            var a: Bool { get nonmutating set }
        }
        extension Extracting {
            func extracted() { a = true }
        }

        """
      ])
  }

  @Test func aProtocolDoesNotAskToReplaceAnObject() throws {
    let text = "struct S: View { @StateObject var a: A = A(); func f() { a.b = true } }"
    let file = SpecFile(text)
    let rule = try #require(Rule.all.first { $0.name == "statement to protocol" })
    let found = rule.rewrites(file).map { file.applying($0) }
    #expect(found.count == 1 && found[0].contains("    var a: A { get }\n"))
  }

  @Test func aValueBecomesAParameter() throws {
    try check(
      "value to parameter", inClass("func f() { a = true }"),
      gives: [
        """
        class C: UIViewController {
            var a = false
            func f() { extracted(true) }

            private func extracted(_ value: Bool) { a = value }
        }
        """
      ])
  }

  @Test func anExpressionBecomesAProperty() throws {
    try check(
      "expression to property", inClass("override var p: Bool { !a }"),
      gives: [
        """
        class C: UIViewController {
            var a = false
            override var p: Bool { extracted }

            private var extracted: Bool { !a }
        }
        """,
        """
        class C: UIViewController {
            var a = false
            override var p: Bool { !extracted }

            private var extracted: Bool { a }
        }
        """,
      ])
  }

  @Test func aValueBecomesAConstant() throws {
    try check(
      "value to property", inClass("override var p: Bool { true }"),
      gives: [
        """
        class C: UIViewController {
            var a = false
            override var p: Bool { extracted }

            let extracted: Bool = true
        }
        """
      ])
  }

  @Test func aTernaryBecomesAnIf() throws {
    let text = inClass("override var p: Bool { a ? b : c }")
    try check(
      "ternary to if", text,
      gives: variants(text, of: "a ? b : c", ["if a { return b } else { return c }"]))
  }

  @Test func anIfBecomesAGuard() throws {
    let text = inClass("func f() { if a, let b = c { g(b) } }")
    try check(
      "if to guard", text,
      gives: variants(
        text, of: "if a, let b = c { g(b) }",
        [
          "guard a, let b = c else { return }; g(b)"
        ]))
    let getter = inClass("override var p: Bool { if a { return b }; return c }")
    try check(
      "if to guard", getter,
      gives: variants(
        getter, of: "if a { return b }; return c",
        [
          "guard a else { return c }; return b"
        ]))
  }

  @Test func anIfBecomesASwitch() throws {
    let text = inClass("func f() { if a { g() } }")
    try check(
      "if to switch", text,
      gives: variants(
        text, of: "if a { g() }",
        [
          "switch a {\ncase true: g()\ncase false: break\n}"
        ]))
  }

  @Test func aParameterShadowsAProperty() throws {
    try check(
      "shadowing parameter", inClass("func f(_ b: Bool) { a = b }"),
      gives: [inClass("func f(_ a: Bool) { self.a = a }")])
    try check(
      "shadowing parameter", inClass("func f(b: Bool) { g(b: b) }"),
      gives: [inClass("func f(b a: Bool) { g(b: a) }")])
  }
}
