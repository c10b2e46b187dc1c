import Language
import StatusBar

/// Counts what a stream of events comes to, and keeps why it is no success.
package struct RunAccount: Sendable {
  package private(set) var tally = Tally()
  package private(set) var causes: Set<RunCause> = []
  /// Those of the defects asked for that some cell could have.
  package private(set) var possibleQuirks: Quirks = []
  /// `true` iff a setting without effect is no success.
  private let deniesAdvice: Bool

  package init(deniesAdvice: Bool) { self.deniesAdvice = deniesAdvice }

  package mutating func add(_ event: RunEvent) {
    switch event {
    case .began, .fileBegan, .ended: break
    case .complaint(let complaint):
      tally.add(complaint)
      causes.insert(complaint.cause)
    case .planned(let file): add(file)
    case .scenario(let result): add(result)
    case .listed(let scenario): tally.add(scenario)
    case .fileEnded(let end): possibleQuirks.formUnion(end.possibleQuirks)
    }
  }

  private mutating func add(_ file: PlannedFile) {
    tally.add(file)
    if !file.isValid {
      causes.insert(.invalid)
    } else if file.hasSilence {
      causes.insert(.nothingRan)
    }
  }

  /// The scenarios that do not hold.
  package var failures: Int {
    tally.scenarios.failed + tally.scenarios.broken + tally.scenarios.undecided
  }

  private mutating func add(_ result: ScenarioResult) {
    tally.add(result)
    if deniesAdvice && !result.advice.isEmpty { causes.insert(.denied) }
    switch result.outcome {
    case .failed, .broken: causes.insert(.failed)
    case .undecided: causes.insert(.undecided)
    case .passed: if result.isIdle { causes.insert(.nothingRan) }
    case .skipped: causes.insert(.nothingRan)
    }
  }
}
