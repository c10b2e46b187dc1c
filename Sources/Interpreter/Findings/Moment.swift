import Language
import StatusBar

/// The bar after one step of a scenario in one cell, and everybody who could answer for it.
package struct Moment: Sendable, Equatable {
  /// The program and the text whose names and places it speaks of.
  package let program: ProgramText
  /// What is on screen; several where something unknown makes a difference.
  package var looks: [BarLook]
  /// What a question asked now would find, where the bar on screen lags behind.
  package var stale: BarLook?
  /// How an expectation ended; nil for other steps.
  package var verdict: StepVerdict?
  /// Why the step, or one before it, cannot be done: nothing else counts then.
  package var problem: Obstacle?
  /// One each for hidden, style, animation and height.
  package var accounts: [Account]
  /// What the answers rest on besides what is known.
  package var assumptions: [VerdictAssumption]

  /// How an expectation ended in a cell.
  package enum StepVerdict: Sendable, Equatable {
    case holds
    /// The condition after `when` does not hold.
    case notCompared
    /// With the facts that do not hold, or that are unknown.
    case fails([Finding])
  }

  /// Why nothing can be said of a step.
  package enum Obstacle: Sendable, Equatable {
    /// The app is not launched yet.
    case notLaunched
    /// The step cannot be done.
    case step(Finding)
  }

  /// How one property of the bar came about.
  package struct Account: Sendable, Equatable {
    package var aspect: Aspect
    package var answer: Answer
    /// Who gave it.
    package var decider: Party
    /// What was settled before the first question, or after.
    package var notes: [Note]
    /// Windows first, then controllers, each before what it holds; modifiers below their tree.
    package var candidates: [Candidate]
  }

  /// The value of a property of the bar.
  package enum Answer: Sendable, Equatable {
    /// What is unknown makes a difference.
    case unknown
    /// Several where a reason may speak of each of them.
    case values([FoundValue])
    /// A style, and the colour of the text that it makes; nil while the bar is hidden.
    case style(StatusBarStyle, text: InterfaceStyle?)
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
    /// How many stand around it.
    package var depth: Int
    package var location: Location?
    /// `true` iff it was asked, or, of a modifier, read and counted.
    package var isAsked: Bool
    /// What it was asked and answered, or why it was not.
    package var notes: [Note]

    /// What it is, with what it is called.
    package enum Kind: Sendable, Equatable {
      /// Nil for the one that the app itself makes.
      case window(Symbol?)
      /// Empty for one without a name.
      case controller(String)
      /// Called by its text, at its place.
      case modifier

      /// The words for what a candidate can be.
      package static let spellings = ["window", "controller", "modifier"]

      package var isWindow: Bool { if case .window = self { true } else { false } }

      package var isModifier: Bool { if case .modifier = self { true } else { false } }

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
    package var clause: Clause
    package var location: Location?
    /// The step that ran it, where it is a statement that gave a value which was read.
    package var step: Location?

    package init(
      _ clause: Clause, rule: Rule? = nil, location: Location? = nil, step: Location? = nil
    ) {
      self.rule = rule
      self.clause = clause
      self.location = location
      self.step = step
    }

    /// A clause as data; values stand in it as the text has them.
    package enum Clause: Sendable, Equatable {
      /// A question whose answer is not known yet.
      case asked(ControllerProperty)
      case answers(ControllerProperty, Answer)
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
      case asksFor([FoundValue])
      case ineffective
      case decides(Party, FoundValue)
      case remark(Reason.Remark)
      /// Who gave the value that was read; the step of the note is when.
      case set(by: Author)
      case unknown(code: String)
      case ends(Mark.End)
      /// What the rule asks is unknown.
      case open
      case window(Chain.Obstacle?)
      case foundNow, styleStays, nobodyIsAsked, hasNoHeight
      case inPoints(device: String)
    }

    /// Who gave a value: the step itself, or code, by the name of its owner.
    package enum Author: Sendable, Equatable {
      case step, code
      case named(String)
    }

    /// The property that was asked for, where it is a question.
    package var question: ControllerProperty? {
      switch clause {
      case .asked(let property), .answers(let property, _), .namesNobody(let property): property
      case .onlyForVisibility, .passedOver, .heldByOneNotAsked, .silent, .unasked, .asksFor,
        .ineffective, .decides, .remark, .set, .unknown, .ends, .open, .window, .foundNow,
        .styleStays, .nobodyIsAsked, .hasNoHeight, .inPoints:
        nil
      }
    }

    /// What was answered, where that is known.
    var answer: Answer? {
      if case .answers(_, let answer) = clause { answer } else { nil }
    }
  }
}

/// One step of a scenario in one cell: what changed, what happened, what had no effect.
package struct TimelineRow: Sendable {
  /// The step or the expectation.
  package var step: Location
  /// What the bar became; empty where nothing changed.
  package var changes: [Change]
  /// Moments of screens' lives.
  package var events: [LifeEvent]
  /// Settings that had no effect.
  package var advice: [Diagnostic]
  /// How an expectation ended; nil for other steps.
  package var verdict: Moment.StepVerdict?
  /// Why it cannot be done; the row is the last one then.
  package var problem: Finding?

  /// A moment in the life of a screen, which is called by its name.
  package struct LifeEvent: Sendable, Equatable {
    package var name: String
    package var kind: PlannedMoment.Kind
  }

  /// What was seen next, with its animation; several looks where something unknown makes a
  /// difference.
  package struct Change: Sendable, Equatable {
    package var looks: [BarLook]
    package var manner: Event.Change?
  }
}
