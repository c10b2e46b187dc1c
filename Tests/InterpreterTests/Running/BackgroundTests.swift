import Testing

/// What a controller's view is painted with lies under the bar (U41, P6).
struct BackgroundTests {
  private func outcome(_ body: String, _ expectation: String) -> String? {
    outcomes(
      """
      class Base: UIViewController {}
      class Root: Base {
          \(body)
      }
      app A {
          ios 17
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect \(expectation)
      }
      """
    ).first
  }

  private func loading(_ statements: String) -> String {
    "override func viewDidLoad() { super.viewDidLoad(); \(statements) }"
  }

  @Test func aColourThatIsWrittenCounts() {
    #expect(outcome(loading("view.backgroundColor = .black"), "light") == "one: passed")
    #expect(outcome(loading("self.view.backgroundColor = UIColor.black"), "light") == "one: passed")
    #expect(outcome(loading("view.backgroundColor = .white"), "dark") == "one: passed")
  }

  /// What a controller makes its view of may draw over the colour.
  @Test(arguments: ["MKMapView()", "Drawing()", "map"])
  func aViewThatDrawsCoversItsColour(view: String) {
    let made =
      "let map = MKMapView()\noverride func loadView() { view = \(view) }\n"
      + loading("view.backgroundColor = .black")
    #expect(outcome(made, "dark") == "one: passed")
    let plain = made.replacing("view = \(view)", with: "view = UIView()")
    #expect(outcome(plain, "light") == "one: passed")
  }

  /// Any other colour, and one that comes and goes, is taken to fit light and dark mode.
  @Test(arguments: [
    "view.backgroundColor = .systemBackground", "view.backgroundColor = Theme.black",
    "if isDark { view.backgroundColor = .black }",
    "view.backgroundColor = .black; view.backgroundColor = .red",
    "card.view.backgroundColor = .black", "view.backgroundColor = isDark ? .black : .white",
  ])
  func otherColoursAreAssumedToFit(statement: String) {
    let text = """
      class Root: UIViewController {
          var isDark = true
          let card = UIViewController()
          \(loading(statement))
      }
      app A {
          ios 17
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect dark
      }
      """
    let cells = results(text).flatMap { $0.cells }
    #expect(cells.map { $0.outcome } == [.passed])
    #expect(cells.flatMap { $0.assumptions } == [.backdrop])
  }
}
