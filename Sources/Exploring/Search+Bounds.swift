import Interpreter
import StatusBar

extension Search {
  /// How far a search goes.
  package struct Bounds: Sendable {
    package var situations = 1_000_000
    /// Of one screen in what is pushed and presented.
    package var sameScreens = 2
    /// `false` keeps the device upright, and its appearance as it is.
    package var turns = true
    /// `true` runs functions that no tap can name.
    package var calls = false
    /// `false` goes on from situations that were seen before: only for tests, with few moves.
    package var skipsSeen = true
    /// `false` expands each world by itself, whatever was found for one that answers the same.
    package var remembers = true
    /// Of the way; nil for any.
    package var moves: Int?
    /// How much is done, in the steps that a notebook counts; nil for any. The first situation is
    /// gone on from in any case.
    package var work: Int?
    /// Of single screens, in place of `sameScreens`.
    package var limits: [PlannedExploration.ScreenLimit] = []
    /// `true` goes on in each of the situations that something unknown may lead to, as far as
    /// they are few.
    package var splits = false
    /// `true` keeps what leads from where to where.
    package var keepsGraph = false
    /// `true` keeps which moves were done, and how often.
    package var keepsMoves = false
    /// `true` keeps the ways back that were gone, and the wishes that were on screen.
    package var keepsWays = false
    /// `true` keeps the screens that were reached, with the bars of each.
    package var keepsScreens = false
    /// Says whether to end with what is known, whatever the other bounds: time may be over. It is
    /// told how many situations were seen, nil where it is asked in between.
    package var isOver: (@Sendable (Int?) -> Bool)?
    /// What is not tried.
    package var excluded: [ExcludedMove] = []
    /// Threads that worlds are expanded on; nil for the one that searches. It finds the same with
    /// any number.
    package var workers: Workers?

    package init() {}

    /// As many screens in what is pushed and presented are never too many.
    var leastLimit: Int { limits.reduce(sameScreens) { min($0, $1.count) } }
  }
}
