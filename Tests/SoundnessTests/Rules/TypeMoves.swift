import Language

/// A declaration in another place: in another type, in another file, under another class.
enum TypeMoves {
  static let rules = [
    Rule("type in a type", .changesNothing) { nestings(in: $0) },
    Rule("class in between", .changesNothing) { file in
      classes(in: file).compactMap { between($0, in: file) }
    },
    Rule("members to a base", .changesNothing) { file in
      classes(in: file).compactMap { based($0, in: file) }
    },
    Rule("type to the end", .changesNothing) { file in
      file.topLevelTypes.map {
        Rewrite([TextEdit($0.range, ""), file.adding(file.text($0.range))])
      }
    },
    Rule("function to the front", .changesNothing) { membersToTheFront(in: $0) },
    Rule("type to a file", .changesNothing) { inclusions(in: $0) },
  ]

  // MARK: - Nested

  /// `struct Inner` as `extension Outer { struct Inner }`, with `Outer.Inner` wherever it is used.
  private static func nestings(in file: SpecFile) -> [Rewrite] {
    let types = file.topLevelTypes.filter { $0.isSwift && $0.keyword != .extension }
    let spoken = file.wordsOfScenarios
    return types.compactMap { inner in
      guard inner.keyword != .protocol, !spoken.contains(file.text(inner.name)),
        let outer = types.first(where: {
          $0.range != inner.range && $0.keyword != .protocol && $0.keyword != .enum
            && !file.isGeneric($0)
        })
      else { return nil }
      return nesting(inner, in: outer, file)
    }
  }

  private static func nesting(
    _ inner: TypeDeclaration, in outer: TypeDeclaration, _ file: SpecFile
  ) -> Rewrite? {
    let name = file.text(inner.name)
    let outerName = file.text(outer.name)
    var edits = [
      TextEdit(inner.range, ""),
      file.adding("extension \(outerName) {\n\(file.text(inner.range))\n}"),
    ]
    for token in file.tokens where token.kind == .identifier && file.text(token) == name {
      if inner.range.contains(token.range) { continue }
      guard file.isBareUse(token) else { return nil }
      edits.append(TextEdit(token.range.atStart, outerName + "."))
    }
    return Rewrite(edits)
  }

  // MARK: - Classes

  private static func classes(in file: SpecFile) -> [TypeDeclaration] {
    file.topLevelTypes.filter { type in
      guard type.keyword == .class, let first = type.inherited.first,
        file.token(behind: type.name.range.end)?.kind == .colon
      else { return false }
      let parent = file.text(first.range)
      return parent.hasPrefix("UI") && parent.hasSuffix("Controller")
    }
  }

  /// `class A: UIViewController` as `class A: Base` with an empty `class Base: UIViewController`.
  private static func between(_ type: TypeDeclaration, in file: SpecFile) -> Rewrite? {
    guard let first = type.inherited.first else { return nil }
    return Rewrite([
      TextEdit(first.range, "ExtractedBase"),
      file.adding("class ExtractedBase: \(file.text(first.range)) {}"),
    ])
  }

  /// All members move to the class in between.
  private static func based(_ type: TypeDeclaration, in file: SpecFile) -> Rewrite? {
    let head = SourceRange(type.range.start, type.name.range.start)
    guard !type.members.isEmpty, file.text(head).hasSuffix("class ") else { return nil }
    let rest = file.text(SourceRange(type.name.range.end, type.range.end))
    let name = file.text(type.name)
    return Rewrite(
      TextEdit(
        type.range, "class ExtractedBase\(rest)\n\nclass \(name): ExtractedBase {}"))
  }

  // MARK: - Order

  /// A function or a computed property before everything else in its type.
  private static func membersToTheFront(in file: SpecFile) -> [Rewrite] {
    file.outline.nodes.compactMap { node in
      guard let parent = file.outline.parent(of: node), let type = parent.type, type.isSwift,
        let first = file.outline.children(of: parent).first, first.index != node.index,
        isCode(node), type.members.contains(where: { $0.range == node.range })
      else { return nil }
      return Rewrite([
        TextEdit(node.range, ""),
        TextEdit(at: first.range.start, file.text(node.range) + "\n\n    "),
      ])
    }
  }

  private static func isCode(_ node: Node) -> Bool {
    node.function != nil || node.variable?.getter != nil
  }

  // MARK: - Files

  private static func inclusions(in file: SpecFile) -> [Rewrite] {
    let types = file.topLevelTypes.filter { $0.isSwift }
    guard !types.isEmpty else { return [] }
    let single = types.map { inclusion(of: [$0], in: file) }
    return types.count > 1 ? single + [inclusion(of: types, in: file)] : single
  }

  private static func inclusion(of types: [TypeDeclaration], in file: SpecFile) -> Rewrite {
    let name = "Extracted.swift"
    var rewrite = Rewrite(
      types.map { TextEdit($0.range, "") } + [file.adding("include \"\(name)\"")])
    rewrite.files[name] =
      "import SwiftUI\n\n" + types.map { file.text($0.range) }.joined(separator: "\n\n") + "\n"
    return rewrite
  }
}

extension Member {
  /// Where a function or a variable stands; nil for other members, and for those behind `#if`.
  fileprivate var range: SourceRange? {
    switch self {
    case .variable(let variable): variable.range
    case .function(let function): function.range
    default: nil
    }
  }
}

extension SpecFile {
  var topLevelTypes: [TypeDeclaration] {
    script.items.compactMap { if case .type(let type) = $0 { type } else { nil } }
  }

  fileprivate func isGeneric(_ type: TypeDeclaration) -> Bool {
    token(behind: type.name.range.end).map { text($0) } == "<"
  }

  var wordsOfScenarios: Set<String> {
    scenarios.reduce(into: []) { $0.formUnion(words(in: $1.range)) }
  }
}
