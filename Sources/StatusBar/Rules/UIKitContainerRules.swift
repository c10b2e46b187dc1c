// U22–U40: containers and presentations.

extension RuleEntry {
  static let containersAndPresentation: [RuleEntry] = [
    RuleEntry(
      .u22, "A visible navigation bar ends the style walk",
      """
      While its bar is shown, a UINavigationController answers the style question itself; the \
      controllers of its stack are not asked.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("technotes/tn3105-customizing-uistatusbar-syle"),
        "openradar 15178634",
        "openradar 15182487",
        "lionheart/openradar-mirror#4406",
        "lionheart/openradar-mirror#4404",
        "https://forums.swift.org/t/50926",
        "seed 002",
        "seed 003",
        "seed 004",
      ],
      related: [.u23, .u24],
      .modelled),
    RuleEntry(
      .u23, "The navigation bar's style sets the bar's style",
      """
      A navigation controller answers light content for a black bar style and default for the \
      default one, unless a subclass overrides the getter. One report denies it of apps that were \
      linked with the SDK of iOS 27: disputed there, and a policy chooses.
      """,
      from: Version(7), .confirmed,
      classes: [.report],
      sources: [
        "https://gist.github.com/hujunfeng/6651254",
        "https://coderwall.com/p/hitv1q/mastering-ios-7-uistatusbarstyle",
        "https://cyrilchandelier.com/ios-and-the-status-bar",
        "https://forums.swift.org/t/50926",
        "cachly/issues-tracker#5822",
        "seed 002",
      ],
      related: [.u31],
      .modelled),
    RuleEntry(
      .u24, "A hidden navigation bar lets the top controller set the style",
      """
      Once isNavigationBarHidden is true the style walk goes on to the top of the stack. A bar \
      that is merely transparent still ends it.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .library],
      sources: [
        "https://blog.csdn.net/Lotheve/article/details/47084805",
        "seed 002",
        "seed 003",
        "seed 004",
      ],
      related: [.u22],
      .modelled),
    RuleEntry(
      .u25, "Who is asked for visibility inside a navigation controller",
      """
      iPads and phones with a home button always ask the top of the stack. Phones without one, \
      from iOS 11, ask it only while the navigation bar is hidden; under a shown bar the \
      navigation controller answers, and the pushed controller's wish is lost.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .observation],
      fallback: "The top of the stack is always asked, on every device.",
      sources: [
        "https://blog.csdn.net/Lotheve/article/details/47084805",
        "https://github.com/HsuenLI/SharingMe",
        "seed 004",
      ],
      related: [.p2, .s13],
      .modelled),
    RuleEntry(
      .u26, "A tab bar controller asks the selected tab",
      """
      Both walks go on to the selected controller. On iPadOS 18 and later an open sidebar keeps \
      the style question for itself. Whether it shows before it is opened or closed is not known: \
      a maintainer reads in the documentation that it is in landscape, and a library has to open \
      it there itself.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report, .observation],
      fallback: "The selected controller is asked, sidebar or not.",
      sources: [
        apple("technotes/tn3105-customizing-uistatusbar-syle"),
        "dekatotoro/SlideMenuControllerSwift#167",
        "software-mansion/react-native-screens#3236",
        "seed 003",
        "seed 004",
      ],
      related: [.u29],
      .modelled),
    RuleEntry(
      .u27, "A split view controller asks for style only when collapsed",
      """
      Collapsed, it hands the style walk to the controller that is on screen; side by side, each \
      column colours its own end of the bar. Left to itself the first column is beside the second \
      in landscape; in portrait that differs by release and size, so it is open. Apps built with \
      older SDKs had to override the getters, and visibility is taken not to be handed on.
      """,
      from: Version(7), sdk: "SDK 13 or later forwards while collapsed", .single,
      classes: [.report, .observation],
      fallback: "Neither walk is handed on.",
      sources: [
        "https://gist.github.com/asobolevsky/75791577c75a9ca7380669a6ea582459",
        "https://useyourloaf.com/blog/split-view-controller-display-modes/",
        "https://blog.csdn.net/gongyuhonglou/article/details/72817646",
      ],
      related: [.p12, .u29],
      .modelled),
    RuleEntry(
      .u28, "Page controllers and hand-made containers ask no child",
      """
      A UIPageViewController, and every container class of the app's own, answers for itself \
      unless it names a child.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .library],
      sources: [
        "uias/Pageboy#38",
        "robbdimitrov/RDVTabBarController#31",
        "ykyouhei/KYDrawerController#146",
        "krzysztofzablocki/Inject#58",
      ],
      related: [.u16],
      .modelled),
    RuleEntry(
      .u29, "On an iPad the bar can be of two colours",
      """
      The leading, middle and trailing parts of an iPad's bar may have different styles. A single \
      answer is that of the leading part; what the middle shows is not claimed.
      """,
      from: Version(13, 4), .single,
      classes: [.observation],
      fallback: "The bar has one style.",
      related: [.u26, .u27],
      .modelled),
    RuleEntry(
      .u30, "A hosting controller answers with its SwiftUI tree",
      """
      It overrides all five members. A visibility preference reaches the nearest hosting \
      controller only, which the walk must reach in turn; a preferred colour scheme changes what \
      default means. Whether a UIKit controller used as a view is asked is disputed: six sources \
      say yes and one no.
      """,
      from: Version(13), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("swiftui/uihostingcontroller"),
        "home-assistant/iOS#5321",
        "https://gist.github.com/simonbs/37b748321a155274f338107d9837abdc",
        apple("swiftui/toolbarplacement/statusbar"),
        "seed 000",
        "seed 001",
      ],
      related: [.s7, .s8],
      .modelled),
    RuleEntry(
      .u31, "UINavigationBarAppearance does not speak of the status bar",
      """
      A dark background set through the appearance object leaves the text as it was. A black bar \
      style, an interface-style override or a named child brings light text.
      """,
      from: Version(13), .confirmed,
      classes: [.documentation, .observation],
      sources: [
        apple("technotes/tn3105-customizing-uistatusbar-syle")
      ],
      related: [.u23],
      .kept),
    RuleEntry(
      .u32, "A search controller leaves control where it was",
      """
      Nothing public settles it; it is taken not to move control. If it hides the navigation bar \
      while active, the rules for a hidden navigation bar apply.
      """,
      from: Version(8), .open,
      related: [.p13],
      .modelled),
    RuleEntry(
      .u33, "A full-screen presentation takes control",
      "What is presented in full screen answers both walks; its capture flag does not matter.",
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance"),
        "openradar 27874629",
      ],
      related: [.u34],
      .modelled),
    RuleEntry(
      .u34, "Every other presentation leaves control with the presenter",
      """
      Over-full-screen, sheets, both context styles, popovers and custom ones answer nothing, \
      unless the presented controller sets modalPresentationCapturesStatusBarAppearance. The bar \
      stays as it was; it is not hidden.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance"),
        "openradar 30870230",
        "https://qiita.com/kyam_/items/e4d8f5b8bc4d6934f408",
        "andreamazz/BubbleTransition#61",
        "wix/react-native-navigation#5797",
        "https://pspdfkit.com/blog/2015/presentation-controllers",
      ],
      related: [.u35, .u36, .u37, .p19, .d13],
      .modelled),
    RuleEntry(
      .u35, "Custom presentations on iOS 8.3 to 9 always take control",
      """
      Before 8.3 and from 10 on a custom presentation needs the capture flag. In between it takes \
      control whatever the flag says.
      """,
      from: Version(7), sdk: "the change at iOS 10 also reaches apps built with SDK 9", .confirmed,
      classes: [.report, .library],
      sources: [
        "openradar 22574353",
        "openradar 22565293",
        "openradar 27874629",
        "IcaliaLabs/Presentr#103",
        "xmartlabs/XLActionController#53",
      ],
      related: [.q3],
      .modelled),
    RuleEntry(
      .u36, "Before iOS 13 sheets fill a narrow screen and take control",
      """
      In compact width page sheets, form sheets and popovers become full screen and therefore \
      take control; in regular width they do not. On iOS 8.3 to 9 what was decided while \
      presenting stays, even if the sheet later changes its shape.
      """,
      from: Version(7), to: Version(12, 5), .confirmed,
      classes: [.report, .library, .observation],
      sources: [
        "openradar 22564923",
        "https://pspdfkit.com/blog/2015/presentation-controllers",
      ],
      related: [.p8, .q4],
      .modelled),
    RuleEntry(
      .u37, "A card on an iPhone makes the bar visible and light",
      """
      While a page or form sheet at its large detent pushes its presenter back, and does not \
      capture, neither controller is asked: the text is light and the bar is shown, even one that \
      the presenter had hidden. It does not apply to iPads, to smaller detents, in compact \
      height, where the application decides, or from iOS 26, where no report has it (D9). \
      One report has it the other way round over a presenter that lies over a context: with the \
      capture flag that one answers on, without it the card takes over; a policy chooses.
      """,
      from: Version(13), .confirmed,
      classes: [.report, .observation],
      fallback: "The text is light; visibility stays with the presenter.",
      sources: [
        "software-mansion/react-native-screens#361",
        "SwiftKickMobile/SwiftMessages#431",
        "react-navigation/react-navigation#11513",
        "52inc/Pulley#389",
      ],
      related: [.p3, .p4, .d9, .s5, .u38],
      .modelled),
    RuleEntry(
      .u38, "What a powerless presentation presents is never reached",
      """
      If A presents B without control and B presents C in full screen, A still answers. With the \
      capture flag on B the walk goes on to C.
      """,
      from: Version(8), .confirmed,
      classes: [.report, .observation],
      sources: [
        "openradar 22575294",
        "openradar 23666685",
      ],
      related: [.p7, .q5],
      .modelled),
    RuleEntry(
      .u39, "A dismissal gives control back",
      """
      The presenter answers again as soon as a dismissal starts, or, for one led by a finger, \
      once it is decided.
      """,
      from: Version(7), .confirmed,
      classes: [.report],
      sources: [
        "openradar 15902745"
      ],
      related: [.q1],
      .modelled),
    RuleEntry(
      .u40, "Controllers of the system's own",
      """
      An alert leaves control with its presenter. On iOS 7 and 8 an image picker insists on a \
      visible bar with dark text, whichever controller decides and whatever a subclass says; \
      whether the bar goes again after it is uncertain. What Apple's other controllers answer, \
      whose content is theirs or in another process, is open unless a report has it, as with \
      Safari's up to 12.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .observation],
      sources: [
        "openradar 15089725",
        "openradar 19014731",
        "openradar 14868652",
        "phonegap-build/StatusBarPlugin#49",
        "zendesk/zendesk_sdk_ios#31",
        "openradar 22497299",
        "openradar 23664306",
        "ivanvorobei/SPStorkController#61",
        apple("uikit/uimodalpresentationstyle/automatic"),
      ],
      related: [.p18, .q13, .q14, .q15],
      .modelled),
  ]
}
