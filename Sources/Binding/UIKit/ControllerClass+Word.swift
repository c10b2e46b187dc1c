import Language
import StatusBar

extension ControllerClass {
  /// The class that a word names, or nil.
  init?(_ word: Word?) {
    switch word {
    case .UIViewController, .UITableViewController, .UICollectionViewController: self = .plain
    case .UINavigationController: self = .navigation
    case .UITabBarController: self = .tabBar
    case .UISplitViewController: self = .split
    case .UIPageViewController: self = .page
    case .UIHostingController: self = .hosting
    case .UIAlertController: self = .alert
    case .UIImagePickerController: self = .imagePicker
    case .SFSafariViewController: self = .safari
    case .UISearchController: self = .search
    default: return nil
    }
  }
}
