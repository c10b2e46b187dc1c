import Language

/// The declaration that a piece of code stands in, to which a rule may add a member.
struct Host: Sendable {
  /// Nil for an app.
  var type: TypeDeclaration?
  /// Before the closing brace.
  var end: UInt32

  var isClass: Bool { type?.keyword == .class }

  /// Adds a member behind the others.
  func adding(_ member: String) -> TextEdit { TextEdit(at: end, "\n    \(member)\n") }
}

extension SpecFile {
  /// The type, screen or app around a node; nil where it has no body of its own.
  func host(of node: Node) -> Host? {
    for ancestor in outline.ancestors(of: node) {
      switch ancestor.kind {
      case .type(let type): return host(type, ancestor.range)
      case .app: return host(nil, ancestor.range)
      default: continue
      }
    }
    return nil
  }

  private func host(_ type: TypeDeclaration?, _ range: SourceRange) -> Host? {
    guard bytes[Int(range.end) - 1] == UInt8(ascii: "}") else { return nil }
    return Host(type: type, end: range.end - 1)
  }

  /// `true` iff code would mean the same in a function of its own: it uses no name that exists
  /// only where it stands, and stands in no `static` member.
  func isMovable(_ range: SourceRange, from node: Node) -> Bool {
    let member = outline.member(around: node)
    if isStatic(member) || isInitializer(member) { return false }
    let words = words(in: range)
    return words.isDisjoint(with: locals(of: member))
      && words.isDisjoint(with: ["super", "newValue", "oldValue", "await", "try", "$0", "$1", "_"])
  }

  private func isInitializer(_ node: Node) -> Bool {
    if case .initializer = node.kind { true } else { false }
  }

  /// `true` iff a member belongs to the type, or is made when it is first read.
  func isStatic(_ node: Node) -> Bool {
    let modifiers = node.function?.modifiers ?? node.variable?.modifiers ?? []
    return modifiers.contains { ["static", "class", "lazy"].contains(text($0)) }
  }

  /// The names that are declared in a member: parameters, variables, what patterns bind.
  func locals(of member: Node) -> Set<String> {
    var names: Set<String> = ["self?"]
    for node in [member] + outline.descendants(of: member) {
      switch node.kind {
      case .function(let function):
        names.formUnion(function.parameters.map { text($0.name) })
        if node.index != member.index { names.insert(text(function.name)) }
      case .closure(let closure): names.formUnion(closure.parameters.map { text($0) })
      default: break
      }
    }
    return names.union(boundNames(in: member))
  }

  /// Every name that follows `let`, `var` or `for` in a member, but its own.
  private func boundNames(in member: Node) -> Set<String> {
    var names: Set<String> = []
    var isBinding = false
    for token in tokens(in: member.range) {
      guard token.kind == .identifier else {
        isBinding = isBinding && [.leftParen, .comma, .period].contains(token.kind)
        continue
      }
      let word = text(token)
      if ["let", "var", "for"].contains(word) {
        isBinding = true
      } else if isBinding {
        names.insert(word)
      }
    }
    if let variable = member.variable { names.remove(text(variable.name)) }
    return names
  }

  /// `true` iff a node stands in a closure.
  func isInClosure(_ node: Node) -> Bool {
    for ancestor in outline.ancestors(of: node) {
      switch ancestor.kind {
      case .closure: return true
      case .type: return false
      default: continue
      }
    }
    return false
  }

  /// The node of the nearest statement around a node.
  func statement(around node: Node) -> Node? {
    outline.ancestors(of: node).first { $0.statement != nil }
  }

  /// The word before a range, or nil at the start of the file.
  func token(before offset: UInt32) -> Token? {
    let index = index(ofTokenAt: offset)
    return index > 0 ? tokens[index - 1] : nil
  }

  func token(behind offset: UInt32) -> Token? {
    let index = index(ofTokenAt: offset)
    return index < tokens.count ? tokens[index] : nil
  }

  /// `true` for the second `if` of `else if`, before which nothing can stand.
  func followsElse(_ range: SourceRange) -> Bool {
    token(before: range.start).map { text($0) } == "else"
  }

  /// The range of all scenarios: what stands behind the structure.
  var scenarios: [ScenarioDeclaration] {
    script.items.compactMap { item in
      if case .scenario(let scenario) = item { scenario } else { nil }
    }
  }
}
