import Language
import StatusBar

// The usual ways from the application to its scenes and windows:
// `UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow`.
extension Binder {
  /// What an expression of that kind yields.
  enum SceneResult {
    case scenes
    case scene
    case windows
    /// The key window of each scene.
    case keyWindows
    case window(WindowTarget)
  }

  /// Returns what a way from the application yields; nil for anything else, and where the app has
  /// several scenes, of which it may be any.
  func sceneResult(
    _ expression: Expression, _ scope: Scope, links: Int = Self.linkLimit
  ) -> SceneResult? {
    guard links > 0, declarations.scenes.isEmpty else { return nil }
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner), .cast(let inner, _, _),
      .effect(_, let inner):
      return sceneResult(inner, scope, links: links - 1)
    case .tuple(let elements) where elements.count == 1:
      return sceneResult(elements[0].value, scope, links: links - 1)
    case .name(let name):
      guard let initial = scope.locals[name]?.initial else { return nil }
      return sceneResult(initial, scope, links: links - 1)
    case .member(let base, let name):
      if name.name.word == .connectedScenes, isApplication(base) { return .scenes }
      if name.name.word == .windows, isApplication(base) { return .windows }
      guard let before = sceneResult(base, scope, links: links - 1) else { return nil }
      return member(name.name, of: before)
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind,
        let before = sceneResult(base, scope, links: links - 1)
      else { return nil }
      return result(of: call, name.name, on: before, scope)
    default: return nil
    }
  }

  private func member(_ name: Name, of result: SceneResult) -> SceneResult? {
    switch (result, name.word) {
    case (.scene, .windows): .windows
    case (.scene, .keyWindow): .window(.key)
    case (.scenes, .first): .scene
    case (.windows, .first): .window(.own)
    case (.keyWindows, .first): .window(.key)
    default: spelling(name) == "lazy" ? result : nil
    }
  }

  /// `compactMap { $0 as? UIWindowScene }`, `flatMap { $0.windows }`, `first { $0.isKeyWindow }`
  private func result(
    of call: Call, _ name: Name, on result: SceneResult, _ scope: Scope
  ) -> SceneResult? {
    guard call.arguments.count + call.closures.count == 1,
      let range = call.closures.first?.closure.range ?? call.arguments.first?.value.range
    else { return nil }
    let text = bytes(range, in: scope.file)[...]
    switch (spelling(name), result) {
    case ("first", .scenes): return .scene
    case ("first", .windows), ("last", .windows):
      return text.names(Array("isKeyWindow".utf8)) ? .window(.key) : nil
    case ("map", .scenes), ("compactMap", .scenes), ("flatMap", .scenes):
      if text.names(Array("windows".utf8)) { return .windows }
      if text.names(Array("keyWindow".utf8)) { return .keyWindows }
      return text.names(Array("UIWindowScene".utf8)) ? .scenes : nil
    case ("filter", .scenes): return .scenes
    default: return nil
    }
  }
}
