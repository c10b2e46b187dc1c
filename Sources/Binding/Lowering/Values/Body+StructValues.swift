import Language
import StatusBar

// Structs that code makes and asks at once, or holds in a constant: each property is a value.
extension Body {
  /// What a struct is that an expression yields: its properties by a receiver of its own; nil for
  /// anything else, and where what makes it is not followed.
  mutating func structValue(
    _ expression: Expression, expecting expected: StaticType = .unknown, _ scope: inout Scope
  ) -> Int? {
    if expression.isLongChain { return nil }
    let expression = spelledOut(expression, expected)
    if let known = writer.meaning(of: expression, scope) {
      guard case .bundle(let owner) = known, writer.resolver.isStruct(owner) else { return nil }
      return owner
    }
    switch expression.kind {
    case .call(let call):
      if let index = writer.resolver.madeStruct(by: call) { return value(of: index, call, &scope) }
      return returnedStruct(call, at: expression.range, &scope)
    case .member(let base, let name): return structMember(base, name, &scope)
    case .name(let name):
      return structConstant(LocatedName(name, expression.range), &scope)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return structValue(elements[0].value, expecting: expected, &scope)
    case .ternary(let condition, let then, let otherwise):
      guard let first = structValue(then, expecting: expected, &scope),
        let second = structValue(otherwise, expecting: expected, &scope)
      else { return nil }
      let truth = bindFormula(condition, expecting: .bool, &scope)
      return choice(truth, first, second, at: expression.range, scope)
    default: return nil
    }
  }

  /// `.init(…)` and `.standard` with the struct that is expected.
  private func spelledOut(_ expression: Expression, _ expected: StaticType) -> Expression {
    guard isPlainStruct(expected), case .named(let type) = expected.kind else { return expression }
    let start = Expression(.name(type), expression.range.atStart)
    switch expression.kind {
    case .implicitMember(let name):
      let member = LocatedName(name, expression.range)
      return Expression(.member(start, member), expression.range)
    case .call(var call):
      guard case .implicitMember(let name) = call.callee.kind else { return expression }
      let member = LocatedName(name, call.callee.range)
      call.callee =
        name.word == .initWord ? start : Expression(.member(start, member), call.callee.range)
      return Expression(.call(call), expression.range)
    default: return expression
    }
  }

  // MARK: - Making

  private mutating func value(of index: Int, _ call: Call, _ scope: inout Scope) -> Int? {
    let info = writer.resolver.declarations[index]
    guard info.observed.isEmpty, writer.receivers.begin(index) else { return nil }
    defer { writer.receivers.end() }
    var receiver = Receiver(type: index, screen: scope.screen)
    (receiver.isStruct, receiver.isLocal, receiver.isValue) = (true, true, true)
    let owner = writer.receivers.add(receiver)
    let own = info.initializers.first { writer.resolver.fits($0, call) }
    for name in info.variableOrder {
      guard let variable = info.variables[name], writer.resolver.isStored(variable.declaration)
      else { continue }
      let argument = own == nil ? call.arguments.first { $0.label?.name == name }?.value : nil
      var inner = Scope(file: variable.file, screen: scope.screen, owner: 0)
      inner.type = index
      if let argument {
        guard give(argument, to: variable, of: owner, &scope) else { return nil }
      } else if let initial = variable.declaration.initial {
        guard give(initial, to: variable, of: owner, &inner) else { return nil }
      } else if variable.declaration.startsWithNil {
        let type = writer.resolver.staticType(variable)
        let none = writer.add(.constant(.none), type, at: variable.declaration.range, inner)
        writer.receivers[owner].properties[name] = .value(none)
      } else if own == nil {
        return nil
      }
    }
    if let own { return begin(owner, of: index, by: own, call, &scope) ? owner : nil }
    return owner
  }

  /// Gives a property its value; `false` for what is no value.
  private mutating func give(
    _ value: Expression, to variable: LocatedVariable, of owner: Int, _ scope: inout Scope
  ) -> Bool {
    let name = variable.declaration.name.name
    let type = writer.resolver.staticType(variable)
    if let written = variable.declaration.type,
      writer.resolver.isTwiceOptional(written, in: variable.file)
    {
      return false
    }
    if type.kind == .closure || writer.resolver.holdsController(type)
      || writer.resolver.holdsReference(type)
    {
      return false
    }
    if let nested = structValue(value, expecting: type, &scope) {
      if type.isOptional { return false }
      writer.receivers[owner].properties[name] = .bundle(owner: nested)
      return true
    }
    let formula = bindFormula(value, expecting: type, &scope)
    writer.receivers[owner].properties[name] = .value(formula)
    return true
  }

  /// Follows an initializer that does nothing but give each property a value.
  private mutating func begin(
    _ owner: Int, of index: Int, by initializer: LocatedFunction, _ call: Call,
    _ scope: inout Scope
  ) -> Bool {
    var inner = Scope(file: initializer.file, screen: scope.screen, owner: owner)
    inner.type = index
    let call = writer.resolver.arranged(call, for: initializer)
    bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
    guard enter(initializer, at: scope.location(call.callee.range)) else { return false }
    defer { leave() }
    for statement in initializer.declaration.body ?? [] {
      if case .variable(let variable) = statement.kind, variable.isConstant {
        bindConstant(variable, &inner)
        continue
      }
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let given) = expression.kind,
        let name = target.ownName, target.isMemberOfSelf || !inner.locals.contains(name),
        let variable = writer.resolver.declarations[index].variables[name],
        writer.resolver.isStored(variable.declaration)
      else { return false }
      guard give(given, to: variable, of: owner, &inner) else { return false }
    }
    return writer.resolver.declarations[index].variables.values.allSatisfy {
      !writer.resolver.isStored($0.declaration)
        || writer.receivers[owner].properties[$0.declaration.name.name] != nil
    }
  }

  /// One struct or the other, part by part.
  private mutating func choice(
    _ condition: FormulaID, _ first: Int, _ second: Int, at range: SourceRange, _ scope: Scope
  ) -> Int? {
    guard let type = writer.resolver.typeInfo(of: first),
      writer.resolver.typeInfo(of: second) == type
    else { return nil }
    var receiver = Receiver(type: type, screen: scope.screen)
    (receiver.isStruct, receiver.isLocal, receiver.isValue) = (true, true, true)
    for (name, meaning) in writer.resolver.properties(of: first) {
      guard let other = writer.resolver.property(name, of: second) else { return nil }
      if case .bundle(let inner) = meaning, case .bundle(let innerOther) = other {
        guard let nested = choice(condition, inner, innerOther, at: range, scope) else {
          return nil
        }
        receiver.properties[name] = .bundle(owner: nested)
        continue
      }
      guard let left = part(meaning, at: range, scope), let right = part(other, at: range, scope)
      else { return nil }
      let type =
        writer.type(of: left).kind == .nothing ? writer.type(of: right) : writer.type(of: left)
      receiver.properties[name] = .value(
        writer.add(.ternary(condition, left, right), type, at: range, scope))
    }
    return writer.receivers.add(receiver)
  }

  // MARK: - Being given

  /// What a function returns that only works a struct out.
  private mutating func returnedStruct(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Int? {
    guard let found = calledFunction(call, &scope),
      let type = found.function.declaration.result.map({ writer.resolver.staticType($0) }),
      isPlainStruct(type)
    else { return nil }
    let function = found.function
    guard let body = function.declaration.body,
      !writer.resolver.callsActing(Expression(.call(call), range)),
      enter(function, at: scope.location(range))
    else { return nil }
    defer { leave() }
    var inner = Scope(file: function.file, screen: scope.screen, owner: found.owner)
    inner.type = writer.resolver.typeAbove(found.owner, declaring: function)
    bindArguments(
      of: function.declaration.parameters, writer.resolver.arranged(call, for: function),
      from: &scope, into: &inner)
    return structValue(returnedBy: body, expecting: type, &inner)
  }

  /// The function that a call means, and the owner that it is called on.
  private mutating func calledFunction(
    _ call: Call, _ scope: inout Scope
  ) -> (function: LocatedFunction, owner: Int)? {
    switch call.callee.kind {
    case .name(let name):
      if writer.resolver.meaning(of: name, in: scope) != nil { return nil }
      return writer.resolver.function(name, labels: call, in: scope)
    case .member(let base, let name):
      if base.isSelf { return writer.resolver.function(name.name, labels: call, in: scope) }
      if let type = base.typeName(writer.resolver.names) {
        guard writer.resolver.meaning(of: type, in: scope) == nil,
          let index = writer.resolver.declarations.type(type)
        else { return nil }
        let owner = writer.resolver.receivers.statics(of: index) ?? 0
        return writer.resolver.function(name.name, labels: call, ofType: index, owner: owner)
          .flatMap { $0.function.declaration.isStatic ? $0 : nil }
      }
      guard let owner = structValue(base, &scope),
        let found = writer.resolver.function(name.name, labels: call, of: owner),
        found.owner == owner
      else { return nil }
      return found
    default: return nil
    }
  }

  private func isPlainStruct(_ type: StaticType) -> Bool {
    writer.resolver.plainStruct(type) != nil
  }

  /// The struct that statements return, where they name constants and choose.
  private mutating func structValue(
    returnedBy body: [Statement], expecting expected: StaticType, _ scope: inout Scope
  ) -> Int? {
    structValue(returnedBy: body[...], expecting: expected, isOnly: body.count == 1, &scope)
  }

  private mutating func structValue(
    returnedBy statements: ArraySlice<Statement>, expecting expected: StaticType, isOnly: Bool,
    _ scope: inout Scope
  ) -> Int? {
    var rest = statements
    while case .variable(let variable)? = rest.first?.kind {
      guard variable.isConstant else { return nil }
      bindConstant(variable, &scope)
      rest = rest.dropFirst()
    }
    guard let statement = rest.popFirst() else { return nil }
    var inner = scope
    switch statement.kind {
    case .return(let value?): return structValue(value, expecting: expected, &scope)
    case .expression(let value) where isOnly:
      return structValue(value, expecting: expected, &scope)
    case .if(let branches):
      guard let condition = bindConditions(branches.conditions, &inner),
        let first = structValue(
          returnedBy: branches.then.followed(by: rest), expecting: expected,
          isOnly: isOnly && branches.then.count == 1, &inner),
        let second = structValue(
          returnedBy: branches.otherwise.followed(by: rest), expecting: expected,
          isOnly: isOnly && branches.otherwise.count == 1, &scope)
      else { return nil }
      return choice(condition, first, second, at: statement.range, scope)
    case .guard(let conditions, let otherwise):
      guard
        let second = structValue(
          returnedBy: otherwise[...], expecting: expected, isOnly: false, &inner),
        let condition = bindConditions(conditions, &scope),
        let first = structValue(returnedBy: rest, expecting: expected, isOnly: false, &scope)
      else { return nil }
      return choice(condition, first, second, at: statement.range, scope)
    case .switch(let subject, let cases):
      let value = bindSubject(subject, &scope)
      return structValue(
        of: cases[...], value, rest, expecting: expected, isOnly: isOnly, scope,
        at: statement.range)
    default: return nil
    }
  }

  private mutating func structValue(
    of cases: ArraySlice<SwitchCase>, _ subject: FormulaID, _ rest: ArraySlice<Statement>,
    expecting expected: StaticType, isOnly: Bool, _ scope: Scope, at range: SourceRange
  ) -> Int? {
    guard let item = cases.first else { return nil }
    var inner = scope
    let condition = bindCase(item, subject: subject, &inner)
    let body = cases.firstBody
    guard
      let first = structValue(
        returnedBy: body.followed(by: rest), expecting: expected,
        isOnly: isOnly && body.count == 1, &inner)
    else { return nil }
    guard let condition, cases.count > 1 else { return first }
    guard
      let second = structValue(
        of: cases.dropFirst(), subject, rest, expecting: expected, isOnly: isOnly, scope,
        at: range)
    else { return nil }
    return choice(condition, first, second, at: range, scope)
  }

  /// `settings.theme`, `Settings.standard`
  private mutating func structMember(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> Int? {
    if base.isSelf { return structConstant(name, &scope) }
    if let type = base.typeName(writer.resolver.names) {
      guard writer.resolver.meaning(of: type, in: scope) == nil,
        let index = writer.resolver.declarations.type(type),
        let variable = writer.resolver.declarations[index].staticVariable(name.name),
        variable.declaration.isStatic
      else { return nil }
      if let owner = writer.resolver.receivers.statics(of: index),
        writer.resolver.property(name.name, of: owner) != nil
      {
        return nil
      }
      return structConstant(variable, of: index, at: name, scope)
    }
    guard let owner = structValue(base, &scope) else { return nil }
    if case .bundle(let nested)? = writer.resolver.property(name.name, of: owner) {
      return writer.resolver.isStruct(nested) ? nested : nil
    }
    return structGetter(name, of: owner, scope)
  }

  /// A variable of the module that nothing changes, or a getter of `self`, that is a struct.
  private mutating func structConstant(_ name: LocatedName, _ scope: inout Scope) -> Int? {
    if scope.locals.contains(name.name) { return nil }
    if let owner = structGetter(name, of: scope.owner, scope) { return owner }
    guard
      writer.resolver.typeInfo(of: scope.owner).map({
        !writer.resolver.declarations[$0].declares(name.name)
      }) ?? true,
      writer.resolver.property(name.name, of: 0) == nil,
      !writer.resolver.declarations.globals.isConfinedTwice(name.name),
      let global = writer.resolver.declarations.globals.variable(name.name, in: scope.file)
    else { return nil }
    return structConstant(global, of: nil, at: name, scope)
  }

  private mutating func structConstant(
    _ variable: LocatedVariable, of type: Int?, at name: LocatedName, _ scope: Scope
  ) -> Int? {
    let declaration = variable.declaration
    guard enter(Location(variable.file, declaration.name.range), at: scope.location(name.range))
    else { return nil }
    defer { leave() }
    var inner = Scope(
      file: variable.file, screen: scope.screen,
      owner: type.flatMap { writer.resolver.receivers.statics(of: $0) } ?? 0)
    inner.type = type
    let expected = writer.resolver.staticType(variable)
    if let getter = declaration.getter {
      return structValue(returnedBy: getter, expecting: expected, &inner)
    }
    guard let initial = declaration.initial, !writer.resolver.callsActing(initial) else {
      return nil
    }
    if let type, !declaration.isConstant,
      writer.resolver.spec.isLeftByLaunch(
        declaration.name.name, of: writer.resolver.declarations[type].name)
    {
      return nil
    }
    return structValue(initial, expecting: expected, &inner)
  }

  /// What a getter of an owner yields, where that is a struct and nothing changes on the way.
  private mutating func structGetter(
    _ name: LocatedName, of owner: Int, _ scope: Scope
  ) -> Int? {
    guard let found = writer.resolver.computed(name.name, of: owner), isPlainStruct(found.type),
      let type = writer.resolver.typeInfo(of: owner),
      !writer.resolver.mayChange(found.getter, found.file, ofType: type),
      enter(Location(found.file, found.place), at: scope.location(name.range))
    else { return nil }
    defer { leave() }
    var inner = Scope(file: found.file, screen: scope.screen, owner: owner)
    inner.type = found.declaringType
    return structValue(returnedBy: found.getter, expecting: found.type, &inner)
  }

  // MARK: - Comparing

  /// Whether two structs of a type are the same, part by part; nil where a part is not known.
  mutating func sameParts(
    _ first: Int, _ second: Int, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let type = writer.resolver.typeInfo(of: first),
      writer.resolver.typeInfo(of: second) == type
    else { return nil }
    var result = writer.add(.constant(.bool(true)), .bool, at: range, scope)
    for (name, meaning) in writer.resolver.properties(of: first) {
      guard let other = writer.resolver.property(name, of: second) else { return nil }
      let same: FormulaID
      if case .bundle(let inner) = meaning, case .bundle(let innerOther) = other {
        guard writer.resolver.isStruct(inner),
          let parts = sameParts(inner, innerOther, at: range, &scope)
        else { return nil }
        same = parts
      } else {
        guard let left = part(meaning, at: range, scope), let right = part(other, at: range, scope)
        else { return nil }
        same = writer.add(.compare(.equal, left, right), .bool, at: range, scope)
      }
      result = writer.add(.and(result, same), .bool, at: range, scope)
    }
    return result
  }

  private mutating func part(
    _ meaning: Meaning, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    switch meaning {
    case .value(let formula): formula
    case .variable(let place, let type): writer.add(.variable(place), type, at: range, scope)
    case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      nil
    }
  }
}

extension Expression {
  /// `true` iff more members and calls stand one behind the other than structs hold each other:
  /// each of them asks for all before it.
  fileprivate var isLongChain: Bool {
    var link = self
    for _ in 0..<12 {
      switch link.kind {
      case .member(let base, _): link = base
      case .call(let call): link = call.callee
      default: return false
      }
    }
    return true
  }

  /// `true` iff it is written `self.name`.
  fileprivate var isMemberOfSelf: Bool {
    if case .member(let base, _) = kind { base.isSelf } else { false }
  }
}
