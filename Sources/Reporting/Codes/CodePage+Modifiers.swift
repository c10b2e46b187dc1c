import Language

// Pages of the codes of modifiers without effect.

extension CodePage {
  static let modifiers: [CodePage] = [
    CodePage(
      .deprecatedCall, .warning, "this call is deprecated, though it still works",
      """
      Apple marks it as on its way out: it works on the releases of this scenario, and on a \
      later one it may not. View controllers answer in its place, and `toolbarVisibility(_:for: \
      .statusBar)` does in SwiftUI from iOS 27 on.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"
            plist {
                UIViewControllerBasedStatusBarAppearance = NO
            }

            Feed()
        }

        class Feed: UIViewController {
            func enter() { UIApplication.shared.isStatusBarHidden = true }
        }

        scenario "photos" {
            launch
            call Feed.enter
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

            func enter() {
                isFull = true
                setNeedsStatusBarAppearanceUpdate()
            }
        }

        scenario "photos" {
            launch
            call Feed.enter
            expect hidden
        }
        """),
    CodePage(
      .modifierOnDestination, .warning,
      "a NavigationStack does not read statusBarHidden on a screen that it pushes",
      """
      The modifier counts on the stack, not on what lies in it (S18). Put it there and drive it \
      by a state that the screens set, and set back when they go.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            NavigationStack {
                NavigationLink("Photo") { Photo() }
            }
        }

        screen Photo {
            Image("bridge")
                .statusBarHidden()
        }

        scenario "a photo" {
            launch
            tap "Photo"
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"
            state isFull = false

            NavigationStack {
                NavigationLink("Photo") { Photo() }
            }
            .statusBarHidden(isFull)
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
            back
            expect visible
        }
        """),
    CodePage(
      .modifierUnderPlistMode, .warning,
      "SwiftUI's modifiers do nothing while Info.plist gives the bar to the application",
      """
      SwiftUI speaks through a hosting controller, and with \
      `UIViewControllerBasedStatusBarAppearance` set to NO no controller is asked (S2).
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"
            plist {
                UIViewControllerBasedStatusBarAppearance = NO
            }

            Image("bridge")
                .statusBarHidden()
        }

        scenario "a photo" {
            launch
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Image("bridge")
                .statusBarHidden()
        }

        scenario "a photo" {
            launch
            expect hidden
        }
        """),
    CodePage(
      .schemeWithoutBackground, .warning,
      "a toolbar colour scheme does nothing while the bar's background is not shown",
      """
      `toolbarColorScheme` dresses the bar's background, and counts once that is there: after \
      scrolling, or with `toolbarBackground(.visible, for: .navigationBar)`, which iOS 18 renamed \
      `toolbarBackgroundVisibility`. Under a hidden bar it never counts; `preferredColorScheme` \
      needs no bar.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            NavigationStack {
                List { Text("a") }
                    .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }

        scenario "a list" {
            launch
            expect dark
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            NavigationStack {
                List { Text("a") }
                    .toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar)
            }
        }

        scenario "a list" {
            launch
            expect light
        }
        """),
    CodePage(
      .nestedModifiers, .warning, "two statusBarHidden modifiers of one tree disagree",
      """
      Which of them counts is disputed (D2): taken is the outermost on a branch, and a hidden \
      one among siblings. Keep one, and let a state decide.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            VStack {
                Image("bridge")
                    .statusBarHidden(true)
            }
            .statusBarHidden(false)
        }

        scenario "a photo" {
            launch
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            VStack {
                Image("bridge")
            }
            .statusBarHidden(false)
        }

        scenario "a photo" {
            launch
            expect visible
        }
        """),
    CodePage(
      .embeddedController, .warning,
      "a UIKit controller used as a view answers in place of SwiftUI's modifiers",
      """
      A controller in a representable is asked before the tree around it (S8), so that the \
      modifiers outside do not count. Override in that controller, or embed a plain `UIView`.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Home()
        }

        screen Home {
            Player()
                .statusBarHidden(true)
        }

        class Film: UIViewController {
            override var prefersStatusBarHidden: Bool { false }
        }

        struct Player: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Film { Film() }
            func updateUIViewController(_ film: Film, context: Context) { }
        }

        scenario "a film" {
            launch
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Home()
        }

        screen Home {
            Player()
        }

        class Film: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        struct Player: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Film { Film() }
            func updateUIViewController(_ film: Film, context: Context) { }
        }

        scenario "a film" {
            launch
            expect hidden
        }
        """),
  ]
}
