import Language
import StatusBar

/// Whether functions of classes that are not followed may concern the bar: by what they call and
/// change, and what that calls, as far as types say what is meant; else by names.
struct CalledReach {
  private let resolver: Resolver
  /// The struct whose own parts are looked at apart; nil where there is none.
  private let whole: Int?
  /// `true` iff what is done to objects that are followed is noted, and no more is asked of it.
  private let notes: Bool
  private var seen: [Location] = []
  /// The calls that are made of objects which are followed.
  private(set) var calls: [PartCall] = []
  /// The properties of such objects that are changed.
  private(set) var changes: [PartChange] = []
  /// What is told those who listen: `NotificationCenter.default.post(name: .changed, object: nil)`.
  private(set) var posts: [Post] = []

  /// A call of a function of an object of some type.
  struct PartCall {
    var type: Name
    var name: Name
    var call: Call
  }

  /// A call that tells those who listen, by the place of its name.
  struct Post {
    var name: LocatedName
    var file: FileID
  }

  /// A change of a property of an object of some type.
  struct PartChange: Equatable {
    var type: Name
    var name: Name
  }

  /// More functions than these are not looked at.
  private static let mostFunctions = 100

  /// Code of a function, and what its names mean.
  private struct Code {
    var file: FileID
    /// The type whose members its names mean; nil outside of any.
    var type: Int?
    /// The names that it declares, each with its type where that is written.
    var locals: Table<Name, Name?> = Table()
  }

  init(_ resolver: Resolver, besidesPartsOf whole: Int? = nil, notingFollowed notes: Bool = false) {
    (self.resolver, self.whole, self.notes) = (resolver, whole, notes)
  }

  /// `true` iff a function of an object of a class may concern the bar, when it is called so.
  mutating func mayConcernBar(_ name: Name, calledBy call: Call, of type: Int) -> Bool {
    concernsBar(functions(name, of: type), call)
  }

  /// `true` iff a function of a type, or of none, may concern the bar.
  mutating func mayConcernBar(_ function: LocatedFunction, of type: Int?) -> Bool {
    guard let body = function.declaration.body else { return false }
    let place = Location(function.file, function.declaration.name.range)
    if seen.contains(place) { return false }
    if seen.count >= CalledReach.mostFunctions { return true }
    seen.append(place)
    var code = Code(file: function.file, type: type)
    for parameter in function.declaration.parameters {
      code.locals[parameter.name.name] = parameter.type.map {
        resolver.plainName($0, function.file)
      }
    }
    return mayConcernBar(body, code)
  }

  private mutating func mayConcernBar(_ body: [Statement], _ code: Code) -> Bool {
    var code = code
    let pieces = body.map(CodePiece.statement)
    for piece in pieces { note(piece, in: &code) }
    for piece in pieces where mayConcernBar(piece, code) { return true }
    return false
  }

  /// Notes the names that code declares.
  private func note(_ piece: CodePiece, in code: inout Code) {
    switch piece {
    case .closure(let closure):
      for parameter in closure.parameters { code.locals[parameter.name] = .some(nil) }
    case .expression: break
    case .statement(let statement):
      switch statement.kind {
      case .variable(let variable):
        let type =
          variable.type.flatMap { resolver.plainName($0, code.file) }
          ?? variable.initial.flatMap { resolver.typeMade(by: $0) }
        code.locals[variable.name.name] = .some(type)
      case .if(let branches): note(branches.conditions, in: &code)
      case .guard(let conditions, _): note(conditions, in: &code)
      case .loop(let loop):
        let names = loop.names.map { $0.name } + [loop.variable?.name].compactMap { $0 }
        for name in names { code.locals[name] = .some(nil) }
      case .expression, .return, .function, .type, .switch, .jump, .block, .attempt, .deferred,
        .conditional, .action, .unread:
        break
      }
    }
    for inner in piece.pieces { note(inner, in: &code) }
  }

  private func note(_ conditions: [Condition], in code: inout Code) {
    for case .binding(let name, let value) in conditions {
      let type = value.flatMap { typeName(of: $0, code) }
      if value != nil || code.locals[name.name] == nil { code.locals[name.name] = .some(type) }
    }
  }

  private mutating func mayConcernBar(_ piece: CodePiece, _ code: Code) -> Bool {
    switch piece {
    case .expression(let expression):
      switch expression.kind {
      case .call(let call): if mayConcernBar(call, code) { return true }
      case .assignment(let target, _, _, _), .prefix(.bitAnd, let target):
        if changesBar(target, code) { return true }
      case .macro, .keyPath, .binary(_, .custom, _, _): return true
      case .name(let name), .implicitMember(let name):
        if readingConcernsBar(name, code) { return true }
      case .member(_, let name): if readingConcernsBar(name.name, code) { return true }
      default: break
      }
    case .statement(let statement):
      switch statement.kind {
      case .action: return true
      case .function(let function): if mayConcernBar(function.body ?? [], code) { return true }
      default: break
      }
    case .closure: break
    }
    for inner in piece.pieces where mayConcernBar(inner, code) { return true }
    return false
  }

  /// `true` iff what a name stands for may do something as it is read: a getter, a value that is
  /// made when it is first named, a function that is handed on.
  private mutating func readingConcernsBar(_ name: Name, _ code: Code) -> Bool {
    if code.locals[name] != nil { return false }
    let declarations = resolver.declarations
    if let globals = declarations.functions[name] {
      for function in globals where mayConcernBar(function, of: nil) { return true }
    }
    for (index, info) in declarations.types.enumerated() {
      if index == code.type {
        for function in info.functions[name] ?? [] where mayConcernBar(function, of: index) {
          return true
        }
      }
      for case let variable? in [info.variables[name], info.staticVariable(name)] {
        if concernsBar(reading: variable, of: index) { return true }
      }
    }
    return declarations.variables[name].map { concernsBar(reading: $0, of: nil) } ?? false
  }

  private mutating func concernsBar(reading variable: LocatedVariable, of type: Int?) -> Bool {
    let declaration = variable.declaration
    let place = Location(variable.file, declaration.name.range)
    let isMadeLate = declaration.isStatic || type == nil || resolver.isLazy(declaration)
    let initial = isMadeLate ? declaration.initial : nil
    guard declaration.getter != nil || initial != nil, !seen.contains(place) else { return false }
    if seen.count >= CalledReach.mostFunctions { return true }
    seen.append(place)
    let code = Code(file: variable.file, type: type)
    if let getter = declaration.getter, mayConcernBar(getter, code) { return true }
    return initial.map { mayConcernBar(.expression($0), code) } ?? false
  }

  // MARK: - Changes

  private mutating func changesBar(_ target: Expression, _ code: Code) -> Bool {
    let target = target.withoutOptionals
    switch target.kind {
    case .name(let name): return changesBar(ownName: name, code)
    case .member(let base, let name):
      if base.isSelf { return changesBar(ownName: name.name, code) }
      if BarMember.assigned(name.name.word) != nil { return true }
      guard resolver.declarations.declaresMember(name.name) else { return false }
      guard let written = typeName(of: base, code) else { return isOfFollowed(name.name) }
      guard let type = resolver.declarations.type(written) else {
        return !resolver.isAppleName(written)
      }
      return changesBar(name.name, of: type)
    case .subscripted(let base, _): return changesBar(base, code)
    case .tuple(let elements):
      for element in elements where changesBar(element.value, code) { return true }
      return false
    default: return true
    }
  }

  private mutating func changesBar(ownName name: Name, _ code: Code) -> Bool {
    if code.locals[name] != nil { return false }
    if let type = code.type, resolver.variable(named: name, ofType: type) != nil {
      return changesBar(name, of: type)
    }
    if let type = code.type, resolver.declarations[type].isController,
      BarMember.assigned(name.word) != nil
    {
      return true
    }
    return resolver.declarations.variables[name] != nil
  }

  /// `true` iff a change of a property may concern the bar: its object is followed, or something
  /// observes it that may.
  private mutating func changesBar(_ name: Name, of type: Int) -> Bool {
    guard !isFollowed(type) || type == whole,
      let variable = resolver.variable(named: name, ofType: type)
    else { return !notes(changeOf: name, of: type) }
    if variable.declaration.isStatic { return true }
    let code = Code(file: variable.file, type: type)
    let closures = [
      variable.declaration.willSet, variable.declaration.didSet, variable.declaration.setter,
    ]
    for case let closure? in closures {
      let place = Location(variable.file, closure.range)
      if seen.contains(place) { continue }
      seen.append(place)
      if mayConcernBar(closure.body, code) { return true }
    }
    return false
  }

  /// Notes the change of a property of an object that is followed; `false` where that is not done.
  private mutating func notes(changeOf name: Name, of type: Int) -> Bool {
    guard notes, let variable = resolver.variable(named: name, ofType: type),
      !variable.declaration.isStatic
    else { return false }
    let change = PartChange(type: resolver.declarations[type].name, name: name)
    if !changes.contains(change) { changes.append(change) }
    return true
  }

  /// `true` iff some object of a class is followed: by its reference, as the one that there is, as
  /// one that views observe or that a property stands for.
  private func isFollowed(_ type: Int) -> Bool {
    let info = resolver.declarations[type]
    return info.isByReference || info.role == .observable
      || resolver.declarations.sharedTypes.contains(info.name)
      || resolver.receiver(ofType: type) != nil || resolver.receivers.isFollowed(type)
  }

  /// `true` iff an object that is followed has a property of a name, or a type has.
  private func isOfFollowed(_ name: Name) -> Bool {
    let declarations = resolver.declarations
    return declarations.variables[name] != nil
      || declarations.types.indices.contains { type in
        if declarations[type].staticVariable(name) != nil { return true }
        return isFollowed(type) && declarations[type].variables[name] != nil
      }
  }

  // MARK: - Calls

  private mutating func mayConcernBar(_ call: Call, _ code: Code) -> Bool {
    let callee = call.callee.withoutOptionals
    switch callee.kind {
    case .name(let name): return concernsBar(name, call, code)
    case .member(let base, let name):
      let isOwn = base.isSelf || resolver.isSuper(base)
      if isOwn { return concernsBar(name.name, call, code) }
      return concernsBar(base, name, call, code)
    case .implicitMember(let name): return concernsBar(implicit: name, call)
    case .closure: return false
    // A closure that something else holds.
    default: return true
    }
  }

  /// `.basic(token: token)`: a case of an enum, or a function of some type.
  private mutating func concernsBar(implicit name: Name, _ call: Call) -> Bool {
    resolver.spelling(name) == "init" || concernsBar(functions(named: name), call)
  }

  /// A function by its name alone.
  private mutating func concernsBar(_ name: Name, _ call: Call, _ code: Code) -> Bool {
    if code.locals[name] != nil { return true }
    if let type = code.type {
      let own = functions(name, of: type)
      if !own.isEmpty { return concernsBar(own, call) }
      if resolver.variable(named: name, ofType: type) != nil { return callsHeld(name) }
    }
    if let made = resolver.declarations.type(name) { return concernsBar(making: made) }
    if let global = resolver.declarations.functions[name] {
      return concernsBar(global.map { ($0, nil) }, call)
    }
    let isOfController = code.type.map { resolver.declarations[$0].isController } ?? true
    return isOfController && BarMember.called(name.word) != nil
  }

  /// A function of something.
  private mutating func concernsBar(
    _ base: Expression, _ located: LocatedName, _ call: Call, _ code: Code
  ) -> Bool {
    let name = located.name
    let spelling = resolver.spelling(name)
    // What hears it may do anything.
    if ["post", "send", "onNext", "accept"].contains(spelling) {
      posts.append(Post(name: located, file: code.file))
      return !notes
    }
    if resolver.extendsValues(with: name) { return true }
    if name.word == .toggle, changesBar(base, code) { return true }
    var made = base.typeName(resolver.names)
    if made?.word == .selfType { made = code.type.map { resolver.declarations[$0].name } }
    if let name = made, !resolver.isAppleName(name), resolver.declarations.type(name) == nil {
      made = nil
    }
    if let written = made ?? typeName(of: base, code) {
      guard let type = resolver.declarations.type(written) else {
        // A type of Apple's, or of a library.
        return BarMember.called(name.word) != nil
      }
      let own = functions(name, of: type)
      if !own.isEmpty {
        if notes, isFollowed(type) || resolver.declarations[type].keyword == .protocol {
          calls.append(PartCall(type: written, name: name, call: call))
          return false
        }
        return concernsBar(own, call)
      }
      if resolver.variable(named: name, ofType: type) != nil { return callsHeld(name) }
      return BarMember.called(name.word) != nil
    }
    if BarMember.called(name.word) != nil { return true }
    return concernsBar(functions(named: name), call) || callsHeld(name)
  }

  private mutating func concernsBar(
    _ functions: [(function: LocatedFunction, type: Int?)], _ call: Call
  ) -> Bool {
    for (function, type) in functions where resolver.takes(call, function) {
      if mayConcernBar(function, of: type) { return true }
    }
    return false
  }

  private mutating func concernsBar(making type: Int) -> Bool {
    for base in resolver.declarations.lineage(of: type) {
      for initializer in resolver.declarations[base].initializers
      where mayConcernBar(initializer, of: base) {
        return true
      }
    }
    return false
  }

  /// The functions of a name that any type has.
  private func functions(named name: Name) -> [(function: LocatedFunction, type: Int?)] {
    let declarations = resolver.declarations
    return declarations.types.indices.flatMap { type in
      (declarations[type].functions[name] ?? []).map { (function: $0, type: Optional(type)) }
    }
  }

  private func callsHeld(_ name: Name) -> Bool { HeldActions(resolver).mayConcernBar(name) }

  /// The functions of a name that an object may have which is of a type: its own, those of the
  /// classes below it, and of a protocol those of all who may adopt it.
  private func functions(
    _ name: Name, of type: Int
  ) -> [(function: LocatedFunction, type: Int?)] {
    let declarations = resolver.declarations
    let isProtocol = declarations[type].keyword == .protocol
    let types = declarations.types.indices.filter { index in
      declarations[index].functions[name] != nil
        && (isProtocol || declarations.lineage(of: index).contains(type))
    }
    let above = isProtocol ? [] : declarations.family(of: type).filter { !types.contains($0) }
    return (types + above).flatMap { index in
      (declarations[index].functions[name] ?? []).map { (function: $0, type: Optional(index)) }
    }
  }

  // MARK: - Types

  /// The type of an expression, as far as it is written; nil where it is not.
  private func typeName(of expression: Expression, _ code: Code) -> Name? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner), .effect(_, let inner):
      return typeName(of: inner, code)
    case .tuple(let elements) where elements.count == 1:
      return typeName(of: elements[0].value, code)
    case .cast(_, _, let type): return resolver.plainName(type, code.file)
    case .call(let call): return call.callee.typeName(resolver.names)
    case .name(let name):
      if let local = code.locals[name] { return local }
      let variable = code.type.flatMap { resolver.variable(named: name, ofType: $0) }
      return (variable ?? resolver.declarations.variables[name]).flatMap {
        resolver.className(of: $0)
      }
    case .member(let base, let name):
      if base.isSelf { return typeName(of: Expression(.name(name.name), name.range), code) }
      if let type = base.typeName(resolver.names) {
        // `Model.shared`
        return resolver.declarations.type(type)
          .flatMap { resolver.declarations[$0].staticVariable(name.name) }
          .flatMap { resolver.className(of: $0) }
      }
      return typeName(of: base, code).flatMap { resolver.declarations.type($0) }
        .flatMap { resolver.variable(named: name.name, ofType: $0) }
        .flatMap { resolver.className(of: $0) }
    default: return nil
    }
  }
}

extension Resolver {
  /// The type that a value is made of: `Model()`.
  fileprivate func typeMade(by value: Expression) -> Name? {
    guard case .call(let call) = value.kind else { return nil }
    return call.callee.typeName(names)
  }

  fileprivate func isSuper(_ base: Expression) -> Bool {
    base.ownName.map { spelling($0) == "super" } ?? false
  }
}
