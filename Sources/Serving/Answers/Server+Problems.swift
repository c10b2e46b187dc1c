import Editing
import Interpreter
import Language
import Reporting

// What editors underline.
extension Server {
  /// Sends the problems of all open texts, and of what their specs include; `false` iff a text has
  /// changed meanwhile.
  func publishProblems() -> Bool {
    var found: [String: [JSONValue]] = [:]
    var order: [String] = []
    var roots: [String] = []
    for name in workspace.documents.keys.sorted() {
      found[name] = []
      order.append(name)
      for root in workspace.roots(of: name).prefix(Workspace.rootLimit)
      where !roots.contains(root) { roots.append(root) }
    }
    for root in roots {
      guard let analysis = workspace.analysis(root: root, isOver: isSuperseded) else { continue }
      if workspace.isCutOff { return false }
      for (name, problems) in problems(of: analysis, root: root) {
        if found[name] == nil {
          if problems.isEmpty { continue }
          order.append(name)
        }
        found[name] = Server.joined(found[name] ?? [], problems)
      }
    }
    knownProblems = knownProblems.filter { roots.contains($0.key) }
    knownHints = knownHints.filter { roots.contains($0.key) }
    if features.pullsProblems {
      // An editor that asks by itself asks for the texts that it has open.
      for name in workspace.documents.keys { found[name] = nil }
    }
    for name in order { if let problems = found[name] { publish(problems, of: name) } }
    for name in published.keys.sorted() where found[name] == nil {
      publish([], of: name)
      published[name] = nil
    }
    return true
  }

  /// Adds what is not known yet: a file that two specs include may have the same problem in both.
  static func joined(_ known: [JSONValue], _ more: [JSONValue]) -> [JSONValue] {
    if known.isEmpty { return more }
    let texts = known.map { $0.bytes }
    return known + more.filter { !texts.contains($0.bytes) }
  }

  /// The problems of all files of a spec, which are made once for each state of its texts.
  private func problems(
    of analysis: Analysis, root: String
  ) -> [(name: String, problems: [JSONValue])] {
    if let known = knownProblems[root], known.revision == analysis.state.revision {
      return known.files
    }
    let files = analysis.sources.map { source in
      (name: source.name, problems: problems(of: source, analysis))
    }
    knownProblems[root] = (analysis.state.revision, files)
    return files
  }

  private func publish(_ problems: [JSONValue], of name: String) {
    let document = workspace.documents[name]
    if problems.isEmpty && published[name] == nil && document == nil { return }
    let bytes = JSONValue.list(problems).bytes
    if let sent = published[name], sent.version == document?.version, sent.problems == bytes {
      return
    }
    published[name] = (document?.version, bytes)
    var params: [(key: String, value: JSONValue)] = [
      ("uri", .text(FileAddress.address(of: name))), ("diagnostics", .list(problems)),
    ]
    if let document { params.append(("version", .whole(document.version))) }
    notify(editor: "textDocument/publishDiagnostics", .object(params))
  }

  private func problems(of source: Source, _ analysis: Analysis) -> [JSONValue] {
    let positions = TextPositions(source, features.encoding)
    return analysis.problems(in: source.file).prefix(Server.problemLimit).map { problem in
      json(problem, positions, analysis)
    }
  }

  /// More than these of one file are not sent.
  private static var problemLimit: Int { 1000 }

  /// A problem as the protocol has it.
  func json(
    _ problem: EditorProblem, _ positions: TextPositions, _ analysis: Analysis
  ) -> JSONValue {
    let severity: Int =
      switch problem.severity {
      case .error: 1
      case .warning: 2
      case .information: 3
      case .hint: 4
      }
    var fields: [(key: String, value: JSONValue)] = [
      ("range", positions.range(of: problem.location.range).json),
      ("severity", .whole(severity)), ("code", .text(problem.code.spelling)),
      ("source", "sbar"), ("message", .text(problem.message)),
    ]
    if features.linksCodes {
      fields.append(("codeDescription", ["href": .text("sbar:\(problem.code.spelling).md")]))
    }
    if features.hasTags, problem.isUnnecessary { fields.append(("tags", [1])) }
    if features.hasDeprecatedTag, problem.isDeprecated { fields.append(("tags", [2])) }
    if features.hasRelated, !problem.related.isEmpty {
      let related = problem.related.prefix(12).map { related -> JSONValue in
        let source = analysis.text(of: related.location.file)
        let place: JSONValue = [
          "uri": .text(FileAddress.address(of: source.name)),
          "range": TextPositions(source, features.encoding).range(of: related.location.range).json,
        ]
        return ["location": place, "message": .text(related.text)]
      }
      fields.append(("relatedInformation", .list(related)))
    }
    return .object(fields)
  }

  /// `textDocument/diagnostic`
  func problems(_ all: [Asked]) -> JSONValue {
    var found: [JSONValue] = []
    for asked in all {
      let files = problems(of: asked.analysis, root: asked.root)
      found = Server.joined(found, files.first { $0.name == asked.name }?.problems ?? [])
    }
    return ["kind": "full", "items": .list(found)]
  }
}
