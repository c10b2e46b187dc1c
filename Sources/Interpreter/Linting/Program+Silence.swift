import StatusBar

extension Program {
  /// Takes away all that asks for a bar of some kind; `false` iff there was nothing of it.
  ///
  /// Views, ways and states stay, so that the same steps can be done.
  mutating func silence() -> Bool {
    var hasChanged = false
    for index in screens.indices {
      let overrides = screens[index].overrides
      guard overrides.asksForBar else { continue }
      hasChanged = true
      for member in ControllerMember.allCases where member.row.asksForBar {
        screens[index].overrides[member] = nil
      }
    }
    for index in views.indices {
      guard case .modified(let child, let modifier) = views[index].kind, modifier.asksForBar else {
        continue
      }
      hasChanged = true
      views[index].kind = .repeated(child)
    }
    for index in handlers.indices {
      for place in handlers[index].body.indices {
        if handlers[index].body[place].silence() { hasChanged = true }
      }
    }
    if hasChanged { seal() }
    return hasChanged
  }
}

extension Modifier {
  fileprivate var asksForBar: Bool {
    switch self {
    case .bar(.toolbarVisibility(_, let placements)): placements.contains(.statusBar)
    case .bar(.toolbarBackgroundVisibility): false
    case .bar, .live(.styleQueue), .live(.visibilityUpdater): true
    case .live, .tap, .content, .colorScheme, .environmentObject, .interactiveDismissDisabled,
      .detents, .titleOpacity, .backdrop, .controllerSetting, .assumed:
      false
    }
  }
}

extension Effect {
  /// Takes away what sets the bar by the application; `false` iff there was nothing of it.
  fileprivate mutating func silence() -> Bool {
    if case .configure(let configuration) = kind, configuration.asksForBar {
      kind = .nothing
      return true
    }
    var hasChanged = false
    changeBlocks { if Effect.silence(&$0) { hasChanged = true } }
    return hasChanged
  }

  private static func silence(_ effects: inout [Effect]) -> Bool {
    var hasChanged = false
    for index in effects.indices where effects[index].silence() { hasChanged = true }
    return hasChanged
  }
}

extension Effect.Configuration {
  fileprivate var asksForBar: Bool {
    switch self {
    case .setApplicationHidden, .setApplicationStyle: true
    case .requestUpdate, .setController, .setWindow, .setWindowLevel, .setWindowScene,
      .setWindowFrame, .setWindowStyle, .setRoot, .relayoutNavigationBar, .interpose,
      .turn, .turnAsAllowed:
      false
    }
  }
}
