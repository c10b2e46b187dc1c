import Binding
import Language
import StatusBar

/// One statement that gave something its value, with the step that ran it.
struct Writer {
  var write: Write
  /// The number of the step.
  var step: Int
  /// The name of the screen whose code it is; nil for a step itself, or the app.
  var name: String?
}

/// What happened on the way, done once more and written down.
struct Replay {
  /// The last author of each value.
  var authors: [Write.Place: Writer] = [:]
  /// The screens that were on top before the last action and after it; nil for none.
  var top: (before: String?, after: String?) = (nil, nil)
  /// The number of the last action, and of the last launch.
  var last = 0
  var launch = 0
  /// Why the bar is what was put on screen last, and the number of the step that did it.
  var published: (reasons: [Reason], step: Int)?
  /// The first change since that asks for another bar, and the number of its step.
  var change: (advice: Advice, step: Int)?
  /// The owner of that code; nil where it had none.
  var changer: String?
  /// The number of the step since which the device lies on its side.
  var turn: Int?
}

/// What was told of the steps so far, for all that fails before the next action; an object, so that
/// an explanation does not change the cell.
final class KeptReplay {
  /// Nil inside where it could not be told.
  fileprivate var told: Replay??
  /// The number of steps up to here.
  fileprivate var count = 0
}

extension PlannedStep {
  var isAction: Bool { if case .action = kind { true } else { false } }
}

// Who did what, and when.
extension CellRunner {
  /// Does the steps up to here again, and writes down who gives what its value, and when the bar
  /// was asked for; nil where that cannot be told.
  func replay() -> Replay? {
    let steps = context.scenario.steps
    let count = min(stepCount, steps.count)
    let kept = context.replays(in: index)
    if let told = kept.told, kept.count <= count,
      !(kept.count..<count).contains(where: { steps[$0].isAction })
    {
      kept.count = count
      return told
    }
    var copy = self
    let told = copy.replayAll()
    (kept.told, kept.count) = (.some(told), count)
    return told
  }

  private mutating func replayAll() -> Replay? {
    let steps = context.scenario.steps.prefix(stepCount)
    self = CellRunner(context, cell: index, states: states)
    recording.formUnion([.writes, .reasons])
    journal = Journal(recording)
    for (setting, value) in cell.settings where take(.set(setting, value)) != nil {
      return nil
    }
    var told = Replay()
    var beforeLast = self
    for (number, step) in steps.enumerated() {
      guard case .action(let action) = step.kind else { continue }
      let former = self
      if take(action) != nil { return nil }
      notePublished(number, &told)
      note(number, former, &told)
      beforeLast = former
      told.last = number
      if case .launch = action { (told.launch, told.turn) = (number, nil) }
      if case .device(.rotate(let way)) = action {
        told.turn = way.isLandscape ? told.turn ?? number : nil
      }
    }
    // Names cost more than steps: only those around the last action are asked for.
    told.top = (beforeLast.topName, topName)
    return told
  }

  private func note(_ number: Int, _ former: CellRunner, _ told: inout Replay) {
    for write in journal.writes {
      var name: String?
      if write.site != .none, let writer = write.writer {
        // A writer on its way out has no name any more, and one that came in had none.
        name = world.isAlive(writer) ? self.name(of: writer) : former.ownName(of: writer)
      }
      told.authors[write.place] = Writer(write: write, step: number, name: name)
      let isChange = told.change?.step == number && told.change?.advice.site == write.site
      if isChange && told.changer == nil { told.changer = name }
    }
  }

  private func notePublished(_ number: Int, _ told: inout Replay) {
    if let reasons = journal.reasons {
      (told.published, told.change, told.changer) = ((reasons, number), nil, nil)
    }
    for case .ignored(let advice) in journal.events where advice.kind == .changeWithoutRequest {
      if told.change == nil { told.change = (advice, number) }
    }
  }

  private func ownName(of id: ControllerID) -> String? {
    world.isAlive(id) ? name(of: id) : nil
  }

  private var topName: String? { questions.topController().map { name(of: $0) } }

  /// Who gave the value that the reason read last; of several the latest.
  func author(of reason: Reason, among told: Replay) -> Writer? {
    let all = state.fresh.reasons
    guard let number = all.firstIndex(of: reason) else { return nil }
    let reads = questions.reads().filter { $0.reason <= number }
    // Between the reading and the reason others may have been noted: the name tells which it was.
    let own = context.bound.location(of: reason.site).map { context.bound.spec.text($0) } ?? ""
    var places = reads.filter { read in
      read.reason == number
        || questions.name(of: read.place).map { own.mentions($0) } == true
    }.map { $0.place }
    if case .asked(let id, let property, _) = reason.kind {
      // The style of the bar says nothing of whether there is one.
      if property == .preferredStatusBarStyle { places.append(.setting(id, .barStyle)) }
      places.append(.setting(id, .isNavigationBarHidden))
      if reason.rule == .s63 { places.append(.exchangedStyle) }
    }
    if case .decided(.application, _) = reason.kind { places.append(.application(reason.aspect)) }
    var latest: Writer?
    for place in places {
      guard let author = told.authors[place] else { continue }
      if author.step >= latest?.step ?? 0 { latest = author }
    }
    return latest
  }

  func range(ofStep number: Int) -> SourceRange { context.scenario.steps[number].range }

  /// The statement that gave a value, or the step that did; nil for what has no place.
  func mark(
    for author: Writer, _ verb: Mark.Giving.Verb = .set, manner: Mark.Giving.Manner = .plain
  ) -> Mark? {
    let step = range(ofStep: author.step)
    var giving = Mark.Giving(
      verb: verb, manner: manner, author: author.name, step: step, isStep: true)
    guard author.write.site != .none else { return Mark(context.at(step), .given(giving)) }
    giving.isStep = false
    return context.bound.location(of: author.write.site).map { Mark($0, .given(giving)) }
  }
}

// What was there before.
extension CellRunner {
  /// The bar before the last action; nil where there was no action before that, or where it was a
  /// launch.
  var barBeforeLastAction: Bar? {
    guard let lastStep, lastStep > 0 else { return nil }
    return formerBar?.bar
  }
}

extension String {
  /// `true` iff the name stands in the text.
  fileprivate func mentions(_ name: String) -> Bool {
    let (text, name) = (Array(utf8), Array(name.utf8))
    guard !name.isEmpty, text.count >= name.count else { return false }
    return (0...(text.count - name.count)).contains { start in
      text[start..<(start + name.count)].elementsEqual(name)
    }
  }
}
