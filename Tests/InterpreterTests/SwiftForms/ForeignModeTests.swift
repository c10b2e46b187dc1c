import Testing

/// `mode` of something that is not known: only what tabs have could decide the bar.
struct ForeignModeTests {
  @Test(arguments: [
    ("AVAudioSession.Mode.voiceChat.rawValue", "dark"), (".dark", "dark"), ("2", "dark"),
    ("\"a\"", "dark"), (".tabSidebar", "unknown"), ("wanted()", "unknown"),
    ("wanted", "unknown"),
  ])
  func oneOfTabsAloneDecides(value: String, answer: String) {
    AskedCode(
      """
      class Page: UIViewController { // \(answer)
          override func viewDidLoad() {
              super.viewDidLoad()
              let wanted = Library.mode
              let made = Library.make()
              made.mode = \(value)
          }
      }
      """
    ).check()
  }
}
