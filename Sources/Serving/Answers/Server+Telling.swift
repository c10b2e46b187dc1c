import Editing
import Interpreter
import Language
import Picture
import Reporting

// What is told of a place: hover, hints, lenses, tests.
extension Server {
  /// `textDocument/hover`: of the first spec that has something to tell.
  func hover(_ all: [Asked]) throws(Failure) -> JSONValue {
    let isMarkdown = features.hasMarkdown
    for asked in all {
      try asked.goOn()
      let hover = asked.analysis.hover(
        at: try asked.place(), in: asked.file, isOver: asked.isOver)
      try asked.goOn()
      guard let hover else { continue }
      return [
        "contents": [
          "kind": isMarkdown ? "markdown" : "plaintext",
          "value": .text(
            hover.text(isMarkdown: isMarkdown, hasPictures: features.hasPictures)),
        ],
        "range": asked.json(hover.location.range),
      ]
    }
    return .null
  }

  func hints(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    let range = TextRange(params["range"]).map { asked.positions.range(of: $0) }
    if hintChoice == .none { return [] }
    // Taken out, so that it is not copied.
    var memory = knownHints.removeValue(forKey: asked.root) ?? HintMemory()
    let found = asked.analysis.hints(in: asked.file, range: range, &memory, isOver: asked.isOver)
    knownHints[asked.root] = memory
    guard let all = found else { throw Failure(.contentModified, "the text has changed meanwhile") }
    let hints = all.filter { hintChoice.shows($0) }.map { hint -> JSONValue in
      var fields: [(key: String, value: JSONValue)] = [
        ("position", asked.positions.position(of: hint.offset).json),
        ("label", .text(hint.label)), ("paddingLeft", true),
      ]
      if features.resolvesTooltips {
        let place = asked.positions.position(of: hint.step.range.start)
        fields.append(("data", asked.kept(place.json)))
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
    let hover = asked.analysis.hover(
      at: try asked.place(), in: asked.file, isOver: asked.isOver)
    try asked.goOn()
    guard let hover else { return hint }
    let kind = features.hasMarkdown ? "markdown" : "plaintext"
    let text = hover.text(isMarkdown: features.hasMarkdown, hasPictures: features.hasPictures)
    return .object(fields + [("tooltip", ["kind": .text(kind), "value": .text(text)])])
  }

  /// `textDocument/codeLens`: the scenarios of each spec, and how often a screen is asked in all.
  func lenses(_ all: [Asked]) throws(Failure) -> JSONValue {
    var found: [JSONValue] = []
    var count = AskedCount()
    for asked in all {
      try asked.goOn()
      found = Server.joined(
        found, asked.analysis.scenarioLenses(in: asked.file).map { json($0, asked) })
      count.add(asked.analysis, isOver: asked.isOver)
    }
    if let first = all.first {
      try addOthers(of: first, beyond: all, to: &count)
      found += first.analysis.askedLenses(in: first.file, count).map { json($0, first) }
    }
    return .list(found)
  }

  /// Counts the specs of a file, too, that are not run for it.
  private func addOthers(
    of asked: Asked, beyond known: [Asked], to count: inout AskedCount
  ) throws(Failure) {
    for root in workspace.roots(of: asked.name) where !count.isTooMuch {
      try asked.goOn()
      if known.contains(where: { $0.root == root }) { continue }
      guard let analysis = workspace.reading(root: root), analysis.file(asked.name) != nil else {
        continue
      }
      count.add(analysis, isOver: asked.isOver)
    }
    try asked.goOn()
  }

  private func json(_ lens: EditorLens, _ asked: Asked) -> JSONValue {
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
        "arguments": arguments(asked, lens.location.range.start),
      ],
    ]
  }

  /// What a command is given of a place; the root of the spec is left out where a file has one.
  func arguments(_ asked: Asked, _ offset: UInt32) -> JSONValue {
    let place: [JSONValue] = [.text(asked.address), asked.positions.position(of: offset).json]
    let isFirst = workspace.roots(of: asked.name).first == asked.root
    return .list(isFirst ? place : place + [.text(asked.root)])
  }

  /// `sbar/tests`: the scenarios of a file, for what shows tests.
  func tests(_ asked: Asked) throws(Failure) -> JSONValue {
    .list(
      asked.analysis.tests(in: asked.file).map { test in
        [
          "name": .text(test.name), "range": asked.json(test.range),
          "selectionRange": asked.json(test.selection),
          "tags": .list(test.tags.map { .text($0) }),
          "outcome": test.outcome.map { .text($0.spelling) } ?? .null,
          "cells": .whole(test.cellCount),
          "messages": .list(
            test.problems.map { problem in
              [
                "message": .text(problem.message), "range": asked.json(problem.location.range),
                "code": .text(problem.code.spelling),
              ]
            }),
        ]
      })
  }

  /// `sbar/page`: what a code or a rule means; null where `name` is none.
  func page(_ params: JSONValue) throws(Failure) -> JSONValue {
    guard let name = params["name"]?.string else {
      throw Failure(.invalidParams, "`name` is missing: a code as `SB4100`, or a rule as `S18`")
    }
    return Analysis.page(name).map { ["text": .text($0)] } ?? .null
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
    let root = arguments.count > 2 ? arguments[2] : .null
    let asked = try Asked(
      place: ["uri": .text(address), "position": arguments[1], "root": root], self, isOver)
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
