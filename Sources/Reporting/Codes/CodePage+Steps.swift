import Language

// Pages of the codes of steps and what they name.

extension CodePage {
  static let steps: [CodePage] = [
    CodePage(
      .constantExpected, .error, "a value depends on something else",
      """
      A step sets a value that is written out. To compute one, call a function of the app's.
      """,
      in: .steps,
      bad: """
        set isFull = !isFull
        expect hidden
        """,
      good: """
        set isFull = true
        expect hidden
        """),
    CodePage(
      .wordWrong, .error, "a word is none of those that are allowed here",
      "A setting, a policy or a fact takes one of a few words; the hint lists them.",
      in: .steps,
      bad: "expect style .blue",
      good: "expect style .default"),
    CodePage(
      .screenUnknown, .error, "a step names a screen that is not declared",
      """
      A step names a screen that no declaration makes: a slip, or an `include` that is missing.
      """,
      in: .steps,
      bad: """
        push Foto
        expect visible
        """,
      good: """
        push Photo
        expect visible
        """),
    CodePage(
      .functionUnknown, .error, "there is no function of that name",
      """
      `call` runs a function of a screen or class by its name, as in `call Feed.toggle`. The \
      screen has none of that name.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            func toggle() { }
        }

        scenario "photos" {
            launch
            call Feed.togle
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
            func toggle() { }
        }

        scenario "photos" {
            launch
            call Feed.toggle
            expect visible
        }
        """),
    CodePage(
      .functionExpected, .error, "what is called is not a function",
      "`call` takes a function by its name, `call Feed.toggle`, or a block of statements.",
      in: .steps,
      bad: """
        call 3
        expect visible
        """,
      good: """
        call { isFull = true }
        expect hidden
        """),
    CodePage(
      .labelUnknown, .error, "nothing in the app has that label",
      """
      A tap names the text of a button, link or row, or an accessibility label or identifier. No \
      screen has this one, so the step could never be done.
      """,
      in: .steps,
      bad: """
        tap "Foto"
        expect visible
        """,
      good: """
        tap "Photo"
        expect visible
        """),
    CodePage(
      .stateUnknown, .error, "there is no state and no input of that name",
      """
      `set` gives a value to a state or an input of the app, or of a living screen: `set \
      Photo.isFull = true`.
      """,
      in: .steps,
      bad: """
        set isFul = true
        expect hidden
        """,
      good: """
        set isFull = true
        expect hidden
        """),
    CodePage(
      .windowUnknown, .error, "a step names a window that is not declared",
      """
      A step shows or hides a window that the app does not declare. Windows are declared in the \
      app: `window Palette(isHidden: true) { … }`.
      """,
      in: .steps,
      bad: """
        show window Palette
        expect visible
        """,
      good: """
        push Photo
        expect visible
        """),
    CodePage(
      .argumentWrong, .error, "arguments do not fit the parameters",
      """
      A screen with parameters is pushed or presented with arguments, by the labels and in the \
      order of its declaration.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            NavigationStack { Text("a") }
        }

        screen Photo(id: Int) { Text("b") }

        scenario "photos" {
            launch
            push Photo(number: 1)
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            NavigationStack { Text("a") }
        }

        screen Photo(id: Int) { Text("b") }

        scenario "photos" {
            launch
            push Photo(id: 1)
            expect visible
        }
        """),
  ]
}
