import Language
import StatusBar

/// The classes of which a text makes instances, and the views that those of UIKit's show, by itself
/// or by the functions that it calls.
struct MadeClasses {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Those that the properties of a type, and of what it inherits, begin with, in the order in
  /// which they are declared.
  func inProperties(of type: Int) -> [Int] {
    guard isFollowed(type) else { return [] }
    let lineage = resolver.declarations.lineage(of: type)
    var names: Set<Name> = []
    for base in lineage {
      for variable in resolver.declarations[base].variables.values {
        guard let initial = variable.declaration.initial else { continue }
        names.formUnion(resolver.names(in: initial.range, of: variable.file))
      }
    }
    var made: Set<Int> = []
    collect(names, lineage, &made, depth: 0)
    made.remove(type)
    return made.sorted()
  }

  /// `true` iff instances of a type are made and kept by code.
  private func isFollowed(_ type: Int) -> Bool {
    let info = resolver.declarations[type]
    if case .controller = info.role { return true }
    return info.isByReference || type == resolver.declarations.appType
  }

  private func isController(_ type: Int?) -> Bool {
    guard let type, case .controller = resolver.declarations[type].role else { return false }
    return true
  }

  /// Adds the classes that names stand for, and those that functions of these names make.
  private func collect(
    _ names: Set<Name>, _ lineage: [Int], _ made: inout Set<Int>, depth: Int
  ) {
    let types = names.compactMap { resolver.declarations.type($0) }
    made.formUnion(types.filter { $0 != resolver.declarations.appType && isFollowed($0) })
    if isController(lineage.first) {
      made.formUnion(types.filter { resolver.declarations[$0].role == .view })
    }
    guard depth < 3 else { return }
    var inner: Set<Name> = []
    for owner in Set(lineage + types) {
      let info = resolver.declarations[owner]
      for name in names {
        for function in info.functions[name] ?? [] {
          inner.formUnion(self.names(in: function.declaration.body, of: function.file))
        }
        if let variable = info.variables[name] {
          inner.formUnion(self.names(in: variable.declaration.getter, of: variable.file))
        }
      }
    }
    inner.subtract(names)
    if !inner.isEmpty { collect(inner, lineage, &made, depth: depth + 1) }
  }

  private func names(in body: [Statement]?, of file: FileID) -> Set<Name> {
    guard let first = body?.first, let last = body?.last else { return [] }
    return resolver.names(in: first.range.union(last.range), of: file)
  }
}
