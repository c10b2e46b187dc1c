import Language

// Pages of the codes of setters and overrides without effect.

extension CodePage {
  static let setters: [CodePage] = [
    CodePage(
      .setterIgnored, .warning,
      "an application-level setter does nothing while view controllers decide",
      """
      With `UIViewControllerBasedStatusBarAppearance` missing or YES the application's setters \
      are deaf (U7). Answer in the controller that decides, or set the key to NO and let the \
      application decide everything.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            func enter() { UIApplication.shared.isStatusBarHidden = true }
        }

        scenario "photos" {
            launch
            call Feed.enter
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
      .setterRemoved, .warning,
      "an application-level setter does nothing in an app built with the iOS 27 SDK",
      """
      Linked with that SDK, the application's setters are gone whatever Info.plist says. View \
      controllers have to answer, with `UIViewControllerBasedStatusBarAppearance` set to YES.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 27
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
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 27
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
      .overrideNotAsked, .warning, "the walk never reaches this controller",
      """
      UIKit asks the root, and then only the child that each container names. Plain containers \
      name none (U28), and what is presented without control is not asked either (U34). Name the \
      child in the container, or answer there.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Drawer { Feed() }
        }

        container Drawer: UIViewController { }

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

            Drawer { Feed() }
        }

        container Drawer: UIViewController {
            childForStatusBarHidden = children.first
        }

        class Feed: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        scenario "photos" {
            launch
            expect hidden
        }
        """),
    CodePage(
      .styleUnderNavigationBar, .warning,
      "a navigation controller whose bar is shown answers for the style itself",
      """
      The style follows the `barStyle` of a navigation bar that is shown, and the controller \
      inside is not asked for it (U22). Set the bar's style, or let a subclass name its top \
      controller.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            UINavigationController { Feed() }
        }

        class Feed: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        scenario "photos" {
            launch
            expect dark
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Stack { Feed() }
        }

        container Stack: UINavigationController {
            childForStatusBarStyle = topViewController
        }

        class Feed: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        scenario "photos" {
            launch
            expect light
        }
        """),
    CodePage(
      .captureFlagWithoutEffect, .warning, "the capture flag does nothing here",
      """
      `modalPresentationCapturesStatusBarAppearance` hands the bar to a presentation that would \
      not have it. One in full screen has it anyway (U33).
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController { }

        class Card: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        scenario "a card" {
            launch
            present Card as fullScreen, capturing
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController { }

        class Card: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }

        scenario "a card" {
            launch
            present Card as overFullScreen, capturing
            expect hidden
        }
        """),
    CodePage(
      .plistStyleAfterLaunch, .warning, "this key of Info.plist is for the launch screen only",
      """
      With view controllers in charge `UIStatusBarStyle` and `UIStatusBarHidden` dress the \
      launch screen and are forgotten with the first window (U3). Answer in the controller that \
      decides.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"
            plist {
                UIStatusBarStyle = UIStatusBarStyleLightContent
            }

            Feed()
        }

        class Feed: UIViewController { }

        scenario "photos" {
            launch
            expect dark
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Feed()
        }

        class Feed: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }

        scenario "photos" {
            launch
            expect light
        }
        """),
    CodePage(
      .changeWithoutRequest, .warning, "a preference changed without a request for an update",
      """
      UIKit reads a preference at certain events, and at no other time (U20): a change alone \
      leaves the bar as it was until something happens to ask. Call \
      `setNeedsStatusBarAppearanceUpdate()` after the change.
      """,
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
  ]
}
