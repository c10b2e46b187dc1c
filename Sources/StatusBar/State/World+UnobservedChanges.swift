extension World {
  /// Undoes a change that was not observed.
  mutating func takeBack(_ former: World.UnobservedChange.Former) {
    switch former {
    case .property(let instance, let slot, let value):
      self[instance].values[slot] = value
    case .children(let id, let children):
      // A screen that went for good does not come back.
      self[id].children = children.filter { isAlive($0) }
    case .page(let id, let index): self[id].selected = index
    }
  }
}
