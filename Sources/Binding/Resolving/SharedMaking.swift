import Language
import StatusBar

/// How the one object of a class is made that an app has: found where all of the text makes it in
/// the same way.
struct SharedMaking {
  private let resolver: Resolver
  private let type: Int

  init(of type: Int, _ resolver: Resolver) {
    self.type = type
    self.resolver = resolver
  }

  /// The call that makes it and the file of that; nil where there is none, or several that differ.
  func call() -> (call: Call, file: FileID)? {
    let info = resolver.declarations[type]
    var count = 0
    var givesNothing = true
    for (source, script) in zip(resolver.spec.sources, resolver.spec.scripts) {
      let silent = script.items.compactMap { silentRange(of: $0) }
      source.bytes[...].forEachName { start, end in
        guard source.name(from: start, to: end, in: resolver.names) == info.name,
          source.bytes[end...].first == UInt8(ascii: "("),
          !silent.contains(where: { $0.contains(SourceRange(UInt32(start), UInt32(end))) })
        else { return }
        count += 1
        if source.bytes[(end + 1)...].first != UInt8(ascii: ")") { givesNothing = false }
      }
    }
    guard count > 0, !isMadeWithoutItsName() else { return nil }
    if givesNothing {
      let name = Expression(.name(info.name), info.location.range)
      let call = Call(callee: name, arguments: [], closures: [], brackets: nil)
      return (call, info.location.file)
    }
    return count == 1 ? propertyCall() : nil
  }

  /// What shows nothing to the users of an app: a preview, a scenario.
  private func silentRange(of item: Item) -> SourceRange? {
    switch item {
    case .type(let type):
      let isPreview = type.inherited.contains {
        resolver.names.bytes(of: $0.name).elementsEqual("PreviewProvider".utf8)
      }
      return isPreview ? type.range : nil
    case .scenario(let scenario): return scenario.range
    case .exploration(let exploration): return exploration.head.range
    case .member(.kept(let range)): return range
    case .member, .app, .include, .importModule, .unread: return nil
    }
  }

  /// `true` iff a property begins with one as `.init()`.
  private func isMadeWithoutItsName() -> Bool {
    let name = resolver.declarations[type].name
    return resolver.declarations.types.contains { info in
      info.variables.values.contains { variable in
        guard variable.declaration.type?.name == name,
          case .call(let call)? = variable.declaration.initial?.kind
        else { return false }
        return call.callee.typeName(resolver.names) != name
      }
    }
  }

  /// The call that a property of a type begins with.
  private func propertyCall() -> (call: Call, file: FileID)? {
    let name = resolver.declarations[type].name
    for info in resolver.declarations.types {
      for variable in info.variables.values {
        if case .call(let call)? = variable.declaration.initial?.kind,
          call.callee.typeName(resolver.names) == name
        {
          return (call, variable.file)
        }
      }
    }
    return nil
  }
}
