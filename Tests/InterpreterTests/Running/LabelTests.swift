import Interpreter
import StatusBar
import Testing
import Wording

/// What a tap finds where no literal beside the control says its label.
struct LabelTests {
  private func app(_ body: String, _ more: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        Home()
    }
    struct Home: View {
        @State private var isOn = false
        @State private var count = 3
        let names = ["Ann", "Bob"]
        var body: some View {
            \(body)
                .statusBarHidden(isOn)
        }
        var title: String { "Start" }
        var tapping: some Gesture { TapGesture().onEnded { isOn = true } }
    }
    \(more)
    scenario "one" {
        launch
    \(steps)
    }
    """
  }

  private func verdict(_ text: String) -> [String]? {
    results(text).first?.cells.first.map { cell in
      [cell.outcome.spelling] + cell.told.map { $0.title }
        + cell.assumptions.map { $0.sentence }
    }
  }

  private let row = """
    struct Row: View {
        let title: String
        var action: () -> Void = { }
        var body: some View { VIEW }
    }
    """

  @Test(arguments: [
    "Button(title) { action() }",
    "Button { action() } label: { Text(title) }",
    #"Button { action() } label: { Label(title, systemImage: "star") }"#,
    "Button(action: action) { HStack { Text(self.title) } }",
    "Text(title).onTapGesture { action() }",
    #"Button("\(title)") { action() }"#,
  ])
  func aLabelIsHandedToTheViewThatShowsIt(view: String) {
    let body =
      #"VStack { Row(title: "Open") { isOn = true }; Row(title: "Close") { isOn = false } }"#
    let more = row.replacing("VIEW", with: view)
    let steps = "tap \"Open\"\nexpect hidden\ntap \"Close\"\nexpect visible"
    #expect(verdict(app(body, more, steps)) == ["passed"])
  }

  @Test(arguments: [
    (#"Button("Item \(count)") { isOn = true }"#, "tap \"Item 3\""),
    (#"Button("\(count)") { isOn = true }"#, "tap 3"),
    (#"Button("5") { isOn = true }"#, "tap 5"),
    (#"Button("5") { isOn = true }"#, "tap \"5\""),
    ("Button(title) { isOn = true }", "tap \"Start\""),
    (#"Button(isOn ? "On" : "Off") { isOn = true }"#, "tap \"Off\""),
    (#"Toggle(title, isOn: $isOn)"#, "tap \"Start\""),
    (#"Button("Item " + title) { isOn = true }"#, "tap \"Item Start\""),
    (
      "ForEach(names, id: \\.self) { name in Button(name) { isOn = name == \"Bob\" } }",
      "tap \"Bob\""
    ),
    ("List([\"a\", \"b\"], id: \\.self) { Text($0).onTapGesture { isOn = true } }", "tap \"b\""),
    ("ForEach([4, 5], id: \\.self) { n in Button(\"\\(n)\") { isOn = n == 5 } }", "tap 5"),
    ("ForEach(names, id: \\.self) { Row(title: $0) { isOn = true } }", "tap \"Ann\""),
  ])
  func aLabelThatIsPutTogetherIsFound(sample: (String, String)) {
    let more = row.replacing("VIEW", with: "Button(title, action: action)")
    #expect(verdict(app(sample.0, more, sample.1 + "\nexpect hidden")) == ["passed"])
  }

  @Test func theOnlyLabelThatNobodyKnowsIsAssumedToBeMeant() {
    let body = "ForEach(model.items) { item in Button(item.name) { isOn = true } }"
    #expect(
      verdict(app(body, "", "tap \"Hat\"\nexpect hidden")) == [
        "passed", "the text that `item.name` makes is assumed to be the one that is named",
      ])
  }

  @Test func severalLabelsThatNobodyKnowsLeaveTheStepOpen() {
    let body = "VStack { Button(model.a) { isOn = true }; Button(model.b) { isOn = false } }"
    #expect(
      verdict(app(body, "", "tap \"Hat\"\nexpect hidden")) == [
        "undecided", "what `tap \"Hat\"` does depends on `model.a`",
      ])
  }

  @Test(arguments: [
    (#"Button("Item \(model.count)") { isOn = true }"#, ["SB2525"]),
    (#"Button("Open") { isOn = true }"#, ["SB2525"]),
    ("Button(model.title) { isOn = true }", []),
  ])
  func aLabelThatNothingCanHaveIsAMistake(sample: (String, [String])) {
    #expect(errors(app(sample.0, "", "tap \"Shut\"\nexpect hidden")) == sample.1)
  }

  // MARK: - Gestures

  @Test(arguments: [
    (#"VStack { Button("Go") { isOn = true } }.onTapGesture { isOn = false }"#, "hidden"),
    (#"VStack { Text("a").onTapGesture { isOn = true } }.onTapGesture { isOn = false }"#, "hidden"),
    (#"Button("Go") { }.simultaneousGesture(TapGesture().onEnded { isOn = true })"#, "hidden"),
    (
      #"Button("Go") { isOn = false }.highPriorityGesture(TapGesture().onEnded { isOn = true })"#,
      "hidden"
    ),
    (#"Text("Go").gesture(tapping)"#, "hidden"),
  ])
  func oneOfTheGesturesAroundWins(sample: (String, String)) {
    let label = sample.0.contains("\"a\"") ? "a" : "Go"
    #expect(
      verdict(app(sample.0, "", "tap \"\(label)\"\nexpect \(sample.1)")) == ["passed"])
  }

  @Test(arguments: [
    #"Text("Go").onLongPressGesture { isOn = true }"#,
    #"Text("Go").gesture(LongPressGesture().onEnded { _ in isOn = true })"#,
    #"Text("Go").onTapGesture(count: 2) { isOn = true }"#,
  ])
  func whatIsNoTapIsNotTapped(view: String) {
    #expect(
      verdict(app(view, "", "tap \"Go\"\nexpect hidden")) == [
        "broken", "`tap \"Go\"` finds nothing of that name on screen",
      ])
  }

  @Test(arguments: [
    (#"Text("Go").onUnknown { isOn = true }"#, "undecided"),
    (#"Text("Go").onUnknown { print(1) }"#, "failed"),
    (#"FancyButton("Go") { isOn = true }"#, "undecided"),
    (#"Button("Go") { isOn = true }.onUnknown { print(1) }"#, "passed"),
  ])
  func whatIsNotUnderstoodMayBeTapped(sample: (String, String)) {
    #expect(
      verdict(app(sample.0, "", "tap \"Go\"\nexpect hidden"))?.first == sample.1)
  }
}
