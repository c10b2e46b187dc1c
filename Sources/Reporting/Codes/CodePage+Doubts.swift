import Language

// Pages of the codes of verdicts that depend on something.

extension CodePage {
  static let doubts: [CodePage] = [
    CodePage(
      .conditionIsUndecided, .undecided, "a condition depends on something unknown",
      """
      Whether the line counts at all is unknown. Set what the condition speaks of, or run the \
      scenario over its values.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"
            input isPremium

            Text("a")
                .statusBarHidden(isPremium)
        }

        scenario "photos" {
            launch
            expect hidden when isPremium
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"
            input isPremium

            Text("a")
                .statusBarHidden(isPremium)
        }

        scenario "photos" on isPremium [true, false] {
            launch
            expect hidden when isPremium
        }
        """),
    CodePage(
      .conditionNeverHeld, .failed, "a condition held in no cell",
      """
      The facts before `when` were compared nowhere, so the line could not fail. Run the \
      scenario over the values that the condition speaks of.
      """,
      in: .steps,
      bad: "expect hidden when isFull",
      good: "expect visible when !isFull"),
    CodePage(
      .stalePass, .note, "a value that holds lags behind",
      """
      The expectation holds for the bar as it was last drawn, and a question now would be \
      answered differently: no update was requested. On a device the bar changes with the \
      next event that asks.
      """,
      flags: ["--verbose"],
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
            func enter() { isFull = true }
        }

        scenario "photos" {
            launch
            call Feed.enter
            expect visible, advice changeWithoutRequest
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
            func enter() { isFull = true }
        }

        scenario "photos" {
            launch
            call Feed.enter
            request update
            expect hidden
        }
        """),
    CodePage(
      .verdictHangsOnQuirks, .note, "a verdict changes with the known defects",
      """
      With the known defects of that release the scenario would end differently. `quirks on` in \
      a header runs it with them, and `quirks off` says that they do not matter.
      """,
      flags: ["--verbose"],
      in: .file,
      bad: """
        app Gallery {
            ios 13
            device homeButton
            state isFull = false

            NavigationView { Home() }
                .statusBarHidden(isFull)
        }

        screen Home {
            Button("Toggle") { isFull.toggle() }
        }

        scenario "there and back" {
            launch
            tap "Toggle"
            tap "Toggle"
            expect navigationBar not overlapping
        }
        """,
      good: """
        app Gallery {
            ios 17
            device homeButton
            state isFull = false

            NavigationView { Home() }
                .statusBarHidden(isFull)
        }

        screen Home {
            Button("Toggle") { isFull.toggle() }
        }

        scenario "there and back" {
            launch
            tap "Toggle"
            tap "Toggle"
            expect navigationBar not overlapping
        }
        """),
    CodePage(
      .screenNotAlive, .broken, "the state of a screen is read that is not alive",
      """
      The line reads a property of a screen that is neither on screen nor below another one, so \
      that there is no value to compare.
      """,
      in: .scenario,
      bad: """
        screen Page {
            state isDark = false

            Text("a")
        }

        scenario "a page" {
            launch
            expect Page.isDark == false
        }
        """,
      good: """
        screen Page {
            state isDark = false

            Text("a")
        }

        scenario "a page" {
            launch
            push Page
            expect Page.isDark == false
        }
        """),
    CodePage(
      .severalInstances, .note, "a step means one of several instances of a screen",
      """
      Several instances of the screen are alive, and the topmost is taken. `Photo#1` names the \
      one at the back.
      """,
      flags: ["--verbose"],
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
        }

        scenario "two of a kind" {
            launch
            present Feed as fullScreen
            set Feed.isFull = true
            request update
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
        }

        scenario "two of a kind" {
            launch
            present Feed as fullScreen
            set Feed#2.isFull = true
            request update
            expect hidden
        }
        """),
    CodePage(
      .splitBar, .note, "a colour is that of the leading part of a bar of two colours",
      """
      With two columns side by side the bar is of two parts from iOS 26 on (U29). A plain \
      `light` or `dark` speaks of the leading one; `leading dark, trailing light` says both.
      """,
      flags: ["--verbose"],
      in: .file,
      bad: """
        app Columns {
            ios 26
            device pad
            orientation landscape

            UISplitViewController {
                Menu()
                Page()
            }
        }

        class Menu: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        class Page: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }

        scenario "columns" {
            launch
            expect light
        }
        """,
      good: """
        app Columns {
            ios 26
            device pad
            orientation landscape

            UISplitViewController {
                Menu()
                Page()
            }
        }

        class Menu: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        class Page: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }

        scenario "columns" {
            launch
            expect leading light, trailing dark
        }
        """),
    CodePage(
      .verdictHangsOnSDK, .note, "a verdict changes with the SDK, which is not set",
      """
      iOS treats apps by the SDK that they were linked with. No `sdk` is set, so that of the \
      release was taken, and an app linked with an older one would end differently. Write the \
      one that the app is linked with.
      """,
      flags: ["--verbose"],
      in: .file,
      bad: """
        app Gallery {
            ios 12
            device homeButton
            orientation landscape

            Home()
        }

        screen Home: UIViewController

        scenario "on its side" {
            launch
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 12
            sdk 12
            device homeButton
            orientation landscape

            Home()
        }

        screen Home: UIViewController

        scenario "on its side" {
            launch
            expect hidden
        }
        """),
    CodePage(
      .restsOnAssumptions, .undecided, "a verdict rests on assumptions",
      """
      With `--strict` a verdict that would change with an assumption is undecided: code that was \
      not understood, a rule that sources dispute, a likely value that is not written down. The \
      block lists them, and how each is settled.
      """,
      flags: ["--strict"],
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .shimmering()
        }
        """,
      good: """
        screen Home {
            Text("a")
                .padding()
        }
        """),
    CodePage(
      .knownIssueGone, .failed, "a scenario with a known issue passes",
      """
      A scenario with a `known issue` has to fail, so that the words are not forgotten. \
      This one passes: the issue is gone.
      """,
      in: .scenario,
      bad: """
        scenario "the bar is there" known issue "it was hidden at first" {
            launch
            expect visible
        }
        """,
      good: """
        scenario "the bar is there" {
            launch
            expect visible
        }
        """),
    CodePage(
      .expectationBlank, .blank, "an expectation is a blank",
      """
      `expect ?` states nothing. `sbar test --update` writes there what the bar does; read it \
      before you keep it.
      """,
      in: .steps,
      bad: "expect ?",
      good: "expect visible"),
    CodePage(
      .findingsUnlisted, .failed, "more fails than is listed",
      """
      Of one file 20,000 expectations that do not hold are listed, and of each other cell the \
      first. This line says how many more there are. Something that all of them share is wrong: \
      mend the first ones, and run again.
      """,
      in: .command,
      bad: "sbar test all-failures.sbar",
      good: "sbar test first-scenarios.sbar other-scenarios.sbar"),
  ]
}
