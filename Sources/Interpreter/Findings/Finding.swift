import Language
import StatusBar

/// What checking a fact, or doing a step, found wrong: data, which `Wording` says in English.
///
/// Nothing else of a cell has a part in the words: equal findings of a scenario read the same.
struct Finding: Sendable, Equatable {
  var kind: Mismatch.Kind
  var code: DiagnosticCode
  var subject: Subject
  /// The fact, or the step that cannot be done.
  var location: Location
  /// What was there in place of what is expected: once for each world that is possible.
  var observed = Observed.values([])
  /// The line that decided the actual value.
  var decisive: Mark?
  /// What led to the actual value, in the order of time, where `decisive` does not say it all.
  var story: [Mark] = []
  /// What asks for just what is expected, and is not heard.
  var unheard: [Mark] = []
  /// `true` iff the last step has changed nothing of what is wrong.
  var isAsBefore = false
  /// In the order in which the model met them.
  var reasons: [FoundReason] = []
  /// What the actual value rests on besides what is known.
  var assumptions: [VerdictAssumption] = []
  /// The reading of one of them with which a fact that fails would hold.
  var otherReading: OtherReading?
  /// Where the author's `because` stands.
  var message: Location?
  /// The last action before the expectation, nil if none.
  var step: Location?
  /// The expectation that a fact is of.
  var expectation: Location?
  /// What to do.
  var hints: [Hint] = []
  /// `true` iff code of the app is about to run, before anything can be seen.
  var isEarly = false

  init(kind: Mismatch.Kind, code: DiagnosticCode, subject: Subject, location: Location) {
    self.kind = kind
    self.code = code
    self.subject = subject
    self.location = location
  }

  /// What was looked at.
  enum Subject: Sendable, Equatable {
    case fact(PlannedFact, Verdict)
    /// A step that cannot be done; the name is that of the controller that the problem speaks of.
    case problem(Problem, name: String, on: Version)
    /// A condition that cannot be decided; the screen is one that it needs and that is not alive.
    case condition(missing: ScreenUse?)
    /// A condition that held in no cell.
    case conditionNeverHeld
    case knownIssueGone
    case restsOnAssumptions
    /// So many more that are not listed.
    case unlisted(Int)
    case blank
  }

  /// `true` iff it is a step that cannot be done.
  var isOfStep: Bool { if case .problem = subject { true } else { false } }
}

/// What makes two findings of a file one cause: only the first of a cause need be explained.
struct FindingCause: Hashable {
  private var place: Mark
  private var kind: Mismatch.Kind
  private var code: DiagnosticCode
  private var expected: String
  private var essence: Observed

  /// Creates the cause of a fact that does not hold; `expected` is the fact as written. Nil where
  /// no place decided, and where something is unknown: then reasons make the cause.
  init?(_ finding: borrowing Finding, expected: String) {
    guard let decisive = finding.decisive, case .fact(let fact, let verdict) = finding.subject,
      verdict != .undecided
    else { return nil }
    place = decisive
    kind = finding.kind
    code = finding.code
    self.expected = expected
    essence = finding.observed.essence(of: fact)
  }
}

/// The causes that a run met, of one file after the other.
///
/// An object, so that every cell of the run adds to the same one. What it says of a finding hangs
/// on the files before it alone: with several threads each has a book of its own, and whatever is
/// told first of all files is told first in its thread, too.
final class CauseBook {
  /// Those of the file at work, as data: names have numbers of their own in each file.
  private var known: Set<FindingCause> = []
  /// Those of all files, in words: copies of a file have causes in common.
  private var told: Set<String> = []

  func beginFile() { known.removeAll(keepingCapacity: true) }

  /// `true` iff the cause was not met before; it is from now on. The words are made only of
  /// what is news in its file.
  func isNews(_ cause: FindingCause?, words: () -> String) -> Bool {
    guard let cause else { return true }
    return known.insert(cause).inserted && told.insert(words()).inserted
  }
}
