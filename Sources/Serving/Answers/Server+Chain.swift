import Editing
import Language
import Reporting

// Who asks whom for the bar, as a hierarchy of calls.
extension Server {
  /// `textDocument/prepareCallHierarchy`: one item for each spec in which it is another.
  func prepareChain(_ all: [Asked]) throws(Failure) -> JSONValue {
    var found: [JSONValue] = []
    for asked in all {
      let offset = try asked.place()
      try asked.goOn()
      let chain = asked.analysis.askedChain(at: offset, in: asked.file, isOver: asked.isOver)
      try asked.goOn()
      guard let chain else { continue }
      let item = json(chain, chain.start, asked, offset)
      let isKnown = found.contains { known in
        known["name"]?.string == item["name"]?.string
          && known["detail"]?.string == item["detail"]?.string
          && known["uri"]?.string == item["uri"]?.string
      }
      if !isKnown { found.append(item) }
    }
    return found.isEmpty ? .null : .list(found)
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
    let found = asked.analysis.askedChain(at: offset, in: asked.file, isOver: asked.isOver)
    try asked.goOn()
    guard let chain = found, chain.nodes.indices.contains(index)
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
      "data": asked.kept(start.json).with("node", .whole(index)),
    ]
  }
}
