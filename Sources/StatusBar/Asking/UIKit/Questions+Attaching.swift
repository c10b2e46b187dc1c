/// What code puts into containers (U16, U19, U28).
extension Questions {
  /// A tab stays selected; where it is gone the one in its place is, else the first.
  func selectedIndex(of id: ControllerID, among children: [ControllerID]) -> Int32 {
    let index = Int(self[id].selected)
    guard self[id].controllerClass == .tabBar, index < self[id].children.count else { return 0 }
    if let kept = children.firstIndex(of: self[id].children[index]) { return Int32(kept) }
    return index < children.count ? Int32(index) : 0
  }
}
