import Language
import StatusBar

// Variables of which there is one for all: `static var`, and those outside any type.
extension DeclarationBinder {
  /// Gives each such variable that code changes its place in the app; the others are what they
  /// start with.
  mutating func declareStatics(ofKeptStructs isKept: Bool) {
    var changes = ChangedVariables(bodies.writer.resolver.spec)
    if !isKept { declareGlobals(&changes) }
    for index in bodies.writer.resolver.declarations.types.indices
    where isKeptStruct(index) == isKept {
      declareStatics(of: index, &changes)
    }
  }

  /// Gives each type a place for what belongs to it and not to its values, so that code may ask its
  /// functions.
  mutating func declareStaticOwners() {
    for type in bodies.writer.resolver.declarations.types.indices where !isKeptStruct(type) {
      if actsByItself(type) { _ = staticOwner(of: type) }
    }
  }

  /// `true` iff something of a type itself, or of its family, is more than a value.
  private func actsByItself(_ type: Int) -> Bool {
    let declarations = bodies.writer.resolver.declarations
    return declarations.family(of: type).contains { declarations[$0].actsByItself }
  }

  private mutating func staticOwner(of type: Int) -> Int {
    if let owner = bodies.writer.resolver.receivers.statics(of: type) { return owner }
    let owner = bodies.writer.receivers.add(Receiver(type: type, screen: .app))
    bodies.writer.receivers.setStatics(owner, of: type)
    return owner
  }

  private mutating func declareGlobals(_ changes: inout ChangedVariables) {
    for name in bodies.writer.resolver.declarations.variables.keys {
      guard let variable = bodies.writer.resolver.declarations.variables[name],
        bodies.writer.resolver.receivers.property(name, of: 0) == nil,
        !bodies.writer.resolver.declarations.globals.isConfinedTwice(name),
        changes.contains(variable) || holdsReference(variable)
      else { continue }
      bodies.bindProperty(variable, of: bodies.writer.resolver.declarations.appType, owner: 0)
    }
  }

  /// `true` iff the values of a struct are followed as objects.
  func isKeptStruct(_ type: Int) -> Bool {
    let info = bodies.writer.resolver.declarations[type]
    return info.keyword == .struct && info.isByReference
  }

  private mutating func declareStatics(of type: Int, _ changes: inout ChangedVariables) {
    let info = bodies.writer.resolver.declarations[type]
    let changing = info.variableOrder.filter { name in
      info.staticVariable(name).map {
        $0.declaration.isStatic
          && (changes.contains($0) || holdsReference($0)
            || isWrapped($0.declaration) && !changes.names($0))
      } ?? false
    }
    guard actsByItself(type) || !changing.isEmpty else { return }
    let owner = staticOwner(of: type)
    for name in changing {
      if let variable = info.staticVariable(name) {
        bodies.bindProperty(variable, of: type, owner: owner)
      }
    }
  }

  /// `true` iff a wrapper of the author's own keeps the value of a variable: where no code sets it,
  /// that is one value.
  private func isWrapped(_ declaration: VariableDeclaration) -> Bool {
    guard let wrapper = bodies.writer.resolver.unknownWrapper(declaration) else { return false }
    return bodies.writer.resolver.declarations.type(wrapper.name) != nil
  }

  /// `true` iff a variable holds an object, which is the same one each time that it is asked for.
  private func holdsReference(_ variable: LocatedVariable) -> Bool {
    let declaration = variable.declaration
    guard declaration.getter == nil else { return false }
    let resolver = bodies.writer.resolver
    return resolver.holdsReference(resolver.staticType(variable))
      || declaration.type == nil && declaration.initial.map { resolver.makesReference($0) } == true
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

  /// `true` iff code changes what has the name of a variable; what scenarios set is no code.
  mutating func names(_ variable: LocatedVariable) -> Bool {
    let scenarios = spec.scenarioText?.startIndex
    return zip(spec.sources, places).contains { source, places in
      guard let place = places[variable.declaration.name.name] else { return false }
      let isFirst = source.file == spec.sources.first?.file
      return !isFirst || scenarios.map { place.first < $0 } ?? true
    }
  }

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
