/// One action after another.
extension World {
  /// Does `action` and returns why it could not be done, or nil.
  package mutating func apply(_ action: Action, in program: Program) -> Problem? {
    var journal = Journal()
    return apply(action, in: program, journal: &journal)
  }

  /// Does `action`, writes what happens to `journal` in place of what stood there, and returns why
  /// it could not be done, or nil.
  package mutating func apply(
    _ action: Action, in program: Program, journal: inout Journal
  ) -> Problem? {
    journal.begin()
    swap(&self.journal, &journal)
    defer { swap(&self.journal, &journal) }
    failure = nil
    defer { failure = nil }
    if let problem = obstacle(to: action) { return problem }
    isStarting = action.isStart
    defer { isStarting = false }
    if self.journal.namesControllers { self.journal.ordinals = ordinals() }
    perform(action, program)
    removeDeparting()
    if failure == nil && isRunning && !isLaunching { render(program) }
    if !perhaps.isEmpty && isRunning && !isLaunching {
      runPerhaps(touches: action.isTouch, program)
      render(program)
    }
    noteAdvice(program)
    doubtFailure(program)
    forgetGone()
    return failure
  }

  /// Returns what stands against an action in this state.
  private func obstacle(to action: Action) -> Problem? {
    switch action {
    case .launch, .beginLaunch, .set: return isMomentOpen && !action.isSet ? .momentOpen : nil
    case .finish, .cancel: return isMomentOpen ? nil : .noMoment
    case .rotate, .appearance, .resize, .indicator: return nil
    case .openScene, .activateScene, .closeScene:
      return isRunning ? isMomentOpen ? .momentOpen : nil : .notLaunched
    default:
      if !isRunning { return .notLaunched }
      return isMomentOpen && (isLaunching || action.needsFinger) ? .momentOpen : nil
    }
  }

  private mutating func perform(_ action: Action, _ program: Program) {
    switch action {
    case .launch:
      beginLaunch(program)
      finishLaunch(program)
    case .beginLaunch: beginLaunch(program)
    case .tap(let symbol): tap(symbol, isType: false, program)
    case .tapType(let symbol): tap(symbol, isType: true, program)
    case .push, .back, .pop, .popToRoot, .present, .dismiss, .selectTab, .selectTabNumber,
      .selectPageNumber:
      navigate(action, program)
    case .scrollTo(let offset): scroll(to: offset, program)
    case .scrollBy(let distance):
      let offset = topController(in: program).map { self[$0].offset } ?? 0
      scroll(to: offset + distance, program)
    case .rotate, .resize, .appearance, .indicator: turn(action, program)
    case .set(let setting, let value): set(setting, to: value, program)
    case .call(let screen, let handler, let arguments):
      call(screen, handler, arguments, program)
    case .runOnTop(let handlers, let otherwise): run(handlers, otherwise: otherwise, program)
    case .requestUpdate(let screen): requestUpdate(screen, program)
    case .showWindow(let name, let asKey):
      if !setWindow(name, isHidden: false, asKey: asKey, program) { fail(.noWindow(name)) }
    case .hideWindow(let name):
      if !setWindow(name, isHidden: true, asKey: false, program) { fail(.noWindow(name)) }
    case .showSidebar, .hideSidebar:
      guard let tabs = sidebarController(program) else { return fail(.noSidebar) }
      set(.isSidebarHidden, of: tabs, to: .bool(action == .hideSidebar), program)
    case .openScene, .activateScene, .closeScene: handleScenes(action, program)
    case .background:
      change(to: .inactive, program)
      change(to: .background, program)
    case .foreground:
      change(to: .inactive, program)
      change(to: .active, program)
    case .wait(let seconds): wait(seconds, program)
    case .begin, .beginBack, .beginDismiss, .beginPeek, .finish, .cancel:
      moment(action, program)
    }
  }

  mutating func navigate(_ action: Action, _ program: Program) {
    switch action {
    case .push(let screen, let arguments):
      guard let stack = visibleNavigation(in: program) else { return fail(.nothingToPushOnto) }
      push(screen, arguments, onto: stack, program)
    case .back, .pop: popTop(in: visibleNavigation(in: program), program)
    case .popToRoot:
      guard let stack = visibleNavigation(in: program), self[stack].children.count > 1 else {
        return fail(.nothingToGoBackTo)
      }
      pop(to: self[stack].children[1], in: stack, program)
    case .present: present(action, program)
    case .dismiss(let screen): dismiss(screen, program)
    case .selectTab, .selectTabNumber, .selectPageNumber: selectByHand(action, program)
    default: return
    }
  }

  /// What a person does with a tab bar or with pages, which nothing may cover.
  private mutating func selectByHand(_ action: Action, _ program: Program) {
    if let buttons = dialogButtons(program) { return fail(.behindDialog(buttons: buttons)) }
    switch action {
    case .selectTab(let label):
      guard let tabs = tabs(around: nil, program) else { return failWithoutTabs(program) }
      selectTab(label, in: tabs, program)
    case .selectTabNumber(let number):
      guard let tabs = tabs(around: nil, program) else { return failWithoutTabs(program) }
      select(number - 1, in: tabs, program)
    case .selectPageNumber(let number):
      guard let pages = pages(program) else { return failWithoutTabs(program) }
      select(number - 1, in: pages, program)
    default: return
    }
  }

  /// There are no tabs, or something lies over them.
  private mutating func failWithoutTabs(_ program: Program) {
    var current = actionWindow.flatMap { windows[$0].root }
    while let id = current, let cover = self[id].presented {
      if holdsTabs(id) { return fail(.covered(by: cover)) }
      current = cover
    }
    fail(.noTabs)
  }

  private func holdsTabs(_ id: ControllerID) -> Bool {
    if self[id].controllerClass == .tabBar || self[id].controllerClass == .page { return true }
    return shownControllers(in: id).contains { holdsTabs($0) }
  }

  private mutating func push(
    _ screen: ScreenID, _ arguments: [GivenValue], onto stack: ControllerID, _ program: Program
  ) {
    let context = Context(instance: .app, controller: stack)
    guard
      let id = make(
        .screen(screen, arguments: []), parent: stack, isSwiftUI: self[stack].isSwiftUIContainer,
        context, program)
    else { return }
    setParameters(of: id, arguments)
    push(id, onto: stack, program)
  }

  /// Hands values to the properties of a screen.
  mutating func setParameters(of id: ControllerID, _ arguments: [GivenValue]) {
    guard !arguments.isEmpty, self[id].screen != nil else { return }
    let instance = Int(self[id].instance.index)
    for given in arguments where Int(given.slot) < instances[instance].values.count {
      instances[instance].values[Int(given.slot)] = given.value
    }
    needsRender = true
  }
}

extension Action {
  /// `true` iff it can only be done once the app was launched.
  package var needsRunningApp: Bool {
    switch self {
    case .launch, .beginLaunch, .set, .rotate, .appearance, .resize, .indicator: false
    default: true
    }
  }

  fileprivate var isSet: Bool {
    if case .set = self { return true }
    return false
  }

  /// `true` iff it cannot be done while a finger drags a screen.
  fileprivate var needsFinger: Bool {
    switch self {
    case .tap, .tapType, .push, .back, .pop, .popToRoot, .present, .dismiss, .selectTab,
      .selectTabNumber, .selectPageNumber, .scrollTo, .scrollBy, .begin, .beginBack,
      .beginDismiss, .beginPeek:
      true
    default: false
    }
  }
}
