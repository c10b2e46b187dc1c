// S1–S25: who owns the bar, and hiding it.

extension RuleEntry {
  static let ownersAndHiding: [RuleEntry] = [
    RuleEntry(
      .s1, "The default style follows the colour scheme",
      """
      With no preference the style is default: dark text while the presentation is light, light \
      text while it is dark. Dark text at any rate needs darkContent.
      """,
      from: Version(13), .confirmed,
      sources: [
        "ish-app/ish#966",
        "seed 000",
        "seed 003",
      ],
      related: [.u41, .s45],
      .modelled),
    RuleEntry(
      .s2, "SwiftUI's modifiers need the view-controller mode",
      """
      If the plist gives the bar to the application, statusBarHidden and every modifier for style \
      are without effect; the plist and the application's setters decide. Whether the plist's \
      style counts where SwiftUI makes the window is disputed: it was seen to work under a scene \
      delegate and to be ignored in SwiftUI's own life cycle, and a policy chooses.
      """,
      from: Version(13), .confirmed,
      sources: [
        "https://github.com/WXYC/wxyc-ios-64/commit/f80a39dc",
        "Dimillian/ACHNBrowserUI#10",
        "https://github.com/NordicSemiconductor/IOS-nRF-Toolbox/commit/94070a8b",
        "https://github.com/plateaukao/einkbro-ios",
        "https://github.com/nathantannar4/Transmission",
        "https://sarunw.com/posts/preferredstatusbarstyle-not-getting-called/",
        "seed 002",
      ],
      related: [.u1],
      .modelled),
    RuleEntry(
      .s3, "A window on top owns the bar, however small or clear it is",
      """
      The topmost visible window of the scene is asked, even one that lets touches through or \
      draws nothing. A hidden window does not count.
      """,
      from: Version(7), .confirmed,
      sources: [
        "home-assistant/iOS#5417",
        "onmyway133/blog#908",
        "lionheart/openradar-mirror#4125",
        "aheze/Popovers#2",
        "element-hq/element-x-ios#2065",
      ],
      related: [.u44],
      .modelled),
    RuleEntry(
      .s4, "Inside the window the topmost capturing presentation is asked",
      """
      A full-screen cover captures. Sheets, popovers, over-full-screen and custom presentations \
      do not unless the presented controller says so; then what lies beneath goes on answering.
      """,
      from: Version(7), .confirmed,
      sources: [
        "lionheart/openradar-mirror#17029",
        "openradar 30870230",
        "TortugaPower/BookPlayer#95",
        "https://gist.github.com/longvudai/68617e77c2d0f0427b2aa238f2880a20",
        "https://github.com/nathantannar4/Transmission",
        "mlemgroup/mlem#1654",
      ],
      related: [.u33, .u34],
      .modelled),
    RuleEntry(
      .s5, "A card sheet on an iPhone turns the text light",
      """
      While the card has pushed its presenter back onto black, the text is light in either colour \
      scheme, and the sheet's own wishes are not asked. An overlay window that takes the bar over \
      brings dark text on black.
      """,
      from: Version(13), to: Version(25), .confirmed,
      sources: [
        "SwiftKickMobile/SwiftMessages#431",
        "aheze/Popovers#2",
      ],
      related: [.d9, .u37],
      .modelled),
    RuleEntry(
      .s6, "A popover never owns the bar",
      """
      It does not fill the screen. One old release let an image picker inside a popover change \
      the bar for good.
      """,
      from: Version(13), .single,
      sources: [
        "lionheart/openradar-mirror#2649",
        "openradar 19079532",
      ],
      related: [.q2],
      .modelled),
    RuleEntry(
      .s7, "A hosting controller answers, and can name a child",
      """
      It overrides visibility, style, update animation and both questions for a child. Libraries \
      build on exchanging the latter two.
      """,
      from: Version(13), .confirmed,
      sources: [
        apple("swiftui/uihostingcontroller/prefersstatusbarhidden"),
        apple("swiftui/uihostingcontroller/preferredstatusbarstyle"),
        apple("swiftui/uihostingcontroller/preferredstatusbarupdateanimation"),
        "https://github.com/PRNDcompany/StatusBarStyling",
        "https://github.com/nathantannar4/Transmission",
      ],
      related: [.u30],
      .modelled),
    RuleEntry(
      .s8, "A UIKit controller used as a view takes the bar from SwiftUI",
      """
      The hosting controller asks the embedded one for a value that it, or one that it forwards \
      to, overrides, even if it has no size or lies behind everything; statusBarHidden on the \
      same tree is lost then. One that overrides nothing leaves the modifier alone, by three later \
      reports; earlier ones saw its defaults win, and one gist says that none is asked, so that a \
      policy chooses (U30). Before 14.4 there are no reports, and the answer is open; from 27 \
      the rule is taken to go on.
      """,
      from: Version(14, 4), to: Version(26, 5), .disputed,
      sources: [
        "home-assistant/iOS#5321",
        "twostraws/CodeScanner#88",
        "siteline/swiftui-introspect#311",
        "siteline/swiftui-introspect#313",
        "https://github.com/Asperi-Demo/4SwiftUI",
        "https://github.com/PRNDcompany/StatusBarStyling",
        "https://github.com/utmapp/UTM/commit/1627154e",
        "https://github.com/utmapp/UTM/commit/73108cf3",
      ],
      related: [.s9, .s10, .u30],
      .modelled),
    RuleEntry(
      .s9, "Which of several embedded controllers answers is not known",
      """
      Reports saw the result flip with the place of a helper. Where the embedded controllers \
      disagree the answer is open, on the releases before and after as well.
      """,
      from: Version(15), to: Version(17, 7), .confirmed,
      sources: [
        "siteline/swiftui-introspect#311",
        "siteline/swiftui-introspect#313",
      ],
      related: [.s8],
      .modelled),
    RuleEntry(
      .s10, "A plain UIKit view never owns the bar",
      "Only controllers are asked, so a UIViewRepresentable changes nothing.",
      from: Version(13), .inferred,
      related: [.s8],
      .modelled),
    RuleEntry(
      .s11, "A hosting subclass decides for the window's root, not for covers",
      """
      A subclass that overrides the style and is the window's root is asked for the root's \
      content; a full-screen cover lives in a fresh hosting controller that knows nothing of it. \
      From iOS 16 two projects saw the base class name a private child for the style, unless the \
      subclass answers nil to childForStatusBarStyle too, one of them over a NavigationStack, so \
      a subclass that shows a NavigationStack or a NavigationView is taken not to be asked. \
      Elsewhere it is; disputed, and a policy chooses.
      """,
      from: Version(13), .confirmed,
      sources: [
        "tangem/tangem-app-ios-old#2499",
        "xavierdonnellon/swiftui-statusbarstyle#3",
        "https://github.com/Asperi-Demo/4SwiftUI",
        "seed 001",
      ],
      related: [.s44, .s71],
      .modelled),
    RuleEntry(
      .s12, "A SwiftUI screen pushed into UIKit answers default",
      """
      What SwiftUI pushes into an app's UIKit navigation controller is hosted by an anonymous \
      controller with the default style, so a navigation controller that asks its top loses its \
      own style there.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/Automattic/pocket-casts-ios/commit/aca1f179e"
      ],
      related: [.u24],
      .modelled),
    RuleEntry(
      .s13, "A UIKit navigation controller keeps the style, and asks its top for visibility",
      """
      With its bar shown it decides the style; with the bar hidden the top controller does. \
      Visibility is a matter of the top controller, which U25 narrows on phones without a home \
      button. Subclasses can name a child for both.
      """,
      from: Version(7), .confirmed,
      sources: [
        "stripe/stripe-ios#1308",
        "lionheart/openradar-mirror#4404",
        "lionheart/openradar-mirror#4406",
        "MateeDevs/devstack-native-app#80",
        "seed 002",
        "seed 003",
        "seed 004",
      ],
      related: [.u22, .u24, .u25],
      .modelled),
    RuleEntry(
      .s14, "In tabs the selected one is asked",
      """
      This is certain for UIKit's tab bar controller and reported once for TabView. By one comment \
      the scheme that a visited tab prefers goes on after another tab is selected: where such a \
      tab asks for one, the scheme is open.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/xavierdonnellon/swiftui-statusbarstyle",
        "seed 003",
        "seed 004",
      ],
      related: [.u26],
      .modelled),
    RuleEntry(
      .s15, "Two names of one modifier",
      """
      statusBar(hidden:) was renamed statusBarHidden(_:), whose argument is true if left out. \
      Both are deprecated at 27.0.
      """,
      from: Version(13), sdk: "the newer name came with the iOS 16 SDK and works back to 13",
      .confirmed,
      sources: [
        apple("swiftui/view/statusbar(hidden:)"),
        apple("swiftui/view/statusbarhidden(_:)"),
        "https://github.com/plateaukao/einkbro-ios",
      ],
      related: [.d12, .s30],
      .modelled),
    RuleEntry(
      .s16, "In a plain tree the modifier hides the bar from anywhere",
      """
      Without a navigation container or an embedded controller in between, true hides and false \
      or nothing shows. The wish leaves together with the view that carries it.
      """,
      from: Version(13), .confirmed,
      sources: [
        "liveview-native/liveview-client-swiftui#765",
        "mlemgroup/mlem#1654",
        "element-hq/element-x-ios#2065",
      ],
      related: [.s24],
      .modelled),
    RuleEntry(
      .s17, "NavigationView listens to the screen on top",
      """
      A pushed destination may carry the modifier, and going back restores the value of the \
      screen beneath by itself. Seen from 16 to 26, and taken to go on; before, D3 tells what is \
      known.
      """,
      from: Version(16), to: Version(26, 5), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.d3],
      .modelled),
    RuleEntry(
      .s18, "NavigationStack does not listen to pushed screens",
      """
      A modifier on a destination is not read; it must be on the stack or outside it. Certain \
      for 16.0 to 16.3 under a shown navigation bar, unsettled later and with the bar hidden.
      """,
      from: Version(16), .disputed,
      sources: [
        """
        https://danielsaidi.com/blog/2023/03/14/\
        handling-status-bar-color-scheme-and-visibility-in-swiftui
        """,
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.d1, .s19],
      .modelled),
    RuleEntry(
      .s19, "What is set outside the stack holds for all its screens",
      "Root and pushed screens share the value on the stack or around it.",
      from: Version(16), .single,
      sources: [
        "seed 000"
      ],
      related: [.s18],
      .modelled),
    RuleEntry(
      .s20, "A shared flag stays set until it is reset",
      """
      A destination that turns a shared flag on while it appears leaves the bar hidden after the \
      way back, by button or by swipe.
      """,
      from: Version(13), .confirmed,
      sources: [
        "seed 000"
      ],
      related: [.s84],
      .modelled),
    RuleEntry(
      .s21, "A cover's content decides while it is up",
      "The presenter's value comes back with the dismissal.",
      from: Version(14), .confirmed,
      sources: [
        "mlemgroup/mlem#1654"
      ],
      related: [.s4],
      .modelled),
    RuleEntry(
      .s22, "A sheet's content cannot hide the bar on an iPhone",
      "It is not asked; the presenter's value stays.",
      from: Version(13), .inferred,
      related: [.d9, .u34],
      .modelled),
    RuleEntry(
      .s23, "Split views, inspectors and popovers of SwiftUI",
      """
      Nothing was observed. In compact width the visible column counts as a stack, in regular \
      width the columns as siblings; a popover counts as a presentation that is not asked.
      """,
      from: Version(16), .inferred,
      related: [.s18, .s6],
      .modelled),
    RuleEntry(
      .s24, "Several modifiers at once",
      """
      It is not documented. By the way preferences are combined in general, the outermost writer \
      of a branch hides those inside, and siblings are reduced in order.
      """,
      from: Version(13), .inferred,
      sources: [
        "https://github.com/OpenSwiftUIProject/OpenSwiftUI"
      ],
      related: [.d2],
      .modelled),
    RuleEntry(
      .s25, "An animated change fades the bar",
      """
      A change inside withAnimation, or beneath a matching animation modifier, fades; any other \
      is immediate. Only a hosting controller that overrides the update animation brings a slide.
      """,
      from: Version(13), .confirmed,
      sources: [
        "https://wangchujiang.com/swiftui-example/containers/demo7/index.html",
        "https://github.com/EhPanda-Team/EhPanda",
        "https://github.com/Aeastr/Portal",
        "seed 000",
      ],
      related: [.u56],
      .modelled),
  ]
}
