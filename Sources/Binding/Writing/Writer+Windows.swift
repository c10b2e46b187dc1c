import Language
import StatusBar

// Getters that change something before they answer, and lazy properties, which the first reader
// gives their value.
extension Writer {
  // MARK: - Whether something is changed

  /// `true` iff effects give a variable another value, or do more than that.
  func changes(_ effects: [Effect], depth: Int) -> Bool {
    guard depth < 16 else { return false }
    return effects.contains { effect in
      switch effect.kind {
      case .change, .navigate, .attach, .send, .load: return true
      case .configure(.requestUpdate), .configure(.setController(.title, _, _)): return false
      case .configure, .end: return true
      case .run(.handler(let handler, _)), .run(.handlerInto(_, let handler, _)):
        return changes(program[handler].body, depth: depth + 1)
      case .return(let value?), .bind(_, let value): return callsGetter(value)
      case .return(nil), .run, .offer, .reachForBar, .perhaps, .awaits, .obscure, .forget,
        .doubtAnimation, .assume, .nothing:
        return false
      case .if(let condition, _, _):
        return callsGetter(condition)
          || effect.blocks.contains { changes($0, depth: depth + 1) }
      case .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation:
        return effect.blocks.contains { changes($0, depth: depth + 1) }
      }
    }
  }

  /// `true` iff a value is that of a lazy property, or made of one.
  private func callsGetter(_ formula: FormulaID) -> Bool {
    switch program[formula] {
    case .call: true
    case .not(let a), .negate(let a), .property(_, let a), .stored(_, let a), .isOfClass(let a, _),
      .seen(let a, _), .convert(_, let a), .length(let a), .forced(let a):
      callsGetter(a)
    case .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .arithmetic(_, let a, let b), .coalesce(let a, let b):
      callsGetter(a) || callsGetter(b)
    case .apply(_, let operands): operands.contains { callsGetter($0) }
    case .each(_, let a, _, let b): callsGetter(a) || callsGetter(b)
    case .ternary(let a, let b, let c), .reduce(let a, let b, _, _, let c):
      callsGetter(a) || callsGetter(b) || callsGetter(c)
    case .constant, .variable, .binding, .environment, .thisController, .inUse, .root,
      .superAnswer, .objectProperty, .makeObject, .makeController, .window, .makeWindow, .closure,
      .input, .opaque, .available, .choice, .element, .end:
      false
    }
  }

  // MARK: - Lazy properties

  /// A lazy property that holds a controller which is there already: the first reader finds it. Nil
  /// for any other property.
  mutating func bindLazyStart(
    _ source: PropertySource, _ type: StaticType, _ initial: FormulaID?
  ) -> Meaning? {
    let declaration = source.variable.declaration
    guard let initial, source.wrapper == .plain, resolver.isController(source.owner),
      resolver.isLazy(declaration),
      resolver.holdsController(type) || isController(initial), !makesController(initial)
    else { return nil }
    let scope = source.scope(in: resolver)
    let place = declaration.name.range
    let none = add(.constant(.none), type, at: place, scope)
    let variable = addSlot(source, .state, initial: none)
    let isMade = addSlot(
      source, .state, initial: add(.constant(.bool(false)), .bool, at: place, scope))
    let held = add(.variable(variable), type, at: place, scope)
    let isFound = add(.compare(.notEqual, held, none), .bool, at: place, scope)
    let wasRead = add(.variable(isMade), .bool, at: place, scope)
    let done = add(.or(wasRead, isFound), .bool, at: place, scope)
    let truth = add(.constant(.bool(true)), .bool, at: place, scope)
    let make = [
      effect(.change(.assign(isMade, truth)), at: place, scope),
      effect(.change(.assign(variable, initial)), at: place, scope),
    ]
    let body = [
      effect(.if(done, then: [], otherwise: make), at: place, scope),
      effect(.return(held), at: place, scope),
    ]
    receivers[source.owner].lazies[declaration.name.name] = add(
      Handler(
        name: nil, parameterCount: 0, localCount: 0, body: body,
        site: site(place, in: source.variable.file)))
    let found = type.kind == .unknown ? self.type(of: initial) : type
    return .variable(variable, found)
  }

  /// Reads a lazy property of the owner; nil for any other name.
  mutating func bindLazy(_ name: LocatedName, _ scope: Scope) -> FormulaID? {
    guard let handler = resolver.receivers[scope.owner].lazies[name.name],
      case .variable(.own, let type) = resolver.meaning(of: name.name, in: scope)
    else { return nil }
    return add(.call(handler, arguments: []), type, at: name.range, scope)
  }

  /// `true` iff a formula makes a controller: a lazy one is there once it is read.
  private func makesController(_ formula: FormulaID) -> Bool {
    switch program[formula] {
    case .makeController: true
    case .ternary(_, let a, let b), .coalesce(let a, let b):
      makesController(a) || makesController(b)
    case .choice(let cases, let otherwise):
      makesController(otherwise) || cases.contains { makesController($0.value) }
    case .call(let handler, _):
      program[handler].body.contains { effect in
        switch effect.kind {
        case .bind(_, let value), .return(let value?), .change(.assign(.local, let value)):
          makesController(value)
        case .return(nil), .change, .run, .if, .body, .loop, .inUse, .inAnyUse, .animated,
          .viewAnimation, .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps,
          .awaits, .load, .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
          false
        }
      }
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
      .superAnswer, .objectProperty, .makeObject, .window, .makeWindow, .closure, .input,
      .opaque, .available, .convert, .length, .apply, .each, .reduce, .element, .forced, .end:
      false
    }
  }
}

// What code asks of the device and of the size of its views.
extension Writer {
  /// `view.bounds.width`, `UIScreen.main.bounds.size.height`, `UIDevice.current.orientation
  /// .isLandscape`; nil for anything else.
  mutating func bindSurroundings(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    switch name.name.word {
    case .width: return bindSide(of: base, isWidth: true, at: range, scope)
    case .height: return bindSide(of: base, isWidth: false, at: range, scope)
    default: break
    }
    switch resolver.spelling(name.name) {
    case "isLandscape":
      return lying(base, scope).map { add(.environment($0), .bool, at: range, scope) }
    case "isPortrait":
      guard let key = lying(base, scope) else { return nil }
      let isLandscape = add(.environment(key), .bool, at: range, scope)
      guard key == .isHeldInLandscape else {
        return add(.not(isLandscape), .bool, at: range, scope)
      }
      // A device may lie on its back, or not have told yet how it is held.
      let no = add(.constant(.bool(false)), .bool, at: range, scope)
      return add(
        .ternary(isLandscape, no, opaque(.bool, at: range, scope)), .bool, at: range, scope)
    default: return nil
    }
  }

  private mutating func bindSide(
    of base: Expression, isWidth: Bool, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    var rectangle = base.withoutOptionals
    if case .member(let inner, let size) = rectangle.kind, resolver.spelling(size.name) == "size" {
      rectangle = inner.withoutOptionals
    }
    guard case .member(let owner, let name) = rectangle.kind,
      ["bounds", "frame"].contains(resolver.spelling(name.name))
    else { return nil }
    let key: EnvironmentKey
    if resolver.isOwnView(owner.withoutOptionals, scope) {
      key = isWidth ? .viewWidth : .viewHeight
    } else if owner.lastName.map({ resolver.spelling($0.name) == "main" }) ?? false,
      owner.rootType(resolver.names).map({ resolver.spelling($0) == "UIScreen" }) ?? false
    {
      key = isWidth ? .screenWidth : .screenHeight
    } else {
      return nil
    }
    return add(.environment(key), .number, at: range, scope)
  }

  /// What an orientation is that is asked for: of the device, or of the app; nil for neither.
  private func lying(_ base: Expression, _ scope: Scope) -> EnvironmentKey? {
    guard let last = base.withoutOptionals.lastName, meaning(of: base, scope) == nil else {
      return nil
    }
    switch resolver.spelling(last.name) {
    case "orientation":
      let isDevice =
        base.rootType(resolver.names).map { resolver.spelling($0) == "UIDevice" } ?? false
      return isDevice ? .isHeldInLandscape : nil
    case "statusBarOrientation", "interfaceOrientation": return .isLandscape
    default: return nil
    }
  }
}

// Windows in code: how they are made, which of them is meant, and what code makes of them.
extension Writer {
  /// `.alert + 1`; something unknown where the level is not written.
  mutating func bindLevel(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    if let level = resolver.writtenLevel(value, scope) {
      return add(.constant(.number(level)), .number, at: value.range, scope)
    }
    return opaque(.number, at: value.range, scope)
  }

  /// The window that an expression means, or nil where it is none that is known.
  mutating func windowTarget(_ expression: Expression, _ scope: Scope) -> WindowTarget? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): return windowTarget(inner, scope)
    case .tuple(let elements) where elements.count == 1:
      return windowTarget(elements[0].value, scope)
    case .name(let name):
      if case .window(let target) = resolver.meaning(of: name, in: scope) { return target }
      if name.word == .window, scope.owner == 0, resolver.meaning(of: name, in: scope) == nil {
        return .own
      }
    case .call(let call) where resolver.makesOwnWindow(call, scope): return .own
    case .member(let owner, let name) where owner.isSelf && name.name.word == .window:
      return scope.owner == 0 ? .own : nil
    case .member(let owner, let name):
      let isOfApplication = owner.rootType(resolver.names)?.word == .UIApplication
      switch name.name.word {
      case .first where isOfApplication && owner.lastName?.name.word == .windows: return .own
      case .keyWindow where isOfApplication: return .key
      case .window where isOfApplication || isDelegate(owner, scope): return .own
      case .window where resolver.isController(scope.owner) && resolver.isView(owner):
        return .ofController
      default: break
      }
    default: break
    }
    if let symbol = resolver.windowSymbol(expression, scope) { return .named(symbol) }
    if case .window(let target) = resolver.sceneResult(expression, scope) { return target }
    return heldWindow(expression, scope).map { .value($0) }
  }

  /// `true` iff effects, or the functions that they run, give a window its root.
  func givesRoot(_ effects: [Effect]) -> Bool {
    var seen: TableSet<HandlerID> = Table()
    var pending = effects
    while let effect = pending.popLast() {
      if case .configure(.setRoot) = effect.kind { return true }
      for block in effect.blocks { pending += block }
      guard case .run(let call) = effect.kind else { continue }
      switch call {
      case .handler(let handler, _), .handlerInto(_, let handler, _),
        .other(_, let handler, _, _), .withTransition(let handler, _), .after(_, let handler),
        .sleep(_, let handler):
        if seen.insert(handler) { pending += program[handler].body }
      case .closure, .post: continue
      }
    }
    return false
  }

  /// `true` iff a value is a window that is known, or what a function yields that makes it.
  func yieldsWindow(_ value: FormulaID) -> Bool {
    guard type(of: value).kind == .window else { return false }
    switch program[value] {
    case .window, .variable, .property, .stored, .call, .coalesce, .ternary, .choice, .forced:
      return true
    case .constant, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic, .negate,
      .convert, .length, .apply, .each, .reduce, .element, .end, .environment, .seen,
      .thisController, .inUse, .root, .superAnswer, .objectProperty, .makeObject,
      .makeController, .makeWindow, .closure, .input, .opaque, .available:
      return false
    }
  }

  /// `true` iff a call is of a function that yields a window, as its declaration says.
  func yieldsWindow(_ call: Call, _ scope: Scope) -> Bool {
    var name = resultName(of: call, scope)
    if name == nil, case .member(let base, let member) = call.callee.kind,
      case .bundle(let owner) = meaning(of: base, scope),
      let found = resolver.function(member.name, labels: call, of: owner)
    {
      name = found.function.declaration.result?.name
    }
    return name.map { resolver.isWindowClass($0) } ?? false
  }

  /// The window that a property, a parameter or a constant holds, or nil for anything else.
  private mutating func heldWindow(_ expression: Expression, _ scope: Scope) -> FormulaID? {
    switch meaning(of: expression, scope) {
    case .variable(let variable, let type) where type.kind == .window:
      add(.variable(variable), type, at: expression.range, scope)
    case .value(let formula) where type(of: formula).kind == .window: formula
    case .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything, nil:
      nil
    }
  }

  /// A window as a value: one that is made here, or that is there; nil for anything else.
  mutating func bindWindow(_ expression: Expression, _ scope: Scope) -> FormulaID? {
    if let target = windowTarget(expression, scope), target != .each {
      if case .value(let formula) = target { return formula }
      let type = StaticType(.window, isOptional: true)
      return add(.window(target), type, at: expression.range, scope)
    }
    switch expression.kind {
    case .call(let call):
      guard let name = call.callee.typeName(resolver.names), resolver.isWindowClass(name) else {
        return nil
      }
      return makeWindow(call, at: expression.range, scope)
    // A scene is there where its window is.
    case .member(let base, let name) where name.name.word == .windowScene:
      return bindWindow(base.withoutOptionals, scope)
    default: break
    }
    guard case .scene = resolver.sceneResult(expression, scope) else { return nil }
    return add(
      .window(.own), StaticType(.window, isOptional: true), at: expression.range, scope)
  }

  /// `UIWindow(windowScene: scene)`, `UIWindow(frame: UIScreen.main.bounds)`, `UIWindow()`; nil
  /// where nothing says how large it is.
  private mutating func makeWindow(
    _ call: Call, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let making = input(named(range, scope), nil, at: range, scope)
    let first = call.arguments.first
    switch first?.label?.name.word {
    case .windowScene:
      let new = NewWindow(hasScene: true, fillsScreen: true, making: making)
      return add(.makeWindow(new), StaticType(.window), at: range, scope)
    default:
      let fillsScreen = first.map { resolver.fillsScreen($0.value, in: scope.file) } ?? true
      guard let fillsScreen else { return nil }
      let new = NewWindow(hasScene: false, fillsScreen: fillsScreen, making: making)
      return add(.makeWindow(new), StaticType(.window), at: range, scope)
    }
  }
}
