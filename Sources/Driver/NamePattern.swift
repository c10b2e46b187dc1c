/// Which names are meant: those that hold some words, or those that an expression between slashes
/// finds something in.
package struct NamePattern: Sendable {
  /// As it is written.
  package let spelling: String
  private let kind: Kind

  private enum Kind: Sendable {
    case part
    case expression(String, ignoresCase: Bool)
  }

  /// What is wrong with an expression.
  package struct Mistake: Error, Hashable, Sendable {
    /// States the problem; starts in lower case and has no full stop.
    package var reason: String
  }

  /// Reads words, `/expression/`, or `/expression/i` for one that takes capitals for small letters.
  package init(_ text: String) throws(Mistake) {
    spelling = text
    guard let (pattern, ignoresCase) = NamePattern.expression(in: text) else {
      kind = .part
      return
    }
    kind = .expression(pattern, ignoresCase: ignoresCase)
    do { _ = try Regex(pattern) } catch { throw Mistake(reason: NamePattern.words(error)) }
  }

  /// Takes `part` as words, whatever it looks like.
  package init(part: String) {
    spelling = part
    kind = .part
  }

  /// `true` iff it is words, which a name holds or not.
  package var isPart: Bool { if case .part = kind { true } else { false } }

  /// Returns a test for names, as bytes. An expression is read here: it is no value that threads
  /// may share.
  package func matcher() -> (ArraySlice<UInt8>) -> Bool {
    switch kind {
    case .part:
      let part = Array(spelling.utf8)
      return { NamePattern.holds($0, part) }
    case .expression(let pattern, let ignoresCase):
      guard let regex = try? Regex(pattern).ignoresCase(ignoresCase) else { return { _ in false } }
      return { name in
        let text = String(decoding: name, as: UTF8.self)
        return (try? regex.firstMatch(in: text)) != nil
      }
    }
  }

  private static func expression(in text: String) -> (pattern: String, ignoresCase: Bool)? {
    let bytes = Array(text.utf8)
    let ignoresCase = bytes.last == UInt8(ascii: "i")
    let body = ignoresCase ? bytes.dropLast() : bytes[...]
    let slash = UInt8(ascii: "/")
    guard body.count > 2, body.first == slash, body.last == slash else { return nil }
    return (String(decoding: body.dropFirst().dropLast(), as: UTF8.self), ignoresCase)
  }

  /// The reader of expressions begins with what is known here anyway.
  private static func words(_ error: any Error) -> String {
    let words = String(describing: error)
    let known = "Cannot parse regular expression: "
    return words.hasPrefix(known) ? String(words.dropFirst(known.count)) : words
  }

  private static func holds(_ name: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    if part.count > name.count { return false }
    for start in name.startIndex...name.endIndex - part.count
    where name[start..<start + part.count].elementsEqual(part) {
      return true
    }
    return false
  }
}
