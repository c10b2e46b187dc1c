import Language

extension Spec {
  /// The names in Swift files that stand for other types: aliases, associated types, generics.
  func placeholders() -> Set<Name> {
    var found: Set<Name> = []
    for source in sources where source.readsSwift {
      source.notePlaceholders(names, &found)
    }
    return found
  }
}

extension Source {
  fileprivate func notePlaceholders(_ names: NameTable, _ found: inout Set<Name>) {
    var lexer = Lexer(bytes)
    /// What the next name is: nothing, an alias, or what generics may stand behind.
    var state = PlaceholderState.none
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile, .unterminatedComment: return
      case .identifier:
        let name = self.name(from: Int(token.range.start), to: Int(token.range.end), in: names)
        switch state {
        case .alias: if let name { found.insert(name) }
        case .generics(let depth, true):
          if let name { found.insert(name) }
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
        default: state = text(token.range) == "init" ? .named : .none
        }
      case .oper:
        state = state.behind(bytes[Int(token.range.start)..<Int(token.range.end)])
      case .comma: if case .generics(1, _) = state { state = .generics(depth: 1, beginsName: true) }
      default: if case .generics = state { continue } else { state = .none }
      }
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
