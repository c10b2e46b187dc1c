import Language
import StatusBar

// What every part asks for.
extension Resolver {
  /// The text of a file; none where it is unknown.
  func text(of file: FileID) -> [UInt8] { spec.source(file)?.bytes ?? [] }

  /// Returns the bytes of a range of a file.
  func bytes(_ range: SourceRange, in file: FileID) -> [UInt8] {
    guard let source = spec.source(file) else { return [] }
    let start = min(Int(range.start), source.bytes.count)
    let end = min(max(Int(range.end), start), source.bytes.count)
    return Array(source.bytes[start..<end])
  }

  /// Returns the text of a name.
  func spelling(_ name: Name) -> String { names.spelling(of: name) }

  /// Returns what a name means in a scope, from the inside out, or nil.
  func meaning(of name: Name, in scope: Scope) -> Meaning? {
    if let local = scope.locals[name] { return local.meaning }
    if let type = declarations.owner(of: name, inTextOf: textType(of: scope)) {
      return receivers[scope.owner].ownProperties[type]?[name]
    }
    if let found = receivers.property(name, of: scope.owner) { return found }
    if let type = typeAround(scope, having: name), let owner = receivers.statics(of: type),
      let found = receivers.property(name, of: owner)
    {
      return found
    }
    return scope.owner == 0 ? nil : receivers.property(name, of: 0)
  }

  /// Returns the property of `self` of that name.
  func property(_ name: Name, in scope: Scope) -> Meaning? {
    if let type = declarations.owner(of: name, inTextOf: textType(of: scope)) {
      return receivers[scope.owner].ownProperties[type]?[name]
    }
    return property(name, of: scope.owner)
  }

  /// The type in whose text a scope stands.
  func textType(of scope: Scope) -> Int? { scope.type ?? receivers.type(of: scope.owner) }

  /// Returns the property of a receiver.
  func property(_ name: Name, of receiver: Int) -> Meaning? {
    receivers.property(name, of: receiver)
  }
}
