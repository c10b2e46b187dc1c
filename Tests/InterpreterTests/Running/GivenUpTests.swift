import Testing

/// Where it is unknown which screens there are, no way of what follows leads to a known bar; what
/// the device alone decides is known all the same.
struct GivenUpTests {
  /// A launch whose code does something unknown, and then leaves much open.
  private func app(_ orientation: String, _ fact: String) -> String {
    let pages = (0..<12).map { "if Server.has(\($0)) { present(Page(), animated: false) }" }
    return """
      class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Home: UIViewController {
          let other: Other = makeOther()
          override func viewDidAppear(_ animated: Bool) {
              other.show(in: view.window!)
              \(pages.joined(separator: "\n        "))
          }
      }
      app A {
          ios 17
          device notch
          orientation \(orientation)
          Home()
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
  }

  @Test func aPhoneOnItsSideHasNoBar() {
    check(app("landscape", "hidden"), "one: passed")
    check(app("portrait", "unknown"), "one: passed")
  }

  /// A card may be there, which leaves the bar to the system, and be in the way of what comes next.
  @Test func othersMayDecide() {
    let text = app("portrait", "visible by system").replacing(
      "expect visible by system",
      with: "expect visible by system\n    call Home.show\n    expect ignored"
    ).replacing(
      "    override func viewDidAppear",
      with: "    func show() { present(Page(), animated: false) }\n    override func viewDidAppear")
    #expect(outcomes(text).first == "one: undecided")
    #expect(!outcomes(text).contains { $0.contains("SB4100") })
  }
}
