import Editing
import Language
import Picture
import Reporting

// What is shown beside a text, for clients that have room for it.
extension Server {
  /// `sbar/render`: the device after the step at a place, and who was asked; `cell` is the number
  /// of a cell of the scenario.
  func render(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    let cell = params["cell"]?.integer
    guard
      let drawing = asked.analysis.drawing(at: try asked.place(), in: asked.file, cell: cell)
    else { return .null }
    return [
      "range": asked.json(drawing.step.range),
      "scenario": asked.json(drawing.scenario.range),
      "cell": .whole(drawing.cell),
      "cells": .list(
        drawing.cells.map { ["number": .whole($0.number), "title": .text($0.title)] }),
      "problem": drawing.problem.map { .text($0) } ?? .null,
      "shots": .list(drawing.shots.map { Server.json($0) }),
      "trees": .list(drawing.trees.map { Server.json($0) }),
    ]
  }

  private static func json(_ shot: Film.Shot) -> JSONValue {
    [
      "title": .text(shot.title), "caption": .list(shot.caption.map { .text($0) }),
      "words": .text(shot.picture.words), "svg": .text(shot.picture.svg()),
    ]
  }

  private static func json(_ tree: AskedTree) -> JSONValue {
    let nodes = tree.nodes.map { node -> JSONValue in
      let kind: JSONValue =
        switch node.kind {
        case .window: "window"
        case .controller: "controller"
        case .modifier: "modifier"
        case .other: "other"
        }
      return [
        "name": .text(node.name), "detail": .text(node.detail), "kind": kind,
        "depth": .whole(node.depth), "isAsked": .flag(node.isAsked),
        "decides": .flag(node.decides), "rule": node.rule.map { .text($0) } ?? .null,
      ]
    }
    return ["title": .text(tree.title), "nodes": .list(nodes)]
  }

  /// `sbar/ask`: how the bar is after the launch, wherever the app runs, as the record `answer` of
  /// `sbar ask`; `root` is the name of the screen to begin with.
  func ask(_ asked: Asked, _ params: JSONValue) throws(Failure) -> JSONValue {
    switch asked.analysis.answers(root: params["root"]?.string, options: options) {
    case .nothing: return .null
    case .roots(let names): return ["roots": .list(names.map { .text($0) })]
    case .table(let table, let answers, let book):
      var json = JSONWriter()
      AnswerJSON.write(table, of: answers, in: book, to: &json)
      return ["answer": JSONValue(json.text.bytes[...]) ?? .null]
    }
  }
}
