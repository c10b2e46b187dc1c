import Language
import StatusBar

/// An object of Apple's of which an app has one, or a type of Apple's, as the receiver of what the
/// app's own extensions declare: `UIDevice.current`, `UIScreen.main`, `traitCollection`.
struct AppleObject {
  /// The name of its type.
  let type: Name
  /// `true` iff the type itself is meant.
  let isType: Bool
  /// `true` iff it means the same object wherever it stands.
  let isShared: Bool
  /// What stands in the place of `self`.
  let subject: Expression

  /// The receiver that an expression is; nil for any other.
  init?(_ base: Expression, _ resolver: Resolver, _ scope: Scope, orWindows: Bool = false) {
    let base = base.withoutOptionals
    var found: (type: Name, isType: Bool)?
    if let type = base.typeName(resolver.names) {
      found = (type, true)
    } else if case .member(let inner, let name) = base.kind,
      AppleObject.isOne(resolver.spelling(name.name)),
      let type = inner.typeName(resolver.names)
    {
      found = (type, false)
    } else if AppleObject.isTraits(base, resolver, scope),
      let type = resolver.names.name(of: Array("UITraitCollection".utf8))
    {
      found = (type, false)
    }
    guard let found,
      orWindows && found.type.word == .UIWindow
        || AppleObject.mayBeApples(found.type, resolver, scope)
    else { return nil }
    (type, isType, isShared, subject) = (
      found.type, found.isType, base.ownName == nil || found.isType, base
    )
  }

  /// `true` iff an expression is what a controller knows of its surroundings: `traitCollection`.
  private static func isTraits(_ base: Expression, _ resolver: Resolver, _ scope: Scope) -> Bool {
    guard let name = base.ownName, name.word == .traitCollection,
      resolver.isController(scope.owner)
    else { return false }
    return resolver.meaning(of: name, in: scope) == nil
  }

  /// `true` iff a type is none that the app declares, and none whose objects are followed.
  private static func mayBeApples(_ type: Name, _ resolver: Resolver, _ scope: Scope) -> Bool {
    resolver.meaning(of: type, in: scope) == nil && resolver.declarations.type(type) == nil
      && ControllerClass(type.word) == nil && ForeignKind(type) == nil
      && !StaticType(typeWord: type.word).isKnown
  }

  /// `true` iff a type of Apple's calls the one object of its own so.
  private static func isOne(_ name: String) -> Bool {
    ["current", "main", "shared", "standard", "default"].contains(name)
  }
}

extension AppleExtensions {
  /// What extensions declare of an object of Apple's under a name, and take a call, as a function;
  /// nil where they declare nothing of the kind, or several.
  func member(
    named name: Name, of base: Expression, _ call: Call?, _ scope: Scope, orWindows: Bool = false
  ) -> (object: AppleObject, function: LocatedFunction, isConstant: Bool)? {
    guard let named = resolver.declarations.foreignMembers[name],
      let object = AppleObject(base, resolver, scope, orWindows: orWindows)
    else { return nil }
    let found = named.compactMap { type, located -> (LocatedFunction, isConstant: Bool)? in
      guard type == object.type, let own = function(located, ofType: object.isType, call) else {
        return nil
      }
      if case .variable(let variable) = located.member { return (own, variable.getter == nil) }
      return (own, false)
    }
    return found.count == 1 ? (object, found[0].0, found[0].isConstant) : nil
  }

  /// `true` iff an expression names nothing that the app declares.
  func isApples(_ value: SourceRange, in file: FileID) -> Bool {
    let declarations = resolver.declarations
    return !resolver.names(in: value, of: file).contains { name in
      declarations.declaresMember(name) || declarations.foreignMembers[name] != nil
        || declarations.type(name) != nil
    }
  }

  /// The one function that extensions declare under a name, of objects of any type of Apple's, and
  /// that takes a call; nil where there is none, or several.
  func function(named name: Name, _ call: Call) -> LocatedFunction? {
    guard let named = resolver.declarations.foreignMembers[name] else { return nil }
    let found = named.compactMap { type, located in
      ForeignKind(type) == nil ? function(located, ofType: false, call) : nil
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The setter that an extension gives to an object of Apple's, with the object in the place of
  /// `self`; nil where there is none, or several.
  func setter(named name: Name, of base: Expression, _ scope: Scope) -> Resolver.Setter? {
    guard let named = resolver.declarations.foreignMembers[name],
      let object = AppleObject(base, resolver, scope)
    else { return nil }
    let found = named.compactMap { type, located -> Resolver.Setter? in
      guard type == object.type, case .variable(let variable) = located.member,
        variable.isStatic == object.isType, var closure = variable.setter
      else { return nil }
      let parameter = closure.parameters.first?.name ?? Name(.newValue)
      guard
        let own = resolver.rewritten(closure.body, [parameter], subject: object.subject.kind)
      else { return nil }
      closure.body = own.statements
      return Resolver.Setter(
        file: located.file, closure: closure, type: resolver.staticType(variable.type))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The one expression by which an extension computes a property, `UIWindow.key`, with what stands
  /// in the place of `self`; nil for anything else.
  func value(
    of base: Expression, _ name: Name, _ scope: Scope
  ) -> (value: Expression, scope: Scope)? {
    guard let found = member(named: name, of: base, nil, scope, orWindows: true),
      !found.isConstant,
      let body = rewritten(found.function, subject: found.object.subject)?.declaration.body,
      body.count == 1
    else { return nil }
    let inner = Scope(file: found.function.file, screen: scope.screen, owner: scope.owner)
    if case .expression(let value) = body[0].kind { return (value, inner) }
    if case .return(let value?) = body[0].kind { return (value, inner) }
    return nil
  }

  /// A function with an expression in the place of `self`; nil where it is too deep for that.
  func rewritten(_ function: LocatedFunction, subject: Expression) -> LocatedFunction? {
    let parameters = function.declaration.parameters.map { $0.name.name }
    guard let body = function.declaration.body,
      let own = resolver.rewritten(body, parameters, subject: subject.kind)
    else { return nil }
    var rewritten = function
    rewritten.declaration.body = own.statements
    return rewritten
  }

  /// A member as a function: a getter is one without parameters.
  private func function(
    _ located: LocatedMember, ofType isStatic: Bool, _ call: Call?
  ) -> LocatedFunction? {
    if case .variable(let variable) = located.member {
      let initial = variable.initial.map { [Statement(.return($0), $0.range)] }
      guard call == nil, variable.isStatic == isStatic,
        let body = variable.getter ?? (variable.isConstant ? initial : nil)
      else { return nil }
      var function = FunctionDeclaration(range: variable.range, name: variable.name)
      (function.body, function.result) = (body, variable.type)
      return LocatedFunction(file: located.file, declaration: function)
    }
    guard case .function(let function) = located.member, function.isStatic == isStatic, let call,
      function.body != nil
    else { return nil }
    let method = LocatedFunction(file: located.file, declaration: function)
    return resolver.takes(call, method) ? method : nil
  }
}
