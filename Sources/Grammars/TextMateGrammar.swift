import Language

/// A grammar of TextMate's, as VS Code and GitHub read it.
enum TextMateGrammar {
  /// Returns the text of `sbar.tmLanguage.json`.
  static var text: String {
    var repository: [(key: String, value: JSON)] = []
    for list in ItemList.others {
      repository.append((list.rawValue, patterns(Syntax.items(of: list))))
    }
    repository.append(("brackets", region(Syntax.brackets)))
    for case .region(let found) in Syntax.items(of: .signs) where isNested(found) {
      repository.append((found.name, region(found)))
    }
    let grammar = JSON.object([
      ("name", .text("sbar")), ("scopeName", .text("source.sbar")),
      ("fileTypes", .list([.text("sbar")])),
      ("patterns", .list(Syntax.items(of: .root).map { item($0) })),
      ("repository", .object(repository)),
    ])
    return grammar.written() + "\n"
  }

  /// `true` iff a region is looked for in itself.
  private static func isNested(_ region: Region) -> Bool {
    region.items.contains { item in
      if case .again(let name) = item { name == region.name } else { false }
    }
  }

  private static func patterns(_ items: [Item]) -> JSON {
    .object([("patterns", .list(items.map { item($0) }))])
  }

  private static func item(_ item: Item) -> JSON {
    switch item {
    case .list(let list): include(list.rawValue)
    case .again(let name): include(name)
    case .rule(let found): rule(found)
    case .region(let found): isNested(found) ? include(found.name) : region(found)
    }
  }

  private static func include(_ name: String) -> JSON { .object([("include", .text("#" + name))]) }

  private static func rule(_ rule: Rule) -> JSON {
    guard let scope = rule.tokenClass?.scope else {
      return .object([("match", .text(pattern(rule)))])
    }
    if rule.before == nil {
      return .object([("name", .text(scope)), ("match", .text(pattern(rule)))])
    }
    return .object([("match", .text(pattern(rule))), ("captures", capture("1", scope))])
  }

  private static func region(_ region: Region) -> JSON {
    var fields: [(key: String, value: JSON)] = []
    let isBlock = region.content == .comment
    let content = isBlock ? "comment.block.sbar" : region.content?.scope
    if let content { fields.append(("name", .text(content))) }
    if region.isEmbedded { fields.append(("contentName", .text("meta.embedded.sbar"))) }
    fields.append(("begin", .text(pattern(region.begin))))
    fields += captures("beginCaptures", region.begin, besides: region.content)
    fields.append(("end", .text(pattern(region.end))))
    fields += captures("endCaptures", region.end, besides: region.content)
    fields.append(("patterns", .list(region.items.map { item($0) })))
    return .object(fields)
  }

  private static func captures(
    _ key: String, _ rule: Rule, besides content: TokenClass?
  ) -> [(key: String, value: JSON)] {
    guard let tokenClass = rule.tokenClass, tokenClass != content, let scope = tokenClass.scope
    else { return [] }
    return [(key, capture(rule.before == nil ? "0" : "1", scope))]
  }

  private static func capture(_ number: String, _ scope: String) -> JSON {
    .object([(number, .object([("name", .text(scope))]))])
  }

  private static func pattern(_ rule: Rule) -> String { rule.captured }
}

extension Rule {
  /// The pattern as Oniguruma has it; with something before it in a group that is counted.
  var captured: String {
    let text = Dialect.oniguruma.written(pattern)
    guard let before else { return text }
    return Dialect.oniguruma.written(before) + "(" + text + ")"
  }
}
