import Language

/// A statement of a handler becomes a function: of the type, of an extension, of a protocol.
enum Extractions {
  static let rules = [
    Rule("statement to function", .changesNothing) { file in
      candidates(in: file).map { statement, host in
        Rewrite([
          call(for: statement, in: host, file),
          host.adding("private func extracted() { \(file.text(statement.range)) }"),
        ])
      }
    },
    Rule("statement to extension", .changesNothing) { file in
      candidates(in: file).compactMap { statement, host in
        guard let type = host.type, type.isSwift else { return nil }
        let function = "func extracted() { \(file.text(statement.range)) }"
        return Rewrite([
          call(for: statement, in: host, file),
          file.adding("extension \(file.text(type.name)) {\n    \(function)\n}"),
        ])
      }
    },
    Rule("statement to protocol", .changesNothing) { file in
      candidates(in: file).compactMap { ofProtocol($0, in: $1, file) }
    },
  ]

  /// The statements that may stand in a function of their own, each with the type that gets it.
  private static func candidates(in file: SpecFile) -> [(statement: Node, host: Host)] {
    file.outline.nodes.compactMap { node in
      guard let statement = node.statement, file.outline.block(around: node)?.mode == .handler,
        file.isDone(statement), let host = file.host(of: node),
        file.isMovable(node.range, from: node)
      else { return nil }
      return (node, host)
    }
  }

  /// Swift asks for `self.` in the closures of a class.
  private static func call(for statement: Node, in host: Host, _ file: SpecFile) -> TextEdit {
    let needsSelf = host.isClass && file.isInClosure(statement)
    return TextEdit(statement.range, needsSelf ? "self.extracted()" : "extracted()")
  }

  /// A protocol that requires the properties which the statement uses, and does it by default.
  private static func ofProtocol(
    _ statement: Node, in host: Host, _ file: SpecFile
  ) -> Rewrite? {
    guard let type = host.type, type.isSwift, type.keyword != .extension,
      let last = type.inherited.last, let first = type.inherited.first,
      let requirements = Requirements(of: statement.range, from: type, in: file)
    else { return nil }
    let parent = file.text(first.range)
    guard !host.isClass || parent.hasPrefix("UI") && !parent.contains("<") else { return nil }
    let base = host.isClass ? ": \(parent)" : ""
    let code = file.text(statement.range)
    return Rewrite(
      [
        call(for: statement, in: host, file),
        TextEdit(last.range.atEnd, ", Extracting"),
        file.adding(
          """
          protocol Extracting\(base) {
          \(requirements.text)}
          extension Extracting {
              func extracted() { \(code) }
          }
          """),
      ] + requirements.edits)
  }
}

/// What a protocol has to ask of a type so that code can move there.
private struct Requirements {
  var text = ""
  /// Without `private`, which a requirement cannot be.
  var edits: [TextEdit] = []

  /// Nil where the code uses something whose type is not known.
  init?(of code: SourceRange, from type: TypeDeclaration, in file: SpecFile) {
    let words = file.words(in: code)
    for member in type.members {
      switch member {
      case .variable(let variable) where words.contains(file.text(variable.name)):
        guard let line = Requirements.line(for: variable, in: type, file) else { return nil }
        text += "    \(line)\n"
        edits += Requirements.publishing(variable.modifiers, file)
      case .function(let function) where words.contains(file.text(function.name)):
        guard function.parameters.isEmpty, function.result == nil else { return nil }
        text += "    func \(file.text(function.name))()\n"
        edits += Requirements.publishing(function.modifiers, file)
      case .variable(let variable) where words.contains("$" + file.text(variable.name)): return nil
      default: continue
      }
    }
  }

  private static func line(
    for variable: VariableDeclaration, in type: TypeDeclaration, _ file: SpecFile
  ) -> String? {
    var typeText = variable.type.map { file.text($0.range) }
    if case .boolean? = variable.initial?.kind { typeText = typeText ?? "Bool" }
    guard let typeText, !variable.modifiers.contains(where: { file.text($0) == "static" }) else {
      return nil
    }
    // What these wrap cannot be replaced.
    let isObject = variable.attributes.contains {
      ["EnvironmentObject", "StateObject", "Environment"].contains(file.text($0.name))
    }
    let isReadOnly = variable.isConstant || variable.getter != nil || isObject
    let setter = isReadOnly ? "" : type.keyword == .class ? " set" : " nonmutating set"
    return "var \(file.text(variable.name)): \(typeText) { get\(setter) }"
  }

  private static func publishing(_ modifiers: [LocatedName], _ file: SpecFile) -> [TextEdit] {
    modifiers.filter { ["private", "fileprivate"].contains(file.text($0)) }.map { modifier in
      TextEdit(SourceRange(modifier.range.start, modifier.range.end + 1), "")
    }
  }
}

extension SpecFile {
  /// Adds a declaration at the end of the file.
  func adding(_ declaration: String) -> TextEdit {
    TextEdit(at: UInt32(bytes.count), "\n\(declaration)\n")
  }
}
