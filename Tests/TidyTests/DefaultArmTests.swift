import Testing

/// A `switch` that ends in `default:`, and what stands in its cases.
struct DefaultArm {
  /// Counted from 1.
  var line: Int
  /// What is switched over.
  var subject: String
  /// The patterns, each with its elements: one, or those of a tuple.
  var patterns: [[Pattern]]

  enum Pattern: Equatable {
    case anything
    /// A number, a text, a byte, or a name for any of them.
    case value
    case enumCase(String, hasPayload: Bool)
  }
}

/// The enumerations of the inner targets, as far as a test can read them.
struct Enumerations {
  /// What has no end, or does not say what decides the bar: words, tokens, and the catalogue of
  /// rules, of which what is said of one holds of no other.
  private let open: [Set<String>]
  /// How code is spelled. It is asked for a few shapes; for any other the answer is no, and the
  /// caller takes it for not understood, or not concerned.
  private let shapes: [Set<String>]
  private let others: [Set<String>]

  init(_ files: [Repository.File]) {
    let open = ["Language/Words/Word Word", "Language/Lexing/Token TokenKind"]
    let rules = "StatusBar/Rules/Rule Rule"
    let shapes = ["Language/Tree/Expression Kind", "Language/Tree/Statement Kind"]
    let operators = "Language/Tree/Expression Operator"
    var found: [String: Set<String>] = [:]
    var others: [Set<String>] = []
    for file in files {
      let path = file.path.dropFirst("Sources/".count).dropLast(".swift".count)
      for (name, cases) in file.enumerations {
        let key = path + " " + name
        if (open + [rules, operators] + shapes).contains(key) {
          found[key] = cases
        } else {
          others.append(cases)
        }
      }
    }
    self.open = (open + [rules, operators]).map { found[$0, default: []] }
    self.shapes = shapes.map { found[$0, default: []] }
    self.others = others
  }

  /// `true` iff all that have to be known were found.
  var isComplete: Bool {
    (open + shapes).allSatisfy { $0.count > 10 } && others.count > 100
  }

  /// `true` iff a `switch` need not list all cases: it is over one of the open sets, or over values
  /// at once of which one is.
  func isOpen(_ arm: DefaultArm) -> Bool {
    let count = arm.patterns.map { $0.count }.max() ?? 0
    return (0..<count).contains { position in
      isOpen(arm.patterns.map { position < $0.count ? $0[position] : .anything }, arm.subject)
    }
  }

  private func isOpen(_ patterns: [DefaultArm.Pattern], _ subject: String) -> Bool {
    var names: Set<String> = []
    var hasPayload = false
    for case .enumCase(let name, let carries) in patterns {
      names.insert(name)
      hasPayload = hasPayload || carries
    }
    guard !names.isEmpty else { return patterns.contains(.value) }
    let isOfOther = others.contains { names.isSubset(of: $0) }
    let isCall = subject.hasSuffix(") {") && !subject.hasPrefix("(")
    let named = isCall ? subject.prefix { $0 != "(" } : subject[...]
    let last = named.split { !$0.isLetter }.last.map { $0.lowercased() } ?? ""
    if !hasPayload, open.contains(where: { names.isSubset(of: $0) }) {
      let words = ["word", "name", "rule"].contains { last.contains($0) }
      return words || !isOfOther || ["op", "sign", "comparison", "self"].contains(last)
    }
    return shapes.contains { names.isSubset(of: $0) } && (last == "kind" || !isOfOther)
  }
}

/// A `switch` over an enumeration lists its cases, so that the compiler asks about one that is
/// added later: it could decide the bar, or hide what does. Only where it is over words, tokens,
/// rules, numbers and text, or asks how code is spelled, may it end in `default:`.
@Suite struct DefaultArmTests {
  private static let files = Repository.sources.filter {
    ArchitectureTests.inner.contains($0.target)
  }
  private static let enumerations = Enumerations(files)

  /// How many of others stand in a file: recognizers of a few formulas, types and effects.
  private static let others: [String: Int] = [
    "Binding/Lowering/Effects/Body+KnownLoops.swift": 1,
    "Binding/Lowering/Effects/Body+Parts.swift": 1,
    "Binding/Lowering/Effects/Body+Words.swift": 1,
    "Binding/Resolving/Resolver+Controllers.swift": 1,
    "Binding/Resolving/Resolver+ValueExtensions.swift": 1,
    "Binding/Resolving/Resolver+Values.swift": 1,
    "Binding/Writing/Writer+Properties.swift": 1,
    "Binding/Writing/Writer+Rounds.swift": 1,
    "Binding/Writing/Writer+SteadyLists.swift": 3,
    "Binding/Writing/Writer+Structs.swift": 1,
    "Binding/Writing/Writer+Values.swift": 1,
  ]

  @Test(arguments: files)
  func enumerationsListTheirCases(file: Repository.File) {
    let path = String(file.path.dropFirst("Sources/".count))
    let arms = file.defaultArms.filter { !Self.enumerations.isOpen($0) }
    #expect(
      arms.count == Self.others[path, default: 0],
      """
      \(file.path) has a `default:` over an enumeration at \(arms.map { $0.line }). List the \
      cases, so that the compiler asks about a new one.
      """)
  }

  @Test func allEnumerationsAreRead() {
    #expect(Self.enumerations.isComplete)
    let paths = Set(Self.files.map { String($0.path.dropFirst("Sources/".count)) })
    #expect(Self.others.keys.allSatisfy { paths.contains($0) })
  }

  @Test(arguments: [
    ("switch word", "case .hidden, .visible: 1", true),
    ("switch fact", "case .hidden, .visible: 1", false),
    ("switch token.kind", "case .comma: 1", true),
    ("switch rule", "case .u16: 1", true),
    ("switch text", "case \"a\", \"b\": 1", true),
    ("switch count", "case 0: 1", true),
    ("switch value.kind", "case .name(let name) where name.word == .alert: 1", true),
    ("switch owner", "case .controller(let id): 1", false),
    ("switch (owner, rule)", "case (.controller, .u16), (_, .u17): 1", true),
    ("switch (owner, other)", "case (.controller(let id), .controller(let other)): 1", false),
  ])
  func aSwitchOverAnEnumerationIsTold(subject: String, cases: String, isOpen: Bool) throws {
    let text = "func f() {\n  \(subject) {\n  \(cases)\n  default: 2\n  }\n}\n"
    let arms = Repository.File(path: "Sources/A.swift", text: text).defaultArms
    let arm = try #require(arms.first)
    #expect(arms.count == 1)
    #expect(Self.enumerations.isOpen(arm) == isOpen)
  }
}

extension Repository.File {
  /// Every `switch` that ends in `default:`.
  fileprivate var defaultArms: [DefaultArm] {
    guard text.contains("default:") else { return [] }
    let code = code
    return code.indices.compactMap { index -> DefaultArm? in
      let indent = code[index].prefix { $0 == " " }
      guard code[index].dropFirst(indent.count).hasPrefix("default:"),
        let start = code[..<index].lastIndex(where: { line in
          line.hasPrefix(indent) && !line.dropFirst(indent.count).hasPrefix(" ")
            && line.contains("switch ")
        })
      else { return nil }
      let head = code[start].split(separator: "switch ", maxSplits: 1).last ?? ""
      return DefaultArm(
        line: index + 1, subject: String(head),
        patterns: Repository.patterns(code[(start + 1)..<index], behind: indent + "case "))
    }
  }

  /// The cases of each enumeration, by its own name.
  fileprivate var enumerations: [(String, Set<String>)] {
    guard text.contains("enum ") else { return [] }
    let code = code
    var found: [(String, Set<String>)] = []
    for (index, line) in code.enumerated() {
      guard
        let match = line.firstMatch(
          of: #/^( *)(?:package |public |private |fileprivate |indirect )*enum (\w+)/#)
      else { continue }
      let end = code[index...].firstIndex { $0.hasPrefix(match.1 + "}") } ?? code.endIndex
      var cases: Set<String> = []
      var isOpen = false
      for line in code[index..<end] {
        let inner = line.dropFirst(match.1.count)
        let declared = ["  case ", "  indirect case "].first { inner.hasPrefix($0) }
        guard declared != nil || isOpen else { continue }
        let list = inner.dropFirst(declared?.count ?? 0)
        for one in Repository.split(list) {
          let name = one.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          if !name.isEmpty { cases.insert(String(name)) }
        }
        isOpen = line.hasSuffix(",")
      }
      found.append((String(match.2), cases))
    }
    return found
  }
}

extension Repository {
  /// The patterns of the cases among some lines, which begin with `opening`.
  fileprivate static func patterns(
    _ lines: ArraySlice<String>, behind opening: String
  ) -> [[DefaultArm.Pattern]] {
    var found: [[DefaultArm.Pattern]] = []
    var rest = lines
    while let line = rest.popFirst() {
      guard line.hasPrefix(opening) else { continue }
      var text = line.dropFirst(opening.count)
      while colon(in: text) == nil, let next = rest.popFirst() { text += " " + next }
      text = text[..<(colon(in: text) ?? text.endIndex)]
      for pattern in split(text) {
        let bare = pattern.split(separator: " where ").first ?? pattern
        found.append(
          bare.hasPrefix("(")
            ? split(bare.dropFirst().dropLast()).map { element($0) }
            : [element(bare)])
      }
    }
    return found
  }

  private static func element(_ text: Substring) -> DefaultArm.Pattern {
    if text == "_" { return .anything }
    guard text.hasPrefix("."), let first = text.dropFirst().first, first.isLetter || first == "`"
    else { return .value }
    let rest = text.dropFirst().drop { $0 == "`" }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return .enumCase(String(name), hasPayload: rest.dropFirst(name.count).hasPrefix("("))
  }

  /// Where a colon stands outside all brackets.
  private static func colon(in text: Substring) -> Substring.Index? {
    places(of: UInt8(ascii: ":"), in: text).first
  }

  /// Where a byte stands outside all brackets.
  private static func places(of wanted: UInt8, in text: Substring) -> [Substring.Index] {
    var depth = 0
    var found: [Substring.Index] = []
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case wanted: if depth == 0 { found.append(index) }
      default: break
      }
      bytes.formIndex(after: &index)
    }
    return found
  }

  /// What stands between commas outside all brackets.
  fileprivate static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    for index in places(of: UInt8(ascii: ","), in: text) {
      parts.append(text[start..<index])
      start = text.utf8.index(after: index)
    }
    return (parts + [text[start...]]).map { part in
      let front = part.drop { $0 == " " }
      return front.prefix(
        upTo: front.lastIndex { $0 != " " }.map { front.index(after: $0) } ?? front.startIndex)
    }
  }
}
