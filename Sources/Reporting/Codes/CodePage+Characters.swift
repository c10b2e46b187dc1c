import Language

// Pages of the codes of characters and of missing things.

extension CodePage {
  static let characters: [CodePage] = [
    CodePage(
      .malformedText, .error, "the file is not UTF-8",
      """
      A spec is text in UTF-8, as Xcode and every editor save it by default. Bytes that are not \
      UTF-8 are told once, and the file is not read any further. Here `\\xE9` stands for the \
      single byte E9, an é in an old encoding.
      """,
      in: .file,
      bad: #"""
        app Caf\xE9 {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """#,
      good: """
        app Café {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """),
    CodePage(
      .invalidCharacter, .error, "a character means nothing here",
      """
      Control characters, signs that are not operators and a name with an opening back-tick only \
      cannot be read. They mostly come from copying out of a document.
      """,
      in: .app,
      bad: "state isFull = § false",
      good: "state isFull = false"),
    CodePage(
      .unterminatedString, .error, "a string is not closed",
      """
      A string ends on the line that it begins on, unless it is between `\"""`. The closing \
      quote is missing.
      """,
      in: .steps,
      bad: """
        tap "Photo
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .unterminatedComment, .error, "a comment is not closed",
      """
      Comments nest, as in Swift: each `/*` needs its own `*/`. What follows the one that is \
      open is not read.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        /* later: /* iPad */
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        /* later: /* iPad */ */
        """),
    CodePage(
      .foreignQuotes, .error, "a string is in quotes that are not `\"`",
      """
      Word processors and chats turn straight quotes into curly ones, and other languages have \
      single ones. Use straight double quotes.
      """,
      in: .steps,
      bad: """
        tap “Photo”
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .lookAlike, .error, "a character only looks like an operator",
      """
      A word processor made one character of several: `…` of `...`, or a long dash of a minus. A \
      range is written with three dots.
      """,
      in: .app,
      bad: "sdk 16…17",
      good: "sdk 16...17"),
    CodePage(
      .invisibleSpace, .error, "a character that is not a space",
      """
      A no-break space, or another invisible character, is where a space or a tab \
      belongs. It comes from web pages; `--fix` puts a space in its place.
      """,
      in: .app,
      bad: "sdk\u{A0}17",
      good: "sdk 17"),
    CodePage(
      .notText, .error, "this is not a text file",
      """
      The file begins with bytes that no text has: an image, an archive, something compiled. A \
      spec is plain text in UTF-8.
      """,
      in: .file,
      bad: String(repeating: "\u{1}\u{2}\u{3}", count: 4),
      good: """
        app A {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """),
    CodePage(
      .nestingTooDeep, .error, "brackets or operators are nested too deep",
      """
      Brackets and blocks are read 200 levels deep, and an expression may be 1,200 operators \
      high: more is taken for a mistake or a generated file. Give a part of it a name of its \
      own.
      """,
      in: .steps,
      bad: "expect " + String(repeating: "(", count: 205) + "isFull"
        + String(repeating: ")", count: 205) + " == true",
      good: "expect (isFull == false)"),
    CodePage(
      .unclosedBracket, .error, "a bracket is not closed",
      """
      A brace, bracket or parenthesis has no counterpart. Where it seems to be missing is found \
      by indentation and shown as a second place.
      """,
      in: .screen,
      bad: """
        screen Home {
            VStack {
                Text("a")
        }
        """,
      good: """
        screen Home {
            VStack {
                Text("a")
            }
        }
        """),
    CodePage(
      .strayClosing, .error, "a closing brace has no opening one",
      "There is a brace more than was opened, often one that stayed when code was cut out.",
      in: .screen,
      bad: """
        screen Home {
            Text("a")
        }
        }
        """,
      good: """
        screen Home {
            Text("a")
        }
        """),
    CodePage(
      .unclosedConditional, .error, "`#if` without `#endif`",
      """
      Conditional code ends with `#endif` on a line of its own, also where it surrounds nothing \
      but a modifier.
      """,
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                #if os(iOS)
                .statusBarHidden()
        }
        """,
      good: """
        screen Home {
            Text("a")
                #if os(iOS)
                .statusBarHidden()
                #endif
        }
        """),
    CodePage(
      .expected, .error, "something else is expected",
      """
      At this place only one thing is possible, and it is not there: a comma, a bracket, a sign. \
      The message says what was found in its place.
      """,
      in: .steps,
      bad: """
        request appearance
        expect visible
        """,
      good: """
        request update
        expect visible
        """),
    CodePage(
      .expectedName, .error, "a name is expected",
      "What is declared here, or what follows a dot, needs a name.",
      in: .file,
      bad: """
        app {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """),
    CodePage(
      .expectedString, .error, "a string is expected",
      """
      The name of a scenario, the path of an `include` and the reason behind `because` are texts \
      of yours, and need quotes.
      """,
      in: .scenario,
      bad: """
        scenario photos {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" {
            launch
            expect visible
        }
        """),
    CodePage(
      .expectedExpression, .error, "an expression is expected",
      "A value is expected, and there is something that is not a value, or nothing at all.",
      in: .screen,
      bad: """
        screen Home {
            state isFull = false

            Text("a")
                .statusBarHidden(isFull && )
        }
        """,
      good: """
        screen Home {
            state isFull = false

            Text("a")
                .statusBarHidden(isFull)
        }
        """),
    CodePage(
      .expectedNumber, .error, "a number is expected",
      """
      How far to scroll, how high the bar is, how often a question is asked: these are numbers, \
      written out.
      """,
      in: .steps,
      bad: "expect height",
      good: "expect height 54"),
    CodePage(
      .expectedTime, .error, "a length of time is expected",
      "`wait` and `for` take a number with its unit, `s` or `ms`, as in `0.35 s`.",
      in: .steps,
      bad: """
        wait "2"
        expect visible
        """,
      good: """
        wait 2 s
        expect visible
        """),
    CodePage(
      .expectedValue, .error, "a setting has no value",
      """
      A setting and its value are side by side on one line: one value, a range or a list.
      """,
      in: .app,
      bad: "appearance",
      good: "appearance [light, dark]"),
    CodePage(
      .expectedOne, .error, "one of a few words is expected",
      "At this place only a few words have a meaning. The message lists them.",
      in: .steps,
      bad: """
        rotate around
        expect visible
        """,
      good: """
        rotate landscape
        expect hidden
        """),
    CodePage(
      .expectedDeclaration, .error, "a declaration is expected",
      """
      A file holds `app`, `screen`, `container`, `scenario`, `include`, `import` and \
      declarations of Swift. Anything else at its outermost level is a slip of the first word, \
      or is a brace too far out.
      """,
      in: .file,
      bad: """
        ap Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """),
    CodePage(
      .expectedMember, .error, "a declaration is expected in a type",
      """
      A type of Swift holds declarations; its view is the value of `var body`. A `screen` takes \
      a bare view.
      """,
      in: .screen,
      bad: """
        struct Home: View {
            Text("a")
        }
        """,
      good: """
        struct Home: View {
            var body: some View { Text("a") }
        }
        """),
    CodePage(
      .unknownMember, .error, "a word is not a declaration",
      """
      A line in an app or a screen is a setting, a state, an input, a declaration of Swift or a \
      view. The first word is none of those, and most often misspelt.
      """,
      in: .app,
      bad: "apperance dark",
      good: "appearance dark"),
  ]
}
