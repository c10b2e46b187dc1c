// S26–S51: effects of hiding, style, and what stands beside it.

extension RuleEntry {
  static let schemesAndNeighbours: [RuleEntry] = [
    RuleEntry(
      .s26, "Hiding the bar gives its space to the content, unless there is a notch",
      """
      On iPads and on phones with a home button the top inset goes away with the bar; under a \
      notch or an island it stays. Where it goes, hiding shifts the very scrolling that may have \
      caused it.
      """,
      from: Version(11), .confirmed,
      sources: [
        "home-assistant/iOS#2099",
        "SwiftKickMobile/SwiftMessages#488",
      ],
      related: [.u54],
      .modelled),
    RuleEntry(
      .s27, "A phone on its side has no bar",
      "The system hides it from iOS 13, whatever a view asks for.",
      from: Version(13), .single,
      sources: [
        "seed 004"
      ],
      related: [.u51],
      .modelled),
    RuleEntry(
      .s28, "The bar on iPadOS 26",
      """
      The bar's band is 32 points high on every iPad, in full screen too. In a window it also \
      holds the window's controls, which lie over the content once hiding the bar frees it. On \
      26.0 a bar that only the plist hid at launch overlapped the navigation bar.
      """,
      from: Version(26), .single,
      sources: [
        "erik-sutton95/OpenZCine#91",
        "flutter/flutter#186028",
        "wordpress-mobile/WordPress-iOS#24812",
      ],
      related: [.s26],
      .quirk, because: "the overlap is switched, the height of the band is a rule"),
    RuleEntry(
      .s29, "Coming back to the foreground on iOS 26",
      """
      One app shows its bar before it goes to the background and hides it again afterwards, \
      because what it hides around the bar came back wrong.
      """,
      from: Version(26), .single,
      sources: [
        "https://github.com/Aidoku/Aidoku/commit/75def200"
      ],
      .kept, because: "a precaution of one app's layout; the bar itself was not seen wrong"),
    RuleEntry(
      .s30, "iOS 27 has a modifier for the status bar's visibility",
      "toolbarVisibility with the placement statusBar hides, shows, or leaves it to the system.",
      from: Version(27), .confirmed,
      sources: [
        apple("swiftui/toolbarplacement/statusbar"),
        apple("ios-ipados-release-notes/ios-ipados-27-release-notes"),
        "https://onestack.dev/ios-reference/SwiftUI/ToolbarPlacement",
      ],
      related: [.d10, .s46],
      .modelled),
    RuleEntry(
      .s31, "The application's old readers may answer nonsense",
      """
      Frame, style and visibility read from the application object may be null or not a number; \
      the scene's manager is to be read.
      """,
      from: Version(27), sdk: "SDK 27", .confirmed,
      sources: [
        apple("ios-ipados-release-notes/ios-ipados-27-release-notes")
      ],
      related: [.u9],
      .kept, because: "it is about what code reads, and what this reads is not the bar"),
    RuleEntry(
      .s32, "SwiftUI has no modifier for the style before iOS 27",
      """
      What there is acts from the side: colour schemes, the navigation bar's scheme, a hosting \
      subclass, an embedded controller, or an exchanged getter.
      """,
      from: Version(13), to: Version(26, 5), .confirmed,
      sources: [
        apple("ios-ipados-release-notes/ios-ipados-27-release-notes"),
        "seed 001",
      ],
      related: [.s46],
      .modelled),
    RuleEntry(
      .s33, "preferredColorScheme sets the scheme of the whole presentation",
      """
      It overrides the user's choice for the window, sheet, cover or popover around it, and the \
      default style follows; what UIKit presents over it does not inherit it. Nil is not a wish, \
      but some apps do not get rid of the dark scheme by going back to it.
      """,
      from: Version(13), .confirmed,
      sources: [
        "partout-io/passepartout#1200",
        apple("swiftui/view/preferredcolorscheme(_:)"),
        "https://github.com/Asperi-Demo/4SwiftUI",
        "anyproto/anytype-swift#2081",
        "exyte/PopupView#134",
        "forXifLess/LinkNavigator#35",
      ],
      related: [.s34, .s1, .d11, .u41],
      .quirk, because: "the scheme that stays is switched, the rest is a rule"),
    RuleEntry(
      .s34, "Several preferred schemes: the outermost, then the first",
      """
      On one branch the outermost modifier counts even if it says nil. Among siblings the first \
      that is not nil counts.
      """,
      from: Version(13), to: Version(18, 5), .single,
      sources: [
        "https://github.com/OpenSwiftUIProject/OpenSwiftUI"
      ],
      related: [.s33],
      .modelled),
    RuleEntry(
      .s35, "colorScheme recolours a subtree, never the bar",
      """
      Neither colorScheme nor the environment value reaches the presentation, so the bar keeps \
      its text.
      """,
      from: Version(13), .confirmed,
      sources: [
        apple("swiftui/view/colorscheme(_:)"),
        "https://github.com/jellyfin/Swiftfin",
        "https://github.com/Asperi-Demo/4SwiftUI",
      ],
      related: [.s33],
      .modelled),
    RuleEntry(
      .s36, "The navigation bar's scheme colours the status bar too",
      """
      toolbarColorScheme travels up to the container that draws the bar: dark brings light text, \
      light brings dark text, nil leaves it to the system.
      """,
      from: Version(16), .confirmed,
      sources: [
        apple("swiftui/view/toolbarcolorscheme(_:for:)"),
        "seed 000",
        "seed 001",
      ],
      related: [.s37],
      .modelled),
    RuleEntry(
      .s37, "The scheme counts only while the bar's background is shown",
      """
      As the background fades in, the text changes from the app's scheme to the one asked for. A \
      background that is always visible makes sure of it. From iOS 26, whose bars have no such \
      background, that is disputed.
      """,
      from: Version(16), to: Version(25), .confirmed,
      sources: [
        apple("swiftui/view/toolbarcolorscheme(_:for:)"),
        "seed 000",
      ],
      related: [.d4, .d8, .s38],
      .modelled),
    RuleEntry(
      .s38, "When a bar's background is shown",
      """
      Automatic shows it once content lies beneath, visible always, hidden never. A mere colour \
      is not a visibility: at the edge it is not painted, and on 26.2 an inline bar with only a \
      colour stays clear until something scrolls under it.
      """,
      from: Version(16), .confirmed,
      sources: [
        apple("swiftui/view/toolbarbackground(_:for:)-7lv0f"),
        "NativePHP/mobile-air#284",
        "NativePHP/mobile-air#380",
      ],
      related: [.s37, .s39],
      .modelled),
    RuleEntry(
      .s39, "A hidden background lets the scheme through after a few points",
      """
      The seed saw the scheme take effect while scrolling although the background was hidden, as \
      though it were automatic. Read literally, Apple's text says it should not. Seen on 16, and \
      taken up to 25.
      """,
      from: Version(16), to: Version(16, 7), .disputed,
      sources: [
        "seed 000"
      ],
      related: [.d4],
      .modelled),
    RuleEntry(
      .s40, "The scheme switches at minus three points",
      """
      Two points up the scheme is not yet applied, three points up it is. The number was found by \
      trying on 16, and is taken for later releases too.
      """,
      from: Version(16), to: Version(16, 7), .single,
      sources: [
        "seed 000"
      ],
      related: [.s37],
      .modelled),
    RuleEntry(
      .s41, "Old and new names of the toolbar modifiers",
      """
      The forms that take a visibility were renamed with iOS 18 and are deprecated. An empty list \
      of placements means automatic, which on iOS is the navigation bar.
      """,
      from: Version(16), .confirmed,
      sources: [
        apple("swiftui/view/toolbarbackgroundvisibility(_:for:)")
      ],
      .kept),
    RuleEntry(
      .s42, "With the navigation bar hidden its scheme is void",
      """
      No bar draws the scheme, and the top screen is asked: its preferred scheme or the default \
      decides.
      """,
      from: Version(13), .inferred,
      related: [.s36, .u24],
      .modelled),
    RuleEntry(
      .s43, "An early beta of iOS 16 leaked the scheme",
      "On 16.0 beta 7 the navigation bar's scheme also recoloured buttons and the tab bar.",
      from: Version(16), to: Version(16), .single,
      sources: [
        "feedback-assistant/reports#353"
      ],
      .kept, because: "it recolours buttons and the tab bar, never the status bar"),
    RuleEntry(
      .s44, "A cover loses a style that was forced on the root",
      """
      Presenting any cover turned a bar that was light everywhere dark. A preferred dark scheme \
      on the cover's content repairs it, with a flash: for a moment the text has the colour of the \
      system's scheme.
      """,
      from: Version(15), to: Version(16, 7), .confirmed,
      sources: [
        "exyte/PopupView#134",
        "xavierdonnellon/swiftui-statusbarstyle#3",
      ],
      related: [.s11, .d11],
      .modelled),
    RuleEntry(
      .s45, "From iOS 26 the default style was seen to follow what lies beneath",
      """
      Scrolling from bright to dark content turned the reported style light without any code; on \
      18 it did not. An explicit style is left alone and serves as a repair.
      """,
      from: Version(26), .confirmed,
      sources: [
        "deltachat/deltachat-ios#3214",
        "deltachat/deltachat-ios#3229",
        "https://github.com/Aidoku/Aidoku/commit/3b8b8de8",
        "https://github.com/PRNDcompany/StatusBarStyling/commit/3a1b192",
      ],
      related: [.u41, .s1],
      .modelled),
    RuleEntry(
      .s46, "iOS 27 has a modifier for the status bar's scheme",
      """
      toolbarColorScheme with the placement statusBar sets the style: dark for light text, light \
      for dark text. Other toolbar modifiers do nothing there.
      """,
      from: Version(27), .confirmed,
      sources: [
        apple("swiftui/toolbarplacement/statusbar"),
        apple("ios-ipados-release-notes/ios-ipados-27-release-notes"),
      ],
      related: [.s30, .d10],
      .modelled),
    RuleEntry(
      .s47, "A flash on the way out of a cover",
      """
      If the cover's preferred scheme is nil, dismissing it flashes in the wrong colour for a \
      moment; a concrete scheme avoids it. It is taken that the modifier is there and says nil.
      """,
      from: Version(17), to: Version(18, 7), .single,
      sources: [
        "mlemgroup/mlem#1654"
      ],
      related: [.s33],
      .quirk),
    RuleEntry(
      .s48, "What outranks what, for style",
      """
      The plist's mode, then the window, a card, the presentation, the placement of iOS 27, a \
      shown navigation bar, an embedded controller, an explicit style of the host, the preferred \
      scheme, and last the system's.
      """,
      from: Version(13), .inferred,
      related: [.s2, .s3, .s5, .s4, .s46, .s36, .s8, .s11, .s33, .s1],
      .modelled),
    RuleEntry(
      .s49, "persistentSystemOverlays is about the home indicator",
      """
      It asks to hide indicators and controls of the system, which may refuse. The status bar is \
      not among them.
      """,
      from: Version(16), .confirmed,
      sources: [
        apple("swiftui/scene/persistentsystemoverlays(_:)")
      ],
      .kept),
    RuleEntry(
      .s50, "defersSystemGestures is about gestures at the edge",
      "It lets the app's own edge gestures win and leaves the bar alone.",
      from: Version(16), .confirmed,
      sources: [
        apple("swiftui/view/deferssystemgestures(on:)")
      ],
      .kept),
    RuleEntry(
      .s51, "The home indicator before iOS 16",
      """
      It was hidden with a hosting subclass fed by preferences; a presentation through another \
      hosting controller broke it, for the same reason as with the bar.
      """,
      from: Version(13), to: Version(15, 8), .confirmed,
      sources: [
        "https://gist.github.com/Amzd/01e1f69ecbc4c82c8586dcd292b1d30d",
        "rundfunk47/stinsen#34",
      ],
      related: [.s11],
      .kept, because: "it is about the home indicator; for the bar S11 says the same"),
  ]
}
