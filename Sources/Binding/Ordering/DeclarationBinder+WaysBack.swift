import Language
import StatusBar

// What code says of the ways back that a finger has, and of the bars that it paints.
extension DeclarationBinder {
  mutating func bindWaysBack() {
    let names = bodies.writer.resolver.names
    func isNamed(_ word: String) -> Bool { names.name(of: Array(word.utf8)) != nil }
    bodies.writer.program.paintsBars(paintsBars())
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

  /// `true` iff code gives navigation bars a colour of their own.
  private func paintsBars() -> Bool {
    let names = bodies.writer.resolver.names
    let ways = [
      "UINavigationBarAppearance", "setBackgroundImage", "standardAppearance",
      "scrollEdgeAppearance",
    ]
    if ways.contains(where: { names.name(of: Array($0.utf8)) != nil }) { return true }
    // All text is read for the others, which are words of the language, known whether a file has
    // them or not: only where it matters what a bar covers.
    guard bodies.writer.program.hasBackdrops else { return false }
    let words: [StaticString] = ["barTintColor", "isTranslucent", "toolbarBackground"]
    return bodies.writer.resolver.spec.sources.contains { source in
      words.contains { source.bytes[...].hasText($0) }
    }
  }

  /// `true` iff the code of a type hides the back button in any case, and never shows it again.
  private func hidesBackButton(_ type: Int) -> Bool {
    let ways: [StaticString] = [
      "hidesBackButton = true", "setHidesBackButton(true", "leftBarButtonItem = ",
      "leftBarButtonItems = ", "setLeftBarButton",
    ]
    let modifiers: [StaticString] = [
      "navigationBarBackButtonHidden(true)", "navigationBarBackButtonHidden()",
    ]
    let others: [StaticString] = [
      "hidesBackButton = false", "setHidesBackButton(false", "leftBarButtonItem = nil",
      "leftBarButtonItems = nil", "leftItemsSupplementBackButton",
    ]
    let info = bodies.writer.resolver.declarations[type]
    var isHidden = false
    for function in info.allFunctions {
      let text = text(function.declaration.range, in: function.file)
      if others.contains(where: { text.hasText($0) }) { return false }
      guard !isHidden, ways.contains(where: { text.hasText($0) }) else { continue }
      isHidden = (function.declaration.body ?? []).contains { statement in
        guard case .expression = statement.kind else { return false }
        let text = self.text(statement.range, in: function.file)
        return ways.contains { text.hasText($0) }
      }
    }
    return isHidden
      || info.variableOrder.contains { name in
        guard let variable = info.variables[name] else { return false }
        let text = text(variable.declaration.range, in: variable.file)
        return modifiers.contains { text.hasText($0) }
      }
  }

  private func text(_ range: SourceRange, in file: FileID) -> ArraySlice<UInt8> {
    bodies.writer.resolver.bytes(range, in: file)[...]
  }
}
