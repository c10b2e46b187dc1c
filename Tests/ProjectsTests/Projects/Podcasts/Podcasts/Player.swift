import UIKit

final class Player: UIViewController {
  private var showsControls = true

  override var prefersStatusBarHidden: Bool { !showsControls }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    if #available(iOS 13, *) { return .lightContent }
    return .default
  }

  @objc func tapped() {
    showsControls = false
    setNeedsStatusBarAppearanceUpdate()
  }
}
