import Language

/// One file of the corpus as the rules see it: its text, its tokens and its tree.
struct SpecFile: Sendable {
  /// The path by which reports name it.
  let name: String
  let bytes: [UInt8]
  let script: Script
  let names: NameTable
  let tokens: [Token]
  let outline: Outline
  /// What the lexer and the parser had to say.
  let syntaxDiagnostics: [Diagnostic]
  /// Where each line begins.
  let lines: LineIndex
  /// The declared classes, and the screens and containers that are controllers.
  let controllers: Set<String>
  /// The names that are used in code and in steps.
  private(set) var uses: [Use] = []

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var table = NameTable()
    let source = Source(file: FileID(0), name: name, bytes: bytes)
    let parsed = parse(source, names: &table)
    script = parsed.script
    syntaxDiagnostics = parsed.diagnostics
    names = table
    outline = Outline(of: parsed.script, source: source, names: table)
    tokens = SpecFile.tokens(of: bytes)
    lines = LineIndex(bytes)
    controllers = outline.controllers(in: source)
    uses = UseFinder.uses(in: self)
  }

  init(_ text: String) { self.init(name: "test.sbar", bytes: Array(text.utf8)) }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return tokens }
      tokens.append(token)
    }
  }
}

extension SpecFile {
  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  func text(_ token: Token) -> String { text(token.range) }

  func text(_ name: LocatedName) -> String { text(name.range) }

  func spelling(_ name: Name) -> String { names.spelling(of: name) }

  /// The number of the line, from 1.
  func line(at offset: UInt32) -> Int { Int(lines.position(at: offset).line) }

  /// The line without its indentation.
  func lineText(at offset: UInt32) -> String {
    var start = Int(offset)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// The tokens that lie in a range.
  func tokens(in range: SourceRange) -> ArraySlice<Token> {
    let first = index(ofTokenAt: range.start)
    let behind = index(ofTokenAt: range.end)
    return tokens[first..<max(first, behind)]
  }

  /// The index of the first token at `offset` or behind it.
  func index(ofTokenAt offset: UInt32) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// `true` iff a name is declared somewhere in the file, as anything.
  func declares(_ name: String) -> Bool {
    let binders: Set<String> = ["let", "var", "func", "state", "input", "for"]
    return zip(tokens, tokens.dropFirst()).contains { before, token in
      token.kind == .identifier && text(token) == name && binders.contains(text(before))
    } || outline.nodes.contains { hasParameter($0, named: name) }
  }

  private func hasParameter(_ node: Node, named name: String) -> Bool {
    switch node.kind {
    case .function(let function), .initializer(let function):
      function.parameters.contains { text($0.name) == name }
    case .closure(let closure): closure.parameters.contains { text($0) == name }
    default: false
    }
  }

  /// Every name that is written in a range, also in the holes of strings.
  func words(in range: SourceRange) -> Set<String> {
    var words: Set<String> = []
    for token in tokens(in: range) {
      switch token.kind {
      case .identifier, .dollarName: words.insert(text(token))
      case .string where token.flags.contains(.interpolated):
        words.formUnion(SpecFile.words(of: text(token)))
      default: break
      }
    }
    return words
  }

  /// Runs of letters and digits.
  private static func words(of text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map(String.init))
  }
}
