import Language
import StatusBar

extension ControllerClass {
  /// The class that a word names, or nil.
  init?(_ word: Word?) {
    switch word {
    case .UIViewController, .UITableViewController, .UICollectionViewController,
      .GLKViewController:
      self = .plain
    case .UINavigationController: self = .navigation
    case .UITabBarController: self = .tabBar
    case .UISplitViewController: self = .split
    case .UIPageViewController: self = .page
    case .UIHostingController: self = .hosting
    case .UIAlertController: self = .alert
    case .UIImagePickerController: self = .imagePicker
    case .SFSafariViewController: self = .safari
    case .UISearchController: self = .search
    case let word? where word.namesSystemController:
      guard let known = AppleController.named(word.spelling)?.controllerClass else { return nil }
      self = known
    default: return nil
    }
  }
}
