import UIKit

final class Library: UIViewController {
  func open() {
    navigationController?.pushViewController(Page(), animated: true)
  }
}

final class Page: UIViewController {
  private var isReading = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  override var prefersStatusBarHidden: Bool { isReading }

  func toggle() { isReading = !isReading }
}
