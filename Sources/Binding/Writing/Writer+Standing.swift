import Language
import StatusBar

// Methods that are called for their effect.
extension Writer {
  /// `true` iff an object of the author's own has a function of that name.
  func isOwnFunction(
    _ name: LocatedName, of base: Expression, _ call: Call, _ scope: Scope
  ) -> Bool {
    let type: Name?
    switch meaning(of: base, scope) {
    case .bundle(let owner): return resolver.function(name.name, labels: call, of: owner) != nil
    case .variable(_, let known): type = known.name
    case .value(let formula): type = self.type(of: formula).name
    case nil: type = valueType(of: base, scope).name
    case .object, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft, .window,
      .anything:
      return false
    }
    guard let index = type.flatMap({ resolver.declarations.type($0) }) else { return false }
    return resolver.declarations.family(of: index).contains {
      resolver.declarations[$0].functions[name.name] != nil
    }
  }
}

// Which of the file's objects an expression means that names none of them: by its declared type,
// or, where that is not known, by the members that are asked of it.
extension Writer {
  /// The name of the type of what a bare name refers to.
  func className(ofName name: Name, _ meaning: Meaning?, _ scope: Scope) -> Name? {
    switch meaning {
    case .variable(_, let type): return type.name
    case .value(let formula): return type(of: formula).name
    case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      return nil
    case nil:
      if let own = resolver.variable(named: name, of: scope.owner),
        let type = resolver.className(of: own)
      {
        return type
      }
      guard let variable = resolver.declarations.variables[name] else { return nil }
      return resolver.className(of: variable)
    }
  }

  /// The name of the type that a call makes or answers.
  func resultName(of call: Call, _ scope: Scope) -> Name? {
    if let type = call.callee.typeName(resolver.names) { return type }
    let found: LocatedFunction?
    switch call.callee.kind {
    case .name(let name):
      found = resolver.function(name, labels: call, of: scope.owner)?.function
    case .member(let base, let name):
      // Asked of the name first: a chain is not walked once for each of its links.
      guard resolver.declarations.typesDeclare(name.name), let owner = owner(of: base, scope)
      else { return nil }
      found =
        resolver.function(name.name, labels: call, ofType: owner, owner: scope.owner)?.function
    default: found = nil
    }
    guard let found, let result = found.declaration.result else { return nil }
    return resolver.plainName(result, found.file)
  }

  // MARK: - Objects that it may be

  /// The objects and controllers of which an expression may be one, that have a member of a name;
  /// `isAssigned` leaves out those that only have a function of that name.
  func owners(
    having member: Name, isAssigned: Bool, like base: Expression, _ scope: Scope
  ) -> [Int] {
    guard resolver.declarations.typesDeclare(member) else { return [] }
    return owners(having: member, isAssigned: isAssigned, ofType: className(of: base, scope))
  }

  /// The same of what is declared as a type; of anything where no type is known.
  func owners(having member: Name, isAssigned: Bool, ofType type: Name?) -> [Int] {
    (0..<resolver.receivers.count).filter { receiver in
      guard let index = resolver.receivers.type(of: receiver), resolver.isObject(index, receiver),
        type.map({ resolver.mayBe($0, index) }) ?? true
      else { return false }
      return resolver.variable(named: member, ofType: index) != nil
        || !isAssigned
          && resolver.function(member, labels: nil, ofType: index, owner: receiver) != nil
    }
  }

  /// What a change of a property does to the objects that may be of a type; to all that have it
  /// where no type is known.
  mutating func changedObjects(
    _ name: Name, ofType type: Name?, at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    for owner in owners(having: name, isAssigned: true, ofType: type) {
      let isPlain = resolver.isPlainVariable(name, of: owner)
      var changes: [Effect] = []
      for (property, meaning) in resolver.receivers[owner].properties
      where !isPlain || property == name {
        guard case .variable(let variable, let type) = meaning else { continue }
        let value = opaque(type, at: range, scope)
        changes.append(assignment(of: value, to: variable, at: range, scope))
      }
      effects += perhaps(changes, as: owner, at: range, scope)
    }
    return effects
  }

  mutating func perhaps(
    _ effects: [Effect], as owner: Int, at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    guard !effects.isEmpty else { return [] }
    let input = input(named(range, scope), nil, at: range, scope)
    return [
      effect(.inAnyUse(of: resolver.receivers[owner].screen, input, effects), at: range, scope)
    ]
  }

  /// `true` iff nothing says which object an expression is.
  func isUnclear(_ base: Expression, _ scope: Scope) -> Bool {
    if base.isSelf { return false }
    switch meaning(of: base, scope) {
    case .bundle, .object, .draft, .window, .presentationMode, .dismissAction, .content:
      return false
    case .variable, .value, .opaque, .closure, .anything, nil: break
    }
    switch standing(of: base, scope) {
    // Whatever stands in a list of Apple's is not Apple's.
    case .apple: return base.contains { resolver.yieldsElement($0) }
    case .window: return false
    case .controller, .declared, .unknown: return true
    }
  }
}

// Objects of the author's own that are handed to code that is not followed.
extension Writer {
  /// `true` iff an expression is an object that is known by its reference.
  func isReference(_ value: Expression, _ scope: Scope) -> Bool {
    guard resolver.declarations.hasReferences, let name = className(of: value, scope) else {
      return false
    }
    return resolver.holdsReference(StaticType(.named(name)))
  }

  /// `true` iff a call is one of a function of the file's, or makes an object of the file's.
  private func isFollowed(_ call: Call, _ scope: Scope) -> Bool {
    if let type = call.callee.typeName(resolver.names) {
      return resolver.declarations.type(type) != nil
    }
    guard case .member(let base, let name) = call.callee.kind, let owner = owner(of: base, scope)
    else { return false }
    return resolver.function(name.name, labels: call, ofType: owner, owner: scope.owner) != nil
  }

  func collect(_ expression: Expression, _ scope: Scope, _ found: inout [Expression]) {
    switch expression.kind {
    case .call(let call):
      let isOwn = call.callee.ownName.map {
        resolver.function($0, labels: call, of: scope.owner) != nil
      }
      if isOwn != true {
        found += call.arguments.map { $0.value }.filter { isObjectOfOwn($0, scope) }
        if !isFollowed(call, scope) {
          found += call.arguments.map { $0.value }.filter { isReference($0, scope) }
        }
      }
    case .assignment(_, _, _, let value): if isObjectOfOwn(value, scope) { found.append(value) }
    case .array(let elements):
      found += elements.filter { isObjectOfOwn($0, scope) || isReference($0, scope) }
    case .dictionary(let pairs):
      found += pairs.map { $0.value }.filter {
        isObjectOfOwn($0, scope) || isReference($0, scope)
      }
    case .name, .instance, .binding, .implicitMember, .number, .string, .boolean, .nilLiteral,
      .tuple, .member, .subscripted, .optionalChain, .forced, .prefix, .binary, .ternary, .cast,
      .effect, .closure, .keyPath, .macro, .regex, .availability, .conditionalModifiers, .branch,
      .hole, .missing:
      break
    }
    for operand in expression.operands { collect(operand, scope, &found) }
  }
}

extension Writer {
  /// Returns what an expression is, as the receiver of a member that has no meaning yet.
  func standing(
    of expression: Expression, _ scope: Scope, links: Int = Resolver.linkLimit
  ) -> Standing {
    guard links > 0 else { return .unknown }
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner), .effect(_, let inner):
      return standing(of: inner, scope, links: links - 1)
    case .tuple(let elements) where elements.count == 1:
      return standing(of: elements[0].value, scope, links: links - 1)
    case .cast(_, _, let type): return resolver.standing(ofType: type.name)
    case .string, .number, .boolean, .array, .dictionary, .regex, .keyPath: return .apple(nil)
    case .name(let name): return standing(ofName: name, scope)
    case .member(let base, let name):
      return standing(of: name.name, of: base, scope, links: links - 1)
    case .subscripted(let base, _): return standing(of: base, scope, links: links - 1)
    case .call(let call): return standing(ofCall: call, scope, links: links - 1)
    default: return .unknown
    }
  }

  private func standing(ofName name: Name, _ scope: Scope) -> Standing {
    if name.word == .selfWord {
      return resolver.isController(scope.owner) ? .controller : .declared
    }
    if let known = resolver.meaning(of: name, in: scope) {
      if let standing = standing(of: known) { return standing }
      return resolver.isWindowLike(name) ? .window : .unknown
    }
    if let variable = resolver.variable(named: name, of: scope.owner)
      ?? resolver.declarations.variables[name]
    {
      return resolver.standing(of: variable)
    }
    if resolver.names.isCapitalized(name) { return resolver.standing(ofType: name) }
    if name.word == .super { return .apple(nil) }
    if resolver.isController(scope.owner) || resolver.isUIView(scope.owner),
      appleMembers.contains(resolver.names.bytes(of: name))
    {
      return .apple(nil)
    }
    if resolver.isInheritedValue(name, of: scope.owner, in: scope.file) { return .apple(nil) }
    return resolver.isWindowLike(name) ? .window : .unknown
  }

  private func standing(of meaning: Meaning) -> Standing? {
    switch meaning {
    case .variable(_, let type): return resolver.standing(of: type)
    case .value(let formula): return resolver.standing(of: type(of: formula))
    case .bundle: return .declared
    case .draft: return .controller
    case .window: return .window
    case .object, .dismissAction, .presentationMode: return .apple(nil)
    case .opaque, .content, .closure, .anything: return nil
    }
  }

  /// What is reached by way of something of Apple's is Apple's too, but for windows, controllers
  /// and the object behind a delegate.
  private func standing(
    of name: Name, of base: Expression, _ scope: Scope, links: Int
  ) -> Standing {
    if base.isSelf || base.isSelfType {
      if let known = resolver.property(name, of: scope.owner), let standing = standing(of: known) {
        return standing
      }
      var inner = scope
      inner.locals = []
      return standing(ofName: name, inner)
    }
    if resolver.isWindowLike(name) { return .window }
    let place = Expression(.member(base, LocatedName(name, base.range)), base.range)
    if let known = meaning(of: place, scope), let standing = standing(of: known) {
      return standing
    }
    switch name.word {
    case .rootViewController, .parent, .presentedViewController, .presentingViewController,
      .topViewController, .visibleViewController, .selectedViewController,
      .navigationController, .tabBarController, .splitViewController:
      return .controller
    default: break
    }
    if resolver.names.bytes(of: name).hasSuffix("elegate")
      || resolver.names.bytes(of: name).hasSuffix("ontroller")
    {
      return .unknown
    }
    switch standing(of: base, scope, links: links) {
    case .apple: return standing(ofForeign: name)
    case .controller where appleMembers.contains(resolver.names.bytes(of: name)): return .apple(nil)
    case .window, .controller, .declared, .unknown: return .unknown
    }
  }

  /// What a member of something of Apple's yields: the author may have given it that by an
  /// extension.
  private func standing(ofForeign name: Name) -> Standing {
    guard let result = resolver.foreignResult(of: name) else { return .apple(nil) }
    return result.map { resolver.standing(ofType: $0.name) } ?? .unknown
  }

  private func standing(ofCall call: Call, _ scope: Scope, links: Int) -> Standing {
    if let type = call.callee.typeName(resolver.names) { return resolver.standing(ofType: type) }
    switch call.callee.kind {
    case .member(let base, let name):
      if let found = function(name.name, of: base, scope), let result = found.declaration.result {
        return resolver.standing(ofType: result.name)
      }
      if case .apple = standing(of: base, scope, links: links) {
        return standing(ofForeign: name.name)
      }
      return .unknown
    case .name(let name):
      let found = resolver.function(name, labels: call, of: scope.owner)?.function
      guard let result = found?.declaration.result else {
        return appleFunctions.contains(resolver.names.bytes(of: name)) ? .apple(nil) : .unknown
      }
      return resolver.standing(ofType: result.name)
    default: return .unknown
    }
  }

  private func function(
    _ name: Name, of base: Expression, _ scope: Scope
  ) -> LocatedFunction? {
    if base.isSelf { return resolver.function(name, labels: nil, of: scope.owner)?.function }
    guard case .bundle(let owner) = meaning(of: base, scope) else { return nil }
    return resolver.function(name, labels: nil, of: owner)?.function
  }
}
