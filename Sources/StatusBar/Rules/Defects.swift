// Q1–Q15: known defects.

extension RuleEntry {
  static let defects: [RuleEntry] = [
    RuleEntry(
      .q1, "A cancelled interactive dismissal keeps the presenter in control",
      """
      After the finger gives up, the presenter's style stays although the presented controller is \
      still there.
      """,
      from: Version(7), to: Version(7, 1), .single,
      sources: [
        "openradar 15902745"
      ],
      related: [.u39],
      .quirk),
    RuleEntry(
      .q2, "An image picker in a popover changes the bar for good",
      """
      On an iPad the picker shows the bar in dark text although a popover has no say, and its \
      dismissal does not put the bar back. How long that lasts was not reported; it is taken to \
      last until the next evaluation.
      """,
      from: Version(8, 1), to: Version(8, 1), .single,
      sources: [
        "openradar 19079532",
        "lionheart/openradar-mirror#2649",
      ],
      related: [.s6, .u40],
      .quirk),
    RuleEntry(
      .q3, "Custom presentations always take control",
      "The capture flag is not looked at.",
      from: Version(8, 3), to: Version(9, 3), .single,
      sources: [
        "openradar 22574353"
      ],
      related: [.u35],
      .modelled, because: everyApp),
    RuleEntry(
      .q4, "Control is not revised when a presentation adapts",
      "What was decided at the start stays, whatever shape the presentation takes later.",
      from: Version(8, 3), to: Version(9, 3), .single,
      sources: [
        "openradar 22564923"
      ],
      related: [.u36, .p8],
      .modelled, because: everyApp),
    RuleEntry(
      .q5, "What a powerless controller presents is never asked",
      "The chain of presentations ends at the first one without control.",
      from: Version(8), .single,
      sources: [
        "openradar 22575294"
      ],
      related: [.u38],
      .modelled, because: everyApp),
    RuleEntry(
      .q6, "Peek and pop forgets a hidden bar",
      """
      A previewed controller that sets the capture flag and wants no bar has one after the pop; \
      without the flag it has none.
      """,
      from: Version(9), to: Version(9), .single,
      sources: [
        "openradar 23000171",
        "lionheart/openradar-mirror#6337",
      ],
      related: [.u33, .u34],
      .quirk),
    RuleEntry(
      .q7, "The betas of iOS 10 let no modal controller change the bar",
      "Whatever the presented controller answered, the bar stayed as its presenter wanted it.",
      from: Version(10), to: Version(10), .single,
      sources: [
        "openradar 27435072",
        "lionheart/openradar-mirror#15409",
      ],
      related: [.u33],
      .quirk, because: "no release had it, so that it happens only where it is named"),
    RuleEntry(
      .q8, "Notched phones ignore everything in landscape",
      "First reported as a defect; later releases made it the rule for every phone.",
      from: Version(11), to: Version(12, 5), .single,
      sources: [
        "openradar 35694326"
      ],
      related: [.u50],
      .modelled, because: everyApp),
    RuleEntry(
      .q9, "The navigation bar slides under the status bar",
      """
      On phones with a home button, hiding and showing the bar leaves the navigation bar too high \
      until a rotation. Layout only.
      """,
      from: Version(13), to: Version(14, 8), .single,
      sources: [
        "TelegramMessenger/Telegram-iOS#240",
        "seed 004",
      ],
      .quirk),
    RuleEntry(
      .q10, "The bar is lost after a launch in landscape",
      """
      Where the application decides, the first turn upright brings no bar; the next way to \
      landscape and back does.
      """,
      from: Version(10), to: Version(16, 7), .confirmed,
      sources: [
        "react/react-native#10751",
        "flutter/flutter#84852",
        "flutter/flutter#92647",
        "flutter/flutter#123098",
      ],
      related: [.u12, .p16],
      .quirk),
    RuleEntry(
      .q11, "Reaching for the private bar ends the app",
      """
      Code that asks the application for its `statusBar` or `statusBarWindow` gets an exception \
      instead of a view: there is neither any more, and the scene's manager is what to read.
      """,
      from: Version(13), .confirmed,
      sources: [
        "kukushi/SideMenu#75",
        "kukushi/SideMenu#82",
        "jonkykong/SideMenu#572",
      ],
      related: [.u9],
      .modelled, because: everyApp),
    RuleEntry(
      .q12, "The text stays dark over a card where the application decides",
      """
      Seen with React Native: the presenter is pushed back onto black and the application's dark \
      text stays.
      """,
      from: Version(13), .single,
      sources: [
        "react-navigation/react-navigation#7916",
        "react-navigation/react-navigation#11513",
      ],
      related: [.u37],
      .modelled, because: everyApp),
    RuleEntry(
      .q13, "Mail and message composers reset the application's style",
      """
      Where the application decides, its style is the default one while a composer is up, whatever \
      it was set to.
      """,
      from: Version(7), to: Version(8, 4), .confirmed,
      sources: [
        "openradar 16649994",
        "wordpress-mobile/WordPress-iOS#3611",
        "https://cyrilchandelier.com/ios-and-the-status-bar",
      ],
      related: [.u40, .u8],
      .quirk),
    RuleEntry(
      .q14, "The bar stays hidden after a video",
      """
      Once a player that filled the screen is closed the bar does not come back, not even if it is \
      asked for. It is taken to be gone until the next launch.
      """,
      from: Version(8), to: Version(8, 4), .confirmed,
      sources: [
        "chrisjp/CJPAdController#24",
        "chrisjp/CJPAdController#14",
      ],
      related: [.u40],
      .quirk),
    RuleEntry(
      .q15, "The options menu of a document turns the text light",
      """
      While the menu of a UIDocumentInteractionController is up, the style of the controller \
      beneath is ignored and the text is light.
      """,
      from: Version(7, 1), to: Version(7, 1), .single,
      sources: [
        "openradar 16552210",
        "lionheart/openradar-mirror#3735",
      ],
      related: [.u40],
      .quirk),
  ]

  /// Why a defect is no switch.
  private static let everyApp = "every app on these releases meets it, so it is not a switch"
}
