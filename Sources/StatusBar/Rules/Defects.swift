// Q1–Q12: known defects.

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
      "It alters the bar and does not put it back.",
      from: Version(8, 1), to: Version(8, 1), .single,
      sources: [
        "openradar 19079532"
      ],
      related: [.s6],
      .notModelled),
    RuleEntry(
      .q3, "Custom presentations always take control",
      "The capture flag is not looked at.",
      from: Version(8, 3), to: Version(9, 3), .single,
      sources: [
        "openradar 22574353"
      ],
      related: [.u35],
      .modelled),
    RuleEntry(
      .q4, "Control is not revised when a presentation adapts",
      "What was decided at the start stays, whatever shape the presentation takes later.",
      from: Version(8, 3), to: Version(9, 3), .single,
      sources: [
        "openradar 22564923"
      ],
      related: [.u36],
      .modelled),
    RuleEntry(
      .q5, "What a powerless controller presents is never asked",
      "The chain of presentations ends at the first one without control.",
      from: Version(8), .single,
      sources: [
        "openradar 22575294"
      ],
      related: [.u38],
      .modelled),
    RuleEntry(
      .q6, "Peek and pop forgets a hidden bar",
      "With the capture flag set, a previewed controller's wish for no bar is lost.",
      from: Version(9), to: Version(9), .single,
      sources: [
        "openradar 23000171"
      ],
      .notModelled),
    RuleEntry(
      .q7, "The betas of iOS 10 let no modal controller hide the bar",
      "Whatever it answered, the bar stayed.",
      from: Version(10), to: Version(10), .single,
      sources: [
        "openradar 27435072"
      ],
      .notModelled),
    RuleEntry(
      .q8, "Notched phones ignore everything in landscape",
      "First reported as a defect; later releases made it the rule for every phone.",
      from: Version(11), to: Version(12, 5), .single,
      sources: [
        "openradar 35694326"
      ],
      related: [.u50],
      .modelled),
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
      .q10, "The bar is lost after a rotation",
      "Seen on several releases where the application decides.",
      from: Version(8), .single,
      sources: [
        "react/react-native#10751",
        "flutter/flutter#84852",
      ],
      related: [.u12],
      .quirk),
    RuleEntry(
      .q11, "Reaching for the private bar raises an exception",
      "Code that looks the bar's view up by its old name crashes.",
      from: Version(13), .single,
      sources: [
        "kukushi/SideMenu#82"
      ],
      .notModelled),
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
      .modelled),
  ]
}
