import Binding
import Language
import StatusBar

/// The scenarios of a spec, ready to run, with everything that is wrong with the spec.
package struct Plan: Sendable {
  package var bound: BoundSpec
  package var scenarios: [PlannedScenario]
  package var explorations: [PlannedExploration] = []
  /// Those that a command line left out.
  package internal(set) var unwanted: [PlannedScenario] = []
  /// The comments that allow what would be warned of.
  package internal(set) var allowances: [Allowance] = []
  /// Those of loading and binding first, then those of the scenarios.
  package var diagnostics: [Diagnostic]

  /// `true` iff something is wrong, so that exit code 2 is due.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// One scenario, lowered.
package struct PlannedScenario: Sendable {
  /// The name between the quotes.
  package var name: Location
  /// The whole declaration.
  package var range: SourceRange
  /// The words by which a command line selects it.
  package var tags: [SourceRange] = []
  /// `known issue "…"`; nil where it has to pass.
  package var knownIssue: KnownIssue?
  package var cells: [PlannedCell]
  package var steps: [PlannedStep]
  package var variant: Variant
  /// The events that its expectations ask for.
  package var recording: Journal.Recording
  /// `true` iff some expectation has a condition.
  package var hasCondition: Bool
  /// `false` where an error was reported; such a scenario is not run.
  package var isRunnable: Bool

  /// What a scenario replaces in the program.
  package struct Variant: Sendable {
    package var windows: [WindowTemplate]?
    /// The sides of phones, where a `plist` of its own speaks of them.
    package var phoneSide: PhoneSide?
    /// Answers of classes that the header sets, each now an input of the program.
    package var overrides: [Override]

    package init() {
      windows = nil
      overrides = []
    }

    package var isEmpty: Bool { windows == nil && phoneSide == nil && overrides.isEmpty }
  }
}

extension PlannedScenario {
  /// An answer of a class that a header sets.
  package struct Override: Sendable {
    package var screen: ScreenID
    package var member: ControllerMember
    package var formula: FormulaID
    package var input: InputID
  }
}

/// One cell of a scenario's matrix.
package struct PlannedCell: Sendable {
  package var axes: [CellResult.Axis]
  package var platform: Platform
  /// Inputs and states that the header sets.
  package var settings: [(setting: Action.Setting, value: Value)]
  /// `false` for a device that never ran the release.
  package var exists: Bool
  /// The class of devices of which none ran the release.
  var absentClass: Device.Class?
  /// `true` iff it is not written which SDK it is linked with, so that it is that of the release.
  var followsRelease = true
  /// The disputed points that are decided, in a header or on the command line.
  var decided: [RuleSwitch] = []
}

/// One step of a scenario, lowered. Those that read alike share what they mean.
package struct PlannedStep: Sendable {
  package var range: SourceRange
  package var kind: Kind
  /// `true` iff an expectation asks whether this action changed anything.
  package var keepsFormerBar: Bool
  /// The line that it is, of those that mean the same wherever they stand.
  var line = LineID.none

  package indirect enum Kind: Sendable {
    case action(Action)
    case expect(PlannedExpectation)
    /// What a run shows is to be written here.
    case blank
  }
}

/// An expectation, lowered.
package struct PlannedExpectation: Sendable {
  package let facts: [PlannedFact]
  package let condition: PlannedCondition?
  package let message: StepPart?
  let expectsVisible: Bool
  /// `true` iff its author knows that the bar may be of two colours.
  let mentionsParts: Bool
  /// `true` iff it is asked whether the action before changed anything.
  let asksForFormerBar: Bool
  /// The events that it asks for.
  let recording: Journal.Recording

  init(facts: [PlannedFact], condition: PlannedCondition?, message: StepPart?) {
    self.facts = facts
    self.condition = condition
    self.message = message
    expectsVisible = facts.contains { $0.kind.row.wish == .hidden(false) }
    mentionsParts = facts.contains { $0.kind.has(.part) }
    asksForFormerBar = facts.contains { if case .unchanged = $0.kind { true } else { false } }
    recording = facts.reduce(into: []) { $0.formUnion($1.kind.row.recording) }
  }
}

extension PlannedExpectation {
  /// `true` iff it depends on the world that it looks at, and neither on the way there nor on the
  /// cell.
  var hangsOnWorldAlone: Bool { condition == nil && facts.allSatisfy { $0.hangsOnWorldAlone } }
}

extension PlannedFact {
  fileprivate var hangsOnWorldAlone: Bool {
    // Names may be those of controllers that are gone.
    if case .controller = decider { false } else { kind.has(.still) }
  }
}

/// The condition after `when`.
package indirect enum PlannedCondition: Sendable, Equatable {
  /// Holds in the cells where the flag is set.
  case cells([Bool])
  /// Hangs on a state or an input, at the time of the expectation.
  case formula(FormulaID, screen: ScreenUse?)
  case not(PlannedCondition)
  case and(PlannedCondition, PlannedCondition)
  case or(PlannedCondition, PlannedCondition)
}

extension PlannedCondition {
  /// `true` iff it does not depend on the cell alone.
  var hangsOnState: Bool {
    switch self {
    case .cells: false
    case .formula: true
    case .not(let operand): operand.hangsOnState
    case .and(let a, let b), .or(let a, let b): a.hangsOnState || b.hangsOnState
    }
  }
}

/// Which controller a fact speaks of.
package struct PlannedController: Sendable, Equatable {
  /// The screen or class; nil for one that only the model knows by name.
  package var screen: ScreenID?
  /// Without its number.
  package var name: String
  /// 2 for `Photo#2`; nil where none is written.
  package var ordinal: Int32?

  /// As written: `Photo`, `Photo#2`.
  package var spelling: String { ordinal.map { "\(name)#\($0)" } ?? name }
}

/// Who a fact says decided.
package enum PlannedDecider: Sendable, Equatable {
  case system, device, plist, application
  indirect case controller(PlannedController)
}

/// One entry of a call route; without a property it stands for any question to the controller.
package struct PlannedQuestion: Sendable, Equatable {
  package var controller: PlannedController
  package var property: ControllerProperty?
}

/// One entry of a list of life-cycle events.
package struct PlannedMoment: Sendable, Equatable {
  package var controller: PlannedController
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case onAppear, onDisappear
    case callback(LifecycleCallback)

    package var spelling: String {
      switch self {
      case .onAppear: "onAppear"
      case .onDisappear: "onDisappear"
      case .callback(let callback): callback.spelling
      }
    }
  }
}
