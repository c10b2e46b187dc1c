import Interpreter
import Language
import StatusBar

/// What one step of a scenario brought about in one cell, in words.
package struct TimelineWords: Sendable, Equatable {
  /// The step or the expectation.
  package let step: Location
  /// What the bar became, one after the other; empty where nothing changed.
  package let changes: [String]
  /// Moments of screens' lives.
  package let events: [TimelineRow.LifeEvent]
  /// Settings that had no effect.
  package let advice: [Diagnostic]
  /// How an expectation ended; nil for other steps.
  package let verdict: MomentWords.StepVerdict?
  /// Why it cannot be done; the row is the last one then.
  package let problem: String?

  /// Says all of a row.
  package init(_ row: TimelineRow) {
    step = row.step
    changes = row.changes.map { $0.words }
    events = row.events
    advice = row.advice
    verdict = row.verdict.map { MomentWords.StepVerdict($0) }
    problem = row.problem?.title
  }

  /// Who comes on screen and who leaves it, each once: `Photo appears`.
  package var entrances: [String] {
    var found: [String] = []
    for event in events {
      let verb: String
      switch event.kind {
      case .onAppear, .callback(.viewDidAppear): verb = " appears"
      case .onDisappear, .callback(.viewDidDisappear): verb = " disappears"
      case .callback: continue
      }
      let entrance = event.name + verb
      if !found.contains(entrance) { found.append(entrance) }
    }
    return found
  }

  package static func == (a: TimelineWords, b: TimelineWords) -> Bool {
    a.step == b.step && a.changes == b.changes && a.events == b.events
      && a.verdict == b.verdict && a.problem == b.problem
      && a.advice.elementsEqual(b.advice) { $0.code == $1.code && $0.primary == $1.primary }
  }
}
