/// UIKit's classes of view controllers that are told apart.
package enum ControllerClass: Hashable, Sendable, CaseIterable {
  case plain, navigation, tabBar, split, page, hosting, alert, imagePicker, safari, search
  /// One whose content is not the app's: its row says what is known of its answers.
  case system(AppleController.ID)

  package var spelling: String {
    switch self {
    case .plain: "UIViewController"
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .hosting: "UIHostingController"
    case .alert: "UIAlertController"
    case .imagePicker: "UIImagePickerController"
    case .safari: "SFSafariViewController"
    case .search: "UISearchController"
    case .system(let id): AppleController.all[Int(id.index)].name
    }
  }
}
