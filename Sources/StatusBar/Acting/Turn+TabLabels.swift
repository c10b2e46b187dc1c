/// Tabs by what they show: a title of UIKit's, or a `tabItem` anywhere on the way to the content.
extension Turn {
  /// Shows the tab of a label.
  mutating func selectTab(
    _ label: Symbol, in tabs: ControllerID, byFinger: Bool = false
  ) {
    let children = self[tabs].children
    if let index = children.firstIndex(where: { self[$0].label == label }) {
      return select(Int32(index), in: tabs, byFinger: byFinger)
    }
    let text = program.bytes(of: label)
    let items = children.map { questions.item(of: $0) }
    if let index = items.firstIndex(where: { $0.matches(label, text) }) {
      return select(Int32(index), in: tabs, byFinger: byFinger)
    }
    let possible = items.indices.filter { items[$0].mayMatch(text) }
    guard let first = possible.first,
      let doubt = items[first].texts.first(where: { $0.matches(text) })?.doubt
    else {
      let known = names(ofTabs: tabs).map { TapName.tab($0) }
      return fail(.notFound(available: known.isEmpty ? [.untitledTabs] : known))
    }
    guard possible.count == 1, let assumption = doubt.assumption else {
      return fail(.undecided(doubt.input))
    }
    questions.world.assume(.text(assumption))
    select(Int32(first), in: tabs, byFinger: byFinger)
  }

  private mutating func select(_ index: Int32, in tabs: ControllerID, byFinger: Bool) {
    if byFinger { tapTab(index, in: tabs) } else { select(index, in: tabs) }
  }

  /// What the tabs that a person sees are called; a tab bar's buttons are no controls of the app.
  var namesOfTabs: [TapName] {
    guard let tabs = questions.tabs(around: nil) else { return [] }
    return names(ofTabs: tabs).map { .tab($0) }
  }

  private func names(ofTabs tabs: ControllerID) -> [Symbol] {
    self[tabs].children.flatMap { child in
      self[child].label.map { [$0] } ?? questions.item(of: child).names
    }
  }
}
