/// The colour scheme that a tree asks for its whole presentation (S33, S34).
extension Questions {
  /// A preference that was written, perhaps to say that there is none; without a place where an
  /// unknown view may have written it.
  enum SchemePreference {
    case unwritten
    case written(InterfaceStyle?, Site?)

    /// The scheme that is asked for, if any.
    var scheme: InterfaceStyle? { if case .written(let scheme, _) = self { scheme } else { nil } }

    /// `true` iff something is asked for, be it none.
    var isWritten: Bool { if case .written = self { true } else { false } }
  }

  func preferredScheme(
    of id: ControllerID
  ) -> InterfaceStyle? {
    guard program.traits.prefersSchemes, let (view, context) = tree(of: id) else { return nil }
    let question = trace.schemeQuestion(of: id)
    if let answer = trace.knownAnswer(to: question) { return trace.take(answer) }
    // A scheme that depends on the scheme would go round.
    guard trace.enter(depthLimit: Limits.nestedSchemes) else { return nil }
    let outer = trace.beginSchemeAnswer()
    let scheme = preferredScheme(of: id, view, context)
    trace.endSchemeAnswer(scheme, to: question, outer)
    trace.leave()
    return scheme
  }

  private func preferredScheme(
    of id: ControllerID, _ view: ViewID, _ context: Context
  ) -> InterfaceStyle? {
    guard
      case .written(let written, let site) = schemePreference(view, context),
      let scheme = written ?? keptScheme(of: id)
    else { return nil }
    if let site { trace.note(.s33, .style, .preference(id, .scheme(scheme)), site: site) }
    return scheme
  }

  /// The scheme that a tree does not get rid of by preferring none (S33).
  private func keptScheme(of id: ControllerID) -> InterfaceStyle? {
    self[id].keepsDarkScheme && world.platform.happens(.s33) ? .dark : nil
  }

  /// The outermost writer of a branch wins even with nil; siblings: the first that is not nil.
  func schemePreference(
    _ view: ViewID, _ context: Context
  ) -> SchemePreference {
    guard !contents(view).isDisjoint(with: [.styling, .container]) else {
      return .unwritten
    }
    let node = program.views[Int(view.index)]
    if case .modified(_, .bar(.preferredColorScheme(let formula))) = node.kind {
      return .written(scheme(formula, context), node.site)
    }
    switch below(view, context, in: .scheme) {
    case .nothing:
      return unknownContent(at: view, context).map {
        anySchemePreference(of: view, $0, context)
      } ?? .unwritten
    case .embedded: return .unwritten
    case .node(let child, let context): return schemePreference(child, context)
    case .siblings(let children, let context): return first(of: children, context)
    case .container(let id):
      guard let (inner, context) = visibleTree(in: id) else { return .unwritten }
      let shown = schemePreference(inner, context)
      return self[id].controllerClass == .tabBar ? lasting(shown, in: id) : shown
    }
  }

  /// The preference of the selected tab, or one of a tab that was visited before it: by one report
  /// that goes on (S14).
  private func lasting(_ shown: SchemePreference, in tabs: ControllerID) -> SchemePreference {
    guard self[tabs].isSwiftUIContainer else { return shown }
    for (number, tab) in self[tabs].children.enumerated()
    where Int32(number) != self[tabs].selected && self[tab].isLoaded {
      guard let (view, context) = tree(of: tab) else { continue }
      let other = schemePreference(view, context)
      guard let scheme = other.scheme, scheme != shown.scheme else { continue }
      if trace.choose(.open(.s14, Int32(number)), .open(.s14)) { return other }
    }
    return shown
  }

  private func first(
    of children: [ViewID], _ context: Context
  ) -> SchemePreference {
    var result = SchemePreference.unwritten
    for child in children {
      let preference = schemePreference(child, context)
      guard case .written(let scheme, _) = preference else { continue }
      if scheme != nil { return preference }
      if case .unwritten = result { result = preference }
    }
    return result
  }

  /// Returns the scheme that a formula names; an unknown one may be any, or none.
  func scheme(
    _ formula: FormulaID, _ context: Context
  ) -> InterfaceStyle? {
    let value = resolved(formula, context)
    if let style = InterfaceStyle(value, program) { return style }
    guard let input = value.doubt else { return nil }
    return anyScheme(.formula(formula, context.instance), .condition(formula, input))
  }

  /// Any scheme, or none.
  func anyScheme(
    _ key: Trace.Key, _ unknown: Unknown
  ) -> InterfaceStyle? {
    let schemes: [InterfaceStyle?] = [nil, .light, .dark]
    return schemes[trace.choose(key, unknown, among: schemes.count)]
  }

  /// Evaluates with a ternary's unknown condition tried both ways.
  func resolved(
    _ formula: FormulaID, _ context: Context
  ) -> Value {
    if trace.mayChoose,
      case .ternary(let test, let then, let otherwise) = program.formulas[Int(formula.index)].kind
    {
      let branch = condition(test, context) ? then : otherwise
      return resolved(branch, context)
    }
    return evaluate(formula, context)
  }
}
