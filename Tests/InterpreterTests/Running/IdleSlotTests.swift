import Testing

/// A property on which nothing depends that could concern the bar may be anything: code that may
/// run or not, and gives it a value, costs no certainty.
struct IdleSlotTests {
  private func outcome(
    _ members: String, _ more: String = "", root: String = "Stall", expecting fact: String
  ) -> String? {
    let text = """
      app Fair {
          ios 16
          device notch
          appearance light
          \(root)()
      }
      class Stall: UIViewController {
          var isAway = false
          var count = 0
          var title2 = ""
          var isBusy = false { didSet { spinner.isSpinning = isBusy } }
          override var prefersStatusBarHidden: Bool { isAway }
          \(members)
      }
      \(more)
      scenario "one" {
          launch
          request update
          expect \(fact)
      }
      """
    return outcomes(text).first
  }

  /// What a closure does that may run.
  private func closure(_ code: String, _ rest: String = "") -> String {
    "override func viewDidLoad() { server.ask { \(code) } }\n\(rest)"
  }

  @Test(
    arguments: [
      "self.count = 1", "self.count += 1", "self.isBusy.toggle()",
      "if self.count > 2 { self.count = 0 } else { self.title2 = \"a\" }",
      "self.count = self.title2.isEmpty ? 1 : 2",
      "self.bump()", "for i in 0..<self.count { self.count = i }",
      "let old = self.count; self.count = old + 1",
      "Stall.shared = self.count", "helper.count = self.count",
    ])
  func whatNothingDependsOnCostsNothing(code: String) {
    let rest = """
      static var shared = 0
      func bump() { count += 1; if count > 9 { title2 = "many" } }
      """
    #expect(outcome(closure(code, rest), expecting: "visible") == "one: passed")
  }

  /// What leads to the bar in the end, by however many properties, counts.
  @Test(
    arguments: [
      ("self.isAway = true", ""),
      ("self.count = 1", "override func viewWillAppear(_ a: Bool) { isAway = count > 0 }"),
      (
        "self.count = 1",
        "override func viewWillLayoutSubviews() { title2 = count > 0 ? \"a\" : \"\" }"
      ),
      ("self.step()", "func step() { count = 2 }"),
      ("self.isBusy2 = true", "var isBusy2 = false { didSet { isAway = isBusy2 } }"),
      ("Stall.shared = 3", "static var shared = 0"),
      ("self.helper.count = 4", "let helper = Helper()"),
      ("self.count = 1; self.turn()", "func turn() { if count > 0 { isAway = true } }"),
      ("self.finish { self.isAway = true }", "func finish(_ done: () -> Void) { done() }"),
    ])
  func whatLeadsToTheBarCounts(code: String, rest: String) {
    let reads = """
      override func viewDidAppear(_ animated: Bool) {
          if !title2.isEmpty { isAway = true }
          if Self.shared > 2 { isAway = true }
          if count > 1 || helper.count > 3 {
              let page = Page()
              page.modalPresentationStyle = .fullScreen
              present(page, animated: false)
          }
      }
      override func viewDidDisappear(_ animated: Bool) { isAway = count == 1 }
      """
    let shared = rest.contains("shared") ? "" : "static var shared = 0"
    let held = rest.contains("Helper") ? "" : "let helper = Helper()"
    let outcome = outcome(
      closure(code, [rest, reads, shared, held].joined(separator: "\n")),
      "class Helper { var count = 0 }\n"
        + "class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }",
      expecting: "visible")
    #expect(outcome == "one: undecided")
  }

  /// A scenario asks for what it names.
  @Test func aScenarioDependsOnWhatItAsks() {
    let outcome = outcome(closure("self.count = 1"), expecting: "Stall.count == 0")
    #expect(outcome == "one: undecided")
  }

  /// Two classes that inherit from one another have their properties in common, others do not.
  @Test(
    arguments: [("Stall", "undecided"), ("UIViewController", "passed")])
  func propertiesOfOneFamilyAreOne(base: String, outcome: String) {
    let other = """
      class Other: \(base) {
          \(base == "Stall" ? "" : "var isAway = false; var count = 0")
          override func viewWillAppear(_ a: Bool) { if count > 0 { isAway = true } }
          \(base == "Stall" ? "" : "override var prefersStatusBarHidden: Bool { isAway }")
      }
      """
    let seen = self.outcome(
      closure("self.count = 1"), other, root: base == "Stall" ? "Other" : "Stall",
      expecting: "visible")
    #expect(seen == "one: \(outcome)")
  }
}
