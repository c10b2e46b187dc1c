import Language

// Pages of the codes of sheets, windows and containers that do not ask.

extension CodePage {
  static let containers: [CodePage] = [
    CodePage(
      .sheetContentNotAsked, .warning, "a sheet's content is not asked about the status bar",
      """
      A sheet does not take control of the bar: what presents it goes on deciding (S22). Put the \
      modifier on the presenter, or present a full-screen cover.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Home()
        }

        screen Home {
            state isOpen = false

            Button("Card") { isOpen = true }
                .sheet(isPresented: $isOpen) { Card() }
        }

        screen Card {
            Text("a")
                .statusBarHidden()
        }

        scenario "a card" {
            launch
            tap "Card"
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
            state isOpen = false

            Button("Card") { isOpen = true }
                .fullScreenCover(isPresented: $isOpen) { Card() }
        }

        screen Card {
            Text("a")
                .statusBarHidden()
        }

        scenario "a card" {
            launch
            tap "Card"
            expect hidden
        }
        """),
    CodePage(
      .windowWithoutScene, .warning, "a window that has no scene is not on screen from iOS 13 on",
      """
      From iOS 13 a window belongs to a scene; one without a scene is not shown and not \
      asked (U44). Make it by `UIWindow(windowScene:)`.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"
            lifecycle sceneDelegate

            Feed()

            window Front(level: .alert, isHidden: true, windowScene: nil) { Toast() }
        }

        class Feed: UIViewController { }

        class Toast: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        scenario "a toast" {
            launch
            call { Front.isHidden = false }
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"
            lifecycle sceneDelegate

            Feed()

            window Front(level: .alert, isHidden: true) { Toast() }
        }

        class Feed: UIViewController { }

        class Toast: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        scenario "a toast" {
            launch
            call { Front.isHidden = false }
            expect hidden
        }
        """),
    CodePage(
      .answerHandedOn, .warning,
      "a tab bar controller hands this question on to its selected tab",
      """
      A tab bar controller names its selected tab for both questions (U24), so that its own \
      answers are not read. Answer in the tabs, or return nil from the child's property.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Tabs {
                tab "One" { Feed() }
            }
        }

        container Tabs: UITabBarController {
            preferredStatusBarStyle = .lightContent
        }

        class Feed: UIViewController { }

        scenario "tabs" {
            launch
            expect dark
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Tabs {
                tab "One" { Feed() }
            }
        }

        container Tabs: UITabBarController {
            preferredStatusBarStyle = .lightContent
            childForStatusBarStyle = nil
        }

        class Feed: UIViewController { }

        scenario "tabs" {
            launch
            expect light
        }
        """),
    CodePage(
      .overrideUnderPlistMode, .warning,
      "view controllers are not asked while Info.plist gives the bar to the application",
      """
      With `UIViewControllerBasedStatusBarAppearance` set to NO the application's setters \
      decide, and no controller is asked (U2).
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
            override var prefersStatusBarHidden: Bool { true }
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

            Feed()
        }

        class Feed: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        scenario "photos" {
            launch
            expect hidden
        }
        """),
  ]
}
