import Editing
import Language
import Reporting

// Who asks whom for the bar, as a hierarchy of calls.
extension Server {
  func prepareChain(_ asked: Asked) throws(Failure) -> JSONValue {
    let offset = try asked.place()
    guard let chain = asked.analysis.askedChain(at: offset, in: asked.file) else { return .null }
    return [json(chain, chain.start, asked, offset)]
  }

  /// `callHierarchy/incomingCalls`: who asks.
  func askers(
    _ params: JSONValue, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) -> JSONValue {
    let (chain, index, asked, offset) = try chain(params, isOver)
    guard let asker = chain.asker(of: index) else { return [] }
    let from = json(chain, asker, asked, offset)
    return [["from": from, "fromRanges": [from["selectionRange"] ?? .null]]]
  }

  /// `callHierarchy/outgoingCalls`: who is asked.
  func asked(
    _ params: JSONValue, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) -> JSONValue {
    let (chain, index, asked, offset) = try chain(params, isOver)
    let own = json(chain, index, asked, offset)
    return .list(
      chain.asked(by: index).map { next in
        [
          "to": json(chain, next, asked, offset),
          "fromRanges": [own["selectionRange"] ?? .null],
        ]
      })
  }

  /// The chain that an item was made of, and the place of the item in it.
  private func chain(
    _ params: JSONValue, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) -> (chain: AskedChain, index: Int, asked: Asked, offset: UInt32) {
    guard let data = params["item"]?["data"], let index = data["node"]?.integer else {
      throw Failure(.invalidParams, "`item.data` is missing")
    }
    let asked = try Asked(place: data, self, isOver)
    let offset = try asked.place()
    guard let chain = asked.analysis.askedChain(at: offset, in: asked.file),
      chain.nodes.indices.contains(index)
    else { throw Failure(.contentModified, "the text has changed meanwhile") }
    return (chain, index, asked, offset)
  }

  private func json(
    _ chain: AskedChain, _ index: Int, _ asked: Asked, _ offset: UInt32
  ) -> JSONValue {
    let node = chain.nodes[index]
    let start = asked.positions.position(of: offset)
    // What the system makes is nowhere in a text: the place that was asked about stands for it.
    let place = node.location.map { asked.json($0) }
    let range = place?["range"] ?? TextRange(start: start, end: start).json
    return [
      "name": .text(node.name.isEmpty ? "window" : node.name), "kind": 5,
      "detail": .text((node.isAsked ? "" : "not asked: ") + node.detail),
      "uri": place?["uri"] ?? .text(asked.address), "range": range, "selectionRange": range,
      "data": ["uri": .text(asked.address), "position": start.json, "node": .whole(index)],
    ]
  }

  // MARK: - Files

  /// `workspace/willRenameFiles`: the includes of files that move.
  func renameFiles(_ params: JSONValue) -> JSONValue {
    let moves = (params["files"]?.elements ?? []).compactMap {
      file -> (old: String, new: String)? in
      guard let old = file["oldUri"]?.string, let new = file["newUri"]?.string else { return nil }
      return (FileAddress.name(of: old), FileAddress.name(of: new))
    }
    var changes: [(key: String, value: JSONValue)] = []
    for name in workspace.specNames {
      guard let bytes = workspace.bytes(of: name) else { continue }
      let positions = TextPositions(
        Source(file: FileID(0), name: name, bytes: bytes), features.encoding)
      let own = moves.first { $0.old == name }?.new ?? name
      var edits: [JSONValue] = []
      for include in Workspace.includes(in: bytes) {
        let found = workspace.resolved(include.path, from: name)
        let target = moves.first { $0.old == found }?.new ?? found
        let path = Workspace.path(to: target, from: own)
        guard target != found || own != name, path != include.path else { continue }
        edits.append(["range": positions.range(of: include.range).json, "newText": .text(path)])
      }
      if !edits.isEmpty { changes.append((FileAddress.address(of: name), .list(edits))) }
    }
    return changes.isEmpty ? .null : ["changes": .object(changes)]
  }
}
