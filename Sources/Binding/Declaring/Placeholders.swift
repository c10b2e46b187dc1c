import Language

/// The names in Swift code that stand for other types: aliases, associated types, generics.
struct Placeholders {
  private var names: Set<Name> = []
  /// Generics and what they are bound to wherever one of that name is declared: `S: Shape`.
  private var bounds: [Name: Set<Name>] = [:]

  /// None.
  init() {}

  /// Those of the files of a spec.
  init(of spec: Spec) {
    for source in spec.sources { note(source, spec.names) }
  }

  /// `true` iff a name stands for other types somewhere.
  func contains(_ name: Name) -> Bool { names.contains(name) }

  /// What generics of a name are bound to, all of them; none where one is not bound to anything.
  func bounds(of name: Name) -> Set<Name> { bounds[name] ?? [] }

  private mutating func note(_ source: Source, _ table: NameTable) {
    var lexer = Lexer(source.bytes)
    /// What the next name is: nothing, an alias, or what generics may stand behind.
    var state = PlaceholderState.none
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile, .unterminatedComment: return
      case .identifier:
        let name = source.name(
          from: Int(token.range.start), to: Int(token.range.end), in: table)
        switch state {
        case .alias: if let name { names.insert(name) }
        case .generics(let depth, true):
          if let name { note(generic: name, in: lexer, source, table) }
          state = .generics(depth: depth, beginsName: false)
          continue
        case .generics: continue
        case .head:
          state = .named
          continue
        case .none, .named: break
        }
        switch name?.word {
        case .typealias, .associatedtype: state = .alias
        case .func, .struct, .class, .enum, .actor, .protocol: state = .head
        case .subscript: state = .named
        default: state = source.text(token.range) == "init" ? .named : .none
        }
      case .oper:
        state = state.behind(source.bytes[Int(token.range.start)..<Int(token.range.end)])
      case .comma: if case .generics(1, _) = state { state = .generics(depth: 1, beginsName: true) }
      default: if case .generics = state { continue } else { state = .none }
      }
    }
  }

  /// Notes a generic and what stands behind its colon.
  private mutating func note(
    generic: Name, in lexer: Lexer, _ source: Source, _ table: NameTable
  ) {
    let isNew = names.insert(generic).inserted
    var lexer = lexer
    guard lexer.next().kind == .colon, case let bound = lexer.next(), bound.kind == .identifier,
      let name = source.name(from: Int(bound.range.start), to: Int(bound.range.end), in: table)
    else {
      bounds[generic] = nil
      return
    }
    if isNew {
      bounds[generic] = [name]
    } else {
      bounds[generic]?.insert(name)
    }
  }
}

/// Where a search for generics stands.
private enum PlaceholderState {
  case none
  /// Behind `typealias`.
  case alias
  /// Behind `func` and the like, where a name comes.
  case head
  /// Behind that name.
  case named
  /// In angles.
  case generics(depth: Int, beginsName: Bool)

  /// The state behind an operator, which may open or close angles.
  func behind(_ text: ArraySlice<UInt8>) -> PlaceholderState {
    var depth = 0
    switch self {
    case .generics(let known, _): depth = known
    case .named: if text.first != UInt8(ascii: "<") { return .none }
    // An operator is a function's name, too.
    case .head: return .named
    case .none, .alias: return .none
    }
    for byte in text {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
    }
    return depth > 0 ? .generics(depth: depth, beginsName: depth == 1) : .none
  }
}
