import Interpreter
import Language

/// A declaration as an outline shows it.
package struct OutlineItem: Sendable {
  package enum Kind: Sendable {
    case app, screen, container, type, scenario, variable, function, window, include
  }

  package var kind: Kind
  package var name: String
  /// What is said beside the name; empty where nothing is.
  package var detail: String
  /// All of the declaration.
  package var range: SourceRange
  /// Its name.
  package var selection: SourceRange
  package var children: [OutlineItem] = []
}

extension Analysis {
  /// Returns the declarations of a file, with those inside them.
  package func outline(of file: FileID) -> [OutlineItem] {
    items(of: file).compactMap { outline($0, file) }
  }

  private func outline(_ item: Item, _ file: FileID) -> OutlineItem? {
    let source = source(file)
    switch item {
    case .include(let include):
      return OutlineItem(
        kind: .include, name: source.text(include.path), detail: "include",
        range: include.range, selection: include.path)
    case .app(let app):
      var found = OutlineItem(
        kind: .app, name: spelling(app.name), detail: "app", range: app.range,
        selection: app.name.range)
      found.children = app.members.compactMap { outline($0, source) }
      return found
    case .type(let type): return outline(type, source)
    case .scenario(let scenario):
      let planned = plan.scenarios.first { $0.name == Location(file, scenario.name) }
      let outcome = planned.flatMap { result(of: $0) }?.outcome
      return OutlineItem(
        kind: .scenario, name: source.text(scenario.name), detail: outcome?.spelling ?? "",
        range: scenario.range, selection: scenario.name)
    case .exploration(let exploration):
      return OutlineItem(
        kind: .scenario, name: source.text(exploration.head.name), detail: "exploration",
        range: exploration.head.range, selection: exploration.head.name)
    case .member(let member): return outline(member, source)
    case .importModule, .unread: return nil
    }
  }

  private func outline(_ type: TypeDeclaration, _ source: Source) -> OutlineItem {
    let kind: OutlineItem.Kind =
      switch type.keyword {
      case .screen: .screen
      case .container: .container
      case .struct, .class, .extension, .enum, .protocol, .actor: .type
      }
    var found = OutlineItem(
      kind: kind, name: spelling(type.name),
      detail: joined(type.inherited.map { source.text($0.range) }, ", "), range: type.range,
      selection: type.name.range)
    found.children = type.members.compactMap { outline($0, source) }
    return found
  }

  private func outline(_ member: Member, _ source: Source) -> OutlineItem? {
    switch member {
    case .variable(let variable):
      return OutlineItem(
        kind: .variable, name: spelling(variable.name),
        detail: variable.type.map { source.text($0.range) } ?? "", range: variable.range,
        selection: variable.name.range)
    case .input(let name):
      return OutlineItem(
        kind: .variable, name: spelling(name), detail: "input", range: name.range,
        selection: name.range)
    case .function(let function), .initializer(let function):
      return OutlineItem(
        kind: .function, name: spelling(function.name), detail: "", range: function.range,
        selection: function.name.range)
    case .type(let type): return outline(type, source)
    case .window(let window):
      return OutlineItem(
        kind: .window, name: spelling(window.name), detail: "window", range: window.range,
        selection: window.name.range)
    case .scene(let scene):
      var found = OutlineItem(
        kind: .window, name: spelling(scene.name), detail: "scene", range: scene.range,
        selection: scene.name.range)
      found.children = scene.members.compactMap { outline($0, source) }
      return found
    case .setting, .plist, .definition, .backdrop, .content, .conditional, .cases, .kept, .unread:
      return nil
    }
  }
}
