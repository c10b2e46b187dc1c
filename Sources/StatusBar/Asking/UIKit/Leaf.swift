/// What the controller at the end of a walk answers itself (U13–U15, U23).
extension Questions {
  /// A leaf's answer and who gave it: within a hosted tree that may be a pushed screen.
  struct LeafAnswer<Value> {
    var value: Value
    var owner: ControllerID
  }

  func hiddenAnswer(
    of id: ControllerID
  ) -> LeafAnswer<Bool> {
    trace.ask(id, .prefersStatusBarHidden)
    if let isHidden = systemHidden(of: id) {
      trace.note(.u40, .visibility, .asked(id, .prefersStatusBarHidden, .bool(isHidden)))
      return LeafAnswer(value: isHidden, owner: id)
    }
    if self[id].hasLostHiding {
      trace.note(.q6, .visibility, .asked(id, .prefersStatusBarHidden, .bool(false)))
      return LeafAnswer(value: false, owner: id)
    }
    if let formula = override(.prefersStatusBarHidden, of: id) {
      let value = truth(value(formula, of: id), formula, id)
      trace.note(
        .u14, .visibility, .asked(id, .prefersStatusBarHidden, .bool(value)),
        site: program.formulas[Int(formula.index)].site)
      return LeafAnswer(value: value, owner: id)
    }
    return ownHidden(of: id)
  }

  /// What UIKit's own class answers: the tree of a hosting controller, else the height (U14, U30).
  func ownHidden(
    of id: ControllerID
  ) -> LeafAnswer<Bool> {
    if self[id].controllerClass == .hosting { return hostedHidden(of: id) }
    let isHidden =
      world.platform.os >= Version(8) && world.platform.sdk >= Version(8) && hasCompactHeight
    trace.note(.u14, .visibility, .asked(id, .prefersStatusBarHidden, .bool(isHidden)))
    return LeafAnswer(value: isHidden, owner: id)
  }

  func styleAnswer(
    of id: ControllerID
  ) -> StatusBarStyle {
    trace.ask(id, .preferredStatusBarStyle)
    if let style = systemStyle(of: id) {
      trace.note(.u40, .style, .asked(id, .preferredStatusBarStyle, .style(style)))
      return style
    }
    // Which of them counts beside an older scheme is disputed (D10).
    if let style = placedStyle(of: id), preferredScheme(of: id) == nil || trace.reads(.d10, true) {
      return style
    }
    if let style = exchangedStyle(of: id) {
      trace.note(.s63, .style, .asked(id, .preferredStatusBarStyle, .style(style)))
      return style
    }
    if let formula = override(.preferredStatusBarStyle, of: id),
      !isPassedOver(id)
    {
      let style = style(value(formula, of: id), formula, id)
      trace.note(
        .u13, .style, .asked(id, .preferredStatusBarStyle, .style(style)),
        site: program.formulas[Int(formula.index)].site)
      return style
    }
    return ownStyle(of: id)
  }

  /// `true` iff a subclass of a hosting controller is not asked for the style: from iOS 16 the base
  /// class may name a private child, unless the subclass overrides that question too (S11).
  private func isPassedOver(
    _ id: ControllerID
  ) -> Bool {
    guard self[id].controllerClass == .hosting, world.platform.os >= Version(16),
      override(.childForStatusBarStyle, of: id) == nil
    else { return false }
    trace.note(.s11, .style, .remark(.disputed), site: self[id].site)
    let isAsked = world.platform.policies.hostingSubclassIsAsked ?? !beginsWithStack(id)
    return !trace.reads(.s11, isAsked)
  }

  /// `true` iff the content of a hosting controller is a `NavigationStack` or a `NavigationView`.
  private func beginsWithStack(_ id: ControllerID) -> Bool {
    let outer = turnPage()
    defer { trace = outer }
    guard var (view, context) = tree(of: id) else { return false }
    for _ in 0..<Limits.chain {
      if case .navigation(let kind, _, _) = program.views[Int(view.index)].kind {
        return kind != .splitView
      }
      switch below(view, context) {
      case .node(let child, let inner): (view, context) = (child, inner)
      case .siblings(let children, let inner):
        // What stands beside it as its background, or over it.
        guard case .modified = program.views[Int(view.index)].kind else { return false }
        (view, context) = (children[0], inner)
      case .nothing, .container, .embedded: return false
      }
    }
    return false
  }

  /// What UIKit's own class answers: a stack by its bar, all others default (U13, U23).
  func ownStyle(
    of id: ControllerID
  ) -> StatusBarStyle {
    switch self[id].controllerClass {
    case .hosting:
      trace.note(.s1, .style, .asked(id, .preferredStatusBarStyle, .style(.default)))
      return .default
    case .navigation:
      if self[id].isSwiftUIContainer { return schemeStyle(of: id) }
      let style: StatusBarStyle =
        hasBlackBar(id) && isBarStyleRead(id) ? .lightContent : .default
      trace.note(.u23, .style, .asked(id, .preferredStatusBarStyle, .style(style)))
      return style
    case .plain, .tabBar, .split, .page, .alert, .imagePicker, .safari, .search, .system:
      let style = styleWithoutOverride
      trace.note(.u13, .style, .asked(id, .preferredStatusBarStyle, .style(style)))
      return style
    }
  }

  /// The style of a controller that overrides none: default, though some say the plist's (P1).
  private var styleWithoutOverride: StatusBarStyle {
    let style = world.platform.plist.style
    return style == .default || trace.reads(.p1, true) ? .default : style
  }

  /// `true` iff the style of a bar still counts: one report denies it of apps that were linked with
  /// the SDK of iOS 27.
  private func isBarStyleRead(_ id: ControllerID) -> Bool {
    guard world.platform.os >= Version(27), world.platform.sdk >= Version(27) else { return true }
    trace.note(.u23, .style, .remark(.disputed), site: self[id].site)
    return trace.reads(.u23, world.platform.policies.barStyleIsReadFrom27)
  }

  func animationAnswer(
    of id: ControllerID
  ) -> UpdateAnimation {
    guard let formula = override(.preferredStatusBarUpdateAnimation, of: id) else {
      return .fade
    }
    let value = value(formula, of: id)
    if let animation = UpdateAnimation(value, program) { return animation }
    guard let input = value.doubt else { return .fade }
    let kinds: [UpdateAnimation] = [.fade, .slide, .none]
    return kinds[
      trace.choose(
        .formula(formula, self[id].instance), .condition(formula, input), among: kinds.count)]
  }

  /// `true` iff the bar of a UIKit navigation controller is black (U23).
  func hasBlackBar(_ id: ControllerID) -> Bool {
    if let isBlack = self[id].hasBlackBar { return isBlack }
    guard let formula = declared(.barStyle, by: self[id].screen) else { return false }
    let value = evaluate(formula, classContext(of: id))
    return value.isUnknown ? truth(value, formula, id) : value.isBlackBarStyle(program)
  }

  /// `true` iff the navigation bar of a navigation controller is shown, UIKit's or SwiftUI's.
  func isNavigationBarShown(
    _ id: ControllerID
  ) -> Bool {
    if self[id].isSwiftUIContainer { return isSwiftUIBarShown(id) }
    let isShown = isUIKitBarShown(id)
    guard isShown && (self[id].isBarViewHidden || self[id].barHiding.withKeyboard) else {
      return isShown
    }
    // Whether UIKit takes a bar for hidden whose view code has hidden no source says (U24), nor
    // when there is a keyboard.
    return !trace.choose(.open(.u24, id.index), Unknown(InputID(open: .u24)))
  }

  private func isUIKitBarShown(_ id: ControllerID) -> Bool {
    if let isHidden = self[id].isNavigationBarHidden { return !isHidden }
    guard let formula = override(.isNavigationBarHidden, of: id) else { return true }
    return !truth(
      evaluate(formula, classContext(of: id)), formula, id)
  }

  /// A getter's truth; an unknown one is tried both ways.
  func truth(
    _ value: Value, _ formula: FormulaID, _ id: ControllerID
  ) -> Bool {
    if case .bool(let truth) = value { return truth }
    guard let input = value.doubt else { return false }
    return trace.choose(.formula(formula, self[id].instance), .condition(formula, input))
  }

  /// A getter's style; an unknown one may be any.
  private func style(
    _ value: Value, _ formula: FormulaID, _ id: ControllerID
  ) -> StatusBarStyle {
    if let style = StatusBarStyle(value, program) { return style }
    guard let input = value.doubt else { return .default }
    return anyStyle(.formula(formula, self[id].instance), .condition(formula, input))
  }

  /// Any of the styles that an unknown controller may answer.
  func anyStyle(
    _ key: Trace.Key, _ unknown: Unknown
  ) -> StatusBarStyle {
    let styles: [StatusBarStyle] = [.default, .lightContent, .darkContent]
    return styles[trace.choose(key, unknown, among: styles.count)]
  }
}
