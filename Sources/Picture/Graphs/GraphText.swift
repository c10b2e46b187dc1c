/// Words as the languages of graphs take them, between quotes.
enum GraphText {
  /// Returns words for Graphviz, `more` on a line of their own.
  static func dot(_ words: String, then more: String = "") -> String {
    let lines = more.isEmpty ? [words] : [words, more]
    return "\"" + lines.map { dotEscaped($0) }.joined(separator: "\\n") + "\""
  }

  private static func dotEscaped(_ words: String) -> String {
    Label.escaped(words) { $0 == "\"" || $0 == "\\" ? "\\" + String($0) : nil }
  }

  /// Returns words for Mermaid, `more` on a line of their own.
  static func mermaid(_ words: String, then more: String = "") -> String {
    let lines = more.isEmpty ? [words] : [words, more]
    return "\"" + lines.map { mermaidEscaped($0) }.joined(separator: "<br/>") + "\""
  }

  /// What Mermaid takes for markup is written as a number.
  private static func mermaidEscaped(_ words: String) -> String {
    let markup: [Unicode.Scalar] = [
      "\"", "<", ">", "&", "#", "`", "[", "]", "{", "}", "|", "\\",
    ]
    return Label.escaped(words) { markup.contains($0) ? "#\($0.value);" : nil }
  }
}
