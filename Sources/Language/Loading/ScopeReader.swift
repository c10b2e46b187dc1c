/// Reads the scopes of one file from its tokens: types, extensions, blocks and the names of
/// generics.
struct ScopeReader {
  private let source: Source
  private let names: NameTable
  private let tokens: [Token]
  /// The scopes that are open, the file first.
  private var open: [Int] = []
  /// The head of a declaration, with its generics, up to its body.
  private var head: Int?
  /// What the next brace opens.
  private var owner = Namespaces.Owner.none
  private var edges: [(offset: UInt32, scope: Int)] = []

  init(_ source: Source, _ names: NameTable) {
    self.source = source
    self.names = names
    tokens = source.tokensOfNames
  }

  /// Enters the types of the file; returns what was read of it.
  mutating func read(into spaces: inout Namespaces) -> Namespaces.File {
    open = [spaces.scopes.count]
    spaces.scopes.append(Namespaces.Scope(parent: nil, owner: .none))
    edges = [(0, open[0])]
    for place in tokens.indices {
      switch tokens[place].kind {
      case .leftBrace: enter(at: place, &spaces)
      case .rightBrace:
        endHead(at: tokens[place].range.start)
        if open.count > 1 { open.removeLast() }
        edges.append((tokens[place].range.end, scope))
      case .identifier: readName(at: place, &spaces)
      default: continue
      }
    }
    return Namespaces.File(tokens: tokens, edges: edges)
  }

  private var scope: Int { head ?? open[open.count - 1] }

  // MARK: - Braces

  private mutating func enter(at place: Int, _ spaces: inout Namespaces) {
    let inner = spaces.scopes.count
    spaces.scopes.append(Namespaces.Scope(parent: scope, owner: owner))
    owner = .none
    head = nil
    open.append(inner)
    edges.append((tokens[place].range.end, inner))
  }

  private mutating func endHead(at offset: UInt32) {
    owner = .none
    guard head != nil else { return }
    head = nil
    edges.append((offset, scope))
  }

  // MARK: - Heads

  private mutating func readName(at place: Int, _ spaces: inout Namespaces) {
    if place > 0, tokens[place - 1].kind == .period { return }
    switch source.name(at: tokens[place], names)?.word {
    case .struct, .class, .enum, .protocol, .actor, .screen, .container:
      readType(at: place, &spaces)
    case .extension: readExtension(at: place, &spaces)
    case .typealias, .associatedtype: readAlias(at: place, &spaces)
    case .func:
      endHead(at: tokens[place].range.start)
      readGenerics(behind: place + 1, &spaces)
    case .subscript:
      endHead(at: tokens[place].range.start)
      readGenerics(behind: place, &spaces)
    case .var, .let, .case: endHead(at: tokens[place].range.start)
    default:
      if source.text(tokens[place].range) == "init" { readGenerics(behind: place, &spaces) }
    }
  }

  /// A name that stands in the same line as the word before.
  private func name(at place: Int) -> Name? {
    guard place < tokens.count, tokens[place].kind == .identifier,
      !tokens[place].flags.contains(.newlineBefore)
    else { return nil }
    return source.name(at: tokens[place], names)
  }

  private mutating func readType(at place: Int, _ spaces: inout Namespaces) {
    guard let name = name(at: place + 1) else { return }
    switch name.word {
    case .func, .var, .let, .subscript: return
    default: break
    }
    let next = place + 2 < tokens.count ? tokens[place + 2].kind : .endOfFile
    let isHead =
      next == .leftBrace || next == .colon || next == .leftParen || next == .oper
      || next == .identifier
    guard isHead else { return }
    endHead(at: tokens[place].range.start)
    let scope = scope
    let type = enter(name, isPrivate: isPrivate(at: place), in: scope, &spaces)
    readGenerics(behind: place + 1, &spaces)
    owner = .type(type)
    let bases = inherited(behind: place + 1)
    spaces.types[type].inherited += bases.map { Namespaces.Reference(path: $0, scope: scope) }
  }

  /// Enters a type where it stands; what is declared again, as by the clauses of a condition, is
  /// the same.
  private func enter(
    _ name: Name, isPrivate: Bool, in scope: Int, _ spaces: inout Namespaces
  ) -> Int {
    let next = spaces.types.count
    var type = Namespaces.DeclaredType(name: name, outer: nil, isConfined: false)
    switch spaces.scopes[scope].owner {
    case .type(let outer):
      if case .type(let known) = spaces.types[outer].members[name] { return known }
      type.outer = outer
      spaces.types[outer].members[name] = .type(next)
    case .extended:
      spaces.waiting.append(
        Namespaces.Waiting(name: name, meaning: .type(next), scope: scope))
    case .none:
      let isFile = spaces.scopes[scope].parent == nil
      if isFile && !isPrivate {
        if let known = spaces.globals[name] { return known }
        spaces.globals[name] = next
      } else {
        if case .type(let known) = spaces.scopes[scope].names[name] { return known }
        type.isConfined = true
        spaces.scopes[scope].names[name] = .type(next)
      }
    }
    spaces.types.append(type)
    return next
  }

  private mutating func readExtension(at place: Int, _ spaces: inout Namespaces) {
    guard name(at: place + 1) != nil else { return }
    endHead(at: tokens[place].range.start)
    owner = .extended(Namespaces.Reference(path: path(at: place + 1), scope: scope))
  }

  private mutating func readAlias(at place: Int, _ spaces: inout Namespaces) {
    endHead(at: tokens[place].range.start)
    guard let name = name(at: place + 1) else { return }
    let scope = scope
    switch spaces.scopes[scope].owner {
    case .type(let outer): spaces.types[outer].members[name] = .other(scope)
    case .extended:
      spaces.waiting.append(
        Namespaces.Waiting(name: name, meaning: .other(scope), scope: scope))
    case .none:
      // One of the module means the same everywhere.
      if spaces.scopes[scope].parent != nil { spaces.scopes[scope].names[name] = .other(scope) }
    }
  }

  /// Opens a scope for the generics behind the name of a declaration: `<Item: Hashable, Value>`.
  private mutating func readGenerics(behind place: Int, _ spaces: inout Namespaces) {
    guard place + 1 < tokens.count, isOpening(tokens[place + 1]) else { return }
    var found: [Name] = []
    var depth = 0
    var next = place + 1
    var beginsName = false
    while next < tokens.count, next < place + 64 {
      let token = tokens[next]
      if token.kind == .oper {
        for byte in source.bytes[Int(token.range.start)..<Int(token.range.end)] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        beginsName = depth == 1
      } else if token.kind == .comma {
        beginsName = depth == 1
      } else if token.kind == .identifier, beginsName {
        if let name = source.name(at: token, names) { found.append(name) }
        beginsName = false
      }
      if depth <= 0 { break }
      next += 1
    }
    if found.isEmpty { return }
    let inner = spaces.scopes.count
    var scope = Namespaces.Scope(parent: scope, owner: .none)
    for name in found { scope.names[name] = .other(inner) }
    spaces.scopes.append(scope)
    head = inner
    edges.append((tokens[place + 1].range.start, inner))
  }

  private func isOpening(_ token: Token) -> Bool {
    token.kind == .oper && source.bytes[Int(token.range.start)] == UInt8(ascii: "<")
  }

  // MARK: - Parts of a head

  /// `true` iff the modifiers of a declaration keep it in its file.
  private func isPrivate(at place: Int) -> Bool {
    var place = place - 1
    while place >= 0, tokens[place].kind == .identifier {
      switch source.name(at: tokens[place], names)?.word {
      case .private, .fileprivate: return true
      case .final, .indirect, .public, .open, .internal, .package, .static, .nonisolated:
        place -= 1
      default: return false
      }
    }
    return false
  }

  /// Names with dots between them.
  private func path(at place: Int) -> [Name] {
    var path: [Name] = []
    var place = place
    while place < tokens.count, tokens[place].kind == .identifier,
      let name = source.name(at: tokens[place], names)
    {
      path.append(name)
      guard place + 2 < tokens.count, tokens[place + 1].kind == .period else { break }
      place += 2
    }
    return path
  }

  /// What a type inherits, up to its brace.
  private func inherited(behind place: Int) -> [[Name]] {
    var found: [[Name]] = []
    var place = place + 1
    var depth = 0
    var beginsName = false
    while place < tokens.count, tokens[place].kind != .leftBrace {
      let token = tokens[place]
      switch token.kind {
      case .oper, .leftParen: depth += isOpening(token) || token.kind == .leftParen ? 1 : -1
      case .rightParen: depth -= 1
      case .colon: beginsName = depth == 0 && found.isEmpty
      case .comma: beginsName = depth == 0 && !found.isEmpty
      case .identifier:
        if source.name(at: token, names)?.word == .where { return found }
        if beginsName { found.append(path(at: place)) }
        beginsName = false
      default: break
      }
      place += 1
    }
    return found
  }
}

extension Source {
  /// Its tokens, and those of the code in its strings behind each of them.
  fileprivate var tokensOfNames: [Token] {
    var tokens: [Token] = []
    var lexer = Lexer(bytes)
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .unterminatedComment { return tokens }
      tokens.append(token)
      if token.flags.contains(.interpolated) { add(codeIn: token.range, to: &tokens, depth: 0) }
    }
  }

  private func add(codeIn string: SourceRange, to tokens: inout [Token], depth: Int) {
    let pounds = bytes[Int(string.start)...].prefix { $0 == UInt8(ascii: "#") }.count
    var index = Int(string.start)
    let end = Int(string.end)
    while index + pounds + 1 < end, depth < 16 {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard bytes[index + pounds + 1] == UInt8(ascii: "(") else {
        index += 2
        continue
      }
      let code = Lexer.interpolation(in: bytes, from: index + pounds + 1, to: end)
      guard code.isClosed else { return }
      var lexer = Lexer(bytes, range: code.range)
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile || token.kind == .unterminatedComment { break }
        tokens.append(token)
        if token.flags.contains(.interpolated) {
          add(codeIn: token.range, to: &tokens, depth: depth + 1)
        }
      }
      index = max(Int(code.range.end), index + 1)
    }
  }

  /// The name that a token spells, without back-ticks.
  func name(at token: Token, _ names: NameTable) -> Name? {
    let inset = token.flags.contains(.quoted) ? 1 : 0
    return names.name(
      bytes, from: Int(token.range.start) + inset, to: Int(token.range.end) - inset)
  }
}
