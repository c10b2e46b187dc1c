import Language

/// A syntax file of Vim's.
enum VimGrammar {
  /// Returns the text of `syntax/sbar.vim`.
  static var text: String {
    var lines = [
      "\" Specs of the iOS status bar. Put it into ~/.vim/syntax/sbar.vim, and beside it in",
      "\" ~/.vim/ftdetect/sbar.vim: autocmd BufNewFile,BufRead *.sbar setfiletype sbar",
      "if exists('b:current_syntax')", "  finish", "endif",
      "syntax iskeyword @,48-57,_,192-255", "syntax sync fromstart", "",
    ]
    // Of two that begin at one place the later counts: so all are written from the last to the
    // first.
    var writer = Writer()
    for list in [ItemList.names, .header, .setting, .step, .expectation, .signs, .code, .root] {
      writer.add(list)
    }
    lines += writer.lines + [""] + writer.clusters + [""]
    for tokenClass in TokenClass.allCases {
      guard let group = tokenClass.vimGroup else { continue }
      lines.append("highlight default link sbar\(tokenClass.vimName) \(group)")
    }
    for link in writer.links.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      lines.append("highlight default link " + link)
    }
    lines += ["", "let b:current_syntax = 'sbar'"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes lists one after the other.
  private struct Writer {
    var lines: [String] = []
    var clusters: [String] = []
    /// Groups of lists that look like those of their classes.
    var links: [String] = []

    mutating func add(_ list: ItemList) {
      var groups: [String] = []
      for item in Syntax.items(of: list).reversed() {
        let group = add(item, in: list)
        if !groups.contains(group) { groups.append(group) }
      }
      if list == .signs {
        _ = add(Syntax.brackets, in: nil)
        lines.append("")
      }
      guard list != .root else { return }
      let cluster = "syntax cluster sbar\(Syntax.capital(list.rawValue)) contains="
      clusters.append(cluster + groups.joined(separator: ","))
    }

    /// `true` iff what is in a list is looked for everywhere.
    private func isTop(_ list: ItemList?) -> Bool {
      list == .root || list == .signs || list == .names
    }

    /// Writes an item of a list, or of a region, and returns the name of its group.
    private mutating func add(
      _ item: Item, in list: ItemList?, of region: String = ""
    ) -> String {
      switch item {
      case .list(let other): return "@sbar" + Syntax.capital(other.rawValue)
      case .again(let name): return "sbar" + Syntax.capital(name)
      case .rule(let rule):
        let group = group(of: rule, in: list, region)
        let contained = isTop(list) ? "" : " contained"
        lines.append(
          "syntax match \(group)\(contained) excludenl /\(VimGrammar.pattern(rule))/")
        return group
      case .region(let region): return add(region, in: list)
      }
    }

    private mutating func add(_ region: Region, in list: ItemList?) -> String {
      let group = "sbar" + Syntax.capital(region.name)
      var inside: [String] = []
      for item in region.items.reversed() {
        let name = add(item, in: nil, of: region.name)
        if !inside.contains(name) { inside.append(name) }
      }
      let contained = isTop(list) ? "" : " contained"
      let look = region.begin.tokenClass.map { " matchgroup=sbar\($0.vimName)" } ?? ""
      lines.append(
        "syntax region \(group)\(contained)\(look) start=/\(VimGrammar.pattern(region.begin))/"
          + " excludenl end=/\(VimGrammar.pattern(region.end))/"
          + " contains=\(inside.joined(separator: ","))")
      if let content = region.content, group != "sbar" + content.vimName {
        links.append("\(group) sbar\(content.vimName)")
      }
      return group
    }

    private mutating func group(
      of rule: Rule, in list: ItemList?, _ region: String
    ) -> String {
      let name = rule.tokenClass.map { $0.vimName } ?? "Name"
      switch list {
      case .code?, .signs?, .names?: return "sbar" + name
      case nil: return linked("sbar" + Syntax.capital(region) + name, name)
      case .root?: return linked("sbarLine" + name, name)
      case .header?, .setting?, .step?, .expectation?:
        return linked("sbar" + Syntax.capital(list?.rawValue ?? "") + name, name)
      }
    }

    private mutating func linked(_ group: String, _ name: String) -> String {
      let link = "\(group) sbar\(name)"
      if !links.contains(link) { links.append(link) }
      return group
    }
  }

  private static func pattern(_ rule: Rule) -> String {
    let text = Dialect.vim.written(rule.pattern)
    guard let before = rule.before else { return "\\v" + text }
    return "\\v(" + Dialect.vim.written(before) + ")@<=" + text
  }
}
