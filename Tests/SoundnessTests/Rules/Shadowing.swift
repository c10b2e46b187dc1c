import Language

/// A parameter gets the name of a property, which code behind it reaches by `self.`.
enum Shadowing {
  static let rules = [
    Rule("shadowing parameter", .changesNothing) { file in
      file.outline.nodes.flatMap { rewrites(for: $0, in: file) }
    }
  ]

  private static func rewrites(for node: Node, in file: SpecFile) -> [Rewrite] {
    let parameters = parameters(of: node, in: file)
    guard !parameters.isEmpty, let type = file.outline.type(around: node),
      !file.isStatic(file.outline.member(around: node)), !file.text(node.range).contains("self?")
    else { return [] }
    let properties = type.members.compactMap { member -> String? in
      guard case .variable(let variable) = member else { return nil }
      return file.text(variable.name)
    }
    return parameters.flatMap { parameter in
      properties.prefix(3).compactMap { property in
        rewrite(parameter, as: property, in: node, among: parameters, file)
      }
    }
  }

  private struct Parameter {
    var name: LocatedName
    var hasLabel: Bool
  }

  private static func parameters(of node: Node, in file: SpecFile) -> [Parameter] {
    switch node.kind {
    case .function(let function):
      guard function.body != nil else { return [] }
      return function.parameters.map { Parameter(name: $0.name, hasLabel: $0.label != nil) }
    case .closure(let closure):
      return closure.parameters.filter { !["_", "$"].contains(file.text($0).prefix(1)) }
        .map { Parameter(name: $0, hasLabel: true) }
    default: return []
    }
  }

  private static func rewrite(
    _ parameter: Parameter, as property: String, in node: Node, among all: [Parameter],
    _ file: SpecFile
  ) -> Rewrite? {
    let old = file.text(parameter.name)
    guard old != property, !all.contains(where: { file.text($0.name) == property }) else {
      return nil
    }
    let replacement = parameter.hasLabel ? property : "\(old) \(property)"
    var edits = [TextEdit(parameter.name.range, replacement)]
    let locals = file.locals(of: node)
    let body = SourceRange(parameter.name.range.end, node.range.end)
    for token in file.tokens(in: body) {
      if token.kind == .string, token.flags.contains(.interpolated) { return nil }
      let word = file.text(token)
      guard word == old || word == property else { continue }
      // Declared again, or reached by its binding: not that simple.
      if file.isDeclaration(token) || file.text(token).hasPrefix("$") { return nil }
      guard file.isBareUse(token) else { continue }
      if word == old {
        edits.append(TextEdit(token.range, property))
      } else if locals.contains(property) {
        return nil
      } else {
        edits.append(TextEdit(token.range.atStart, "self."))
      }
    }
    return Rewrite(edits)
  }
}

extension SpecFile {
  /// `true` for a name that is neither a member behind a dot nor the label of an argument.
  func isBareUse(_ token: Token) -> Bool {
    let before = self.token(before: token.range.start)
    if before?.kind == .period { return false }
    let behind = self.token(behind: token.range.end)
    let opens = before?.kind == .leftParen || before?.kind == .comma
    return !(behind?.kind == .colon && opens)
  }

  /// `true` for the name behind `let`, `var` or `func`.
  func isDeclaration(_ token: Token) -> Bool {
    guard let before = self.token(before: token.range.start) else { return false }
    return ["let", "var", "func", "for"].contains(text(before))
  }
}
