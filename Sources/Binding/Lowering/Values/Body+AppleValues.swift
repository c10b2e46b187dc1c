import Language
import StatusBar

// What extensions of the app's own give to values of Apple's: styles of the bar, schemes and the
// like.
extension Body {
  /// `UIStatusBarStyle(barStyle: .black)`, `.init(isDark: true)`; nil where no extension has such
  /// an initializer.
  mutating func bindMade(
    appleValue type: StaticType, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let initializer = AppleExtensions(writer.resolver).initializer(of: type, call),
      let body = initializer.declaration.body
    else { return nil }
    var made = StaticType(type.kind)
    made.isOptional = initializer.declaration.isFailable
    let place = Location(initializer.file, initializer.declaration.name.range)
    guard enter(place, at: scope.location(range)) else {
      return writer.opaque(made, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(file: initializer.file, screen: scope.screen, owner: 0)
    bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
    let unset = writer.opaque(made, at: range, scope)
    inner.locals.append(Name(.selfWord), .value(unset))
    let end = Statement(.return(Expression(.name(Name(.selfWord)), range)), range)
    return bindValue(body + [end], expecting: made, &inner, at: range)
  }

  /// `style.flipped`, which an extension computes; nil for anything else.
  mutating func bindMember(
    ofAppleValue base: Expression, _ name: LocatedName, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    if let value = bindMember(ofAppleObject: base, name, nil, at: range, &scope) { return value }
    let known = AppleExtensions(writer.resolver).getters(named: name.name)
    guard !known.isEmpty, let value = appleValue(base, known.map { $0.type }, &scope),
      let found = known.first(where: { $0.type.kind == writer.type(of: value).kind })
    else { return nil }
    let variable = found.variable
    let type = writer.resolver.staticType(variable.declaration.type)
    guard let getter = variable.declaration.getter,
      enter(
        Location(variable.file, variable.declaration.name.range), at: scope.location(range))
    else { return writer.opaque(type, at: range, scope) }
    defer { leave() }
    var inner = Scope(file: variable.file, screen: scope.screen, owner: 0)
    inner.locals.append(Name(.selfWord), .value(value))
    let result = bindValue(getter, expecting: type, &inner, at: range)
    return writer.ifThere(value, result, at: range, scope)
  }

  /// `style.flipped(if: isDark)`, which an extension declares, for what it returns; nil for
  /// anything else.
  mutating func bindMethod(
    ofAppleValue base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    if let value = bindMember(ofAppleObject: base, name, call, at: range, &scope) { return value }
    let known = AppleExtensions(writer.resolver).functions(named: name.name, for: call)
    guard !known.isEmpty, let value = appleValue(base, known.map { $0.type }, &scope),
      let found = known.first(where: { $0.type.kind == writer.type(of: value).kind })
    else { return nil }
    let declaration = found.function.declaration
    let type = writer.resolver.staticType(declaration.result)
    guard let body = declaration.body,
      enter(Location(found.function.file, declaration.name.range), at: scope.location(range))
    else { return writer.opaque(type, at: range, scope) }
    defer { leave() }
    var inner = Scope(file: found.function.file, screen: scope.screen, owner: 0)
    bindArguments(of: declaration.parameters, call, from: &scope, into: &inner)
    inner.locals.append(Name(.selfWord), .value(value))
    let result = bindValue(body, expecting: type, &inner, at: range)
    return writer.ifThere(value, result, at: range, scope)
  }

  /// `UIDevice.current.isPhone`, `UIScreen.isWide()`: what an extension declares of an object of
  /// Apple's, read as if it stood here; nil for anything else.
  private mutating func bindMember(
    ofAppleObject base: Expression, _ name: LocatedName, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    let extensions = AppleExtensions(writer.resolver)
    guard let found = extensions.member(named: name.name, of: base, call, scope) else {
      return nil
    }
    let (object, function) = (found.object, found.function)
    let type = writer.resolver.staticType(function.declaration.result)
    let place = Location(function.file, function.declaration.name.range)
    guard let rewritten = extensions.rewritten(function, subject: object.subject),
      let body = rewritten.declaration.body
    else { return writer.opaque(type, at: range, scope) }
    // What it does is done, and one that calls itself runs.
    let plain = Call(
      callee: Expression(.member(base, name), range), arguments: [], closures: [], brackets: nil)
    if object.isShared, !found.isConstant,
      let value = bindActingCall(rewritten, owner: 0, call ?? plain, at: range, &scope)
    {
      return value
    }
    guard expansion.mayFollow(place), enter(place, at: scope.location(range)) else {
      return writer.opaque(type, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(file: function.file, screen: scope.screen, owner: scope.owner)
    if let call {
      bindArguments(of: function.declaration.parameters, call, from: &scope, into: &inner)
    }
    let value = bindValue(body, expecting: type, &inner, at: range)
    guard found.isConstant else { return value }
    // A constant is what it was when it was first read.
    let isSteady =
      extensions.isApples(body[0].range, in: function.file) && writer.isSteadyObject(value, scope)
    return isSteady ? value : writer.opaque(type, at: range, scope)
  }

  /// A value of one of some types of Apple's; nil for any other, of which nothing is bound.
  private mutating func appleValue(
    _ base: Expression, _ types: [StaticType], _ scope: inout Scope
  ) -> FormulaID? {
    if base.typeName(writer.resolver.names) != nil { return nil }
    let (before, findings) = (scope, writer.findings)
    let expected = types.count == 1 ? types[0] : .unknown
    let value = bindFormula(base, expecting: expected, &scope)
    let kind = writer.type(of: value).kind
    if types.contains(where: { $0.kind == kind }) { return value }
    (scope, writer.findings) = (before, findings)
    return nil
  }
}
