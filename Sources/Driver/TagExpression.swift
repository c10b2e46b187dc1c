/// Which tags a scenario must have: `slow && !(flaky || manual)`.
package struct TagExpression: Sendable {
  /// As it is written.
  package let spelling: String
  private let node: Node

  private indirect enum Node: Sendable {
    case tag(String)
    case not(Node)
    case and(Node, Node)
    case or(Node, Node)

    func holds(_ has: (String) -> Bool) -> Bool {
      switch self {
      case .tag(let name): has(name)
      case .not(let operand): !operand.holds(has)
      case .and(let a, let b): a.holds(has) && b.holds(has)
      case .or(let a, let b): a.holds(has) || b.holds(has)
      }
    }
  }

  /// What is wrong with an expression, behind "expected".
  package struct Mistake: Error, Hashable, Sendable {
    package var expected: String

    package init(expected: String) { self.expected = expected }
  }

  /// Reads an expression of tags; `!` binds closest, then `&&`, then `||`.
  package init(_ text: String) throws(Mistake) {
    var reader = Reader(text)
    node = try reader.readAll()
    spelling = text
  }

  /// `true` iff a scenario is meant; `has` tells whether it has a tag.
  package func holds(_ has: (String) -> Bool) -> Bool { node.holds(has) }

  /// Reads the words and signs of an expression, one after the other.
  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// More than a person writes, less than a stack holds.
    private static let depthLimit = 200

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func readAll() throws(Mistake) -> Node {
      let node = try readOr()
      skipBlanks()
      if index < bytes.count { throw mistake("`&&`, `||` or the end") }
      return node
    }

    private mutating func readOr() throws(Mistake) -> Node {
      var node = try readAnd()
      while take("||") { node = .or(node, try readAnd()) }
      return node
    }

    private mutating func readAnd() throws(Mistake) -> Node {
      var node = try readNot()
      while take("&&") { node = .and(node, try readNot()) }
      return node
    }

    private mutating func readNot() throws(Mistake) -> Node {
      depth += 1
      defer { depth -= 1 }
      if depth > Reader.depthLimit { throw mistake("fewer brackets") }
      if take("!") { return .not(try readNot()) }
      if take("(") {
        let node = try readOr()
        guard take(")") else { throw mistake("`)`") }
        return node
      }
      return .tag(try readTag())
    }

    private mutating func readTag() throws(Mistake) -> String {
      skipBlanks()
      let start = index
      while index < bytes.count, Reader.isPart(bytes[index]) { index += 1 }
      guard index > start else { throw mistake("a tag") }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func take(_ sign: StaticString) -> Bool {
      skipBlanks()
      let count = sign.utf8CodeUnitCount
      guard bytes.count - index >= count else { return false }
      for offset in 0..<count where bytes[index + offset] != sign.utf8Start[offset] {
        return false
      }
      index += count
      return true
    }

    private mutating func skipBlanks() {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }

    /// `true` for a letter, a digit, `_`, and any part of a letter outside ASCII.
    private static func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    private func mistake(_ expected: String) -> Mistake {
      let place = index < bytes.count ? "at character \(character)" : "at the end"
      return Mistake(expected: expected + " " + place + ", as in `slow && !(flaky || manual)`")
    }

    /// Where the reader stands, from 1.
    private var character: Int { String(decoding: bytes[..<index], as: UTF8.self).count + 1 }
  }
}
