import Language

// Pages of the codes of expectations that mean nothing.

extension CodePage {
  static let expectations: [CodePage] = [
    CodePage(
      .noExpectation, .error, "a scenario expects nothing",
      """
      It would pass whatever the bar does. A scenario that only shows that its steps can be done \
      may say `expect definite` at the end.
      """,
      in: .steps,
      bad: "tap \"Photo\"",
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .conditionMeetsNoCell, .error, "a condition holds in no cell",
      """
      The facts before `when` are compared only in cells where the condition holds, and there \
      is none: the line could not fail.
      """,
      in: .steps,
      bad: "expect visible when ios >= 18",
      good: "expect visible when ios >= 17"),
    CodePage(
      .comparisonMissing, .error, "a condition is not true or false by itself",
      """
      A release or an appearance is compared with something; only states that are true or false \
      be alone.
      """,
      in: .steps,
      bad: "expect visible when appearance",
      good: "expect visible when appearance == light"),
    CodePage(
      .comparisonUnordered, .error, "values without an order are compared",
      "`light` is neither more nor less than `dark`. Such values are equal or they are not.",
      in: .steps,
      bad: "expect visible when appearance > light",
      good: "expect visible when appearance == light"),
    CodePage(
      .deciderWithoutWalk, .error, "`by` follows a fact without a decider",
      """
      `by` names who answered, so it follows what a controller was asked: `hidden`, `visible`, \
      `light`, `dark`, `automatic` or `style`.
      """,
      in: .steps,
      bad: "expect covered by Home",
      good: "expect visible by Gallery"),
    CodePage(
      .contradiction, .error, "an expectation contradicts itself",
      "No bar can be both at once, so the line could never hold.",
      in: .steps,
      bad: "expect hidden, light",
      good: "expect visible, dark"),
    CodePage(
      .askedWithoutProperty, .error, "a whole route names a controller without a property",
      """
      `asked [ … ]` is a whole route, and each question in it is a property of a controller. \
      `asked including [ … ]` takes a controller alone.
      """,
      in: .steps,
      bad: "expect asked [Home]",
      good: "expect asked including [Gallery]"),
    CodePage(
      .questionExpected, .error, "what is asked is not a question",
      """
      A question is a screen, or a property of one that the system reads: \
      `Feed.prefersStatusBarHidden`.
      """,
      in: .steps,
      bad: "expect not asked 3",
      good: "expect not asked Photo"),
    CodePage(
      .routeEmpty, .error, "a route is empty",
      "An empty list names no walk that it could be compared with.",
      in: .steps,
      bad: "expect asked []",
      good: "expect not asked Photo"),
    CodePage(
      .lifecycleEntryExpected, .error, "a list of life-cycle events holds something else",
      "An entry is a moment of a screen's life, `Home.onAppear` or `Feed.viewDidAppear`.",
      in: .steps,
      bad: "expect lifecycle [Home]",
      good: "expect visible"),
    CodePage(
      .expectationBeforeLaunch, .error, "something is expected before the app is launched",
      "Nothing is on screen yet. `begin launch` stops at the launch screen.",
      in: .scenario,
      bad: """
        scenario "photos" {
            expect visible
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" {
            begin launch
            expect visible
            finish
            expect visible
        }
        """),
    CodePage(
      .stepBeforeLaunch, .error, "something is done before the app is launched",
      """
      The app is not running. Only `set` may come before `launch`: it changes what a variable \
      begins with.
      """,
      in: .scenario,
      bad: """
        scenario "photos" {
            tap "Photo"
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" {
            launch
            tap "Photo"
            expect visible
        }
        """),
    CodePage(
      .expectationAsked, .error, "something is expected where a question is asked",
      """
      `sbar ask` tells what is, and expects nothing. An expectation belongs in a spec, for \
      `sbar test`; `--write` makes one of the answers.
      """,
      in: .command,
      bad: "sbar ask 'Text(\"a\")' --then 'expect hidden'",
      good: "sbar ask 'Text(\"a\")' --then launch"),
  ]
}
