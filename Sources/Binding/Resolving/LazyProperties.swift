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
    return used(in: resolver.names(in: initial.range, of: variable.file), depth: 0)
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
