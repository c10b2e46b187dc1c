/// The one way up: from a controller to what holds it, the nearest first.
extension Questions {
  /// What leads from a controller to the one that holds it.
  enum Way {
    /// The containers that it lies in.
    case parents
    /// The containers; for one that stands for a node of SwiftUI's, the host of that tree.
    case parentsAndHosts
    /// The containers; for one that lies in none, who presents it.
    case parentsAndPresenters
    /// Whatever leads to the root of a window.
    case all
  }

  /// What holds a controller; nil where the way ends.
  private func holder(of id: ControllerID, along way: Way) -> ControllerID? {
    switch way {
    case .parents: self[id].parent
    case .parentsAndHosts: self[id].parent ?? self[id].source?.host
    case .parentsAndPresenters: self[id].parent ?? self[id].presenter
    case .all: self[id].parent ?? self[id].presenter ?? self[id].source?.host
    }
  }

  /// Returns what the nearest of a controller and those that hold it answers; nil where none does.
  ///
  /// No controller is met twice, so that controllers that hold each other would not send it round
  /// for ever.
  func nearest<Answer>(
    from id: ControllerID?, along way: Way, _ answer: (ControllerID) -> Answer?
  ) -> Answer? {
    var current = id
    for _ in 0...world.controllers.count {
      guard let id = current else { return nil }
      if let found = answer(id) { return found }
      current = holder(of: id, along: way)
    }
    return nil
  }

  /// The nearest of a controller and those that hold it for which something is true.
  func nearest(
    from id: ControllerID?, along way: Way, where isMeant: (ControllerID) -> Bool
  ) -> ControllerID? {
    nearest(from: id, along: way) { isMeant($0) ? $0 : nil }
  }

  /// The nearest container of a class that a controller is or lies in.
  func nearest(
    _ kind: ControllerClass, from id: ControllerID?, along way: Way
  ) -> ControllerID? {
    nearest(from: id, along: way) { self[$0].controllerClass == kind }
  }

  /// Where the way up from a controller ends.
  func outermost(from id: ControllerID, along way: Way) -> ControllerID {
    nearest(from: id, along: way) { holder(of: $0, along: way) == nil } ?? id
  }

  /// The nearest of a controller and those that hold it that is presented.
  func presentation(around id: ControllerID?, along way: Way = .parents) -> ControllerID? {
    nearest(from: id, along: way) { self[$0].presenter != nil }
  }
}
