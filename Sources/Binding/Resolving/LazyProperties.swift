import Language
import StatusBar

/// The lazy properties of a class, and what they are made of: what one holds is made with its
/// owner, as soon as that has all that it needs.
struct LazyProperties {
  private let resolver: Resolver
  private let lineage: [Int]

  init(of type: Int, _ resolver: Resolver) {
    self.resolver = resolver
    lineage = resolver.declarations.lineage(of: type)
  }

  /// The properties of a class in the order in which each has what it needs: those that are lazy
  /// come last.
  func ordered(_ names: [Name]) -> [Name] {
    guard names.contains(where: { isLazy($0) }) else { return names }
    var result = names.filter { !isLazy($0) }
    for name in names where isLazy(name) { add(name, &result) }
    return result.filter { names.contains($0) }
  }

  /// The lazy properties that are made of others, each after those that it needs. One that an
  /// initializer uses is there before, and is not among them.
  func late() -> [Name] {
    let all = lineage.reversed().flatMap { base in
      resolver.declarations[base].variableOrder.filter { isLazy($0) }
    }
    if all.isEmpty { return [] }
    var early: Set<Name> = []
    for base in lineage {
      for initializer in resolver.declarations[base].initializers {
        early.formUnion(names(inBodyOf: initializer))
      }
    }
    var result: [Name] = []
    for name in all { add(name, &result) }
    return result.filter { !early.contains($0) && !used(by: $0).isEmpty }
  }

  /// `true` iff a lazy property holds the same whenever it is made: it is made of nothing that code
  /// changes later.
  func isSteady(_ name: Name) -> Bool {
    guard let variable = lazy(name), let initial = variable.declaration.initial else {
      return false
    }
    let text = resolver.bytes(initial.range, in: variable.file)[...]
    return used(by: name).allSatisfy { other in
      guard
        let found = lineage.lazy.compactMap({ resolver.declarations[$0].variables[other] }).first
      else { return false }
      if !found.declaration.isConstant, resolver.isChanged(found) { return false }
      // What is asked of an object may be another answer later.
      guard mayChange(resolver.staticType(found)) else { return true }
      return !text.asksMember(of: Array(resolver.names.bytes(of: other)))
    }
  }

  /// `true` iff the objects of a type have properties that may change.
  private func mayChange(_ type: StaticType) -> Bool {
    guard let name = type.name, let index = resolver.declarations.type(name),
      resolver.holdsReference(type) || resolver.declarations[index].keyword == .class
    else { return false }
    let classes = resolver.declarations.controllers(like: index)
    return (classes.isEmpty ? [index] : classes).contains { one in
      resolver.declarations[one].variables.values.contains {
        !$0.declaration.isConstant && $0.declaration.getter == nil
      }
    }
  }

  private func add(_ name: Name, _ result: inout [Name], depth: Int = 0) {
    guard !result.contains(name), depth < 16 else { return }
    for other in used(by: name) where other != name && isLazy(other) {
      add(other, &result, depth: depth + 1)
    }
    if !result.contains(name) { result.append(name) }
  }

  /// The stored properties that the value of a lazy one is made of.
  private func used(by name: Name) -> [Name] {
    guard let variable = lazy(name), let initial = variable.declaration.initial else { return [] }
    // A closure may have a local of the name of a property, and of its own most of all.
    let text = resolver.bytes(initial.range, in: variable.file)[...]
    return used(in: resolver.names(in: initial.range, of: variable.file), depth: 0).filter {
      $0 != name && !text.declares(Array(resolver.names.bytes(of: $0)))
    }
  }

  /// The stored properties that names mean, by themselves or in what they stand for, in an order
  /// that is the same in every run.
  private func used(in names: Set<Name>, depth: Int) -> [Name] {
    var found: [Name] = []
    for name in names.sorted(by: { $0.id < $1.id }) {
      for base in lineage {
        if let variable = resolver.declarations[base].variables[name] {
          guard let getter = variable.declaration.getter else {
            if !variable.declaration.isStatic { found.append(name) }
            continue
          }
          if depth < 4, let first = getter.first, let last = getter.last {
            let inner = resolver.names(in: first.range.union(last.range), of: variable.file)
            found += used(in: inner, depth: depth + 1)
          }
        }
        for function in resolver.declarations[base].functions[name] ?? [] where depth < 4 {
          found += used(in: self.names(inBodyOf: function), depth: depth + 1)
        }
      }
    }
    return found
  }

  private func names(inBodyOf function: LocatedFunction) -> Set<Name> {
    guard let first = function.declaration.body?.first, let last = function.declaration.body?.last
    else { return [] }
    return resolver.names(in: first.range.union(last.range), of: function.file)
  }

  private func isLazy(_ name: Name) -> Bool { lazy(name) != nil }

  private func lazy(_ name: Name) -> LocatedVariable? {
    for base in lineage {
      guard let variable = resolver.declarations[base].variables[name] else { continue }
      return resolver.isLazy(variable.declaration) ? variable : nil
    }
    return nil
  }
}

extension Resolver {
  /// `true` iff the text changes what has the name of a property, but for its declaration.
  func isChanged(_ variable: LocatedVariable) -> Bool {
    let name = names.bytes(of: variable.declaration.name.name)
    return spec.sources.contains { source in
      guard source.file == variable.file else {
        return source.bytes[...].changes(name, afterDot: true)
      }
      let place = variable.declaration.range
      return source.bytes[..<Int(place.start)].changes(name, afterDot: true)
        || source.bytes[Int(place.end)...].changes(name, afterDot: true)
    }
  }
}

extension ArraySlice<UInt8> {
  /// `true` iff it declares a variable of a name.
  fileprivate func declares(_ name: [UInt8]) -> Bool {
    ["let ", "var "].contains { word in
      let text = Array(word.utf8) + name
      guard let first = text.first, count > text.count else { return false }
      return (startIndex..<(endIndex - text.count)).contains { start in
        self[start] == first && self[start...].starts(with: text)
          && !self[start + text.count].isNamePart
      }
    }
  }

  /// `true` iff a name stands in it with a member behind it.
  fileprivate func asksMember(of name: [UInt8]) -> Bool {
    guard let first = name.first, count > name.count else { return false }
    return (startIndex..<(endIndex - name.count)).contains { start in
      guard self[start] == first, self[start...].starts(with: name) else { return false }
      if start > startIndex, self[start - 1].isNamePart { return false }
      return self[start + name.count] == UInt8(ascii: ".")
    }
  }
}
