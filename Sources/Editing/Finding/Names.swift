import Interpreter
import Language

/// A declaration by its name: where it is, and everything that names it.
package struct NamedThing: Sendable {
  package var name: String
  /// The name in its declarations; several for a type with extensions.
  package var declarations: [Location]
  /// All places, the declarations among them, by file and offset.
  package var places: [Location]
  /// `true` iff it is told apart from all others by its name alone.
  package var isUnique: Bool
}

extension Analysis {
  /// Returns what the name at a place means; nil for one that this spec does not declare.
  package func named(at offset: UInt32, in file: FileID) -> NamedThing? {
    name(at: offset, in: file).flatMap { named($0) }
  }

  /// The identifier at a place.
  package func name(at offset: UInt32, in file: FileID) -> String? {
    guard let token = token(at: offset, in: file), token.kind == .identifier else { return nil }
    return source(file).text(token.range)
  }

  /// Returns what a name means; nil for one that this spec does not declare.
  package func named(_ name: String) -> NamedThing? {
    let bytes = Array(name.utf8)
    let declared = declarations.filter { state.spec.text($0.place).utf8.elementsEqual(bytes) }
    guard let first = declared.first else { return nil }
    var places: [Location] = []
    for source in sources {
      places += TokenLayout(source.bytes).places(of: bytes).map { Location(source.file, $0) }
    }
    let main = declared.filter { !$0.isExtension }
    return NamedThing(
      name: name, declarations: (main.isEmpty ? [first] : main).map { $0.place }, places: places,
      isUnique: main.count == 1 && main.allSatisfy { $0.isType })
  }

  /// The paths between quotes behind `include`.
  package func includes(of file: FileID) -> [(path: SourceRange, text: String)] {
    items(of: file).compactMap { item in
      guard case .include(let include) = item else { return nil }
      return (include.path, source(file).text(include.path))
    }
  }

  /// `true` iff something of that name is declared.
  package func declares(_ name: String) -> Bool {
    declarations.contains { state.spec.text($0.place) == name }
  }

  // MARK: - What is declared

  private struct Declared {
    var place: Location
    var isType = false
    var isExtension = false
  }

  private var declarations: [Declared] {
    var found: [Declared] = []
    for source in sources {
      for item in items(of: source.file) { add(item, source.file, &found) }
    }
    return found
  }

  private func add(_ item: Item, _ file: FileID, _ found: inout [Declared]) {
    switch item {
    case .app(let app):
      found.append(Declared(place: Location(file, app.name.range), isType: true))
      for member in app.members { add(member, file, &found) }
    case .type(let type): add(type, file, &found)
    case .member(let member): add(member, file, &found)
    case .scenario(let scenario): for member in scenario.variants { add(member, file, &found) }
    case .exploration(let exploration):
      for member in exploration.head.variants { add(member, file, &found) }
    case .include, .importModule, .unread: break
    }
  }

  private func add(_ type: TypeDeclaration, _ file: FileID, _ found: inout [Declared]) {
    found.append(
      Declared(
        place: Location(file, type.name.range), isType: true,
        isExtension: type.keyword == .extension))
    for member in type.members { add(member, file, &found) }
  }

  private func add(_ member: Member, _ file: FileID, _ found: inout [Declared]) {
    switch member {
    case .variable(let variable):
      found.append(Declared(place: Location(file, variable.name.range)))
    case .input(let name): found.append(Declared(place: Location(file, name.range)))
    case .function(let function):
      found.append(Declared(place: Location(file, function.name.range)))
    case .type(let type): add(type, file, &found)
    case .window(let window):
      found.append(Declared(place: Location(file, window.name.range), isType: true))
    case .scene(let scene):
      found.append(Declared(place: Location(file, scene.name.range), isType: true))
      for member in scene.members { add(member, file, &found) }
    case .cases(let cases):
      for one in cases { found.append(Declared(place: Location(file, one.name.range))) }
    case .conditional(let clauses):
      for clause in clauses { for member in clause.body { add(member, file, &found) } }
    case .setting, .plist, .initializer, .definition, .backdrop, .content, .kept, .unread: break
    }
  }
}
