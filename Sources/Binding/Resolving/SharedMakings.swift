import Language
import StatusBar

/// How the objects are made of which an app has one: known where all of the text makes one in the
/// same way.
struct SharedMakings: Sendable {
  private struct Count: Sendable {
    var all = 0
    /// How many of them are given something.
    var given = 0
  }

  private var counts: Table<Name, Count> = Table()

  /// Reads all texts once; what shows nothing to the users of an app, as previews, makes none.
  init(_ resolver: Resolver) {
    let shared = resolver.declarations.sharedTypes
    for (source, script) in zip(resolver.spec.sources, resolver.spec.scripts) {
      let silent = Areas(of: script, in: resolver.spec).all.filter { $0.isSilent }
      source.bytes[...].forEachName { start, end in
        guard source.bytes[end...].first == UInt8(ascii: "("),
          let name = source.name(from: start, to: end, in: resolver.names), shared.contains(name)
        else { return }
        let range = SourceRange(UInt32(start), UInt32(end))
        if silent.contains(where: { $0.range.contains(range) }) { return }
        let isGiven = source.bytes[(end + 1)...].first != UInt8(ascii: ")")
        counts[name, default: Count()].all += 1
        if isGiven { counts[name, default: Count()].given += 1 }
      }
    }
  }

  /// The call that makes the object of a class, and the file of that; nil where there is none, or
  /// several that differ.
  func call(of type: Int, _ resolver: Resolver) -> (call: Call, file: FileID)? {
    let info = resolver.declarations[type]
    guard let count = counts[info.name] else { return nil }
    let properties = resolver.declarations.types.flatMap { Array($0.variables.values) }
    var made: (call: Call, file: FileID)?
    for variable in properties {
      guard case .call(let call)? = variable.declaration.initial?.kind else { continue }
      if call.callee.typeName(resolver.names) == info.name {
        made = (call, variable.file)
      } else if variable.declaration.type?.name == info.name {
        // `let model: Model = .init(isOn: true)`
        return nil
      }
    }
    if count.given > 0 { return count.all == 1 ? made : nil }
    let name = Expression(.name(info.name), info.location.range)
    let call = Call(callee: name, arguments: [], closures: [], brackets: nil)
    return (call, info.location.file)
  }
}
