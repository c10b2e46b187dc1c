import Binding
import Language
import StatusBar

// How it came to that: who gave the values that decide, and what nobody did afterwards.
extension CellRunner {
  /// One statement that gave something its value, with the step that ran it.
  private struct Author {
    var write: Write
    /// The number of the step.
    var step: Int
    /// The name of the screen whose code it is; nil for a step itself, or the app.
    var name: String?
  }

  /// What happened on the way, done once more and written down.
  private struct Retelling {
    /// The last author of each value.
    var authors: [Write.Place: Author] = [:]
    /// The screens that were on top before the last action and after it.
    var top: (before: String, after: String) = ("", "")
    /// The number of the last action.
    var last = 0
  }

  /// Returns the lines that led to the actual value in the order of time; none where one line says
  /// it all.
  func story(of fact: PlannedFact, _ reasons: [Reason]) -> [Diagnostic.Label] {
    guard others.isEmpty else { return [] }
    var copy = self
    guard let retelling = copy.retell() else { return [] }
    guard let reason = decisiveReason(reasons),
      let place = context.bound.location(of: reason.site)
    else {
      return vainArrival(reasons, retelling)
    }
    var story: [Diagnostic.Label] = []
    if let author = author(of: reason, among: retelling), let label = label(for: author) {
      let isOld = author.step < retelling.last
      story.append(label)
      if place != label.location {
        story.append(Diagnostic.Label(place, short(obeys(reason, isStill: isOld))))
      }
      if isOld, let label = silence(retelling) { story.append(label) }
    } else if let label = arrival(reason, retelling), let text = text(of: reason) {
      story = [label, Diagnostic.Label(place, short(text))]
    }
    return story.count > 1 ? story : []
  }

  /// Does the steps up to here again, and writes down who gives what its value.
  private mutating func retell() -> Retelling? {
    let program = context.program
    let steps = context.scenario.steps.prefix(stepCount)
    self = CellRunner(context, cell: cell, index: index)
    recording.insert(.writes)
    journal = Journal(recording)
    var told = Retelling()
    func note(_ number: Int, _ former: CellRunner) {
      for write in journal.writes {
        var name: String?
        if write.site != .none, let writer = write.writer {
          // Whoever wrote on its way out has a name no more, and who came in had none.
          name = world.isAlive(writer) ? self.name(of: writer) : former.ownName(of: writer)
        }
        told.authors[write.place] = Author(write: write, step: number, name: name)
      }
    }
    for (setting, value) in cell.settings where take(.set(setting, value), program) != nil {
      return nil
    }
    for (number, step) in steps.enumerated() {
      guard case .action(let action) = step.kind else { continue }
      let former = self
      if take(action, program) != nil { return nil }
      note(number, former)
      told.top = (former.topName, topName)
      told.last = number
    }
    return told
  }

  private func ownName(of id: ControllerID) -> String? {
    world.isAlive(id) ? name(of: id) : nil
  }

  private var topName: String {
    world.topController(in: context.program).map { name(of: $0) } ?? ""
  }

  /// Who gave the value that the reason read last; of several the latest.
  private func author(of reason: Reason, among told: Retelling) -> Author? {
    let all = world.resolve(in: context.program).reasons
    guard let number = all.firstIndex(of: reason) else { return nil }
    let reads = world.reads(in: context.program).filter { $0.reason <= number }
    // Between the reading and the reason others may have been noted: the name tells which it was.
    let own = context.bound.location(of: reason.site).map { context.bound.spec.text($0) } ?? ""
    var places = reads.filter { read in
      read.reason == number
        || world.name(of: read.place, in: context.program).map { own.mentions($0) } == true
    }.map { $0.place }
    if case .asked(let id, _, _) = reason.kind {
      places += [.setting(id, .barStyle), .setting(id, .isNavigationBarHidden)]
    }
    if case .decided(.application, _) = reason.kind { places.append(.application(reason.aspect)) }
    var latest: Author?
    for place in places {
      guard let author = told.authors[place] else { continue }
      if author.step >= latest?.step ?? 0 { latest = author }
    }
    return latest
  }

  /// `set here, by Photo, at `tap "Photo"``
  private func label(for author: Author) -> Diagnostic.Label? {
    let step = context.scenario.steps[author.step]
    guard author.write.site != .none else {
      return Diagnostic.Label(context.at(step.range), "sets it")
    }
    guard let place = context.bound.location(of: author.write.site) else { return nil }
    let name = author.name.map { ", by " + $0 } ?? ""
    let words = oneLine(context.text(step.range))
    return Diagnostic.Label(place, short("set here" + name + ", at `" + words + "`"))
  }

  /// What the line that decides does with it.
  private func obeys(_ reason: Reason, isStill: Bool) -> String {
    let still = isStill ? "still " : ""
    return switch reason.kind {
    case .preference(_, let value): "the bar obeys this; it is " + still + words(of: value)
    case .asked(_, _, let value): "answers " + still + words(of: value)
    case .decided(_, let value): "decides: " + still + words(of: value)
    case .ineffective, .notAsked, .remark: text(of: reason) ?? ""
    }
  }

  /// That a screen went, or a step was done, and nothing took the value back.
  private func silence(_ told: Retelling) -> Diagnostic.Label? {
    let step = context.scenario.steps[told.last]
    guard case .action(let action) = step.kind, action.takesAway else { return nil }
    let (before, after) = told.top
    let gone = before == after || before.isEmpty ? "" : before + " goes; "
    return Diagnostic.Label(context.at(step.range), short(gone + "nothing sets it back"))
  }

  /// That a screen came which is not asked, or asks in vain.
  private func arrival(_ reason: Reason, _ told: Retelling) -> Diagnostic.Label? {
    switch reason.kind {
    case .ineffective, .notAsked: break
    case .asked, .preference, .decided, .remark: return nil
    }
    let (before, after) = told.top
    guard before != after, !before.isEmpty, !after.isEmpty else { return nil }
    let step = context.scenario.steps[told.last]
    return Diagnostic.Label(context.at(step.range), short(after + " comes"))
  }
}

// Screens that come and are not asked.
extension CellRunner {
  /// That a screen came which is not asked, where the text has no line to blame.
  private func vainArrival(_ reasons: [Reason], _ told: Retelling) -> [Diagnostic.Label] {
    let (before, after) = told.top
    guard before != after, !after.isEmpty else { return [] }
    for case .notAsked(let id) in reasons.map({ $0.kind }) where name(of: id) == after {
      let step = context.scenario.steps[told.last]
      return [Diagnostic.Label(context.at(step.range), short(after + " comes, and is not asked"))]
    }
    return []
  }
}

extension Spec {
  fileprivate func text(_ location: Location) -> String { text(location.range, in: location.file) }
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

extension Action {
  /// `true` iff what it shows is what was there before.
  fileprivate var takesAway: Bool {
    switch self {
    case .back, .pop, .popToRoot, .dismiss, .finish, .selectTab, .selectTabNumber,
      .selectPageNumber, .hideWindow, .closeScene:
      true
    case .launch, .tap, .tapType, .push, .present, .scrollTo, .scrollBy, .rotate, .resize,
      .appearance, .set, .call, .runOnTop, .requestUpdate, .showWindow, .openScene,
      .activateScene, .showSidebar, .hideSidebar, .background, .foreground, .indicator, .wait,
      .beginLaunch, .begin, .beginBack, .beginDismiss, .beginPeek, .cancel:
      false
    }
  }
}
