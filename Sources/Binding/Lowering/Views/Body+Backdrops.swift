import Language
import StatusBar

// What views that are written in place draw under the bar; a declared view says it itself.
extension Body {
  /// Marks a screen with the colour that its views draw behind all else, if that is known.
  mutating func painted(_ view: ViewID, _ statements: [Statement], _ scope: Scope) -> ViewID {
    switch writer.program[view] {
    case .leaf, .group, .modified, .conditional, .scroll, .screen: break
    case .repeated, .button, .link, .navigation, .tabs, .representable, .made,
      .controllerContainer, .fallbackStrip, .unknown, .empty:
      return view
    }
    let part = DrawnLayers.Part(
      file: scope.file, type: scope.type ?? writer.resolver.typeInfo(of: scope.owner),
      statements: statements)
    guard let range = statements.first?.range else { return view }
    if let drawn = DrawnLayers(writer.resolver).backdrop(of: part) {
      // The view whose code it is says it itself.
      if drawn.hangsOnOther { return view }
      if case .screen = writer.program[view] { return view }
      return writer.add(.modified(view, .backdrop(backdrop(drawn, scope))), at: range, scope)
    }
    guard let only = part.only, changesScreen(only) else { return view }
    return writer.add(.modified(view, .backdrop(nil)), at: range, scope)
  }

  /// What views draw, with what its colour hangs on.
  mutating func backdrop(_ drawn: DrawnLayers.Drawn, _ scope: Scope) -> StatusBar.Backdrop {
    let site = writer.site(drawn.colour.range, in: drawn.colour.file)
    var backdrop = StatusBar.Backdrop(drawn.shade, at: site)
    var scope = scope
    backdrop.condition = drawn.condition.map { bindTruth($0, &scope) }
    return backdrop
  }

  /// `NavigationStack { … }.overlay(header)`: what a container shows may lie elsewhere, or under
  /// something else.
  func isMoved(_ child: ViewID, by name: LocatedName, _ call: Call, _ scope: Scope) -> Bool {
    var view = child
    while case .modified(let inner, _) = writer.program[view] { view = inner }
    switch writer.program[view] {
    case .navigation, .tabs: break
    case .leaf, .group, .conditional, .repeated, .modified, .screen, .button, .link, .scroll,
      .representable, .made, .controllerContainer, .fallbackStrip, .unknown, .empty:
      return false
    }
    return !DrawnLayers(writer.resolver).leaves(name.name, call, in: scope.file)
  }

  /// `Home().padding(.top, 40)`: a modifier may leave the screen elsewhere, or cover it.
  private func changesScreen(_ view: Expression) -> Bool {
    guard case .call(let call) = view.kind, case .member = call.callee.kind,
      let type = view.rootType(writer.resolver.names),
      let index = writer.resolver.declarations.type(type)
    else { return false }
    return writer.resolver.declarations[index].backdrops.isEmpty
      && DrawnLayers(writer.resolver).backdrop(of: index) != nil
  }
}
