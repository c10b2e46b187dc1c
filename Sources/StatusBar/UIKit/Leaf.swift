/// What the controller at the end of a walk answers itself (U13–U15, U23).
extension World {
  /// A leaf's answer and who gave it: within a hosted tree that may be a pushed screen.
  struct LeafAnswer<Value> {
    var value: Value
    var owner: ControllerID
  }

  func hiddenAnswer(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> LeafAnswer<Bool> {
    trace.ask(id, .prefersStatusBarHidden)
    if let isHidden = systemHidden(of: id, program, &trace) {
      trace.note(.u40, .visibility, .asked(id, .prefersStatusBarHidden, .bool(isHidden)))
      return LeafAnswer(value: isHidden, owner: id)
    }
    if self[id].hasLostHiding {
      trace.note(.q6, .visibility, .asked(id, .prefersStatusBarHidden, .bool(false)))
      return LeafAnswer(value: false, owner: id)
    }
    if let formula = override(.prefersStatusBarHidden, of: id, program) {
      let value = truth(
        evaluate(formula, classContext(of: id), program, &trace), formula, id, &trace)
      trace.note(
        .u14, .visibility, .asked(id, .prefersStatusBarHidden, .bool(value)),
        site: program.formulas[Int(formula.index)].site)
      return LeafAnswer(value: value, owner: id)
    }
    return ownHidden(of: id, program, &trace)
  }

  /// What UIKit's own class answers: the tree of a hosting controller, else the height (U14, U30).
  func ownHidden(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> LeafAnswer<Bool> {
    if self[id].controllerClass == .hosting { return hostedHidden(of: id, program, &trace) }
    let isHidden = platform.os >= Version(8) && platform.sdk >= Version(8) && hasCompactHeight
    trace.note(.u14, .visibility, .asked(id, .prefersStatusBarHidden, .bool(isHidden)))
    return LeafAnswer(value: isHidden, owner: id)
  }

  func styleAnswer(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> StatusBarStyle {
    trace.ask(id, .preferredStatusBarStyle)
    if let style = systemStyle(of: id, program, &trace) {
      trace.note(.u40, .style, .asked(id, .preferredStatusBarStyle, .style(style)))
      return style
    }
    if let style = placedStyle(of: id, program, &trace) { return style }
    if let style = exchangedStyle(of: id, &trace) {
      trace.note(.s63, .style, .asked(id, .preferredStatusBarStyle, .style(style)))
      return style
    }
    if let formula = override(.preferredStatusBarStyle, of: id, program),
      !isPassedOver(id, program, &trace)
    {
      let value = evaluate(formula, classContext(of: id), program, &trace)
      let style = style(value, formula, id, &trace)
      trace.note(
        .u13, .style, .asked(id, .preferredStatusBarStyle, .style(style)),
        site: program.formulas[Int(formula.index)].site)
      return style
    }
    return ownStyle(of: id, program, &trace)
  }

  /// `true` iff a subclass of a hosting controller is not asked for the style: from iOS 16 the base
  /// class may name a private child, unless the subclass overrides that question too (S11).
  private func isPassedOver(
    _ id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> Bool {
    guard self[id].controllerClass == .hosting, platform.os >= Version(16),
      override(.childForStatusBarStyle, of: id, program) == nil
    else { return false }
    trace.note(.s11, .style, .remark(.disputed), site: self[id].site)
    return !trace.reads(.s11, platform.policies.hostingSubclassIsAsked)
  }

  /// What UIKit's own class answers: a stack by its bar, all others default (U13, U23).
  func ownStyle(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> StatusBarStyle {
    switch self[id].controllerClass {
    case .hosting:
      trace.note(.s1, .style, .asked(id, .preferredStatusBarStyle, .style(.default)))
      return .default
    case .navigation:
      if self[id].isSwiftUIContainer { return schemeStyle(of: id, program, &trace) }
      let style: StatusBarStyle = hasBlackBar(id, program, &trace) ? .lightContent : .default
      trace.note(.u23, .style, .asked(id, .preferredStatusBarStyle, .style(style)))
      return style
    case .plain, .tabBar, .split, .page, .alert, .imagePicker, .safari, .search, .system:
      trace.note(.u13, .style, .asked(id, .preferredStatusBarStyle, .style(.default)))
      return .default
    }
  }

  func animationAnswer(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> UpdateAnimation {
    guard let formula = override(.preferredStatusBarUpdateAnimation, of: id, program) else {
      return .fade
    }
    let value = evaluate(formula, classContext(of: id), program, &trace)
    if case .animation(let animation) = value { return animation }
    guard let input = value.doubt else { return .fade }
    let kinds: [UpdateAnimation] = [.fade, .slide, .none]
    return kinds[
      trace.choose(
        .formula(formula, self[id].instance), .condition(formula, input), among: kinds.count)]
  }

  /// `true` iff the bar of a UIKit navigation controller is black (U23).
  func hasBlackBar(_ id: ControllerID, _ program: Program, _ trace: inout Trace) -> Bool {
    if let isBlack = self[id].hasBlackBar { return isBlack }
    var screen = self[id].screen
    for _ in 0..<64 {
      guard let current = screen else { return false }
      if let formula = program.screens[Int(current.index)].overrides.barStyle {
        let value = evaluate(formula, classContext(of: id), program, &trace)
        return value.isUnknown
          ? truth(value, formula, id, &trace) : value.isBlackBarStyle(program)
      }
      screen = program.screens[Int(current.index)].superclass
    }
    return false
  }

  /// `true` iff the navigation bar of a navigation controller is shown, UIKit's or SwiftUI's.
  func isNavigationBarShown(
    _ id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> Bool {
    if self[id].isSwiftUIContainer { return isSwiftUIBarShown(id, program, &trace) }
    if let isHidden = self[id].isNavigationBarHidden { return !isHidden }
    guard let formula = override(.isNavigationBarHidden, of: id, program) else { return true }
    return !truth(
      evaluate(formula, classContext(of: id), program, &trace), formula, id, &trace)
  }

  /// A getter's truth; an unknown one is tried both ways.
  func truth(
    _ value: Value, _ formula: FormulaID, _ id: ControllerID, _ trace: inout Trace
  ) -> Bool {
    switch value {
    case .bool(let truth): return truth
    case .unknown(let input), .some(let input):
      return trace.choose(.formula(formula, self[id].instance), .condition(formula, input))
    default: return false
    }
  }

  /// A getter's style; an unknown one may be any.
  private func style(
    _ value: Value, _ formula: FormulaID, _ id: ControllerID, _ trace: inout Trace
  ) -> StatusBarStyle {
    switch value {
    case .style(let style): return style
    case .unknown(let input), .some(let input):
      return anyStyle(.formula(formula, self[id].instance), .condition(formula, input), &trace)
    default: return .default
    }
  }

  /// Any of the styles that somebody may answer of whom nothing is known.
  func anyStyle(
    _ key: Trace.Key, _ unknown: Unknown, _ trace: inout Trace
  ) -> StatusBarStyle {
    let styles: [StatusBarStyle] = [.default, .lightContent, .darkContent]
    return styles[trace.choose(key, unknown, among: styles.count)]
  }
}

extension PresentationStyle {
  /// The style that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    if case .presentation(let style) = value {
      self = style
      return
    }
    let style = PresentationStyle.allCases.first { program.spells(value, $0.spelling) }
    guard let style else { return nil }
    self = style
  }
}

extension TabMode {
  /// The mode that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    let mode = TabMode.allCases.first { program.spells(value, $0.spelling) }
    guard let mode else { return nil }
    self = mode
  }
}

extension DisplayMode {
  /// The mode that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    let mode = DisplayMode.allCases.first { program.spells(value, $0.spelling) }
    guard let mode else { return nil }
    self = mode
  }
}

extension Program {
  /// `true` iff a value is the case of an enumeration that is spelled so.
  func spells(_ value: Value, _ spelling: String) -> Bool {
    guard case .enumCase(let symbol) = value else { return false }
    return symbols[Int(symbol.index)].utf8.elementsEqual(spelling.utf8)
  }
}

extension Value {
  /// `true` iff the value is `UIBarStyle.black` or one of its old names.
  func isBlackBarStyle(_ program: Program) -> Bool {
    switch self {
    case .bool(let truth): return truth
    case .style(let style): return style == .lightContent || style == .blackOpaque
    case .enumCase(let symbol):
      return program.symbols[Int(symbol.index)].utf8.starts(with: "black".utf8)
    default: return false
    }
  }
}
