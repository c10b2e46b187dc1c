import Editing
import Interpreter
import Language
import Picture
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
        "value": .text(
          hover.text(isMarkdown: isMarkdown, hasPictures: features.hasPictures)),
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
      if features.resolvesTooltips {
        let place = asked.positions.position(of: hint.step.range.start)
        fields.append(("data", ["uri": .text(asked.address), "position": place.json]))
      }
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

  /// `inlayHint/resolve`: the story of the step, which takes longer than its verdict.
  func resolveHint(
    _ hint: JSONValue, _ isOver: @escaping @Sendable () -> Bool
  ) throws(Failure) -> JSONValue {
    guard case .object(let fields) = hint, let data = hint["data"] else { return hint }
    let asked = try Asked(place: data, self, isOver)
    guard let hover = asked.analysis.hover(at: try asked.place(), in: asked.file) else {
      return hint
    }
    let kind = features.hasMarkdown ? "markdown" : "plaintext"
    let text = hover.text(isMarkdown: features.hasMarkdown, hasPictures: features.hasPictures)
    return .object(fields + [("tooltip", ["kind": .text(kind), "value": .text(text)])])
  }

  func lenses(_ asked: Asked) throws(Failure) -> JSONValue {
    let lenses = asked.analysis.lenses(in: asked.file).map { lens -> JSONValue in
      let position = asked.positions.position(of: lens.location.range.start)
      // What has no more to tell has a title, and no command behind it.
      let command =
        switch lens.ask {
        case .explain: Command.explain.rawValue
        case .mend: Command.mend.rawValue
        case .film: Command.film.rawValue
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
    guard arguments.count >= 2, let address = arguments[0].string else {
      throw Failure(.invalidParams, "`\(name)` takes the address of a file and a position")
    }
    let asked = try Asked(
      place: ["uri": .text(address), "position": arguments[1]], self, isOver)
    let offset = try asked.place()
    switch command {
    case .run:
      return tell(
        asked.analysis.verdict(at: offset, in: asked.file) ?? "no scenario is run at this place")
    case .film: return film(asked, offset)
    case .explain:
      let told = asked.analysis.hover(at: offset, in: asked.file)
      let text = told?.text(isMarkdown: false) ?? "there is nothing to tell of this place"
      return tell(text)
    case .mend:
      let lines = try mends(asked, around: offset).enumerated().map { index, action in
        "\(index + 1). " + action.title
      }
      let text = lines.isEmpty ? "nothing that is known helps" : lines.joined(separator: "\n")
      return tell(text)
    case .swift:
      let swift = try mends(asked, around: offset).first { !$0.swift.isEmpty }?.swift
      // What has a clipboard takes the answer to it.
      return swift.map { features.copies ? ["swift": .text($0)] : tell($0) }
        ?? tell("nothing that is known helps")
    }
  }

  /// The devices of a scenario: their SVG for an editor that shows it, and text for all others.
  private func film(_ asked: Asked, _ offset: UInt32) -> JSONValue {
    guard let film = asked.analysis.film(at: offset, in: asked.file) else {
      return tell("nothing comes to be on screen at this place")
    }
    if features.hasPictures { return ["svg": .text(film.svg())] }
    var text = ""
    for line in film.text(width: 78, isASCII: false, isSmall: true) { text += line + "\n" }
    return tell(text)
  }

  /// Shows a text to the person, and returns it.
  private func tell(_ text: String) -> JSONValue {
    notify(editor: "window/showMessage", ["type": 3, "message": .text(text)])
    return .text(text)
  }

  /// The mends of the expectations of the scenario at a place.
  private func mends(
    _ asked: Asked, around offset: UInt32
  ) throws(Failure) -> [EditorAction] {
    guard let scenario = asked.analysis.scenarioRange(at: offset, in: asked.file),
      let problem = asked.analysis.mendable(in: asked.file, range: scenario).first
    else { return [] }
    return try mends(of: problem, asked)
  }

  /// Searches what mends a problem, unless the request is given up meanwhile.
  func mends(of problem: EditorProblem, _ asked: Asked) throws(Failure) -> [EditorAction] {
    var options = options
    options.isOver = asked.isOver
    let found = asked.analysis.mends(of: problem, options: options)
    try asked.goOn()
    return found
  }
}

/// What an editor can have done by its name.
enum Command: String, CaseIterable {
  case explain = "sbar.explain"
  case mend = "sbar.mend"
  case run = "sbar.run"
  case film = "sbar.film"
  /// The Swift that does what the best mend does, to be copied.
  case swift = "sbar.swift"
}
