import Language

// Pages of the codes of typical mistakes whose meaning is plain.

extension CodePage {
  static let mistakes: [CodePage] = [
    CodePage(
      .fillerWords, .error, "words without meaning in an expectation",
      """
      An expectation is the word `expect` and its facts. Words that only make a sentence of it are \
      left out.
      """,
      in: .steps,
      bad: "expect the status bar to be visible",
      good: "expect visible"),
    CodePage(
      .missingComma, .error, "a comma is missing",
      """
      Facts of an expectation, and settings of a header, are separated by commas.
      """,
      in: .steps,
      bad: "expect visible dark",
      good: "expect visible, dark"),
    CodePage(
      .missingOn, .error, "a header without `on`",
      """
      What a scenario runs on follows its name and the word `on`.
      """,
      in: .scenario,
      bad: """
        scenario "photo" ios 17 {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photo" on ios 17 {
            launch
            expect visible
        }
        """),
    CodePage(
      .missingQuotes, .error, "a name without its quotes",
      """
      Names of models, and labels, need quotes: they may hold spaces.
      """,
      in: .scenario,
      bad: """
        scenario "photo" on device iPhone 15 Pro {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photo" on device "iPhone 15 Pro" {
            launch
            expect visible
        }
        """),
    CodePage(
      .missingBraces, .error, "what belongs in braces is written without them",
      """
      The keys of Info.plist belong in one block, `plist { … }`, a line each, and what a container \
      holds in its own: `NavigationStack { Home() }`.
      """,
      in: .app,
      bad: "plist UIStatusBarHidden = NO",
      good: """
        plist {
            UIStatusBarHidden = NO
        }
        """),
  ]
}
