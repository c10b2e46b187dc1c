import Language

// Pages of the codes of names.

extension CodePage {
  static let names: [CodePage] = [
    CodePage(
      .undeclared, .error, "a name is not declared",
      """
      The name is neither a state, an input, a parameter nor a property that can be seen here: \
      mostly a slip. Something that the file cannot know is declared as an `input`, and is \
      unknown until a scenario sets it.
      """,
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .statusBarHidden(isFull)
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
      .misspelt, .error, "a name is nearly one that matters to the bar",
      """
      Modifiers, classes and properties that are not known pass through, so a slip in one that \
      decides the bar would change the answer in silence. What is a letter or two off is \
      refused.
      """,
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .statusBarHiden()
        }
        """,
      good: """
        screen Home {
            Text("a")
                .statusBarHidden()
        }
        """),
    CodePage(
      .declaredTwice, .error, "a name is declared twice",
      """
      Two declarations of one place have the same name, so it is not clear which is meant. \
      The first one is shown beside.
      """,
      in: .screen,
      bad: """
        screen Home { Text("a") }

        screen Home { Text("b") }
        """,
      good: """
        screen Home { Text("a") }

        screen Other { Text("b") }
        """),
    CodePage(
      .secondApp, .error, "a spec has two apps",
      """
      A file and all that it includes hold one app, which every scenario runs. Variants are \
      settings of a scenario: its header, its `plist`, its root.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }

        app Other {
            ios 17
            device "iPhone 15"

            Text("b")
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
      .undeclaredScreen, .error, "there is no screen of that name",
      """
      A handler pushes or presents a screen that no declaration makes: a slip, or an `include` \
      that is missing.
      """,
      in: .screen,
      bad: """
        screen Home {
            Button("Next") { push Foto }
        }

        screen Photo { Text("a") }
        """,
      good: """
        screen Home {
            Button("Next") { push Photo }
        }

        screen Photo { Text("a") }
        """),
    CodePage(
      .undeclaredWindow, .error, "there is no window of that name",
      """
      A handler shows or hides a window that the app does not declare. Windows are declared in \
      the app: `window Palette(isHidden: true) { … }`.
      """,
      in: .screen,
      bad: """
        screen Home {
            Button("Next") { show window Palette }
        }
        """,
      good: """
        screen Home {
            Button("Next") { request update }
        }
        """),
    CodePage(
      .noSuchMember, .error, "there is no such member",
      """
      The object, class or view has nothing of that name that the bar could depend on. A setting \
      of another class, or a modifier of SwiftUI's on a controller, has no effect there.
      """,
      in: .screen,
      bad: """
        screen Home {
            @StateObject var bar = StatusBarVisibleState()

            Text("a")
                .statusBarHidden(bar.hidden)
        }
        """,
      good: """
        screen Home {
            @StateObject var bar = StatusBarVisibleState()

            Text("a")
                .statusBarHidden(bar.isHidden)
        }
        """),
    CodePage(
      .noSuchCase, .error, "the type has no such value",
      """
      A value with a dot is none of those that the modifier or property takes. The message names \
      the ones that it does.
      """,
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .preferredColorScheme(.black)
        }
        """,
      good: """
        screen Home {
            Text("a")
                .preferredColorScheme(.dark)
        }
        """),
    CodePage(
      .usesItself, .error, "a declaration uses itself",
      "A view, a property or a function is made of itself and would never be finished.",
      in: .screen,
      bad: """
        struct Home: View {
            var body: some View { row }
            var row: some View { VStack { row } }
        }
        """,
      good: """
        struct Home: View {
            var body: some View { row }
            var row: some View { VStack { Text("a") } }
        }
        """),
    CodePage(
      .needsImport, .error, "a name of a library needs its import",
      """
      The modifier belongs to a library whose versions behave differently, so the spec has to \
      say which one is meant.
      """,
      in: .screen,
      bad: """
        screen Home {
            state y = 0

            Text("a")
                .hideStatusBarUntilScrolled(using: $y)
        }
        """,
      good: """
        import ScrollKit 0.6

        screen Home {
            state y = 0

            Text("a")
                .hideStatusBarUntilScrolled(using: $y)
        }
        """),
    CodePage(
      .importWithoutVersion, .error, "an import says no version",
      """
      Versions of this library behave differently at the bar. Write the one that the app is \
      built with.
      """,
      in: .screen,
      bad: """
        import ScrollKit

        screen Home {
            state y = 0

            Text("a")
                .hideStatusBarUntilScrolled(using: $y)
        }
        """,
      good: """
        import ScrollKit 0.6

        screen Home {
            state y = 0

            Text("a")
                .hideStatusBarUntilScrolled(using: $y)
        }
        """),
    CodePage(
      .usedTooOften, .error, "helpers that use helpers grow too large",
      """
      Computed views and functions are put in where they are used. Helpers that use helpers \
      several times each double with every level; make a view of its own of what is used most.
      """,
      in: .screen,
      bad: """
        struct Home: View {
            var body: some View { d }
            var d: some View { VStack { c; c; c; c; c; c; c; c; c; c; c; c; c; c; c; c } }
            var c: some View { VStack { b; b; b; b; b; b; b; b; b; b; b; b; b; b; b; b } }
            var b: some View { VStack { a; a; a; a; a; a; a; a; a; a; a; a; a; a; a; a } }
            var a: some View { VStack { z; z; z; z; z; z; z; z; z; z; z; z; z; z; z; z } }
            var z: some View { Text("a") }
        }
        """,
      good: """
        struct Home: View {
            var body: some View {
                VStack {
                    Row()
                    Row()
                    Row()
                }
            }
        }

        struct Row: View {
            var body: some View { Text("a") }
        }
        """),
  ]
}
