import Language
import StatusBar

/// What the bar does in every cell of a question, after its launch and after each step.
package struct Answers: Sendable {
  /// The axes of the matrix, `ios`, `device`, `orientation`, `appearance` and those of the app.
  package var axes: [Axis]
  /// The cells, the last axis changing fastest; nil for a device that never ran the release.
  package var cells: [[CellResult.Axis]?]
  /// One for the launch and one for each step.
  package var moments: [Moment]
  /// Settings that have no effect in any cell, as warnings.
  package var advice: [Diagnostic]
  /// Who says on which releases it is asked.
  package var releaseSource = ReleaseSource.everything
  /// What begins with the first release, so that nothing older is asked: `NavigationStack`.
  package var beginsWith: String?

  package enum ReleaseSource: Sendable {
    /// Neither: all releases are asked on which the text can run.
    case everything
    /// The app, or the question itself.
    case file, question
  }

  /// One axis with its values.
  package struct Axis: Hashable, Sendable {
    package var name: String
    package var values: [String]

    package init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The answers after one step.
  package struct Moment: Sendable {
    /// Nil for the launch that is not written.
    package var step: Location?
    /// By cell; nil for one that never existed.
    package var answers: [CellAnswer?]
  }
}

/// What the bar does in one cell.
package struct CellAnswer: Sendable {
  /// The program and the text whose names and places it speaks of.
  package let program: ProgramText
  /// What can be seen: several where something unknown makes a difference.
  package var looks: [BarLook]
  /// Why, in the order in which it was decided.
  package var reasons: [FoundReason]
  /// What the answer rests on besides what is known.
  package var assumptions: [VerdictAssumption]
  /// What the difference depends on, where there are several looks.
  package var doubt: Doubt?
  /// Remarks with a way to go on: the bar lags behind.
  package var hints: [Hint]
  /// What is not set and would change the answer.
  package var alternatives: [Alternative] = []
  /// The step that cannot be done, or whose way is unknown; nothing else counts then.
  package var problem: Finding?

  package init(looks: [BarLook], in program: ProgramText) {
    self.program = program
    self.looks = looks
    reasons = []
    assumptions = []
    hints = []
  }

  /// A known defect, or another way to read a disputed rule, that would change the answer.
  package struct Alternative: Hashable, Sendable {
    /// As a command line has it: `--policy nestedHiding=innermost`.
    package var flag: String
    /// What it would make of the bar.
    package var looks: [BarLook]
  }

  /// What is not said, and how to say it.
  package struct Doubt: Sendable {
    /// The line that it depends on; nil for a question that no source answers.
    package var mark: Mark?
    /// The question that no source answers.
    package var rule: Rule?
    /// What to do about it.
    package var hints: [Hint]
  }
}
