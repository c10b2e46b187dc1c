import Language
import StatusBar

// Controllers that code makes, keeps in properties, and puts into others.
extension Body {
  // MARK: - Making

  /// A controller that is made here, or that a constant, a property or UIKit knows; nil for
  /// anything else.
  mutating func bindControllerValue(
    _ value: Expression, _ scope: inout Scope
  ) -> Writer.ControllerValue? {
    if case .tuple(let elements) = value.kind, elements.count == 1 {
      return bindControllerValue(elements[0].value, &scope)
    }
    if let name = value.ownName,
      case .draft(let draft) = writer.resolver.meaning(of: name, in: scope)
    {
      return writer.keep(draft, as: LocatedName(name, value.range), &scope)
    }
    if let formula = bindController(value, &scope) {
      return Writer.ControllerValue(effects: [], formula: formula)
    }
    switch value.kind {
    case .call(let call):
      if let made = bindFactory(call, at: value.range, &scope) { return made }
    case .name(let name):
      return bindYieldedController(LocatedName(name, value.range), &scope)
    case .member(let base, let name) where base.isSelf:
      return bindYieldedController(name, &scope) ?? bindChosenController(value, &scope)
    case .ternary, .binary(_, .coalesce, _, _), .member:
      return bindChosenController(value, &scope)
    default: return nil
    }
    let before = (scope, writer.findings)
    let formula = bindFormula(value, expecting: StaticType(.controller), &scope)
    if writer.isController(formula) {
      return Writer.ControllerValue(effects: [], formula: formula)
    }
    (scope, writer.findings) = before
    return nil
  }

  /// `isOn ? First() : Second()`, `Tab.home.controller`: one of several that would be made; nil for
  /// a value that is, or may be, something else.
  private mutating func bindChosenController(
    _ value: Expression, _ scope: inout Scope
  ) -> Writer.ControllerValue? {
    let before = (scope, writer.findings)
    let formula = bindFormula(value, expecting: StaticType(.controller), &scope)
    if writer.resolver.holdsViewController(writer.type(of: formula)) {
      return Writer.ControllerValue(effects: [], formula: formula)
    }
    (scope, writer.findings) = before
    return nil
  }

  /// The same for a constant: what the function does besides is done before the statement.
  mutating func bindMadeByFunction(
    _ value: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, case .call(let call) = value.kind,
      let made = bindFactory(call, at: value.range, &scope)
    else { return nil }
    scope.frame?.pending += made.effects
    return made.formula
  }

  /// `makeHome()`: a function of statements that makes a controller and returns it.
  private mutating func bindFactory(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Writer.ControllerValue? {
    guard let name = call.callee.ownName,
      let found = writer.resolver.function(name, labels: call, of: scope.owner),
      let body = found.function.declaration.body,
      // One that chooses on the way runs, and so does one that changes what it makes.
      body.allSatisfy({ $0.blocks.isEmpty }),
      !call.allClosures.isEmpty
        || !writer.resolver.changesMade(body, scope.inFile(found.function.file))
    else { return nil }
    return bindFactory(found.function, owner: found.owner, call, at: range, &scope)
  }

  /// `rootPage`: a computed property that makes a controller; nil for any other name.
  private mutating func bindYieldedController(
    _ name: LocatedName, _ scope: inout Scope
  ) -> Writer.ControllerValue? {
    guard writer.resolver.meaning(of: name.name, in: scope) == nil,
      let found = writer.resolver.computed(name.name, of: scope.owner),
      writer.resolver.holdsController(found.type),
      let variable = writer.resolver.variable(named: name.name, of: scope.owner)
    else { return nil }
    let value = Expression(.name(name.name), name.range)
    var getter = FunctionDeclaration(
      range: variable.declaration.range, name: variable.declaration.name)
    getter.result = variable.declaration.type
    getter.body = found.getter
    let function = LocatedFunction(file: found.file, declaration: getter)
    let call = Call(callee: value, arguments: [], closures: [], brackets: nil)
    return bindFactory(function, owner: scope.owner, call, at: name.range, &scope)
      ?? bindChosenController(value, &scope)
  }

  private mutating func bindFactory(
    _ function: LocatedFunction, owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Writer.ControllerValue? {
    guard let body = function.declaration.body, body.count > 1,
      writer.resolver.holdsController(writer.resolver.staticType(function.declaration.result)),
      case .return(let result?) = body.last?.kind,
      enter(
        Location(function.file, function.declaration.name.range), at: scope.location(range))
    else { return nil }
    defer { leave() }
    var inner = Scope(file: function.file, screen: scope.screen, owner: owner)
    inner.frame = scope.frame
    bindArguments(of: function.declaration.parameters, call, from: &scope, into: &inner)
    let held = writer.holdArguments(of: call, at: range, &scope, &inner)
    var effects = scope.takePending() + held
    inner.frame = scope.frame
    for statement in body.dropLast() {
      effects += writer.keepDrafts(describedIn: statement, &inner)
      let reading = read(statement, &inner)
      effects += inner.takePending() + self.writer.effects(of: reading, at: statement.range, inner)
    }
    let made = bindControllerValue(result, &inner)
    scope.frame = inner.frame
    return made.map { Writer.ControllerValue(effects: effects + $0.effects, formula: $0.formula) }
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
          writer.effect(.attach(.addChild(child.formula, to: controller)), at: range, scope)
        ])
    case .removeFromParent, .removeFromParentViewController:
      return .modelled([writer.effect(.attach(.removeFromParent(controller)), at: range, scope)])
    case .setViewControllers:
      guard let value = call.arguments.first?.value else { return nil }
      return readChildren(of: controller, value, &scope, at: range)
    case .setViewController: return readColumn(of: controller, call, at: range, &scope)
    case .willMove, .didMove: return .harmless(.apple)
    default: return nil
    }
  }

  /// `setViewController(detail, for: .secondary)`; nil where it is another method.
  private mutating func readColumn(
    of split: FormulaID?, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard call.arguments.count == 2, call.arguments[0].label == nil,
      let label = call.arguments[1].label,
      writer.resolver.spelling(label.name) == "for",
      let name = call.arguments[1].value.lastName?.name,
      let column = SplitColumn.allCases.first(where: {
        $0.spelling == writer.resolver.spelling(name)
      })
    else { return nil }
    let value = call.arguments[0].value
    if case .nilLiteral = value.kind {
      return .modelled([
        writer.effect(.attach(.setColumn(column, of: split, nil)), at: range, scope)
      ])
    }
    let child = bindShown(value, &scope)
    return .modelled(
      child.effects + [
        writer.effect(.attach(.setColumn(column, of: split, child.formula)), at: range, scope)
      ])
  }

  /// The same on a constant whose controller was not needed before.
  mutating func readDraftCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let local = base.ownName,
      case .draft(let draft) = writer.resolver.meaning(of: local, in: scope)
    else {
      return nil
    }
    if name.name.word == .willMove || name.name.word == .didMove { return .harmless(.apple) }
    guard
      writer.resolver.isOwnFunction(name.name, call, of: draft)
        || BarMember.called(name.name.word) != nil
    else { return nil }
    let made = writer.keep(draft, as: LocatedName(local, base.range), &scope)
    let reading =
      readHeldCall(made.formula, name, call, at: range, &scope)
      ?? readControllerCall(made.formula, name, call, at: range, &scope)
      ?? readUnread(base, name, call, at: range, &scope)
    return .modelled(made.effects + writer.effects(of: reading, at: range, scope))
  }

  /// `Curtain().show(on: self)`, which does what `let curtain = Curtain(); curtain.show(on: self)`
  /// does; nil where the class has no such function, or is not declared.
  mutating func readCallOfNew(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, case .call(let new) = base.kind,
      let made = new.callee.typeName(writer.resolver.names),
      let type = writer.resolver.declarations.type(made),
      let screen = writer.resolver.declarations[type].screen,
      case .controller = writer.resolver.declarations[type].role,
      writer.resolver.isOwnFunction(name.name, call, of: ControllerDraft(screen: screen))
    else { return nil }
    // No text has the name.
    let local = Name(.deinit)
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    var variable = VariableDeclaration(range: base.range, name: LocatedName(local, base.range))
    variable.isConstant = true
    variable.initial = base
    let making = read(Statement(.variable(variable), base.range), &scope)
    let effects = scope.takePending() + writer.effects(of: making, at: base.range, scope)
    let reading = readMethodCall(
      Expression(.name(local), base.range), name, call, at: range, &scope)
    return .modelled(effects + scope.takePending() + writer.effects(of: reading, at: range, scope))
  }

  /// Calls a function of the class of a controller that code holds.
  mutating func readHeldCall(
    _ controller: FormulaID, _ name: LocatedName, _ call: Call, into local: Int32? = nil,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard case .named(let type) = self.writer.type(of: controller).kind,
      let index = writer.resolver.declarations.type(type)
    else { return nil }
    if let (slot, type) = writer.heldSlot(name.name, of: controller), type.kind == .closure {
      let closure = writer.add(.stored(slot: slot, of: controller), type, at: name.range, scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    }
    let settled = writer.settledType(of: controller, name.name)
    let targets = writer.resolver.targets(of: name.name, call, like: index, settled: settled)
    guard let first = targets.last else { return nil }
    // What a closure does that is handed over is read where it stands, if anywhere.
    if writer.isReference(controller), !call.allClosures.isEmpty { return nil }
    var effects: [Effect] = []
    let arguments = bindArguments(
      first.function, first.owner, call, &effects, at: range, &scope)
    var done: [Effect] = []
    for target in targets.reversed() {
      let bound = bindFunction(target.function, owner: target.owner)
      let called = writer.effect(
        .run(.other(controller, bound.handler, arguments: arguments, into: local)), at: range,
        scope)
      if done.isEmpty, writer.resolver.declarations[index].keyword != .protocol {
        done = [called]
      } else {
        // Which class it is of is known when it runs.
        let isOne = writer.add(
          .isOfClass(controller, .author(writer.resolver.receivers[target.owner].screen)), .bool,
          at: range, scope)
        done = [writer.effect(.if(isOne, then: [called], otherwise: done), at: range, scope)]
      }
    }
    return .modelled(
      scope.takePending() + effects + done + changedByReference(call, at: range, &scope))
  }

  /// `content.isDark = true`; nil for what the class of `content` does not store.
  mutating func readHeldAssignment(
    _ controller: FormulaID, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard let (slot, type) = writer.heldSlot(name.name, of: controller) else { return nil }
    if writer.resolver.holdsController(type), let made = bindControllerValue(value, &scope) {
      return .modelled(
        made.effects
          + [
            writer.assignment(of: made.formula, toSlot: slot, of: controller, at: range, scope)
          ])
    }
    let bound = bindTyped(value, type, &scope)
    return .modelled([
      writer.assignment(of: bound, toSlot: slot, of: controller, at: range, scope)
    ])
  }

  // MARK: - Lists

  /// `tabs.viewControllers = [first, second]`; nil where `base` is no controller.
  mutating func readChildrenAssignment(
    _ base: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    if base.isSelf {
      guard writer.resolver.isController(scope.owner) else { return nil }
      return readChildren(of: nil, value, &scope, at: range)
    }
    guard let container = bindControllerValue(base, &scope) else { return nil }
    let children = readChildren(of: container.formula, value, &scope, at: range)
    return .modelled(container.effects + writer.effects(of: children, at: range, scope))
  }

  /// The controllers of a list that is written here, or that a property holds; what another list
  /// holds is unknown.
  mutating func readChildren(
    of container: FormulaID?, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    if case .list(let element) = writer.valueType(of: value, scope).kind,
      writer.resolver.holdsViewController(element)
    {
      let list = bindFormula(value, expecting: .unknown, &scope)
      return .modelled(
        scope.takePending()
          + [writer.effect(.attach(.setChildren(of: container, [list])), at: range, scope)])
    }
    guard let elements = writer.resolver.elements(of: value, scope) else {
      return bindMadeChildren(of: container, value, &scope, at: range)
        ?? bindMappedChildren(of: container, value, &scope, at: range)
        ?? writer.otherScreens(value.range, scope)
    }
    var effects: [Effect] = []
    var children: [FormulaID] = []
    for element in elements {
      let child = bindShown(element, &scope)
      effects += child.effects
      children.append(child.formula)
    }
    return .modelled(
      effects + [writer.effect(.attach(.setChildren(of: container, children)), at: range, scope)])
  }

  /// The same of a list that a call makes; nil where it may hold anything else.
  private mutating func bindMadeChildren(
    of container: FormulaID?, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard case .call = value.kind else { return nil }
    let before = (scope, writer.findings)
    let list = bindFormula(value, expecting: .unknown, &scope)
    guard case .list(let element) = writer.type(of: list).kind,
      writer.resolver.holdsViewController(element)
    else {
      (scope, writer.findings) = before
      return nil
    }
    return .modelled(
      scope.takePending()
        + [writer.effect(.attach(.setChildren(of: container, [list])), at: range, scope)])
  }

  /// `pages.map { page in … }` of a list that code has filled, as a loop over that list: nil for
  /// anything else.
  private mutating func bindMappedChildren(
    of container: FormulaID?, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, case .call(let call) = value.kind, call.allClosures.count < 2,
      case .member(let base, let name) = call.callee.kind,
      writer.resolver.spelling(name.name) == "map",
      case .list(let element) = writer.valueType(of: base, scope).kind,
      writer.resolver.holdsViewController(element),
      let closure = call.trailingClosure ?? closure(calling: call, scope),
      closure.parameters.count < 2, let result = closure.mappedValue
    else { return nil }
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    // No text has this name.
    let list = LocatedName(writer.intern(Array("mapped controllers".utf8)), value.range)
    var type = TypeReference(
      name: writer.intern(Array("Array".utf8)), range: value.range, isOptional: false)
    type.arguments = [
      TypeReference(name: Name(.UIViewController), range: value.range, isOptional: false)
    ]
    var variable = VariableDeclaration(range: value.range, name: list)
    variable.type = type
    variable.initial = Expression(.array([]), value.range)
    let target = Expression(.name(list.name), value.range)
    let append = Call(
      callee: Expression(.member(target, LocatedName(Name(.append), value.range)), value.range),
      arguments: [Argument(label: nil, value: result)], closures: [], brackets: nil)
    let appending = Statement(.expression(Expression(.call(append), result.range)), result.range)
    let parameter = closure.parameters.first?.name ?? writer.intern(Array("$0".utf8))
    let loop = LoopStatement(
      variable: LocatedName(parameter, base.range), sequence: base,
      body: closure.body.dropLast() + [appending])
    let statements = [
      Statement(.variable(variable), value.range), Statement(.loop(loop), value.range),
    ]
    var effects: [Effect] = []
    for statement in statements {
      let reading = read(statement, &scope)
      effects += scope.takePending() + writer.effects(of: reading, at: statement.range, scope)
    }
    let children = readChildren(of: container, target, &scope, at: range)
    return .modelled(effects + writer.effects(of: children, at: range, scope))
  }
}

extension Closure {
  /// The value that it yields, where that stands at its end and nowhere else.
  fileprivate var mappedValue: Expression? {
    guard !body.dropLast().contains(where: { $0.mayLeave }) else { return nil }
    switch body.last?.kind {
    case .return(let value?): return value
    case .expression(let value) where body.count == 1: return value
    default: return nil
    }
  }
}
