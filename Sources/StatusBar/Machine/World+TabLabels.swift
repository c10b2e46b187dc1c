/// Tabs by what they show: a title of UIKit's, or a `tabItem` anywhere on the way to the content.
extension World {
  /// Shows the tab of a label.
  mutating func selectTab(_ label: Symbol, in tabs: ControllerID, _ program: Program) {
    let children = self[tabs].children
    if let index = children.firstIndex(where: { self[$0].label == label }) {
      return select(Int32(index), in: tabs, program)
    }
    let text = program.bytes(of: label)
    let items = children.map { item(of: $0, program) }
    if let index = items.firstIndex(where: { $0.matches(label, text) }) {
      return select(Int32(index), in: tabs, program)
    }
    let possible = items.indices.filter { items[$0].mayMatch(text) }
    guard let first = possible.first,
      let doubt = items[first].texts.first(where: { $0.matches(text) })?.doubt
    else {
      let known = zip(children, items).flatMap { child, item in
        (self[child].label.map { [$0] } ?? item.names).map { TapName.label($0) }
      }
      return fail(.notFound(available: known))
    }
    guard possible.count == 1, let assumption = doubt.assumption else {
      return fail(.undecided(doubt.input))
    }
    assume(.text(assumption))
    select(Int32(first), in: tabs, program)
  }

  /// What the tab of a controller shows, where no literal beside it says so.
  private func item(of child: ControllerID, _ program: Program) -> TapTarget {
    var names = TapNames()
    if let input = self[child].labelDoubt ?? strangerInput(child, program) {
      names.texts.append(TextPattern(pieces: [.anything], doubt: (input, nil)))
    } else if self[child].label == nil, let (view, context) = tree(of: child) {
      collectItem(view, context, &names, program)
    }
    return TapTarget(names, .tab(child, 0), Context(instance: .app))
  }

  private func collectItem(
    _ view: ViewID, _ context: Context, _ names: inout TapNames, _ program: Program
  ) {
    if case .modified(_, .tabItem(let item)) = program.views[Int(view.index)].kind {
      var targets: [TapTarget] = []
      return collectTargets(item, context, &names, program, &targets)
    }
    if case .unknown(let input) = program.views[Int(view.index)].kind {
      return names.texts.append(TextPattern(pieces: [.anything], doubt: (input, nil)))
    }
    var trace = Trace()
    switch below(view, context, program, &trace) {
    case .node(let child, let context): collectItem(child, context, &names, program)
    case .siblings(let children, let context):
      for child in children { collectItem(child, context, &names, program) }
    case .nothing, .container, .embedded: return
    }
  }
}
