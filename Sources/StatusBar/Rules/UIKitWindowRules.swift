// U41–U58: styles, windows, geometry, animation.

extension RuleEntry {
  static let stylesWindowsAndGeometry: [RuleEntry] = [
    RuleEntry(
      .u41, "What default means changed at iOS 13 and at 17",
      """
      Up to iOS 12 it is dark text. On 13 to 16 it is light text where the owner's traits are \
      dark, so an override on the controller, an ancestor, the window or in the plist counts, but \
      none on a presenter; for the application and the launch screen only the system's appearance \
      does. From 17 the system keeps contrast with what lies beneath, and the style is only a \
      hint; whether it does so against a scheme that the app forces is open, by one report to the \
      contrary.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report, .observation],
      sources: [
        apple("uikit/uistatusbarstyle/default"),
        "Tencent/QMUI_iOS#914",
        "apache/cordova-plugin-statusbar#165",
        "react/react-native#26294",
        "ish-app/ish#966",
        "https://cnblogs.com/zxs-19920314/p/12641676.html",
        "alexzhirkevich/compose-cupertino#18",
        "alexzhirkevich/compose-cupertino#19",
        "apache/cordova-ios#1689",
        apple("uikit/uiviewcontroller/overrideuserinterfacestyle"),
        "software-mansion/react-native-screens#481",
        "xamarin/Xamarin.Forms#8294",
        "expo/expo#8002",
        "expo/expo#10758",
      ],
      related: [.p6, .s1, .s45],
      .modelled),
    RuleEntry(
      .u42, "Light and dark content mean what they say",
      """
      Light content is light text on every release; dark content is dark text and exists from iOS \
      13. Neither looks at the interface style.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("uikit/uistatusbarstyle/lightcontent"),
        apple("uikit/uistatusbarstyle/darkcontent"),
      ],
      .modelled),
    RuleEntry(
      .u43, "The two black styles of old",
      """
      Black translucent has become light content. Black opaque is treated as default on current \
      systems.
      """,
      from: Version(7), .single,
      classes: [.report, .observation],
      fallback: "Default from iOS 13 and light content before, as P17 recommends.",
      sources: [
        "https://gist.github.com/hujunfeng/6651254",
        "seed 002",
      ],
      related: [.p17],
      .modelled),
    RuleEntry(
      .u44, "The topmost eligible window decides, not the key window",
      """
      Among the visible windows of a scene that qualify, the highest level wins, and among equals \
      the one brought to the front last. Being key does not matter. From iOS 13 a window that was \
      given no scene is not on screen, in an app that has scenes.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .library, .observation],
      sources: [
        "openradar 15573442",
        "react/react-native#31332",
        "mixpanel/mixpanel-swift#338",
        "myell0w/MTStatusBarOverlay#78",
        "mapbox/Fingertips#14",
        "mapbox/Fingertips#15",
        "onmyway133/blog#908",
      ],
      related: [.s3],
      .modelled),
    RuleEntry(
      .u45, "Showing or hiding a window asks again at once",
      "The bar follows a window that appears or goes away without any request.",
      from: Version(7), .confirmed,
      classes: [.report, .observation],
      sources: [
        "dogo/SCLAlertView#208"
      ],
      related: [.u19],
      .modelled),
    RuleEntry(
      .u46, "Which windows qualify",
      """
      A window must be visible, on the main screen, of the app's own process and not one of \
      UIKit's internal ones. From iOS 10 it must also fill the scene exactly; before that its \
      size was of no matter.
      """,
      from: Version(7), .confirmed,
      classes: [.library, .observation],
      sources: [
        "https://github.com/Tencent/QMUI_iOS",
        "openradar 15573442",
      ],
      related: [.p11],
      .modelled),
    RuleEntry(
      .u47, "A window without a root shows the default bar",
      """
      If the window that decides has no root controller, the bar is shown in the default style. \
      From iOS 9 such a window at the end of launch raises an exception.
      """,
      from: Version(7), .single,
      classes: [.report, .observation],
      fallback: "The same, with a warning.",
      sources: [
        "https://e-com-net.com/article/1186545527223853056.htm"
      ],
      .modelled),
    RuleEntry(
      .u48, "Up to iOS 12 a window can cover the bar",
      """
      A window whose level lies above that of the status bar hides it from view. From iOS 13 the \
      system draws the bar over the app.
      """,
      from: Version(7), to: Version(12, 5), .single,
      classes: [.report],
      sources: [
        "Krisiacik/ImageViewer#220"
      ],
      .modelled),
    RuleEntry(
      .u49, "Several scenes on an iPad",
      """
      Each scene is resolved on its own, with its own windows; what the application object is told \
      counts for all. How the system shows several of them together is not documented, and nothing \
      is claimed about it; there is more than one only on an iPad whose app allows it in Info.plist.
      """,
      from: Version(13), .open,
      sources: [
        apple("uikit/uiapplication/supportsmultiplescenes"),
        apple(
          "bundleresources/information-property-list/uiapplicationscenemanifest/"
            + "uiapplicationsupportsmultiplescenes"),
      ],
      related: [.u44],
      .modelled),
    RuleEntry(
      .u50, "Notched phones have no bar in landscape",
      """
      From iOS 11 a phone without a home button that lies on its side shows no bar, whatever the \
      app asks for.
      """,
      from: Version(11), to: Version(12, 5), .confirmed,
      classes: [.report],
      sources: [
        "openradar 35694326",
        "apache/cordova-plugin-statusbar#88",
      ],
      related: [.u51, .q8],
      .modelled),
    RuleEntry(
      .u51, "No iPhone has a bar in landscape",
      """
      From iOS 13 every phone on its side is without a bar: its height is zero and no controller \
      is asked, wherever the plist puts the decision. iPads keep theirs.
      """,
      from: Version(13), .confirmed,
      classes: [.report, .observation],
      sources: [
        "renzifeng/ZFPlayer#856",
        "seed 004",
      ],
      related: [.u50, .p5, .s27],
      .modelled),
    RuleEntry(
      .u52, "Older phones hide the bar in landscape unless told otherwise",
      """
      A phone with a home button hides its bar on its side by default; a controller that answers \
      false brings it back. On iOS 7 it was shown by default.
      """,
      from: Version(8), to: Version(12, 5), .confirmed,
      classes: [.documentation, .report],
      sources: [
        apple("uikit/uiviewcontroller/prefersstatusbarhidden"),
        "mapzen/ios#211",
        "react/react-native#18005",
        "romaonthego/REMenu#97",
      ],
      related: [.u14],
      .modelled),
    RuleEntry(
      .u53, "A hidden bar has no height",
      "While it is hidden, its frame and height read zero.",
      from: Version(13), .single,
      classes: [.observation],
      fallback: "Zero as well; the public manager shows the same in practice.",
      related: [.u54],
      .modelled),
    RuleEntry(
      .u54, "How high the bar is in portrait",
      """
      20 points with a home button; 44 on X, XS and 11 Pro; 44 and from iOS 14 48 on XR and 11; \
      47 on the 12, 13 and 14 families; 50 on the minis, which is disputed; 54 beneath a Dynamic \
      Island, whose safe area is larger; 24 on iPads without a home button, not re-checked.
      """,
      from: Version(7), .confirmed,
      classes: [.report, .knowledge],
      sources: [
        "https://juejin.cn/post/7026524746011377700",
        "https://juejin.cn/post/7042959067660156935",
        "https://juejin.cn/post/7134941721690898445",
        "https://blog.csdn.net/article/details/135525139",
        "wangrui460/WRNavigationBar#201",
        "https://zhangwen.site/en/blog/iphone14-size",
        "QuintGao/GKNavigationBar#67",
      ],
      related: [.p14],
      .modelled),
    RuleEntry(
      .u55, "A call doubles the bar of phones with a home button",
      """
      A call, a hotspot or a recording makes a 20-point bar 40 points high and pushes the window \
      down. Phones without a home button use the space beside the camera. Visibility and style \
      are as before.
      """,
      from: Version(7), .confirmed,
      classes: [.report],
      sources: [
        "jessesquires/JSQMessagesViewController#229",
        "zetachang/DCModalSegue#1",
        "ninjinkun/NJKScrollFullScreen#17",
        "appandflow/react-native-safe-area-context#371",
      ],
      related: [.u54],
      .modelled),
    RuleEntry(
      .u56, "Only a change of visibility reads the update animation",
      """
      None, fade or slide is asked of the controller that answered for visibility, and only when \
      visibility really changes. Fade is the default; a change of style never asks.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation, .observation],
      sources: [
        apple("uikit/uiviewcontroller/preferredstatusbarupdateanimation"),
        "seed 004",
      ],
      related: [.s25],
      .modelled),
    RuleEntry(
      .u57, "A request inside an animation block takes its duration",
      """
      Sent from within a UIView animation the update runs as long as the block does; sent from \
      elsewhere it happens at once.
      """,
      from: Version(7), .confirmed,
      classes: [.documentation],
      sources: [
        apple("uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()"),
        "seed 002",
        "seed 004",
      ],
      related: [.u20],
      .modelled),
    RuleEntry(
      .u58, "An animation never changes where it ends",
      "How the bar comes or goes has no influence on what it is afterwards.",
      from: Version(7), .confirmed,
      classes: [.documentation],
      sources: [
        apple("uikit/uiviewcontroller/preferredstatusbarupdateanimation")
      ],
      related: [.u56],
      .modelled),
  ]
}
