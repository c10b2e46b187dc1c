import Language
import StatusBar

// The colour that a view of SwiftUI's draws behind all else, up to the edge of the screen.
extension DeclarationBinder {
  /// Returns what lies under the bar by `ZStack { Color.black.ignoresSafeArea(); … }` or
  /// `.background(Color.black)`, or nil where something else may be drawn over it there.
  mutating func drawnBackdrop(of type: Int) -> StatusBar.Backdrop? {
    guard let drawn = DrawnLayers(bodies.writer.resolver).backdrop(of: type), !drawn.hangsOnOther
    else { return nil }
    let info = bodies.writer.resolver.declarations[type]
    guard let screen = info.screen,
      let owner = bodies.writer.resolver.receivers.receiver(of: screen)
    else { return nil }
    let scope = Scope(file: drawn.colour.file, screen: screen, owner: owner)
    return bodies.backdrop(drawn, scope)
  }
}
