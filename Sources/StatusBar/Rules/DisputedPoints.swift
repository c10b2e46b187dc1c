// D1–D14 and P1–P19: where sources disagree, and what is taken.

extension RuleEntry {
  static let disputedPoints: [RuleEntry] = [
    RuleEntry(
      .d1, "Does a NavigationStack listen to a pushed screen's statusBarHidden?",
      """
      Not on 16 by the seed and its library's documentation, whose demo nevertheless does it \
      since it was moved to iOS 26; and a bar was measured to be hidden on a pushed page that also \
      hides the navigation bar. Taken: asked with the navigation bar hidden, which is an \
      assumption that fits all reports, and else not; a policy names the first release that asks.
      """,
      from: Version(16), .disputed,
      fallback: "A pushed screen is not asked, whatever it does to the navigation bar.",
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s18, .u25],
      .modelled),
    RuleEntry(
      .d2, "Which of nested or neighbouring statusBarHidden modifiers counts?",
      """
      Preferences in general let the outermost writer win; a library documents the innermost for \
      its own, and many expect any true to hide. Taken: the outermost on a branch, any true among \
      siblings.
      """,
      from: Version(13), .disputed,
      sources: [
        "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        "https://github.com/PRNDcompany/StatusBarStyling",
      ],
      related: [.s24],
      .modelled),
    RuleEntry(
      .d3, "Does NavigationView listen before iOS 16?",
      """
      The seed saw it work on 16; two projects, one of them citing a thread that others cite too, \
      say that nothing inside it counts on 14. Taken as not heard on 14 and open on 13 and 15, \
      unless a policy chooses.
      """,
      from: Version(13), to: Version(15, 8), .disputed,
      sources: [
        "https://github.com/Asperi-Demo/4SwiftUI",
        "Paperback-iOS/app#7",
        "https://developer.apple.com/forums/thread/653153",
        "seed 000",
      ],
      related: [.s17],
      .modelled),
    RuleEntry(
      .d4, "Does the bar's scheme count with a hidden background?",
      """
      The seed saw it count after a few points of scrolling; Apple ties it to a visible \
      background. Taken as the seed saw it, with a policy for the strict reading.
      """,
      from: Version(16), to: Version(25), .disputed,
      sources: [
        apple("swiftui/view/toolbarcolorscheme(_:for:)"),
        "seed 000",
      ],
      related: [.s39, .s37],
      .modelled),
    RuleEntry(
      .d5, "Does resetting the offset on the way back hide the bar once more?",
      """
      By construction it can while the popped view lives; the author reports a visible bar, for \
      an unscrolled screen. Taken as not.
      """,
      from: Version(13), .disputed,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s56, .s57],
      .modelled),
    RuleEntry(
      .d6, "Which callbacks does a cancelled swipe back fire?",
      """
      UIKit's order suggests that the revealed screen appears and disappears. No report covers \
      SwiftUI. Taken as none, with a policy.
      """,
      from: Version(13), .open,
      related: [.s74],
      .modelled),
    RuleEntry(
      .d7, "Why the bar shows after coming back to an unscrolled sticky screen",
      """
      The seed calls it an open bug. The order of events explains it if the pushed screen drives \
      the same object, and no special case is made.
      """,
      from: Version(13), .disputed,
      sources: [
        "seed 000"
      ],
      related: [.s56],
      .modelled),
    RuleEntry(
      .d8, "What does the bar's scheme do on iOS 26's glass bars?",
      """
      Apple's text is unchanged, while reports see bars that never paint at rest, a style that \
      adapts, and a scheme that whitens the text without any background. Taken: an explicitly \
      visible background honours the scheme, else it counts as automatic and a known backdrop \
      decides at rest; a policy lets the scheme always count.
      """,
      from: Version(26), .disputed,
      sources: [
        "https://github.com/mapbox/mapbox-maps-ios",
        "NativePHP/mobile-air#284",
        "NativePHP/mobile-air#380",
        "deltachat/deltachat-ios#3214",
      ],
      related: [.s37, .s45],
      .modelled),
    RuleEntry(
      .d9, "How far does the light text over card sheets reach?",
      """
      It rests on two indirect reports from the time of iOS 13 to 15. Taken for iPhones, large \
      detents and iOS 13 to 25; else the presenter's values hold. A policy extends it.
      """,
      from: Version(13), .disputed,
      sources: [
        "SwiftKickMobile/SwiftMessages#431",
        "aheze/Popovers#2",
      ],
      related: [.s5, .s22, .u37],
      .modelled),
    RuleEntry(
      .d10, "The placement of iOS 27 beside older modifiers",
      "Nothing is known. Taken: the placement wins for its property unless it is automatic or nil.",
      from: Version(27), .open,
      related: [.s30, .s46],
      .modelled),
    RuleEntry(
      .d11, "Does a cover inherit its presenter's preferred colour scheme?",
      """
      The way the preference reaches a whole presentation suggests it; one report saw dark text. \
      Taken: what SwiftUI presents inherits the scheme, and not the style of a hosting subclass; \
      what UIKit presents inherits neither.
      """,
      from: Version(13), .disputed,
      sources: [
        "exyte/PopupView#134"
      ],
      related: [.s44, .s33],
      .modelled),
    RuleEntry(
      .d12, "When is statusBarHidden deprecated?",
      "Apple's page says 27.0, a copy of the SDK 27.2. Taken as 27.0; it is a warning only.",
      from: Version(27), .disputed,
      sources: [
        apple("swiftui/view/statusbarhidden(_:)"),
        "https://github.com/plateaukao/einkbro-ios",
      ],
      related: [.s15],
      .kept, because: "a deprecation is a warning, and changes no bar"),
    RuleEntry(
      .d13, "Does a presentation that is not full screen hide the bar?",
      """
      Seed 004 says so by default; everything else says that the presenter or the card rule \
      decides. Taken as not hidden.
      """,
      from: Version(7), .disputed,
      sources: [
        apple("uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance"),
        "seed 004",
      ],
      related: [.u34, .s4],
      .modelled),
    RuleEntry(
      .d14, "How many classes does exchanging one hosting getter reach?",
      """
      Two libraries rely on every hosting controller being reached; the seed exchanges on the \
      class at hand only. Taken: all hosting controllers and no others.
      """,
      from: Version(13), .disputed,
      sources: [
        "https://github.com/nathantannar4/Transmission",
        "https://github.com/PRNDcompany/StatusBarStyling",
        "seed 001",
      ],
      related: [.s63],
      .modelled),
    RuleEntry(
      .p1, "A controller without an override: plist style or default?",
      "Seed 003 says the plist's style; everybody else says default. Taken as default.",
      from: Version(7), .disputed,
      sources: [
        apple("technotes/tn3105-customizing-uistatusbar-syle"),
        "seed 003",
      ],
      related: [.u3, .u13],
      .modelled),
    RuleEntry(
      .p2, "Who answers for visibility under a shown navigation bar without a home button?",
      """
      Observation says the navigation controller, against the common belief that the top \
      controller always does; a comment in one project agrees, and so many apps override the child \
      getter that it fits. Taken from iOS 11 as observed.
      """,
      from: Version(11), .disputed,
      classes: [.report, .observation],
      fallback: "The top controller always answers.",
      sources: [
        "https://github.com/HsuenLI/SharingMe"
      ],
      related: [.u25],
      .modelled),
    RuleEntry(
      .p3, "Does a card force the bar to be visible?",
      "Light text is agreed on; that a hidden bar comes back is observation alone. Both are taken.",
      from: Version(13), .disputed,
      classes: [.report, .observation],
      fallback: "Light text only; visibility stays with the presenter.",
      sources: [
        "software-mansion/react-native-screens#361"
      ],
      related: [.u37],
      .modelled),
    RuleEntry(
      .p4, "A card that captures",
      """
      By the documentation the presented controller decides, though designers seldom want it. \
      Taken so.
      """,
      from: Version(13), .disputed,
      sources: [
        apple("uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance")
      ],
      related: [.u37],
      .modelled),
    RuleEntry(
      .p5, "Landscape on a phone with a home button from iOS 13",
      """
      Seed 004 calls the missing bar a bug; the system leaves it out by construction. Taken as \
      always hidden.
      """,
      from: Version(13), .disputed,
      sources: [
        "renzifeng/ZFPlayer#856",
        "seed 004",
      ],
      related: [.u51],
      .modelled),
    RuleEntry(
      .p6, "From which release is default automatic?",
      """
      Apple's wording and one project say 17, another project 18.5. Taken from 17, with the \
      interface style as a hint.
      """,
      from: Version(17), to: Version(25), .disputed,
      sources: [
        apple("uikit/uistatusbarstyle/default"),
        "alexzhirkevich/compose-cupertino#18",
        "apache/cordova-ios#1689",
      ],
      related: [.u41, .s45],
      .modelled),
    RuleEntry(
      .p7, "Does the broken chain of presentations still hold?",
      "The reports are old and their fate is unknown, but 18.0 still behaves so. Taken as holding.",
      from: Version(10), .disputed,
      sources: [
        "openradar 22575294",
        "openradar 23666685",
      ],
      related: [.u38],
      .modelled),
    RuleEntry(
      .p8, "Is control decided again when a sheet adapts?",
      """
      Not on 8.3 to 9; unknown later. Taken: decided at presentation up to iOS 12, at each \
      evaluation from 13.
      """,
      from: Version(8), .disputed,
      sources: [
        "openradar 22564923"
      ],
      related: [.u36],
      .modelled),
    RuleEntry(
      .p9, "Does a request from a controller that is not asked count?",
      """
      Observed as a full evaluation; some report no effect. Taken: any controller that parents \
      and presenters link to the root of the controlling window counts, one in another window or \
      in none does not.
      """,
      from: Version(7), .disputed,
      sources: [
        "LeoNatan/LNPopupController#46",
        "gaetanzanella/OverlayContainer#54",
      ],
      related: [.u20],
      .modelled),
    RuleEntry(
      .p10, "A navigation controller that overrides both style and child",
      "One thread saw \"different\" results without an explanation. Taken: the child wins.",
      from: Version(7), .disputed,
      sources: [
        "https://forums.swift.org/t/50926"
      ],
      related: [.u16],
      .modelled),
    RuleEntry(
      .p11, "What must a window's frame equal?",
      """
      Measured as the screen from iOS 10; with several windows on an iPad it is unclear. Taken: \
      the bounds of the scene.
      """,
      from: Version(10), .disputed,
      sources: [
        "https://github.com/Tencent/QMUI_iOS"
      ],
      related: [.u46],
      .modelled),
    RuleEntry(
      .p12, "Does a split view controller hand on visibility?",
      "Nothing was found. Taken as not.",
      from: Version(8), .open,
      related: [.u27],
      .modelled),
    RuleEntry(
      .p13, "Does a search controller move control?",
      "Nothing was found. Taken as not; what it does to the navigation bar counts.",
      from: Version(8), .open,
      related: [.u32],
      .modelled),
    RuleEntry(
      .p14, "How high is the bar of the minis?",
      """
      One list says 50 points, another 44; a report with a simulator's figures reads 44 for the \
      bar and 50 for the safe area. Taken as 50.
      """,
      from: Version(14, 2), .disputed,
      sources: [
        "https://juejin.cn/post/7026524746011377700",
        "https://juejin.cn/post/7134941721690898445",
        "QuintGao/GKNavigationBar#67",
      ],
      related: [.u54],
      .modelled),
    RuleEntry(
      .p15, "Does SDK 27 really ignore the application's setters?",
      "One issue and its fix are all there is. Taken so, provisionally.",
      from: Version(27), .disputed,
      sources: [
        "flutter/flutter#192842",
        "flutter/flutter#192843",
      ],
      related: [.u10],
      .modelled),
    RuleEntry(
      .p16, "Rotation defects where the application decides",
      "Real, but defects. Off unless asked for.",
      from: Version(10), to: Version(16, 7), .disputed,
      sources: [
        "react/react-native#10751",
        "flutter/flutter#84852",
      ],
      related: [.u12, .q10],
      .quirk, because: "it is switched as Q10"),
    RuleEntry(
      .p17, "What is black opaque today?",
      "Observation alone. Taken as default from iOS 13 and as light content before.",
      from: Version(7), .disputed,
      classes: [.observation],
      fallback: "The same.",
      related: [.u43],
      .modelled),
    RuleEntry(
      .p18, "Does an alert take control?",
      "Evidence from headers only. Taken as not.",
      from: Version(8), .disputed,
      classes: [.observation],
      fallback: "Not either: an alert is not a full-screen presentation.",
      related: [.u40],
      .modelled),
    RuleEntry(
      .p19, "Does the current-context style take control?",
      "The documentation says no; one comment hints at yes. Taken as no.",
      from: Version(8), .disputed,
      sources: [
        apple("uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance"),
        "wix/react-native-navigation#5797",
      ],
      related: [.u34],
      .modelled),
  ]
}
