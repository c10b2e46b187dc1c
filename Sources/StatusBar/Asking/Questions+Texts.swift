/// The labels and types met below a view.
struct TapNames {
  var names: [Symbol] = []
  var types: [Symbol] = []
  /// Labels that no literal writes.
  var texts: [TextPattern] = []

  mutating func add(_ other: TapNames) {
    names += other.names
    types += other.types
    texts += other.texts
  }
}

/// What texts say that the code puts together.
extension Questions {
  /// Adds what a text says now; a value that is no text leaves nothing to be found.
  func add(
    _ text: ShownText, to names: inout TapNames, _ context: Context
  ) {
    var pattern = TextPattern()
    for piece in text.pieces {
      switch piece {
      case .written(let symbol):
        pattern.pieces.append(.bytes(program.bytes(of: symbol)))
      case .value(let formula, let assumption):
        let outer = turnPage()
        defer { trace = outer }
        let value = evaluate(formula, context)
        if case .text(let symbol) = value, text.pieces.count == 1 {
          return names.names.append(symbol)
        }
        guard let piece = self.piece(of: value) else { return }
        pattern.pieces.append(piece)
        if let input = value.doubt, pattern.doubt == nil { pattern.doubt = (input, assumption) }
      }
    }
    names.texts.append(pattern)
  }

  /// A value as a string shows it; nil for what no string shows.
  private func piece(of value: Value) -> TextPattern.Piece? {
    switch value {
    case .text(let symbol), .enumCase(let symbol):
      return .bytes(program.bytes(of: symbol))
    case .number(let number):
      let text = Int64(exactly: number).map { "\($0)" } ?? "\(number)"
      return .bytes(Array(text.utf8))
    case .integer(let number): return .bytes(Array("\(number)".utf8))
    case .bool(let truth): return .bytes(Array((truth ? "true" : "false").utf8))
    case .unknown, .some: return .anything
    case .none, .list, .style, .animation, .scheme, .visibility, .sizeClass, .interposed,
      .scenePhase,
      .controller, .object, .window, .presentation, .reference, .closure:
      return nil
    }
  }
}
