import Language
import StatusBar

/// What checking a fact, or doing a step, found wrong: data, which `Wording` says in English.
///
/// Nothing else of a cell has a part in the words: equal findings of a scenario read the same.
package struct Finding: Sendable, Equatable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case failed, undecided, broken, blank
  }

  /// The program and the text whose names and places it speaks of.
  package private(set) var program: ProgramText
  package var kind: Kind
  package var code: DiagnosticCode
  package var subject: Subject
  /// The fact, or the step that cannot be done.
  package var location: Location
  /// What was there in place of what is expected: once for each world that is possible.
  package var observed = Observed.values([])
  /// The line that decided the actual value.
  package var decisive: Mark?
  /// What led to the actual value, in the order of time, where `decisive` does not say it all.
  package var story: [Mark] = []
  /// What asks for just what is expected, and is not heard.
  package var unheard: [Mark] = []
  /// `true` iff the last step has changed nothing of what is wrong.
  package var isAsBefore = false
  /// In the order in which the model met them.
  package var reasons: [FoundReason] = []
  /// What the actual value rests on besides what is known.
  package var assumptions: [VerdictAssumption] = []
  /// The reading of one of them with which a fact that fails would hold.
  package var otherReading: OtherReading?
  /// Where the author's `because` stands.
  package var message: Location?
  /// The last action before the expectation, nil if none.
  package var step: Location?
  /// The expectation that a fact is of.
  package var expectation: Location?
  /// What to do.
  package var hints: [Hint] = []
  /// `true` iff code of the app is about to run, before anything can be seen.
  package var isEarly = false
  /// A change of the structure that makes it hold, tried; nil where none was looked for or found.
  package var mend: Mend? {
    get { if case .tried(let mend) = remedy { mend } else { nil } }
    set { remedy = newValue.map { .tried($0) } ?? .none }
  }
  private var remedy = Mending.none

  /// Few of many findings have one, so that it takes no room in the others.
  private indirect enum Mending: Sendable, Equatable {
    case none
    case tried(Mend)
  }

  package init(
    kind: Kind, code: DiagnosticCode, subject: Subject, location: Location,
    in program: ProgramText
  ) {
    self.program = program
    self.kind = kind
    self.code = code
    self.subject = subject
    self.location = location
  }

  /// What was looked at.
  package enum Subject: Sendable, Equatable {
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
    /// A law of an exploration, without a way that would fail as a scenario.
    case law(LawFault)
  }

  /// What keeps a law from holding where no scenario can show it.
  package enum LawFault: Hashable, Sendable {
    /// What is to be reached is in no situation.
    case unreachable
    /// From a situation no way leads to what is to be reached; the steps to it.
    case stranded(steps: [String])
    /// It counts in no situation.
    case neverTried
    /// Something unknown decides; its name, where it has one.
    case undecided(String?)
    /// There are more situations than were seen.
    case open
  }

  /// The same, told of a law: what lies in the file of the scenario that shows it is left out, and
  /// the steps of that are told in its place.
  package func told(
    of law: Location, message: Location?, in program: ProgramText, after steps: [String]
  ) -> Finding {
    let own = location.file
    var told = self
    told.program = program
    told.location = law
    told.code = .lawFails
    told.message = message
    told.expectation = nil
    told.step = nil
    if decisive?.location.file == own { told.decisive = nil }
    told.story.removeAll { $0.location.file == own }
    told.unheard.removeAll { $0.location.file == own }
    told.hints.insert(.goThere(steps: steps), at: 0)
    return told
  }

  /// `true` iff it is a step that cannot be done.
  package var isOfStep: Bool { if case .problem = subject { true } else { false } }
}
