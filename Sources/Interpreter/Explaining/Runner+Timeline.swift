import Binding
import Language
import StatusBar

// What each step brought about, in the order of the text.
extension CellRunner {
  /// Runs all steps, and returns a row for each up to one that cannot be done.
  mutating func timeline() -> [TimelineRow] {
    recording.formUnion([.lifecycle, .advice])
    journal = Journal(recording)
    advice?.begin(0)
    var rows: [TimelineRow] = []
    var met = [Bool](repeating: false, count: context.scenario.steps.count)
    var told: Set<Advice> = []
    guard begin() else {
      return [row(context.scenario.name, problem: findings.last)]
    }
    for (number, step) in context.scenario.steps.enumerated() {
      let before = published.bar
      let goesOn = run(step, number, &met)
      var row = row(
        context.at(step.range), problem: goesOn ? nil : findings.last)
      switch step.kind {
      case .expect, .blank: row.verdict = verdict(ofStep: number, met)
      case .action where goesOn:
        row.changes = changes(since: before)
        row.events = lifeEvents
        row.advice = newAdvice(&told)
      case .action: break
      }
      rows.append(row)
      if !goesOn { break }
    }
    return rows
  }

  private func row(_ step: Location, problem: Finding?) -> TimelineRow {
    TimelineRow(step: step, changes: [], events: [], advice: [], verdict: nil, problem: problem)
  }

  /// What was seen in the last action, one after the other, with the animation of each change.
  private func changes(since before: Bar) -> [TimelineRow.Change] {
    var changes: [TimelineRow.Change] = []
    var last: BarLook? = BarLook(before)
    for case .changed(_, let to, let manner) in journal.events {
      let look = BarLook(to)
      guard look != last else { continue }
      changes.append(TimelineRow.Change(looks: [look], manner: manner))
      last = look
    }
    if case .launch? = context.scenario.action(at: stepCount - 1), changes.isEmpty { last = nil }
    let bars = possibleBars
    var looks: [BarLook] = []
    for look in bars.map({ BarLook($0) }) where !looks.contains(look) { looks.append(look) }
    if bars.count > 1 ? looks.count > 1 : looks.first != last {
      changes.append(TimelineRow.Change(looks: looks))
    }
    return changes
  }

  private var lifeEvents: [TimelineRow.LifeEvent] {
    var events: [TimelineRow.LifeEvent] = []
    for (index, event) in journal.events.enumerated() {
      guard let kind = event.momentKind, !event.isInline, isOfScreen(event, at: index) else {
        continue
      }
      switch event {
      case .appear(let id, let view, _), .disappear(let id, let view, _):
        let owner = context.views.owner(of: view).map { context.program.name(of: $0) }
        events.append(
          TimelineRow.LifeEvent(name: owner ?? name(of: id, at: index), kind: kind))
      case .callback(let id, _):
        events.append(TimelineRow.LifeEvent(name: name(of: id, at: index), kind: kind))
      case .evaluated, .changed, .ignored: break
      }
    }
    return events
  }

  /// What had no effect in the last action, as far as it is news.
  private func newAdvice(_ told: inout Set<Advice>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for case .ignored(let advice) in journal.events where told.insert(advice).inserted {
      guard let place = context.bound.location(of: advice.site) else { continue }
      found.append(.advice(advice, at: place))
    }
    return found
  }
}

extension PlannedScenario {
  /// The action that a step is; nil for an expectation.
  fileprivate func action(at index: Int) -> Action? {
    if case .action(let action) = steps[index].kind { action } else { nil }
  }
}
