/// What a search over worlds asks of a world at rest.
extension Questions {
  /// The names of what a finger can tap now, each once, in the order of the screen.
  package var tappableNames: [TapName] {
    var found: [TapName] = []
    for target in reachable(visibleTargets()) where !target.isInert {
      guard let name = target.tapNames.first, !found.contains(name) else { continue }
      found.append(name)
    }
    return found
  }

  /// How many tabs there are around the screen on top; 0 where an alert or a dialog is up.
  package var tabCount: Int {
    guard let tabs = tabs(around: nil), self[tabs].controllerClass == .tabBar else { return 0 }
    return dialogButtons() == nil ? self[tabs].children.count : 0
  }

  /// The titles of the tabs around the screen on top; those that have none are left out.
  package var tabTitles: [Symbol] {
    guard tabCount > 0, let tabs = tabs(around: nil) else { return [] }
    return self[tabs].children.compactMap { self[$0].label ?? item(of: $0).names.first }
  }

  /// The tab that is selected around the screen on top, from 1.
  package var selectedTab: Int {
    tabs(around: nil).map { Int(self[$0].selected) + 1 } ?? 1
  }

  /// The pages around the screen on top, and which of them is shown, from 1; nil where there are
  /// none to turn.
  package var turnablePages: (count: Int, selected: Int)? {
    guard let id = pages(), self[id].children.count > 1, dialogButtons() == nil,
      // No finger pages through the tabs of UIKit's.
      self[id].controllerClass == .page || self[id].isSwiftUIContainer
    else { return nil }
    return (self[id].children.count, Int(self[id].selected) + 1)
  }

  /// What a way back takes away, from the root to the front: all that is pushed or presented.
  package var levels: [ControllerID] {
    guard let window = actionWindow, var bottom = world.windows[window].root else { return [] }
    var found = pushed(in: bottom)
    while let next = presented(above: bottom) {
      found.append(next)
      found += pushed(in: next)
      bottom = next
    }
    return found
  }

  /// Returns what is pushed onto the stacks that can be seen in a hierarchy.
  private func pushed(in root: ControllerID) -> [ControllerID] {
    var found: [ControllerID] = []
    var below: ControllerID? = root
    for _ in 0...world.controllers.count {
      guard let id = below else { break }
      switch self[id].controllerClass {
      case .navigation: found += self[id].children.dropFirst()
      case .split where isCollapsed:
        found += self[id].children.dropFirst().filter { self[$0].column == nil }
      case .plain, .split, .tabBar, .page, .hosting, .alert, .imagePicker, .safari, .search,
        .system:
        break
      }
      below = visibleInside(id)
    }
    return found
  }

  /// `true` iff one of the ways back takes away what is presented.
  package var canDismiss: Bool { levels.contains { self[$0].presenter != nil } }

  /// `true` iff two controllers show the same screen, or the same part of a view.
  package func showSameScreen(_ a: ControllerID, _ b: ControllerID) -> Bool {
    self[a].controllerClass == self[b].controllerClass && self[a].screen == self[b].screen
      && self[a].view == self[b].view
  }
}

extension Program {
  /// Returns a name or a label as the text has it, without quotes.
  package func spelling(of symbol: Symbol) -> String { text(of: symbol) }
}
