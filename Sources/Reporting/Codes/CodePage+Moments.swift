import Language

// Pages of the codes of steps that cannot be, and of ranges.

extension CodePage {
  static let moments: [CodePage] = [
    CodePage(
      .styleOfOtherWorld, .error,
      "a presentation style belongs to the other of UIKit and SwiftUI",
      """
      SwiftUI presents as `sheet`, `fullScreenCover` or `popover`; UIKit's names, such as \
      `pageSheet` and `fullScreen`, are for controllers.
      """,
      in: .steps,
      bad: """
        present Photo as pageSheet
        expect visible
        """,
      good: """
        present Photo as sheet
        expect visible
        """),
    CodePage(
      .numberExpected, .error, "a step needs a number",
      """
      How far to scroll or pull, and which of several screens is meant, is a number that is \
      written out.
      """,
      in: .steps,
      bad: """
        scroll down far
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .momentUnknown, .error, "a step has no middle to stop at",
      """
      `begin` stops in the middle of what takes time: a launch, a way back by a finger, a push or \
      presentation by code, a peek. Other steps happen at once.
      """,
      in: .steps,
      bad: """
        begin rotate landscape
        expect hidden
        """,
      good: """
        tap "Photo"
        begin back
        expect visible
        """),
    CodePage(
      .tapByNumber, .error, "a tap names a number",
      """
      A tap needs a label or the name of a view: a number says nothing about what is meant.
      """,
      in: .steps,
      bad: """
        tap 3
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .stepNotModelled, .error, "something is parsed and not modelled",
      "The step is of the language, and in this form the model does not know what iOS does.",
      in: .steps,
      bad: """
        begin background
        expect visible
        """,
      good: """
        background
        foreground
        expect visible
        """),
    CodePage(
      .viewUnknown, .error, "there is no view of that type",
      "A tap may name a view by its type. No screen of the app holds one of this type.",
      in: .steps,
      bad: """
        tap PageCurl
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .onlySwift, .error, "a file holds Swift and nothing that a spec says",
      """
      The file declares no app, no screen and no scenario, so that there is nothing to run or to \
      include. Views pasted from Swift need an `app` that shows them.
      """,
      in: .file,
      bad: """
        import Foundation

        let answer = 42
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }
        """),
    CodePage(
      .kept, .note, "something was kept or assumed",
      """
      Code that is not understood and does not seem to concern the bar is assumed to leave it \
      alone. `sbar check` and `--strict` list such code; declare or include what it names and it \
      is not an assumption any more.
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
      .quirkNeverHappens, .error, "a known defect is switched on where it cannot happen",
      """
      A defect belongs to the releases and devices that had it. In none of the cells of this \
      scenario can it happen, so that switching it on would say nothing. `sbar explain Q7` tells \
      where one belongs.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on ios 17, quirks Q7 {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on ios 17, quirks off {
            launch
            expect visible
        }
        """),
    CodePage(
      .peekWithoutBegin, .error, "a preview is not a step by itself",
      """
      A preview goes on as long as the finger presses: it is begun, and then finished or \
      cancelled. It needs a phone with 3D Touch.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 12
            device "iPhone 8"

            Feed()
        }

        class Feed: UIViewController { }

        class Photo: UIViewController { }

        scenario "a preview" {
            launch
            peek Photo
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 12
            device "iPhone 8"

            Feed()
        }

        class Feed: UIViewController { }

        class Photo: UIViewController { }

        scenario "a preview" {
            launch
            begin peek Photo
            cancel
            expect visible
        }
        """),
    CodePage(
      .widerRange, .note, "a range holds a release that is not written out",
      """
      A range holds its ends, each major release between them, and each release in between where \
      a rule changes that the file uses. `--strict` names the ones that were added.
      """,
      flags: ["--strict"],
      in: .file,
      bad: """
        app Gallery {
            ios 8...9
            device "iPhone 6"

            Feed()
        }

        class Feed: UIViewController { }

        class Card: UIViewController { }

        scenario "a card" {
            launch
            present Card as custom
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios [8, 9]
            device "iPhone 6"

            Feed()
        }

        class Feed: UIViewController { }

        class Card: UIViewController { }

        scenario "a card" {
            launch
            present Card as custom
            expect visible
        }
        """),
    CodePage(
      .sceneUnknown, .error, "there is no scene of that name",
      """
      A step opens or closes a scene that the app does not declare. Scenes are declared in the \
      app: `scene Reader { Page() }`.
      """,
      in: .steps,
      bad: """
        open scene Reader
        expect visible
        """,
      good: """
        push Photo
        expect visible
        """),
    CodePage(
      .numberMisplaced, .error, "a number follows something that is not counted",
      """
      `#2` tells living instances of a screen apart. What is about to be made has no number yet, \
      and states have none.
      """,
      in: .steps,
      bad: """
        push Photo#2
        expect visible
        """,
      good: """
        push Photo
        push Photo
        expect visible
        """),
    CodePage(
      .fileCellLimit, .error, "the scenarios of a file would run in too many cells",
      """
      All scenarios of a file together may have 100,000 cells. Spread fewer settings at once, or \
      put the scenarios into several files.
      """,
      in: .command,
      bad: "sbar test all-scenarios.sbar",
      good: "sbar test first-scenarios.sbar other-scenarios.sbar"),
    CodePage(
      .runCellLimit, .error, "the files of a run would come to too many cells",
      """
      All files of a run together may have ten million cells, counted before the first of them \
      runs, where there are more than a hundred. Nothing ran: run them in parts.
      """,
      in: .command,
      bad: "sbar test Generated",
      good: "sbar test Generated --shard 1/4"),
    CodePage(
      .fileStepLimit, .error, "the cells of a file would run too many steps",
      """
      All cells of a file together may run ten million steps, which are counted before the first \
      of them runs. Spread fewer settings at once where a scenario is long, or put the scenarios \
      into several files.
      """,
      in: .command,
      bad: "sbar test all-steps.sbar",
      good: "sbar test first-scenarios.sbar other-scenarios.sbar"),
    CodePage(
      .sizeLimit, .error, "a spec is too large",
      """
      A file and all that it includes have 8 MB at most. Put the scenarios into several files, \
      each with the same `include` of the app.
      """,
      in: .command,
      bad: "sbar test nine-megabytes.sbar",
      good: "sbar test first-scenarios.sbar other-scenarios.sbar"),
    CodePage(
      .wordLimit, .error, "a spec has too many words",
      """
      A file and all that it includes have at most 200,000 words and signs, and one more for each \
      15 bytes: an ordinary text of 3 MB has fewer, one of nothing but short words reaches it \
      before. So whatever a text is made of, reading and running it takes at most 100 MB and \
      twenty times its size. Put the scenarios into several files, each with the same `include` \
      of the app.
      """,
      in: .command,
      bad: "sbar test many-words.sbar",
      good: "sbar test first-scenarios.sbar other-scenarios.sbar"),
    CodePage(
      .rootMissing, .warning, "the first screen of an app is not known",
      """
      A launch shows the root of the app: what is in its block, the scene of `@main struct …: \
      App`, or the root that a delegate gives its window. Where a storyboard names it, or code \
      that is not read, a scenario cannot be decided.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device notch
        }

        screen Home { Text("a") }

        scenario "start" {
            launch
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device notch

            Home()
        }

        screen Home { Text("a") }

        scenario "start" {
            launch
            expect visible
        }
        """),
  ]
}
