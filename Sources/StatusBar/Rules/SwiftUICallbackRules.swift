// S72–S84: the order of callbacks.

extension RuleEntry {
  static let lifecycle: [RuleEntry] = [
    RuleEntry(
      .s72, "Pushing: the new screen appears, then the old one disappears",
      """
      onAppear belongs to will-appear and onDisappear to did-disappear, so the callbacks overlap \
      in this order.
      """,
      from: Version(13), .confirmed,
      sources: [
        "rakutentech/AltSwiftUI#65",
        "skiptools/skip-ui#211",
        "seed 004",
      ],
      related: [.s73, .s84],
      .modelled),
    RuleEntry(
      .s73, "Going back: the revealed screen appears, then the other disappears",
      "The same order as for a push, by the same reasoning.",
      from: Version(13), .inferred,
      related: [.s72],
      .modelled),
    RuleEntry(
      .s74, "A swipe back that is given up",
      """
      By UIKit's order the revealed screen may appear and disappear again while the one on top is \
      told nothing. No report covers SwiftUI.
      """,
      from: Version(13), .inferred,
      related: [.d6],
      .modelled),
    RuleEntry(
      .s75, "A sheet appears and disappears alone",
      "Its presenter stays on screen behind the card and is told neither.",
      from: Version(13), .inferred,
      sources: [
        "xavierdonnellon/swiftui-statusbarstyle#1"
      ],
      related: [.s66],
      .modelled),
    RuleEntry(
      .s76, "Tabs: the new one appears, the old one disappears",
      """
      Up to iOS 17 an unselected tab may be told that it appears at launch; from 18 tabs are \
      loaded when they are needed.
      """,
      from: Version(13), .single,
      sources: [
        "https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear"
      ],
      .modelled),
    RuleEntry(
      .s77, "Replacing a whole stack or tab view fires an extra onAppear",
      """
      The root of the branch that goes is told once more that it appears, after the one that \
      comes.
      """,
      from: Version(16), to: Version(18, 4), .confirmed,
      sources: [
        """
        https://fatbobman.com/en/posts/\
        traps-and-countermeasures-for-abnormal-onappear-calls-in-swiftui
        """,
        "https://github.com/VAndrJ/awesome-apple-bugs",
        "https://zenn.dev/dazy/articles/e484c87ca2f59d",
      ],
      .quirk),
    RuleEntry(
      .s78, "A hand-made path binding confuses onAppear",
      """
      Screens in between are told that they appear, and some are skipped on the way back. Direct \
      bindings behave.
      """,
      from: Version(18, 4), to: Version(26), sdk: "SDK 18.4 or later", .single,
      sources: [
        "https://dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue"
      ],
      .kept,
      because:
        "which screens are told and which are skipped is not documented, so no order is tested"),
    RuleEntry(
      .s79, "iOS 14 and 15 differ when a branch is removed",
      "The newer of the two creates the deepest screen once more.",
      from: Version(14), to: Version(15, 8), .single,
      sources: [
        "https://developer.apple.com/forums/thread/690143"
      ],
      .kept,
      because: "it is about objects that are made and freed, of which no callback tells"),
    RuleEntry(
      .s80, "isPresented tells of being presented, not of being on top",
      """
      It is false for a root, true while a screen is pushed or presented, and turns false as that \
      ends. Covering a screen and uncovering it leave it alone.
      """,
      from: Version(13), .confirmed,
      sources: [
        apple("swiftui/environmentvalues/ispresented"),
        "rakutentech/AltSwiftUI#65",
      ],
      related: [.s56],
      .modelled),
    RuleEntry(
      .s81, "onChange skips the first value",
      """
      It runs after the update that changed the value, and for the value that was there at the \
      start only where `initial: true` asks for it (iOS 17), when the view appears for the first \
      time.
      """,
      from: Version(14), .confirmed,
      sources: [
        apple("swiftui/view/onchange(of:initial:_:)")
      ],
      .modelled),
    RuleEntry(
      .s82, "Sheets inherit the environment from iOS 14",
      "On iOS 13 they did not, so an injected object cannot be read in one.",
      from: Version(14), .single,
      sources: [
        "https://oleb.net/2020/sheet-environment"
      ],
      related: [.s55],
      .modelled),
    RuleEntry(
      .s83, "An embedded controller switches late in an animated ZStack",
      "What decides changes only when the outgoing view is gone, at the end of the animation.",
      from: Version(15), .single,
      sources: [
        "PRNDcompany/StatusBarStyling#2"
      ],
      related: [.s8],
      .modelled),
    RuleEntry(
      .s84, "Hide on appear, show on disappear ends visible between two such screens",
      "The screen that leaves is told last, so its \"show\" has the last word.",
      from: Version(13), .confirmed,
      sources: [
        "skiptools/skip-ui#211"
      ],
      related: [.s72, .s20],
      .modelled),
  ]
}
