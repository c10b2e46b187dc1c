import Language

// Pages of the codes of verdicts.

extension CodePage {
  static let verdicts: [CodePage] = [
    CodePage(
      .factDoesNotHold, .failed, "a fact does not hold",
      """
      The bar, or what the fact speaks of, is not what the expectation says. The block names the \
      rules that decided, in the order in which the system asks, and the places that they read.
      """,
      in: .steps,
      bad: "expect hidden",
      good: "expect visible"),
    CodePage(
      .factIsUndecided, .undecided, "a fact depends on something unknown",
      """
      The answer differs with something that the file does not say, so that neither pass nor \
      failure would be true. Set it before, run the scenario over its values, or expect \
      `unknown`.
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
            expect hidden
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
            expect visible when !isPremium
        }
        """),
    CodePage(
      .contentWhileHidden, .broken, "light or dark is expected of a hidden bar",
      """
      A hidden bar has no text whose colour could be compared. Expect `hidden`, or its requested \
      style.
      """,
      in: .steps,
      bad: """
        tap "Full screen"
        expect dark
        """,
      good: """
        tap "Full screen"
        expect hidden
        """),
    CodePage(
      .stepCannotBeDone, .broken, "a step cannot be done",
      """
      What the step names is not on screen, is covered, or could be several things; the hint \
      lists what is there. The scenario ends at this step, which counts as a failure.
      """,
      in: .steps,
      bad: """
        tap "Photo"
        tap "Full screen"
        expect visible
        """,
      good: """
        tap "Full screen"
        tap "Photo"
        expect hidden
        """),
    CodePage(
      .appWouldCrash, .broken, "the app would crash",
      """
      UIKit ends the app here with an exception. The block names the rule, and the place that \
      leads to it.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            window Empty { }
        }

        scenario "photos" {
            launch
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            window Full { Text("a") }
        }

        scenario "photos" {
            launch
            expect visible
        }
        """),
    CodePage(
      .notModelledYet, .broken, "a step leads to something that is not modelled",
      """
      Code takes a controller away while it is still on its way in. UIKit puts that off or \
      refuses it; which of the two is not documented.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            func open() { present(Card(), animated: true) }
        }

        class Card: UIViewController {
            override func viewWillAppear(_ animated: Bool) { dismiss(animated: true) }
        }

        scenario "a card" {
            launch
            call Feed.open
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            func open() { present(Card(), animated: true) }
        }

        class Card: UIViewController {
            override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
        }

        scenario "a card" {
            launch
            call Feed.open
            expect visible
        }
        """),
  ]
}
