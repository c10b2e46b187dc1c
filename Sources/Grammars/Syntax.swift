import Language

/// What a text is made of, as lists of regular expressions: the same for every editor.
///
/// It follows the lexer, and takes all words from its tables.
enum Syntax {
  /// Returns what is looked for in a list.
  static func items(of list: ItemList) -> [Item] {
    switch list {
    case .root: lineStarts + [.list(.code)]
    case .code: [.list(.signs), .list(.names)]
    case .signs: comments + strings + signs
    case .names: names
    case .header: line(of: .header)
    case .setting: line(of: .setting)
    case .step: line(of: .step)
    case .expectation: line(of: .expectation)
    }
  }

  /// Every region of all lists, for editors that have each apart.
  static let regions: [Region] = {
    var found = [brackets]
    for list in ItemList.allCases { collect(items(of: list), &found) }
    return found
  }()

  /// Returns the region of a name.
  static func region(_ name: String) -> Region? { regions.first { $0.name == name } }

  private static func collect(_ items: [Item], _ found: inout [Region]) {
    for case .region(let region) in items {
      found.append(region)
      collect(region.items, &found)
    }
  }

  // MARK: - Lines

  /// The first words of lines of ours; what follows them is a region, unless it is code.
  private static var lineStarts: [Item] {
    var items: [Item] = [
      .rule(Rule(.comment, [.lineStart, .text("#!"), .any(.character)]))
    ]
    for kind in LineKind.allCases {
      for tokenClass in TokenClass.allCases {
        for follower in LineWord.Follower.allCases {
          let words = LineWord.all.filter {
            $0.kind == kind && $0.tokenClass == tokenClass && $0.follower == follower
          }
          if words.isEmpty { continue }
          let begin = Rule(
            tokenClass, [.words(words.map { $0.spelling }), pattern(of: follower)],
            behind: .sequence([.lineStart, .any(.blank)]))
          items.append(item(begin, kind, follower.name))
        }
      }
    }
    return items
  }

  private static func item(_ begin: Rule, _ kind: LineKind, _ follower: String) -> Item {
    guard kind != .code, let tokenClass = begin.tokenClass else { return .rule(begin) }
    let list = ItemList(kind)
    let name = list.rawValue + capital(tokenClass.rawValue) + capital(follower) + "Line"
    return .region(
      Region(
        name: name, begin: begin, end: Rule(nil, .lastEnd(signs: ",[(")),
        items: [.list(list)]))
  }

  private static func pattern(of follower: LineWord.Follower) -> Pattern {
    let signs = "\"" + text(of: follower.signs)
    let isNumber = follower.mayBeNumber
    let next: [Pattern] =
      (isNumber ? [] : [.notAhead(.set(ranges: "0-9", signs: ""))])
      + [.either([.wordPart, .set(ranges: "", signs: signs)])]
    if follower == .path {
      let path: [Pattern] = [.text("."), .nameStart, .any(.wordPart), .blanks]
      return .ahead(.sequence(path + next))
    }
    guard follower.mayBeMissing else { return .ahead(.sequence([.blanks] + next)) }
    return .ahead(
      .either([
        .sequence([.any(.blank), .lineEnd]),
        .sequence([.blanks, .either([.text("//"), .text("/*"), .sequence(next)])]),
      ]))
  }

  /// Code with the words that only lines of a kind have.
  private static func line(of kind: LineKind) -> [Item] {
    let notCalled = Pattern.notAhead(.either([.wordPart, .set(ranges: "", signs: "(:")]))
    let words = ClassTable.words(in: kind).map { tokenClass, words in
      Item.rule(Rule(tokenClass, [.words(words), notCalled]))
    }
    return [.list(.signs)] + words + [.list(.names)]
  }

  // MARK: - Code

  private static let comments: [Item] = [
    .rule(Rule(.documentation, [.text("///"), .notAhead(.text("/")), .any(.character)])),
    .rule(Rule(.comment, [.text("//"), .any(.character)])),
    .region(
      Region(
        name: "blockComment", begin: Rule(.comment, .text("/*")),
        end: Rule(.comment, .text("*/")), content: .comment, items: [.again("blockComment")])),
  ]

  private static var strings: [Item] {
    [
      longRegex, string("longRawString", "#\"\"\"", "\"\"\"#", escape: "\\#"),
      string("longString", "\"\"\"", "\"\"\"", escape: "\\"),
      string("rawString", "#\"", "\"#", escape: "\\#"),
      string("string", "\"", "\"", escape: "\\"),
      .rule(
        Rule(
          .string,
          [
            .text("'"),
            .any(
              .either([
                .sequence([.text("\\"), .character]), .notSet(ranges: "\\n", signs: "'\\"),
              ])), .text("'"),
          ])),
      .rule(
        Rule(
          .string,
          [
            .text("#/"),
            .any(
              .either([
                .sequence([.text("\\"), .character]),
                .sequence([.text("/"), .notAhead(.text("#"))]),
                .notSet(ranges: "\\n", signs: "\\/"),
              ])), .text("/#"),
          ])),
    ]
  }

  /// A regular expression of several lines.
  private static let longRegex = Item.region(
    Region(
      name: "regexString",
      begin: Rule(.string, [.text("#/"), .ahead(.sequence([.any(.blank), .lineEnd]))]),
      end: Rule(.string, .text("/#")), content: .string,
      items: [.rule(Rule(.string, [.text("\\"), .character]))]))

  private static func string(
    _ name: String, _ begin: String, _ end: String, escape: String
  ) -> Item {
    let isLong = name.utf8.starts(with: "long".utf8)
    let scalar: [Pattern] = [
      .text(escape + "u{"), .some(.set(ranges: "0-9A-Fa-f", signs: "")), .text("}"),
    ]
    return .region(
      Region(
        name: name, begin: Rule(.string, .text(begin)),
        end: Rule(.string, isLong ? .text(end) : .either([.text(end), .lineEnd])),
        content: .string, endsWithLine: !isLong,
        items: [
          .region(
            Region(
              name: name + "Code", begin: Rule(.escape, .text(escape + "(")),
              end: Rule(.escape, .text(")")), isEmbedded: true,
              items: [.again("brackets"), .list(.code)])),
          .rule(Rule(.escape, scalar)), .rule(Rule(.escape, [.text(escape), .character])),
        ]))
  }

  /// Brackets in the code of a string, so that it does not end at the first that closes.
  static let brackets = Region(
    name: "brackets", begin: Rule(nil, .text("(")), end: Rule(nil, .text(")")), isEmbedded: true,
    items: [.again("brackets"), .list(.code)])

  private static var signs: [Item] {
    let period = Pattern.sequence([.notBehind(.text(".")), .text(".")])
    return [
      .rule(Rule(.attribute, [.text("@"), .nameStart, .any(.wordPart)])),
      .rule(Rule(.directive, [.text("#"), .nameStart, .any(.wordPart)])),
      .rule(Rule(.number, number)),
      .rule(Rule(.operator, [.text(".."), .maybe(.set(ranges: "", signs: ".<"))])),
      .rule(
        Rule(
          .operator,
          .some(
            .either([
              .set(ranges: "", signs: "!%&*+<=>?|~^-"),
              .sequence([.text("/"), .notAhead(.set(ranges: "", signs: "/*"))]),
            ])))),
      .rule(Rule(nil, [.text("`"), .some(.notSet(ranges: "\\n", signs: "`")), .text("`")])),
      .rule(Rule(nil, [.text("$"), .some(.wordPart)])),
      .rule(Rule(.type, [capital, .any(.wordPart)], behind: period)),
      .rule(
        Rule(
          .member, [.notAhead(.set(ranges: "A-Z0-9", signs: "")), .some(.wordPart)], behind: period)
      ),
    ]
  }

  private static let capital = Pattern.set(ranges: "A-Z", signs: "")

  private static let number: Pattern = {
    let hex = Pattern.some(.set(ranges: "0-9A-Fa-f_", signs: ""))
    let sign = Pattern.maybe(.set(ranges: "", signs: "+-"))
    let hexFloat: [Pattern] = [
      .text("0x"), hex, .maybe(.sequence([.text("."), hex])), .set(ranges: "", signs: "pP"), sign,
      .digits,
    ]
    let radix: [Pattern] = [
      .text("0"), .set(ranges: "", signs: "xbo"), .some(.set(ranges: "0-9A-Za-z_", signs: "")),
    ]
    let decimal: [Pattern] = [
      .digits, .any(.sequence([.text("."), .digits])),
      .maybe(.sequence([.set(ranges: "", signs: "eE"), sign, .digits])),
    ]
    return .either([.sequence(hexFloat), .sequence(radix), .sequence(decimal)])
  }()

  private static var names: [Item] {
    let end = Pattern.notAhead(.wordPart)
    let noLabel = Pattern.notAhead(.either([.wordPart, .text(":")]))
    let beforeName = Pattern.ahead(.sequence([.blanks, .nameStart]))
    let accessorEnd = Pattern.ahead(
      .either([
        .sequence([.any(.blank), .either([.set(ranges: "", signs: "{}"), .lineEnd])]),
        .sequence([.blanks, .nameStart]),
      ]))
    let rules: [Rule] = [
      Rule(.value, [.words(ClassTable.constants), end]),
      Rule(.keyword, [.words(ClassTable.keywordsBeforeColon), end]),
      Rule(.keyword, [.words(ClassTable.keywords), noLabel]),
      Rule(.keyword, [.words(ClassTable.wordsBeforeNames), end, beforeName]),
      Rule(.keyword, [.words(ClassTable.accessors), accessorEnd]),
      Rule(.type, [capital, .any(.wordPart)]),
      Rule(nil, .some(.wordPart)),
    ]
    return rules.map { .rule($0) }
  }

  // MARK: - Texts

  private static func text(of text: StaticString) -> String {
    String(
      decoding: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount),
      as: UTF8.self)
  }

  /// A name with its first letter in upper case.
  static func capital(_ name: String) -> String {
    guard let first = name.utf8.first, first &- 0x61 < 26 else { return name }
    return String(decoding: [first - 0x20] + name.utf8.dropFirst(), as: UTF8.self)
  }
}

extension LineWord.Follower {
  /// A part of the name of a region.
  fileprivate var name: String {
    switch self {
    case .name: "name"
    case .value: "value"
    case .block: "block"
    case .path: "path"
    case .operand: "operand"
    case .operandOrBlock: "operandOrBlock"
    case .anything: "anything"
    }
  }
}
