import UIKit

final class MainTabs: UITabBarController {
  // A tab bar controller asks the selected tab.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
