import Interpreter
import Language
import StatusBar

/// A moment of a scenario in words: what is on screen, and who could answer for it.
package struct MomentWords: Sendable {
  /// `visible, dark text`; several where something unknown makes a difference.
  package let looks: [String]
  /// What a question asked now would find, where the bar on screen lags behind.
  package let stale: String?
  /// How an expectation ended; nil for other steps.
  package let verdict: StepVerdict?
  /// Why the step, or one before it, cannot be done: nothing else counts then.
  package let problem: String?
  /// One each for hidden, style, animation and height.
  package let accounts: [Account]
  /// What the answers rest on besides what is known.
  package let assumptions: [VerdictAssumption]

  /// How an expectation ended in a cell.
  package enum StepVerdict: Sendable, Equatable {
    case holds
    /// The condition after `when` does not hold.
    case notCompared
    case fails([Failure])
  }

  /// A fact that does not hold, or that is unknown.
  package struct Failure: Sendable, Equatable {
    package let kind: Finding.Kind
    package let code: DiagnosticCode
    package let title: String
  }

  /// How one property of the bar came about.
  package struct Account: Sendable, Equatable {
    package let aspect: Moment.Aspect
    /// The value: `true`, `.lightContent`, `.fade`, `47`.
    package let answer: String
    /// Who gave it: a controller, `plist`, `application`, `device`, `system`.
    package let decider: String
    /// What was settled before the first question, or after.
    package let notes: [Note]
    /// Windows first, then controllers, each before what it holds; modifiers below their tree.
    package let candidates: [Candidate]
  }

  /// A window, controller or modifier that could have answered.
  package struct Candidate: Sendable, Equatable {
    package let kind: Moment.Candidate.Kind
    package let name: String
    /// How many stand around it.
    package let depth: Int
    package let location: Location?
    /// `true` iff it was asked, or, of a modifier, read and counted.
    package let isAsked: Bool
    /// What it was asked and answered, or why it was not.
    package let notes: [Note]
  }

  /// What is said of an account or of a candidate, with the rule that it follows from and its
  /// place.
  package struct Note: Sendable, Equatable {
    package let rule: Rule?
    /// The clause, without a full stop.
    package let text: String
    /// What was asked for and answered, where it is a question.
    package let property: String?
    package let answer: String?
    package let location: Location?
    /// The step that ran it, where it is a statement that gave a value which was read.
    package let step: Location?
  }
}

extension MomentWords {
  /// Says all of a moment.
  package init(_ moment: Moment) {
    let phrasing = Phrasing(moment.program)
    var looks: [String] = []
    for look in moment.looks.map({ $0.words }) where !looks.contains(look) { looks.append(look) }
    self.looks = looks
    stale = moment.stale?.words
    verdict = moment.verdict.map { StepVerdict($0) }
    problem = moment.problem.map { phrasing.words(of: $0) }
    accounts = moment.accounts.map { Account($0, phrasing) }
    assumptions = moment.assumptions
  }
}

extension MomentWords.StepVerdict {
  /// Says how an expectation ended.
  package init(_ verdict: Moment.StepVerdict) {
    switch verdict {
    case .holds: self = .holds
    case .notCompared: self = .notCompared
    case .fails(let findings):
      self = .fails(
        findings.map { MomentWords.Failure(kind: $0.kind, code: $0.code, title: $0.title) })
    }
  }
}

extension MomentWords.Account {
  fileprivate init(_ account: Moment.Account, _ phrasing: Phrasing) {
    aspect = account.aspect
    answer = phrasing.words(of: account.answer)
    decider = account.decider.words
    notes = account.notes.map { MomentWords.Note($0, phrasing) }
    candidates = account.candidates.map { candidate in
      MomentWords.Candidate(
        kind: candidate.kind, name: phrasing.name(of: candidate), depth: candidate.depth,
        location: candidate.location, isAsked: candidate.isAsked,
        notes: candidate.notes.map { MomentWords.Note($0, phrasing) })
    }
  }
}

extension MomentWords.Note {
  fileprivate init(_ note: Moment.Note, _ phrasing: Phrasing) {
    rule = note.rule
    text = phrasing.clause(of: note)
    property = note.question?.spelling
    answer = phrasing.answer(of: note)
    location = note.location
    step = note.step
  }
}
