import StatusBar

extension Program {
  /// `true` iff something could change without the bar being asked again: code of controllers.
  var mayBeStale: Bool {
    screens.contains { screen in
      if case .controller = screen.kind {
        !screen.slots.isEmpty || !screen.functions.isEmpty || !screen.callbacks.isEmpty
      } else {
        false
      }
    }
  }
}
