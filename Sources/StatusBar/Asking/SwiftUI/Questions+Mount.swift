/// Keeping the living nodes of hosted trees in step with the state: what SwiftUI calls identity.
extension Questions {
  func sameNodes(_ a: [Mount], _ b: [Mount]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices
    where !a[index].isSameNode(as: b[index]) || a[index].doubt != b[index].doubt {
      return false
    }
    return true
  }

  func hasLivingNodes(_ view: ViewID) -> Bool {
    !contents(view).isDisjoint(
      with: [.lifecycle, .container, .screen, .representable, .presentation])
  }

  func injected(
    by modifier: Modifier, _ context: Context
  ) -> ObjectID? {
    let outer = turnPage()
    defer { trace = outer }
    switch modifier {
    case .bar(.statusBarVisible(let formula)), .environmentObject(let formula):
      guard case .object(let id) = evaluate(formula, context) else { return nil }
      return id
    case .bar, .live, .tap, .content, .colorScheme, .interactiveDismissDisabled, .detents,
      .titleOpacity, .backdrop, .controllerSetting, .assumed:
      return nil
    }
  }

  func existing(_ view: ViewID, _ context: Context) -> Mount? {
    guard let controller = context.controller else { return nil }
    return self[controller].mounts.first {
      $0.view == view && $0.instance == context.instance && $0.identity == context.identity
    }
  }

  /// A node that is mounted for the first time.
  func mount(_ view: ViewID, _ context: Context, _ kind: Mount.Kind) -> Mount {
    Mount(view: view, instance: context.instance, kind: kind, identity: context.identity)
  }
}

extension Mount {
  /// `true` iff both are the same use of the same node.
  func isSameNode(as other: Mount) -> Bool {
    view == other.view && instance == other.instance && identity == other.identity
  }
}
