import Editing
import Language
import Reporting

// What is told of a place: hover, hints, lenses, tests.
extension Server {
  func hover(_ asked: Asked) throws(Failure) -> JSONValue {
    guard let hover = asked.analysis.hover(at: try asked.place(), in: asked.file) else {
      return .null
    }
    let isMarkdown = features.hasMarkdown
    return [
      "contents": [
        "kind": isMarkdown ? "markdown" : "plaintext",
        "value": .text(hover.text(isMarkdown: isMarkdown)),
      ],
      "range": asked.json(hover.location.range),
    ]
  }

  func hints(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    let range = TextRange(params["range"]).map { asked.positions.range(of: $0) }
    let all = hintChoice == .none ? [] : asked.analysis.hints(in: asked.file, range: range)
    let hints = all.filter { hintChoice.shows($0) }.map { hint -> JSONValue in
      var fields: [(key: String, value: JSONValue)] = [
        ("position", asked.positions.position(of: hint.offset).json),
        ("label", .text(hint.label)), ("paddingLeft", true),
      ]
      if let edit = hint.edit {
        let text: JSONValue = [
          "range": asked.json(edit.location.range), "newText": .text(edit.text),
        ]
        fields.append(("textEdits", [text]))
      }
      return .object(fields)
    }
    return .list(hints)
  }

  func lenses(_ asked: Asked) throws(Failure) -> JSONValue {
    let lenses = asked.analysis.lenses(in: asked.file).map { lens -> JSONValue in
      let position = asked.positions.position(of: lens.location.range.start)
      // What has no more to tell has a title, and no command behind it.
      let command =
        switch lens.ask {
        case .explain: Command.explain.rawValue
        case .mend: Command.mend.rawValue
        case nil: ""
        }
      return [
        "range": asked.json(lens.location.range),
        "command": [
          "title": .text(lens.title), "command": .text(command),
          "arguments": [.text(asked.address), position.json],
        ],
      ]
    }
    return .list(lenses)
  }

  /// `sbar/tests`: the scenarios of a file, for what shows tests.
  func tests(_ asked: Asked) throws(Failure) -> JSONValue {
    let tests = asked.analysis.outline(of: asked.file).compactMap { item -> JSONValue? in
      guard item.kind == .scenario else { return nil }
      return [
        "name": .text(item.name), "range": asked.json(item.range),
        "outcome": item.detail.isEmpty ? .null : .text(item.detail),
      ]
    }
    return .list(tests)
  }

  // MARK: - Commands

  /// `workspace/executeCommand`
  func execute(
    _ params: JSONValue, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) -> JSONValue {
    let arguments = params["arguments"]?.elements ?? []
    guard let name = params["command"]?.string, let command = Command(rawValue: name) else {
      let known = Command.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw Failure(.invalidParams, "there is no such command; there are " + known)
    }
    guard arguments.count == 2, let address = arguments[0].string else {
      throw Failure(.invalidParams, "`\(name)` takes the address of a file and a position")
    }
    let asked = try Asked(
      ["textDocument": ["uri": .text(address)], "position": arguments[1]], self, isOver)
    let offset = try asked.place()
    switch command {
    case .explain:
      let told = asked.analysis.hover(at: offset, in: asked.file)
      let text = told?.text(isMarkdown: false) ?? "there is nothing to tell of this place"
      return tell(text)
    case .mend:
      let lines = mends(asked, around: offset).enumerated().map { index, action in
        "\(index + 1). " + action.title
      }
      let text = lines.isEmpty ? "nothing that is known helps" : lines.joined(separator: "\n")
      return tell(text)
    }
  }

  /// Shows a text to the person, and returns it.
  private func tell(_ text: String) -> JSONValue {
    notify(editor: "window/showMessage", ["type": 3, "message": .text(text)])
    return .text(text)
  }

  /// The mends of the expectations of the scenario at a place.
  private func mends(_ asked: Asked, around offset: UInt32) -> [EditorAction] {
    guard let scenario = asked.analysis.scenarioRange(at: offset, in: asked.file) else {
      return []
    }
    return asked.analysis.mendable(in: asked.file, range: scenario).prefix(1).flatMap { problem in
      asked.analysis.mends(of: problem, options: options)
    }
  }
}

/// What an editor can have done by its name.
enum Command: String, CaseIterable {
  case explain = "sbar.explain"
  case mend = "sbar.mend"
}
