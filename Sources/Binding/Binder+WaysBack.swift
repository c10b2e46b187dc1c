import Language
import StatusBar

// What code says of the ways back that a finger has, and of the bars that it paints.
extension Binder {
  mutating func bindWaysBack() {
    let names = bodies.writer.resolver.names
    func isNamed(_ word: String) -> Bool { names.name(of: Array(word.utf8)) != nil }
    let bars = [
      "UINavigationBarAppearance", "barTintColor", "setBackgroundImage", "standardAppearance",
      "scrollEdgeAppearance", "isTranslucent",
    ]
    bodies.writer.program.paintsBars(bars.contains { isNamed($0) })
    if isNamed("interactivePopGestureRecognizer") {
      let stops: StaticString = "interactivePopGestureRecognizer?.isEnabled = false"
      let isStopped = bodies.writer.resolver.spec.sources.contains { $0.bytes[...].hasText(stops) }
      bodies.writer.program.backSwipe(isStopped ? .never : .unclear)
    }
    let buttons = [
      "hidesBackButton", "setHidesBackButton", "leftBarButtonItem", "leftBarButtonItems",
      "setLeftBarButton", "navigationBarBackButtonHidden",
    ]
    guard buttons.contains(where: { isNamed($0) }) else { return }
    for index in bodies.writer.resolver.declarations.types.indices {
      guard let screen = bodies.writer.resolver.declarations[index].screen,
        hidesBackButton(index)
      else { continue }
      bodies.writer.program[screen].hidesBackButton = true
    }
  }

  private func hidesBackButton(_ type: Int) -> Bool {
    let ways: [StaticString] = [
      "hidesBackButton = true", "setHidesBackButton(true", "leftBarButtonItem = ",
      "leftBarButtonItems = ", "setLeftBarButton", "navigationBarBackButtonHidden(true)",
      "navigationBarBackButtonHidden()",
    ]
    let info = bodies.writer.resolver.declarations[type]
    var texts: [ArraySlice<UInt8>] = []
    for function in info.functionOrder.flatMap({ info.functions[$0] ?? [] }) {
      texts.append(
        bodies.writer.resolver.bytes(function.declaration.range, in: function.file)[...])
    }
    for name in info.variableOrder {
      guard let variable = info.variables[name] else { continue }
      texts.append(
        bodies.writer.resolver.bytes(variable.declaration.range, in: variable.file)[...])
    }
    if texts.contains(where: { $0.hasText("leftItemsSupplementBackButton") }) { return false }
    return texts.contains { text in ways.contains { text.hasText($0) } }
  }
}
