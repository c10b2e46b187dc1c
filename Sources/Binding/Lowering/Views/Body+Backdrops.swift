import Language
import StatusBar

// What views that are written in place draw under the bar; a declared view says it itself.
extension Body {
  /// Marks a screen with the colour that its views draw behind all else, if that is known.
  mutating func painted(_ view: ViewID, _ statements: [Statement], _ scope: Scope) -> ViewID {
    switch writer.program[view] {
    case .leaf, .group, .modified, .conditional, .scroll: break
    case .repeated, .screen, .button, .link, .navigation, .tabs, .representable, .made,
      .controllerContainer, .fallbackStrip, .unknown, .empty:
      return view
    }
    let part = DrawnLayers.Part(
      file: scope.file, type: scope.type ?? writer.resolver.typeInfo(of: scope.owner),
      statements: statements)
    guard let drawn = DrawnLayers(writer.resolver).backdrop(of: part),
      let range = statements.first?.range
    else { return view }
    let site = writer.site(drawn.colour.range, in: drawn.colour.file)
    return writer.add(
      .modified(view, .backdrop(StatusBar.Backdrop(drawn.shade, at: site))), at: range, scope)
  }
}
