import Language
import StatusBar

// Controllers that code makes, keeps in properties, and puts into others.
extension Binder {
  /// A controller with what has to happen before it is there.
  struct ControllerValue {
    var effects: [Effect]
    var formula: FormulaID
  }

  // MARK: - Making

  /// `Content()` as a value; a SwiftUI view keeps none.
  mutating func bindMadeController(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard keepsControllers(scope) else { return nil }
    return bindDraft(Expression(.call(call), range), &scope).map { make($0, at: range, scope) }
  }

  /// `true` iff code may keep controllers here: in a class or at the root of the app.
  func keepsControllers(_ scope: Scope) -> Bool {
    typeInfo(of: scope.owner).map { declarations[$0].role != .view } ?? true
  }

  /// Makes what a draft describes, each time that the formula is evaluated.
  mutating func make(
    _ draft: ControllerDraft, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let new = NewController(
      place(of: draft), style: draft.style, captures: draft.captures, title: draft.title,
      children: draft.children)
    return add(.makeController(new), type(of: draft), at: range, scope)
  }

  /// The author's class of a draft, or a controller of UIKit's.
  private func type(of draft: ControllerDraft) -> StaticType {
    guard let owner = receivers.receiver(of: draft.screen),
      let type = receivers[owner].type
    else { return StaticType(.controller) }
    return StaticType(.named(declarations[type].name))
  }

  /// A controller that is made here, or that a constant, a property or UIKit knows; nil for
  /// anything else.
  mutating func bindControllerValue(
    _ value: Expression, _ scope: inout Scope
  ) -> ControllerValue? {
    if case .tuple(let elements) = value.kind, elements.count == 1 {
      return bindControllerValue(elements[0].value, &scope)
    }
    if let name = value.ownName, case .draft(let draft) = meaning(of: name, in: scope) {
      return keep(draft, as: LocatedName(name, value.range), &scope)
    }
    if let formula = bindController(value, &scope) {
      return ControllerValue(effects: [], formula: formula)
    }
    guard case .call(let call) = value.kind else { return nil }
    if let made = bindFactory(call, at: value.range, &scope) { return made }
    let formula = bindFormula(value, expecting: StaticType(.controller), &scope)
    return isController(formula) ? ControllerValue(effects: [], formula: formula) : nil
  }

  /// `makeHome()`: a function of statements that makes a controller and returns it.
  private mutating func bindFactory(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ControllerValue? {
    guard let name = call.callee.ownName,
      let found = function(name, labels: call, of: scope.owner),
      let body = found.function.declaration.body, body.count > 1,
      holdsController(staticType(found.function.declaration.result)),
      case .return(let result?) = body.last?.kind,
      enter(
        Location(found.function.file, found.function.declaration.name.range),
        at: scope.location(range))
    else { return nil }
    defer { leave() }
    var inner = Scope(file: found.function.file, screen: scope.screen, owner: found.owner)
    inner.frame = scope.frame
    bindArguments(of: found.function.declaration.parameters, call, from: &scope, into: &inner)
    var effects: [Effect] = []
    for statement in body.dropLast() {
      let reading = read(statement, &inner)
      effects += inner.takePending() + self.effects(of: reading, at: statement.range, inner)
    }
    let made = bindControllerValue(result, &inner)
    scope.frame = inner.frame
    return made.map { ControllerValue(effects: effects + $0.effects, formula: $0.formula) }
  }

  /// Makes a local constant's controller once, so that all further uses mean the same one.
  private mutating func keep(
    _ draft: ControllerDraft, as name: LocatedName, _ scope: inout Scope
  ) -> ControllerValue {
    let made = make(draft, at: name.range, scope)
    let local = scope.addLocal(name.name, type(of: draft))
    let formula = add(.variable(.local(local)), type(of: draft), at: name.range, scope)
    return ControllerValue(
      effects: [effect(.bind(local: local, made), at: name.range, scope)], formula: formula)
  }

  /// Makes the controllers of constants of which a statement says something on some of its ways:
  /// what is said of one before it is made would hold on all of them.
  mutating func keepDrafts(describedIn statement: Statement, _ scope: inout Scope) -> [Effect] {
    switch statement.kind {
    case .if, .switch, .guard, .loop, .attempt, .conditional, .deferred: break
    case .expression, .variable, .function, .type, .return, .block, .action, .jump, .unread:
      return []
    }
    var effects: [Effect] = []
    for local in scope.locals {
      guard case .draft(let draft) = local.meaning,
        case .draft = meaning(of: local.name, in: scope),
        bytes(statement.range, in: scope.file)[...].changesMember(of: names.bytes(of: local.name))
      else { continue }
      let place = LocatedName(local.name, statement.range.atStart)
      effects += keep(draft, as: place, &scope).effects
    }
    return effects
  }

  // MARK: - Calls

  /// What puts controllers into others; nil for other calls. No controller means `self`.
  mutating func readAttachingCall(
    _ controller: FormulaID?, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .addChild, .addChildViewController:
      guard let value = call.arguments.first?.value else { return nil }
      let child = bindShown(value, &scope)
      return .modelled(
        child.effects + [
          effect(.attach(.addChild(child.formula, to: controller)), at: range, scope)
        ])
    case .removeFromParent, .removeFromParentViewController:
      return .modelled([effect(.attach(.removeFromParent(controller)), at: range, scope)])
    case .setViewControllers:
      guard let value = call.arguments.first?.value else { return nil }
      return readChildren(of: controller, value, &scope, at: range)
    case .willMove, .didMove: return .harmless(.apple)
    default: return nil
    }
  }

  /// The same on a constant whose controller was not needed before.
  mutating func readDraftCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let local = base.ownName, case .draft(let draft) = meaning(of: local, in: scope) else {
      return nil
    }
    if name.name.word == .willMove || name.name.word == .didMove { return .harmless(.apple) }
    guard isOwnFunction(name.name, call, of: draft) || BarMember.called(name.name.word) != nil
    else { return nil }
    let made = keep(draft, as: LocatedName(local, base.range), &scope)
    let reading =
      readHeldCall(made.formula, name, call, at: range, &scope)
      ?? readControllerCall(made.formula, name, call, at: range, &scope)
      ?? readUnread(base, name, call, at: range, &scope)
    return .modelled(made.effects + effects(of: reading, at: range, scope))
  }

  private func isOwnFunction(_ name: Name, _ call: Call, of draft: ControllerDraft) -> Bool {
    guard let owner = receivers.receiver(of: draft.screen) else { return false }
    return function(name, labels: call, of: owner)?.owner == owner
  }

  /// Calls a function of the class of a controller that code holds.
  mutating func readHeldCall(
    _ controller: FormulaID, _ name: LocatedName, _ call: Call, into local: Int32? = nil,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard case .named(let type) = self.type(of: controller).kind,
      let index = declarations.type(type)
    else { return nil }
    if let (slot, type) = heldSlot(name.name, of: controller), type.kind == .closure {
      let closure = add(.stored(slot: slot, of: controller), type, at: name.range, scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    }
    let settled = settledType(of: controller, name.name)
    let targets = targets(of: name.name, call, like: index, settled: settled)
    guard let first = targets.last else { return nil }
    // What a closure does that is handed over is read where it stands, if anywhere.
    if isReference(controller), !call.allClosures.isEmpty { return nil }
    var effects: [Effect] = []
    let arguments = bindArguments(
      first.function, first.owner, call, &effects, at: range, &scope)
    var done: [Effect] = []
    for target in targets.reversed() {
      let bound = bindFunction(target.function, owner: target.owner)
      let called = effect(
        .run(.other(controller, bound.handler, arguments: arguments, into: local)), at: range,
        scope)
      if done.isEmpty, declarations[index].keyword != .protocol {
        done = [called]
      } else {
        // Which class it is of is known when it runs.
        let isOne = add(
          .isOfClass(controller, .author(receivers[target.owner].screen)), .bool, at: range, scope)
        done = [effect(.if(isOne, then: [called], otherwise: done), at: range, scope)]
      }
    }
    return .modelled(
      scope.takePending() + effects + done + changedByReference(call, at: range, &scope))
  }

  /// The functions of a name that a controller of a class or a protocol may have, the subclasses'
  /// first; of those that override nothing only the one that they inherit it from.
  func targets(
    of name: Name, _ call: Call, like type: Int, settled: Int? = nil
  ) -> [(function: LocatedFunction, owner: Int)] {
    declarations.controllers(like: type).compactMap { index in
      guard let owner = receiver(ofType: index) else { return nil }
      let isOwn =
        index == type || declarations[type].keyword == .protocol
        || declarations.overrides(index, below: type)
      guard isOwn else { return nil }
      return function(name, labels: call, ofType: settled ?? index, owner: owner)
    }
  }

  /// The owner that stands for the author's class of a controller that code holds.
  private func owner(ofHeld controller: FormulaID) -> Int? {
    guard case .named(let name) = type(of: controller).kind else { return nil }
    return declarations.type(name).flatMap { receiver(ofType: $0) }
  }

  /// The stored property of the author's class of a controller that code holds.
  func heldSlot(_ name: Name, of controller: FormulaID) -> (slot: Int32, type: StaticType)? {
    guard let owner = owner(ofHeld: controller),
      case .variable(.own(let slot), let type) = property(name, of: owner),
      receivers[owner].lazies[name] == nil
    else { return nil }
    return (slot, type)
  }

  /// `content.isDark = true`; nil for what the class of `content` does not store.
  mutating func readHeldAssignment(
    _ controller: FormulaID, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard let (slot, type) = heldSlot(name.name, of: controller) else { return nil }
    if holdsController(type), let made = bindControllerValue(value, &scope) {
      return .modelled(
        made.effects
          + [
            effect(
              .change(.assignStored(slot: slot, of: controller, made.formula)), at: range, scope)
          ])
    }
    let bound = bindTyped(value, type, &scope)
    return .modelled([
      effect(.change(.assignStored(slot: slot, of: controller, bound)), at: range, scope)
    ])
  }

  // MARK: - Lists

  /// `tabs.viewControllers = [first, second]`; nil where `base` is no controller.
  mutating func readChildrenAssignment(
    _ base: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    if base.isSelf {
      guard isController(scope.owner) else { return nil }
      return readChildren(of: nil, value, &scope, at: range)
    }
    guard let container = bindControllerValue(base, &scope) else { return nil }
    let children = readChildren(of: container.formula, value, &scope, at: range)
    return .modelled(container.effects + effects(of: children, at: range, scope))
  }

  /// The controllers of a list that is written here; what another list holds is unknown.
  mutating func readChildren(
    of container: FormulaID?, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    guard let elements = elements(of: value, scope) else {
      return otherScreens(value.range, scope)
    }
    var effects: [Effect] = []
    var children: [FormulaID] = []
    for element in elements {
      let child = bindShown(element, &scope)
      effects += child.effects
      children.append(child.formula)
    }
    return .modelled(
      effects + [effect(.attach(.setChildren(of: container, children)), at: range, scope)])
  }
}
