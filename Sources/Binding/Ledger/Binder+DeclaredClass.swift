import Language
import StatusBar

// Which of the file's objects an expression means that names none of them: by its declared type,
// or, where that is not known, by the members that are asked of it.
extension Binder {
  /// The one object that the app has of a class, or nil.
  func sharedObject(of className: Name) -> Int? {
    declarations.sharedTypes.contains(className) ? receivers.shared(className) : nil
  }

  /// The name of the type of what a bare name refers to.
  func className(ofName name: Name, _ meaning: Meaning?, _ scope: Scope) -> Name? {
    switch meaning {
    case .variable(_, let type): return type.name
    case .value(let formula): return type(of: formula).name
    case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      return nil
    case nil:
      if let own = variable(named: name, of: scope.owner), let type = className(of: own) {
        return type
      }
      guard let variable = declarations.variables[name] else { return nil }
      return className(of: variable)
    }
  }

  /// The name of the type that a call makes or answers.
  func resultName(of call: Call, _ scope: Scope) -> Name? {
    if let type = call.callee.typeName(names) { return type }
    let found: LocatedFunction?
    switch call.callee.kind {
    case .name(let name):
      found = function(name, labels: call, of: scope.owner)?.function
    case .member(let base, let name):
      guard let owner = owner(of: base, scope) else { return nil }
      found = function(name.name, labels: call, ofType: owner, owner: scope.owner)?.function
    default: found = nil
    }
    guard let found, let result = found.declaration.result else { return nil }
    return plainName(result, found.file)
  }

  /// The declared type that an expression is of of which so much is known, or that it names.
  func owner(of base: Expression, _ sense: Sense, _ scope: Scope) -> Int? {
    if base.isSelf { return typeInfo(of: scope.owner) }
    if let type = base.typeName(names), self.meaning(of: type, in: scope) == nil {
      return declarations.type(type)
    }
    if case .bundle(let owner) = sense.meaning { return typeInfo(of: owner) }
    guard let type = sense.className else { return nil }
    return declarations.type(type)
  }

  func className(of variable: LocatedVariable) -> Name? {
    guard let type = variable.declaration.type else { return staticType(variable).name }
    return plainName(type, variable.file)
  }

  /// The name of a type that is written as that and no more, but for `?` or `!`.
  func plainName(_ type: TypeReference, _ file: FileID) -> Name? {
    var text = bytes(type.range, in: file)[...]
    while let last = text.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      text.removeLast()
    }
    return text.elementsEqual(names.bytes(of: type.name)) ? type.name : nil
  }

  // MARK: - Objects that it may be

  /// The objects and controllers of which an expression may be one, that have a member of a name.
  private func owners(
    having member: Name, like base: Expression, _ scope: Scope
  ) -> [Int] {
    guard declarations.typesDeclare(member) else { return [] }
    let type = className(of: base, scope)
    return (0..<receivers.count).filter { receiver in
      guard let index = receivers.type(of: receiver), isObject(index, receiver),
        type.map({ mayBe($0, index) }) ?? true
      else { return false }
      return variable(named: member, ofType: index) != nil
        || function(member, labels: nil, ofType: index, owner: receiver) != nil
    }
  }

  /// `true` iff a receiver stands for an object or a controller of a class, and not for the class.
  private func isObject(_ index: Int, _ receiver: Int) -> Bool {
    guard declarations[index].keyword == .class, receivers.statics(of: index) != receiver else {
      return false
    }
    switch declarations[index].role {
    case .observable, .other: return true
    case .controller: return self.receiver(ofType: index) == receiver
    case .view, .representable, .modifier, .visibilityState, .app, .enumeration: return false
    }
  }

  /// `true` iff something that is declared as a type may be of a class of the file.
  private func mayBe(_ type: Name, _ index: Int) -> Bool {
    for relative in declarations.family(of: index) {
      let info = declarations[relative]
      if info.name == type || info.inherited.contains(where: { $0.name == type }) { return true }
    }
    // Not an alias, and not the parameter of something generic.
    return declarations.type(type) == nil && !appleTypes.contains(names.bytes(of: type))
      && !StaticType(typeWord: type.word).isKnown && ControllerClass(type.word) == nil
  }

  /// What an assignment to a member changes of the objects that it may be one of.
  mutating func changedObjects(
    by target: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard case .member(let base, let name) = target.kind, isUnclear(base, scope) else { return [] }
    var effects: [Effect] = []
    for owner in owners(having: name.name, like: base, scope) {
      let isPlain = isPlainVariable(name.name, of: owner)
      var changes: [Effect] = []
      for (property, meaning) in receivers[owner].properties where !isPlain || property == name.name
      {
        guard case .variable(let variable, let type) = meaning else { continue }
        let value = opaque(type, at: range, scope)
        changes.append(assignment(of: value, to: variable, at: range, scope))
      }
      effects += perhaps(changes, as: owner, at: range, scope)
    }
    return effects
  }

  /// `true` iff nothing happens but that the variable has another value.
  private func isPlainVariable(_ name: Name, of owner: Int) -> Bool {
    guard let type = receivers.type(of: owner),
      let declaration = variable(named: name, ofType: type)?.declaration
    else { return false }
    return declaration.getter == nil
  }

  /// What a call of a method may do to the objects that it may be called on.
  mutating func calledObjects(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard isUnclear(base, scope) else { return [] }
    var effects: [Effect] = []
    for owner in owners(having: name.name, like: base, scope) {
      guard let found = function(name.name, labels: nil, of: owner), found.owner == owner else {
        continue
      }
      let function = bindFunction(found.function, owner: owner)
      guard program[function.handler].body.contains(where: { $0.matters }) else { continue }
      let arguments = function.parameters.map { _ in opaque(at: range, scope) }
      let call = effect(.run(.handler(function.handler, arguments: arguments)), at: range, scope)
      effects += perhaps([call], as: owner, at: range, scope)
    }
    return effects
  }

  private mutating func perhaps(
    _ effects: [Effect], as owner: Int, at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    guard !effects.isEmpty else { return [] }
    let input = input(named(range, scope), nil, at: range, scope)
    return [effect(.inAnyUse(of: receivers[owner].screen, input, effects), at: range, scope)]
  }

  /// `true` iff nothing says which object an expression is.
  private func isUnclear(_ base: Expression, _ scope: Scope) -> Bool {
    if base.isSelf { return false }
    switch meaning(of: base, scope) {
    case .bundle, .object, .draft, .window, .presentationMode, .dismissAction, .content:
      return false
    case .variable, .value, .opaque, .closure, .anything, nil: break
    }
    switch standing(of: base, scope) {
    // Whatever stands in a list of Apple's is not Apple's.
    case .apple: return base.contains { if case .subscripted = $0.kind { true } else { false } }
    case .window: return false
    case .controller, .declared, .unknown: return true
    }
  }
}

extension StaticType {
  /// The name of the declared type that it is, or nil.
  fileprivate var name: Name? {
    if case .named(let name) = kind { return name }
    return nil
  }
}
