import Testing

/// Steps that present: a container with its content, and classes of Apple's.
@Suite struct PresentStepTests {
  private func app(_ steps: String, ios: String = "16", device: String = "notch")
    -> String
  {
    """
    class Feed: UIViewController { }
    class First: UIViewController {
        var isDark = false
        override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .default : .lightContent }
        override var prefersStatusBarHidden: Bool { isDark }
    }
    class Second: UIViewController { }
    struct Card: View { var body: some View { Text("card") } }
    container Stack: UINavigationController {
        childForStatusBarStyle = topViewController
        childForStatusBarHidden = topViewController
    }
    app Gallery {
        ios \(ios)
        device \(device)
        Feed()
    }
    scenario "one" {
        launch
        expect visible, dark
    \(steps)
    }
    """
  }

  @Test func aStackIsPresentedWithItsContent() {
    check(
      app("present Stack { First() } as fullScreen\n expect light by First, top First"),
      "one: passed")
    check(
      app(
        "present Stack { First() } as fullScreen\n expect light\n push Second\n expect dark\n"
          + " back\n expect light"), "one: passed")
    check(
      app("present Stack { First() } as fullScreen\n dismiss Stack\n expect dark by Feed"),
      "one: passed")
    check(
      app("begin present Stack { First() } as fullScreen\n finish\n expect light"), "one: passed")
  }

  @Test func aClassOfApplesIsPresentedWithContent() {
    check(
      app(
        "present UITabBarController {\n tab \"A\" { First() }\n tab \"B\" { Second() }\n }"
          + " as fullScreen\n expect light\n select tab \"B\"\n expect dark"), "one: passed")
    check(
      app("present UINavigationController { First() } as fullScreen\n expect top First"),
      "one: passed")
  }

  @Test func aClassOfApplesIsPresented() {
    check(
      app(
        "present UIImagePickerController as fullScreen\n expect visible\n"
          + " dismiss UIImagePickerController\n expect dark by Feed", ios: "8", device: "homeButton"
      ),
      "one: passed")
    check(
      app("present QLPreviewController as fullScreen\n expect unknown"), "one: passed")
    check(app("call { present Stack { First() } as fullScreen }\n expect light"), "one: passed")
  }

  @Test func aViewTakesNoContent() {
    #expect(errors(app("present Card { First() }\n expect dark")) == ["SB2528"])
    #expect(errors(app("present Stack { Frist() } as fullScreen\n expect light")).count == 1)
  }

  @Test func theSlipOfAClassIsAnError() {
    let wrong = plan(app("present UIImagePickerControler\n expect dark")).diagnostics[0]
    #expect(wrong.message == "there is no screen `UIImagePickerControler`")
    #expect(wrong.hint?.contains("`UIImagePickerController`") == true)
  }
}
