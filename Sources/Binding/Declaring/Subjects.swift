import Language

/// Subjects of Combine's and Rx's that go by one name: what is sent by another comes to others.
struct Subjects {
  private let declarations: Declarations
  private var names: Set<Name> = []

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// The names by which the subjects of an app are told from each other: each property of the name
  /// holds a subject that is made for it, and none is handed to code that could send to it.
  static func found(in spec: Spec, _ declarations: Declarations) -> Set<Name> {
    var subjects = Subjects(declarations)
    subjects.collect()
    for source in spec.sources where !subjects.names.isEmpty { subjects.read(source) }
    return subjects.names
  }

  private mutating func collect() {
    var others: Set<Name> = []
    let properties =
      declarations.types.flatMap { info in info.variables.map { ($0.key, $0.value) } }
      + declarations.variables.map { ($0.key, $0.value) }
    for (name, variable) in properties {
      if isSubject(variable.declaration) {
        names.insert(name)
      } else {
        others.insert(name)
      }
    }
    names.subtract(others)
  }

  private func isSubject(_ variable: VariableDeclaration) -> Bool {
    guard variable.getter == nil else { return false }
    if case .call(let call) = variable.initial?.kind {
      return call.callee.typeName(declarations.names).map { isSubject($0) } ?? false
    }
    return variable.initial == nil && variable.type.map { isSubject($0.name) } ?? false
  }

  private func isSubject(_ type: Name) -> Bool {
    let bytes = declarations.names.bytes(of: type)
    return bytes.hasSuffix("Subject") || bytes.hasSuffix("Relay")
  }

  /// Takes away the names that a text uses for anything but to send, to listen, and to make one.
  private mutating func read(_ source: Source) {
    var lexer = Lexer(source.bytes)
    /// What stands before the brackets that are open.
    var callees: [Name?] = []
    var last: Name?
    var token = lexer.next()
    while token.kind != .endOfFile {
      let next = lexer.next()
      let name = name(at: token, source)
      if let name, names.contains(name), !isHarmless(next, lexer, source, in: callees) {
        names.remove(name)
      }
      switch token.kind {
      case .leftParen: callees.append(last)
      case .leftBrace, .leftBracket: callees.append(nil)
      case .rightParen, .rightBrace, .rightBracket: _ = callees.popLast()
      default: break
      }
      last = name
      token = next
    }
  }

  /// `true` iff what stands behind the name of a subject gives it to no one who could send to it.
  private func isHarmless(
    _ next: Token, _ lexer: Lexer, _ source: Source, in callees: [Name?]
  ) -> Bool {
    var ahead = lexer
    let following = ahead.next()
    if next.kind == .period || next.kind == .oper && following.kind == .period { return true }
    if next.kind == .equal || next.kind == .colon {
      let type = name(at: following, source)
      // As a label it stands before a value, and as a parameter before a type.
      if next.kind == .colon, callees.last.map({ $0 != nil }) == true {
        return type.map { !declarations.names.isCapitalized($0) } ?? true
      }
      return type.map { isSubject($0) } ?? false
    }
    let isHeard = callees.last.flatMap { $0 }.map {
      declarations.names.spelling(of: $0) == "onReceive"
    }
    return next.kind == .rightParen && isHeard == true
  }

  private func name(at token: Token, _ source: Source) -> Name? {
    guard token.kind == .identifier else { return nil }
    return source.name(
      from: Int(token.range.start), to: Int(token.range.end), in: declarations.names)
  }
}
