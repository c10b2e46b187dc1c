import Language
import StatusBar

// Variables of which there is one for all: `static var`, and those outside any type.
extension Resolver {
  /// What a type itself has under a name: a static variable that code changes.
  func staticProperty(_ name: Name, of base: Expression, _ scope: Scope) -> Meaning? {
    guard let type = type(namedBy: base, scope) else { return nil }
    for type in declarations.lineage(of: type) {
      if let owner = receivers.statics(of: type), let known = property(name, of: owner) {
        return known
      }
      if declarations[type].variables[name] != nil { return nil }
    }
    return nil
  }

  /// `true` iff an expression is a struct that a type itself has, which code changes.
  func isStatic(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .member(let base, let name) = expression.kind,
      case .bundle(let owner)? = staticProperty(name.name, of: base, scope)
    else { return false }
    return isStruct(owner)
  }

  /// `true` iff `self` is a view of SwiftUI's there.
  func isView(_ owner: Int) -> Bool {
    typeInfo(of: owner).map { declarations[$0].role == .view } ?? false
  }

  /// The receiver of a type's static functions, where `base` names the type.
  func staticReceiver(of base: Expression, _ scope: Scope) -> Int? {
    type(namedBy: base, scope).flatMap { receivers.statics(of: $0) }
  }

  /// The declared type that an expression names: `Settings`, `Self`.
  func type(namedBy base: Expression, _ scope: Scope) -> Int? {
    if base.isSelfType {
      // The type of the object; in an extension of a protocol, the adopting type.
      if let own = typeInfo(of: scope.owner), receivers.statics(of: own) != nil { return own }
      let written = scope.type.flatMap { declarations[$0].keyword == .protocol ? nil : $0 }
      return written ?? typeInfo(of: scope.owner)
    }
    guard let name = base.typeName(names), meaning(of: name, in: scope) == nil else { return nil }
    return declarations.type(name)
  }

  /// The view of the author's own that a chain of its own methods begins with: `Page().styled()`.
  func ownView(at base: Expression) -> Int? {
    guard case .call(let call) = base.kind else { return nil }
    if let type = call.callee.typeName(names).flatMap({ declarations.type($0) }) {
      return declarations[type].role == .view ? type : nil
    }
    guard case .member(let inner, let name) = call.callee.kind, yieldsView(member: name.name) else {
      return nil
    }
    return ownView(at: inner)
  }

  /// `true` iff some type of the app has a function or a getter of that name that yields a view.
  func yieldsView(member name: Name) -> Bool { declarations.yieldsView(member: name) }
}

// Structs of the author's own: values, whose properties live where the struct is held.
extension Resolver {
  /// The index of the struct that a property holds from the start; nil for anything else.
  func heldStruct(_ source: PropertySource) -> Int? {
    let declaration = source.variable.declaration
    guard source.wrapper == .plain || source.wrapper == .state, let initial = declaration.initial,
      case .call(let call) = initial.kind, let index = madeStruct(by: call)
    else { return nil }
    if let type = declaration.type, type.isOptional || type.name != declarations[index].name {
      return nil
    }
    return isLazy(declaration) ? nil : index
  }

  /// `true` iff a property has its first value when it is read first.
  func isLazy(_ declaration: VariableDeclaration) -> Bool {
    declaration.modifiers.contains { names.bytes(of: $0.name).elementsEqual("lazy".utf8) }
  }

  /// `true` iff a type is a protocol with members that it does not ask for, of which an adopter has
  /// its own: which one is meant is chosen by the declared type.
  func choosesMembers(_ type: TypeReference?) -> Bool {
    guard let name = type?.name, let index = declarations.type(name),
      declarations[index].keyword == .protocol
    else { return false }
    let protocols = declarations.family(of: index)
    let own = protocols.flatMap { declarations[$0].variableOrder + declarations[$0].functionOrder }
      .filter { name in !protocols.contains { declarations[$0].requirements.contains(name) } }
    return !own.isEmpty
      && declarations.types.contains { info in
        info.keyword != .protocol
          && own.contains { info.variables[$0] != nil || info.functions[$0] != nil }
      }
  }

  /// `true` iff a property has its first value when it is read, and what makes that changes more.
  func isActingLazy(_ name: Name, ofType type: Int) -> Bool {
    guard let variable = variable(named: name, ofType: type), isLazy(variable.declaration),
      let initial = variable.declaration.initial
    else { return false }
    return callsActing(initial)
      || mayChange(
        [Statement(.expression(initial), initial.range)], variable.file, ofType: type)
  }

  /// `true` iff a method may change the value that it is called on.
  func isMutating(_ function: LocatedFunction) -> Bool { declarations.isMutating(function) }

  /// `true` iff a type is written `Theme??`: there may be nothing in what is there.
  func isTwiceOptional(_ type: TypeReference, in file: FileID) -> Bool {
    bytes(type.range, in: file).suffix(2).elementsEqual("??".utf8)
  }

  /// `true` iff an expression names a property of `self` whose changes are observed.
  func isObserved(_ place: Expression, _ scope: Scope) -> Bool {
    guard let name = place.withoutOptionals.ownName, !scope.locals.contains(name),
      let declared = variable(named: name, of: scope.owner)?.declaration
    else { return false }
    return declared.willSet != nil || declared.didSet != nil
  }

  /// The struct that a call makes, where what it is made of is read.
  func madeStruct(by call: Call) -> Int? {
    guard call.closures.isEmpty, let name = call.callee.typeName(names),
      let index = declarations.type(name), isPlainStruct(index)
    else { return nil }
    let initializer = declarations[index].initializers.first { fits($0, call) }
    return initializer?.declaration.isFailable ?? false ? nil : index
  }

  func isPlainStruct(_ index: Int) -> Bool {
    let info = declarations[index]
    return info.keyword == .struct && info.role == .other && info.parameters.isEmpty
      && !info.isByReference
      && info.variables.values.allSatisfy {
        $0.declaration.attributes.isEmpty && !isLazy($0.declaration)
      }
  }

  /// The plain struct that a type is; nil for any other.
  func plainStruct(_ type: StaticType) -> Int? {
    guard case .named(let name) = type.kind, !type.isOptional, let index = declarations.type(name),
      isPlainStruct(index)
    else { return nil }
    return index
  }

  /// The index of the struct that a property is given by those who make its owner, as `let theme:
  /// Theme`, where it is made of a few values; nil for anything else.
  func givenStruct(_ source: PropertySource) -> Int? {
    let declaration = source.variable.declaration
    guard source.wrapper == .plain, declaration.initial == nil, !isLazy(declaration),
      declaration.willSet == nil, declaration.didSet == nil, !isStruct(source.owner),
      let index = plainStruct(staticType(declaration.type)),
      let count = valueCount(of: index, depth: 0), count > 0, count <= 8
    else { return nil }
    return index
  }

  /// The struct that a property of another struct holds, which is given with that one.
  func structPart(_ source: PropertySource) -> Int? {
    let declaration = source.variable.declaration
    guard isStruct(source.owner), source.wrapper == .plain, declaration.initial == nil,
      let index = plainStruct(staticType(declaration.type)), valueCount(of: index, depth: 0) != nil
    else { return nil }
    return index
  }

  /// The struct that a type is, where it is made of a few values; nil for anything else.
  func structOfValues(_ type: StaticType) -> Int? {
    guard let index = plainStruct(type), let count = valueCount(of: index, depth: 0), count > 0,
      count <= 8
    else { return nil }
    return index
  }

  /// The number of the values that a struct is made of; nil where it holds anything else.
  private func valueCount(of index: Int, depth: Int) -> Int? {
    let info = declarations[index]
    guard info.observed.isEmpty, depth < 4 else { return nil }
    var count = 0
    for name in info.variableOrder {
      guard let variable = info.variables[name], isStored(variable.declaration) else { continue }
      let type = staticType(variable)
      if let inner = plainStruct(type) {
        guard let parts = valueCount(of: inner, depth: depth + 1) else { return nil }
        count += parts
        continue
      }
      if holdsController(type) || holdsReference(type) || type.kind == .closure { return nil }
      if case .named(let name) = type.kind, let declared = declarations.type(name),
        declarations[declared].role != .enumeration
      {
        return nil
      }
      count += 1
    }
    return count
  }

  /// The places of a struct, with their names and types.
  func leaves(of owner: Int) -> [(place: Variable, path: [Name], type: StaticType)] {
    var leaves: [(place: Variable, path: [Name], type: StaticType)] = []
    for (name, meaning) in properties(of: owner) {
      switch meaning {
      case .variable(let place, let type): leaves.append((place, [name], type))
      case .bundle(let inner) where receivers[inner].isStruct:
        for leaf in self.leaves(of: inner) {
          leaves.append((leaf.place, [name] + leaf.path, leaf.type))
        }
      case .bundle, .value, .object, .opaque, .content, .closure, .dismissAction,
        .presentationMode, .draft, .window, .anything:
        break
      }
    }
    return leaves
  }

  /// `true` iff a receiver is a struct, which is copied where it is assigned.
  func isStruct(_ owner: Int) -> Bool { receivers[owner].isStruct }

  /// The variables that a struct is made of, those of the structs in it among them.
  func places(of owner: Int) -> [Variable] {
    properties(of: owner).flatMap { _, meaning -> [Variable] in
      switch meaning {
      case .variable(let place, _): [place]
      case .bundle(let inner) where receivers[inner].isStruct: places(of: inner)
      case .bundle, .value, .object, .opaque, .content, .closure, .dismissAction,
        .presentationMode, .draft, .window, .anything:
        []
      }
    }
  }

  /// The variables of an owner, and those of the structs among its properties.
  func parts(of owner: Int) -> [(Variable, StaticType)] {
    properties(of: owner).flatMap { _, meaning -> [(Variable, StaticType)] in
      switch meaning {
      case .variable(let place, let type): [(place, type)]
      case .bundle(let inner) where receivers[inner].isStruct: parts(of: inner)
      case .bundle, .value, .object, .opaque, .content, .closure, .dismissAction,
        .presentationMode, .draft, .window, .anything:
        []
      }
    }
  }

  /// The variables of an owner, and those of the objects and the structs among its properties.
  func reached(from owner: Int, depth: Int = 0) -> [(Variable, StaticType)] {
    receivers[owner].properties.values.flatMap { meaning -> [(Variable, StaticType)] in
      switch meaning {
      case .variable(let place, let type): [(place, type)]
      case .bundle(let inner) where depth < 4: reached(from: inner, depth: depth + 1)
      case .bundle, .value, .object, .opaque, .content, .closure, .dismissAction,
        .presentationMode, .draft, .window, .anything:
        []
      }
    }
  }

  /// What a struct has, in the order of its declaration.
  func properties(of owner: Int) -> [(Name, Meaning)] {
    guard let type = typeInfo(of: owner) else { return [] }
    return declarations[type].variableOrder.compactMap { name in
      receivers[owner].properties[name].map { (name, $0) }
    }
  }

  // MARK: - Assignments

  /// `true` iff a method of Swift's may change a value of a type that it is called on.
  func changesValue(_ method: Name, ofType type: StaticType) -> Bool {
    switch type.kind {
    case .text, .list, .set, .number, .named, .unknown: break
    case .bool, .scheme, .visibility, .style, .animation, .sizeClass, .interposed, .scenePhase,
      .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle, .tabMode,
      .displayMode, .nothing, .closure:
      return false
    }
    // A list of objects is a value, too.
    return changesItself(spelling(method)) && (type.element != nil || !holdsReference(type))
  }

  /// `true` iff a method of Swift's lists, sets, dictionaries and texts changes the one it is of.
  func changesItself(_ method: String) -> Bool {
    [
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
      "removeSubrange", "replaceSubrange", "popFirst", "popLast", "popFirst", "sort", "reverse",
      "shuffle", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
      "updateValue", "merge", "swapAt", "partition", "write",
    ].contains(method)
  }
}

// Assignments to several places at once, and to places that are reached by a key path.
extension Resolver {
  func isComputed(_ base: Expression, _ scope: Scope) -> Bool {
    guard let name = base.withoutOptionals.ownName else { return false }
    return meaning(of: name, in: scope) == nil && computed(name, of: scope.owner) != nil
  }

  /// The member that a key path names where it is written out: `self.a` for
  /// `self[keyPath: \.a]`.
  func place(
    on base: Expression, by arguments: [Argument], at range: SourceRange
  ) -> Expression? {
    guard arguments.count == 1, let label = arguments[0].label,
      names.bytes(of: label.name).elementsEqual("keyPath".utf8),
      case .keyPath(let path) = arguments[0].value.kind, !path.isEmpty
    else { return nil }
    return path.reduce(base) { Expression(.member($0, LocatedName($1, range)), range) }
  }
}

// Changes of texts, lists and sets where they are held.
extension Resolver {
  /// The types of the arguments of a change.
  func wanted(by function: ValueFunction, of type: StaticType) -> [StaticType] {
    let element = type.element ?? .unknown
    let number = StaticType(.int64)
    switch function {
    case .change(.append), .change(.insertOnce), .change(.removeValue): return [element]
    case .change(.appendAll): return [type]
    case .change(.insert): return [element, number]
    case .change(.replace): return [number, element]
    case .change(.remove), .change(.swap), .part: return [number, number]
    case .concatenate: return [StaticType(.text)]
    case .describe, .ofText, .ofTexts, .replaceText, .joinTexts, .ofNumber, .isMultiple, .list,
      .set, .range, .stride, .ofList, .search, .element, .hasSameElements:
      return []
    }
  }

  /// `true` iff a place is declared with `let`: nothing changes the value that it holds.
  func isConstant(_ base: Expression, _ scope: Scope) -> Bool {
    guard let name = base.withoutOptionals.ownName else { return false }
    if scope.locals.contains(name) { return scope.locals[name]?.initial != nil }
    return variable(named: name, of: scope.owner)?.declaration.isConstant ?? false
  }
}

// Enumerations of the author's own as values: what they are made of, compute and are compared by.
extension Resolver {
  /// The index of the enumeration that a type is; nil for any other type.
  func enumeration(_ type: StaticType) -> Int? {
    guard case .named(let name) = type.kind, let index = declarations.type(name),
      declarations[index].role == .enumeration
    else { return nil }
    return index
  }

  // MARK: - Members

  func enumerationMade(by call: Call, _ scope: Scope) -> StaticType? {
    if case .member(let base, let name) = call.callee.kind, let type = base.typeName(names),
      enumeration(StaticType(.named(type))) != nil,
      declarations.type(type).map({ declarations[$0].cases.contains(name.name) }) ?? false
    {
      return StaticType(.named(type))
    }
    guard case .name(let name) = call.callee.kind else { return nil }
    if enumeration(StaticType(.named(name))) != nil {
      return StaticType(.named(name), isOptional: call.arguments.first?.label != nil)
    }
    guard let found = function(name, labels: call, of: scope.owner) else { return nil }
    let result = staticType(found.function.declaration.result)
    return enumeration(result) == nil ? nil : result
  }

  // MARK: - Comparing

  /// The operator of that name that compares two values of a type.
  func operators(_ name: Name, of index: Int) -> LocatedFunction? {
    if let own = declarations[index].functions[name]?.first(where: { $0.declaration.isStatic }) {
      return own
    }
    return declarations.functions[name]?.first {
      $0.declaration.parameters.first?.type?.name == declarations[index].name
    }
  }
}
