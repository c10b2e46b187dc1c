import Language

/// A statement or a view is handed to something that is declared nowhere.
enum OpaqueCalls {
  static let rules = [
    Rule("opaque call", .coversItsCases) { statements(in: $0) },
    Rule("opaque container", .isAssumedAtMost) { views(in: $0) },
  ]

  /// `Unknown.run { … }` runs its closure or does not, now or later: the original is the case in
  /// which it runs, and the text without the statement the one in which it does not.
  private static func statements(in file: SpecFile) -> [Rewrite] {
    file.outline.nodes.compactMap { node in
      guard let statement = node.statement, file.outline.block(around: node)?.mode == .handler,
        file.isDone(statement), !isInInitializer(node, of: file)
      else { return nil }
      return Rewrite(
        [
          TextEdit(node.range.atStart, "Unknown.run { "),
          TextEdit(node.range.atEnd, " }"),
        ],
        cases: [[TextEdit(node.range, "")]])
    }
  }

  /// A closure cannot give constants their value.
  private static func isInInitializer(_ node: Node, of file: SpecFile) -> Bool {
    file.outline.ancestors(of: node).contains { ancestor in
      if case .initializer = ancestor.kind { true } else { false }
    }
  }

  /// `Unknown { … }` is a view that shows its content, as far as can be assumed.
  ///
  /// A screen that is shown on its own gives its name to what shows it, which a view around it
  /// would take over.
  private static func views(in file: SpecFile) -> [Rewrite] {
    file.views().filter { !file.isScreen($0) || file.isAmongViews($0) }.map { view in
      Rewrite([
        TextEdit(view.range.atStart, "Unknown { "),
        TextEdit(view.range.atEnd, " }"),
      ])
    }
  }
}

extension SpecFile {
  /// `true` for a statement that may stand in a closure as well: it declares nothing and leaves
  /// nothing.
  func isDone(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let expression): !isMadeBySuper(expression)
    case .if, .switch, .loop, .block, .attempt: !leaves(statement.range)
    case .variable, .function, .type, .guard, .return, .jump, .deferred, .conditional, .action,
      .unread:
      false
    }
  }

  /// `super.init(…)` and its like, of which a body has to have one.
  private func isMadeBySuper(_ expression: Expression) -> Bool {
    let text = text(expression.range)
    return text.hasPrefix("super.init") || text.hasPrefix("self.init")
  }

  private func leaves(_ range: SourceRange) -> Bool {
    !words(in: range).isDisjoint(with: ["return", "break", "continue", "throw", "fallthrough"])
  }

  /// The statements that are views of SwiftUI, each with its modifiers.
  func views() -> [Node] {
    outline.nodes.filter { node in
      guard let statement = node.statement, outline.block(around: node)?.mode == .builder,
        case .expression(let expression) = statement.kind
      else { return false }
      return isView(expression) && !isAmongControllers(node)
    }
  }

  /// `true` for a view of a type that the file declares.
  func isScreen(_ view: Node) -> Bool {
    guard let first = tokens(in: view.range).first else { return false }
    return outline.nodes.contains { node in node.type.map { text($0.name) } == text(first) }
  }

  /// `true` for a call of a type, a property or a function, with modifiers behind it or without.
  private func isView(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let call): return isView(call.callee)
    case .member(let base, _): return isView(base)
    case .name(let name):
      let name = spelling(name)
      return !name.hasPrefix("$") && !SpecFile.parts.contains(name) && !controllers.contains(name)
        && !name.hasPrefix("UI")
    case .conditionalModifiers(let base, _): return isView(base)
    default: return false
    }
  }

  /// Content of builders that is no view.
  private static let parts: Set<String> = [
    "Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "WindowGroup",
    "DocumentGroup", "Settings", "modifier", "tab", "super", "self",
  ]

  /// `true` iff a view stands in a container of UIKit, which is no Swift.
  func isAmongControllers(_ node: Node) -> Bool {
    for ancestor in outline.ancestors(of: node) {
      if case .type(let type) = ancestor.kind { return controllers.contains(text(type.name)) }
      guard let name = calleeName(of: ancestor) else { continue }
      if name == "tab" || name.hasPrefix("UI") || controllers.contains(name) { return true }
    }
    return false
  }

}
