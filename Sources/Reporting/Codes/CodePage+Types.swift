import Language

// Pages of the codes of types, arguments and handlers.

extension CodePage {
  static let types: [CodePage] = [
    CodePage(
      .notATruth, .error, "a condition is not true or false",
      """
      What hides the bar, and what follows `if`, is a Bool. A number or a text has to be \
      compared with something.
      """,
      in: .screen,
      bad: """
        screen Home {
            state count = 0

            Text("a")
                .statusBarHidden(count)
        }
        """,
      good: """
        screen Home {
            state count = 0

            Text("a")
                .statusBarHidden(count > 0)
        }
        """),
    CodePage(
      .differentTypes, .error, "two values of different types are compared",
      "The two can never be equal, and Swift would not compile the comparison.",
      in: .screen,
      bad: """
        screen Home {
            state count = 0

            Text("a")
                .statusBarHidden(count == true)
        }
        """,
      good: """
        screen Home {
            state count = 0

            Text("a")
                .statusBarHidden(count == 1)
        }
        """),
    CodePage(
      .wrongType, .error, "a value is of the wrong type",
      """
      The property, argument or variable takes values of another type; the message names both.
      """,
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .preferredColorScheme(true)
        }
        """,
      good: """
        screen Home {
            Text("a")
                .preferredColorScheme(.dark)
        }
        """),
    CodePage(
      .notAVisibilityState, .error, "the argument is not a visibility state",
      """
      `statusBarVisible` takes the object that keeps whether the bar is hidden, not a Bool.
      """,
      in: .screen,
      bad: """
        screen Home {
            state isFull = false

            Text("a")
                .statusBarVisible(isFull)
        }
        """,
      good: """
        screen Home {
            @StateObject var bar = StatusBarVisibleState()

            Text("a")
                .statusBarVisible(bar)
        }
        """),
    CodePage(
      .missingArgument, .error, "an argument is missing",
      "The modifier or call cannot do without this argument.",
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .statusBar()
        }
        """,
      good: """
        screen Home {
            Text("a")
                .statusBar(hidden: true)
        }
        """),
    CodePage(
      .unknownArgument, .error, "there is no such argument",
      """
      The modifier or screen has no argument of that label. The hint lists those that it has.
      """,
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .statusBarStyle(.lightContent, duration: 1)
        }
        """,
      good: """
        screen Home {
            Text("a")
                .statusBarStyle(.lightContent, animationDuration: 1)
        }
        """),
    CodePage(
      .wrongLabel, .error, "an argument has the wrong label",
      """
      `statusBarHidden(_:)` takes no label, `statusBar(hidden:)` does; the two are easily mixed.
      """,
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .statusBarHidden(hidden: true)
        }
        """,
      good: """
        screen Home {
            Text("a")
                .statusBarHidden(true)
        }
        """),
    CodePage(
      .tooManyArguments, .error, "there are too many arguments",
      "The modifier takes one argument.",
      in: .screen,
      bad: """
        screen Home {
            Text("a")
                .statusBarHidden(true, false)
        }
        """,
      good: """
        screen Home {
            Text("a")
                .statusBarHidden(true)
        }
        """),
    CodePage(
      .needsDollar, .error, "a binding needs its `$`",
      """
      What is presented has to be able to set the variable back, so it is handed over as a \
      binding.
      """,
      in: .screen,
      bad: """
        screen Home {
            state isOpen = false

            Text("a")
                .sheet(isPresented: isOpen) { Text("b") }
        }
        """,
      good: """
        screen Home {
            state isOpen = false

            Text("a")
                .sheet(isPresented: $isOpen) { Text("b") }
        }
        """),
    CodePage(
      .needsBrackets, .error, "a call needs its brackets",
      "The name of a function alone is its value and does nothing; a call has brackets.",
      in: .screen,
      bad: """
        struct Home: View {
            @State private var isFull = false

            var body: some View { Button("Full") { enter } }
            func enter() { isFull = true }
        }
        """,
      good: """
        struct Home: View {
            @State private var isFull = false

            var body: some View { Button("Full") { enter() } }
            func enter() { isFull = true }
        }
        """),
    CodePage(
      .assignsToGetter, .error, "a getter cannot be assigned to",
      """
      The property is computed each time that it is read. Assign to the property that its getter \
      reads.
      """,
      in: .screen,
      bad: """
        struct Home: View {
            var isFull: Bool { true }

            var body: some View {
                Button("Window") { isFull = false }
            }
        }
        """,
      good: """
        struct Home: View {
            @State private var isFull = true

            var body: some View {
                Button("Window") { isFull = false }
            }
        }
        """),
    CodePage(
      .assignmentAsValue, .error, "an assignment is not a value",
      "`=` gives a value and has none itself; `==` compares.",
      in: .screen,
      bad: """
        screen Home {
            state isFull = false

            Text("a")
                .statusBarHidden((isFull = true))
        }
        """,
      good: """
        screen Home {
            state isFull = false

            Text("a")
                .statusBarHidden((isFull == true))
        }
        """),
    CodePage(
      .assignmentInStructure, .error, "an assignment in structure",
      """
      Structure says what is there, and nothing happens in it. An assignment happens at a time: \
      in a handler, such as `onAppear` or a button's action.
      """,
      in: .screen,
      bad: """
        struct Home: View {
            @State private var isFull = false

            var body: some View {
                isFull = true
                Text("a")
            }
        }
        """,
      good: """
        struct Home: View {
            @State private var isFull = false

            var body: some View {
                Text("a")
                    .onAppear { isFull = true }
            }
        }
        """),
    CodePage(
      .comparisonForAssignment, .error, "a comparison where an assignment is meant",
      "`==` compares, and here nothing is done with the result. `=` gives the value.",
      in: .screen,
      bad: """
        screen Home {
            state isFull = false

            Button("Full") { isFull == true }
        }
        """,
      good: """
        screen Home {
            state isFull = false

            Button("Full") { isFull = true }
        }
        """),
    CodePage(
      .actionInStructure, .error, "an action in structure",
      """
      To push, present or dismiss happens at a time, which structure does not have. It belongs \
      into a handler.
      """,
      in: .screen,
      bad: """
        struct Home: View {
            var body: some View {
                push Photo
            }
        }

        screen Photo { Text("a") }
        """,
      good: """
        struct Home: View {
            var body: some View {
                Button("Next") { push Photo }
            }
        }

        screen Photo { Text("a") }
        """),
    CodePage(
      .stepInHandler, .error, "a step of a scenario in a handler",
      """
      A handler is the app's own code: it can push, present, dismiss, set and request an update. \
      What a person or the system does belongs in a scenario.
      """,
      in: .screen,
      bad: """
        screen Home {
            Button("Next") { select page 2 }
        }
        """,
      good: """
        screen Home {
            Button("Next") { request update }
        }
        """),
    CodePage(
      .notModelled, .error, "something is not modelled",
      """
      The code matters to the bar and the model does not know what it does, so that no answer \
      could be trusted. Leave it out, or say its effect in another way.
      """,
      in: .screen,
      bad: """
        class Home: UIViewController {
            override func viewDidLoad() {
                UINavigationBar.appearance().barStyle = .black
            }
        }
        """,
      good: """
        class Home: UIViewController {
            override func viewDidLoad() {
                navigationController?.navigationBar.barStyle = .black
            }
        }
        """),
  ]
}
