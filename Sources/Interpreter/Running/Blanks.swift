import Language
import StatusBar

// `expect ?` states nothing; what the bar does there is told, so that it can be written.
extension CellRunner {
  func blank(_ step: PlannedStep) -> Finding {
    var looks: [BarLook] = []
    for look in possibleBars.map({ BarLook($0) }) where !looks.contains(look) {
      looks.append(look)
    }
    var finding = Finding(
      kind: .blank, code: .expectationBlank, subject: .blank, location: context.at(step.range))
    finding.observed = .looks(looks)
    finding.step = lastAction.map { context.at($0) }
    finding.hints = [.update]
    return finding
  }
}

extension Outcome {
  /// The outcome of a cell in which nothing worse does not hold.
  init(_ kind: Mismatch.Kind) {
    self =
      switch kind {
      case .broken: .broken
      case .failed: .failed
      case .undecided: .undecided
      case .blank: .blank
      }
  }
}
