import Testing

@testable import Language

/// One mistake is told once, where it is; what stands behind it is read.
@Suite struct RecoveryTests {
  /// What is kept as text has brackets that fit, or else its end cannot be found.
  static let kept: [Mistake] = [
    Mistake("#e1️⃣)", .strayClosing), Mistake("#e1️⃣(])", .unclosedBracket),
    Mistake("typealias A = B1️⃣)", .strayClosing),
    Mistake("struct A { subscript1️⃣(i: Int] -> Int { 3 } }", .unclosedBracket),
    Mistake("enum E { case a1️⃣(Int] }", .unclosedBracket),
    Mistake("#if DEBUG1️⃣)\n#endif", .strayClosing),
    Mistake("#if 1️⃣(a\nstruct A {}\n#endif", .unclosedBracket),
    Mistake("struct A { func f() { g(\n#if x1️⃣]\n1\n#endif\n) } }", .strayClosing),
  ]

  static let braces: [Mistake] = [
    Mistake(
      """
      screen A 1️⃣{
          Text("a")

      screen B {
          Text("b")
      }

      scenario "c" {
          launch
          expect hidden
      }
      """, .unclosedBracket),
    Mistake(
      """
      app A {
          NavigationStack 1️⃣{
              Home()
      }

      screen Home { Text("a") }
      """, .unclosedBracket),
    Mistake(
      """
      struct A: View {
          var body: some View 1️⃣{
              Text("a")

          var other: some View {
              Text("b")
          }
      }
      """, .unclosedBracket),
    Mistake(
      """
      scenario "a" 1️⃣{
          launch

      scenario "b" {
          2️⃣lunch
      }
      """, .unclosedBracket, .unknownStep),
    Mistake(
      """
      screen A {
          Text("a")
      }
      1️⃣}
      screen B {
          Text() 2️⃣]
      }
      """, .strayClosing, .strayClosing),
  ]

  @Test(arguments: kept) func bracketsFitInWhatIsKept(_ mistake: Mistake) { check(mistake) }

  @Test(arguments: braces) func aForgottenBraceIsFoundByIndentation(_ mistake: Mistake) {
    check(mistake)
  }

  @Test func bothEndsOfAForgottenBraceAreLabelled() {
    let text = "screen A {\n    Text(\"a\")\n\nscreen B {\n    Text(\"b\")\n}\n"
    let diagnostic = parsed(text).diagnostics.first
    #expect(diagnostic?.secondary.count == 1)
    #expect(diagnostic?.secondary.first?.location.range.start == 24)
    #expect(diagnostic?.fixes.first.map { parsed(apply($0, to: text)).diagnostics.isEmpty } == true)
  }

  /// Blocks that are not closed, each at the margin of the one around it: read again for each of
  /// them, they would take too long to wait for.
  @Test(arguments: [
    "struct A: View {\n  @State var b = 0\n  var body: some View {\n    c\n  @D var e =*0\n",
    "f(\n  g) { h {\n    d \"a\n  i, j\n",
  ])
  func blocksWithinBlocksAreReadInLinearTime(block: String) {
    let text = "app A {\n" + String(repeating: block, count: 60)
    let time = ContinuousClock().measure { #expect(!parsed(text).diagnostics.isEmpty) }
    #expect(time < .seconds(5))
  }

  @Test func severalMistakesAreToldInSourceOrder() {
    check(
      Mistake(
        """
        app Gallery {
            1️⃣devise "iPhone 14"
            ios 2️⃣= 16
            NavigationStack {
                Home(3️⃣])
            }
        }

        scenario "a" {
            4️⃣lunch
            tap "b"
            expect hidden 5️⃣and light
        }

        6️⃣scene B {
        }
        """,
        .unknownMember, .settingSeparator, .expectedExpression, .unknownStep, .synonym,
        .misplaced))
  }

  @Test func aLineOfAHandlerThatFailsLeavesTheOthers() {
    check(
      Mistake(
        """
        screen A {
            Button("a") {
                isHidden = 1️⃣)
                present B as sheet
            }
            Button("b") { isHidden 2️⃣true }
        }
        """, .expectedExpression, .unexpected))
  }

  /// `main.swift` calls; in a spec the same line is a slip.
  @Test func statementsStandBareInAFileOfSwiftOnly() {
    let text = "UIApplicationMain(argc, argv, nil, name)\nif a { b() }\nlet c = 1\n"
    for (name, count) in [("main.swift", 0), ("main.sbar", 2)] {
      var names = NameTable()
      let source = Source(file: FileID(0), name: name, bytes: Array(text.utf8))
      let result = parse(source, names: &names)
      #expect(result.diagnostics.count == count)
      #expect(result.script.items.count == 3)
    }
  }

  @Test func whatIsReadBehindAMistakeIsWhole() {
    let text = """
      screen A {
          state a =
      }
      screen B {
          state b = 3
          Text("b")
      }
      """
    let items = parsed(text).script.items
    guard items.count == 2, case .type(let type) = items[1] else {
      Issue.record("two screens are expected")
      return
    }
    #expect(type.members.count == 2)
  }
}

/// The catalogue of codes is whole.
@Suite struct CatalogueTests {
  @Test func everyCodeIsThrownByATest() {
    let tables =
      LexicalMistakeTests.mistakes + SyntaxMistakeTests.structure + SyntaxMistakeTests.scenarios
      + RecoveryTests.braces
    // Shown by tests of their own: a text of Swift cannot hold such bytes, or is too long to read.
    var thrown: Set<DiagnosticCode> = [.malformedText, .notText, .nestingTooDeep]
    for mistake in tables { thrown.formUnion(mistake.codes) }
    for code in DiagnosticCode.allCases where code.number < 2000 {
      #expect(thrown.contains(code), "\(code.spelling)")
    }
  }

  @Test func aFileThatIsNoTextIsToldOnce() {
    var names = NameTable()
    for bytes in [[UInt8](0...255), [UInt8](repeating: 0, count: 4096)] {
      let source = Source(file: FileID(0), name: "a.sbar", bytes: bytes)
      #expect(parse(source, names: &names).diagnostics.map { $0.code } == [.notText])
    }
  }

  @Test func codesAreInOrder() {
    let codes = DiagnosticCode.allCases
    #expect(codes == codes.sorted())
  }

  @Test func everyKindOfTokenHasASpelling() {
    for kind in TokenKind.allCases { #expect(!kind.spelling.isEmpty) }
  }
}
