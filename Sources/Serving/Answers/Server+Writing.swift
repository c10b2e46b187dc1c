import Editing
import Language
import Reporting

// What is written: completions, actions, layout.
extension Server {
  func completion(_ asked: Asked) throws(Failure) -> JSONValue {
    let offset = try asked.place()
    let bytes = asked.analysis.text(of: asked.file).bytes
    let rest = workspace.analysis(
      root: asked.root, with: Analysis.withoutLine(of: offset, bytes), in: asked.name)
    let found = asked.analysis.completions(at: offset, in: asked.file, rest: rest) {
      [workspace] folder in workspace.names(in: folder, from: asked.name)
    }
    let items = found.enumerated().map { number, one in json(one, number, asked) }
    return ["isIncomplete": false, "items": .list(items)]
  }

  private func json(_ one: Completion, _ number: Int, _ asked: Asked) -> JSONValue {
    let kind: Int =
      switch one.kind {
      case .word: 14
      case .fact: 12
      case .value: 12
      case .label: 21
      case .type: 7
      case .variable: 6
      case .modifier: 2
      case .snippet: 15
      case .file: 17
      case .folder: 19
      }
    let isSnippet = one.isSnippet && features.hasSnippets
    let text = one.isSnippet && !isSnippet ? Server.withoutPlaces(one.text) : one.text
    // What is true comes first, in the order of the list.
    let order = String(number)
    let padded =
      (one.isPresent ? "0" : "1") + String(repeating: "0", count: max(0, 4 - order.count))
    var fields: [(key: String, value: JSONValue)] = [
      ("label", .text(one.label)), ("kind", .whole(kind)), ("sortText", .text(padded + order)),
      ("filterText", .text(one.label)),
      ("textEdit", ["range": asked.json(one.range), "newText": .text(text)]),
    ]
    if !one.detail.isEmpty { fields.append(("detail", .text(one.detail))) }
    if isSnippet { fields.append(("insertTextFormat", 2)) }
    if one.isPresent, number == 0, features.hasPreselection { fields.append(("preselect", true)) }
    return .object(fields)
  }

  /// `expect visible` for `expect ${1:visible}`
  private static func withoutPlaces(_ snippet: String) -> String {
    var text = ""
    var rest = Array(snippet.unicodeScalars)[...]
    var depth = 0
    while let scalar = rest.popFirst() {
      if scalar == "$", rest.first == "{" {
        rest = rest.drop { $0 != ":" && $0 != "}" }
        if rest.popFirst() == ":" { depth += 1 }
      } else if scalar == "$", rest.first?.properties.numericType != nil {
        rest.removeFirst()
      } else if scalar == "}", depth > 0 {
        depth -= 1
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  // MARK: - Layout

  /// `textDocument/formatting` and `textDocument/rangeFormatting`
  func formatting(_ params: JSONValue) throws(Failure) -> JSONValue {
    let (bytes, positions) = try text(params)
    let range = TextRange(params["range"]).map { positions.range(of: $0) }
    let source = Source(file: FileID(0), name: "", bytes: bytes)
    return .list(
      layoutEdits(of: source, in: range).map { edit in
        ["range": positions.range(of: edit.range).json, "newText": .text(edit.text)]
      })
  }

  // MARK: - Actions

  /// `textDocument/codeAction`: what each of the specs offers there.
  func actions(_ all: [Asked], _ params: JSONValue) throws(Failure) -> JSONValue {
    guard let written = TextRange(params["range"]) else {
      throw Failure(.invalidParams, "`range` is missing")
    }
    // What takes commands alone can apply no edit.
    guard features.hasActions else { return [] }
    var found: [JSONValue] = []
    for asked in all {
      let range = asked.positions.range(of: written)
      found = Server.joined(found, try actions(asked, range, params["context"]))
    }
    return .list(found)
  }

  private func actions(
    _ asked: Asked, _ range: SourceRange, _ context: JSONValue?
  ) throws(Failure) -> [JSONValue] {
    let only = (context?["only"]?.elements ?? []).compactMap { $0.string }
    func isWanted(_ kind: String) -> Bool {
      only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }
    let shown = context?["diagnostics"]?.elements ?? []
    var found: [JSONValue] = []
    if isWanted("quickfix") {
      found += asked.analysis.actions(in: asked.file, range: range).map { json($0, asked, shown) }
    }
    if isWanted("refactor.rewrite") {
      // A bulb that an editor shows by itself, at each move of the cursor, must cost nothing.
      let isLazy = features.resolvesEdits && context?["triggerKind"]?.integer == 2
      for problem in asked.analysis.mendable(in: asked.file, range: range).prefix(1) {
        if isLazy {
          found += [lazyMend(of: problem, asked, shown), swift(of: problem, asked)]
          continue
        }
        let mends = try mends(of: problem, asked)
        found += mends.map { json($0, asked, shown) }
        if mends.contains(where: { !$0.swift.isEmpty }) { found.append(swift(of: problem, asked)) }
      }
    }
    if isWanted("source.fixAll.sbar"), !only.isEmpty,
      let all = asked.analysis.safeFixes(in: asked.file)
    {
      found.append(json(all, asked, shown))
    }
    return found
  }

  /// The best mend, which is searched once a person chooses it.
  private func lazyMend(
    of problem: EditorProblem, _ asked: Asked, _ shown: [JSONValue]
  ) -> JSONValue {
    let place = asked.json(problem.location.range)
    let mended = Server.problems(shown, at: place, problem.code)
    let action: JSONValue = [
      "title": "mend: the smallest change that makes it hold", "kind": "refactor.rewrite",
      "data": asked.kept(place["start"] ?? .null).with("mend", 0),
      "diagnostics": mended.isEmpty ? .null : .list(mended),
    ]
    return action.withoutNulls
  }

  /// The Swift of the best mend, which the command searches.
  private func swift(of problem: EditorProblem, _ asked: Asked) -> JSONValue {
    let title = "copy the Swift that makes it hold"
    return [
      "title": .text(title), "kind": "refactor.rewrite",
      "command": [
        "title": .text(title), "command": .text(Command.swift.rawValue),
        "arguments": arguments(asked, problem.location.range.start),
      ],
    ]
  }

  /// Those of the problems that an editor shows which an action mends.
  private static func problems(
    _ shown: [JSONValue], at range: JSONValue, _ code: DiagnosticCode
  ) -> [JSONValue] {
    shown.filter { problem in
      problem["code"]?.string == code.spelling
        && TextRange(problem["range"]) == TextRange(range)
    }
  }

  /// `codeAction/resolve`
  func resolveAction(
    _ action: JSONValue, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) -> JSONValue {
    guard case .object(let fields) = action, let data = action["data"],
      let number = data["mend"]?.integer
    else { return action }
    let asked = try Asked(place: data, self, isOver)
    let place = try asked.place()
    let range = SourceRange(place, place)
    guard let problem = asked.analysis.mendable(in: asked.file, range: range).first else {
      throw Failure(.contentModified, "nothing is to be mended there any more")
    }
    let mends = try mends(of: problem, asked)
    guard mends.indices.contains(number) else {
      throw Failure(.requestFailed, "nothing else that is known helps")
    }
    let kept = fields.filter { $0.key != "title" && $0.key != "edit" }
    return .object(
      [("title", .text(mends[number].title))] + kept
        + [("edit", edit(mends[number].edits, asked.analysis))])
  }

  private func json(
    _ action: EditorAction, _ asked: Asked, _ shown: [JSONValue]
  ) -> JSONValue {
    let kind =
      switch action.kind {
      case .fix, .fill, .allow: "quickfix"
      case .mend: "refactor.rewrite"
      case .fixAll: "source.fixAll.sbar"
      }
    var fields: [(key: String, value: JSONValue)] = [
      ("title", .text(action.title)), ("kind", .text(kind)),
      ("edit", edit(action.edits, asked.analysis)),
    ]
    if action.isPreferred, features.hasPreferredActions { fields.append(("isPreferred", true)) }
    if let place = action.problem, place.file == asked.file, let code = action.code {
      let mended = Server.problems(shown, at: asked.json(place.range), code)
      if !mended.isEmpty { fields.append(("diagnostics", .list(mended))) }
    }
    return .object(fields)
  }
}
