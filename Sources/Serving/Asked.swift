import Editing
import Interpreter
import Language
import Reporting

/// A file that a request is about, in the spec that it is part of.
struct Asked {
  let address: String
  let name: String
  let analysis: Analysis
  let file: FileID
  let positions: TextPositions
  /// The place, where the request names one; a byte offset.
  let offset: UInt32?
  let encoding: PositionEncoding
  /// The root of the spec.
  let root: String
  /// `true` once the request is given up, or a text has changed.
  let isOver: @Sendable () -> Bool

  /// A file and a place in it that an answer has kept: `uri`, `position` and perhaps `root`.
  init(
    place data: JSONValue, _ server: Server, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) {
    try self.init(
      [
        "textDocument": ["uri": data["uri"] ?? .null], "position": data["position"] ?? .null,
        "root": data["root"] ?? .null,
      ],
      server, isOver)
  }

  /// The file in the first of the specs that it is part of.
  init(
    _ params: JSONValue, _ server: Server, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) {
    guard let first = try Asked.everywhere(params, server, isOver, limit: 1).first else {
      throw Failure(.requestFailed, "no spec reads the file")
    }
    self = first
  }

  /// Returns the file in each of the specs that it is part of; never none.
  static func everywhere(
    _ params: JSONValue, _ server: Server, _ isOver: @escaping @Sendable () -> Bool,
    limit: Int = Workspace.rootLimit
  ) throws(Failure) -> [Asked] {
    guard let address = params["textDocument"]?["uri"]?.string else {
      throw Failure(.invalidParams, "`textDocument.uri` is missing")
    }
    let name = FileAddress.name(of: address)
    let roots = params["root"]?.string.map { [$0] } ?? server.workspace.roots(of: name)
    var found: [Asked] = []
    for root in roots where found.count < limit {
      if let one = try Asked(params, server, isOver, address, root: root) { found.append(one) }
    }
    // What the specs that name it do not read is looked at by itself.
    if found.isEmpty, server.workspace.isSpec(name),
      let own = try Asked(params, server, isOver, address, root: name)
    {
      found = [own]
    }
    guard !found.isEmpty else { throw Failure.outsideOfSpecs(name) }
    return found
  }

  /// Nil where the spec cannot be read, or does not read the file.
  private init?(
    _ params: JSONValue, _ server: Server, _ isOver: @escaping @Sendable () -> Bool,
    _ address: String, root: String
  ) throws(Failure) {
    let name = FileAddress.name(of: address)
    guard let analysis = server.workspace.analysis(root: root, isOver: isOver) else { return nil }
    if server.workspace.isCutOff {
      throw Failure(.contentModified, "the text has changed meanwhile")
    }
    guard let file = analysis.file(name) else { return nil }
    let positions = TextPositions(analysis.text(of: file), server.features.encoding)
    self.address = address
    self.name = name
    self.isOver = isOver
    self.root = root
    self.analysis = analysis
    self.file = file
    self.positions = positions
    encoding = server.features.encoding
    offset = TextPosition(params["position"]).map { positions.offset(of: $0) }
  }

  /// Fails where the answer is of no use any more.
  func goOn() throws(Failure) {
    if isOver() { throw Failure(.contentModified, "the text has changed meanwhile") }
  }

  /// The place that the request names.
  func place() throws(Failure) -> UInt32 {
    guard let offset else { throw Failure(.invalidParams, "`position` is missing") }
    return offset
  }

  /// A range of the file as editors have it.
  func json(_ range: SourceRange) -> JSONValue { positions.range(of: range).json }

  /// The place as an answer keeps it, for `init(place:)`.
  func kept(_ position: JSONValue) -> JSONValue {
    ["uri": .text(address), "position": position, "root": .text(root)]
  }

  /// A place in any file of the spec.
  func json(_ location: Location) -> JSONValue {
    let source = analysis.text(of: location.file)
    let positions =
      location.file == file ? self.positions : TextPositions(source, encoding)
    return [
      "uri": .text(FileAddress.address(of: source.name)),
      "range": positions.range(of: location.range).json,
    ]
  }
}

extension TextPosition {
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .whole(line), "character": .whole(character)] }
}

extension TextRange {
  init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else {
      return nil
    }
    self.init(start: start, end: end)
  }

  var json: JSONValue { ["start": start.json, "end": end.json] }
}
