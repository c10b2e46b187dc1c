import Language

extension Spec {
  /// `true` iff the launch, which is no part of it, may have changed a property of a type.
  func isLeftByLaunch(_ property: Name, of type: Name) -> Bool {
    leftByLaunch[type]?.contains(property) ?? false
  }
}

/// What the code that launches an app may change of objects that there are for good, and of types,
/// where a screen is asked for by itself: that code is no part of it, and what it left there is not
/// known.
///
/// Names decide alone: a function of a type that the code names beside the type, and those that it
/// names in turn; and of a type that it names what runs as one is made and comes on screen.
package struct LaunchChanges {
  /// The properties that it may change, by their types.
  package private(set) var changed: [Name: Set<Name>] = [:]
  /// The names that it changes of nothing, as it does variables outside any type.
  package private(set) var changedAlone: Set<Name> = []

  /// Looks at all of a spec, of which code in some places launches the app.
  package init(of spec: Spec, by places: [Location]) {
    var named: Set<Name> = []
    // What is changed of others than the object whose code it is.
    var others: Set<Name> = []
    for place in places {
      named.formUnion(names(in: place, spec))
      let found = changes(in: place, spec)
      others.formUnion(found.others)
      changedAlone.formUnion(found.own)
    }
    if named.isEmpty { return }
    let all = members(of: spec)
    // What helpers call is named as well.
    var seen: Set<Location> = []
    var count = 0
    while count < named.count {
      count = named.count
      for (type, members) in all where isMeant(type, members, named) {
        for place in members.places(named: named) where seen.insert(place).inserted {
          named.formUnion(names(in: place, spec))
          let found = changes(in: place, spec)
          others.formUnion(found.others)
          if let type { changed[type, default: []].formUnion(found.own) }
          changedAlone.formUnion(found.own)
        }
        if !members.isOfAnyType { named.formUnion(members.inherited) }
      }
    }
    for case let type? in all.keys where named.contains(type) {
      changed[type, default: []].formUnion(others)
    }
  }

  /// `true` iff members may be those of something that is named.
  private func isMeant(_ type: Name?, _ members: Members, _ named: Set<Name>) -> Bool {
    members.isOfAnyType || type.map { named.contains($0) } ?? false
  }

  /// The code of a type.
  private struct Members {
    var functions: [Name: [Location]] = [:]
    /// What runs without a call of its name: initializers, first values, what UIKit calls, and what
    /// a view is made of. Setters stand among the functions, by the names of their variables.
    var begun: [Location] = []
    var inherited: [Name] = []
    /// `true` iff they are of no type, or of one that is declared elsewhere: what is named may be
    /// one of these.
    var isOfAnyType = true

    /// What runs where some names stand.
    func places(named: Set<Name>) -> [Location] {
      begun + functions.filter { named.contains($0.key) }.flatMap { $0.value }
    }

    mutating func add(_ function: FunctionDeclaration, in file: FileID) {
      let place = Location(file, function.range)
      functions[function.name.name, default: []].append(place)
      if function.modifiers.contains(where: { $0.name.word == .override }) { begun.append(place) }
    }

    mutating func add(_ variable: VariableDeclaration, in file: FileID) {
      let place = Location(file, variable.range)
      if variable.initial != nil || variable.name.name.word == .body { begun.append(place) }
      // A setter runs where the name of the variable is changed.
      if variable.setter != nil || variable.didSet != nil || variable.willSet != nil {
        functions[variable.name.name, default: []].append(place)
      }
    }
  }

  /// The members of each type, those of extensions among them; nil stands for no type.
  private func members(of spec: Spec) -> [Name?: Members] {
    var found: [Name?: Members] = [:]
    for (index, script) in spec.scripts.enumerated() {
      let file = spec.sources[index].file
      for item in script.items {
        switch item {
        case .type(let type): add(type, in: file, to: &found)
        case .member(.function(let function)):
          found[nil, default: Members()].add(function, in: file)
        case .member, .include, .importModule, .app, .scenario, .exploration, .unread: continue
        }
      }
    }
    return found
  }

  private func add(_ type: TypeDeclaration, in file: FileID, to found: inout [Name?: Members]) {
    var members = found[type.name.name] ?? Members()
    if type.keyword != .extension { members.isOfAnyType = false }
    members.inherited += type.inherited.map { $0.name }
    for member in type.members {
      switch member {
      case .type(let inner): add(inner, in: file, to: &found)
      case .function(let function): members.add(function, in: file)
      case .initializer(let function): members.begun.append(Location(file, function.range))
      case .variable(let variable): members.add(variable, in: file)
      case .setting, .plist, .window, .scene, .input, .definition, .backdrop, .content,
        .conditional, .cases, .kept, .unread:
        continue
      }
    }
    found[type.name.name] = members
  }

  private func names(in place: Location, _ spec: Spec) -> Set<Name> {
    guard let source = spec.source(place.file) else { return [] }
    var found: Set<Name> = []
    for range in source.rangesBesideSelectors(in: place.range) {
      source.forEachName(in: range, of: spec.names) { found.insert($0) }
    }
    return found
  }

  private func changes(in place: Location, _ spec: Spec) -> (own: Set<Name>, others: Set<Name>) {
    guard let source = spec.source(place.file) else { return ([], []) }
    var (own, others): (Set<Name>, Set<Name>) = ([], [])
    let text = source.bytes[Int(place.range.start)..<Int(place.range.end)]
    text.forEachChange(in: spec.names) { name, start in
      if text.isDeclared(at: start) { return }
      var front = text[..<start]
      guard front.last == UInt8(ascii: "."), !front.suffix(5).elementsEqual("self.".utf8) else {
        own.insert(name)
        return
      }
      others.insert(name)
      // `Settings.current.isBare = true` changes `current`, too.
      while front.last == UInt8(ascii: ".") {
        let owner = front.dropLast().reversed().prefix { $0.isNamePart }
        if owner.isEmpty { return }
        if let name = spec.names.name(of: Array(owner.reversed())) { others.insert(name) }
        front = front.dropLast(1 + owner.count)
      }
    }
    return (own, others)
  }
}

extension Source {
  /// The parts of a range that are no `#selector(…)`: what that names is called by a finger.
  fileprivate func rangesBesideSelectors(in range: SourceRange) -> [SourceRange] {
    let word = Array("#selector(".utf8)
    let text = bytes[Int(range.start)..<Int(range.end)]
    var ranges: [SourceRange] = []
    var start = text.startIndex
    while let found = text[start...].indices.first(where: {
      text[$0] == word[0] && text[$0...].starts(with: word)
    }) {
      ranges.append(SourceRange(UInt32(start), UInt32(found)))
      start = text[found...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? text.endIndex
    }
    return ranges + [SourceRange(UInt32(start), UInt32(text.endIndex))]
  }
}
