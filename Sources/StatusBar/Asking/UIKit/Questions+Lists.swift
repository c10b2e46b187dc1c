/// Scroll views of UIKit's: who shows one, and who is told of it.
extension Questions {
  /// The handler of `scrollViewDidScroll(_:)` of a controller's class.
  func didScroll(of id: ControllerID) -> HandlerID? {
    program.nearest(from: self[id].screen) { program.screens[Int($0.index)].didScroll }
  }

  /// The delegate of a scroll view, which is taken to be the controller around it; nil where no
  /// class is told.
  func scrollDelegate(from top: ControllerID) -> ControllerID? {
    nearest(from: top, along: .parents) { id in
      didScroll(of: id) != nil || isToldOfDragging(id)
    }
  }

  private func isToldOfDragging(_ id: ControllerID) -> Bool {
    guard program.traits.hasEvents else { return false }
    let found: Bool? = program.nearest(from: self[id].screen) { screen in
      program.screens[Int(screen.index)].events.contains { $0.event.isOfScrolling } ? true : nil
    }
    return found != nil
  }

  /// `true` iff the class of a controller, or of one around it, is a list or makes a scroll view.
  func hasList(_ top: ControllerID) -> Bool {
    nearest(from: top, along: .parents) { id in
      program.nearest(from: self[id].screen) { screen in
        program.screens[Int(screen.index)].scrolls ? true : nil
      } != nil
    } != nil
  }
}

extension ControllerEvent {
  /// `true` iff a scroll view tells it its delegate.
  var isOfScrolling: Bool {
    switch self {
    case .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating:
      true
    case .willChangeTraits, .willChangeSize, .willRotate, .willAnimateRotation, .didRotate,
      .didChangeTraits, .didChangeStyle, .didChangeSizeClass, .updateProperties, .didSelectItem,
      .didSelectRow, .shouldSelectTab, .didSelectTab, .didSwipeAway, .willShow, .didShow,
      .willSelectIndex, .didSelectIndex,
      .willSelectController, .didSelectController, .push, .pop, .popToRoot, .present, .dismiss:
      false
    }
  }
}
