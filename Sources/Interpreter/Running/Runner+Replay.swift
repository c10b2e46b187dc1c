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
}
