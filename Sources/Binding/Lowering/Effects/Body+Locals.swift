import Language
import StatusBar

// Variables and constants of a handler.
extension Body {
  /// `let name = value` in a handler; `isKept` is `false` where it is given another value later.
  mutating func readLocal(
    _ variable: VariableDeclaration, isKept: Bool, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let range = variable.range
    var loading: [Effect] = []
    if let initial = variable.initial { loading = self.loading(on: initial, at: range, &scope) }
    let reading = readNewLocal(variable, isKept: isKept, &scope)
    return loading.isEmpty
      ? reading : .modelled(loading + writer.effects(of: reading, at: range, scope))
  }

  private mutating func readNewLocal(
    _ variable: VariableDeclaration, isKept: Bool, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let name = variable.name.name
    if let reading = readActingLocal(variable, &scope) ?? readUnclearLocal(variable, &scope) {
      return reading
    }
    guard let initial = variable.initial else {
      if variable.type == nil {
        // Part of a tuple: which one is unknown.
        scope.locals.append(name, .opaque([name], qualifier: nil))
      } else {
        _ = scope.addLocal(name, writer.resolver.staticType(variable.type))
      }
      return .harmless(.declaration)
    }
    let written = variable.isConstant ? initial : nil
    if name == scope.ownWindow, case .call(let call) = initial.kind,
      call.callee.typeName(writer.resolver.names).map({ writer.resolver.isWindowClass($0) }) == true
    {
      scope.locals.append(name, .window(.own), written)
      return .harmless(.declaration)
    }
    if variable.isConstant, isPlainView(initial, scope) {
      // It is bound where it is shown.
      let source = ContentSource(kind: .expression(initial), scope: scope, depth: expansion.depth)
      scope.locals.append(name, .content(source), written)
      return .harmless(.declaration)
    }
    if let reading = readSecondName(name, of: initial, &scope) { return reading }
    if let reading = readStructLocal(variable.name, initial, at: variable.range, &scope) {
      return reading
    }
    if isKept || !makesNew(initial, scope),
      let known = constantMeaning(of: initial, &scope)
    {
      scope.locals.append(name, known, written)
      guard case .draft(let draft) = known, writer.resolver.presentsWhenMade(draft.screen) else {
        return .harmless(.declaration)
      }
      // What it is made with is not known to its initializer.
      let made = String(
        decoding: writer.resolver.bytes(initial.range, in: scope.file).prefix(40), as: UTF8.self)
      let text = "what `\(made)` presents is not followed; assumed: nothing"
      let assumption = writer.assume(text, variable.name, scope)
      return .modelled([writer.effect(.assume(assumption), at: variable.range, scope)])
    }
    if variable.isConstant, let object = launchObject(initial, &scope) {
      scope.locals.append(name, object.meaning, written)
      return .modelled(object.effects)
    }
    return bindLocal(variable, initial, written, &scope)
  }

  /// `true` iff a local is a view of SwiftUI's that is the same wherever it is bound: it is made of
  /// nothing that changes before it is shown.
  private func isPlainView(_ initial: Expression, _ scope: Scope) -> Bool {
    let resolver = writer.resolver
    guard scope.frame != nil, case .call(let call) = initial.kind,
      ControllerClass(call.callee.typeName(resolver.names)?.word) == nil,
      initial.rootType(resolver.names) != nil || call.callee.ownName != nil,
      resolver.makesView(initial, scope)
    else { return false }
    return resolver.names(in: initial.range, of: scope.file).allSatisfy { name in
      guard let local = scope.locals[name], case .variable(.local, _) = local.meaning else {
        return true
      }
      return local.initial != nil
    }
  }

  private mutating func bindLocal(
    _ variable: VariableDeclaration, _ initial: Expression, _ written: Expression?,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let type =
      variable.type == nil
        && (writer.resolver.isClosure(initial) || writer.handedFunction(initial, scope) != nil)
      ? StaticType(.closure) : writer.resolver.staticType(variable.type)
    var value =
      bindController(initial, &scope) ?? bindMadeByFunction(initial, &scope)
      ?? bindFormula(initial, expecting: type, &scope)
    let isHeld =
      writer.resolver.isConstant(initial, scope)
      && !(initial.ownName.map { scope.locals.contains($0) } ?? false)
    if writer.resolver.declarations.isWeak(variable), writer.isReference(value), !isHeld {
      value = writer.orGone(value, at: initial.range, scope)
    }
    // What it is asked for may be chosen by the declared type.
    var known =
      writer.resolver.choosesMembers(variable.type)
      ? type : self.writer.type(of: value).orExpected(type)
    if type.isOptional, known.isKnown { known.isOptional = true }
    let number = scope.addLocal(variable.name.name, known, written)
    let bound = writer.effect(.bind(local: number, value), at: variable.range, scope)
    guard case .array(let elements) = initial.kind else { return .modelled([bound]) }
    // Closures and bindings among the elements may be used as soon as they are kept.
    let kept = elements.filter { !writer.resolver.mayAct($0) }
    return .modelled([bound] + kept.flatMap { handed($0, variable.name, &scope) })
  }

  /// A local that may be more than what is known of its value: `Int??`, what a method makes of an
  /// object, a struct as one of a protocol, whose members are chosen by its declared type; nil for
  /// any other.
  private mutating func readUnclearLocal(
    _ variable: VariableDeclaration, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let initial = variable.initial else { return nil }
    let name = variable.name.name
    if writer.handedFunction(initial, scope) == nil, writer.functionOfType(initial, scope) != nil {
      // What it makes of an object may be called at any time.
      scope.locals.append(name, .opaque([name], qualifier: nil))
      return .modelled(handed(initial, variable.name, &scope))
    }
    guard let type = variable.type else { return nil }
    let isCall = if case .call = initial.kind { true } else { false }
    let isObject =
      writer.resolver.holdsReference(writer.resolver.staticType(type))
      && (!isCall || writer.resolver.makesReference(initial))
    let isStruct = !isObject && writer.resolver.choosesMembers(type)
    guard isStruct || writer.resolver.isTwiceOptional(type, in: scope.file) else { return nil }
    scope.locals.append(name, .opaque([name], qualifier: nil))
    return .modelled(done(initial, &scope))
  }

  /// A local that is computed, observed or lazy: what it is is not known, and what its code does
  /// is done at any time; nil for any other.
  private mutating func readActingLocal(
    _ variable: VariableDeclaration, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    var code = [variable.setter, variable.willSet, variable.didSet].compactMap { $0 }
    if let getter = variable.getter {
      code.append(Closure(range: variable.range, parameters: [], body: getter))
    }
    if writer.resolver.isLazy(variable), let initial = variable.initial {
      let statement = Statement(.expression(initial), initial.range)
      code.append(Closure(range: initial.range, parameters: [], body: [statement]))
    }
    if code.isEmpty { return nil }
    scope.locals.append(variable.name.name, .opaque([variable.name.name], qualifier: nil))
    scope.actingLocals.append(variable.name.name)
    var effects: [Effect] = []
    for var closure in code {
      if closure.parameters.isEmpty {
        closure.parameters = ["newValue", "oldValue"].map {
          LocatedName(writer.intern(Array($0.utf8)), closure.range)
        }
      }
      effects += handed(Expression(.closure(closure), closure.range), variable.name, &scope)
    }
    return .modelled(effects)
  }

  /// `let second = first`: one controller with two names; nil for anything else.
  private mutating func readSecondName(
    _ name: Name, of initial: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, case .name(let first) = initial.kind,
      case .draft(let draft) = writer.resolver.meaning(of: first, in: scope)
    else { return nil }
    let kept = writer.keep(draft, as: LocatedName(first, initial.range), &scope)
    if let held = scope.locals[first] { scope.locals.append(name, held.meaning) }
    return .modelled(kept.effects)
  }

  /// What a constant stands for that is more than a value: a closure, a controller before it is
  /// shown, an object, a window.
  private mutating func constantMeaning(
    of initial: Expression, _ scope: inout Scope
  ) -> Meaning? {
    if case .closure(let closure) = initial.kind {
      return .closure(source(of: closure, &scope))
    }
    if let found = writer.handedFunction(initial, scope) {
      let name = found.function.declaration.name.name
      return .closure(
        ClosureSource(
          kind: .function(owner: found.owner, name), scope: scope, depth: expansion.depth))
    }
    if !writer.resolver.makesReference(initial), let draft = bindDraft(initial, &scope) {
      return .draft(draft)
    }
    let before = (scope, writer.findings)
    if let storyboard = bindStoryboardValue(initial, &scope) {
      if case .constant(.text) = writer.program[storyboard] { return .value(storyboard) }
      (scope, writer.findings) = before
    }
    if let object = bindObject(initial, &scope) { return .object(object) }
    if let window = writer.windowTarget(initial, scope) { return .window(window) }
    if writer.resolver.isRelayoutSelector(initial, scope) { return Resolver.relayoutSelector }
    if let root = initial.memberPath?.first, scope.localStructs.contains(root) {
      // It is a copy, and goes its own way.
      return .value(writer.opaque(at: initial.range, scope))
    }
    switch writer.meaning(of: initial, scope) {
    case .bundle, .opaque, .closure, .dismissAction, .presentationMode, .draft:
      return writer.meaning(of: initial, scope)
    case nil, .variable, .value, .object, .content, .window, .anything: return nil
    }
  }
}
