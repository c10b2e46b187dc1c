// U1–U21: Info.plist, the application object, the two walks.

extension RuleEntry {
  static let plistAndApplication: [RuleEntry] = [
    RuleEntry(
      .u1, "Info.plist chooses who decides",
      """
      The key UIViewControllerBasedStatusBarAppearance hands the bar either to view controllers \
      (YES, also where it is missing) or to the application object (NO). The two never mix.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance"),
        apple("technotes/tn3105-customizing-uistatusbar-syle"),
        "https://jaredsinclair.com/2013/09/17/wrestling-with-status-bars-and-n.html",
        "seed 002",
        "seed 004",
      ],
      .modelled),
    RuleEntry(
      .u2, "The application decides: Info.plist first, setters later",
      """
      With the key set to NO the app starts with UIStatusBarHidden and UIStatusBarStyle and keeps \
      them until an application-level setter says otherwise. Neither view controllers nor \
      navigation bars are consulted.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("technotes/tn3105-customizing-uistatusbar-syle"),
        "https://sarunw.com/posts/preferredstatusbarstyle-not-getting-called/",
        "TimOliver/TOCropViewController#106",
        "seed 002",
        "seed 003",
        "seed 004",
      ],
      related: [.u9, .u10],
      .modelled),
    RuleEntry(
      .u3, "Controllers decide: Info.plist ends with the launch screen",
      """
      With the key set to YES the plist's visibility and style dress the launch screen only. Once \
      a window with a root controller is up they are forgotten, even where no controller \
      overrides anything.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report, .observation],
      sources: [
        apple("technotes/tn3105-customizing-uistatusbar-syle"),
        "https://cyrilchandelier.com/ios-and-the-status-bar",
        "https://splinter.com.au/2015/12/30/status-bar-colours",
        "https://coderwall.com/p/hitv1q/mastering-ios-7-uistatusbarstyle",
        "NYPL-Simplified/Simplified-iOS#1034",
      ],
      related: [.p1, .u13, .u14],
      .modelled),
    RuleEntry(
      .u4, "The keys, their defaults and device suffixes",
      """
      UIStatusBarHidden starts as NO and UIStatusBarStyle as the default style; light content \
      exists from iOS 7, dark content from iOS 13. A key with a suffix such as ~ipad replaces \
      the plain one on that kind of device only; that half is general knowledge.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .knowledge],
      sources: [
        apple("bundleresources/information-property-list/uistatusbarhidden")
      ],
      .modelled),
    RuleEntry(
      .u5, "Nothing is asked before a window can answer",
      """
      While controllers decide and no window qualifies, the bar stays as it was at launch. While \
      the application decides, it can change without any window.
      """,
      from: Version(13), .single,
      classes: [.observation],
      fallback: "The launch state stays, and the answer carries a warning.",
      related: [.u46],
      .modelled),
    RuleEntry(
      .u6, "The launch screen in landscape",
      """
      A Plus phone on iOS 9 that starts on its side shows the bar over the launch screen, \
      although the first controller then hides it. From iOS 13 phones on their side have no bar \
      to show.
      """,
      from: Version(9), .single,
      classes: [.report],
      sources: [
        "openradar 22330537",
        "lionheart/openradar-mirror#8855",
      ],
      related: [.u51],
      .modelled),
    RuleEntry(
      .u7, "Application setters are deaf while controllers decide",
      """
      Setting the bar's style or visibility on the application object does nothing, and says \
      nothing, unless the plist hands the bar to the application.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("uikit/uiapplication/setstatusbarstyle(_:animated:)"),
        "CosmicMind/Material#562",
        "flutter/flutter#95481",
        "seed 002",
        "seed 004",
      ],
      related: [.u1],
      .modelled),
    RuleEntry(
      .u8, "Application setters act at once and last",
      """
      While the application decides, its setters change the bar immediately. The value holds \
      across every screen until another one is set.
      """,
      from: Version(7), sdk: "up to SDK 26", .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("technotes/tn3105-customizing-uistatusbar-syle"),
        "seed 002",
        "seed 004",
      ],
      related: [.u10],
      .modelled),
    RuleEntry(
      .u9, "Application setters are deprecated since iOS 9",
      """
      The setters draw a compiler warning from iOS 9 on and still work where the application \
      decides. From iOS 13 the scene's status-bar manager is what to read instead.
      """,
      from: Version(9), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("uikit/uiapplication/isstatusbarhidden"),
        apple("uikit/uiapplication/setstatusbarstyle(_:animated:)"),
        "seed 004",
      ],
      related: [.u8],
      .modelled),
    RuleEntry(
      .u10, "SDK 27 takes the application setters away",
      """
      An app built with the iOS 27 SDK that leaves the bar to the application cannot move it any \
      more: what the plist says stays. Handing the bar to view controllers gives control back.
      """,
      from: Version(27), sdk: "SDK 27 or later", .single,
      classes: [.report],
      sources: [
        "flutter/flutter#192842",
        "flutter/flutter#192843",
      ],
      related: [.p15],
      .modelled),
    RuleEntry(
      .u11, "A phone on its side hides the bar for the application too",
      """
      Where the application decides, an iPhone of compact height still loses its bar and gets it \
      back upright. The first explicit call for visibility switches this off, and from then on \
      the explicit value holds both ways up.
      """,
      from: Version(8), to: Version(12, 5), sdk: "SDK 8 or later", .confirmed,
      classes: [.report, .observation],
      sources: [
        "0xced/XCDYouTubeKit#78",
        "react/react-native#10751",
      ],
      related: [.u14],
      .modelled),
    RuleEntry(
      .u12, "A launch in landscape can cost the bar",
      """
      Where the application decides, an app that is launched on its side and then turned upright \
      can be left without a bar. The way to landscape and back loses nothing, and brings a lost \
      bar back. Apps whose controllers decide do not show this.
      """,
      from: Version(10), to: Version(16, 7), .confirmed,
      classes: [.report],
      sources: [
        "react/react-native#10751",
        "flutter/flutter#84852",
        "flutter/flutter#92647",
        "flutter/flutter#123098",
      ],
      related: [.p16, .q10],
      .quirk, because: "it is switched as Q10"),
    RuleEntry(
      .u13, "A plain controller asks for the default style",
      """
      A controller that overrides nothing answers the style question with default, never with the \
      style of the plist.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("uikit/uiviewcontroller/preferredstatusbarstyle"),
        "seed 002",
      ],
      related: [.p1],
      .modelled),
    RuleEntry(
      .u14, "A plain controller hides the bar in compact height",
      """
      A controller that overrides nothing keeps the bar, except where its own traits have compact \
      height: every iPhone on its side, never an iPad. On iOS 7 it always keeps the bar.
      """,
      from: Version(8), sdk: "SDK 8 or later", .confirmed,
      classes: [.documentation, .report, .observation],
      sources: [
        apple("uikit/uiviewcontroller/prefersstatusbarhidden"),
        "openradar 22565090",
        "lionheart/openradar-mirror#8665",
        "einsteinx2/iSub-old-swift-port#7",
      ],
      .modelled),
    RuleEntry(
      .u15, "Visibility is asked only of classes that override it",
      """
      UIKit looks first whether a class below UIViewController overrides the visibility getter \
      and computes the default itself if none does. Exchanging the base class's getter therefore \
      works for the style and does nothing for visibility.
      """,
      from: Version(13), .confirmed,
      classes: [.library, .observation],
      sources: [
        "https://github.com/Xezun/XZKit"
      ],
      related: [.s63],
      .modelled),
    RuleEntry(
      .u16, "A controller can name a child to be asked instead",
      """
      childForStatusBarHidden and childForStatusBarStyle are two separate questions, so the two \
      walks can end at different controllers. A child that is named replaces its container's own \
      answer; nil leaves the container to answer.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report, .observation],
      sources: [
        apple("uikit/uiviewcontroller/childforstatusbarstyle"),
        apple("uikit/uiviewcontroller/childforstatusbarhidden"),
        "seed 004",
      ],
      related: [.p10],
      .modelled),
    RuleEntry(
      .u17, "At each controller: presented first, then child, then itself",
      """
      A walk goes on to a presented controller that took control, else to the named child, else \
      it ends. A presentation belongs to the outermost container of the controller that presents; \
      the two current-context styles alone belong to the nearest one that defines a context.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report, .observation],
      sources: [
        "openradar 22575294",
        apple("uikit/uiviewcontroller/definespresentationcontext"),
      ],
      related: [.u34],
      .modelled),
    RuleEntry(
      .u18, "Both walks start at the root of the controlling window",
      """
      Whatever cannot be reached from that root through presentations and named children is never \
      asked.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .observation],
      sources: [
        "https://kouhan.cn/en/article/00048039",
        "seed 004",
      ],
      related: [.u44],
      .modelled),
    RuleEntry(
      .u19, "What makes the system ask again",
      """
      A new root, a window shown or hidden, any push, pop, presentation, dismissal or tab change, \
      a rotation or other trait change, a restyled navigation bar, and an explicit request. Each \
      time the question starts afresh at the root. By one report the exchange of the pages of a \
      UIPageViewController is not among them.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .observation],
      sources: [
        "https://gist.github.com/Josscii/51d5154583e38fef24a5380abdb18a0c",
        "uias/Tabman#175",
        "uias/Pageboy#114",
        "seed 004",
      ],
      related: [.u20, .u28],
      .modelled),
    RuleEntry(
      .u20, "A changed preference needs a request",
      """
      If a getter would now answer differently, UIKit notices only at one of the usual events or \
      setNeedsStatusBarAppearanceUpdate. The request asks the whole window again, so any of its \
      controllers may send it; one that neither parents nor presenters link to the root of that \
      window, its view added by hand, sends it in vain.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report, .observation],
      sources: [
        apple("uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()"),
        "LeoNatan/LNPopupController#46",
        "gaetanzanella/OverlayContainer#54",
        "uias/Tabman#175",
        "seed 002",
      ],
      related: [.p9],
      .modelled),
    RuleEntry(
      .u21, "The style is not asked while the bar is hidden",
      """
      As long as the bar is hidden its style keeps the last answer; it is asked again when the \
      bar returns. Only code that reads the style meanwhile can tell. Seen on 18 to 26, and taken \
      so on all releases.
      """,
      from: Version(18), to: Version(26, 5), .single,
      classes: [.observation],
      fallback: "The style is asked each time, hidden or not.",
      .modelled),
  ]
}
