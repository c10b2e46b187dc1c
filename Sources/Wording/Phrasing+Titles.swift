import Interpreter
import Language
import StatusBar

// What is wrong, in one line.
extension Phrasing {
  func title(of finding: Finding) -> Phrase {
    title(of: finding, expected: expected(finding), actual: actual(finding))
  }

  func title(of finding: Finding, expected: String, actual: String) -> Phrase {
    switch finding.subject {
    case .fact(let fact, let verdict):
      return title(of: fact, verdict, finding, expected: expected, actual: actual)
    case .problem(let problem, let name, let release):
      return title(of: problem, name, finding.location.range, on: release)
    case .condition(nil): return "cannot tell whether the condition after \(code: "when") holds"
    case .condition(let screen?):
      return "the condition after \(code: "when") means nothing here: \(notAlive(screen))"
    case .conditionNeverHeld:
      return "the condition after \(code: "when") held in no cell, so nothing was compared"
    case .knownIssueGone: return "the known issue is gone: every expectation holds"
    case .restsOnAssumptions: return "this verdict rests on assumptions"
    case .unlisted(let count):
      return count == 1
        ? "one more expectation of this scenario that does not hold is not listed"
        : "\(count) more expectations of this scenario that do not hold are not listed"
    case .blank: return "no expectation yet: the bar is \(actual)"
    case .law(let fault): return title(of: fault)
    }
  }

  private func title(of fault: Finding.LawFault) -> Phrase {
    switch fault {
    case .unreachable: "in no situation that can be reached"
    case .stranded(let steps): "no way leads there after \(code: joined(steps, ", "))"
    case .neverTried: "never tried: it counts in no situation that can be reached"
    case .undecided(nil): "something that is not known decides whether it holds"
    case .undecided(let name?): "\(code: name) is not known, and decides whether it holds"
    case .open: "holds so far: there are more situations than were seen"
    }
  }

  /// How much of both values the title of a finding says.
  func saying(_ finding: Finding) -> FindingWords.Saying {
    guard case .fact(let fact, let verdict) = finding.subject else { return .nothing }
    switch verdict {
    case .absurd: return fact.kind.isCondition ? .both : .nothing
    case .undecided: return fact.kind.row.traits.contains(.look) ? .expected : .nothing
    case .holds, .fails: return fact.kind.row.traits.contains(.compared) ? .both : .nothing
    }
  }

  private func title(
    of fact: PlannedFact, _ verdict: Verdict, _ finding: Finding, expected: String, actual: String
  ) -> Phrase {
    switch verdict {
    case .absurd:
      fact.kind.isCondition
        ? "\(code: expected) means nothing here: \(actual)"
        : "the bar is hidden, so its text is neither light nor dark"
    case .undecided: doubt(about: fact.kind, expected: expected)
    case .holds, .fails:
      title(of: fact.kind, finding, expected: expected, actual: actual)
        + Phrase(finding.otherReading?.mark ?? "")
    }
  }

  private func doubt(about fact: PlannedFact.Kind, expected: String) -> Phrase {
    if case .asked = fact { return "cannot tell how often UIKit takes this route by itself" }
    if case .notAsked(let question) = fact {
      return "cannot tell whether UIKit asked \(question.controller.spelling) on the way"
    }
    return fact.row.traits.contains(.look)
      ? "cannot tell whether the bar is \(expected)"
      : "cannot tell whether \(code: expected) holds"
  }

  private func title(
    of fact: PlannedFact.Kind, _ finding: Finding, expected: String, actual: String
  ) -> Phrase {
    if let sentence = sentence(on: fact, expected: expected, actual: actual) { return sentence }
    guard fact.row.traits.contains(.look) else {
      return Phrase(joined("expected ", expected, ", got ", actual))
    }
    return Phrase(
      joined(
        "expected ", expected, finding.isAsBefore ? ", but the bar stays " : ", but the bar is ",
        brief(actual, of: finding)))
  }

  /// The title of a fact that has one of its own; nil for one that is compared with what is there.
  private func sentence(
    on fact: PlannedFact.Kind, expected: String, actual: String
  ) -> Phrase? {
    if case .condition = fact { return "\(code: expected) does not hold: \(actual)" }
    if case .unknown(let isUnknown) = fact {
      return isUnknown
        ? "everything is known, the bar is \(actual)" : "the bar is not definite: \(actual)"
    }
    if case .unchanged = fact { return "the last step changed the bar to \(actual)" }
    if case .stale(let isStale) = fact {
      return isStale
        ? "the published bar does not lag behind: \(actual)"
        : "the published bar lags behind: \(actual)"
    }
    if case .ignored = fact { return "the last step had an effect" }
    if case .asked(_, _, let count?) = fact {
      return "the route was taken \(actual), expected exactly \(times(count))"
    }
    if case .asked = fact { return "the walk took another route" }
    if case .notAsked(let question) = fact {
      return "\(question.controller.spelling) was asked"
    }
    if case .lifecycle = fact { return "life-cycle callbacks differ" }
    return nil
  }
}

extension OtherReading {
  /// What a title says of a failure that it would turn.
  fileprivate var mark: String {
    switch rule.entry.confidence {
    case .confirmed, .disputed, .open: " (disputed)"
    case .single, .inferred: " (assumed)"
    }
  }
}
