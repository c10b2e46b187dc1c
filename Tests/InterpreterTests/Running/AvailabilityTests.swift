import Testing

/// `#available` and its opposite, wherever a condition may stand.
@Suite struct AvailabilityTests {
  /// One class on iOS 15 and 16, with two facts that hold from 16 on and before.
  private func check(_ members: String, steps: String = "", from16: String, before: String) {
    InterpreterTests.check(
      """
      app Old {
          ios [15, 16]
          device "iPhone 8"
          Page()
      }
      class Page: UIViewController {
          var isFull = false
      \(members)
      }
      scenario "a" {
          launch
      \(steps)
          expect \(from16) when ios >= 16
          expect \(before) when ios < 16
      }
      """, "a [ios 15]: passed", "a [ios 16]: passed")
  }

  @Test(arguments: [
    "if #unavailable(iOS 16, *) { return true }\nreturn false",
    "guard #unavailable(iOS 16, *) else { return false }\nreturn true",
    "if #unavailable(iOS 16, *) { true } else { false }",
    "guard #available(iOS 16, *) else { return true }\nreturn false",
    "if #unavailable(iOS 16, *), !isFull { return true }\nreturn isFull",
    "if #unavailable(macOS 12, *) { return true }\nif #available(iOS 16, *) { return false }\n"
      + "return true",
  ])
  func aGetterMayAskWhatIsUnavailable(_ getter: String) {
    check(
      "override var prefersStatusBarHidden: Bool {\n\(getter)\n}", from16: "visible",
      before: "hidden")
  }

  @Test(arguments: [
    "if #unavailable(iOS 16, *) { isFull = true }",
    "guard #unavailable(iOS 16, *) else { return }\nisFull = true",
    "if #available(iOS 16, *) { } else { isFull = true }",
  ])
  func aHandlerMayAskWhatIsUnavailable(_ body: String) {
    check(
      """
      override var prefersStatusBarHidden: Bool { isFull }
      func change() {
          \(body)
          setNeedsStatusBarAppearanceUpdate()
      }
      """, steps: "call Page.change", from16: "visible", before: "hidden")
  }

  @Test func aViewMayAskWhatIsUnavailable() {
    InterpreterTests.check(
      """
      app Old {
          ios [15, 16]
          device "iPhone 8"
          Page()
      }
      struct Page: View {
          var body: some View {
              if #unavailable(iOS 16, *) { Text("a").statusBarHidden() } else { Text("b") }
          }
      }
      scenario "a" {
          launch
          expect visible when ios >= 16
          expect hidden when ios < 16
      }
      """, "a [ios 15]: passed", "a [ios 16]: passed")
  }

  /// It is not known whether it throws.
  @Test func anOptionalTryMayYieldNil() {
    InterpreterTests.check(
      """
      app Old {
          ios 16
          device "iPhone 8"
          Page()
      }
      class Page: UIViewController {
          override var prefersStatusBarHidden: Bool {
              if let setting = try? Setting.load() { return true }
              return false
          }
      }
      scenario "a" {
          launch
          expect unknown
      }
      """, "a: passed")
  }

  @Test func nothingOfSwiftUIIsShownBeforeItCame() {
    func app(_ root: String) -> String {
      """
      app Old {
          ios 12
          device "iPhone 8"
          \(root)
      }
      struct Inner: View { var body: some View { Text("a") } }
      class Page: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              if #available(iOS 13, *) { addChild(UIHostingController(rootView: Inner())) }
          }
      }
      scenario "a" {
          launch
          expect visible
      }
      """
    }
    InterpreterTests.check(app("Page()"), "a: passed")
    for root in ["Inner()", "NavigationView { Inner() }", "UINavigationController { Inner() }"] {
      InterpreterTests.check(
        app(root), "a: broken", "  SB4103 iOS 12 has no SwiftUI, which came with iOS 13")
    }
  }
}
