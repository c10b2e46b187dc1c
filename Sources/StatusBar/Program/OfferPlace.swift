/// Where something of UIKit's is that can be tapped.
package enum OfferPlace: UInt8, Hashable, Sendable {
  /// A bar button, an item of a menu, a button.
  case control
  case alert
  /// The content of a controller, by a gesture; its label is the name of the class.
  case content
}
