import Editing
import Language
import Reporting

/// A declaration of a workspace, as it is looked for by its name.
struct KnownSymbol {
  /// The name in small letters.
  let letters: [UInt8]
  let json: JSONValue
}

// What is declared, in one file and in all.
extension Server {
  func symbols(_ asked: Asked) throws(Failure) -> JSONValue {
    let items = asked.analysis.outline(of: asked.file)
    if features.hasNestedSymbols { return .list(items.map { nested($0, asked) }) }
    return .list(items.flatMap { flat($0, asked, in: nil) })
  }

  private func nested(_ item: OutlineItem, _ asked: Asked) -> JSONValue {
    [
      "name": .text(item.name.isEmpty ? "?" : item.name), "detail": .text(item.detail),
      "kind": .whole(Server.symbolKind(item.kind)), "range": asked.json(item.range),
      "selectionRange": asked.json(item.selection),
      "children": .list(item.children.map { nested($0, asked) }),
    ]
  }

  private func flat(_ item: OutlineItem, _ asked: Asked, in holder: String?) -> [JSONValue] {
    var fields: [(key: String, value: JSONValue)] = [
      ("name", .text(item.name.isEmpty ? "?" : item.name)),
      ("kind", .whole(Server.symbolKind(item.kind))),
      ("location", asked.json(Location(asked.file, item.range))),
    ]
    if let holder { fields.append(("containerName", .text(holder))) }
    return [.object(fields)] + item.children.flatMap { flat($0, asked, in: item.name) }
  }

  private static func symbolKind(_ kind: OutlineItem.Kind) -> Int {
    switch kind {
    case .app: 4
    case .screen, .container, .type: 5
    case .scenario: 6
    case .variable: 7
    case .function: 12
    case .window: 19
    case .include: 1
    }
  }

  /// `workspace/symbol`: what is declared in the specs of the folders and of the open texts.
  func workspaceSymbols(
    _ params: JSONValue, _ isOver: @Sendable () -> Bool
  ) throws(Failure) -> JSONValue {
    let wanted = Array((params["query"]?.string ?? "").lowercased().utf8)
    let found = try allSymbols(isOver).filter { Server.isFound(wanted, in: $0.letters) }
    return .list(found.prefix(500).map { $0.json })
  }

  /// All of them, which are collected once for each state of the texts: a person types a name
  /// letter by letter.
  private func allSymbols(_ isOver: () -> Bool) throws(Failure) -> [KnownSymbol] {
    if let known = knownSymbols, known.revision == workspace.revision { return known.symbols }
    var found: [KnownSymbol] = []
    var seen: Set<String> = []
    for root in workspace.specNames where !seen.contains(root) {
      if isOver() { throw Failure(.contentModified, "the text has changed meanwhile") }
      guard let analysis = workspace.reading(root: root) else { continue }
      for source in analysis.sources where seen.insert(source.name).inserted {
        let positions = TextPositions(source, features.encoding)
        for item in analysis.outline(of: source.file) {
          add(item, source.name, positions, &found)
        }
      }
    }
    knownSymbols = (workspace.revision, found)
    return found
  }

  private func add(
    _ item: OutlineItem, _ name: String, _ positions: TextPositions, _ found: inout [KnownSymbol]
  ) {
    let json: JSONValue = [
      "name": .text(item.name.isEmpty ? "?" : item.name),
      "kind": .whole(Server.symbolKind(item.kind)),
      "location": [
        "uri": .text(FileAddress.address(of: name)),
        "range": positions.range(of: item.selection).json,
      ],
    ]
    found.append(KnownSymbol(letters: Array(item.name.lowercased().utf8), json: json))
    for child in item.children { add(child, name, positions, &found) }
  }

  /// `true` iff the letters stand in the name in their order.
  private static func isFound(_ wanted: [UInt8], in name: [UInt8]) -> Bool {
    var rest = wanted[...]
    for byte in name where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
