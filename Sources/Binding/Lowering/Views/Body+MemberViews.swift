import Language
import StatusBar

// Views that members of types and values yield: `Pages.home()`, `route.page`, `pages.start()`.
extension Body {
  /// The view of a member; nil where the base is a view itself, or something that is not followed.
  mutating func bindMemberView(
    of base: Expression, _ name: LocatedName, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID? {
    guard writer.resolver.yieldsView(member: name.name) else { return nil }
    if let type = writer.resolver.type(namedBy: base, scope) {
      return bindStaticView(of: type, name, call, at: range, &scope)
    }
    if let call, let view = bindMethod(ofView: base, name, call, at: range, &scope) { return view }
    if let value = bindEnumeration(base, &scope) {
      return bindView(ofValue: value, name, call, at: range, &scope)
    }
    guard let owner = owner(of: base, &scope) else {
      return bindView(ofObject: base, name, call, at: range, &scope)
    }
    if let call {
      guard let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope)
      else {
        return nil
      }
      return inlineView(
        found.function, owner: found.owner, call, at: range, &scope, content: nil)
    }
    return bindComputedView(name, of: owner, scope)
  }

  /// What stands for the object or the struct that an expression yields.
  private mutating func owner(of base: Expression, _ scope: inout Scope) -> Int? {
    if case .bundle(let owner) = writer.meaning(of: base, scope) { return owner }
    return structValue(base, &scope)
  }

  /// `Pages.home()`
  private mutating func bindStaticView(
    of type: Int, _ name: LocatedName, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID? {
    let owner = writer.resolver.receivers.statics(of: type) ?? 0
    guard let call,
      let found = writer.resolver.function(
        name.name, labels: call, ofType: type, owner: owner)?.function,
      found.declaration.isStatic
    else { return nil }
    return inlineView(found, owner: owner, call, at: range, &scope, content: nil) {
      $0.type = type
    }
  }

  /// `route.page`, where a route is an enumeration's value.
  private mutating func bindView(
    ofValue value: FormulaID, _ name: LocatedName, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID? {
    guard let index = writer.resolver.enumeration(writer.type(of: value)) else { return nil }
    let owner = writer.valueReceiver(of: index)
    guard let call else {
      guard let getter = writer.resolver.computed(name.name, of: owner) else { return nil }
      guard enter(Location(getter.file, getter.place), at: scope.location(range)) else {
        return writer.add(.empty, at: range, scope)
      }
      defer { leave() }
      var inner = writer.scope(inside: index, value, file: getter.file, scope)
      inner.isScreen = scope.isScreen
      return bindContent(getter.getter, &inner, at: range)
    }
    guard let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner, !found.function.declaration.isStatic
    else { return nil }
    return inlineView(found.function, owner: owner, call, at: range, &scope, content: nil) {
      $0.selfValue = value
    }
  }

  /// `Page().styled(true)`, where the function of the view goes on from `self`, or yields a copy
  /// of it with other values.
  private mutating func bindMethod(
    ofView base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID? {
    // It is bound once: what stands before it may be a long chain of the same.
    guard let type = writer.resolver.ownView(at: base),
      let found = writer.resolver.function(
        name.name, labels: call, ofType: type, owner: 0)?.function,
      let body = found.declaration.body
    else { return nil }
    let content = bindView(base, &scope)
    let parameters = found.declaration.parameters.map { $0.name.name }
    let isFollowed = body.changesOfCopy?.allSatisfy {
      isFree($0.value.range, found.file, of: type, but: parameters)
    }
    if isFollowed ?? false, let changes = body.changesOfCopy,
      case .screen(let screen, var given) = writer.program[content]
    {
      var inner = Scope(file: found.file, screen: scope.screen, owner: 0)
      inner.type = type
      bindArguments(of: found.declaration.parameters, call, from: &scope, into: &inner)
      for change in changes {
        guard let slot = writer.resolver.slot(change.name, of: screen) else {
          return writer.unknownView(of: name, Expression(.call(call), range), scope)
        }
        let type = writer.resolver.slotType(change.name, of: screen)
        given.append((slot, bindTypedArgument(change.value, type, &inner)))
      }
      return writer.add(.screen(screen, arguments: given), at: range, scope)
    }
    guard body.count == 1, isFree(found.declaration.range, found.file, of: type) else {
      return writer.unknownView(of: name, Expression(.call(call), range), scope)
    }
    return inlineView(found, owner: 0, call, at: range, &scope, content: content) {
      $0.type = type
    }
  }

  /// `true` iff a text names no property of a type; a parameter may have the name of one.
  private func isFree(
    _ range: SourceRange, _ file: FileID, of type: Int, but parameters: [Name] = []
  ) -> Bool {
    let named = writer.resolver.names(in: range, of: file).subtracting(parameters)
    return writer.resolver.declarations.lineage(of: type).allSatisfy {
      named.isDisjoint(with: writer.resolver.declarations[$0].variableOrder)
    }
  }

  /// `pages.start()`, where nothing that the function shows depends on the object: it names no
  /// property of it.
  private mutating func bindView(
    ofObject base: Expression, _ name: LocatedName, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID? {
    guard let call, case .named(let word) = typeOfObject(base, &scope).kind,
      let type = writer.resolver.declarations.type(word),
      writer.resolver.declarations[type].role == .other,
      !writer.resolver.declarations.types.contains(where: { $0.superclass == word }),
      let found = writer.resolver.function(
        name.name, labels: call, ofType: type, owner: 0)?.function,
      isFree(found.declaration.range, found.file, of: type)
    else { return nil }
    return inlineView(found, owner: 0, call, at: range, &scope, content: nil) {
      $0.type = type
      $0.isScreen = true
    }
  }

  private mutating func typeOfObject(_ base: Expression, _ scope: inout Scope) -> StaticType {
    if let name = writer.resolver.madeType(by: base) { return StaticType(.named(name)) }
    return writer.type(of: bindFormula(base, expecting: .unknown, &scope))
  }
}

extension [Statement] {
  /// What `var copy = self; copy.isOn = true; return copy` gives the copy; nil for anything else.
  fileprivate var changesOfCopy: [(name: Name, value: Expression)]? {
    guard count > 2, case .variable(let copy)? = first?.kind, copy.initial?.isSelf == true,
      case .return(let result?)? = last?.kind, result.ownName == copy.name.name
    else { return nil }
    var changes: [(name: Name, value: Expression)] = []
    for statement in dropFirst().dropLast() {
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        case .member(let base, let name) = target.kind, base.ownName == copy.name.name
      else { return nil }
      changes.append((name.name, value))
    }
    return changes
  }
}
