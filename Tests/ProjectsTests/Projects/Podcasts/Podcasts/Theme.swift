import UIKit

enum Theme {
  static var isNight = false

  static var barStyle: UIStatusBarStyle { isNight ? .lightContent : .darkContent }
}
