import Language

// Pages of the codes of signs and words out of place.

extension CodePage {
  static let slips: [CodePage] = [
    CodePage(
      .expectedStep, .error, "a step is expected",
      """
      In a scenario each line is one step, which begins with its word: `launch`, `tap`, `back`, \
      `expect` and so on.
      """,
      in: .steps,
      bad: """
        42
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .unknownStep, .error, "a word is not a step",
      """
      In a scenario each line is one step. The first word is none of the steps that exist; \
      Grammar.md has all of them.
      """,
      in: .steps,
      bad: """
        tab "Photo"
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .expectedTarget, .error, "what to tap is expected",
      """
      A tap names what it meets: the label in quotes, an accessibility identifier, or a view by \
      its type.
      """,
      in: .steps,
      bad: """
        tap
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .expectedFact, .error, "a fact is expected",
      """
      After `expect`, and after each comma, comes a fact such as `hidden`, `light` or \
      `animated fade`, or a comparison of states.
      """,
      in: .steps,
      bad: "expect hidden,",
      good: "expect visible, dark"),
    CodePage(
      .emptyExpectation, .error, "an expectation without a fact",
      "`expect` alone would hold whatever happens. Say what must be true.",
      in: .steps,
      bad: "expect",
      good: "expect visible"),
    CodePage(
      .missingExpect, .error, "a fact without `expect`",
      """
      The line begins with a fact, and in a scenario each line is a step: `expect` is missing \
      before it.
      """,
      in: .steps,
      bad: "visible",
      good: "expect visible"),
    CodePage(
      .misplaced, .error, "a word where it means nothing",
      """
      The word is one of the language's, and belongs in another block: steps in a scenario, \
      settings in an app or behind the `on` of a header. The message says where.
      """,
      in: .steps,
      bad: """
        device "iPhone 14"
        expect visible
        """,
      good: """
        rotate landscape
        expect hidden
        """),
    CodePage(
      .unexpected, .error, "something follows on the same line",
      """
      The statement is over, and something follows it. A line has one statement.
      """,
      in: .steps,
      bad: """
        launch twice
        expect visible
        """,
      good: """
        launch
        launch
        expect visible
        """),
    CodePage(
      .expectedCapital, .error, "a name begins with a small letter",
      """
      Apps, screens, containers, windows and scenes begin with a capital, as types in Swift do.
      """,
      in: .file,
      bad: """
        app gallery {
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
      .unexpectedCapital, .error, "a name begins with a capital",
      """
      States, inputs, parameters and functions begin with a small letter, as variables in Swift \
      do.
      """,
      in: .app,
      bad: "state IsNight = false",
      good: "state isNight = false"),
    CodePage(
      .synonym, .error, "another word is used for ours",
      """
      There is one word for each thing, so that specs read alike. The fix puts ours in the place \
      of yours.
      """,
      in: .steps,
      bad: """
        click "Photo"
        expect shown
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .semicolon, .error, "a semicolon between steps",
      """
      A step ends with its line. Statements of Swift in a handler may have semicolons, steps do \
      not.
      """,
      in: .steps,
      bad: """
        tap "Photo"; back
        expect visible
        """,
      good: """
        tap "Photo"
        back
        expect visible
        """),
    CodePage(
      .doubleEqual, .error, "`==` where `=` is meant",
      "A value is given with `=`; `==` compares.",
      in: .app,
      bad: "state isNight == false",
      good: "state isNight = false"),
    CodePage(
      .singleEqual, .error, "`=` where `==` is meant",
      "Two values are compared with `==`; `=` would give one of them another value.",
      in: .steps,
      bad: "expect isFull = false",
      good: "expect isFull == false"),
    CodePage(
      .wordOperator, .error, "a word where an operator is meant",
      """
      In structure, conditions are Swift's: `&&`, `||` and `!` in place of `and`, `or` and \
      `not`.
      """,
      in: .screen,
      bad: """
        screen Home {
            state isFull = false
            state isBusy = false

            Text("a")
                .statusBarHidden(isFull and isBusy)
        }
        """,
      good: """
        screen Home {
            state isFull = false
            state isBusy = false

            Text("a")
                .statusBarHidden(isFull && isBusy)
        }
        """),
    CodePage(
      .trailingComma, .error, "a comma at the end of a line",
      "Settings have lines of their own, without commas between them.",
      in: .app,
      bad: """
        appearance light,
        orientation portrait
        """,
      good: """
        appearance light
        orientation portrait
        """),
    CodePage(
      .settingSeparator, .error, "a sign between a setting and its value",
      """
      A setting and its value are written side by side, without `:` or `=`. Keys of Info.plist are \
      different: their value follows `=`.
      """,
      in: .app,
      bad: "appearance: dark",
      good: "appearance dark"),
    CodePage(
      .quotedKey, .error, "a key in quotes",
      "Keys of Info.plist have no quotes in a `plist` block.",
      in: .app,
      bad: """
        plist {
            "UIStatusBarHidden" = YES
        }
        """,
      good: """
        plist {
            UIStatusBarHidden = YES
        }
        """),
    CodePage(
      .severalValues, .error, "several values without brackets",
      """
      Several values of a setting go in `[ ]`, or form a range: the scenario then runs once \
      for each.
      """,
      in: .app,
      bad: "sdk 16, 17",
      good: "sdk [16, 17]"),
    CodePage(
      .missingUnit, .error, "a length of time without a unit",
      """
      A number alone does not tell seconds from milliseconds. Write `s` or `ms` behind it.
      """,
      in: .steps,
      bad: """
        wait 0.5
        expect visible
        """,
      good: """
        wait 0.5 s
        expect visible
        """),
    CodePage(
      .missingSpace, .error, "a number and its unit without a space",
      "A number and its unit need a space between them.",
      in: .steps,
      bad: """
        wait 0.5s
        expect visible
        """,
      good: """
        wait 0.5 s
        expect visible
        """),
    CodePage(
      .missingDot, .error, "a policy or a modifier without its dot",
      """
      A policy is one name with a dot, `policy.nestedHiding`, with its value beside it. A modifier \
      begins with a dot, too: `.statusBarHidden()` on the line below its view.
      """,
      in: .app,
      bad: "policy nestedHiding innermost",
      good: "policy.nestedHiding innermost"),
    CodePage(
      .dottedStyle, .error, "a style with a dot in plain words",
      """
      A step is plain words: the style of a presentation is without the dot that Swift \
      needs.
      """,
      in: .steps,
      bad: """
        present Photo as .sheet
        expect visible
        """,
      good: """
        present Photo as sheet
        expect visible
        """),
    CodePage(
      .negatedFact, .error, "a fact denied that has an opposite",
      "`hidden` and `visible`, `light` and `dark` are opposites: say the one that you mean.",
      in: .steps,
      bad: "expect not hidden",
      good: "expect visible"),
    CodePage(
      .factAsName, .error, "a fact is used like a variable",
      """
      In `expect` the words of facts come first: `hidden` is what the bar is, not a variable of \
      yours. A state of that name is written in back-ticks, or with its screen in front.
      """,
      in: .steps,
      bad: "expect visible == true",
      good: "expect visible"),
    CodePage(
      .interpolationHere, .error, "an interpolation where only text is allowed",
      """
      Names of scenarios, labels in steps and reasons are taken literally; `\\(…)` means \
      something only in structure.
      """,
      in: .scenario,
      bad: #"""
        scenario "photo \(1)" {
            launch
            expect visible
        }
        """#,
      good: """
        scenario "photo 1" {
            launch
            expect visible
        }
        """),
  ]
}
