// The windows that there are, and which lies in front of which.
extension World {
  /// Adds a window that nothing shows yet, where one was that is gone if there is such a place.
  mutating func makeWindow(_ new: NewWindow, at site: Site) -> WindowID {
    var highest: Int32 = 0
    for window in windows { highest = max(highest, window.id.index) }
    for other in others {
      for window in other.windows { highest = max(highest, window.id.index) }
    }
    var window = Window(
      name: nil, root: nil, level: 0, isHidden: true, fillsScreen: new.fillsScreen,
      isOnMainScreen: true, affectsStatusBar: true, hasScene: new.hasScene, interfaceStyle: nil,
      isKey: false, order: 0, site: site)
    window.id = WindowID(highest + 1)
    window.making = new.making
    if let free = windows.firstIndex(where: { $0.isFree }) {
      windows[free] = window
    } else {
      windows.append(window)
    }
    return window.id
  }

  /// Puts a window that is out of the order in front of all others.
  mutating func orderFront(_ index: Int) {
    var highest: Int32 = 0
    for window in windows { highest = max(highest, window.order) }
    windows[index].order = highest + 1
  }

  /// Takes a window out of the order; those in front of it move up.
  mutating func orderOut(_ index: Int) {
    let order = windows[index].order
    guard order > 0 else { return }
    windows[index].order = 0
    for other in windows.indices where windows[other].order > order {
      windows[other].order -= 1
    }
  }
}
