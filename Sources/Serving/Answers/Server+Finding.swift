import Editing
import Language
import Reporting

// Where things are: symbols, definitions, names, links, what folds.
extension Server {
  func definition(_ asked: Asked) throws(Failure) -> JSONValue {
    let offset = try asked.place()
    if let link = asked.analysis.includes(of: asked.file).first(where: {
      $0.path.start <= offset && offset <= $0.path.end
    }) {
      let name = workspace.resolved(link.text, from: asked.name)
      let start = TextPosition(line: 0, character: 0)
      return [
        "uri": .text(FileAddress.address(of: name)),
        "range": TextRange(start: start, end: start).json,
      ]
    }
    guard let thing = asked.analysis.named(at: offset, in: asked.file) else { return .null }
    return .list(thing.declarations.map { asked.json($0) })
  }

  func references(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    let all = try named(asked)
    if all.isEmpty { return .null }
    let withDeclarations = params["context"]?["includeDeclaration"]?.flag ?? true
    var found: [JSONValue] = []
    var known: [[UInt8]] = []
    for (thing, analysis) in all {
      for place in thing.places where withDeclarations || !thing.declarations.contains(place) {
        let json = json(place, analysis)
        let bytes = json.bytes
        if known.contains(bytes) { continue }
        known.append(bytes)
        found.append(json)
      }
    }
    return .list(found)
  }

  /// What a name means in each spec that has its declaration: the one that was asked of first.
  private func named(
    _ asked: Asked
  ) throws(Failure) -> [(thing: NamedThing, analysis: Analysis)] {
    guard let own = asked.analysis.named(at: try asked.place(), in: asked.file) else { return [] }
    // With its labels: arrays of other tuples would have to be cast.
    var found: [(thing: NamedThing, analysis: Analysis)] = [(own, asked.analysis)]
    var seen = [asked.root]
    for place in own.declarations {
      let name = asked.analysis.text(of: place.file).name
      for root in workspace.roots(of: name, limit: .max) where !seen.contains(root) {
        seen.append(root)
        guard let analysis = workspace.analysis(root: root, isOver: asked.isOver) else { continue }
        if workspace.isCutOff { throw Failure(.contentModified, "the text has changed meanwhile") }
        guard let file = analysis.file(name),
          let thing = analysis.named(at: place.range.start, in: file)
        else { continue }
        found.append((thing, analysis))
      }
    }
    return found
  }

  private func json(_ place: Location, _ analysis: Analysis) -> JSONValue {
    let source = analysis.text(of: place.file)
    return [
      "uri": .text(FileAddress.address(of: source.name)),
      "range": TextPositions(source, features.encoding).range(of: place.range).json,
    ]
  }

  func highlights(_ asked: Asked) throws(Failure) -> JSONValue {
    guard let thing = asked.analysis.named(at: try asked.place(), in: asked.file) else {
      return .null
    }
    let own = thing.places.filter { $0.file == asked.file }
    return .list(own.map { ["range": asked.json($0.range), "kind": 1] })
  }

  // MARK: - Names

  func prepareRename(_ asked: Asked) throws(Failure) -> JSONValue {
    let offset = try asked.place()
    guard let thing = asked.analysis.named(at: offset, in: asked.file), thing.isUnique,
      let place = thing.places.first(where: {
        $0.file == asked.file && $0.range.start <= offset && offset <= $0.range.end
      })
    else { return .null }
    return ["range": asked.json(place.range), "placeholder": .text(thing.name)]
  }

  func rename(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    guard let name = params["newName"]?.string, isIdentifier(name) else {
      throw Failure(.invalidParams, "a name begins with a letter, and has letters and digits")
    }
    if ClassTable.all.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      throw Failure(.requestFailed, "`\(name)` is a word of the language")
    }
    let all = try named(asked)
    guard !all.isEmpty, all.allSatisfy({ $0.thing.isUnique }) else {
      throw Failure(
        .requestFailed, "only a screen, a type or a window that is declared once can be renamed")
    }
    for (_, analysis) in all where analysis.declares(name) {
      throw Failure(.requestFailed, "`\(name)` is declared already")
    }
    return edit(
      all.map { one in (one.thing.places.map { Fix.Edit($0, name) }, one.analysis) },
      asksAboutSwift: true)
  }

  private func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    let isName = { (scalar: Unicode.Scalar) in
      scalar == "_" || scalar.properties.isXIDContinue
    }
    return (first == "_" || first.properties.isXIDStart) && name.unicodeScalars.allSatisfy(isName)
  }

  // MARK: - Symbols

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

  /// `workspace/symbol`: what is declared in the specs of the open texts.
  func workspaceSymbols(_ params: JSONValue) -> JSONValue {
    let wanted = Array((params["query"]?.string ?? "").lowercased().utf8)
    var found: [JSONValue] = []
    var seen: [String] = []
    let roots = workspace.documents.keys.sorted().flatMap { workspace.roots(of: $0) }
    for root in roots where !seen.contains(root) {
      seen.append(root)
      guard let analysis = workspace.analysis(root: root) else { continue }
      for source in analysis.sources {
        let positions = TextPositions(source, features.encoding)
        for item in analysis.outline(of: source.file) {
          add(item, source.name, positions, wanted, &found)
        }
      }
    }
    return .list(found.prefix(500).map { $0 })
  }

  private func add(
    _ item: OutlineItem, _ name: String, _ positions: TextPositions, _ wanted: [UInt8],
    _ found: inout [JSONValue]
  ) {
    if Server.isFound(wanted, in: Array(item.name.lowercased().utf8)) {
      found.append([
        "name": .text(item.name.isEmpty ? "?" : item.name),
        "kind": .whole(Server.symbolKind(item.kind)),
        "location": [
          "uri": .text(FileAddress.address(of: name)),
          "range": positions.range(of: item.selection).json,
        ],
      ])
    }
    for child in item.children { add(child, name, positions, wanted, &found) }
  }

  /// `true` iff the letters stand in the name in their order.
  private static func isFound(_ wanted: [UInt8], in name: [UInt8]) -> Bool {
    var rest = wanted[...]
    for byte in name where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  // MARK: - Lines

  func folding(_ asked: Asked) throws(Failure) -> JSONValue {
    let folds = TokenLayout(asked.analysis.text(of: asked.file).bytes).folds()
    return .list(
      folds.map { fold in
        var fields: [(key: String, value: JSONValue)] = [
          ("startLine", .whole(fold.first)), ("endLine", .whole(fold.last)),
        ]
        switch fold.kind {
        case .code: break
        case .comment: fields.append(("kind", "comment"))
        case .includes: fields.append(("kind", "imports"))
        }
        return .object(fields)
      })
  }

  func selections(_ params: JSONValue) throws(Failure) -> JSONValue {
    let (bytes, positions) = try text(params)
    let layout = TokenLayout(bytes)
    return .list(
      (params["positions"]?.elements ?? []).map { value in
        let offset = TextPosition(value).map { positions.offset(of: $0) } ?? 0
        var found: JSONValue?
        for range in layout.selections(at: offset).reversed() {
          var fields: [(key: String, value: JSONValue)] = [
            ("range", positions.range(of: range).json)
          ]
          if let found { fields.append(("parent", found)) }
          found = .object(fields)
        }
        return found ?? .null
      })
  }

  func links(_ asked: Asked) throws(Failure) -> JSONValue {
    .list(
      asked.analysis.includes(of: asked.file).map { link in
        let name = workspace.resolved(link.text, from: asked.name)
        return [
          "range": asked.json(link.path), "target": .text(FileAddress.address(of: name)),
        ]
      })
  }

  /// The text of a file alone, and its lines.
  func text(_ params: JSONValue) throws(Failure) -> (bytes: [UInt8], positions: TextPositions) {
    guard let address = params["textDocument"]?["uri"]?.string else {
      throw Failure(.invalidParams, "`textDocument.uri` is missing")
    }
    let name = FileAddress.name(of: address)
    guard let bytes = workspace.bytes(of: name) else {
      throw Failure(.requestFailed, "`\(name)` cannot be read")
    }
    let source = Source(file: FileID(0), name: name, bytes: bytes)
    return (bytes, TextPositions(source, features.encoding))
  }
}
