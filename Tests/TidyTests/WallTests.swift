import Testing

/// A type is a room with walls: few of its methods are asked for from other files, and the rest is
/// private to the file that it helps in.
@Suite struct WallTests {
  /// A type that is to grow no further has so many visible methods at most.
  private static let limit = 60

  /// Types that have more, which may only become fewer.
  private static let halls: [String: Int] = [
    "Binding Body": 308,
    "Binding Resolver": 382,
    "Binding Writer": 295,
    "Language Parser": 152,
    "StatusBar Questions": 334,
    "StatusBar Turn": 196,
  ]

  @Test func noTypeHasManyVisibleMethods() {
    var counts: [String: Int] = [:]
    for file in Repository.sources {
      for type in file.methods where type.isVisible {
        counts["\(file.target) \(type.owner)", default: 0] += 1
      }
    }
    for (type, count) in counts {
      let limit = Self.halls[type] ?? Self.limit
      #expect(
        count <= limit,
        """
        \(type) has \(count) methods that other files may call, and \(limit) are enough. Make what \
        one file needs private to it, or give a subject a type of its own.
        """)
    }
    for (type, limit) in Self.halls {
      #expect(limit > Self.limit && counts[type, default: 0] > Self.limit, "\(type) is no hall")
    }
  }

  @Test func methodsAreFoundByTheirIndentation() {
    let text = """
      package struct A {
        let a: Int
        var b: Int { 1 }
        private var c: Int { 2 }
        package init?(_ text: String) {
          func inner() {}
        }
        @discardableResult mutating func d<T>(_ t: T) -> Int { 3 }
      }

      private extension A {
        func e() {}
      }

      extension A.B where A: C {
        subscript(_ index: Int) -> Int { index }
        static fileprivate func f() {}
      }
      """
    let methods = Repository.File(path: "Sources/A/A.swift", text: text).methods
    #expect(methods.map { $0.owner } == ["A", "A", "A", "A", "A", "A", "A"])
    #expect(methods.map { $0.isVisible } == [true, false, true, true, false, true, false])
  }
}

/// A method, an initializer or a computed property of a type.
struct FoundMethod {
  /// The outermost type that it belongs to.
  var owner: Substring
  /// `true` iff code in other files may call it.
  var isVisible: Bool
}

extension Repository.File {
  /// Found by the formatter's indentation: a type begins a line, and its methods stand two spaces
  /// further in.
  fileprivate var methods: [FoundMethod] {
    let types: Set<Substring> = ["struct", "class", "enum", "extension", "actor", "protocol"]
    var found: [FoundMethod] = []
    var owner: Substring?
    var isHidden = false
    for line in lines {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      guard indent == 0 || indent == 2 else { continue }
      let words = words(of: line.dropFirst(indent))
      let head = words.drop { FoundFunction.modifiers.contains($0) || Self.more.contains($0) }
      let isPrivate = words[..<head.startIndex].contains { $0.hasSuffix("private") }
      if indent == 0, let word = head.first, types.contains(word) {
        owner = head.dropFirst().first
        isHidden = isPrivate
      } else if indent == 2, let owner, let word = head.first,
        ["func", "init", "subscript"].contains(word)
          || word == "var" && line.utf8.contains(UInt8(ascii: "{"))
      {
        found.append(FoundMethod(owner: owner, isVisible: !isHidden && !isPrivate))
      }
    }
    return found
  }

  /// What else may stand in front of a declaration.
  private static let more: Set<Substring> = [
    "indirect", "nonisolated", "borrowing", "@inlinable", "internal", "set", "lazy", "__always",
    "never", "@exclusivity", "unchecked",
  ]

  /// The first words of a line, without what stands around them.
  private func words(of line: Substring) -> [Substring] {
    let separators = Set(" ()<?:.{".utf8)
    return line.utf8.split(maxSplits: 8) { separators.contains($0) }.map { Substring($0) }
  }
}
