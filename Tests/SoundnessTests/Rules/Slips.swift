import Language

/// One letter too few, one too many, or two in the wrong order, in a name where it is used.
enum Slips {
  static let rules = Place.allCases.map { place in
    Rule("slip in \(place.name)", .isNoticed) { file in
      file.uses.filter { $0.place == place }.flatMap { use in
        slips(of: file.text(use.range), in: file).map { Rewrite(TextEdit(use.range, $0)) }
      }
    }
  }

  /// What a name is the name of, as far as its surroundings tell.
  enum Place: CaseIterable, Sendable {
    case type, value, call, member, modifier, memberCase, label, attribute, override, definition
    case key, step, tap

    var name: String {
      switch self {
      case .type: "a type"
      case .value: "a value"
      case .call: "a call"
      case .member: "a member"
      case .modifier: "a modifier"
      case .memberCase: "a case"
      case .label: "a label"
      case .attribute: "an attribute"
      case .override: "an override"
      case .definition: "a definition"
      case .key: "a key"
      case .step: "a step"
      case .tap: "a tap"
      }
    }
  }

  /// The name with a letter dropped, doubled, or two swapped, where that is no other known name.
  static func slips(of name: String, in file: SpecFile) -> [String] {
    let letters = Array(name)
    guard letters.count > 1 else { return [] }
    let place = letters.count / 2
    var dropped = letters
    dropped.remove(at: place)
    var doubled = letters
    doubled.insert(letters[place], at: place)
    var found = [String(dropped), String(doubled)]
    let second = (1..<letters.count).first { $0 >= place && letters[$0] != letters[$0 - 1] }
    if let second {
      var swapped = letters
      swapped.swapAt(second, second - 1)
      found.append(String(swapped))
    }
    return found.filter { file.isUnknownName($0) }
  }
}

/// A name that is used, and what it is the name of.
struct Use: Sendable {
  var place: Slips.Place
  var range: SourceRange
}

/// Looks through the tokens of a file for names that are used.
struct UseFinder {
  private let file: SpecFile
  private let declared: DeclaredNames

  static func uses(in file: SpecFile) -> [Use] {
    let finder = UseFinder(file: file, declared: DeclaredNames(in: file))
    let scenarios = file.scenarios
    var next = 0
    return file.tokens.indices.compactMap { index in
      let range = file.tokens[index].range
      while next < scenarios.count, scenarios[next].range.end <= range.start { next += 1 }
      let isInScenario = next < scenarios.count && scenarios[next].range.contains(range)
      return isInScenario ? finder.useInScenario(index) : finder.useInCode(index)
    }
  }

  // MARK: - Code

  private func useInCode(_ index: Int) -> Use? {
    let token = file.tokens[index]
    if token.kind == .dollarName {
      let name = SourceRange(token.range.start + 1, token.range.end)
      return name.count > 1 ? Use(place: .value, range: name) : nil
    }
    guard token.kind == .identifier, !declared.own.contains(token.range) else { return nil }
    let place = declared.shared[token.range] ?? place(of: index)
    return place.map { Use(place: $0, range: token.range) }
  }

  /// What a name in code is the name of, by its neighbours.
  private func place(of index: Int) -> Slips.Place? {
    let name = file.text(file.tokens[index])
    let before = index > 0 ? file.tokens[index - 1] : nil
    let behind = index + 1 < file.tokens.count ? file.tokens[index + 1] : nil
    // `if a {` opens no closure of `a`.
    let beginsStatement =
      file.tokens[index].flags.contains(.newlineBefore) || before?.kind == .leftBrace
      || before?.kind == .period
    let isCalled =
      behind?.kind == .leftParen || behind?.kind == .leftBrace && beginsStatement
    if before?.kind == .at { return .attribute }
    if let before, before.kind == .period {
      if index > 1, !isOperand(file.tokens[index - 2]) { return .memberCase }
      return isCalled && before.flags.contains(.newlineBefore) ? .modifier : .member
    }
    guard !UseFinder.keywords.contains(name) else { return nil }
    let opens = before?.kind == .leftParen || before?.kind == .comma
    if behind?.kind == .colon, opens { return .label }
    if name.first?.isUppercase == true { return .type }
    return isCalled ? .call : .value
  }

  /// `true` iff what follows a dot behind it is a member of its own: `a.b`, `f().b`, not `? .b`.
  private func isOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: !["return", "in", "case", "else"].contains(file.text(token))
    case .dollarName, .rightParen, .rightBracket, .rightBrace, .string, .number, .directiveEndif:
      true
    case .oper: token.flags.contains(.leftBound)
    default: false
    }
  }

  // MARK: - Steps

  /// In a step the words are the language's; the names are those that the structure declares, and
  /// what stands behind a dot, or in quotes behind `tap`.
  private func useInScenario(_ index: Int) -> Use? {
    guard index > 0 else { return nil }
    let token = file.tokens[index]
    let before = file.tokens[index - 1]
    if token.kind == .string, ["tap", "tab"].contains(file.text(before)) {
      let inside = SourceRange(token.range.start + 1, token.range.end - 1)
      return inside.count > 1 ? Use(place: .tap, range: inside) : nil
    }
    guard token.kind == .identifier else { return nil }
    let isMember = before.kind == .period
    return isMember || declared.spellings.contains(file.text(token))
      ? Use(place: .step, range: token.range) : nil
  }

  /// Swift's own words, and ours: no names.
  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "app", "as", "associatedtype", "async", "await", "backdrop",
    "break", "case", "catch", "class", "container", "continue", "convenience", "default", "defer",
    "deinit", "didSet", "dismiss", "do", "dynamic", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "fullScreen", "fullScreenCover", "func", "get", "guard",
    "hide", "if", "import", "in", "include", "init", "inout", "input", "internal", "is", "lazy",
    "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "override", "plist",
    "pop", "present", "private", "protocol", "public", "push", "repeat", "request", "required",
    "rethrows", "return", "scenario", "scene", "screen", "select", "self", "set", "sheet", "show",
    "some", "state", "static", "struct", "subscript", "super", "switch", "tab", "throw", "throws",
    "true", "try", "typealias", "unowned", "update", "var", "weak", "where", "while", "willSet",
    "window",
  ]
}

extension SpecFile {
  /// `true` iff nothing in the file and no word of the language has that name.
  fileprivate func isUnknownName(_ name: String) -> Bool {
    Word(rawValue: name) == nil && names.name(of: Array(name.utf8)) == nil
      && !name.allSatisfy { $0.isNumber }
  }
}
