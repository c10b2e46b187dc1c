import Language
import StatusBar

// Facts about what happened in the last step.
extension CellRunner {
  /// The last change of visibility, or, where there was none, of the look.
  var lastChange: (from: Bar, to: Bar, change: Event.Change)? {
    var found: (from: Bar, to: Bar, change: Event.Change)?
    var isOfVisibility = false
    for case .changed(let from, let to, let change) in journal.events {
      if from.isHidden != to.isHidden {
        found = (from, to, change)
        isOfVisibility = true
      } else if !isOfVisibility, from.content != to.content {
        found = (from, to, change)
      }
    }
    return found
  }

  func animated(_ animation: UpdateAnimation?, _ seconds: Double?) -> Verdict {
    if journal.open.contains(.change) || isOpen { return .undecided }
    guard let change = lastChange?.change, change.isAnimated else { return .fails }
    if let animation, change.animation != animation { return .fails }
    if let seconds, abs(change.duration - seconds) > 0.000_5 { return .fails }
    return .holds
  }

  /// `true` iff it is unknown what the bar is: it may have been another one before.
  private var isOpen: Bool { !published.alternatives.isEmpty }

  var notAnimated: Verdict {
    if journal.open.contains(.change) || isOpen { return .undecided }
    return Verdict(!(lastChange?.change.isAnimated ?? false))
  }

  /// `true` iff something happened to a controller of which nothing is known.
  var namesUnknownController: Bool {
    journal.events.contains { event in
      switch event {
      case .callback(let id, _): questions.isUnknownController(id)
      case .appear(_, let view, _), .disappear(_, let view, _): context.program.isUnknown(view)
      case .evaluated, .changed, .ignored: false
      }
    }
  }

  /// Seen in between, not at the end; no look stands for whatever is not seen at the end.
  func flashed(_ look: PlannedFact.Look?) -> Verdict {
    if journal.open.contains(.look) || !published.alternatives.isEmpty { return .undecided }
    let end = published.bar
    if let look, end.shows(look) { return .fails }
    var last: Bar?
    for case .changed(_, let to, _) in journal.events {
      if let last, look.map({ last.shows($0) }) ?? !last.isSeen(as: end) { return .holds }
      last = to
    }
    return .fails
  }

  /// Seen before the animation ends, or at the moment that is open.
  func meanwhile(_ look: PlannedFact.Look) -> Verdict {
    if journal.open.contains(.look) { return .undecided }
    if world.isMomentOpen { return Verdict(published.bar.shows(look)) }
    guard let change = lastChange, change.change.isAnimated || change.change.isAtTheEnd else {
      return .fails
    }
    return Verdict(change.from.shows(look))
  }

  func lived(_ moments: [PlannedMoment], isWhole: Bool) -> Bool {
    var next = 0
    for (index, event) in journal.events.enumerated() {
      guard let kind = event.momentKind else { continue }
      if next < moments.count, matches(moments[next], event, at: index) {
        next += 1
      } else if isWhole, isOfScreen(event, at: index), counts(event, for: moments),
        moments.contains(where: { $0.kind == kind })
      {
        return false
      }
    }
    return next == moments.count
  }

  /// `true` iff an event is one of those that a list of moments is about: a screen inside the tree
  /// of another one only where it is named.
  func counts(_ event: Event, for moments: [PlannedMoment]) -> Bool {
    switch event {
    case .appear(_, let view, true), .disappear(_, let view, true):
      let owner = context.views.owner(of: view)
      return moments.contains { $0.controller.screen == owner }
    case .appear, .disappear, .callback, .evaluated, .changed, .ignored: return true
    }
  }

  /// `false` for the app's bare root, which is no screen of the author's.
  func isOfScreen(_ event: Event, at index: Int) -> Bool {
    switch event {
    case .appear(let id, let view, _), .disappear(let id, let view, _):
      context.views.owner(of: view) != nil
        || questions.screen(of: id, at: index, of: journal) != nil
    case .callback, .evaluated, .changed, .ignored: true
    }
  }

  private func matches(_ moment: PlannedMoment, _ event: Event, at index: Int) -> Bool {
    switch event {
    case .appear(let id, let view, _):
      moment.kind == .onAppear && matches(moment.controller, id, view, at: index)
    case .disappear(let id, let view, _):
      moment.kind == .onDisappear && matches(moment.controller, id, view, at: index)
    case .callback(let id, let callback):
      moment.kind == .callback(callback) && matches(moment.controller, id, at: index)
    case .evaluated, .changed, .ignored: false
    }
  }

  /// `true` iff a view that appears or disappears is one of the controller's, or the controller.
  private func matches(
    _ planned: PlannedController, _ id: ControllerID, _ view: ViewID, at index: Int
  ) -> Bool {
    (context.views.owner(of: view) == planned.screen && planned.ordinal == nil)
      || matches(planned, id, at: index)
  }
}

extension Bar {
  /// `true` iff a person sees no difference.
  fileprivate func isSeen(as other: Bar) -> Bool {
    isHidden == other.isHidden
      && (isHidden
        || content == other.content && trailing?.content == other.trailing?.content)
  }
}

extension Event {
  /// `true` iff it is about a screen inside the tree of another one.
  var isInline: Bool {
    switch self {
    case .appear(_, _, let isInline), .disappear(_, _, let isInline): isInline
    case .callback, .evaluated, .changed, .ignored: false
    }
  }

  /// Which moment of a life it is, nil for events of other kinds.
  var momentKind: PlannedMoment.Kind? {
    switch self {
    case .appear: .onAppear
    case .disappear: .onDisappear
    case .callback(_, let callback): .callback(callback)
    case .evaluated, .changed, .ignored: nil
    }
  }
}

/// The screen in whose body each view stands.
struct ViewOwners: Sendable {
  private var owners: [ScreenID?]

  init(_ program: Program) {
    owners = [ScreenID?](repeating: nil, count: program.views.count)
    for (index, screen) in program.screens.enumerated() {
      guard let body = screen.body else { continue }
      var open = [body]
      while let view = open.popLast() {
        guard Int(view.index) < owners.count, owners[Int(view.index)] == nil else { continue }
        owners[Int(view.index)] = ScreenID(Int32(index))
        open.append(contentsOf: program.views[Int(view.index)].kind.children)
      }
    }
  }

  func owner(of view: ViewID) -> ScreenID? {
    Int(view.index) < owners.count ? owners[Int(view.index)] : nil
  }
}

extension ViewNode.Kind {
  /// The nodes directly below, those of other screens left out.
  fileprivate var children: [ViewID] {
    switch self {
    case .leaf, .unknown, .screen, .representable, .made, .fallbackStrip, .empty: []
    case .group(_, let children), .controllerContainer(_, _, let children, _): children
    case .conditional(_, let then, let otherwise): [then, otherwise]
    case .repeated(let child): [child]
    case .modified(let child, let modifier): [child] + modifier.children
    case .button(_, _, let content): content.map { [$0] } ?? []
    case .link(_, let target, let content):
      if case .view(let view) = target {
        [view] + (content.map { [$0] } ?? [])
      } else {
        content.map { [$0] } ?? []
      }
    case .navigation(_, let root, _): [root]
    case .tabs(let tabs, _, _): tabs.map { $0.content }
    case .scroll(let content, _): [content]
    }
  }
}

extension Modifier {
  fileprivate var children: [ViewID] {
    switch self {
    case .live(let modifier): modifier.trigger.map { [$0.content] } ?? []
    case .content(.columns(let columns)): columns
    case .content(.destinationForType(_, _, let content)), .content(.beside(let content)),
      .tap(.dialog(_, let content)):
      [content]
    case .bar, .tap, .content, .colorScheme, .environmentObject, .interactiveDismissDisabled,
      .detents, .titleOpacity, .backdrop, .controllerSetting, .assumed:
      []
    }
  }
}
