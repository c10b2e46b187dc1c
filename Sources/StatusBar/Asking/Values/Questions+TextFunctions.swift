/// What Swift's library makes of texts that are known. What a function does not take is nil.
extension Questions {
  /// A value as a text shows it.
  func described(_ type: DescribedValue, _ operands: [Value]) -> Value? {
    guard let value = operands.first else { return nil }
    let text: String? =
      switch (type, value) {
      case (.whole, _): value.whole.map { "\($0)" }
      case (.double, _): value.rounded.map { "\($0)" }
      case (.float, _): value.rounded.map { "\(Float($0))" }
      case (.truth, .bool(let truth)): truth ? "true" : "false"
      case (.enumCase, .enumCase(let symbol)): program.text(of: symbol)
      case (.truth, _), (.enumCase, _): nil
      }
    return text.map { program.value(ofText: $0) }
  }

  func concatenated(_ operands: [Value]) -> Value? {
    var text = ""
    for operand in operands {
      guard let next = self.text(operand) else { return nil }
      text += next
      // A text that doubles in a loop has no end that could be waited for.
      guard text.utf8.count <= 1 << 16 else { return nil }
    }
    return program.value(ofText: text)
  }

  func texts(_ function: TextFunction, _ operands: [Value]) -> Value? {
    guard let text = operands.first.flatMap({ self.text($0) }) else { return nil }
    switch function {
    case .uppercased: return program.value(ofText: text.uppercased())
    case .lowercased: return program.value(ofText: text.lowercased())
    case .whole: return Int64(text).map { Value(whole: $0) } ?? Value.none
    case .double: return Double(text).map { .number($0) } ?? Value.none
    case .characters:
      guard text.count <= MadeValues.limit else { return nil }
      return list(text.map { program.value(ofText: String($0)) })
    }
  }

  func texts(_ relation: TextRelation, _ operands: [Value]) -> Value? {
    guard operands.count > 1, let text = text(operands[0]), let other = self.text(operands[1])
    else { return nil }
    switch relation {
    case .hasPrefix: return .bool(text.hasPrefix(other))
    case .hasSuffix: return .bool(text.hasSuffix(other))
    case .contains:
      // Foundation and Swift's own library do not agree on what has no letters.
      return other.isEmpty ? nil : .bool(pieces(of: text, between: other).count > 1)
    case .split:
      return list(pieces(of: text, between: other).map { program.value(ofText: $0) })
    }
  }

  func replaced(_ operands: [Value]) -> Value? {
    guard operands.count > 2, let text = text(operands[0]), let old = self.text(operands[1]),
      let new = self.text(operands[2])
    else { return nil }
    return program.value(ofText: pieces(of: text, between: old).joined(separator: new))
  }

  func joined(_ operands: [Value]) -> Value? {
    guard let first = operands.first, let pieces = elements(of: first),
      let separator = operands.count > 1 ? text(operands[1]) : ""
    else { return nil }
    var texts: [String] = []
    for piece in pieces {
      guard let text = text(piece) else { return nil }
      texts.append(text)
    }
    return program.value(ofText: texts.joined(separator: separator))
  }

  private func text(_ value: Value) -> String? {
    if case .text(let symbol) = value { program.text(of: symbol) } else { nil }
  }

  /// The parts of a text that stand between others, all of it where none does; characters are
  /// compared as Swift compares them.
  private func pieces(of text: String, between separator: String) -> [String] {
    let (whole, part) = (Array(text), Array(separator))
    guard !part.isEmpty else { return [text] }
    var (pieces, piece, index): ([String], [Character], Int) = ([], [], 0)
    while index < whole.count {
      if index + part.count <= whole.count, whole[index..<(index + part.count)] == part[...] {
        pieces.append(String(piece))
        piece = []
        index += part.count
      } else {
        piece.append(whole[index])
        index += 1
      }
    }
    return pieces + [String(piece)]
  }
}
