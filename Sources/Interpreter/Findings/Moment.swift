import Language
import StatusBar

/// The bar after one step of a scenario in one cell, and everybody who could answer for it.
package struct Moment: Sendable, Equatable {
  /// What is on screen: `visible, dark text`; several where something unknown makes a difference.
  package var looks: [String]
  /// What a question asked now would find, where the bar on screen lags behind.
  package var stale: String?
  /// How an expectation ended; nil for other steps.
  package var verdict: StepVerdict?
  /// Why the step, or one before it, cannot be done: nothing else counts then.
  package var problem: String?
  /// One each for hidden, style, animation and height.
  package var accounts: [Account]
  /// What the answers rest on besides what is known.
  package var assumptions: [VerdictAssumption]

  /// How an expectation ended in a cell.
  package enum StepVerdict: Sendable, Equatable {
    case holds
    /// The condition after `when` does not hold.
    case notCompared
    case fails([Failure])

    /// A fact that does not hold, or that is unknown.
    package struct Failure: Sendable, Equatable {
      package var kind: Mismatch.Kind
      package var code: DiagnosticCode
      package var title: String
    }
  }

  /// How one property of the bar came about.
  package struct Account: Sendable, Equatable {
    package var aspect: Aspect
    /// The value: `true`, `.lightContent`, `.fade`, `47`.
    package var answer: String
    /// Who gave it: a controller, `plist`, `application`, `device`, `system`.
    package var decider: String
    /// What was settled before the first question, or after.
    package var notes: [Note]
    /// Windows first, then controllers, each before what it holds; modifiers below their tree.
    package var candidates: [Candidate]
  }

  package enum Aspect: UInt8, Sendable, CaseIterable {
    case hidden, style, animation, height

    package var spelling: String {
      switch self {
      case .hidden: "hidden"
      case .style: "style"
      case .animation: "animation"
      case .height: "height"
      }
    }
  }

  /// A window, controller or modifier that could have answered.
  package struct Candidate: Sendable, Equatable {
    package var kind: Kind
    package var name: String
    /// How many stand around it.
    package var depth: Int
    package var location: Location?
    /// `true` iff it was asked, or, of a modifier, read and counted.
    package var isAsked: Bool
    /// What it was asked and answered, or why it was not.
    package var notes: [Note]

    package enum Kind: UInt8, Sendable, CaseIterable {
      case window, controller, modifier

      package var spelling: String {
        switch self {
        case .window: "window"
        case .controller: "controller"
        case .modifier: "modifier"
        }
      }
    }
  }

  /// What is said of an account or of a candidate, with the rule that it follows from and its
  /// place.
  package struct Note: Sendable, Equatable {
    package var rule: Rule?
    var clause: Clause
    package var location: Location?
    /// The step that ran it, where it is a statement that gave a value which was read.
    package var step: Location?

    init(
      _ clause: Clause, rule: Rule? = nil, location: Location? = nil, step: Location? = nil
    ) {
      self.rule = rule
      self.clause = clause
      self.location = location
      self.step = step
    }

    /// A clause as data; values stand in it as the text has them.
    enum Clause: Sendable, Equatable {
      /// A question whose answer is not known yet.
      case asked(ControllerProperty)
      case answers(ControllerProperty, String)
      case namesNobody(ControllerProperty)
      /// Only who answers for visibility is asked for the animation, and this one does not.
      case onlyForVisibility
      /// Who holds it answers in its place, by the rule.
      case passedOver
      /// Who holds it is not asked either.
      case heldByOneNotAsked
      /// By where it is.
      case silent(Chain.Silence)
      /// The bar is decided without asking, by the rule.
      case unasked(Party)
      case asksFor(String)
      case ineffective
      case decides(Party, String)
      case remark(Reason.Remark)
      /// Who gave the value that was read, and in which step.
      case set(by: Author, step: String)
      case unknown(code: String)
      case ends(Mark.End)
      /// What the rule asks is unknown.
      case open
      case window(Chain.Obstacle?)
      case foundNow, styleStays, nobodyIsAsked, hasNoHeight
      case inPoints(device: String)
    }

    /// Who gave a value: the step itself, or code, by the name of its owner.
    enum Author: Sendable, Equatable {
      case step, code
      case named(String)
    }

    /// What was asked for, where it is a question.
    package var property: String? { question?.spelling }

    /// What was answered, where it is a question.
    package var answer: String? {
      switch clause {
      case .answers(_, let answer): answer
      case .namesNobody: "nil"
      case .asked, .onlyForVisibility, .passedOver, .heldByOneNotAsked, .silent, .unasked,
        .asksFor, .ineffective, .decides, .remark, .set, .unknown, .ends, .open, .window, .foundNow,
        .styleStays, .nobodyIsAsked, .hasNoHeight, .inPoints:
        nil
      }
    }

    /// The property that was asked for, where it is a question.
    var question: ControllerProperty? {
      switch clause {
      case .asked(let property), .answers(let property, _), .namesNobody(let property): property
      case .onlyForVisibility, .passedOver, .heldByOneNotAsked, .silent, .unasked, .asksFor,
        .ineffective, .decides, .remark, .set, .unknown, .ends, .open, .window, .foundNow,
        .styleStays,
        .nobodyIsAsked, .hasNoHeight, .inPoints:
        nil
      }
    }
  }
}

/// One step of a scenario in one cell: what changed, what happened, what had no effect.
package struct TimelineRow: Sendable, Equatable {
  /// The step or the expectation.
  package var step: Location
  /// What the bar became; empty where nothing changed.
  package var changes: [Change]
  /// Moments of screens' lives, as expectations name them: `Photo.onAppear`.
  package var events: [String]
  /// Settings that had no effect.
  package var advice: [Diagnostic]
  /// How an expectation ended; nil for other steps.
  package var verdict: Moment.StepVerdict?
  /// Why it cannot be done; the row is the last one then.
  package var problem: String?

  /// What was seen next, with its animation; several looks where something unknown makes a
  /// difference.
  package struct Change: Sendable, Equatable {
    var looks: [BarLook]
    var manner: Event.Change?
  }

  package static func == (a: TimelineRow, b: TimelineRow) -> Bool {
    a.step == b.step && a.changes == b.changes && a.events == b.events
      && a.verdict == b.verdict && a.problem == b.problem
      && a.advice.elementsEqual(b.advice) { $0.code == $1.code && $0.primary == $1.primary }
  }
}
