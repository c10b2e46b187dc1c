/// Tabs by what they show: a title of UIKit's, or a `tabItem` anywhere on the way to the content.
extension Questions {
  /// What the tab of a controller shows, where no literal beside it says so.
  func item(of child: ControllerID) -> TapTarget {
    var names = TapNames()
    if let input = self[child].labelDoubt ?? unknownControllerInput(child) {
      names.texts.append(TextPattern(pieces: [.anything], doubt: (input, nil)))
    } else if self[child].label == nil, let (view, context) = tree(of: child) {
      collectItem(view, context, &names)
    }
    return TapTarget(names, .tab(child, 0), Context(instance: .app))
  }

  private func collectItem(
    _ view: ViewID, _ context: Context, _ names: inout TapNames
  ) {
    if case .modified(_, .content(.tabItem(let item))) = program.views[Int(view.index)].kind {
      var targets: [TapTarget] = []
      return collectTargets(item, context, &names, &targets)
    }
    if case .unknown(let input) = program.views[Int(view.index)].kind {
      return names.texts.append(TextPattern(pieces: [.anything], doubt: (input, nil)))
    }
    let outer = turnPage()
    defer { trace = outer }
    switch below(view, context) {
    case .node(let child, let context): collectItem(child, context, &names)
    case .siblings(let children, let context):
      for child in children { collectItem(child, context, &names) }
    case .nothing, .container, .embedded: return
    }
  }
}
