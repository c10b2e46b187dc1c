/// What can be tapped: buttons, links and views with a gesture, by label, identifier or type.
extension Questions {
  /// The class of the screen on top where that is a controller of the author's, which shows views
  /// that code or a storyboard makes.
  func screenOfControls() -> ScreenID? {
    guard let top = topController(), tree(of: top) == nil else { return nil }
    return self[top].screen
  }

  /// What the controls of the screen on top depend on, where code has given actions to some whose
  /// labels are unknown.
  func unknownControl() -> InputID? {
    guard screenOfControls() != nil, let top = topController() else { return nil }
    let actions = world.perhaps.filter { $0.controller == top || $0.instance == self[top].instance }
    return actions.first { $0.trigger == .touch }?.doubt
      ?? actions.first { $0.trigger == nil }?.doubt
  }

  /// Where a `navigationDestination(for:)` leads.
  struct ValueDestination {
    var view: ViewID
    /// What its closure is given the value as.
    var parameter: ElementID?
    var context: Context
  }

  /// The `navigationDestination(for:)` of a stack that takes values of a type.
  func destination(for type: Symbol?, below stack: ControllerID) -> ValueDestination? {
    let outer = turnPage()
    defer { trace = outer }
    for child in self[stack].children {
      guard let (view, context) = tree(of: child) else { continue }
      if let found = destination(for: type, view, context) { return found }
    }
    return nil
  }

  func destination(
    for type: Symbol?, _ view: ViewID, _ context: Context
  ) -> ValueDestination? {
    if case .modified(_, .content(.destinationForType(let declared, let parameter, let content))) =
      program.views[Int(view.index)].kind, type == nil || declared == nil || declared == type
    {
      return ValueDestination(view: content, parameter: parameter, context: context)
    }
    if case .modified(let child, .content(.columns(let columns))) =
      program.views[Int(view.index)].kind
    {
      // A column says where a link of another one leads, whether it is on screen or not.
      for column in [child] + columns {
        if let found = destination(for: type, column, context) { return found }
      }
      return nil
    }
    switch below(view, context) {
    case .nothing, .container, .embedded: return nil
    case .node(let child, let context):
      return destination(for: type, child, context)
    case .siblings(let children, let context):
      for child in children {
        if let found = destination(for: type, child, context) { return found }
      }
      return nil
    }
  }

  /// Everything that can be tapped now: in the topmost presentation, in what is visible of it.
  func visibleTargets() -> [TapTarget] {
    guard let window = actionWindow, let root = world.windows[window].root else { return [] }
    var targets: [TapTarget] = []
    let top = topmostPresented(above: root)
    collectTargets(below: top, &targets)
    if program.traits.keepsFingersAway, let input = inheritedInertness(of: top) {
      for index in targets.indices { targets[index].doubt = targets[index].doubt ?? input }
    }
    return targets
  }

  /// What a screen that is on top depends on, where nothing is known of it; else nil.
  package func unknownScreen() -> InputID? {
    for target in visibleTargets() {
      if case .unknown(let input) = target.action { return input }
    }
    return nil
  }

  /// What decides which of the things that can be tapped are there; nil where that is known.
  package func unknownChoice() -> InputID? {
    visibleTargets().lazy.compactMap { $0.choice }.first
  }

  /// An alert or a dialog leaves nothing else to tap.
  func reachable(_ targets: [TapTarget]) -> [TapTarget] {
    targets.contains { $0.isInDialog } ? targets.filter { $0.isInDialog } : targets
  }

  /// Returns the labels of the buttons of the dialog that is up, or nil where none is.
  func dialogButtons() -> [Symbol]? {
    let buttons = visibleTargets().filter { $0.isInDialog }
    return buttons.isEmpty ? nil : buttons.flatMap { $0.names }
  }

  func cover(
    hiding symbol: Symbol, _ label: [UInt8]?
  ) -> ControllerID? {
    guard let window = actionWindow, var current = world.windows[window].root else { return nil }
    while let presented = self[current].presented {
      var targets: [TapTarget] = []
      collectTargets(below: current, &targets)
      if targets.contains(where: { $0.matches(symbol, label) }) { return presented }
      current = presented
    }
    return nil
  }

  private func collectTargets(
    below id: ControllerID, _ targets: inout [TapTarget]
  ) {
    if !world.offers.isEmpty { collectOffers(of: id, &targets) }
    collectRows(of: id, &targets)
    if let (view, context) = tree(of: id) {
      var names = TapNames()
      collectTargets(view, context, &names, &targets)
    } else if let child = visibleChild(of: id) {
      collectTargets(below: child, &targets)
    } else if let input = unknownControllerInput(id) {
      targets.append(.unknown(input))
    }
  }

  func collectTargets(
    _ view: ViewID, _ context: Context, _ names: inout TapNames,
    _ targets: inout [TapTarget]
  ) {
    count(work: 3)
    switch program.views[Int(view.index)].kind {
    case .empty, .fallbackStrip: return
    case .unknown(let input): targets.append(.unknown(input))
    case .leaf(let type, let label):
      if let type { names.types.append(type) }
      if let label { names.names.append(label) }
    case .group(let type, let children):
      if let type { names.types.append(type) }
      for child in children { collectTargets(child, context, &names, &targets) }
    case .conditional(let formula, let then, let otherwise):
      let outer = turnPage()
      defer { trace = outer }
      let truth = evaluate(formula, context)
      let start = targets.count
      if truth == .bool(true) || truth.isUnknown {
        collectTargets(then, context, &names, &targets)
      }
      let middle = targets.count
      if truth != .bool(true) {
        collectTargets(otherwise, context, &names, &targets)
      }
      if let input = truth.doubt { mark(&targets, from: start, middle, input) }
      // With a modifier that is there or not it is one and the same button.
      targets = targets.enumerated().filter { index, target in
        index < middle || !targets[start..<middle].contains { $0.isSame(as: target) }
      }.map { $0.element }
    case .repeated(let child), .scroll(let child, _):
      collectTargets(child, context, &names, &targets)
    case .modified(let child, let modifier):
      collectTargets(modifier, over: child, context, &names, &targets)
    case .screen(let id, _):
      names.types.append(program.screens[Int(id.index)].name)
      guard let inner = self.context(ofScreenAt: view, context),
        let body = program.screens[Int(id.index)].body
      else { return }
      let before = targets.count
      collectTargets(body, inner, &names, &targets)
      // A view names the one thing in it that can be tapped.
      if let only = targets.only(from: before) {
        targets[only].types.append(program.screens[Int(id.index)].name)
      }
    case .button(let label, let handler, let content):
      addTarget(.handler(handler), label, content, context, &names, &targets)
    case .link(let label, let link, let content):
      addTarget(.link(link, label: label), label, content, context, &names, &targets)
    case .navigation, .tabs:
      guard let id = container(at: view, context) else { return }
      if let child = visibleChild(of: id) { collectTargets(below: child, &targets) }
      // A sidebar stays beside what its links show.
      if let sidebar = sidebar(of: id) { collectTargets(below: sidebar, &targets) }
    case .representable, .made, .controllerContainer: return
    }
  }

  /// Marks what is in one of two branches alone, of which nothing tells which is taken.
  private func mark(
    _ targets: inout [TapTarget], from start: Int, _ middle: Int, _ input: InputID
  ) {
    let all = targets
    for index in start..<all.count where all[index].choice == nil {
      let others = index < middle ? all[middle...] : all[start..<middle]
      if !others.contains(where: { $0.isSame(as: all[index]) }) { targets[index].choice = input }
    }
  }

  private func addTarget(
    _ action: TapAction, _ label: Symbol?, _ content: ViewID?, _ context: Context,
    _ names: inout TapNames, _ targets: inout [TapTarget]
  ) {
    var own = TapNames()
    var inner: [TapTarget] = []
    if let label { own.names.append(label) }
    if let content { collectTargets(content, context, &own, &inner) }
    names.add(own)
    targets.append(TapTarget(own, action, context))
  }

  private func collectTargets(
    _ modifier: Modifier, over child: ViewID, _ context: Context, _ names: inout TapNames,
    _ targets: inout [TapTarget]
  ) {
    var own = TapNames()
    let before = targets.count
    collectTargets(child, context, &own, &targets)
    switch modifier {
    case .tap(.onTap(let handler, let precedence)):
      let target = TapTarget(own, .handler(handler), context)
      add(target, precedence, around: before, &targets)
    case .tap(.row(let handler, let input)):
      // A button in a row does what it does, and a link leads where it leads.
      guard targets[before...].allSatisfy({ $0.isGuess || $0.leadsByValue }) else { break }
      add(TapTarget(own, .row(handler, input), context), .high, around: before, &targets)
    case .content(.columns(let columns)):
      guard showsColumns else { break }
      for column in columns { collectTargets(column, context, &own, &targets) }
    case .tap(.shows(let text)): add(text, to: &own, context)
    case .tap(.label(let label)):
      own.names.append(label)
      // An identifier names the one thing below it that can be tapped.
      if let only = targets.only(from: before) { targets[only].names.append(label) }
    case .tap(.dialog(let isPresented, let content)):
      collectTargets(ofDialog: content, isPresented, context, &targets)
    case .tap(.inert(let formula, let inertness)):
      let outer = turnPage()
      let isInert = evaluate(formula, context)
      trace = outer
      for index in before..<targets.count {
        if isInert == .bool(true) { targets[index].isInert = true }
        targets[index].doubt = targets[index].doubt ?? isInert.doubt
        if isInert != .bool(false), case .disabled(let input) = inertness {
          targets[index].disabledBy = targets[index].disabledBy ?? input
        }
      }
    case .assumed(let assumption):
      for index in before..<targets.count { targets[index].assumed.append(assumption) }
    case .content(.beside(let other)): collectTargets(other, context, &own, &targets)
    case .bar, .live, .content, .colorScheme, .environmentObject, .interactiveDismissDisabled,
      .detents, .titleOpacity, .backdrop, .controllerSetting:
      break
    }
    names.add(own)
  }

  /// A gesture around what can be tapped itself: what lies inside wins, unless the code says else.
  private func add(
    _ target: TapTarget, _ precedence: TapPrecedence, around before: Int,
    _ targets: inout [TapTarget]
  ) {
    var target = target
    target.isGuess = precedence == .guess
    guard case .handler(let handler) = target.action, precedence != .high else {
      let inner = targets[before...]
      // What keeps a finger from what is inside keeps it from all of it.
      target.isInert = !inner.isEmpty && inner.allSatisfy { $0.isInert }
      target.doubt = inner.lazy.compactMap { $0.doubt }.first
      targets.removeSubrange(before...)
      return targets.append(target)
    }
    for index in before..<targets.count where target.isGuess || !targets[index].isGuess {
      // A gesture around a disabled control may be told of the tap, or not.
      if let input = targets[index].disabledBy, !target.isGuess {
        (targets[index].doubt, targets[index].isInert) = (input, false)
        targets[index].action = .handler(handler)
        targets[index].context = target.context
        targets[index].disabledBy = nil
      }
      let inner = targets[index]
      target.names.removeAll { inner.names.contains($0) }
      target.types.removeAll { inner.types.contains($0) }
      if !inner.texts.isEmpty { target.texts = [] }
      if precedence == .simultaneous {
        targets[index].besides.append((handler, target.context))
      }
    }
    targets.append(target)
  }
}

extension Questions {
  /// The buttons of a dialog that is up; those of one that may be up count among the others.
  private func collectTargets(
    ofDialog content: ViewID, _ isPresented: FormulaID, _ context: Context,
    _ targets: inout [TapTarget]
  ) {
    let outer = turnPage()
    defer { trace = outer }
    let truth = evaluate(isPresented, context)
    guard truth == .bool(true) || truth.isUnknown else { return }
    var names = TapNames()
    let before = targets.count
    collectTargets(content, context, &names, &targets)
    for index in before..<targets.count { targets[index].isInDialog = !truth.isUnknown }
  }
}

extension [Questions.TapTarget] {
  /// The only one from an index on that can be tapped for sure, else the only one.
  fileprivate func only(from start: Int) -> Int? {
    let certain = (start..<count).filter { !self[$0].isGuess }
    if certain.count == 1 { return certain[0] }
    return certain.isEmpty && count == start + 1 ? start : nil
  }
}
