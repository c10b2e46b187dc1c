import Language

/// A value becomes a parameter of a new function, or a property of the type.
enum Parameters {
  static let rules = [
    Rule("value to parameter", .changesNothing) { file in
      literals(in: file).compactMap {
        parameter(for: $0, in: file) ?? parameterOfBody(with: $0, in: file)
      }
    },
    Rule("value to view's parameter", .changesNothing) { file in
      literals(in: file).compactMap { viewParameter(for: $0, in: file) }
    },
    Rule("expression to property", .changesNothing) { file in
      file.outline.nodes.compactMap { property(for: $0, in: file, isStored: false) }
    },
    Rule("value to property", .changesNothing) { file in
      literals(in: file).compactMap { property(for: $0, in: file, isStored: true) }
    },
  ]

  /// Values that are written out, of a kind that can be told.
  private static func literals(in file: SpecFile) -> [Node] {
    file.outline.nodes.filter { node in
      switch node.expression?.kind {
      case .boolean, .implicitMember: file.isSwiftAsItStands(node) && file.kind(of: node) != nil
      default: false
      }
    }
  }

  // MARK: - Parameters

  /// The statement of a handler as `extracted(true)`, with the value where the parameter is.
  private static func parameter(for node: Node, in file: SpecFile) -> Rewrite? {
    guard let kind = file.kind(of: node), let statement = file.statement(around: node),
      let code = statement.statement, file.outline.block(around: statement)?.mode == .handler,
      file.isDone(code), let host = file.host(of: node),
      file.isMovable(statement.range, from: statement)
    else { return nil }
    let body = file.text(statement.range, replacing: node.range, by: "value")
    let isSelfNeeded = host.isClass && file.isInClosure(statement)
    let call = "extracted(\(file.text(node.range)))"
    return Rewrite([
      TextEdit(statement.range, isSelfNeeded ? "self." + call : call),
      host.adding("private func extracted(_ value: \(kind.variableType)) { \(body) }"),
    ])
  }

  /// The whole body of a function in another one with a parameter.
  private static func parameterOfBody(with node: Node, in file: SpecFile) -> Rewrite? {
    let member = file.outline.member(around: node)
    guard let function = member.function, let body = function.body, function.result == nil,
      let first = body.first, let last = body.last, let kind = file.kind(of: node),
      let host = file.host(of: node), !file.isStatic(member)
    else { return nil }
    let range = first.range.union(last.range)
    let parameters = Set(function.parameters.map { file.text($0.name) })
    guard file.words(in: range).isDisjoint(with: parameters.union(["super", "await", "try"]))
    else { return nil }
    let code = file.text(range, replacing: node.range, by: "value")
    return Rewrite([
      TextEdit(range, "extracted(\(file.text(node.range)))"),
      host.adding("private func extracted(_ value: \(kind.variableType)) { \(code) }"),
    ])
  }

  /// The view that holds the value, made by a function with a parameter.
  private static func viewParameter(for node: Node, in file: SpecFile) -> Rewrite? {
    guard let kind = file.kind(of: node), let view = file.statement(around: node),
      file.views().contains(where: { $0.index == view.index }),
      let host = file.host(of: view), file.isMovable(view.range, from: view)
    else { return nil }
    let body = file.text(view.range, replacing: node.range, by: "value")
    return Rewrite([
      TextEdit(view.range, "extracted(\(file.text(node.range)))"),
      host.adding(
        "private func extracted(_ value: \(kind.variableType)) -> some View { \(body) }"),
    ])
  }

  // MARK: - Properties

  /// An expression as `var extracted: Bool { … }`, or a value as `let extracted: Bool = …`.
  private static func property(
    for node: Node, in file: SpecFile, isStored: Bool
  ) -> Rewrite? {
    guard let kind = file.kind(of: node), kind != .controller, isStored || isComputed(node),
      file.isSwiftAsItStands(node), let host = file.host(of: node), let type = host.type,
      canHold(type, isStored: isStored), !isStartOfMember(node, in: file),
      file.isMovable(node.range, from: node)
    else { return nil }
    let written = file.text(node.range)
    let name = "extracted: \(kind.variableType)"
    let needsSelf = host.isClass && file.isInClosure(node)
    return Rewrite([
      TextEdit(node.range, needsSelf ? "self.extracted" : "extracted"),
      host.adding(isStored ? "let \(name) = \(written)" : "private var \(name) { \(written) }"),
    ])
  }

  private static func canHold(_ type: TypeDeclaration, isStored: Bool) -> Bool {
    switch type.keyword {
    case .struct, .class: true
    case .extension, .enum: !isStored
    case .screen, .container, .protocol, .actor: false
    }
  }

  /// `true` for what a property starts with, which cannot read another property.
  private static func isStartOfMember(_ node: Node, in file: SpecFile) -> Bool {
    let member = file.outline.member(around: node)
    guard let variable = member.variable else { return false }
    return variable.initial.map { $0.range.contains(node.range) } ?? false
  }

  /// Conditions and values that are put together of others.
  private static func isComputed(_ node: Node) -> Bool {
    switch node.role {
    case .condition, .answer, .assigned, .argument, .branch: break
    default: return false
    }
    switch node.expression?.kind {
    case .name, .member, .prefix, .binary, .ternary: return true
    default: return false
    }
  }
}

extension SpecFile {
  /// The text of a range with another text in the place of a part of it.
  func text(_ range: SourceRange, replacing part: SourceRange, by text: String) -> String {
    self.text(SourceRange(range.start, part.start)) + text
      + self.text(SourceRange(part.end, range.end))
  }
}
