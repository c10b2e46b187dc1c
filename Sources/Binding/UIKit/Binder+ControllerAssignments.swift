import Language
import StatusBar

// Assignments to what belongs to UIKit: the application, a controller's properties.
extension Binder {
  /// Reads an assignment to a property of UIKit; nil for one to a variable.
  mutating func readPropertyAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    if let title = titled(target, value) {
      return readPropertyAssignment(title.target, title.value, &scope, at: range)
    }
    switch target.kind {
    case .name(let name):
      if let refused = refusesGetter(LocatedName(name, target.range), of: nil, scope) {
        return refused
      }
      if name.word == .viewControllers, meaning(of: name, in: scope) == nil,
        isController(scope.owner)
      {
        return readChildren(of: nil, value, &scope, at: range)
      }
      guard meaning(of: name, in: scope) == nil, isController(scope.owner),
        let setting = ControllerSetting(name.word), has(setting, scope.owner)
      else { return nil }
      return .modelled(bindSetting(setting, of: nil, value, &scope, at: range))
    case .member(let base, let name):
      return readMemberAssignment(base, name, value, &scope, at: range)
    case .optionalChain(let inner), .forced(let inner):
      return readPropertyAssignment(inner, value, &scope, at: range)
    default: return nil
    }
  }

  private mutating func readMemberAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    if let reading = readWindowAssignment(base, name, value, &scope, at: range) { return reading }
    if isApplication(base),
      let effects = bindApplicationAssignment(name, value, &scope, at: range)
    {
      return .modelled(effects)
    }
    if let effects = bindFrameAssignment(base, name, value, at: range, scope) {
      return .modelled(effects)
    }
    if let reading = readSidebarAssignment(base, name, value, &scope, at: range) {
      return reading
    }
    if let reading = readBarAssignment(base, name, value, &scope, at: range) { return reading }
    if name.name.word == .viewControllers,
      let reading = readChildrenAssignment(base, value, &scope, at: range)
    {
      return reading
    }
    if case .name(let local) = base.kind, case .draft(let draft) = meaning(of: local, in: scope),
      describes(name, draft)
    {
      return readDraftAssignment(local, name, value, &scope)
    }
    if let made = keptDraft(at: base, name, &scope) {
      let rest =
        readMemberAssignment(base, name, value, &scope, at: range)
        ?? readUnread(
          Expression(.member(base, name), range), assigned: value, &scope, at: range)
      return .modelled(made + effects(of: rest, at: range, scope))
    }
    if !base.isSelf, let held = bindController(base, &scope),
      let reading = readHeldAssignment(sure(held, base, scope), name, value, &scope, at: range)
    {
      return reading
    }
    if let refused = refusesGetter(name, of: base, scope) { return refused }
    return readSetting(base, name, value, &scope, at: range)
  }

  private mutating func readSetting(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard let setting = ControllerSetting(name.name.word) else { return nil }
    if setting == .barStyle, base.rootType(names)?.word == .UINavigationBar {
      guard isCompiled(scope.file) else {
        return refuse(
          .unmodelled("a style for all navigation bars", at: scope.location(base.range))
            .hint("give it to each stack: `.barStyle(.black)` where the stack is used"))
      }
      note(
        .assumed, once: name, in: scope.file,
        "which navigation bars take their style from this is not known")
      let input = input(named(range, scope), nil, at: range, scope)
      return .opaque(.facts([.style], input))
    }
    if base.isSelf {
      guard property(name.name, of: scope.owner) == nil, has(setting, scope.owner) else {
        return nil
      }
      return .modelled(bindSetting(setting, of: nil, value, &scope, at: range))
    }
    guard let controller = bindController(base, &scope), mayHave(setting, value) else {
      return nil
    }
    if setting == .overrideUserInterfaceStyle, let last = base.withoutOptionals.lastName {
      // The style of a view is that of what lies in it, and no trait of the controller's (U41).
      if last.name.word == .view { return .harmless(.apple) }
      // Whether a bar's own style counts for the status bar no source says (U23).
      if last.name.word == .navigationBar {
        return .opaque(.facts([.style], input(named(range, scope), nil, at: range, scope)))
      }
    }
    return .modelled(bindSetting(setting, of: controller, value, &scope, at: range))
  }

  /// `UIApplication.shared`
  func isApplication(_ expression: Expression) -> Bool {
    guard case .member(let type, let shared) = expression.kind else { return false }
    return shared.name.word == .shared && type.typeName(names)?.word == .UIApplication
  }

  /// `true` iff an assignment only adds to what is known of a controller before it is made.
  private func describes(_ name: LocatedName, _ draft: ControllerDraft) -> Bool {
    switch name.name.word {
    case .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance, .title: true
    default: ControllerSetting(name.name.word) == nil || slot(name.name, of: draft.screen) != nil
    }
  }

  /// Makes the controller of a constant that a setting is for: `nav.navigationBar.barStyle`.
  private mutating func keptDraft(
    at base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect]? {
    guard ControllerSetting(name.name.word) != nil else { return nil }
    var root = base
    if case .member(let inner, let bar) = base.kind, bar.name.word == .navigationBar {
      root = inner
    }
    guard case .name(let local) = root.kind, case .draft = meaning(of: local, in: scope) else {
      return nil
    }
    return bindControllerValue(root, &scope)?.effects
  }

  /// `true` iff the class that `self` is of has the setting.
  private func has(_ setting: ControllerSetting, _ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner), case .controller(let kind) = declarations[type].role
    else { return false }
    return setting.owner.map { $0 == kind } ?? true
  }

  /// `true` iff a controller of which the class is not known may be meant: many have a `mode`.
  private func mayHave(_ setting: ControllerSetting, _ value: Expression) -> Bool {
    guard setting == .tabMode else { return true }
    let word = value.lastName.map { spelling($0.name) }
    return TabMode.allCases.contains { $0.spelling == word }
  }

  /// Reports an assignment to one of UIKit's five getters, which nothing can be assigned to (S7).
  private mutating func refusesGetter(
    _ name: LocatedName, of base: Expression?, _ scope: Scope
  ) -> Reading<[Effect]>? {
    guard ControllerProperty(name.name.word)?.walk != nil else { return nil }
    if let base, !base.isSelf {
      // Other objects may have a variable of that name.
      guard case .controller = standing(of: base, scope) else { return nil }
    } else {
      guard isController(scope.owner), property(name.name, of: scope.owner) == nil else {
        return nil
      }
    }
    return refuse(.assignsToGetter(spelling(name.name), at: scope.location(name.range)))
  }

  private mutating func bindSetting(
    _ setting: ControllerSetting, of controller: FormulaID?, _ value: Expression,
    _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let bound =
      switch setting.member.row.type {
      case .text: bindTitle(value, &scope)
      case .detent: bindDetent(value, &scope)
      case .bool, .style, .animation, .controller, .modalStyle, .interfaceStyle, .barStyle,
        .tabMode, .displayMode, .number, .sizeClass:
        bindTyped(value, setting.type, &scope)
      }
    return [effect(.configure(.setController(setting, of: controller, bound)), at: range, scope)]
  }

  private mutating func bindApplicationAssignment(
    _ name: LocatedName, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    switch name.name.word {
    case .isStatusBarHidden, .statusBarHidden:
      let hidden = bindTyped(value, .bool, &scope)
      return [effect(.configure(.setApplicationHidden(hidden, animation: .none)), at: range, scope)]
    case .statusBarStyle:
      let style = bindTyped(value, StaticType(.style), &scope)
      return [effect(.configure(.setApplicationStyle(style)), at: range, scope)]
    default: return nil
    }
  }

  /// `camera.modalPresentationStyle = .fullScreen` on the way to a value: what is said of a
  /// controller before it is made.
  mutating func describeDraft(_ expression: Expression, _ scope: inout Scope) {
    guard case .assignment(let target, .assign, _, let value) = expression.kind,
      case .member(let base, let name) = target.kind, case .name(let local) = base.kind,
      case .draft(let draft) = meaning(of: local, in: scope), describes(name, draft)
    else { return doubtDrafts(in: expression, &scope) }
    _ = readDraftAssignment(local, name, value, &scope)
  }

  /// What a closure says of a controller that is handed to something unread holds or not.
  private mutating func doubtDrafts(in expression: Expression, _ scope: inout Scope) {
    guard case .call(let call) = expression.kind, !call.allClosures.isEmpty else { return }
    let text = bytes(expression.range, in: scope.file)[...]
    for index in scope.locals.indices {
      guard case .draft(var draft) = scope.locals[index].meaning else { continue }
      let name = names.bytes(of: scope.locals[index].name)
      let style = name + ".modalPresentationStyle".utf8
      let captures = name + ".modalPresentationCapturesStatusBarAppearance".utf8
      if text.changes(style, afterDot: false) {
        draft.style = opaque(StaticType(.modalStyle), at: expression.range, scope)
      }
      if text.changes(captures, afterDot: false) {
        draft.captures = opaque(.bool, at: expression.range, scope)
      }
      scope.locals[index].meaning = .draft(draft)
    }
  }

  /// What a property of a controller is given before it is shown: another controller, `self`.
  private mutating func bindDrafted(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    guard scope.frame != nil, let made = bindControllerValue(value, &scope) else {
      return bindFormula(value, expecting: .unknown, &scope)
    }
    scope.frame?.pending += made.effects
    return made.formula
  }

  /// Settings of a controller before it is shown.
  private mutating func readDraftAssignment(
    _ local: Name, _ name: LocatedName, _ value: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    guard let index = scope.locals.lastIndex(of: local),
      case .draft(var draft) = scope.locals[index].meaning
    else { return .harmless(.declaration) }
    switch name.name.word {
    case .modalPresentationStyle:
      draft.style = bindTyped(value, StaticType(.modalStyle), &scope)
    case .modalPresentationCapturesStatusBarAppearance:
      draft.captures = bindTyped(value, .bool, &scope)
    case .title where slot(name.name, of: draft.screen) == nil:
      draft.title = bindTitle(value, &scope)
    default:
      guard let slot = slot(name.name, of: draft.screen) else {
        return readUnread(
          Expression(.member(Expression(.name(local), name.range), name), name.range),
          assigned: value, &scope, at: name.range)
      }
      draft.arguments.append((slot, bindDrafted(value, &scope)))
    }
    scope.locals[index].meaning = .draft(draft)
    return .harmless(.declaration)
  }
}

extension PresentationStyle {
  init?(_ word: Word?) {
    switch word {
    case .automatic: self = .automatic
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .custom: self = .custom
    default: return nil
    }
  }
}
