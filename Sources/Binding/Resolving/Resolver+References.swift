import Language
import StatusBar

// Assignments, to whatever stands on the left.
extension Resolver {
  /// Returns the name of a getter that an assignment names, or nil.
  func getterName(_ target: Expression, _ scope: Scope) -> Name? {
    guard let name = target.ownName, meaning(of: name, in: scope) == nil else { return nil }
    return computed(name, of: scope.owner) == nil ? nil : name
  }
}

// What an initializer assigns itself: no observer is told of it. Of what a function, a closure or
// a `defer` of the initializer assigns each is told, and a superclass's property is observed.
extension Resolver {
  /// Returns the places of the assignments in the body of an initializer that no observer is told
  /// of: those of the type's own properties that stand in the body itself.
  func directAssignments(of initializer: LocatedFunction, in type: Int) -> [SourceRange] {
    var found: [SourceRange] = []
    collect(initializer.declaration.body ?? [], declarations[type], &found)
    return found
  }

  /// `true` iff the code of a class itself gives a property no value but one that an initializer
  /// is given.
  func isGivenByOthers(_ property: Name, in type: Int) -> Bool {
    let word = names.bytes(of: property)
    func changes(_ function: LocatedFunction) -> Bool {
      bytes(function.declaration.range, in: function.file)[...].changes(word, afterDot: true)
    }
    return declarations.lineage(of: type).allSatisfy { index in
      let info = declarations[index]
      return !info.functions.values.joined().contains(where: changes)
        && info.initializers.allSatisfy { !changes($0) || takes(property, $0.declaration) }
    }
  }

  /// `true` iff the controller that is asked for is made by an initializer that gives a property
  /// what it is given, whatever the property begins with.
  func isGivenToRoot(_ source: PropertySource) -> Bool {
    guard source.variable.declaration.initial != nil, source.wrapper == .plain,
      let root = spec.askedRoot, let type = declarations.type(root),
      typeInfo(of: source.owner) == type, declarations[type].isController,
      let made = declarations.lineage(of: type).first(where: {
        !declarations[$0].initializers.isEmpty
      }), let first = declarations[made].initializers.first(where: { !isForCoder($0) })
    else { return false }
    return takes(source.variable.declaration.name.name, first.declaration)
  }

  /// `true` iff an initializer gives a property what it is given.
  private func takes(_ property: Name, _ initializer: FunctionDeclaration) -> Bool {
    let parameters = initializer.parameters.map { $0.name.name }
    return (initializer.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        target.ownName == property, case .name(let given) = value.kind
      else { return false }
      return parameters.contains(given)
    }
  }

  /// The type, one of an owner's or above it, that declares an initializer.
  func typeDeclaring(_ initializer: LocatedFunction, _ owner: Int) -> Int? {
    guard let type = typeInfo(of: owner) else { return nil }
    let place = initializer.declaration.name.range
    return declarations.lineage(of: type).first { base in
      declarations[base].initializers.contains {
        $0.file == initializer.file && $0.declaration.name.range == place
      }
    }
  }

  private func collect(
    _ statements: [Statement], _ type: TypeInfo, _ found: inout [SourceRange]
  ) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        if isDirect(expression, type) { found.append(expression.range) }
      case .if(let branches):
        collect(branches.then, type, &found)
        collect(branches.otherwise, type, &found)
      case .guard(_, let otherwise): collect(otherwise, type, &found)
      case .switch(_, let cases): for one in cases { collect(one.body, type, &found) }
      case .loop(let loop): collect(loop.body, type, &found)
      case .block(let body): collect(body, type, &found)
      case .attempt(let body, let clauses):
        collect(body, type, &found)
        for clause in clauses { collect(clause, type, &found) }
      case .conditional(let clauses): for clause in clauses { collect(clause.body, type, &found) }
      case .variable, .function, .type, .return, .jump, .deferred, .action, .unread: break
      }
    }
  }

  private func isDirect(_ expression: Expression, _ type: TypeInfo) -> Bool {
    let target: Expression
    switch expression.kind {
    case .assignment(let place, _, _, _): target = place
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind, name.name.word == .toggle else {
        return false
      }
      target = base
    default: return false
    }
    // `size.width = 5` is an assignment to `size`, too.
    let root = target.ownName ?? target.memberPath?.first { $0.word != .selfWord }
    guard let declared = root.flatMap({ type.variables[$0]?.declaration }) else { return false }
    // One that is overridden is the superclass's.
    return !declared.modifiers.contains { $0.name.word == .override }
  }
}

// Navigation paths: what code appends is pushed, what it removes is popped.
extension Resolver {
  /// `path.count`
  func mentionsCount(_ expression: Expression) -> Bool {
    guard case .member(_, let name) = expression.kind else { return false }
    return names.bytes(of: name.name).elementsEqual("count".utf8)
  }
}

// Assignments to computed properties: what `set` says happens in their place.
extension Resolver {
  struct Setter {
    var file: FileID
    var closure: Closure
    /// The type of the property as it is written.
    var written: TypeReference?
    var type: StaticType
  }

  func setter(_ name: Name, of owner: Int) -> Setter? {
    typeInfo(of: owner).flatMap { setter(name, ofType: $0) }
  }

  private func setter(_ name: Name, ofType type: Int) -> Setter? {
    for type in declarations.family(of: type) {
      guard let variable = declarations[type].variables[name] else { continue }
      return variable.declaration.setter.map {
        Setter(
          file: variable.file, closure: $0, written: variable.declaration.type,
          type: staticType(variable.declaration.type))
      }
    }
    return nil
  }

  /// The setter that objects of a type have; nil where a class below has one of its own.
  func onlySetter(_ name: Name, ofType type: Int) -> Setter? {
    let isOverridden = declarations.types.indices.contains { other in
      other != type && declarations[other].variables[name] != nil
        && declarations.lineage(of: other).contains(type)
    }
    return isOverridden ? nil : setter(name, ofType: type)
  }
}

// What expressions refer to, where that is more than a value: variables, objects, controllers.
extension Resolver {
  /// What one look at an expression tells.
  struct Sense {
    /// What it refers to; nil where it is only a value.
    var meaning: Meaning?
    /// The name of the type that a declaration gives it, where that was asked for.
    var className: Name?
  }

  /// Links of a chain that may name something; of the end of a longer one nothing is known.
  static var linkLimit: Int { 64 }

  /// The one object that the app has of a class, or nil.
  private func sharedObject(of className: Name) -> Int? {
    if declarations.isDelegate(className) { return 0 }
    return declarations.sharedTypes.contains(className) ? receivers.shared(className) : nil
  }

  /// The same with the one object of its class that a program shares, where nothing else is known.
  func known(_ sense: Sense, _ scope: Scope) -> Sense {
    // Closures here, and in what is asked below, would keep, and so copy, the whole binder.
    guard sense.meaning == nil, let type = sense.className, let owner = sharedObject(of: type),
      isObserved(owner, in: scope)
    else { return sense }
    return Sense(meaning: .bundle(owner: owner), className: sense.className)
  }

  func meaning(
    ofMember name: LocatedName, of base: Expression, _ meaning: Meaning?, _ scope: Scope
  ) -> Meaning? {
    if base.isSelf { return property(name.name, in: scope) }
    if name.name.word == .wrappedValue || name.name.word == .projectedValue { return meaning }
    if name.name.word == .shared, let type = base.typeName(names),
      let owner = receivers.shared(type), isObserved(owner, in: scope)
    {
      return .bundle(owner: owner)
    }
    if let known = staticProperty(name.name, of: base, scope) { return known }
    switch meaning {
    case .bundle(let owner): return property(name.name, of: owner)
    case .opaque(let names, let qualifier):
      return .opaque(names + [name.name], qualifier: qualifier)
    case nil, .variable, .value, .object, .content, .closure, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      return nil
    }
  }

  func className(
    of name: LocatedName, of base: Expression, _ sense: Sense, _ scope: Scope
  ) -> Name? {
    guard let owner = owner(of: base, sense, scope),
      let variable = variable(named: name.name, ofType: owner)
    else { return declarations.delegateNames[name.name] }
    return className(of: variable)
  }

  /// `false` for an object of a plain class in a view, which is not told of its changes.
  private func isObserved(_ owner: Int, in scope: Scope) -> Bool {
    guard let type = typeInfo(of: owner), declarations[type].role != .observable,
      let reader = typeInfo(of: scope.owner)
    else { return true }
    return declarations[reader].role != .view
  }

  /// `true` iff the first name of a path is not a controller's member.
  func bindsNothing(_ path: [Name], _ scope: Scope) -> Bool {
    guard let first = path.first, !isController(scope.owner) else { return false }
    return first.word != .selfWord && !(names.isCapitalized(first) && isAppleName(first))
  }
}

// Objects of plain classes that live in the world: made, asked, called and changed through their
// references, whichever class they turn out to be of.
extension Resolver {
  /// `true` iff values of a type are objects that live in the world.
  func holdsReference(_ type: StaticType) -> Bool {
    guard declarations.hasReferences, case .named(let name) = type.kind,
      let index = declarations.type(name)
    else { return false }
    if declarations[index].isByReference { return true }
    return declarations[index].keyword == .protocol
      && declarations.controllers(like: index).contains { declarations[$0].isByReference }
  }

  // MARK: - Making

  /// `true` iff an expression makes an object that lives in the world.
  func makesReference(_ expression: Expression) -> Bool {
    guard declarations.hasReferences, case .call(let call) = expression.kind,
      let name = call.callee.typeName(names)
    else { return false }
    return holdsReference(StaticType(.named(name)))
  }

  /// `true` iff what a function yields is made as it runs: an object, or a controller that is
  /// changed before it is handed on.
  func makesObject(_ function: LocatedFunction, _ body: [Statement]) -> Bool {
    let result = staticType(function.declaration.result)
    if holdsReference(result) { return true }
    return holdsController(result)
      && changesMade(body, Scope(file: function.file, screen: .app, owner: 0))
  }

  /// `true` iff statements that come to a value may change an object that they make: they do more
  /// with a constant that holds one than to hand it to what they make, and to return it.
  func changesMade(_ statements: [Statement], _ scope: Scope) -> Bool {
    var made: [Name] = []
    for statement in statements {
      switch statement.kind {
      case .variable(let variable):
        guard let initial = variable.initial else { continue }
        if !handsOver(made, in: initial, scope) { return true }
        if makesKept(initial) { made.append(variable.name.name) }
      case .return(let value?):
        if !handsOver(made, in: value, scope) { return true }
      case .expression(let value) where statements.count == 1:
        if !handsOver(made, in: value, scope) { return true }
      case .return(nil), .expression, .if, .guard, .switch, .loop, .block, .deferred, .attempt,
        .conditional, .function, .type, .action, .jump, .unread:
        if made.contains(where: { names($0, in: statement.range, scope) }) { return true }
        if statement.blocks.contains(where: { changesMade($0, scope) }) { return true }
      }
    }
    return false
  }

  /// `true` iff an expression makes an object or a controller.
  private func makesKept(_ expression: Expression) -> Bool {
    if StoryboardCall(expression, self) != nil { return true }
    guard case .call(let call) = expression.kind, let name = call.callee.typeName(names) else {
      return false
    }
    return makesReference(expression) || holdsController(StaticType(.named(name)))
  }

  /// `true` iff an expression does no more with some objects than to give them to what it makes.
  private func handsOver(_ made: [Name], in value: Expression, _ scope: Scope) -> Bool {
    guard made.contains(where: { names($0, in: value.range, scope) }) else { return true }
    if let name = value.ownName { return made.contains(name) }
    guard case .call(let call) = value.kind, call.closures.isEmpty,
      call.callee.typeName(names) != nil
    else { return false }
    return call.arguments.allSatisfy { handsOver(made, in: $0.value, scope) }
  }

  func isFailable(_ initializer: LocatedFunction) -> Bool {
    let start = initializer.declaration.name.range.end
    return bytes(SourceRange(start, start + 1), in: initializer.file).first == UInt8(ascii: "?")
  }

  // MARK: - Asking

  /// `true` iff statements may change a property of an object of a class, by themselves or by what
  /// they call of it: a value alone would leave that out.
  func mayChange(_ statements: [Statement], _ file: FileID, ofType type: Int) -> Bool {
    let family = declarations.family(of: type)
    var seen: Set<Location> = []
    var pending: [(statements: [Statement], file: FileID)] = [(statements, file)]
    while let (body, file) = pending.popLast() {
      guard let first = body.first, let last = body.last,
        seen.insert(Location(file, first.range)).inserted
      else { continue }
      let bytes = bytes(first.range.union(last.range), in: file)
      let text = bytes[...]
      var isChanged = false
      text.forEachChange(in: names) { name, start in
        if !text.isDeclared(at: start),
          family.contains(where: { declarations[$0].variables[name] != nil })
        {
          isChanged = true
        }
      }
      if isChanged { return true }
      text.forEachName { start, end in
        guard let name = names.name(bytes, from: start, to: end) else { return }
        for base in family {
          for function in declarations[base].functions[name] ?? [] {
            pending.append((function.declaration.body ?? [], function.file))
          }
          if let variable = declarations[base].variables[name],
            let getter = variable.declaration.getter
          {
            pending.append((getter, variable.file))
          }
        }
      }
    }
    return false
  }
}
