import Language

/// A value becomes a member of a type that is declared nowhere, so that it is not known.
enum OpaqueValues {
  /// What is not known.
  static let value = "Unknown.shared.value"

  static let rules = [
    Rule("opaque condition", .coversItsCases) { rewrites(of: $0) { $0 == .condition } },
    Rule("opaque match", .coversItsCases) { matches(in: $0) },
    Rule("opaque answer", .coversItsCases) { rewrites(of: $0) { $0 == .answer } },
    Rule("opaque argument", .coversItsCases) { rewrites(of: $0) { $0.isArgument } },
    Rule("opaque assignment", .coversItsCases) { rewrites(of: $0) { $0 == .assigned } },
    Rule("opaque start", .coversItsCases) { rewrites(of: $0) { $0 == .initial } },
    Rule("opaque result", .coversItsCases) { file in
      rewrites(of: file, by: "Unknown.make()") { $0 == .condition || $0 == .answer }
    },
  ]

  /// Replaces each expression that stands in a role, and each value of a `? :` that does.
  private static func rewrites(
    of file: SpecFile, by value: String = value, _ isMeant: (Node.Role) -> Bool
  ) -> [Rewrite] {
    file.outline.nodes.compactMap { node -> Rewrite? in
      guard let expression = node.expression, isMeant(file.outline.purpose(of: node)),
        isReplaceable(expression, node, in: file)
      else { return nil }
      return rewrite(node, as: value, in: file)
    }
  }

  private static func rewrite(
    _ node: Node, as value: String, in file: SpecFile
  ) -> Rewrite {
    let written = file.text(node.range)
    let values = file.kind(of: node)?.values ?? []
    let cases = values.filter { $0 != written }.map { [TextEdit(node.range, $0)] }
    var rewrite = Rewrite(TextEdit(node.range, value), cases: cases)
    rewrite.hasToCompile = file.isSwiftAsItStands(node)
    return rewrite
  }

  /// What is no value, or says nothing that another value would not say.
  private static func isReplaceable(
    _ expression: Expression, _ node: Node, in file: SpecFile
  ) -> Bool {
    switch expression.kind {
    case .string, .closure, .binding, .keyPath, .macro, .availability, .branch, .hole, .missing,
      .conditionalModifiers, .regex, .dictionary:
      return false
    case .member(_, let member): return file.text(member) != "self"
    case .name(let name): return !["self", "super", "Self"].contains(file.spelling(name))
    // The brackets around a value: the value itself is a node as well.
    case .tuple: return false
    default: return !isViewWithModifiers(node, in: file)
    }
  }

  /// `true` for a view that is returned: another view is another screen, not another value.
  private static func isViewWithModifiers(_ node: Node, in file: SpecFile) -> Bool {
    guard node.role == .answer else { return false }
    for ancestor in file.outline.ancestors(of: node) {
      if case .block(let block) = ancestor.kind { return block.mode == .builder }
    }
    return false
  }

  /// What `if let`, `if case` and `switch` look into. The cases of a `switch` are its bodies.
  private static func matches(in file: SpecFile) -> [Rewrite] {
    file.outline.nodes.compactMap { node in
      guard let expression = node.expression, node.role == .matched || node.role == .subject,
        isReplaceable(expression, node, in: file)
      else { return nil }
      var rewrite = Rewrite(TextEdit(node.range, value))
      if node.role == .subject { rewrite.cases = bodies(ofSwitchOver: node, in: file) }
      return rewrite
    }
  }

  /// The statements of each case in the place of the whole `switch`.
  private static func bodies(ofSwitchOver subject: Node, in file: SpecFile) -> [[TextEdit]] {
    guard let parent = file.outline.parent(of: subject), let statement = parent.statement,
      case .switch(_, let cases) = statement.kind,
      let block = file.outline.block(around: parent)
    else { return [] }
    return cases.compactMap { one in
      guard let first = one.body.first, let last = one.body.last,
        !one.patterns.contains(where: { $0.bindsNames }), one.conditions.allSatisfy({ $0 == nil })
      else { return nil }
      let body = file.text(first.range.union(last.range))
      let isBare = block.mode == .value && block.statements.last?.range == statement.range
      if body == "break" { return [TextEdit(statement.range, "")] }
      return [TextEdit(statement.range, isBare ? body : "if true { \(body) }")]
    }
  }
}

extension Node.Role {
  var isArgument: Bool { if case .argument = self { true } else { false } }
}

extension Expression {
  /// `true` for a pattern with names of its own: `.step(let number)`.
  fileprivate var bindsNames: Bool {
    switch kind {
    case .implicitMember, .number, .string, .boolean, .nilLiteral, .member: false
    default: true
    }
  }
}

extension Outline {
  /// The role of a node; of a value of `? :` that of the whole.
  func purpose(of node: Node) -> Node.Role {
    var node = node
    while node.role == .branch, let parent = parent(of: node) { node = parent }
    return node.role
  }
}

extension SpecFile {
  /// Properties that stand at the place of use as modifiers do: no Swift.
  private static let ownModifiers: Set<String> = [
    "barStyle", "isNavigationBarHidden", "overrideUserInterfaceStyle", "modalPresentationStyle",
    "modalPresentationCapturesStatusBarAppearance", "isSidebarHidden", "preferredDisplayMode",
    "window",
  ]

  /// `true` iff what stands there would be Swift in an app, so that its rewriting is Swift, too.
  func isSwiftAsItStands(_ node: Node) -> Bool {
    if outline.isSwift(node) { return true }
    for ancestor in outline.ancestors(of: node) {
      switch ancestor.kind {
      case .definition: return false
      case .variable(let variable): return !variable.isState
      case .expression:
        if let name = calleeName(of: ancestor), SpecFile.ownModifiers.contains(name) {
          return false
        }
      case .type: return true
      default: continue
      }
    }
    return true
  }

  /// The last name of what a node calls, or nil if it is no call.
  func calleeName(of node: Node) -> String? {
    guard let call = node.call else { return nil }
    switch call.callee.kind {
    case .name(let name): return spelling(name)
    case .member(_, let member): return text(member)
    default: return nil
    }
  }
}
