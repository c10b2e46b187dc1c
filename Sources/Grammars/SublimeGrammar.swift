import Language

/// A syntax of Sublime Text's, which `bat` reads, too.
enum SublimeGrammar {
  /// Returns the text of `sbar.sublime-syntax`.
  static var text: String {
    var lines = [
      "%YAML 1.2", "---", "name: sbar", "file_extensions: [sbar]", "scope: source.sbar",
      "contexts:", "  main:",
    ]
    for item in Syntax.items(of: .root) { lines += self.lines(item) }
    for list in ItemList.others {
      lines.append("  \(list.rawValue):")
      for item in Syntax.items(of: list) { lines += self.lines(item) }
    }
    for region in Syntax.regions { lines += context(region) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ item: Item) -> [String] {
    switch item {
    case .list(let list): ["    - include: \(list.rawValue)"]
    case .again(let name):
      Syntax.region(name).map { push($0) } ?? []
    case .rule(let rule): match(rule)
    case .region(let region): push(region)
    }
  }

  private static func push(_ region: Region) -> [String] {
    match(region.begin, besides: region.content) + ["      push: \(region.name)"]
  }

  private static func match(_ rule: Rule, besides content: TokenClass? = nil) -> [String] {
    let match = "    - match: " + quoted(rule.captured)
    guard let tokenClass = rule.tokenClass, tokenClass != content, let scope = tokenClass.scope
    else { return [match] }
    if rule.before == nil { return [match, "      scope: \(scope)"] }
    return [match, "      captures:", "        1: \(scope)"]
  }

  private static func context(_ region: Region) -> [String] {
    var lines = ["  \(region.name):"]
    if region.content == .comment {
      lines.append("    - meta_scope: comment.block.sbar")
    } else if let scope = region.content?.scope {
      lines.append("    - meta_scope: \(scope)")
    }
    if region.isEmbedded { lines.append("    - meta_content_scope: meta.embedded.sbar") }
    lines += match(region.end, besides: region.content) + ["      pop: true"]
    for item in region.items { lines += self.lines(item) }
    return lines
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "'")]
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: "'") { bytes.append(byte) }
    }
    bytes.append(UInt8(ascii: "'"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
