/// The tab that a variable selects by its tag.
extension Turn {
  /// Shows the tab that the selection of a container means now.
  mutating func followSelection(of tabs: ControllerID, _ mount: Mount) {
    guard let index = selected(in: tabs, mount), index != self[tabs].selected else {
      return
    }
    select(index, in: tabs)
  }

  /// Begins with the tab that the selection of a container means.
  mutating func startSelection(of tabs: ControllerID, _ mount: Mount) {
    if let index = selected(in: tabs, mount) { self[tabs].selected = index }
  }

  /// Returns the number of the tab whose tag the selection holds; nil where it holds none of them.
  private mutating func selected(
    in tabs: ControllerID, _ mount: Mount
  ) -> Int32? {
    guard case .tabs(let declared, let selection?, _) = program.views[Int(mount.view.index)].kind,
      let host = self[tabs].source?.host,
      case .binding(let variable) = program.formulas[Int(selection.index)].kind,
      let (instance, slot) = questions.place(
        of: variable, Context(instance: mount.instance, controller: host)),
      declared.count == self[tabs].children.count
    else { return nil }
    let value = self[instance].values[slot]
    let current = Int(self[tabs].selected)
    if current < declared.count, declared[current].tag == value { return nil }
    if value.doubt == nil, let index = declared.firstIndex(where: { $0.tag == value }) {
      return Int32(index)
    }
    // Any of those that cannot be ruled out.
    let possible = declared.indices.filter { index in
      guard let tag = declared[index].tag else { return index == current }
      return value.doubt != nil || tag.doubt != nil || index == current
    }
    let doubts = possible.compactMap { declared[$0].tag?.doubt }
    guard let input = value.doubt ?? doubts.first else { return nil }
    let index = decide(among: possible, input)
    if let tag = declared[index].tag, value.doubt != nil || tag.doubt != nil {
      self[instance].values[slot] = tag
    }
    return Int32(index)
  }
}
