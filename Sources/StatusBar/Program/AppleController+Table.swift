// Apple's classes, a row each. Releases are those of Apple's documentation; an answer stands here
// only where a report says so, and for the releases that it speaks of.

extension AppleController {
  /// Every row.
  package static let all: [AppleController] = foundations + pickers + viewers + services

  static let imagePicker = AppleController(
    "UIImagePickerController", .known(.imagePicker), from: Version(2), hidden: .fixed(false),
    style: .fixed(.default), reported: Version(7)...Version(8, 4),
    subclass: .ignoredWhereReported,
    sources: [
      "openradar 15089725", "openradar 19014731", "zendesk/zendesk_sdk_ios#31",
      "EurekaCommunity/ImageRow#20",
    ])

  static let safari = AppleController(
    "SFSafariViewController", in: "SafariServices", .known(.safari), from: Version(9),
    hidden: .fixed(false), style: .fixed(.default), reported: Version(9)...Version(12, 5),
    subclass: .ignored,
    sources: [
      "openradar 22497299", "openradar 23664306", "openradar 35504975",
      "ivanvorobei/SPStorkController#61",
    ])

  /// Those that the model knows by their behaviour.
  private static let foundations: [AppleController] = [
    known("UIViewController", .plain, from: Version(2)),
    known("UITableViewController", .plain, from: Version(2)),
    known("UICollectionViewController", .plain, from: Version(6)),
    known("UINavigationController", .navigation, from: Version(2)),
    known("UITabBarController", .tabBar, from: Version(2)),
    known("UISplitViewController", .split, from: Version(3, 2)),
    known("UIPageViewController", .page, from: Version(5)),
    known("UISearchController", .search, from: Version(8)),
    known("UIHostingController", in: "SwiftUI", .hosting, from: Version(13)),
    known("GLKViewController", in: "GLKit", .plain, from: Version(5)),
    AppleController(
      "UIAlertController", .known(.alert), from: Version(8), hidden: .inherited,
      style: .inherited, automaticStyle: .alert),
    imagePicker,
    safari,
  ]

  /// What a person picks from.
  private static let pickers: [AppleController] = [
    AppleController("UIDocumentPickerViewController", from: Version(8)),
    AppleController("UIDocumentBrowserViewController", from: Version(11)),
    AppleController("PHPickerViewController", in: "PhotosUI", from: Version(14)),
    AppleController("MPMediaPickerController", in: "MediaPlayer", from: Version(3)),
    AppleController("CNContactPickerViewController", in: "ContactsUI", from: Version(9)),
    AppleController("UIColorPickerViewController", from: Version(14)),
    AppleController("UIFontPickerViewController", from: Version(13)),
    AppleController("UIVideoEditorController", from: Version(3, 1)),
  ]

  /// What a person looks at.
  private static let viewers: [AppleController] = [
    AppleController("QLPreviewController", in: "QuickLook", from: Version(4)),
    // Its preview was reported, in a controller that the app never sees; of menus see Q15.
    AppleController(
      "UIDocumentInteractionController", .presenter, from: Version(3, 2), hidden: .unknown,
      style: .fixed(.default), reported: Version(10)...Version(11, 4),
      sources: ["openradar 32767467", "openradar 16552210"]),
    AppleController(
      "AVPlayerViewController", in: "AVKit", from: Version(8),
      sources: ["chrisjp/CJPAdController#24"]),
    AppleController(
      "MPMoviePlayerViewController", in: "MediaPlayer", from: Version(3, 2),
      hidden: .fixed(true), reported: Version(8)...Version(8, 4),
      sources: ["0xced/XCDYouTubeKit#139"]),
    AppleController("CNContactViewController", in: "ContactsUI", from: Version(9)),
    AppleController("EKEventViewController", in: "EventKitUI", from: Version(4)),
    AppleController("UIReferenceLibraryViewController", from: Version(5)),
    AppleController("UIInputViewController", from: Version(8)),
    AppleController("MTKView", in: "MetalKit", .nothing, from: Version(9)),
    AppleController("CPTemplate", in: "CarPlay", .nothing, from: Version(12)),
  ]

  /// What does something for the app.
  private static let services: [AppleController] = [
    AppleController(
      "UIActivityViewController", from: Version(6), sources: ["openradar 27779755"]),
    AppleController(
      "MFMailComposeViewController", in: "MessageUI", from: Version(3), subclass: .heard,
      sources: ["openradar 16649994", "wordpress-mobile/WordPress-iOS#3611"]),
    AppleController(
      "MFMessageComposeViewController", in: "MessageUI", from: Version(4), subclass: .heard,
      sources: ["wordpress-mobile/WordPress-iOS#3611"]),
    AppleController("EKEventEditViewController", in: "EventKitUI", from: Version(4)),
    AppleController("GKGameCenterViewController", in: "GameKit", from: Version(6)),
    AppleController("GKMatchmakerViewController", in: "GameKit", from: Version(4, 1)),
    AppleController("SKStoreProductViewController", in: "StoreKit", from: Version(6)),
    AppleController("PKAddPassesViewController", in: "PassKit", from: Version(6)),
    AppleController("PKPaymentAuthorizationViewController", in: "PassKit", from: Version(8)),
    AppleController("UICloudSharingController", from: Version(10)),
    AppleController(
      "ASWebAuthenticationSession", in: "AuthenticationServices", .presenter, from: Version(12)),
  ]

  private init(
    _ name: String, in framework: String = "UIKit", _ kind: Kind = .system, from first: Version,
    to last: Version? = nil, hidden: Answer<Bool> = .unknown,
    style: Answer<StatusBarStyle> = .unknown, reported: ClosedRange<Version>? = nil,
    subclass: Hearing = .unknown, automaticStyle: PresentationStyle? = nil, sources: [String] = []
  ) {
    self.name = name
    self.framework = framework
    self.kind = kind
    self.first = first
    self.last = last
    self.hidden = hidden
    self.style = style
    self.reported = reported
    self.subclass = subclass
    self.automaticStyle = automaticStyle
    self.sources = sources
  }

  /// A class that answers as the model has it, and whose subclasses are asked.
  private static func known(
    _ name: String, in framework: String = "UIKit", _ kind: ControllerClass, from first: Version
  ) -> AppleController {
    AppleController(
      name, in: framework, .known(kind), from: first, hidden: .inherited, style: .inherited,
      subclass: .heard, automaticStyle: kind == .search ? .overCurrentContext : .pageSheet)
  }
}
