import Testing

/// Rows and links of a `NavigationSplitView`, and links that lead nowhere.
struct ColumnTests {
  private func outcome(_ sidebar: String, detail: String, on device: String, _ steps: String)
    -> String?
  {
    let lines = "launch; \(steps)".replacing("; ", with: "\n")
    return outcomes(
      """
      app A {
          ios 17
          device \(device)
          Home()
      }
      struct Home: View {
          @State private var selection: Int?
          var body: some View {
              NavigationSplitView { \(sidebar) } detail: { \(detail) }
          }
      }
      struct Mail: View { var body: some View { Text("mail").statusBarHidden() } }
      scenario "s" {
      \(lines)
      }
      """
    ).first
  }

  private let rows = """
    List(selection: $selection) { Text("Inbox").tag(1); Text("Sent").tag(2) }
    """
  private let detail = "if selection == 1 { Mail() } else { Text(\"Select\") }"

  @Test func aRowSelectsAndShowsTheDetail() {
    // On a phone the detail is pushed, where a modifier is not read.
    #expect(
      outcome(
        rows, detail: detail, on: "notch",
        "tap \"Inbox\"; expect visible, depth 2, Home.selection == 1") == "s: passed")
    #expect(
      outcome(
        rows, detail: detail, on: "pad",
        "expect visible; tap \"Inbox\"; expect hidden, depth 1; tap \"Sent\"; expect visible")
        == "s: passed")
  }

  @Test(arguments: ["pad", "notch"])
  func aLinkFindsItsDestinationInTheDetail(device: String) {
    #expect(
      outcome(
        "List { NavigationLink(\"Inbox\", value: 1) }",
        detail: "Text(\"Select\").navigationDestination(for: Int.self) { _ in Mail() }", on: device,
        "tap \"Inbox\"; expect top Mail, depth 2") == "s: passed")
  }

  @Test func aSidebarStaysBesideWhatItsLinksShow() {
    #expect(
      outcome(
        "List { NavigationLink(\"One\") { Mail() }; NavigationLink(\"Two\") { Text(\"b\") } }",
        detail: "Text(\"Select\")", on: "pad",
        "tap \"One\"; expect top Mail, depth 2; tap \"Two\"; expect depth 2; tap \"One\"; "
          + "expect top Mail, depth 2") == "s: passed")
  }

  @Test func theDetailIsThereFromTheOutsetInRegularWidth() {
    #expect(
      outcome(rows, detail: "Mail()", on: "pad", "expect hidden") == "s: passed")
    #expect(
      outcome(rows, detail: "Mail()", on: "notch", "expect visible") == "s: passed")
  }

  @Test func aLinkWithoutADestinationDoesNothing() {
    #expect(
      outcome(
        "List { NavigationLink(\"Inbox\", value: \"x\") }", detail: "Text(\"Select\")", on: "notch",
        "tap \"Inbox\"; expect visible, depth 1") == "s: passed")
  }

  @Test func listsAndFormsScrollAndAStripDoesNot() {
    func scrolls(_ content: String) -> [String] {
      outcomes(
        """
        app A {
            ios 17
            device notch
            \(content)
        }
        scenario "s" {
            launch
            scroll down 100
            expect visible
        }
        """)
    }
    for content in [
      "List { Text(\"a\") }", "Form { Text(\"a\") }",
      "List([1, 2], id: \\.self) { Text(\"\\($0)\") }",
      "ScrollView { Text(\"a\") }", "NavigationStack { List { Text(\"a\") } }",
    ] {
      #expect(scrolls(content).first == "s: passed")
    }
    #expect(scrolls("ScrollView(.horizontal) { Text(\"a\") }").first == "s: broken")
    #expect(scrolls("ScrollView([.horizontal]) { Text(\"a\") }").first == "s: broken")
  }
}
