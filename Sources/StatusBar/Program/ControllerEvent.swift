/// What UIKit tells a controller, or asks of it, besides the callbacks of its appearance.
package enum ControllerEvent: UInt8, Hashable, Sendable, CaseIterable {
  /// `willTransition(to:with:)` and `viewWillTransition(to:with:)`
  case willChangeTraits, willChangeSize
  /// Those of before iOS 8, which UIKit still calls where nothing takes the place of them.
  case willRotate, willAnimateRotation, didRotate
  /// `traitCollectionDidChange(_:)`
  case didChangeTraits
  /// What a class has registered for, from iOS 17 on: the interface style, or a size class
  case didChangeStyle, didChangeSizeClass
  /// `updateProperties()` of iOS 26
  case updateProperties
  /// What a scroll view tells its delegate.
  case willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  /// `tabBar(_:didSelect:)` of a tab bar controller, its delegate's veto, and what that is told
  case didSelectItem, shouldSelectTab, didSelectTab
  /// `presentationControllerDidDismiss(_:)` of what presents, which a finger alone brings about
  case didSwipeAway
  /// `tableView(_:didSelectRowAt:)` and `collectionView(_:didSelectItemAt:)`
  case didSelectRow
  /// `navigationController(_:willShow:animated:)` and `didShow` of a navigation controller that is
  /// its own delegate.
  case willShow, didShow
  /// What observes `selectedIndex` and `selectedViewController`
  case willSelectIndex, didSelectIndex, willSelectController, didSelectController
  /// Methods that a class has in place of UIKit's
  case push, pop, popToRoot, present, dismiss
}

/// What a class does in an event.
package struct EventHandler: Sendable {
  package var event: ControllerEvent
  package var handler: HandlerID
  /// `true` iff it hands the event on to UIKit, which tells the children.
  package var callsSuper: Bool
  /// Which row it is told of; nil for other events.
  package var row: InputID?

  package init(_ event: ControllerEvent, _ handler: HandlerID, callsSuper: Bool) {
    self.event = event
    self.handler = handler
    self.callsSuper = callsSuper
  }
}
