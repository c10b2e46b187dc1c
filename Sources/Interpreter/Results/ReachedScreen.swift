import StatusBar

/// A screen that a search came to, with the bars that it saw there.
package struct ReachedScreen: Hashable, Sendable {
  /// The controller on top; nil where none is.
  package var name: String?
  /// Each once, in the order in which they were seen.
  package private(set) var bars: [SeenBar] = []

  package init(name: String?) { self.name = name }

  /// A bar that was seen on a screen.
  package struct SeenBar: Hashable, Sendable {
    /// One look, or all that are possible where something is unknown.
    package var looks: [BarLook]
    /// `true` iff the device lay on its side.
    package var isOnItsSide: Bool
    /// In how many situations.
    package var situations: Int
    /// The shortest way there, as a scenario has it.
    package var steps: [String]

    package init(
      looks: [BarLook], isOnItsSide: Bool, situations: Int = 1, steps: [String] = []
    ) {
      self.looks = looks
      self.isOnItsSide = isOnItsSide
      self.situations = situations
      self.steps = steps
    }
  }

  /// Adds a bar; `steps` makes the way there, where it is the first one like it.
  package mutating func add(_ bar: SeenBar, by steps: () -> [String]) {
    let known = bars.firstIndex { $0.looks == bar.looks && $0.isOnItsSide == bar.isOnItsSide }
    if let known {
      bars[known].situations += bar.situations
    } else {
      bars.append(bar)
      bars[bars.count - 1].steps = steps()
    }
  }
}

/// The screens that searches of one app came to.
package struct ReachedScreens: Sendable {
  /// The words that name the app or what is explored.
  package var title: String
  /// What the searches came to, a line each.
  package var lines: [String]
  package var screens: [ReachedScreen]

  package init(title: String, lines: [String], screens: [ReachedScreen]) {
    self.title = title
    self.lines = lines
    self.screens = screens
  }
}
