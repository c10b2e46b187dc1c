import Language

/// A lexer for Pygments, which makes HTML and LaTeX of code.
enum PygmentsGrammar {
  /// Returns the text of `sbar_lexer.py`.
  static var text: String {
    var lines = [
      "from pygments.lexer import RegexLexer, bygroups, include",
      "from pygments.token import (Comment, Keyword, Name, Number, Operator, Punctuation, String,",
      "                            Text, Whitespace)",
      "", "", "class SbarLexer(RegexLexer):",
      "    \"\"\"Specs of the iOS status bar: `pygmentize -x -l sbar_lexer.py:SbarLexer`.\"\"\"",
      "    name = 'sbar'", "    aliases = ['sbar']", "    filenames = ['*.sbar']", "    tokens = {",
    ]
    for list in ItemList.allCases {
      let items = Syntax.items(of: list)
      lines += state(list.rawValue, items, fallback: list == .root ? rest : [])
    }
    for region in Syntax.regions { lines += state(of: region) }
    return (lines + ["    }"]).joined(separator: "\n") + "\n"
  }

  /// What is none of the others; a line end by itself, since the next line begins behind it.
  private static let rest = [
    "(r'\\n', Whitespace)", "(r'[^\\S\\n]+', Whitespace)", "(r'.', Punctuation)",
  ]

  private static func state(of region: Region) -> [String] {
    let end = row(region.end, orElse: region.content, then: "#pop")
    let content = region.content.map { ["(r'\\n', \($0.pygmentsToken))"] } ?? rest
    let others = region.content.map { ["(r'.', \($0.pygmentsToken))"] } ?? []
    return state(region.name, region.items, before: [end], fallback: content + others)
  }

  private static func state(
    _ name: String, _ items: [Item], before: [String] = [], fallback: [String]
  ) -> [String] {
    let rows = before + items.map { row($0) } + fallback
    return ["        '\(name)': ["] + rows.map { "            \($0)," } + ["        ],"]
  }

  private static func row(_ item: Item) -> String {
    switch item {
    case .list(let list): "include('\(list.rawValue)')"
    case .rule(let rule): row(rule)
    case .region(let region): row(region.begin, then: region.name)
    case .again(let name):
      row((Syntax.region(name) ?? Syntax.brackets).begin, then: name)
    }
  }

  private static func row(
    _ rule: Rule, orElse content: TokenClass? = nil, then state: String? = nil
  ) -> String {
    let token = (rule.tokenClass ?? content).map { $0.pygmentsToken } ?? plain(rule)
    let next = state.map { ", '\($0)'" } ?? ""
    let text = Dialect.python.written(rule.pattern)
    guard let before = rule.before else { return "(\(quoted(text)), \(token)\(next))" }
    let pattern = "(" + Dialect.python.written(before) + ")(" + text + ")"
    return "(\(quoted(pattern)), bygroups(\(prefix(before)), \(token))\(next))"
  }

  /// What has no class is a name, or what its signs are.
  private static func plain(_ rule: Rule) -> String {
    if case .text = rule.pattern { return "Punctuation" }
    return "Name"
  }

  private static func prefix(_ before: Pattern) -> String {
    if case .sequence(let parts) = before, case .lineStart? = parts.first { return "Whitespace" }
    return "Punctuation"
  }

  /// A raw string; a quotation mark in it is written as its code.
  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = Array("r'".utf8)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") { bytes += Array("\\x27".utf8) } else { bytes.append(byte) }
    }
    bytes.append(UInt8(ascii: "'"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
