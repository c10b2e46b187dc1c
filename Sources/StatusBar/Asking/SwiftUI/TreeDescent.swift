/// What lies directly below a node of a hosted tree that lives: the one place that knows how
/// preferences travel, so that each search says only what it looks for and how siblings combine.
enum Below {
  case nothing
  case node(ViewID, Context)
  /// Views beside one another, those in backgrounds, overlays and insets among them (D2).
  case siblings([ViewID], Context)
  /// The controller that a navigation or tab container was lowered to.
  case container(ControllerID)
  /// The controller that a representable wraps.
  case embedded(ControllerID)
}

/// What is looked for in a hosted tree.
enum TreeSearch {
  case hiddenPreference
  case scheme
  case toolbar(Questions.ToolbarQuestion, Placements, _ entersContainers: Bool)
  case container
  case embedded
  case scrollView
}

extension Questions {
  /// `true` iff a search finds something at a node or below it.
  func finds(_ search: TreeSearch, _ view: ViewID, _ context: Context) -> Bool {
    switch search {
    case .hiddenPreference: return hiddenPreference(view, context) != nil
    case .scheme: return schemePreference(view, context).isWritten
    case .toolbar(let question, let placement, let entersContainers):
      return toolbar(question, placement, view, context, entersContainers) != nil
    case .container: return firstContainer(view, context) != nil
    case .embedded:
      var found: [ControllerID] = []
      collectEmbedded(view, context, &found)
      return !found.isEmpty
    case .scrollView: return scrollView(view, context) != nil
    }
  }

  /// Returns what lies directly below a node for a search; nothing where it does not hang on an
  /// unknown condition, as neither way leads to what is looked for.
  func below(_ view: ViewID, _ context: Context, in search: TreeSearch) -> Below {
    guard
      case .conditional(let formula, let then, let otherwise) = program.views[Int(view.index)].kind,
      trace.mayChoose
    else { return below(view, context) }
    guard let truth = truth(formula, context, (then, otherwise), in: search) else {
      return .nothing
    }
    return .node(truth ? then : otherwise, context)
  }

  /// Returns what lies directly below a node; an unknown condition is tried both ways.
  func below(
    _ view: ViewID, _ context: Context
  ) -> Below {
    count(work: 1)
    switch program.views[Int(view.index)].kind {
    case .leaf, .unknown, .empty, .fallbackStrip: return .nothing
    case .group(_, let children): return .siblings(children, context)
    case .conditional(let formula, let then, let otherwise):
      return .node(condition(formula, context) ? then : otherwise, context)
    case .modified(let child, .content(.beside(let other))):
      return .siblings([child, other], context)
    case .modified(let child, .content(.columns(let columns))) where showsColumns:
      return .siblings([child] + columns, context)
    case .modified(let child, _), .repeated(let child), .scroll(let child, _):
      return .node(child, context)
    case .screen(let id, _):
      guard let body = program.screens[Int(id.index)].body else {
        return container(at: view, context).map { .embedded($0) } ?? .nothing
      }
      return self.context(ofScreenAt: view, context).map { .node(body, $0) } ?? .nothing
    case .button(_, _, let content), .link(_, _, let content):
      return content.map { .node($0, context) } ?? .nothing
    case .navigation, .tabs:
      return container(at: view, context).map { .container($0) } ?? .nothing
    case .representable, .made, .controllerContainer:
      return container(at: view, context).map { .embedded($0) } ?? .nothing
    }
  }

  /// `true` iff the columns of a `NavigationSplitView` stand beside one another (S23).
  var showsColumns: Bool { horizontalSizeClass == .regular }

  /// Returns the tree of what a container shows, if that is hosted.
  func visibleTree(in container: ControllerID) -> (view: ViewID, context: Context)? {
    visibleChild(of: container).flatMap { tree(of: $0) }
  }
}
