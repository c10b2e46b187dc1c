import Binding
import Language
import StatusBar

/// The steps of a scenario, and what they want of a run.
struct PlannedSteps {
  fileprivate(set) var steps: [PlannedStep] = []
  /// The events that the expectations ask for; the rest costs time.
  private(set) var recording = Journal.Recording(rawValue: 0)
  /// `true` iff some expectation has a condition.
  fileprivate(set) var hasCondition = false
  /// `true` iff something is expected, or may have been in a line that could not be read.
  fileprivate var hasExpectation = false
  fileprivate var hasLaunch = false
  /// One step that comes too early explains all that follow it.
  fileprivate var isEarly = false
  private var lastAction: Int?

  /// Adds what a line means; `isAction` iff a later expectation may ask what it changed.
  fileprivate mutating func append(
    _ kind: consuming PlannedStep.Kind, at range: SourceRange, _ line: LineID,
    isAction: Bool = false
  ) {
    if isAction { lastAction = steps.count }
    steps.append(
      PlannedStep(range: range, kind: consume kind, keepsFormerBar: false, line: line))
  }

  /// Notes what an expectation wants of the run, and of the action before it.
  fileprivate mutating func note(_ recording: Journal.Recording, asksForFormerBar: Bool) {
    // By their numbers: the protocol's way would go through its witnesses.
    self.recording = Journal.Recording(rawValue: self.recording.rawValue | recording.rawValue)
    if let lastAction, asksForFormerBar { steps[lastAction].keepsFormerBar = true }
  }
}

// Steps: from plain words to actions of the model.
extension Planner {
  mutating func planSteps(
    _ declaration: ScenarioDeclaration, header: [MatrixAxis], cells: [PlannedCell],
    isPlain: Bool, needsExpectation: Bool = true
  ) -> PlannedSteps {
    var planned = PlannedSteps()
    planned.steps.reserveCapacity(declaration.steps.count)
    let scope = ConditionScope(
      axes: header.isEmpty ? appAxes : header + appAxes, cells: cells)
    for index in declaration.steps.indices {
      // Where it lies: nearly all of them were planned before, and are not looked at.
      let (line, range) = (declaration.steps[index].line, declaration.steps[index].range)
      if isPlain, let place = lines.place(of: line) {
        add(lines.kind(of: line), place, at: range, line, to: &planned)
        continue
      }
      let step = declaration.steps[index]
      let (before, count) = (reportCount, planned.steps.count)
      guard let kind = add(step, to: &planned, scope) else { continue }
      guard isPlain, line != .none, reportCount == before else { continue }
      lines.keep(kind, for: line)
      if planned.steps.count > count { planned.steps[count].line = line }
    }
    if needsExpectation, !planned.hasExpectation {
      report(.noExpectation(at: reader.at(declaration.name)))
    }
    return planned
  }

  /// Adds a step; returns what it means, or nil where it was reported.
  private mutating func add(
    _ step: Step, to planned: inout PlannedSteps, _ scope: ConditionScope
  ) -> PlannedStep.Kind? {
    if case .invalid = step.kind {
      // A line that could not be read was reported, and may have been an expectation.
      planned.hasExpectation = true
      // And it may have been the launch.
      planned.isEarly = planned.isEarly || !planned.hasLaunch
      return nil
    }
    let kind: PlannedStep.Kind
    if case .expect(let expectation) = step.kind {
      checkOrder(of: step.range, &planned)
      guard let lowered = plan(expectation, of: step.range, in: scope) else { return nil }
      planned.hasCondition = planned.hasCondition || lowered.condition != nil
      kind = .expect(lowered)
    } else if case .blank = step.kind {
      kind = .blank
    } else {
      guard let action = action(step) else { return nil }
      kind = .action(action)
    }
    add(kind, PlannedLines.Place(kind), at: step.range, .none, to: &planned)
    return kind
  }

  /// Adds what a line means, if it may stand there.
  private mutating func add(
    _ kind: consuming PlannedStep.Kind, _ place: PlannedLines.Place, at range: SourceRange,
    _ line: LineID, to planned: inout PlannedSteps
  ) {
    switch place {
    case .launch: planned.hasLaunch = true
    case .action(let needsRunningApp):
      if needsRunningApp, !planned.hasLaunch, !planned.isEarly {
        planned.isEarly = true
        report(.stepBeforeLaunch(reader.text(range), at: reader.at(range)))
      }
    case .expectation(let asksForFormerBar, let recording):
      checkOrder(of: range, &planned)
      guard planned.hasLaunch else { return }
      planned.note(recording, asksForFormerBar: asksForFormerBar)
      return planned.append(kind, at: range, line)
    }
    planned.append(kind, at: range, line, isAction: true)
  }

  /// Reports an expectation that stands before the launch, unless that was done.
  private mutating func checkOrder(of range: SourceRange, _ planned: inout PlannedSteps) {
    planned.hasExpectation = true
    guard !planned.hasLaunch else { return }
    if !planned.isEarly { report(.expectationBeforeLaunch(at: reader.at(range))) }
    planned.isEarly = true
  }

  /// Returns what a step does, or nil once it was reported.
  private mutating func action(_ step: Step) -> Action? {
    switch step.kind {
    case .launch: .launch
    case .back: .navigate(.back)
    case .pop: .navigate(.pop)
    case .popToRoot: .navigate(.popToRoot)
    case .background: .background
    case .inactive: .inactive
    case .foreground: .foreground
    case .finish: .moment(.finish)
    case .cancel: .moment(.cancel)
    case .tap(let target): tap(target)
    case .push(let reference): push(reference)
    case .present(let present): self.present(present)
    case .dismiss(let reference): dismiss(reference)
    case .selectTab(let target): selectTab(target)
    case .selectPage(let number): selectPage(number)
    case .scroll(let direction, let distance): scroll(direction, distance)
    case .pull(let distance): points(distance).map { .scrollTo($0) }
    case .rotate(let name):
      word(name, .orientation, Planner.orientations).map { .device(.rotate($0)) }
    case .resize(let name):
      word(name, .sizeClass, SizeClass.allCases.map { ($0.spelling, $0) })
        .map { .device(.resize($0)) }
    case .appearance(let name):
      word(name, .appearance, InterfaceStyle.allCases.map { ($0.spelling, $0) })
        .map { .device(.appearance($0)) }
    case .indicator(let name): indicator(name)
    case .set(let subject, let value): set(subject, to: value)
    case .call(let expression): call(expression)
    case .callBlock(let closure):
      binder.bindOnTop(closure, in: file)
    case .requestUpdate(let reference): requestUpdate(reference)
    case .showWindow(let name, let isKey):
      window(name).map { .showWindow($0, asKey: isKey) }
    case .hideWindow(let name): window(name).map { .hideWindow($0) }
    case .openScene(let name): scene(name).map { .scene(.open($0)) }
    case .activateScene(let name): scene(name).map { .scene(.activate($0)) }
    case .closeScene(nil): .scene(.close(nil))
    case .closeScene(let name?): scene(name).map { .scene(.close($0)) }
    case .showSidebar: .showSidebar
    case .hideSidebar: .hideSidebar
    case .wait(let span): duration(span).map { .wait($0) }
    case .begin(let inner): begin(inner)
    case .peek: peekWithoutBegin(at: step.range)
    case .expect, .blank, .invalid: nil
    }
  }

  private mutating func indicator(_ name: LocatedName) -> Action? {
    if reader.spelling(name.name) == "location" {
      return notModelled(.arrowOfLocation, at: name.range)
    }
    return word(name, .indicator, Indicator.allCases.map { ($0.spelling, $0) })
      .map { .device(.indicator($0)) }
  }

  private mutating func begin(_ inner: Step) -> Action? {
    switch inner.kind {
    case .launch: return .beginLaunch
    case .back: return .moment(.beginBack)
    case .dismiss(nil): return .moment(.beginDismiss)
    case .peek(let peek): return self.peek(peek)
    case .push, .pop, .popToRoot, .present:
      guard case .navigate(let navigation)? = action(inner) else { return nil }
      return .moment(.begin(navigation))
    case .background, .inactive, .dismiss:
      return notModelled(.haltInStep, at: inner.range)
    case .tap, .selectTab, .selectPage, .scroll, .pull, .rotate, .resize, .appearance, .set, .call,
      .callBlock, .requestUpdate, .showWindow, .hideWindow, .openScene, .activateScene, .closeScene,
      .showSidebar, .hideSidebar, .foreground, .indicator, .wait, .begin, .finish, .cancel, .expect,
      .blank, .invalid:
      report(.noSuchMoment(at: reader.at(inner.range)))
      return nil
    }
  }

  /// A preview is always half-way: more force shows it for good, less takes it away.
  private mutating func peekWithoutBegin(at range: SourceRange) -> Action? {
    report(.peekWithoutBegin(at: reader.at(range)))
    return nil
  }

  private mutating func tap(_ target: Target) -> Action? {
    switch target {
    case .label(let range): return label(range, isTap: true).map { .tap($0) }
    case .type(let name): return type(name).map { .tapType($0) }
    case .number(let range): return number(range).map { .tap($0) }
    }
  }

  /// Returns the symbol of a label that is a number.
  private mutating func number(_ range: SourceRange) -> Symbol? {
    let known = binder.symbolCount
    let symbol = binder.symbol(Array(reader.bytes(range)))
    if Int(symbol.index) < known || mayBeShown(reader.text(range)) { return symbol }
    report(.tapByNumber(at: reader.at(range)))
    return nil
  }

  /// `true` iff something may be there of that label that is unknown.
  private func mayBeShown(_ label: String) -> Bool {
    let program = binder.written
    return program.views.contains { view in
      switch view.kind {
      case .unknown: true
      case .modified(_, .tap(.shows(let text))): text.mayBe(label, in: program)
      case .leaf, .group, .conditional, .repeated, .modified, .screen, .button, .link, .navigation,
        .tabs, .scroll, .representable, .made, .controllerContainer, .fallbackStrip, .empty:
        false
      }
    }
  }

  /// Pages are counted from 1, like tabs.
  private mutating func selectPage(_ number: Expression) -> Action? {
    guard let value = reader.number(number), let index = Int32(exactly: value), index > 0 else {
      report(.notANumber(.page, at: reader.at(number.range)))
      return nil
    }
    return .select(.pageNumber(index))
  }

  private mutating func selectTab(_ target: Target) -> Action? {
    switch target {
    case .label(let range): return label(range).map { .select(.tab($0)) }
    case .type(let name): return type(name).map { .select(.tab($0)) }
    case .number(let range):
      guard let number = parseNumber(reader.bytes(range)), let index = Int32(exactly: number),
        index > 0
      else {
        report(.notANumber(.tab, at: reader.at(range)))
        return nil
      }
      return .select(.tabNumber(index))
    }
  }

  /// Returns the symbol of a type of views that stands somewhere in the program.
  private mutating func type(_ name: LocatedName) -> Symbol? {
    let labels = binder.written.labels
    if binder.screen(name.name) == nil, labels.contains(reader.spelling(name.name)) {
      report(.unquotedLabel(reader.spelling(name.name), at: reader.at(name.range)))
      return nil
    }
    let known = binder.symbolCount
    let symbol = binder.symbol(name.name)
    if Int(symbol.index) < known { return symbol }
    report(.unknownView(reader.spelling(name.name), labels: labels, at: reader.at(name.range)))
    return nil
  }

  /// Returns the symbol of a label that stands somewhere in the program.
  mutating func label(_ range: SourceRange, isTap: Bool = false) -> Symbol? {
    let known = binder.symbolCount
    let symbol = binder.symbol(unescaped(Array(reader.bytes(range))))
    if Int(symbol.index) < known || mayBeShown(binder.text(symbol)) { return symbol }
    let labels = binder.written.labels
    let near = suggestions(for: reader.text(range), among: labels)
    if isTap, near.isEmpty, Diagnostic.namesBackButton(reader.text(range)) {
      report(
        .tapBack(
          reader.text(range), at: reader.at(range),
          step: reader.tapStep(labelled: range).map { reader.at($0) }))
      return nil
    }
    // Controls of UIKit's are made by code, or in a storyboard.
    if near.isEmpty, binder.written.hasOwnControllers { return symbol }
    report(.unknownLabel(reader.text(range), near: near, known: labels, at: reader.at(range)))
    return nil
  }

  private mutating func scroll(
    _ direction: ScrollDirection, _ distance: Expression
  ) -> Action? {
    guard let points = points(distance) else { return nil }
    return switch direction {
    case .down: .scrollBy(-points)
    case .up: .scrollBy(points)
    case .to: .scrollTo(points)
    }
  }

  private mutating func points(_ expression: Expression) -> Double? {
    if let value = reader.number(expression) { return value }
    report(.notANumber(.points, at: reader.at(expression.range)))
    return nil
  }

  mutating func duration(_ span: TimeSpan) -> Double? {
    if let value = reader.seconds(span) { return value }
    report(.notANumber(.duration, at: reader.at(span.range)))
    return nil
  }

  /// Returns the value that a word of a closed set stands for.
  mutating func word<Meaning>(
    _ name: LocatedName, _ what: WordKind, _ legal: [(String, Meaning)]
  ) -> Meaning? {
    let written = reader.spelling(name.name)
    if let found = legal.first(where: { $0.0 == written }) { return found.1 }
    report(.wrongWord(written, what: what, legal: legal.map { $0.0 }, at: reader.at(name.range)))
    return nil
  }

  private mutating func set(_ subject: Expression, to value: Expression) -> Action? {
    guard let path = subject.path, let setting = binder.setting(path) else {
      let known = appSlotNames + binder.written.inputs.map { $0.name } + slotNames(subject)
      let name = reader.text(subject.range)
      if let meant = stateElsewhere(name) {
        report(.stateElsewhere(name, meant: meant, at: reader.at(subject.range)))
        return nil
      }
      report(
        .unknownState(
          name, near: suggestions(for: name, among: known), at: reader.at(subject.range)))
      return nil
    }
    guard let named = numbered(setting, subject) else { return nil }
    return constant(value, as: binder.staticType(of: setting)).map { .set(named, $0) }
  }

  /// A setting of the instance that the number behind its screen means.
  mutating func numbered(
    _ setting: Action.Setting, _ subject: Expression
  ) -> Action.Setting? {
    guard let written = subject.ordinal else { return setting }
    guard case .screen(let use, let slot) = setting else {
      report(.notNumbered(reader.text(subject.range), at: reader.at(written)))
      return nil
    }
    return self.use(of: use.screen, written).map { .screen($0, slot: slot) }
  }

  /// The properties of the screen that a path begins with, as paths; where there is no such screen
  /// those of one whose name is near.
  private func slotNames(_ subject: Expression) -> [String] {
    guard let path = subject.path, path.count > 1 else { return [] }
    let screens = binder.written.screens.dropFirst()
    var name = reader.spelling(path[0].name)
    if binder.screen(path[0].name) == nil {
      let known = screens.map { binder.text($0.name) }
      guard let near = suggestions(for: name, among: known, limit: 1).first else { return [] }
      name = near
    }
    guard let screen = screens.first(where: { binder.text($0.name) == name }) else { return [] }
    return screen.slots.map { Code.member(binder.text($0.name), of: name) }
  }

  mutating func notModelled<Result>(_ what: Unmodelled, at range: SourceRange) -> Result? {
    report(.notModelled(what, at: reader.at(range)))
    return nil
  }
}
