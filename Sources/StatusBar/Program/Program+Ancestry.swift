/// The one climb from a class through its superclasses.
extension Program {
  /// Returns what the nearest of a class and its superclasses answers; nil where none does.
  ///
  /// The answer looks its screen up by itself: a screen holds many arrays, and handing one over
  /// would retain each.
  package func nearest<Answer>(
    from screen: ScreenID?, _ answer: (ScreenID) -> Answer?
  ) -> Answer? {
    var current = screen
    for _ in 0..<Limits.chain {
      guard let id = current else { return nil }
      if let found = answer(id) { return found }
      current = screens[Int(id.index)].superclass
    }
    return nil
  }

  /// Visits a class and its superclasses, the nearest first.
  package func climb(from screen: ScreenID?, _ visit: (ScreenID) -> Void) {
    let _: Void? = nearest(from: screen) { id in
      visit(id)
      return nil
    }
  }
}
