import Testing

@testable import Language

/// What a layout looks like, piece by piece.
@Suite struct FormattingTests {
  /// Expects that `text` is laid out as `expected`, without its last end of line.
  private func expect(
    _ text: String, becomes expected: String, width: Int = 60,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(laidOut(text, width: width) == expected + "\n", sourceLocation: location)
    Laws.hold(Array(text.utf8), text, width: width)
  }

  /// The same for lines of a function.
  private func expectCode(
    _ code: String, becomes expected: String, width: Int = 60,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let indented = expected.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
    expect(
      "class A: UIViewController { func f() {\n\(code)\n} }",
      becomes: "class A: UIViewController {\n    func f() {\n\(indented)\n    }\n}",
      width: width, location)
  }

  @Test func blocksAreIndentedByFour() {
    expect(
      "app A\n{\nios 16.4\n   Home()\n }\n\n\n\nscreen Home {List{ Text(\"a\")\n}\n}",
      becomes: """
        app A {
            ios 16.4
            Home()
        }

        screen Home {
            List {
                Text("a")
            }
        }
        """)
  }

  @Test func shortBlocksStayOnTheirLine() {
    expect("screen A {List{  }}", becomes: "screen A { List { } }")
    expect("screen A { B{} }", becomes: "screen A { B {} }")
  }

  @Test func aCommentThatEndsTheFileStandsAsAnyOtherDoes() {
    expect("app A { B() }//c ", becomes: "app A { B() }  //c")
    expect("app A { B() }/* c */ ", becomes: "app A { B() } /* c */")
    expect("app A { B() }\n //c", becomes: "app A { B() }\n//c")
  }

  @Test func oneStatementALine() {
    expectCode("a();b() ; c()", becomes: "a()\nb()\nc()")
    expectCode("g { a(); b() }", becomes: "g {\n    a()\n    b()\n}")
    expectCode("let a = 1; -b", becomes: "let a = 1; -b")
    // What waits for more would go on with the next line; so would `a = ;`, which is kept.
    expectCode("return; b()", becomes: "return; b()")
  }

  @Test func elseStandsBehindItsBrace() {
    expectCode(
      "if a\n{ b() }\nelse if c {\nd() }\nelse\n{ e() }",
      becomes: "if a { b() } else if c {\n    d()\n} else { e() }"
    )
    expectCode("do { a() }\ncatch { b() }", becomes: "do { a() } catch { b() }")
  }

  @Test func casesStandBelowTheirSwitch() {
    expectCode(
      "switch a { case .b: c(); d()\ncase .e: f()\n@unknown default: break }",
      becomes: """
        switch a {
        case .b:
            c()
            d()
        case .e: f()
        @unknown default: break
        }
        """)
    expectCode("let a = switch b { case 1: 2 }", becomes: "let a = switch b { case 1: 2 }")
  }

  @Test func longListsHaveALineForEachElement() {
    expectCode(
      "present(first, animated: true, completion: { self.update() })",
      becomes: """
        present(
            first,
            animated: true,
            completion: { self.update() }
        )
        """)
    expect(
      "scenario \"a\" { expect asked [Feed.prefersStatusBarHidden, Home.prefersStatusBarHidden] }",
      becomes: """
        scenario "a" {
            expect asked [
                Feed.prefersStatusBarHidden,
                Home.prefersStatusBarHidden
            ]
        }
        """)
  }

  @Test func whatTheAuthorBrokeStaysBroken() {
    expectCode("f(\n  a, b,\n  c)", becomes: "f(\n    a, b,\n    c\n)")
    expectCode("f(a,\n      b\n)", becomes: "f(a,\n    b)")
    expectCode("f { a in\n b(a) }", becomes: "f { a in\n    b(a)\n}")
    expectCode("f {\n a in b(a) }", becomes: "f { a in\n    b(a)\n}")
    expectCode("let a = b\n + c\nlet d =\n e", becomes: "let a = b\n    + c\nlet d =\n    e")
  }

  @Test func chainsStandBelowWhatTheyBelongTo() {
    expect(
      "screen A {\n Text(\"a\")\n.b()\n  .c {\n d()\n}\n .e()\n}",
      becomes: """
        screen A {
            Text("a")
                .b()
                .c {
                    d()
                }
                .e()
        }
        """)
    expect(
      "screen A {\n List {\n Text(\"a\")\n}\n .b()\n#if os(iOS)\n.c()\n#endif\n.d()\n}",
      becomes: """
        screen A {
            List {
                Text("a")
            }
            .b()
            #if os(iOS)
            .c()
            #endif
            .d()
        }
        """)
    expect(
      "screen A {\n Text(\"a\").b(one: 1).c(two: 2).d(three: 3).e(four: 444444)\n}",
      becomes: """
        screen A {
            Text("a")
                .b(one: 1)
                .c(two: 2)
                .d(three: 3)
                .e(four: 444444)
        }
        """)
  }

  @Test func longHeadersHaveTheirBraceOnALineOfItsOwn() {
    expect(
      "scenario \"a scenario with a name\" on ios 16...18, device [pad, notch] { launch }",
      becomes: """
        scenario "a scenario with a name" on ios 16...18,
            device [pad, notch]
        {
            launch
        }
        """)
    expect(
      "scenario \"the name of this scenario is as long as a line\"\non ios 16 {\nlaunch\n}",
      becomes: """
        scenario "the name of this scenario is as long as a line"
        on ios 16 {
            launch
        }
        """)
    expect(
      "scenario \"a\"\ntags slow,smoke\n  known issue \"b\"\non ios 16 {\nlaunch\n}",
      becomes: """
        scenario "a"
            tags slow, smoke
            known issue "b"
            on ios 16
        {
            launch
        }
        """)
    expect(
      "scenario \"a\" tags tags, known known issue \"a bar that stays\" on known issue { launch }",
      becomes: """
        scenario "a" tags tags, known
            known issue "a bar that stays" on known issue
        {
            launch
        }
        """, width: 60)
    expectCode(
      "guard let first = windows.first, first.isKeyWindow else { return }",
      becomes: """
        guard let first = windows.first,
            first.isKeyWindow
        else { return }
        """, width: 50)
    expectCode(
      "if isFirst && isSecond || isThird && isFourth { return }",
      becomes: """
        if isFirst && isSecond || isThird
            && isFourth
        {
            return
        }
        """, width: 48)
  }

  @Test func blanksStandWhereSwiftHasThem() {
    expectCode(
      "let a:[Int:Int]=[1:2 ,3 :4];b = c+d*( -e )",
      becomes:
        "let a: [Int: Int] = [1: 2, 3: 4]\nb = c + d * (-e)")
    expectCode("a = b==c ? d:e ; f ( 1 )", becomes: "a = b == c ? d : e\nf (1)")
    expectCode("for i in 0 ..< n where i<3{ }", becomes: "for i in 0..<n where i < 3 { }")
    expectCode("let a = Set<Int>(), b = x as?Int", becomes: "let a = Set<Int>(), b = x as?Int")
    expectCode("tap(#selector(move(from:to:)))", becomes: "tap(#selector(move(from:to:)))")
    expectCode("if(a){b()}", becomes: "if (a) { b() }")
    expectCode("let r = /a  b/ , s = a/b", becomes: "let r = /a  b/, s = a / b")
  }

  @Test func stringsStayAsTheyAre() {
    let text = "\"\"\"\n   b\n      c  \n   \"\"\""
    expect("let a=\(text)", becomes: "let a = \(text)")
  }
}
