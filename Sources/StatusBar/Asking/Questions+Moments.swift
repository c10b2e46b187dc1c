/// What stops half-way: the launch screen, a finger that drags a screen away, a preview.
extension Questions {
  /// Returns what comes on screen once a controller is dragged away; nil if it never left.
  func revealed(below top: ControllerID) -> ControllerID? {
    if self[top].presenter != nil { return coveredController(by: top) }
    guard let stack = self[top].parent,
      let index = self[stack].children.firstIndex(of: top), index > 0
    else { return nil }
    return self[stack].children[index - 1]
  }
}
