import Language
import StatusBar

/// Which classes are of a type, or adopt it.
struct Conformers {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The classes whose objects are of a type: for each part of `UIViewController & Themed` those
  /// that are, or adopt, it. Nil where something that is not declared may be of the type, too.
  func classes(of type: TypeReference, in file: FileID) -> [[Ancestor]]? {
    let text = resolver.bytes(type.range, in: file)
    guard text.contains(UInt8(ascii: "&")) else {
      return classes(named: type.name).map { [$0] }
    }
    var parts: [[Ancestor]] = []
    for part in text.split(separator: UInt8(ascii: "&")) {
      let words = part.split { !$0.isNamePart }
      guard let word = words.last, let name = resolver.names.name(of: Array(word)),
        let classes = classes(named: name)
      else { return nil }
      parts.append(classes)
    }
    return parts
  }

  private func classes(named name: Name) -> [Ancestor]? {
    if let ancestor = resolver.ancestor(name) { return [ancestor] }
    guard let adopted = resolver.declarations.type(name),
      resolver.declarations[adopted].keyword == .protocol,
      !resolver.declarations.foreignExtensions.contains(where: { pending in
        pending.inherited.contains { $0.name == name }
      })
    else { return nil }
    var found: [Ancestor] = []
    for index in resolver.declarations.controllers(like: adopted) {
      guard let ancestor = resolver.ancestor(resolver.declarations[index].name) else { return nil }
      found.append(ancestor)
    }
    for info in resolver.declarations.types
    where info.keyword == .extension && info.inherited.contains(where: { $0.name == name }) {
      guard let kind = ControllerClass(info.name.word) else { return nil }
      found.append(.uiKit(kind))
    }
    return found.count <= 64 ? found : nil
  }
}
