import Language

// Pages of the codes of weak specs.

extension CodePage {
  static let weaknesses: [CodePage] = [
    CodePage(
      .neverUsed, .warning, "a name is never used",
      """
      A state that nothing reads or sets, a function that nothing calls, or a hidden window that \
      nothing shows, is left over, or its use is missing. `sbar lint --fix=all` takes a state out.
      """,
      flags: ["lint"],
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"
            state isFull = false

            Image("bridge")
                .statusBarHidden()
        }

        scenario "a photo" {
            launch
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"
            state isFull = true

            Image("bridge")
                .statusBarHidden(isFull)
        }

        scenario "a photo" {
            launch
            expect hidden
        }
        """),
    CodePage(
      .neverReached, .warning, "a screen is never reached",
      """
      No scenario brings the screen to life in any cell, so that whatever it asks for is not \
      tested.
      """,
      flags: ["lint"],
      in: .file,
      bad: """
        app Gallery {
            ios 15
            device "iPhone 13"

            Home()
        }

        class Home: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        class Photo: UIViewController { }

        scenario "home" {
            launch
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 15
            device "iPhone 13"

            Home()
        }

        class Home: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        class Photo: UIViewController { }

        scenario "home" {
            launch
            expect hidden
            present Photo as fullScreen
            expect visible
        }
        """),
    CodePage(
      .cannotFail, .warning, "a scenario passes whatever the app asks for",
      """
      All its expectations hold, too, when every override, modifier and setter that asks for a \
      bar is taken out, and when each asks for the contrary: it tests iOS and not the app. Expect \
      something that a setting decides. Left alone are scenarios in which something asks in vain, \
      or nothing asks at all, or windows are shown, and those that name iOS as the one who \
      decides: `expect hidden by device`.
      """,
      flags: ["lint"],
      in: .file,
      bad: """
        app Gallery {
            ios 15
            device "iPhone 13"

            Home()
        }

        class Home: UIViewController {
            var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
        }

        scenario "home" {
            launch
            rotate landscape
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 15
            device "iPhone 13"

            Home()
        }

        class Home: UIViewController {
            var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
        }

        scenario "home" {
            launch
            expect visible
            set Home.isFull = true
            request update
            expect hidden
        }
        """),
    CodePage(
      .onAssumptions, .warning, "a scenario passes on assumptions",
      """
      The verdict would change with something that is taken for granted: code that was not \
      understood, a rule that sources dispute, a backdrop that is not described. The notes say \
      which; a setting that is written is not one.
      """,
      flags: ["lint"],
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Image("bridge")
                .shimmering()
                .statusBarHidden(false)
        }

        class Film: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        scenario "a film" {
            launch
            expect dark
            present Film as fullScreen
            expect light
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Home()
        }

        screen Home {
            backdrop bright

            Image("bridge")
        }

        class Film: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        scenario "a film" {
            launch
            expect dark
            present Film as fullScreen
            expect light
        }
        """),
    CodePage(
      .neverSetBack, .warning, "a shared state hides the bar and nothing sets it back",
      """
      A state of the app outlives the screens that set it. If all code gives it one value, the \
      bar stays as it is when the screen has gone. Set it back where the screen disappears.
      """,
      flags: ["lint"],
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"
            state isFull = false

            NavigationStack { Home() }
                .statusBarHidden(isFull)
        }

        screen Home {
            NavigationLink("Photo") { Photo() }
        }

        screen Photo {
            Image("bridge")
                .onAppear { isFull = true }
        }

        scenario "a photo" {
            launch
            tap "Photo"
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"
            state isFull = false

            NavigationStack { Home() }
                .statusBarHidden(isFull)
        }

        screen Home {
            NavigationLink("Photo") { Photo() }
        }

        screen Photo {
            Image("bridge")
                .onAppear { isFull = true }
                .onDisappear { isFull = false }
        }

        scenario "a photo" {
            launch
            tap "Photo"
            expect hidden
        }
        """),
    CodePage(
      .tooEarly, .warning, "a technique is not there yet on a release that is run",
      """
      The text names something of Apple's that came later than the oldest release of the \
      scenarios: the app would not start there, or not compile. Leave out the older releases, or \
      write what they have with `#available`.
      """,
      flags: ["lint"],
      in: .file,
      bad: """
        app Gallery {
            ios [15, 17]
            device "iPhone 13"

            NavigationStack { Image("bridge") }
                .statusBarHidden()
        }

        scenario "a photo" {
            launch
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios [16, 17]
            device "iPhone 13"

            NavigationStack { Image("bridge") }
                .statusBarHidden()
        }

        scenario "a photo" {
            launch
            expect hidden
        }
        """),
    CodePage(
      .unmeasuredLimit, .warning, "a limit was never measured",
      """
      `hideUntilScrolled` and `hideUntilPulled` were measured with their own limits, -3 and 2 \
      points (S53, S56). What another one does was never measured on a device.
      """,
      flags: ["lint"],
      in: .file,
      bad: """
        import ScrollKit 0.6

        app Gallery {
            ios 17
            device "iPhone 15"

            Home()
        }

        screen Home {
            state y = 0

            ScrollViewWithOffsetTracking(onScroll: { y = $0 }) { Text("Rows") }
                .hide(if: $y, ifGreaterThan: -10)
        }

        scenario "scrolled" {
            launch
            scroll to -20
            expect visible
            scroll to 0
            expect hidden
        }
        """,
      good: """
        import ScrollKit 0.6

        app Gallery {
            ios 17
            device "iPhone 15"

            Home()
        }

        screen Home {
            state y = 0

            ScrollViewWithOffsetTracking(onScroll: { y = $0 }) { Text("Rows") }
                .hideUntilScrolled(using: $y)
        }

        scenario "scrolled" {
            launch
            scroll to -20
            expect visible
            scroll to 0
            expect hidden
        }
        """),
  ]
}
