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

  /// A file and a place in it that an answer has kept: `uri` and `position`.
  init(
    place data: JSONValue, _ server: Server, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) {
    try self.init(
      ["textDocument": ["uri": data["uri"] ?? .null], "position": data["position"] ?? .null],
      server, isOver)
  }

  init(
    _ params: JSONValue, _ server: Server, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) {
    guard let address = params["textDocument"]?["uri"]?.string else {
      throw Failure(.invalidParams, "`textDocument.uri` is missing")
    }
    self.address = address
    name = FileAddress.name(of: address)
    encoding = server.features.encoding
    let workspace = server.workspace
    guard let root = workspace.roots(of: name).first,
      let analysis = workspace.analysis(root: root, isOver: isOver)
    else { throw Failure(.requestFailed, "`\(name)` is no spec, and no spec includes it") }
    if workspace.isCutOff { throw Failure(.contentModified, "the text has changed meanwhile") }
    guard let file = analysis.file(name) else {
      throw Failure(.requestFailed, "`\(name)` is not read by the spec that includes it")
    }
    self.isOver = isOver
    self.root = root
    self.analysis = analysis
    self.file = file
    positions = TextPositions(analysis.text(of: file), encoding)
    offset = TextPosition(params["position"]).map { [positions] in positions.offset(of: $0) }
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
