import Language
import StatusBar

// Assignments to what belongs to UIKit: the application, a controller's properties.
extension Body {
  /// Reads an assignment to a property of UIKit; nil for one to a variable.
  mutating func readPropertyAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    if let title = writer.resolver.titled(target, value) {
      return readPropertyAssignment(title.target, title.value, &scope, at: range)
    }
    switch target.kind {
    case .name(let name):
      if let refused = writer.refusesGetter(LocatedName(name, target.range), of: nil, scope) {
        return refused
      }
      if name.word == .viewControllers, writer.resolver.meaning(of: name, in: scope) == nil,
        writer.resolver.isController(scope.owner)
      {
        return readChildren(of: nil, value, &scope, at: range)
      }
      guard writer.resolver.meaning(of: name, in: scope) == nil,
        writer.resolver.isController(scope.owner),
        let setting = ControllerSetting(name.word), writer.resolver.has(setting, scope.owner)
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
    if writer.resolver.isApplication(base),
      let effects = bindApplicationAssignment(name, value, &scope, at: range)
    {
      return .modelled(effects)
    }
    if let effects = writer.bindFrameAssignment(base, name, value, at: range, scope) {
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
    if case .name(let local) = base.kind,
      case .draft(let draft) = writer.resolver.meaning(of: local, in: scope),
      writer.resolver.describes(name, draft)
    {
      return readDraftAssignment(local, name, value, &scope)
    }
    if let made = keptDraft(at: base, name, &scope) {
      let rest =
        readMemberAssignment(base, name, value, &scope, at: range)
        ?? readUnread(
          Expression(.member(base, name), range), assigned: value, &scope, at: range)
      return .modelled(made + writer.effects(of: rest, at: range, scope))
    }
    if !base.isSelf, let held = bindController(base, &scope),
      let reading = readHeldAssignment(
        writer.sure(held, base, scope), name, value, &scope, at: range)
    {
      return reading
    }
    if let refused = writer.refusesGetter(name, of: base, scope) { return refused }
    return readSetting(base, name, value, &scope, at: range)
  }

  private mutating func readSetting(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard let setting = ControllerSetting(name.name.word) else { return nil }
    if setting == .barStyle, base.rootType(writer.resolver.names)?.word == .UINavigationBar {
      guard writer.resolver.isCompiled(scope.file) else {
        return writer.refuse(
          .unmodelled("a style for all navigation bars", at: scope.location(base.range))
            .hint("give it to each stack: `.barStyle(.black)` where the stack is used"))
      }
      writer.note(
        .assumed, once: name, in: scope.file,
        "which navigation bars take their style from this is not known")
      let input = writer.input(writer.named(range, scope), nil, at: range, scope)
      return .opaque(.facts([.style], input))
    }
    if base.isSelf {
      guard writer.resolver.property(name.name, of: scope.owner) == nil,
        writer.resolver.has(setting, scope.owner)
      else {
        return nil
      }
      return .modelled(bindSetting(setting, of: nil, value, &scope, at: range))
    }
    guard let controller = bindController(base, &scope), writer.resolver.mayHave(setting, value)
    else {
      return nil
    }
    if setting == .overrideUserInterfaceStyle, let last = base.withoutOptionals.lastName {
      // The style of a view is that of what lies in it, and no trait of the controller's (U41).
      if last.name.word == .view { return .harmless(.apple) }
      // Whether a bar's own style counts for the status bar no source says (U23).
      if last.name.word == .navigationBar {
        return .opaque(
          .facts([.style], writer.input(writer.named(range, scope), nil, at: range, scope)))
      }
    }
    return .modelled(bindSetting(setting, of: controller, value, &scope, at: range))
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
    guard case .name(let local) = root.kind,
      case .draft = writer.resolver.meaning(of: local, in: scope)
    else {
      return nil
    }
    return bindControllerValue(root, &scope)?.effects
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
    return [
      writer.effect(.configure(.setController(setting, of: controller, bound)), at: range, scope)
    ]
  }

  private mutating func bindApplicationAssignment(
    _ name: LocatedName, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    switch name.name.word {
    case .isStatusBarHidden, .statusBarHidden:
      let hidden = bindTyped(value, .bool, &scope)
      return [
        writer.effect(.configure(.setApplicationHidden(hidden, animation: .none)), at: range, scope)
      ]
    case .statusBarStyle:
      let style = bindTyped(value, StaticType(.style), &scope)
      return [writer.effect(.configure(.setApplicationStyle(style)), at: range, scope)]
    default: return nil
    }
  }

  /// `camera.modalPresentationStyle = .fullScreen` on the way to a value: what is said of a
  /// controller before it is made.
  mutating func describeDraft(_ expression: Expression, _ scope: inout Scope) {
    guard case .assignment(let target, .assign, _, let value) = expression.kind,
      case .member(let base, let name) = target.kind, case .name(let local) = base.kind,
      case .draft(let draft) = writer.resolver.meaning(of: local, in: scope),
      writer.resolver.describes(name, draft)
    else { return writer.doubtDrafts(in: expression, &scope) }
    _ = readDraftAssignment(local, name, value, &scope)
  }

  /// What a property of a controller is given before it is shown: another controller, `self`.
  private mutating func bindDrafted(
    _ value: Expression, _ type: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    // A closure that names a controller would make another one, where none is kept.
    if scope.frame == nil, namesDraft(value, scope) {
      return writer.opaque(type, at: value.range, scope)
    }
    guard scope.frame != nil, type.kind != .closure,
      let made = bindControllerValue(value, &scope)
    else {
      // `.dark` is one of that type.
      let isTyped = type.kind == .closure || value.isImplicitMember
      return bindFormula(value, expecting: isTyped ? type : .unknown, &scope)
    }
    scope.frame?.pending += made.effects
    return made.formula
  }

  /// `true` iff a closure in a value names a controller that is not made yet.
  private func namesDraft(_ value: Expression, _ scope: Scope) -> Bool {
    let closures = value.closureRanges
    if closures.isEmpty { return false }
    return scope.locals.contains { local in
      guard case .draft = local.meaning else { return false }
      return closures.contains { writer.resolver.names(local.name, in: $0, scope) }
    }
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
    case .title where writer.resolver.slot(name.name, of: draft.screen) == nil:
      draft.title = bindTitle(value, &scope)
    default:
      guard let slot = writer.resolver.slot(name.name, of: draft.screen) else {
        return readUnread(
          Expression(.member(Expression(.name(local), name.range), name), name.range),
          assigned: value, &scope, at: name.range)
      }
      let type = writer.resolver.slotType(name.name, of: draft.screen)
      draft.arguments.append((slot, bindDrafted(value, type, &scope)))
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
