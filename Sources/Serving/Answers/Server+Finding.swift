import Editing
import Language
import Reporting

// Where things are: symbols, definitions, names, links, what folds.
extension Server {
  func definition(_ all: [Asked]) throws(Failure) -> JSONValue {
    guard let asked = all.first else { return .null }
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
    var found: [JSONValue] = []
    // A file that two specs include may mean something else in each.
    for asked in all {
      guard let thing = asked.analysis.named(at: offset, in: asked.file) else { continue }
      let places = thing.declarations.map { asked.json($0) }
      found += places.filter { place in !found.contains { $0.bytes == place.bytes } }
    }
    return found.isEmpty ? .null : .list(found)
  }

  func references(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    guard let shared = try sharedName(asked) else { return .null }
    let withDeclarations = params["context"]?["includeDeclaration"]?.flag ?? true
    return .list(
      shared.files.flatMap { file -> [JSONValue] in
        let positions = TextPositions(file.source, features.encoding)
        let places = file.places.filter { withDeclarations || !file.declarations.contains($0) }
        return places.map { place in
          [
            "uri": .text(FileAddress.address(of: file.source.name)),
            "range": positions.range(of: place).json,
          ]
        }
      })
  }

  func highlights(_ all: [Asked]) throws(Failure) -> JSONValue {
    for asked in all {
      guard let thing = asked.analysis.named(at: try asked.place(), in: asked.file) else {
        continue
      }
      let own = thing.places.filter { $0.file == asked.file }
      return .list(own.map { ["range": asked.json($0.range), "kind": 1] })
    }
    return .null
  }

  // MARK: - Names

  func prepareRename(_ all: [Asked]) throws(Failure) -> JSONValue {
    for asked in all {
      let offset = try asked.place()
      guard let thing = asked.analysis.named(at: offset, in: asked.file) else { continue }
      guard thing.isUnique,
        let place = thing.places.first(where: {
          $0.file == asked.file && $0.range.start <= offset && offset <= $0.range.end
        })
      else { return .null }
      return ["range": asked.json(place.range), "placeholder": .text(thing.name)]
    }
    return .null
  }

  func rename(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    guard let name = params["newName"]?.string, isIdentifier(name) else {
      throw Failure(.invalidParams, "a name begins with a letter, and has letters and digits")
    }
    if isKnownWord(name) {
      throw Failure(
        .invalidParams, "`\(name)` is a word of the language, or a name of Swift or of iOS")
    }
    guard let shared = try sharedName(asked, other: name), shared.isUnique else {
      throw Failure(
        .requestFailed, "only a screen, a type or a window that is declared once can be renamed")
    }
    if shared.isOtherTaken {
      throw Failure(.requestFailed, "`\(name)` is declared already")
    }
    let changes = shared.files.map { file in
      FileEdits(source: file.source, edits: file.places.map { TextEdit($0, name) })
    }
    return edit(changes, asksAboutSwift: true)
  }

  private func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    let isName = { (scalar: Unicode.Scalar) in
      scalar == "_" || scalar.properties.isXIDContinue
    }
    return (first == "_" || first.properties.isXIDStart) && name.unicodeScalars.allSatisfy(isName)
  }

  // MARK: - Lines

  func folding(_ params: JSONValue) throws(Failure) -> JSONValue {
    let folds = TokenLayout(try text(params).bytes).folds()
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
