import Language
import StatusBar

/// A modifier that is read: what is known of it.
struct ModifierRow: Sendable {
  /// Which part of the binder reads it.
  enum Lowering: Sendable {
    /// Whether the status bar is hidden.
    case visibility
    /// Schemes, backgrounds, bars, the environment.
    case styling
    /// As styling, or buttons in a bar.
    case toolbar
    /// Code that runs on a moment or a touch, identity, animation.
    case lifecycle
    case presentation
    case technique
    case focus
    /// Whether a finger reaches it.
    case touch
    /// Views that stand beside, controls, names for taps.
    case neighbours
    /// Code that no step of a scenario runs.
    case event
  }

  /// What a use of it that cannot be read may concern.
  enum Reach: Sendable {
    /// Nothing; and a chain with it is a view that may concern the bar.
    case bar
    /// Nothing.
    case nothing
    /// Nothing is assumed, as it may be declared elsewhere.
    case elsewhere
  }

  /// How a slip of it is noticed.
  enum Near: Sendable {
    /// By one edit, or two from twelve letters on.
    case edits
    /// By a slip of the hand, or one edit from eight letters on; not in what a compiler has passed.
    case slips
    /// It is a slip itself.
    case never
  }

  /// The labels of its arguments.
  enum Labels: Sendable {
    case none
    /// Slips of them are reported.
    case checked(StaticString)
    /// They are compared where they are read.
    case read(StaticString)
  }

  let word: Word
  let lowering: Lowering
  /// The release of iOS in which it came; nil for what came with SwiftUI, or with a technique.
  let since: Version?
  let reach: Reach
  let near: Near
  let labels: Labels
  /// `true` iff it is a mistake over a view controller.
  let isOfViewsAlone: Bool

  init(
    _ word: Word, _ lowering: Lowering, since: Version? = nil, reach: Reach = .bar,
    near: Near = .edits, labels: Labels = .none, isOfViewsAlone: Bool = false
  ) {
    self.word = word
    self.lowering = lowering
    self.since = since
    self.reach = reach
    self.near = near
    self.labels = labels
    self.isOfViewsAlone = isOfViewsAlone
  }
}
