extension World {
  /// Notes a change that is not observed; a loop that makes it again adds nothing.
  mutating func noteUnobserved(_ change: World.UnobservedChange) {
    let isKnown = unobservedChanges.contains { $0.repeats(change) }
    if !isKnown { unobservedChanges.append(change) }
  }

  /// A controller has asked, or asks no more.
  mutating func forgetUnobserved() {
    if !unobservedChanges.isEmpty { unobservedChanges = [] }
  }

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
