import Language
import StatusBar

// Assignments to what belongs to UIKit: the application, a controller's properties.
extension Binder {
  /// Binds an assignment to a property of UIKit; nil for one to a variable.
  mutating func bindPropertyAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    switch target.kind {
    case .name(let name):
      if refusesGetter(LocatedName(name, target.range), of: nil, scope) { return [] }
      if name.word == .viewControllers, meaning(of: name, in: scope) == nil,
        isController(scope.owner)
      {
        return bindChildren(of: nil, value, &scope, at: range)
      }
      guard meaning(of: name, in: scope) == nil, isController(scope.owner),
        let setting = ControllerSetting(name.word), has(setting, scope.owner)
      else { return nil }
      return bindSetting(setting, of: nil, value, &scope, at: range)
    case .member(let base, let name):
      return bindMemberAssignment(base, name, value, &scope, at: range)
    case .optionalChain(let inner), .forced(let inner):
      return bindPropertyAssignment(inner, value, &scope, at: range)
    default: return nil
    }
  }

  private mutating func bindMemberAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect]? {
    if let effects = bindWindowAssignment(base, name, value, &scope, at: range) { return effects }
    if base.rootType(names)?.word == .UIApplication {
      return bindApplicationAssignment(name, value, &scope, at: range)
    }
    if let effects = bindFrameAssignment(base, name, value, at: range, scope) { return effects }
    if let effects = bindSidebarAssignment(base, name, value, &scope, at: range) {
      return effects
    }
    if name.name.word == .viewControllers,
      let effects = bindChildrenAssignment(base, value, &scope, at: range)
    {
      return effects
    }
    if case .name(let local) = base.kind, case .draft(let draft) = meaning(of: local, in: scope),
      describes(name, draft)
    {
      return bindDraftAssignment(local, name, value, &scope)
    }
    if let made = keptDraft(at: base, name, &scope) {
      let rest = bindMemberAssignment(base, name, value, &scope, at: range) ?? []
      return made + rest
    }
    if !base.isSelf, let held = bindController(base, &scope),
      let effects = bindHeldAssignment(held, name, value, &scope, at: range)
    {
      return effects
    }
    if refusesGetter(name, of: base, scope) { return [] }
    guard let setting = ControllerSetting(name.name.word) else { return nil }
    if setting == .barStyle, base.rootType(names)?.word == .UINavigationBar {
      report(
        .unmodelled("a style for all navigation bars", at: scope.location(base.range))
          .hint("give it to each stack: `.barStyle(.black)` where the stack is used"))
      return []
    }
    if base.isSelf {
      guard property(name.name, of: scope.owner) == nil, has(setting, scope.owner) else {
        return nil
      }
      return bindSetting(setting, of: nil, value, &scope, at: range)
    }
    guard let controller = bindController(base, &scope), mayHave(setting, value) else {
      return nil
    }
    return bindSetting(setting, of: controller, value, &scope, at: range)
  }

  /// `true` iff an assignment only adds to what is known of a controller before it is made.
  private func describes(_ name: LocatedName, _ draft: ControllerDraft) -> Bool {
    switch name.name.word {
    case .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance: true
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
  ) -> Bool {
    switch ControllerProperty(name.name.word) {
    case .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .childForStatusBarHidden, .childForStatusBarStyle:
      break
    default: return false
    }
    if base?.isSelf ?? true {
      guard isController(scope.owner), property(name.name, of: scope.owner) == nil else {
        return false
      }
    }
    report(.assignsToGetter(spelling(name.name), at: scope.location(name.range)))
    return true
  }

  private mutating func bindSetting(
    _ setting: ControllerSetting, of controller: FormulaID?, _ value: Expression,
    _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let bound = bindTyped(value, setting.type, &scope)
    return [effect(.setController(setting, of: controller, bound), at: range, scope)]
  }

  private mutating func bindApplicationAssignment(
    _ name: LocatedName, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    switch name.name.word {
    case .isStatusBarHidden, .statusBarHidden:
      let hidden = bindTyped(value, .bool, &scope)
      return [effect(.setApplicationHidden(hidden, animation: .none), at: range, scope)]
    case .statusBarStyle:
      let style = bindTyped(value, StaticType(.style), &scope)
      return [effect(.setApplicationStyle(style), at: range, scope)]
    default: return []
    }
  }

  /// `camera.modalPresentationStyle = .fullScreen` on the way to a value: what is said of a
  /// controller before it is made.
  mutating func describeDraft(_ expression: Expression, _ scope: inout Scope) {
    guard case .assignment(let target, .assign, _, let value) = expression.kind,
      case .member(let base, let name) = target.kind, case .name(let local) = base.kind,
      case .draft(let draft) = meaning(of: local, in: scope), describes(name, draft)
    else { return }
    _ = bindDraftAssignment(local, name, value, &scope)
  }

  /// Settings of a controller before it is shown.
  private mutating func bindDraftAssignment(
    _ local: Name, _ name: LocatedName, _ value: Expression, _ scope: inout Scope
  ) -> [Effect] {
    guard let index = scope.locals.lastIndex(where: { $0.name == local }),
      case .draft(var draft) = scope.locals[index].meaning
    else { return [] }
    switch name.name.word {
    case .modalPresentationStyle:
      if let style = value.lastName.flatMap({ PresentationStyle($0.name.word) }) {
        draft.style = style
      } else {
        _ = bindTyped(value, StaticType(.modalStyle), &scope)
      }
    case .modalPresentationCapturesStatusBarAppearance:
      draft.captures = bindTyped(value, .bool, &scope)
    default:
      if let slot = slot(name.name, of: draft.screen) {
        draft.arguments.append((slot, bindFormula(value, expecting: .unknown, &scope)))
      }
    }
    scope.locals[index].meaning = .draft(draft)
    return []
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
