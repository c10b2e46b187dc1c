import Language
import StatusBar

// Variables of which there is one for all: `static var`, and those outside any type.
extension Binder {
  /// Gives each such variable that code changes its place in the app; the others are what they
  /// start with.
  mutating func declareStatics() {
    var changes = ChangedVariables(spec)
    for name in declarations.variables.keys {
      guard let variable = declarations.variables[name],
        receivers.property(name, of: 0) == nil,
        changes.contains(variable) || holdsReference(variable)
      else { continue }
      bindProperty(variable, of: declarations.appType, owner: 0)
    }
    for index in declarations.types.indices { declareStatics(of: index, &changes) }
  }

  private mutating func declareStatics(of type: Int, _ changes: inout ChangedVariables) {
    let info = declarations[type]
    let changing = info.variableOrder.filter { name in
      info.staticVariable(name).map {
        $0.declaration.isStatic && (changes.contains($0) || holdsReference($0))
      } ?? false
    }
    let isAsked = declarations.family(of: type).contains { declarations[$0].actsByItself }
    guard isAsked || !changing.isEmpty else { return }
    let owner = receivers.add(Receiver(type: type, screen: .app))
    receivers.setStatics(owner, of: type)
    for name in changing {
      if let variable = info.staticVariable(name) { bindProperty(variable, of: type, owner: owner) }
    }
  }

  /// `true` iff a variable holds an object, which is the same one each time that it is asked for.
  private func holdsReference(_ variable: LocatedVariable) -> Bool {
    let declaration = variable.declaration
    return declaration.getter == nil && holdsReference(staticType(variable))
  }

  /// What a type itself has under a name: a static variable that code changes.
  func staticProperty(_ name: Name, of base: Expression, _ scope: Scope) -> Meaning? {
    guard let type = staticType(of: base, scope) else { return nil }
    for type in declarations.lineage(of: type) {
      if let owner = receivers.statics(of: type), let known = property(name, of: owner) {
        return known
      }
      if declarations[type].variables[name] != nil { return nil }
    }
    return nil
  }

  /// The value of a static variable that no code changes: its getter's, or what it starts with.
  mutating func bindStatic(
    _ variable: LocatedVariable, of type: Int, _ name: LocatedName, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let declaration = variable.declaration
    let expected = staticType(declaration.type)
    let place = Location(variable.file, declaration.name.range)
    guard enter(place, at: scope.location(name.range)) else {
      return opaque(expected, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(
      file: variable.file, screen: scope.screen, owner: receivers.statics(of: type) ?? 0)
    if let getter = declaration.getter {
      return bindValue(getter, expecting: expected, &inner, at: range)
    }
    if let initial = declaration.initial {
      return bindFormula(initial, expecting: expected, &inner)
    }
    if declaration.startsWithNil {
      return add(.constant(.none), expected, at: range, scope)
    }
    return opaque(expected, at: range, scope)
  }

  /// `true` iff `self` is a view of SwiftUI's there.
  func isView(_ owner: Int) -> Bool {
    typeInfo(of: owner).map { declarations[$0].role == .view } ?? false
  }

  /// The receiver of a type's static functions, where `base` names the type.
  func staticReceiver(of base: Expression, _ scope: Scope) -> Int? {
    staticType(of: base, scope).flatMap { receivers.statics(of: $0) }
  }

  /// The declared type that an expression names: `Settings`, `Self`.
  private func staticType(of base: Expression, _ scope: Scope) -> Int? {
    if base.isSelfType {
      // The type of the object; in an extension of a protocol, the adopting type.
      if let own = typeInfo(of: scope.owner), receivers.statics(of: own) != nil { return own }
      let written = scope.type.flatMap { declarations[$0].keyword == .protocol ? nil : $0 }
      return written ?? typeInfo(of: scope.owner)
    }
    guard let name = base.typeName(names), meaning(of: name, in: scope) == nil else { return nil }
    return declarations.type(name)
  }
}

extension TypeInfo {
  /// `true` iff something of the type itself, and not of its instances, is more than a value.
  fileprivate var actsByItself: Bool {
    functions.values.contains { $0.contains { $0.declaration.isStatic } }
      || variables.values.contains {
        $0.declaration.isStatic && $0.declaration.getter != nil
      }
  }
}

extension FunctionDeclaration {
  /// `true` iff it belongs to the type and not to its instances.
  var isStatic: Bool {
    modifiers.contains { $0.name.word == .static || $0.name.word == .class }
  }
}

/// Which variables the texts of a spec assign to, found by one reading of each text.
private struct ChangedVariables {
  private let spec: Spec
  /// The first and the last place where each name is changed, by file; read when first asked for.
  private lazy var places: [Table<Name, (first: Int, last: Int)>] = spec.sources.map { source in
    var places = Table<Name, (first: Int, last: Int)>()
    source.bytes[...].forEachChange(in: spec.names) { name, start in
      places[name, default: (start, start)].last = start
    }
    return places
  }

  init(_ spec: Spec) { self.spec = spec }

  /// `true` iff a variable is stored, and something other than its declaration changes what has
  /// its name.
  mutating func contains(_ variable: LocatedVariable) -> Bool {
    let declaration = variable.declaration
    guard declaration.getter == nil, !declaration.isConstant,
      declaration.initial != nil || declaration.startsWithNil
    else { return false }
    for (source, places) in zip(spec.sources, places) {
      guard let place = places[declaration.name.name] else { continue }
      if source.file != variable.file || place.first < Int(declaration.range.start)
        || place.last >= Int(declaration.range.end)
      {
        return true
      }
    }
    return false
  }
}
