import Language

/// Closures of SwiftUI's controls that show nothing.
enum ControlActions {
  /// `true` iff a control tells a closure that it is being set: `Slider(value: $size) { on in … }`.
  static func runs(
    _ closure: Closure, of control: Name, _ resolver: Resolver, _ scope: Scope
  ) -> Bool {
    ["Slider", "Stepper"].contains(resolver.spelling(control)) && !closure.parameters.isEmpty
      && !resolver.looksLikeViews(closure, scope)
  }
}
