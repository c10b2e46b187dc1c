/// What windows held as the launch brought them on screen: the views of that load before they are
/// in a window, and those of what code adds afterwards when the window is there.
struct BroughtOnScreen {
  private var held: [(root: ControllerID, all: [ControllerID])] = []
  /// `true` iff code of the launch may give windows their roots, and those others to hold.
  private var isByCode = false

  /// Notes what the windows hold that are on screen as a launch begins.
  mutating func begin(_ questions: borrowing Questions, isByCode: Bool) {
    self.isByCode = isByCode
    note(questions)
  }

  /// Notes what the windows hold that are on screen by now.
  mutating func note(_ questions: borrowing Questions) {
    for window in questions.world.windows where questions.isShown(window) {
      guard let root = window.root, !held.contains(where: { $0.root == root }) else { continue }
      var all = [root]
      var next = 0
      while next < all.count {
        all += questions[all[next]].children.filter { !all.contains($0) }
        next += 1
      }
      held.append((root, all))
    }
  }

  /// `true` iff a controller may have come to what a root holds once that was on screen.
  func mayHaveComeLater(_ id: ControllerID, to root: ControllerID) -> Bool {
    held.first { $0.root == root }.map { !$0.all.contains(id) } ?? (isByCode && id != root)
  }
}
