import Language
import StatusBar

/// Counts what a stream of events comes to, and keeps why it is no success.
package struct RunAccount: Sendable {
  package private(set) var tally = Tally()
  package private(set) var causes: Set<RunCause> = []
  /// Those of the defects asked for that some cell could have.
  package private(set) var possibleQuirks = Quirks()
  /// How many explorations the files hold, which no run searches.
  package private(set) var explorations = 0
  /// The tags that were met, each once, where the command line asks for some.
  package private(set) var tags: [String] = []
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
    case .fileEnded(let end):
      possibleQuirks.formUnion(end.possibleQuirks)
      for tag in end.tags where !tags.contains(tag) { tags.append(tag) }
    }
  }

  private mutating func add(_ file: PlannedFile) {
    tally.add(file)
    explorations += file.plan.explorations.count
    if !file.isValid {
      causes.insert(.invalid)
    } else if file.hasSilence {
      causes.insert(.nothingRan)
    }
  }

  /// The scenarios that do not hold.
  package var failures: Int {
    let counts = tally.scenarios
    return counts.failed + counts.broken + counts.undecided + counts.blank
  }

  private mutating func add(_ result: ScenarioResult) {
    tally.add(result)
    if deniesAdvice && !result.advice.isEmpty { causes.insert(.denied) }
    switch result.outcome {
    case .failed, .broken: causes.insert(.failed)
    case .undecided: causes.insert(.undecided)
    case .known: break
    case .blank: causes.insert(.blank)
    case .passed: if result.isIdle { causes.insert(.nothingRan) }
    case .skipped: causes.insert(.nothingRan)
    }
  }
}
