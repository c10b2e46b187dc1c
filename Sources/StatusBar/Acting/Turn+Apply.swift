/// One action after another.
extension Turn {
  /// Does `action` and returns why it could not be done, or nil.
  mutating func apply(_ action: Action) -> Problem? {
    if let problem = questions.obstacle(to: action) { return problem }
    phase = action.isStart ? .starting : .running
    if journal.namesControllers { journal.ordinals = questions.ordinals() }
    questions.world.letTimePass()
    // What the action itself puts on screen no finger has touched yet.
    let touchable = action.has(.touch) ? questions.world.perhaps : []
    perform(action)
    removeDeparting()
    if failure == nil && questions.world.isRunning && !questions.world.isLaunching { render() }
    if !questions.world.perhaps.isEmpty && questions.world.isRunning && !questions.world.isLaunching
    {
      // A finger that is on one control is on no other.
      runPerhaps(touching: hasTouchedControl ? [] : touchable, after: action)
      render()
    }
    noteAdvice()
    doubtFailure()
    releaseWindows()
    forgetGone()
    return failure
  }

  private mutating func perform(_ action: Action) {
    switch action {
    case .launch:
      beginLaunch()
      finishLaunch()
    case .beginLaunch: beginLaunch()
    case .tap(let symbol): tap(symbol, isType: false)
    case .tapType(let symbol): tap(symbol, isType: true)
    case .navigate(let navigation): make(navigation)
    case .select(let selection): make(selection)
    case .scrollTo(let offset): scroll(to: offset)
    case .scrollBy(let distance):
      let offset = questions.topController().map { self[$0].offset } ?? 0
      scroll(to: offset + distance)
    case .device(let change): make(change)
    case .set(let setting, let value): set(setting, to: value)
    case .call(let screen, let handler, let arguments):
      call(screen, handler, arguments)
    case .runOnTop(let handlers, let otherwise): run(handlers, otherwise: otherwise)
    case .requestUpdate(let screen): requestUpdate(screen)
    case .showWindow(let name, let asKey):
      if !setWindow(name, isHidden: false, asKey: asKey) { fail(.noWindow(name)) }
    case .hideWindow(let name):
      if !setWindow(name, isHidden: true, asKey: false) { fail(.noWindow(name)) }
    case .showSidebar, .hideSidebar:
      guard let tabs = questions.sidebarController() else { return fail(.noSidebar) }
      set(.isSidebarHidden, of: tabs, to: .bool(action == .hideSidebar))
    case .scene(let step): make(step)
    case .inactive: change(to: .inactive)
    case .background:
      change(to: .inactive)
      change(to: .background)
    case .foreground:
      change(to: .inactive)
      change(to: .active)
    case .wait(let seconds): wait(seconds)
    case .moment(let step): make(step)
    }
  }

  /// Notes what an action gives rise to: always where code set something in vain, and, where it is
  /// recorded, what the structure makes vain.
  private mutating func noteAdvice() {
    guard questions.world.isRunning, !questions.world.isLaunching else { return }
    if !questions.world.published.alternatives.isEmpty { journal.leaveOpen(.advice) }
    if let change = questions.staleChange() {
      journal.advise(.changeWithoutRequest, questions.rule(of: change.former), change.site)
    }
    questions.world.forgetUnobserved()
    guard journal.recording.contains(.advice) else { return }
    let effects = questions.settingEffects()
    // What it noted is no part of the action.
    trace.begin()
    if effects.isOpen { journal.leaveOpen(.advice) }
    for advice in effects.ineffective {
      journal.advise(advice.kind, advice.rule, advice.site)
    }
  }

  mutating func make(_ navigation: Action.Navigation) {
    switch navigation {
    case .push(let screen, let arguments):
      guard let stack = questions.visibleNavigation() else { return fail(.nothingToPushOnto) }
      push(screen, arguments, onto: stack)
    case .back, .pop: popAsAsked(in: questions.visibleNavigation())
    case .popToRoot:
      guard let stack = questions.visibleNavigation(), self[stack].children.count > 1 else {
        return fail(.nothingToGoBackTo)
      }
      pop(to: self[stack].children[1], in: stack)
    case .present: present(navigation)
    case .dismiss(let screen): dismiss(screen)
    }
  }

  /// What a person does with a tab bar or with pages, which nothing may cover.
  private mutating func make(_ selection: Action.Selection) {
    if let buttons = questions.dialogButtons() { return fail(.behindDialog(buttons: buttons)) }
    switch selection {
    case .tab(let label):
      guard let tabs = questions.tabs(around: nil) else { return failWithoutTabs() }
      selectTab(label, in: tabs, byFinger: true)
    case .tabNumber(let number):
      guard let tabs = questions.tabs(around: nil) else { return failWithoutTabs() }
      tapTab(number - 1, in: tabs)
    case .pageNumber(let number):
      guard let pages = questions.pages() else { return failWithoutTabs() }
      select(number - 1, in: pages)
    }
  }

  /// There are no tabs, or something lies over them.
  private mutating func failWithoutTabs() {
    var current = questions.actionWindow.flatMap { questions.world.windows[$0].root }
    while let id = current, let cover = self[id].presented {
      if questions.holdsTabs(id) { return fail(.covered(by: cover)) }
      current = cover
    }
    fail(.noTabs)
  }

  private mutating func push(
    _ screen: ScreenID, _ arguments: [GivenValue], onto stack: ControllerID
  ) {
    let context = Context(instance: .app, controller: stack)
    guard
      let id = make(
        .screen(screen, arguments: []), parent: stack, isSwiftUI: self[stack].isSwiftUIContainer,
        context)
    else { return }
    setParameters(of: id, arguments)
    pushAsAsked(id, onto: stack)
  }

  /// Pushes by the method of the stack's class, or as UIKit does.
  private mutating func pushAsAsked(_ id: ControllerID, onto stack: ControllerID) {
    if let handler = replacement(.push, of: stack) {
      self[id].parent = nil
      return run(handler, insteadOf: .push, of: stack, showing: id)
    }
    push(id, onto: stack)
  }
}
