/// A sentence, and which parts of it are code: what a page sets in another face, and a terminal
/// shows between backticks.
package struct Phrase: Sendable, Equatable {
  /// As a terminal shows it: code stands between backticks.
  package private(set) var text: String
  /// Where code stands in the text, without its backticks, ascending; in bytes of UTF-8.
  package private(set) var code: [Range<Int>] = []

  /// Creates a sentence without code.
  init(_ text: String) { self.text = text }

  /// Creates a sentence that is code and nothing else.
  init(code: String) {
    text = ""
    append(code: code)
  }

  /// The parts of it, in order.
  package var parts: [Part] {
    let bytes = Array(text.utf8)
    func words(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var parts: [Part] = []
    var end = 0
    for range in code {
      if range.lowerBound - 1 > end { parts.append(.text(words(end..<(range.lowerBound - 1)))) }
      parts.append(.code(words(range)))
      end = range.upperBound + 1
    }
    if end < bytes.count { parts.append(.text(words(end..<bytes.count))) }
    return parts
  }

  /// Some words, or what is code among them.
  package enum Part: Sendable, Equatable {
    case text(String)
    case code(String)
  }

  private mutating func append(code words: String) {
    let start = text.utf8.count + 1
    text += "`"
    text += words
    text += "`"
    code.append(start..<(text.utf8.count - 1))
  }

  fileprivate mutating func append(_ other: Phrase) {
    let start = text.utf8.count
    text += other.text
    for range in other.code {
      code.append((range.lowerBound + start)..<(range.upperBound + start))
    }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }

  /// The sentence as it is put together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var phrase = Phrase("")

    package init(literalCapacity: Int, interpolationCount: Int) {
      phrase.text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { phrase.text += literal }

    package mutating func appendInterpolation(_ words: String) { phrase.text += words }

    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      phrase.text += String(Int(number))
    }

    package mutating func appendInterpolation(_ other: Phrase) { phrase.append(other) }

    package mutating func appendInterpolation(code: String) { phrase.append(code: code) }
  }
}

/// Returns the phrases with a separator between them.
func joined(_ phrases: [Phrase], _ separator: String) -> Phrase {
  var whole = Phrase("")
  for (index, phrase) in phrases.enumerated() {
    if index > 0 { whole.append(Phrase(separator)) }
    whole.append(phrase)
  }
  return whole
}

/// Returns the parts one behind the other.
func + (first: Phrase, second: Phrase) -> Phrase {
  var phrase = first
  phrase.append(second)
  return phrase
}
