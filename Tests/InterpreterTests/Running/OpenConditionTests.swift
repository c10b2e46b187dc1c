import Interpreter
import Testing

/// Conditions of views of which nothing is known: each that decides something is tried both ways,
/// and those that decide nothing cost nothing.
struct OpenConditionTests {
  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  ]

  /// More conditions than could be tried both ways.
  private func spec(_ content: String, last: String = "", expect: String) -> String {
    let conditions = Self.words.map { "if Flags.\($0) { \(content) }" }
    return """
      struct Row: View { var body: some View { Text("Row") } }
      struct Home: View {
          var body: some View {
              VStack {
                  \(conditions.joined(separator: "\n            "))
                  \(last)
              }
          }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "one" {
          launch
          expect \(expect)
      }
      """
  }

  @Test(arguments: [
    "Row()", "Text(\"Row\").glowing()", "if Flags.inner { Row().glowing() } else { Text(\"No\") }",
    "NavigationLink(\"More\") { Row().statusBarHidden() }", "ScrollView { Row() }",
  ])
  func whatDecidesNothingIsNotTriedBothWays(_ content: String) {
    let found = results(spec(content, expect: "visible"))
    #expect(found.map { $0.outcome } == [.passed])
  }

  @Test func whatDecidesIsTriedBothWaysAmongOthers() {
    let text = spec(
      "Row().glowing()", last: "if Flags.hides { Row().statusBarHidden() }", expect: "visible")
    #expect(results(text).map { $0.outcome } == [.undecided])
  }

  @Test func aConditionWithinAnotherDecides() {
    let text = spec(
      "Row()",
      last: "if Flags.outer { VStack { if Flags.inner { Row().statusBarHidden() } } }",
      expect: "visible")
    #expect(results(text).map { $0.outcome } == [.undecided])
  }

  /// Both ways ask for the same, so that it is known whichever is taken.
  @Test func bothWaysMayAskForTheSame() {
    let text = spec(
      "Row()",
      last: """
        if Flags.hides { Row().statusBarHidden() } else { Row().glowing().statusBarHidden() }
        """, expect: "hidden")
    #expect(results(text).map { $0.outcome } == [.passed])
  }

  /// A condition that an earlier question tried both ways keeps its value in later ones.
  @Test func oneConditionHasOneValueInAnEvaluation() {
    let text = spec(
      "Row()",
      last: """
        if Flags.hides { Row().statusBarHidden() }
                    if Flags.hides { Row() } else { Row().statusBarHidden() }
        """, expect: "hidden")
    #expect(results(text).map { $0.outcome } == [.passed])
  }
}
