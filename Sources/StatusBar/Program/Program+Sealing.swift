extension Program {
  /// Computes what lies below each node and what the whole makes use of; call it once when done.
  package mutating func seal() {
    made = MadeValues()
    var isChanging = true
    while isChanging {
      isChanging = false
      for index in views.indices {
        let contents = contents(of: views[index])
        if contents != views[index].contents {
          views[index].contents = contents
          isChanging = true
        }
      }
    }
    traits = Traits()
    for view in views {
      if case .unknown = view.kind { traits.prefersSchemes = true }
      guard case .modified(_, let modifier) = view.kind else { continue }
      note(modifier)
    }
    traits.usesImpliedState = traits.usesImpliedState && !injectsState
    traits.keepsControllers = keepsControllers || replacesShowing
    traits.hasObjects = screens.contains { $0.isObject }
    traits.refersWeakly = screens.contains { $0.slots.contains { $0.isWeak } }
    traits.makesWindows = makesWindows
    traits.leavesOpen = !inputs.isEmpty || hangsOnEvents
    if traits.leavesOpen { traits.sharedStates = changedStates() }
    traits.hasCallbacks = screens.contains { !$0.callbacks.isEmpty }
    traits.restrictsTurning = screens.contains {
      $0.turning.portrait != nil || $0.turning.isAutomatic != nil
    }
    traits.hasEvents = screens.contains { !$0.events.isEmpty }
    traits.navigationsAnswer = screens.contains {
      $0.kind == .controller(.navigation) && $0.overrides[.preferredStatusBarStyle] != nil
    }
    traits.hasBackdrops =
      screens.contains { $0.backdrop != nil }
      || views.contains { view in
        if case .modified(_, .backdrop(_?)) = view.kind { true } else { false }
      }
    traits.scrolling = ScrollTraits(of: self)
    traits.makesValues = formulas.contains { $0.kind.makesValue }
    traits.interposesItself = handlers.contains { $0.body.contains { $0.interposes } }
  }

  /// `true` if unknowns of UIKit's events may lead to several worlds.
  private var hangsOnEvents: Bool {
    screens.contains {
      !$0.events.isEmpty || $0.turning.portrait != nil || $0.turning.isAutomatic != nil
    } || handlers.contains { $0.body.contains { $0.hidesBars } }
      || views.contains { view in
        if case .modified(_, .controllerSetting(let setting, _)) = view.kind {
          return setting.hidesBars
        }
        return false
      }
  }

  /// `true` iff a class shows controllers in its own way: it is handed them.
  private var replacesShowing: Bool {
    screens.contains { screen in
      screen.events.contains { $0.event == .push || $0.event == .present }
    }
  }

  private mutating func note(_ modifier: Modifier) {
    switch modifier {
    case .bar(.preferredColorScheme): traits.prefersSchemes = true
    case .live(.styleQueue): traits.usesStyleQueue = true
    case .live(.visibilityUpdater(let updater)):
      if updater.state == nil { traits.usesImpliedState = true }
    case .tap(.inert): traits.keepsFingersAway = true
    case .assumed: traits.assumesViews = true
    case .bar, .live, .tap, .content, .colorScheme, .environmentObject,
      .interactiveDismissDisabled, .detents, .titleOpacity, .backdrop, .controllerSetting:
      break
    }
  }

  /// What the views of a screen that is written in place draw under the bar.
  struct DrawnBackdrop {
    /// Nil where that is not known.
    var backdrop: Backdrop?
  }

  /// The same of a tree; nil where its screen says it.
  func drawnBackdrop(of view: ViewID) -> DrawnBackdrop? {
    var view = view
    while case .modified(let child, let modifier) = views[Int(view.index)].kind {
      if case .backdrop(let backdrop) = modifier { return DrawnBackdrop(backdrop: backdrop) }
      view = child
    }
    return nil
  }

  /// `true` iff some view injects a visibility state, so that none is implied.
  private var injectsState: Bool {
    views.contains { view in
      guard case .modified(_, let modifier) = view.kind else { return false }
      switch modifier {
      case .bar(.statusBarVisible), .environmentObject: return true
      case .bar, .live, .tap, .content, .colorScheme, .interactiveDismissDisabled, .detents,
        .titleOpacity, .backdrop, .controllerSetting, .assumed:
        return false
      }
    }
  }

  private func contents(of view: ViewNode) -> ViewNode.Contents {
    switch view.kind {
    case .leaf, .empty, .fallbackStrip: []
    case .unknown: [.hiding, .styling, .lifecycle]
    case .group(_, let children): children.reduce(into: []) { $0.formUnion(below($1)) }
    case .conditional(_, let then, let otherwise):
      below(then).union(below(otherwise)).union(.condition)
    case .repeated(let child): below(child)
    case .modified(let child, let modifier): below(child).union(contents(of: modifier))
    case .screen(let id, _):
      screens[Int(id.index)].body.map { below($0).union(.screen) } ?? .representable
    case .button(_, _, let content): content.map { below($0) } ?? []
    case .link(_, _, let content): content.map { below($0) } ?? []
    case .navigation(_, let root, _): contents(ofContainerOf: below(root))
    case .tabs(let tabs, _, _):
      contents(ofContainerOf: tabs.reduce(into: []) { $0.formUnion(below($1.content)) })
    case .scroll(let content, _): below(content).union(.scroll)
    case .representable, .made, .controllerContainer: .representable
    }
  }

  private func below(_ view: ViewID) -> ViewNode.Contents { views[Int(view.index)].contents }

  /// What it shows is hosted by controllers of their own, but the detents are those of the sheet.
  private func contents(ofContainerOf shown: ViewNode.Contents) -> ViewNode.Contents {
    shown.intersection(.detents)
      .union([.container, .hiding, .styling, .lifecycle, .condition])
  }

  private func contents(of modifier: Modifier) -> ViewNode.Contents {
    switch modifier {
    case .bar(let modifier): contents(of: modifier)
    case .live(.presentation), .live(.destination): [.presentation, .lifecycle]
    case .live: .lifecycle
    case .content(.beside(let view)): below(view)
    case .content(.columns(let views)):
      views.reduce(into: .condition) { $0.formUnion(below($1)) }
    case .environmentObject: .screen
    case .assumed: .assumed
    case .detents: .detents
    case .tap, .content, .colorScheme, .interactiveDismissDisabled, .titleOpacity, .backdrop,
      .controllerSetting:
      []
    }
  }

  private func contents(of modifier: BarModifier) -> ViewNode.Contents {
    switch modifier {
    case .statusBarHidden: .hiding
    case .statusBarVisible: [.hiding, .screen]
    case .toolbarVisibility(_, let placements):
      placements.contains(.statusBar) ? [.hiding, .styling] : .styling
    case .toolbarBackgroundVisibility, .toolbarColorScheme, .preferredColorScheme: .styling
    }
  }
}

extension Effect {
  /// `true` iff the effect, or one inside it, exchanges the getter.
  fileprivate var interposes: Bool {
    if case .configure(.interpose) = kind { return true }
    return blocks.joined().contains { $0.interposes }
  }
}

extension Effect {
  /// `true` iff the effect, or one inside it, says when a navigation bar hides by itself.
  fileprivate var hidesBars: Bool {
    if case .configure(.setController(let setting, _, _)) = kind { return setting.hidesBars }
    return blocks.joined().contains { $0.hidesBars }
  }
}

extension ControllerSetting {
  /// `true` iff it says when a navigation bar hides by itself.
  fileprivate var hidesBars: Bool {
    self == .hidesBarsOnSwipe || self == .hidesBarsOnTap
      || self == .hidesBarsWhenVerticallyCompact
  }
}
