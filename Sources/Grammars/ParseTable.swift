import Language

/// The table by which tree-sitter nests brackets, as C.
///
///     file = { item } ;
///     item = leaf | "{" { item } "}" | "(" { item } ")" | "[" { item } "]" ;
///
/// Items side by side are one hidden node of two, which tree-sitter balances. Comments are extra.
enum ParseTable {
  /// The states: none, the beginning, behind items of the file, at its end, behind one item, behind
  /// two; then for each kind of bracket behind the one that opens, behind items, and behind the one
  /// that closes, without items and with some.
  private static let (start, items, end, one, two) = (1, 2, 3, 4, 5)
  private static func opened(_ bracket: Int) -> Int { 6 + 4 * bracket }
  private static let stateCount = 6 + 4 * TreeSitterGrammar.brackets.count

  /// The symbols: the end, leaves, brackets, then what is made of them.
  private static let leafCount = TreeSitterGrammar.leaves.count
  private static func open(_ bracket: Int) -> Int { 1 + leafCount + 2 * bracket }
  private static let tokenCount = 1 + leafCount + 2 * TreeSitterGrammar.brackets.count
  private static let file = tokenCount
  private static func made(_ bracket: Int) -> Int { tokenCount + 1 + bracket }
  private static let repetition = tokenCount + 1 + TreeSitterGrammar.brackets.count
  private static let symbolCount = repetition + 1

  /// What a state does with a symbol.
  private enum Entry: Equatable {
    case shift(Int)
    case extra
    case reduce(Int, count: Int)
    case accept
    case goTo(Int)
  }

  private static func entries(of state: Int) -> [(symbol: Int, entry: Entry)] {
    var entries: [(symbol: Int, entry: Entry)] = []
    let kinds = TreeSitterGrammar.brackets.indices
    let reduced: Entry? = reduction(in: state)
    if let reduced {
      entries += (0..<tokenCount).filter { !isComment($0) }.map { ($0, reduced) }
    } else if state == end {
      entries.append((0, .accept))
    } else {
      // Before an item: in the file, or in brackets.
      let holder = state >= 6 ? (state - 6) / 4 : nil
      let hasItems = state == items || holder != nil && (state - 6) % 4 == 1
      entries += (1...leafCount).filter { !isComment($0) }.map { ($0, .shift(one)) }
      entries += kinds.map { (open($0), .shift(opened($0))) }
      if let holder {
        entries.append((open(holder) + 1, .shift(opened(holder) + (hasItems ? 3 : 2))))
      } else {
        entries.append((0, .reduce(file, count: hasItems ? 1 : 0)))
        entries.append((file, .goTo(end)))
      }
      entries += kinds.map { (made($0), .goTo(one)) }
      entries.append((repetition, .goTo(hasItems ? two : holder.map { opened($0) + 1 } ?? items)))
    }
    entries += (0..<tokenCount).filter { isComment($0) }.map { ($0, .extra) }
    return entries
  }

  /// What a state always makes of what is behind it.
  private static func reduction(in state: Int) -> Entry? {
    if state == one { return .reduce(repetition, count: 1) }
    if state == two { return .reduce(repetition, count: 2) }
    guard state >= 6, (state - 6) % 4 >= 2 else { return nil }
    return .reduce(made((state - 6) / 4), count: (state - 6) % 4)
  }

  private static func isComment(_ symbol: Int) -> Bool {
    guard symbol >= 1, symbol <= leafCount else { return false }
    let tokenClass = TokenClass.allCases[symbol - 1]
    return tokenClass == .comment || tokenClass == .documentation
  }

  // MARK: - C

  static var text: String {
    var actions: [Entry] = []
    var rows = ["  [0] = {" + (0..<tokenCount).map { "[\($0)] = 1" }.joined(separator: ", ") + "},"]
    for state in 1..<stateCount {
      let cells = entries(of: state).map { symbol, entry -> String in
        if case .goTo(let next) = entry { return "[\(symbol)] = \(next)" }
        let place = actions.firstIndex(of: entry) ?? actions.count
        if place == actions.count { actions.append(entry) }
        return "[\(symbol)] = \(3 + 2 * place)"
      }
      rows.append("  [\(state)] = {" + cells.joined(separator: ", ") + "},")
    }
    let lines = actions.enumerated().map { line($1, at: 3 + 2 * $0) }
    return
      (declarations + ["static const uint16_t table[STATES][SYMBOLS] = {"] + rows + ["};"]
      + ["static const TSParseActionEntry actions[] = {"] + firstActions + lines + ["};", function])
      .joined(separator: "\n")
  }

  private static let firstActions = [
    "  [0] = {.entry = {.count = 0, .reusable = false}},",
    "  [1] = {.entry = {.count = 1, .reusable = false}}, {.action = {.type = 3}},",
  ]

  /// What does not depend on the states.
  private static var declarations: [String] {
    let modes = repeated("{0, 1}", stateCount)
    let externals = repeated("1", tokenCount - 1)
    return [
      "enum { STATES = \(stateCount), TOKENS = \(tokenCount), SYMBOLS = \(symbolCount) };",
      "static const char *const names[] = {\(names)};",
      "static const TSSymbolMetadata metadata[] = {\(metadata)};",
      "static const TSSymbol public_map[] = {\(numbers(symbolCount))};",
      "static const TSLexMode modes[STATES] = {\(modes)};",
      "static const bool external_states[2][TOKENS - 1] = {{0}, {\(externals)}};",
      "static const TSSymbol external_map[] = {\(numbers(tokenCount - 1, from: 1))};",
      "static const TSStateId primary[] = {\(numbers(stateCount))};",
      "static const TSSymbol aliases[1][3] = {{0}};", "static const uint16_t alias_map[] = {0};",
    ]
  }

  private static var names: String {
    let brackets = TreeSitterGrammar.brackets
    let names =
      ["end"] + TreeSitterGrammar.leaves + brackets.flatMap { [$0.open, $0.close] }
      + ["source_file"] + brackets.map { $0.name } + ["source_file_repeat1"]
    return names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private static var metadata: String {
    (0..<symbolCount).map { symbol in
      let isBracket = symbol > leafCount && symbol < tokenCount
      let isVisible = symbol != 0 && symbol != repetition
      return "{\(isVisible), \(symbol == 0 || isVisible && !isBracket), false}"
    }.joined(separator: ", ")
  }

  private static func line(_ entry: Entry, at place: Int) -> String {
    let action =
      switch entry {
      case .shift(let state): ".action = {.shift = {.type = 0, .state = \(state)}}"
      case .extra: ".action = {.shift = {.type = 0, .extra = true}}"
      case .accept: ".action = {.type = 2}"
      case .reduce(let symbol, let count):
        ".action = {.reduce = {.type = 1, .child_count = \(count), .symbol = \(symbol)}}"
      case .goTo: ""
      }
    return "  [\(place)] = {.entry = {.count = 1, .reusable = true}}, {\(action)},"
  }

  private static func numbers(_ count: Int, from first: Int = 0) -> String {
    (first..<first + count).map { "\($0)" }.joined(separator: ", ")
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    [String](repeating: text, count: count).joined(separator: ", ")
  }

  private static let function = """
    #ifdef _WIN32
    __declspec(dllexport)
    #else
    __attribute__((visibility("default")))
    #endif
    const TSLanguage *tree_sitter_sbar(void) {
      static const TSLanguage language = {
        .version = 14, .symbol_count = SYMBOLS, .token_count = TOKENS,
        .external_token_count = TOKENS - 1, .state_count = STATES, .large_state_count = STATES,
        .production_id_count = 1, .max_alias_sequence_length = 3,
        .parse_table = &table[0][0], .parse_actions = actions, .symbol_names = names,
        .symbol_metadata = metadata, .public_symbol_map = public_map, .alias_map = alias_map,
        .alias_sequences = &aliases[0][0], .lex_modes = modes, .lex_fn = lex,
        .external_scanner = {&external_states[0][0], external_map, create, destroy, scan,
                             serialize, deserialize},
        .primary_state_ids = primary,
      };
      return &language;
    }

    """
}
