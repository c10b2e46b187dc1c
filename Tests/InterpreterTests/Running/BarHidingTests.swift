import Testing

/// Navigation bars that code hides, or that hide by themselves.
struct BarHidingTests {
  private func outcome(
    _ code: String, _ steps: String, modifier: String = "", ios: String = "15",
    device: String = "\"iPhone 12\""
  ) -> String? {
    outcomes(
      """
      class Article: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              \(code)
          }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      app A {
          ios \(ios)
          device \(device)
          appearance light
          UINavigationController { Article() }\(modifier)
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  @Test func aSwipeUpHidesTheBarAndASwipeDownShowsIt() {
    let code = "navigationController?.hidesBarsOnSwipe = true"
    let steps = """
      expect navigationBar shown, dark
      scroll down 200
      expect navigationBar hidden, light
      scroll up 200
      expect navigationBar shown, dark
      """
    #expect(outcome(code, steps) == "one: passed")
    #expect(outcome("", steps, modifier: ".hidesBarsOnSwipe(true)") == "one: passed")
    #expect(
      outcome("", "scroll down 200\nexpect navigationBar shown, dark") == "one: passed")
  }

  @Test func aTapOnTheContentHidesAndShowsIt() {
    let code = "navigationController?.hidesBarsOnTap = true"
    let steps = """
      tap Article
      expect navigationBar hidden, light
      tap Article
      expect navigationBar shown, dark
      """
    #expect(outcome(code, steps) == "one: passed")
  }

  @Test func aPhoneOnItsSideHidesIt() {
    let code = "navigationController?.hidesBarsWhenVerticallyCompact = true"
    let steps = """
      expect navigationBar shown
      rotate landscape
      expect navigationBar hidden
      rotate portrait
      expect navigationBar shown, dark
      """
    #expect(outcome(code, steps) == "one: passed")
  }

  /// No step raises the keyboard, and code may.
  @Test func aKeyboardMayHideIt() {
    let code = "navigationController?.hidesBarsWhenKeyboardAppears = true"
    #expect(outcome(code, "expect navigationBar shown") == "one: undecided")
    #expect(outcome(code, "expect dark") == "one: undecided")
  }

  /// The view is hidden; whether UIKit takes the bar for hidden no source says.
  @Test func aBarWhoseViewIsHiddenIsGone() {
    let code = "navigationController?.navigationBar.isHidden = true"
    #expect(outcome(code, "expect navigationBar hidden") == "one: passed")
    #expect(outcome(code, "expect dark") == "one: undecided")
    let back = code + "\nnavigationController?.navigationBar.isHidden = false"
    #expect(outcome(back, "expect navigationBar shown, dark") == "one: passed")
  }

  @Test func anExtensionOfBarsSetsWhatItSays() {
    let specText = """
      extension UINavigationBar {
          func paint() { tintColor = .white; barStyle = .black }
          func more() { doSomething(self) }
      }
      class Home: UIViewController {
          func go() { navigationController?.navigationBar.paint() }
          func other() { navigationController?.navigationBar.more() }
      }
      app A {
          ios 16
          device "iPhone 8"
          appearance light
          UINavigationController { Home() }
      }
      scenario "one" {
          launch
          expect dark
          call Home.go
          expect light
      }
      scenario "two" {
          launch
          call Home.other
          expect light
      }
      """
    #expect(outcomes(specText).filter { $0.contains(":") }.prefix(1) == ["one: passed"])
    #expect(outcomes(specText).contains("two: undecided"))
  }

  @Test func anIPodIsAPhoneWithAHomeButton() {
    #expect(
      outcome("", "expect visible", ios: "9.3", device: "\"iPod touch\"") == "one: passed")
  }
}
