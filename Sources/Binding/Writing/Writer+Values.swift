import Language
import StatusBar

// `#if`, `#available`, and the conditions of `if`, `guard` and `switch`.
extension Writer {
  /// Returns a condition of `#if` as a formula: a constant, or an input of the flag's name, which
  /// is `canImport.Charts` for `canImport(Charts)`.
  mutating func bindBuildCondition(_ condition: Expression, _ scope: inout Scope) -> FormulaID {
    if let truth = condition.buildTruth(resolver.build) {
      return add(.constant(.bool(truth)), .bool, at: condition.range, scope)
    }
    switch condition.kind {
    case .tuple(let elements) where elements.count == 1:
      return bindBuildCondition(elements[0].value, &scope)
    case .prefix(.not, let operand):
      let inner = bindBuildCondition(operand, &scope)
      return add(.not(inner), .bool, at: condition.range, scope)
    case .binary(let left, let op, _, let right) where op == .and || op == .or:
      let a = bindBuildCondition(left, &scope)
      let b = bindBuildCondition(right, &scope)
      return add(op == .and ? .and(a, b) : .or(a, b), .bool, at: condition.range, scope)
    default:
      let names =
        condition.memberPath ?? condition.importedModule ?? named(condition.range, scope)
      return truthInput(names, at: condition.range, scope)
    }
  }

  /// What `if let name = value` makes a name stand for: what the value is at that moment.
  mutating func meaning(
    ofBound value: FormulaID, _ expression: Expression, _ scope: inout Scope
  ) -> Meaning {
    guard let known = meaning(of: expression, scope) else {
      var held = value
      if scope.frame != nil, isController(value) { hold(&held, at: expression.range, &scope) }
      return .value(held)
    }
    guard scope.frame != nil, case .variable(_, let type) = known, type.kind != .closure else {
      return known
    }
    var held = value
    hold(&held, at: expression.range, &scope)
    guard case .variable(let local) = program[held] else { return known }
    return .variable(local, type)
  }

  /// What a subject is made of that was written as a tuple.
  func parts(of subject: FormulaID) -> [FormulaID]? {
    if case .apply(.list, let parts) = program[subject], type(of: subject).kind == .unknown {
      return parts
    }
    return nil
  }
}

// View controllers that ask one another.
extension Writer {
  /// A constant or a variable that holds a controller.
  mutating func bindHeldController(
    _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    if let lazy = bindLazy(name, scope) { return lazy }
    return resolver.meaning(of: name.name, in: scope).flatMap {
      bindHeldController($0, name, scope)
    }
  }

  mutating func bindHeldController(
    _ meaning: Meaning, _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    switch meaning {
    case .value(let formula): return isController(formula) ? formula : nil
    case .variable(let variable, let type) where resolver.holdsController(type):
      return add(.variable(variable), type, at: name.range, scope)
    case .variable, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  mutating func controller(
    _ name: LocatedName, of owner: FormulaID, _ scope: Scope
  ) -> FormulaID? {
    if resolver.isItself(name) { return owner }
    guard let property = ControllerProperty(name.name.word), property.type.kind == .controller
    else { return nil }
    return add(.property(property, of: owner), property.type, at: name.range, scope)
  }

  /// Returns a property of a controller; one that is not modelled is an input.
  mutating func bindProperty(
    _ name: LocatedName, of controller: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if let property = ControllerProperty(name.name.word) {
      return add(.property(property, of: controller), property.type, at: range, scope)
    }
    switch name.name.word {
    case .traitCollection, .navigationBar, .view: return controller
    default: break
    }
    let input = input(unread: Expression(.hole, range), scope)
    return add(.input(input), .unknown, at: range, scope)
  }
}

// Expressions that yield a value.
extension Writer {
  /// Says of `$isHidden` that a value is needed here: a binding is always there, and says nothing.
  mutating func checkIsValue(_ expression: Expression, _ scope: Scope) {
    guard case .binding(let name) = expression.kind else { return }
    report(.bindingForValue(resolver.spelling(name), at: scope.location(expression.range)))
  }

  /// `true` iff a formula is a constant of which nothing but its presence is known.
  func isSomething(_ formula: FormulaID) -> Bool {
    if case .opaque = program[formula] { return true }
    return false
  }

  /// `#available(iOS 16, *)`, or with `isNegated` `#unavailable(iOS 16, *)`
  mutating func bindAvailability(
    _ platforms: [Availability], isNegated: Bool, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard let version = resolver.version(of: platforms, in: scope.file) else {
      return add(.constant(.bool(!isNegated)), .bool, at: range, scope)
    }
    let isAvailable = add(.available(version), .bool, at: range, scope)
    return isNegated ? add(.not(isAvailable), .bool, at: range, scope) : isAvailable
  }

  /// `try? value`: nil if it throws, which is not known.
  mutating func orNil(
    _ value: FormulaID, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    let succeeds = truthInput(named(range, scope), at: range, scope)
    let type = type(of: value)
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    return add(
      .ternary(succeeds, value, none),
      StaticType(type.kind, isOptional: true, number: type.number), at: range, scope)
  }

  /// What is compared is of one type.
  mutating func learnFromComparison(_ a: FormulaID, _ b: FormulaID) {
    if type(of: a).kind == .bool { markBoolean(b) }
    if type(of: b).kind == .bool { markBoolean(a) }
    learn(type(of: a), of: b)
    learn(type(of: b), of: a)
  }

  /// `UIDevice.current.userInterfaceIdiom`: a case of its own for an iPad and for a phone.
  mutating func bindIdiom(at range: SourceRange, _ scope: Scope) -> FormulaID {
    let type = StaticType(.idiom)
    let isPad = add(.environment(.isPad), .bool, at: range, scope)
    let cases = ["pad", "phone"].map { name in
      add(.constant(.enumCase(symbol(Array(name.utf8)))), type, at: range, scope)
    }
    return add(.ternary(isPad, cases[0], cases[1]), type, at: range, scope)
  }
}

// Values of functions that do something on the way: it is done before what is made of the value.
extension Writer {
  /// Keeps a value as it is at this moment.
  mutating func hold(
    _ value: inout FormulaID, at range: SourceRange, _ scope: inout Scope
  ) {
    if case .constant = program[value] { return }
    let type = type(of: value)
    let local = scope.addUnnamedLocal()
    let held = effect(.bind(local: local, value), at: range, scope)
    scope.frame?.pending.append(held)
    value = add(.variable(.local(local)), type, at: range, scope)
  }
}

extension Writer {
  /// `true` iff an effect gives a local a value that makes something, or that may end the app.
  func mayEnd(_ effect: Effect) -> Bool {
    if case .bind(_, let value) = effect.kind {
      var seen = TableSet<Int>()
      return mayEnd(value, &seen)
    }
    return effect.blocks.joined().contains { mayEnd($0) }
  }

  private func mayEnd(_ formula: FormulaID, _ seen: inout TableSet<Int>) -> Bool {
    guard seen.insert(Int(formula.index)) else { return false }
    switch program[formula] {
    case .forced, .end, .call, .makeObject, .makeWindow: return true
    case .makeController(let new): return new.initializer != nil
    case .constant, .variable, .binding, .not, .negate, .and, .or, .compare, .arithmetic, .ternary,
      .coalesce, .convert, .length, .apply, .each, .reduce, .element, .environment, .property,
      .stored, .seen, .thisController, .inUse, .root, .superAnswer, .objectProperty, .isOfClass,
      .window, .closure, .input, .opaque, .available, .choice:
      return program[formula].operands.contains { mayEnd($0, &seen) }
    }
  }
}

// Texts that are written, and texts that are made of other values.
extension Writer {
  /// A value as a text shows it; nil where it is not known how it does.
  mutating func description(
    of value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let type = type(of: value)
    if type.isOptional { return nil }
    let shown: DescribedValue
    switch type.kind {
    case .text: return value
    case .bool: shown = .truth
    case .number:
      guard let number = type.number else { return nil }
      shown = number.isInteger ? .whole : number == .float ? .float : .double
    case .named(let name):
      guard let index = resolver.declarations.type(name),
        resolver.declarations[index].keyword == .enum,
        resolver.declarations[index].variables[intern(Array("description".utf8))] == nil
      else { return nil }
      shown = .enumCase
    default: return nil
    }
    return add(.apply(.describe(shown), [value]), StaticType(.text), at: range, scope)
  }

  /// `text.isEmpty`, `text.count`; nil for anything else.
  mutating func bindMember(
    ofText text: FormulaID, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    guard type(of: text).kind == .text else { return nil }
    if name.name.word == .isEmpty {
      let empty = add(.constant(.text(symbol([]))), StaticType(.text), at: range, scope)
      let isEmpty = add(.compare(.equal, text, empty), .bool, at: range, scope)
      return ifThere(text, isEmpty, at: range, scope)
    }
    guard resolver.names.bytes(of: name.name).elementsEqual("count".utf8) else { return nil }
    let count = add(.length(text), StaticType(.int64), at: range, scope)
    return ifThere(text, count, at: range, scope)
  }
}

// The value of a getter or of a function: statements read as one expression.
extension Writer {
  /// `true` iff a statement holds a loop, or changes a list: what comes of it is known as it runs.
  func goesInRounds(_ statement: Statement, _ scope: Scope) -> Bool {
    statement.holds { inner in
      switch inner.kind {
      case .loop: return true
      case .expression(let value):
        guard case .call(let call) = value.kind, case .member(_, let name) = call.callee.kind else {
          return false
        }
        return isRounds(call, scope) || resolver.changesItself(resolver.spelling(name.name))
      case .variable, .function, .type, .if, .guard, .switch, .return, .jump, .block, .attempt,
        .deferred, .conditional, .action, .unread:
        return false
      }
    }
  }

  /// `true` iff a call goes through a list that is followed: `items.forEach { … }`.
  private func isRounds(_ call: Call, _ scope: Scope) -> Bool {
    guard case .member(let base, let name) = call.callee.kind,
      resolver.spelling(name.name) == "forEach",
      case .list = valueType(of: base, scope).kind
    else { return false }
    return true
  }

  /// `true` iff a statement hands on a closure that may change a variable around it, at any time.
  func keepsClosure(_ statement: Statement, _ scope: Scope) -> Bool {
    statement.holds { inner in
      switch inner.kind {
      case .expression(let value):
        if case .call(let call) = value.kind, isRounds(call, scope) { return false }
        return value.contains { resolver.isKept($0) }
      case .variable(let variable):
        return variable.initial?.contains { resolver.isKept($0) } ?? false
      case .return(let value): return value?.contains { resolver.isKept($0) } ?? false
      case .function: return true
      case .type, .if, .guard, .switch, .loop, .jump, .block, .attempt, .deferred, .conditional,
        .action, .unread:
        return false
      }
    }
  }

  mutating func choice(
    _ condition: FormulaID, _ then: FormulaID, _ otherwise: FormulaID, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let type = resolver.joined(type(of: then), type(of: otherwise))
    return add(.ternary(condition, then, otherwise), type, at: range, scope)
  }
}

extension Expression {
  /// `canImport(Charts)` as a path that a scenario can name; nil for anything else.
  fileprivate var importedModule: [Name]? {
    guard case .call(let call) = kind, case .name(let function) = call.callee.kind,
      function.word == .canImport, call.arguments.count == 1,
      case .name(let module) = call.arguments[0].value.kind
    else { return nil }
    return [function, module]
  }
}
