import UIKit

@objc final class Alarm: UIViewController {}

final class NightDial: Dial {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
