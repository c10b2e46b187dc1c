import Book
import Language

/// A parser for tree-sitter, with what editors look for in its trees.
///
/// All tokens come from a scanner that follows the lexer; the grammar only nests brackets, so that
/// its table is small enough to be made here.
enum TreeSitterGrammar {
  /// Returns the files of a folder, as tree-sitter's own tool lays them out.
  static var files: [(path: String, text: String)] {
    [
      ("src/parser.c", parser), ("queries/highlights.scm", highlights),
      ("queries/folds.scm", folds), ("queries/indents.scm", indents),
      ("queries/textobjects.scm", textObjects),
    ]
  }

  private static var parser: String {
    [page("head.c"), symbols, words, page("scanner.c"), ParseTable.text].joined(separator: "\n")
  }

  private static func page(_ name: String) -> String {
    Book.text(of: "Editors/TreeSitter/" + name) ?? ""
  }

  // MARK: - Symbols

  /// What the scanner finds: pieces of every class, and brackets by themselves.
  static let leaves = TokenClass.allCases.map { $0.rawValue }

  /// Brackets that hold what is between them.
  struct Brackets {
    /// What both and what they hold are called together.
    let name, open, close, openName, closeName: String
  }

  static let brackets = [
    Brackets(
      name: "block", open: "{", close: "}", openName: "LEFT_BRACE", closeName: "RIGHT_BRACE"),
    Brackets(
      name: "parens", open: "(", close: ")", openName: "LEFT_PARENTHESIS",
      closeName: "RIGHT_PARENTHESIS"),
    Brackets(
      name: "list", open: "[", close: "]", openName: "LEFT_BRACKET", closeName: "RIGHT_BRACKET"),
  ]

  private static var symbols: String {
    let names =
      leaves.map { upper($0) } + brackets.flatMap { [$0.openName, $0.closeName] }
    return "// What the scanner finds.\nenum {\n"
      + names.map { "  S_\($0)" }.joined(separator: ",\n") + ",\n  S_COUNT\n};\n"
  }

  private static func upper(_ name: String) -> String {
    String(decoding: name.utf8.map { $0 &- 0x61 < 26 ? $0 - 0x20 : $0 }, as: UTF8.self)
  }

  // MARK: - Words

  /// The table of words, sorted, and that of what follows the first word of a line.
  private static var words: String {
    let followers = LineWord.Follower.allCases.map { follower in
      "  {\"\(escaped(follower.signs))\", \(follower.mayBeNumber), \(follower.mayBeMissing), "
        + "\(follower == .path)},"
    }
    let rows = ClassTable.all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { row($0) }
    return "static const Follower followers[] = {\n" + followers.joined(separator: "\n")
      + "\n};\nstatic const Word words[] = {\n" + rows.joined(separator: "\n") + "\n};\n"
  }

  private static func escaped(_ signs: StaticString) -> String {
    var bytes: [UInt8] = []
    for offset in 0..<signs.utf8CodeUnitCount {
      let byte = signs.utf8Start[offset]
      if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func row(_ word: String) -> String {
    let line = LineWord.all.first { $0.spelling.utf8.elementsEqual(word.utf8) }
    let follower = line.flatMap { LineWord.Follower.allCases.firstIndex(of: $0.follower) } ?? 0
    let inLine = LineKind.allCases.map { kind in
      symbol(ClassTable.words(in: kind).first { has($0.words, word) }?.class)
    }
    return "  {\"\(word)\", \(meaning(of: word)), \(symbol(line?.tokenClass)), "
      + "\(line?.kind.rawValue ?? 0), \(follower), {\(inLine.joined(separator: ", "))}},"
  }

  private static func symbol(_ tokenClass: TokenClass?) -> String {
    tokenClass.map { "S_" + upper($0.rawValue) } ?? "0"
  }

  private static func has(_ words: [String], _ word: String) -> Bool {
    words.contains { $0.utf8.elementsEqual(word.utf8) }
  }

  private static func meaning(of word: String) -> String {
    if has(ClassTable.constants, word) { return "M_VALUE" }
    if has(ClassTable.keywordsBeforeColon, word) { return "M_KEYWORD_BEFORE_COLON" }
    if has(ClassTable.keywords, word) { return "M_KEYWORD" }
    if has(ClassTable.accessors, word) { return "M_ACCESSOR" }
    return has(ClassTable.wordsBeforeNames, word) ? "M_BEFORE_NAME" : "M_NONE"
  }

  // MARK: - Queries

  private static var highlights: String {
    let rows = TokenClass.allCases.compactMap { tokenClass in
      tokenClass.capture.map { "(\(tokenClass.rawValue)) @\($0)" }
    }
    let signs = brackets.flatMap { ["\"\($0.open)\"", "\"\($0.close)\""] }
    return (rows + ["[\(signs.joined(separator: " "))] @punctuation.bracket"])
      .joined(separator: "\n") + "\n"
  }

  private static let folds = "[(block) (parens) (list)] @fold\n"

  /// For Neovim, and for Helix.
  private static let indents = """
    [(block) (parens) (list)] @indent.begin @indent
    ["}" ")" "]"] @indent.branch @outdent

    """

  /// What a person takes as a whole: a block, what stands between brackets, a comment; under
  /// Neovim's names first, then under those of Helix.
  private static let textObjects = """
    (block) @block.outer @function.around
    (block "{" (_)+ @block.inner @function.inside "}")
    [(parens) (list)] @parameter.outer @parameter.around
    (parens "(" (_)+ @parameter.inner @parameter.inside ")")
    (list "[" (_)+ @parameter.inner @parameter.inside "]")
    [(comment) (documentation)] @comment.outer @comment.around @comment.inside

    """
}

extension TokenClass {
  /// What editors call its colour; nil for what has none.
  var capture: String? {
    switch self {
    case .comment: "comment"
    case .documentation: "comment.documentation"
    case .string: "string"
    case .escape: "string.escape"
    case .number: "number"
    case .declaration: "keyword.type"
    case .setting: "property"
    case .step: "keyword"
    case .fact: "constant.builtin"
    case .clause: "keyword.operator"
    case .value: "constant"
    case .keyword: "keyword"
    case .attribute: "attribute"
    case .directive: "keyword.directive"
    case .type: "type"
    case .member: "function.method"
    case .name: "variable"
    case .operator: "operator"
    case .punctuation: "punctuation.delimiter"
    }
  }
}
