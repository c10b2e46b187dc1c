import UIKit

open class BaseController: UIViewController {
  open override var preferredStatusBarStyle: UIStatusBarStyle { Theme.barStyle }
}
