import Testing

/// `unreadNames`: what the app declares in files that the spec does not include.
struct UnreadNamesTests {
  private func answer(_ members: String, _ names: String = "[Zebra, Zulu, zoomed]") -> String? {
    outcomes(
      """
      \(members)
      app A {
          ios 18
          device notch
          appearance light
          unreadNames = \(names)
          Root()
      }
      scenario "one" {
          launch
          expect visible, dark
      }
      """
    ).first
  }

  private static func loading(_ code: String) -> String {
    """
    class Root: UIViewController {
        let zulu: Zulu? = nil
        let made = Zulu()
        override func viewDidLoad() {
            super.viewDidLoad()
            \(code)
        }
        func tap() { Zulu.run(self) }
    }
    """
  }

  @Test(arguments: [
    "struct Root: View { var body: some View { VStack { Zebra() } } }",
    "struct Root: View { var body: some View { Text(\"a\").zoomed() } }",
    loading("Zulu.run(self)"), loading("Zulu.shared.run()"), loading("zulu?.run(self)"),
    loading("self.made.run()"), loading("zoomed()"), loading("Zulu()"),
  ])
  func whatTheseDecideIsUnknown(members: String) {
    #expect(answer(members) == "one: undecided", "\(members)")
    // Others are taken to leave the bar alone.
    #expect(answer(members, "[Other]") == "one: passed", "\(members)")
  }

  @Test func whatIsNotReachedDecidesNothing() {
    #expect(answer(UnreadNamesTests.loading("print(1)")) == "one: passed")
  }

  @Test func whatIsDeclaredHereIsRead() {
    let members = """
      struct Root: View { var body: some View { Zebra() } }
      struct Zebra: View { var body: some View { Text("a") } }
      """
    #expect(answer(members) == "one: passed")
  }
}
