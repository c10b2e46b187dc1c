import Language
import StatusBar

// `expect ?` states nothing; what the bar does there is told, so that it can be written.
extension CellRunner {
  func blank(_ step: PlannedStep) -> Mismatch {
    var looks: [BarLook] = []
    for look in possibleBars.map({ BarLook($0) }) where !looks.contains(look) {
      looks.append(look)
    }
    var facts = looks.first?.facts ?? "unknown"
    if looks.count > 1 {
      facts = looks.contains { $0.isHidden } ? "unknown" : "visible, unknown"
    }
    var mismatch = Mismatch(
      kind: .blank, code: .expectationBlank,
      title: "nobody wrote yet what to expect: the bar is " + facts,
      location: context.at(step.range), expected: "?", actual: facts)
    mismatch.possible = looks.map { $0.facts }
    mismatch.step = lastAction.map { context.at($0) }
    mismatch.hints = ["`--update` writes it here; read it before you keep it"]
    return mismatch
  }
}

extension Outcome {
  /// The outcome of a cell in which all this does not hold.
  init(of mismatches: [Mismatch]) {
    func has(_ kind: Mismatch.Kind) -> Bool { mismatches.contains { $0.kind == kind } }
    self =
      has(.broken)
      ? .broken
      : has(.failed) ? .failed : has(.undecided) ? .undecided : has(.blank) ? .blank : .passed
  }
}
