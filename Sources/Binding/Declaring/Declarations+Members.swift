import Language

// Where members of a type may stand.
extension Declarations {
  /// A type and its declared superclasses, the nearest first: 64 at most, more than any program
  /// has.
  func lineage(of type: Int) -> [Int] {
    var lineage = [type]
    while lineage.count < 64, let base = superclass(of: lineage[lineage.count - 1]),
      !lineage.contains(base)
    {
      lineage.append(base)
    }
    return lineage
  }

  /// A type, its declared superclasses, and then the protocols that they adopt, of which the
  /// extensions may do by default what the others leave out.
  func family(of type: Int) -> [Int] {
    var family = lineage(of: type)
    var next = 0
    while next < family.count {
      for reference in self[family[next]].inherited {
        guard let index = self.type(reference.name), self[index].keyword == .protocol,
          !family.contains(index)
        else { continue }
        family.append(index)
      }
      next += 1
    }
    return family
  }

  /// The controllers of each class and each protocol, subclasses before their superclasses.
  func controllersByType() -> Table<Int, [Int]> {
    var result: Table<Int, [Int]> = Table()
    var depths = [Int](repeating: 0, count: types.count)
    for index in types.indices {
      guard types[index].isController || types[index].isByReference else { continue }
      depths[index] = lineage(of: index).count
      for type in family(of: index) { result[type, default: []].append(index) }
    }
    for (type, all) in result where all.count > 1 {
      result[type] = all.sorted { depths[$0] > depths[$1] }
    }
    return result
  }

  /// `true` iff a class, or one between it and a class above, overrides something: what it inherits
  /// may call that.
  func overrides(_ type: Int, below base: Int) -> Bool {
    lineage(of: type).prefix { $0 != base }.contains { index in
      let info = self[index]
      let variables = info.variables.values.map { $0.declaration.modifiers }
      let functions = info.functions.values.flatMap { $0.map { $0.declaration.modifiers } }
      return (variables + functions).contains { $0.contains { $0.name.word == .override } }
    }
  }

  /// The names of functions in whose bodies an error is thrown.
  func throwingFunctions() -> TableSet<Name> {
    var result: TableSet<Name> = Table()
    let all = types.flatMap { $0.functions.values } + functions.values
    for overloads in all {
      for function in overloads
      where function.declaration.body?.contains(where: { $0.throws }) ?? false {
        result.insert(function.declaration.name.name)
      }
    }
    return result
  }

  /// `true` iff a protocol of the file asks for a function of that name, and a class has it, or the
  /// protocol gives it to all.
  func requires(_ name: Name) -> Bool {
    types.contains { $0.keyword == .protocol && $0.functions[name] != nil }
      && types.contains { info in
        info.keyword == .class && info.functions[name] != nil
          || info.keyword == .protocol
            && info.functions[name]?.contains { $0.declaration.body != nil } ?? false
      }
  }

  /// `true` iff a type of Swift's is the app, or a delegate of it.
  var hasSwiftApp: Bool { types.indices.contains { $0 != appType && types[$0].role == .app } }

  /// `true` iff a type of SwiftUI's is the app, whose scenes make the windows.
  var hasSwiftUIApp: Bool {
    types.indices.contains { index in
      index != appType && types[index].role == .app
        && types[index].inherited.contains { $0.name.word == .App }
    }
  }

  /// `true` iff some type of the file has a member of that name.
  func declaresMember(_ name: Name) -> Bool {
    variables[name] != nil || functions[name] != nil || typesDeclare(name)
  }

  /// What the types of the file have, each name once.
  func namesOfMembers() -> TableSet<Name> {
    var names: TableSet<Name> = Table()
    for type in types {
      for name in type.variables.keys + type.functions.keys { names.insert(name) }
    }
    return names
  }

  /// What functions and getters are called that yield a view; the body of a view is none of them.
  func namesOfViewMembers() -> TableSet<Name> {
    var found: TableSet<Name> = Table()
    for member in foreignExtensions.filter({ $0.name.name.word != .View }).flatMap({ $0.members }) {
      if case .function(let function) = member.member, yieldsView(function) {
        found.insert(function.name.name)
      }
      if case .variable(let variable) = member.member, variable.getter != nil,
        isView(variable.type)
      {
        found.insert(variable.name.name)
      }
    }
    for type in types where type.keyword != .extension {
      for function in type.allFunctions
      where yieldsView(function.declaration)
        || type.role == .view && function.declaration.result?.name.word == .selfType
      {
        found.insert(function.declaration.name.name)
      }
      for (name, variable) in type.variables
      where variable.declaration.getter != nil && name.word != .body
        && (isView(variable.declaration.type) || buildsViews(variable.declaration.attributes))
      {
        found.insert(name)
      }
    }
    return found
  }

  private func yieldsView(_ function: FunctionDeclaration) -> Bool {
    isView(function.result) || buildsViews(function.attributes)
  }

  private func buildsViews(_ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name.name.word == .ViewBuilder }
  }

  private func isView(_ type: TypeReference?) -> Bool {
    guard let name = type?.name else { return false }
    if name.word == .View || name.word == .AnyView { return true }
    return self.type(name).map { types[$0].role == .view } ?? false
  }

  /// The first names of what the types of the file are given: `input name`.
  func namesOfInputs() -> TableSet<Name> {
    var names: TableSet<Name> = Table()
    for type in types {
      for input in type.inputs { names.insert(input.name) }
    }
    return names
  }

  /// Notes a type that has a name which another one has, too.
  func noteNamesake(
    _ name: LocatedName, _ location: Location, _ findings: inout Findings
  ) {
    let spelling = names.spelling(of: name.name)
    findings.note(
      .assumed, "there are several types `\(spelling)`: this one is not read", at: location)
  }

  /// `true` iff a member is the window of a delegate.
  func isWindow(_ member: Member) -> Bool {
    guard case .variable(let variable) = member, variable.name.name.word == .window else {
      return false
    }
    return variable.type.map { isWindowClass($0.name) } ?? false
  }

  /// The windows that delegates hold as properties: each is the app's own.
  var delegateWindows: [(file: FileID, variable: VariableDeclaration)] {
    var windows: [(file: FileID, variable: VariableDeclaration)] = []
    for type in types where type.isDelegate {
      for member in flattened(type.members) where isWindow(member.member) {
        guard case .variable(let variable) = member.member else { continue }
        windows.append((member.file, variable))
      }
    }
    return windows
  }

  /// `true` iff a class is UIKit's of windows, or one below it; one that was not read is by its
  /// name.
  func isWindowClass(_ name: Name) -> Bool {
    if let type = type(name) {
      return lineage(of: type).contains { index in
        self[index].inherited.contains { $0.name.word == .UIWindow }
      }
    }
    return name.word == .UIWindow || names.spelling(of: name).hasSuffix("Window")
  }
}
