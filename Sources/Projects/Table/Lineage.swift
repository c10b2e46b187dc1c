/// Which of UIKit's containers a class is, in so far as that decides whom UIKit asks.
package enum ControllerKind: Hashable, Sendable {
  case plain, navigation, tabBar, split, page, hosting
  /// One of the system's that answers for itself.
  case system

  /// Returns the kind of a class of UIKit's; nil for a name that is none.
  static func named(_ name: String) -> ControllerKind? {
    switch name {
    case "UIViewController", "UITableViewController", "UICollectionViewController",
      "UIInputViewController", "GLKViewController":
      .plain
    case "UINavigationController": .navigation
    case "UITabBarController": .tabBar
    case "UISplitViewController": .split
    case "UIPageViewController": .page
    case "UIHostingController": .hosting
    default: systemClasses.contains(name) ? .system : nil
    }
  }

  private static let systemClasses: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UISearchController",
    "UIImagePickerController", "UIDocumentPickerViewController", "PHPickerViewController",
    "UIDocumentBrowserViewController", "UICloudSharingController", "UIVideoEditorController",
    "UIReferenceLibraryViewController", "UIPrinterPickerController", "UIFontPickerViewController",
    "UIColorPickerViewController", "SFSafariViewController", "AVPlayerViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController",
    "SLComposeServiceViewController", "CNContactViewController", "CNContactPickerViewController",
    "EKEventEditViewController", "EKEventViewController", "EKCalendarChooser",
    "PKAddPassesViewController", "GKGameCenterViewController", "SKStoreProductViewController",
    "VNDocumentCameraViewController", "ASAuthorizationController", "NSViewController",
    "QLPreviewController", "INUIAddVoiceShortcutViewController",
    "INUIEditVoiceShortcutViewController",
    "UIDocumentViewController",
  ]
}

/// A class with those above it.
struct Lineage {
  /// How the classes that were read end.
  enum End: Hashable {
    case kit(ControllerKind, String)
    /// The class above, which was not read, or of which there are two.
    case unknown(String)
    case none
  }

  /// The class itself first.
  var classes: [TypeFact] = []
  var end = End.none
  /// `true` iff other classes show that the class above, which was not read, is a controller.
  private var isScreenBase = false

  /// Follows the classes above one that is named at a place.
  init(of name: String, in scope: String, file: String, _ index: AppIndex) {
    var next = name
    var place = (scope: scope, file: file)
    var seen: Set<Int> = []
    while true {
      switch index.find(next, in: place.scope, file: place.file) {
      case .ambiguous:
        end = .unknown(next)
        return
      case .nothing:
        let last = AppIndex.lastPart(next)
        end = ControllerKind.named(last).map { .kit($0, last) } ?? .unknown(last)
        isScreenBase = index.screenBases.contains(last)
        return
      case .type(let found):
        guard seen.insert(found).inserted, seen.count < 100 else {
          end = .unknown(next)
          return
        }
        let type = index.types[found]
        classes.append(type)
        guard type.kind == .class, let base = type.bases.first else { return }
        (next, place) = (base, (type.name, type.site.file))
      }
    }
  }

  /// The kind of controller; nil where it is none, or not known.
  var kind: ControllerKind? {
    if case .kit(let kind, _) = end, kind != .system || !classes.isEmpty { kind } else { nil }
  }

  /// `true` iff it is a controller, or may be one by the name of the class above or by what is
  /// derived from that.
  var isController: Bool {
    switch end {
    case .kit(_, let name): name != "NSViewController" && name != "ASAuthorizationController"
    case .unknown(let name):
      classes.count > 0 && (isScreenBase || name.hasSuffix("ViewController"))
        || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController")
    case .none: false
    }
  }
}
