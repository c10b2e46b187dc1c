import Testing

/// What Swift's patterns match and its numbers come to: the bar of a screen whose button runs a
/// few lines is as Swift would have it, or unknown where they were not understood.
@Suite struct MatchingTests {
  /// The outcome of expecting a hidden bar, or one that is not known.
  private func outcome(_ variables: String, _ code: String, expects: String) -> [String] {
    outcomes(
      """
      app A {
          ios 17.4
          device "iPhone 14"
          Home()
      }

      struct Home: View {
          \(variables)
          @State private var isHidden = false

          var body: some View {
              Button("go") {
                  \(code)
              }
              .statusBarHidden(isHidden)
          }
      }

      scenario "it is so" {
          launch
          tap "go"
          expect \(expects)
      }

      """)
  }

  @Test(arguments: [
    ("let limit = 3", "switch n { case limit: isHidden = true\ndefault: break }", false),
    ("let limit = 3", "if case limit = n { isHidden = true }", false),
    ("let limit = 1", "switch n { case self.limit: isHidden = true\ndefault: break }", true),
    ("", "let other = 2\nswitch n { case other: isHidden = true\ndefault: break }", false),
    ("", "switch n { case let m: isHidden = m == 1 }", true),
    ("", "switch n { case _: isHidden = true }", true),
    ("", "switch n { case 1, 2 where false: isHidden = true\ndefault: break }", true),
    ("", "switch n { case 1 where n > 5, 1: isHidden = true\ndefault: break }", true),
    ("", "switch n { case 1 where n > 5, 2: isHidden = true\ndefault: break }", false),
    ("", "switch n { case ..<1: isHidden = true\ndefault: break }", false),
    ("", "switch n { case ...1: isHidden = true\ndefault: break }", true),
    ("", "isHidden = (..<1).contains(n)", false),
    ("", "switch (n, true) { case (let m, _): isHidden = true }", true),
    ("", "switch (n, true) { case let (m, _): isHidden = true }", true),
    ("var s: String?", "if case let x? = s { isHidden = true }", false),
    ("var s: String? = \"a\"", "if case let x? = s { isHidden = true }", true),
    ("var s: String? = \"a\"", "if case .some(let x) = s { isHidden = true }", true),
    ("var s: String? = nil", "if case let .some(x) = s { isHidden = true }", false),
    ("var s: String?", "switch s { case let x?: isHidden = true\ncase nil: break }", false),
    (
      "var e: E? = .b\nenum E { case a, b }",
      "switch e { case .some(.a): isHidden = true\ndefault: break }", false
    ),
    (
      "var e: E? = .a\nenum E { case a, b }",
      "switch e { case .a?: isHidden = true\ndefault: break }", true
    ),
  ])
  func patternsMatchAsInSwift(_ variables: String, _ code: String, _ isHidden: Bool) {
    let states = variables.hasPrefix("var") ? "@State private " + variables : variables
    let lines = outcome(
      states + "\n    @State private var n = 1", code, expects: isHidden ? "hidden" : "visible")
    #expect(lines == ["it is so: passed"])
  }

  /// A case that only some builds have may be there or not; what each of several builds has is not
  /// joined.
  @Test(arguments: [
    ("#if BETA\ncase 1: isHidden = true\n#endif\ndefault: break", "unknown"),
    (
      "#if BETA\ncase 1: isHidden = true\n#else\ncase 1: isHidden = true\n#endif\ndefault: break",
      "unknown"
    ),
    (
      "#if os(iOS)\ncase 1: isHidden = true\n#else\ncase 1: break\n#endif\ndefault: break", "hidden"
    ),
    (
      "#if os(macOS)\ncase 1: isHidden = true\n#elseif BETA\ncase 2: break\n#endif\ndefault: break",
      "visible"
    ),
    ("case 2: break\n#if BETA\ndefault: isHidden = true\n#else\ndefault: break\n#endif", "unknown"),
  ])
  func casesUnderConditionsOfTheBuild(_ cases: String, _ answer: String) {
    let lines = outcome(
      "@State private var n = 1", "switch n {\n\(cases)\n}", expects: answer)
    #expect(lines == ["it is so: passed"])
  }

  @Test(arguments: [
    ("n = 7 / 2\nisHidden = n == 3", "hidden"),
    ("n = 6 / 2\nisHidden = n == 3", "hidden"),
    ("let a = 7\nisHidden = a / 2 == 3", "hidden"),
    ("n = 7\nn /= 2\nisHidden = n == 3", "hidden"),
    ("n = -7\nn = n / 2\nisHidden = n == -3", "hidden"),
    ("isHidden = 7 / count == 3", "hidden"),
    ("isHidden = (n + 6) / 2 == 3", "hidden"),
    ("isHidden = length / 2 == 3.5", "hidden"),
    ("isHidden = CGFloat(n) / 2 == 0.5", "hidden"),
    ("isHidden = Int(length / 2) == 3", "hidden"),
    ("isHidden = Int(-2.7) == -2", "hidden"),
    ("isHidden = Int(\"2\") == n", "visible"),
    ("isHidden = Int(\"1\") == n", "hidden"),
    ("isHidden = ~n == n", "visible"),
    ("isHidden = +n == 1", "hidden"),
    ("let (a, b) = (n, n + 1)\nisHidden = a == b", "visible"),
    ("let (a, b) = pair()\nisHidden = a == b", "unknown"),
    ("let (_, _) = pair()\nhide()", "hidden"),
    ("let (a, _) = hidden()\nprint(a)", "hidden"),
    ("let a: Any = n\nif let s = a as? String { isHidden = true }", "unknown"),
  ])
  func numbersAreWhatSwiftMakesOfThem(_ code: String, _ answer: String) {
    let variables = """
      @State private var n = 1
          private let count: Int = 2
          private let length: CGFloat = 7

          private func hide() { isHidden = true }
          private func hidden() -> (Int, Int) { isHidden = true; return (1, 2) }
      """
    #expect(outcome(variables, code, expects: answer) == ["it is so: passed"])
  }

  /// What a person toggles is what the control is bound to.
  @Test func aToggleOfTheTechniquesObjectHidesTheBar() {
    let lines = outcomes(
      """
      import ScrollKit 0.9

      app A {
          ios 16
          device "iPhone 14"
          Home()
      }

      struct Home: View {
          @StateObject private var state = StatusBarVisibleState()

          var body: some View {
              Toggle("a", isOn: $state.isHidden)
                  .statusBarVisible(state)
          }
      }

      scenario "it is so" {
          launch
          tap "a"
          expect hidden
          tap "a"
          expect visible
      }

      """)
    #expect(lines == ["it is so: passed"])
  }
}
