import Testing

/// Methods of texts, numbers and lists that are not followed: those that are asked for a value
/// change nothing, nor do those that an extension declares without `mutating`.
struct AskedValueTests {
  private func check(_ fact: String, _ call: String) {
    checkRoot(
      fact,
      """
      extension Double {
          mutating func grow() -> Double { self += 1; return self }
          func tell() { print(self) }
          func spelled() -> String { "\\(self)" }
      }
      class Root: UIViewController {
          let label = UILabel()
          var price = 1.0 { didSet { setUp() } }
          var items = [1]
          override func viewDidLoad() { setUp() }
          func setUp() { \(call) }
          override var prefersStatusBarHidden: Bool { price == 1 && items.count == 1 }
      }
      """)
  }

  @Test(arguments: [
    "label.text = price.currency()", "label.text = price.spelled()", "price.tell()",
    "print(price.currency(in: \"EUR\"))", "let sum = items.customSum(); print(sum)",
    "label.text = items.joined().styled()",
  ])
  func whatIsAskedStaysAsItIs(call: String) { check("hidden", call) }

  @Test(arguments: [
    "let first = items.removeRandom(); print(first)", "items.rearrange()",
    "print(items.popRandom() ?? 0)",
  ])
  func whatMayChangeIsNotKnown(call: String) { check("unknown", call) }
}
