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
/// names in turn.
package struct LaunchChanges {
  /// The properties that it may change, by their types.
  package private(set) var changed: [Name: Set<Name>] = [:]

  /// Looks at all of a spec, of which code in some places launches the app.
  package init(of spec: Spec, by places: [Location]) {
    var named: Set<Name> = []
    // What is changed of others than the object whose code it is.
    var others: Set<Name> = []
    for place in places {
      named.formUnion(names(in: place, spec))
      others.formUnion(changes(in: place, spec).others)
    }
    if named.isEmpty { return }
    let all = functions(of: spec)
    // What helpers call is named as well.
    var count = 0
    while count < named.count {
      count = named.count
      for (type, functions) in all where named.contains(type) {
        for place in reached(among: functions, by: named, spec) {
          named.formUnion(names(in: place, spec))
          let found = changes(in: place, spec)
          others.formUnion(found.others)
          changed[type, default: []].formUnion(found.own)
        }
      }
    }
    for type in all.keys where named.contains(type) { changed[type, default: []].formUnion(others) }
  }

  /// The functions of each type, extensions among them, by their names.
  private func functions(of spec: Spec) -> [Name: [Name: [Location]]] {
    var found: [Name: [Name: [Location]]] = [:]
    for (index, script) in spec.scripts.enumerated() {
      for case .type(let type) in script.items {
        if found[type.name.name] == nil { found[type.name.name] = [:] }
        for case .function(let function) in type.members {
          found[type.name.name, default: [:]][function.name.name, default: []].append(
            Location(spec.sources[index].file, function.range))
        }
      }
    }
    return found
  }

  /// The functions of a type that are named, and those that these name.
  private func reached(
    among functions: [Name: [Location]], by named: Set<Name>, _ spec: Spec
  ) -> [Location] {
    var seen = named
    var found: [Location] = []
    var pending = functions.keys.filter { named.contains($0) }
    while let next = pending.popLast() {
      for place in functions[next] ?? [] {
        found.append(place)
        for name in names(in: place, spec)
        where functions[name] != nil && seen.insert(name).inserted {
          pending.append(name)
        }
      }
    }
    return found
  }

  private func names(in place: Location, _ spec: Spec) -> Set<Name> {
    var found: Set<Name> = []
    spec.source(place.file)?.forEachName(in: place.range, of: spec.names) { found.insert($0) }
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
