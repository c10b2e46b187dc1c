import UIKit

final class Settings: UITableViewController {
  // Shown as a sheet, which leaves the bar to the screen below.
  override var prefersStatusBarHidden: Bool { true }

  @IBAction func night() {
    UIApplication.shared.statusBarStyle = .lightContent
  }
}
