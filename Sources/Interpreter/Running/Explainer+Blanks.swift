import Language
import StatusBar

// `expect ?` states nothing; what the bar does there is told, so that it can be written.
extension Explainer {
  func blank(_ step: PlannedStep) -> Finding {
    var looks: [BarLook] = []
    for look in runner.possibleBars.map({ BarLook($0) }) where !looks.contains(look) {
      looks.append(look)
    }
    var finding = Finding(
      kind: .blank, code: .expectationBlank, subject: .blank,
      location: runner.context.at(step.range),
      in: runner.context.text)
    finding.observed = .looks(looks)
    finding.step = runner.lastAction.map { runner.context.at($0) }
    finding.hints = [.update]
    return finding
  }
}
