/// The visibility that the modifiers of a hosted tree ask for (S16–S24, S30).
extension Questions {
  /// What a tree asks for, where, and in whose tree.
  struct HiddenPreference {
    var isHidden: Bool
    var site: Site
    var owner: ControllerID
    var rule: Rule
  }

  /// A hosting controller's own answer: its tree's preference, else visible.
  func hostedHidden(
    of id: ControllerID
  ) -> LeafAnswer<Bool> {
    guard let (view, context) = tree(of: id) else { return LeafAnswer(value: false, owner: id) }
    if let (isHidden, site) = placedVisibility(view, context), trace.reads(.d10, true) {
      note(HiddenPreference(isHidden: isHidden, site: site, owner: id, rule: .s30))
      return LeafAnswer(value: isHidden, owner: id)
    }
    if let implied = impliedPreference(of: id) {
      note(implied)
      return LeafAnswer(value: implied.isHidden, owner: implied.owner)
    }
    if let preference = hiddenPreference(view, context) {
      note(preference)
      return LeafAnswer(value: preference.isHidden, owner: preference.owner)
    }
    trace.note(.s16, .visibility, .asked(id, .prefersStatusBarHidden, .bool(false)))
    return LeafAnswer(value: false, owner: id)
  }

  private func note(_ preference: HiddenPreference) {
    trace.note(
      preference.rule, .visibility, .preference(preference.owner, .bool(preference.isHidden)),
      site: preference.site)
  }

  /// The state that `hideUntilScrolled()` implies sits outside the root's tree (S55, S24).
  private func impliedPreference(
    of id: ControllerID
  ) -> HiddenPreference? {
    guard let state = world.impliedState, self[id].presenter == nil, self[id].parent == nil else {
      return nil
    }
    let isHidden = visibility(of: state)
    return HiddenPreference(isHidden: isHidden, site: .none, owner: id, rule: .s55)
  }

  private func visibility(of object: ObjectID) -> Bool {
    trace.read(.scrollState(object))
    let value = self[object].isHidden
    if case .bool(let truth) = value { return truth }
    guard let input = value.doubt else { return false }
    return trace.choose(.objectHidden(object), Unknown(input))
  }

  func hiddenPreference(
    _ view: ViewID, _ context: Context
  ) -> HiddenPreference? {
    guard !contents(view).isDisjoint(with: [.hiding, .container]) else {
      relyOnAssumed(view, context, .visibility)
      return nil
    }
    let node = program.views[Int(view.index)]
    if case .modified(let child, let modifier) = node.kind {
      if case .assumed(let id) = modifier { trace.rely(on: .text(id), .visibility) }
      if let own = ownPreference(modifier, over: child, node.site, context) {
        return own
      }
    }
    switch below(view, context, in: .hiddenPreference) {
    case .nothing:
      return unknownContent(at: view, context).flatMap {
        anyPreference(of: view, $0, node.site, context)
      }
    case .embedded: return nil
    case .node(let child, let context): return hiddenPreference(child, context)
    case .siblings(let children, let context): return combined(children, context)
    case .container(let id):
      if case .navigation(let kind, _, _) = node.kind {
        return hiddenPreference(ofStack: id, kind)
      }
      return visibleChild(of: id).flatMap { hiddenPreference(ofChild: $0) }
    }
  }

  /// Siblings: one that hides wins over one that shows, which is not documented (S24, D2).
  private func combined(
    _ children: [ViewID], _ context: Context
  ) -> HiddenPreference? {
    var hiding: HiddenPreference?
    var showing: HiddenPreference?
    let before = trace.reliances.count
    var ofHiding = before..<before
    for child in children {
      let met = trace.reliances.count
      guard let preference = hiddenPreference(child, context) else { continue }
      if !preference.isHidden {
        showing = showing ?? preference
      } else if hiding == nil {
        hiding = preference
        ofHiding = met..<trace.reliances.count
      }
    }
    // Whatever the others ask for that were not understood, one that hides wins.
    if hiding != nil { trace.forgetReliances(after: before, but: ofHiding) }
    guard let hiding, let showing else { return hiding ?? showing }
    return trace.reads(.s24, true) ? hiding : showing
  }

  /// What a modifier itself says; nil where it says nothing and what is below it counts.
  private func ownPreference(
    _ modifier: Modifier, over child: ViewID, _ site: Site, _ context: Context
  ) -> HiddenPreference? {
    guard case .bar(let modifier) = modifier else { return nil }
    switch modifier {
    case .statusBarHidden(let formula):
      let isHidden = condition(formula, context)
      return nested(isHidden, .s16, over: child, site, context)
    case .statusBarVisible(let formula):
      let state = evaluate(formula, context)
      let isHidden: Bool
      if case .object(let object) = state {
        isHidden = visibility(of: object)
      } else if let input = state.doubt {
        isHidden = trace.choose(
          .formula(formula, context.instance), .condition(formula, input))
      } else {
        return nil
      }
      return nested(isHidden, .s55, over: child, site, context)
    case .toolbarVisibility(let formula, let placements):
      guard placements.contains(.statusBar), world.platform.os >= Version(27),
        let own = placed(formula, site, context)
      else { return nil }
      guard let older = aside({ hiddenPreference(child, context) }),
        older.isHidden != own.isHidden
      else { return own }
      return trace.reads(.d10, true) ? own : older
    case .toolbarBackgroundVisibility, .toolbarColorScheme, .preferredColorScheme: return nil
    }
  }

  /// On one branch the outermost modifier wins, unless the policy says the innermost (S24, D2).
  private func nested(
    _ isHidden: Bool, _ rule: Rule, over child: ViewID, _ site: Site, _ context: Context
  ) -> HiddenPreference? {
    let owner = context.controller ?? ControllerID(0)
    let own = HiddenPreference(isHidden: isHidden, site: site, owner: owner, rule: rule)
    let outermostWins = world.platform.policies.outermostNestedWins
    let inner =
      outermostWins
      ? aside { hiddenPreference(child, context) }
      : hiddenPreference(child, context)
    guard let inner else { return own }
    guard inner.isHidden != isHidden else { return outermostWins ? own : inner }
    trace.note(.d2, .visibility, .remark(.disputed))
    trace.note(
      .s24, .visibility, .ineffective, site: outermostWins ? inner.site : site)
    return trace.reads(.d2, outermostWins) ? own : inner
  }

  /// iOS 27's placement, unless automatic (S30, D10).
  private func placed(
    _ formula: FormulaID, _ site: Site, _ context: Context
  ) -> HiddenPreference? {
    let visibility = self.visibility(formula, context)
    guard visibility != .automatic else { return nil }
    return HiddenPreference(
      isHidden: visibility == .hidden, site: site, owner: context.controller ?? ControllerID(0),
      rule: .s30)
  }

  /// `NavigationView` asks the visible screen (S17, D3); a stack its root, and a pushed screen only
  /// where that hides the navigation bar (S18, D1).
  private func hiddenPreference(
    ofStack stack: ControllerID, _ kind: NavigationKind
  ) -> HiddenPreference? {
    guard let top = self[stack].children.last else { return nil }
    if kind != .view && self[stack].children.count == 1 {
      return hiddenPreference(ofChild: top)
    }
    // Asked once, whatever comes of it: each level of nesting would double the questions.
    let reasonCount = trace.reasons.count
    let preference = hiddenPreference(ofChild: top)
    if kind == .view && preference == nil { return nil }
    let isAsked =
      kind == .view
      ? navigationViewListens()
      : preference != nil && asksDestination(of: stack)
    if isAsked { return preference }
    trace.reasons.removeSubrange(reasonCount...)
    noteIgnoredPreference(of: kind, to: top, preference)
    return nil
  }

  /// `true` iff a `NavigationView` listens to what is in it: not on 14, from 16 on; what 13 and 15
  /// do is unknown, and 27 is taken to go on (S17, D3).
  private func navigationViewListens() -> Bool {
    if world.platform.os >= Version(16) {
      return world.platform.os < Version(27) || trace.reads(.s17, true)
    }
    if let listens = world.platform.policies.navigationViewListens {
      return trace.reads(.d3, listens)
    }
    if world.platform.os.major == 14 { return trace.reads(.d3, false) }
    guard trace.mayChoose else { return true }
    return trace.choose(.open(.d3, 0), .open(.d3))
  }

  /// `true` iff a stack asks the screen that was pushed onto it: not under a shown navigation bar,
  /// unless a policy says from which release on; with the bar hidden the reports fit together only
  /// if it does, which is an assumption (D1).
  private func asksDestination(
    of stack: ControllerID
  ) -> Bool {
    if isNavigationBarShown(stack) {
      let isCertain = world.platform.os < Version(16, 4) && !asksDestinationsByPolicy
      return !isCertain && trace.reads(.d1, asksDestinationsByPolicy)
    }
    let isAsked = asksDestinationsByPolicy || world.platform.policies.assumptions
    trace.note(.d1, .visibility, .remark(.assumption))
    return trace.reads(.d1, isAsked)
  }

  /// D1: by policy, a later version may ask them.
  private var asksDestinationsByPolicy: Bool {
    guard let first = world.platform.policies.stackDestinationsHonouredFrom else { return false }
    return world.platform.os >= first
  }

  /// Points at the modifier that is not read.
  private func noteIgnoredPreference(
    of kind: NavigationKind, to top: ControllerID, _ preference: HiddenPreference?
  ) {
    guard trace.isExplaining else { return }
    let rule: Rule =
      switch kind {
      case .view: .s17
      case .stack: .s18
      case .splitView: .s23
      }
    trace.note(rule, .visibility, .notAsked(top), site: self[top].site)
    let isCertain = kind == .stack && world.platform.os < Version(16, 4)
    if !isCertain { trace.note(kind == .view ? .d3 : .d1, .visibility, .remark(.disputed)) }
    guard let preference else { return }
    trace.note(kind == .view ? .d3 : .s18, .visibility, .ineffective, site: preference.site)
  }

  func hiddenPreference(
    ofChild id: ControllerID
  ) -> HiddenPreference? {
    guard let (view, context) = tree(of: id) else { return nil }
    return hiddenPreference(view, context)
  }
}
