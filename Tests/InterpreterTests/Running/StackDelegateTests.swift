import Testing

/// A navigation controller that is its own delegate is told of each screen that it shows.
struct StackDelegateTests {
  private func app(_ delegate: String, _ function: String = "willShow") -> String {
    """
    app Fair {
        ios 16
        device notch
        appearance light
        Stack { Stall() }
    }
    class Stack: UINavigationController, UINavigationControllerDelegate {
        private var style = UIStatusBarStyle.darkContent {
            didSet { setNeedsStatusBarAppearanceUpdate() }
        }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override func viewDidLoad() {
            super.viewDidLoad()
            \(delegate)
        }
        func navigationController(
            _ navigationController: UINavigationController,
            \(function) viewController: UIViewController, animated: Bool
        ) {
            style = viewController is Cellar ? .lightContent : .darkContent
        }
    }
    class Stall: UIViewController {
        @objc func enter() { navigationController?.pushViewController(Cellar(), animated: true) }
        @objc func cover() {
            let poster = UIViewController()
            poster.modalPresentationStyle = .fullScreen
            present(poster, animated: true)
        }
    }
    class Cellar: UIViewController { }

    """
  }

  private let ways = """
    scenario "ways" {
        launch
        expect dark
        call Stall.enter()
        expect light
        back
        expect dark
    }

    """

  @Test(
    arguments: ["delegate = self", "self.delegate = self", "super.delegate=self"],
    ["willShow", "didShow"])
  func itIsToldOfEachScreen(delegate: String, function: String) {
    check(app(delegate, function) + ways, "ways: passed")
  }

  /// That of something else is not its own, and who calls it then is not known.
  @Test(arguments: [
    "interactivePopGestureRecognizer?.delegate = self", "delegate = selfless", "print(delegate)",
  ])
  func anotherDelegateMayCallIt(delegate: String) {
    let launch = "scenario \"launch\" {\nlaunch\nexpect dark\n}\n"
    check(
      app(delegate).replacing("is Cellar ?", with: "is Stall ?") + launch, "launch: undecided",
      "  SB4101 cannot tell whether the bar is dark")
  }

  /// Nothing says whether UIKit tells it anew once what lay over it is gone.
  @Test func whatComesBackMayBeToldAnew() {
    let back = """
      scenario "cover" {
          launch
          set Stack.style = .lightContent
          call Stall.cover()
          dismiss
          expect light
      }

      """
    check(
      app("delegate = self") + back, "cover: undecided",
      "  SB4101 cannot tell whether the bar is light")
  }
}
