import Language
import StatusBar

/// What can be done about a finding.
package enum Hint: Hashable, Sendable {
  case askForUpdate
  /// The bar that is on screen lags behind; a walk now would make it another one.
  case askAgain(now: BarSight)
  /// What to do about settings without effect that ask for just what is expected.
  case remedies([Advice])
  /// Code waits which has not run yet; `asked` on a command line.
  case wait(for: Location, seconds: Double, asked: Bool)
  case expectHidden
  /// Of a step that cannot be done: what its problem says.
  case wayOut
  /// Of something in the text that is not said and that no scenario can set.
  case declare(code: String, isScreen: Bool, UnknownResult)
  /// Of a function of a class that is not followed, for what it inherits from.
  case declareBase(String)
  case sayThatThereIsNone(path: String)
  /// `values`, of this one and the next two, are all that it can be, as they are written; none
  /// where these are not few.
  case sayWhatItIs(path: String, values: [String])
  /// More ways lead on than are followed: each value that is said leaves fewer.
  case sayMore(limit: Int)
  /// The steps that lead to where a law fails.
  case goThere(steps: [String])
  case runOverValues(path: String, values: [String])
  case expectUnknown
  /// The same, where no source answers what the rule asks.
  case expectUnanswered(Rule)
  case saySidebar, sayDisplayMode
  case choose(Policy)
  // The same of a question on the command line.
  case sayWhatItIsNext(path: String, values: [String])
  case sayNextThatThereIsNone(path: String)
  case readRule(Rule)
  case chooseByFlag(Policy)
  case leaveOutCount, countRequests, sayWhoIsAsked
  case declareAssumed
  case splitFile
  case widenMatrix
  case takeKnownIssueOut
  case update

  /// What a call of unknown code yields, as far as that is known.
  package enum UnknownResult: Hashable, Sendable { case any, bool, viewController }
}
