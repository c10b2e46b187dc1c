/// What can be tapped: buttons, links and views with a gesture, by label, identifier or type.
extension World {
  /// Something that can be tapped.
  struct TapTarget {
    var names: [Symbol]
    var types: [Symbol]
    var action: TapAction
    var context: Context
    /// What it stands in that was not understood, and is taken to show it.
    var assumed: [AssumptionID] = []
    /// `true` iff it belongs to an alert or a dialog that is up.
    var isInDialog = false

    /// Something unknown, which may hold anything.
    static func unknown(_ input: InputID) -> TapTarget {
      TapTarget(names: [], types: [], action: .unknown(input), context: Context(instance: .app))
    }
  }

  enum TapAction {
    case handler(HandlerID)
    case link(LinkTarget, label: Symbol?)
    case tab(ControllerID, Int32)
    /// There may be anything to tap.
    case unknown(InputID)
  }

  mutating func tap(_ symbol: Symbol, isType: Bool, _ program: Program) {
    let all = visibleTargets(program)
    let targets = reachable(all)
    let matching = targets.filter { ($0.matches(symbol, isType: isType)) }
    guard let target = matching.first else {
      if let cover = cover(hiding: symbol, isType: isType, program) {
        return fail(.covered(by: cover))
      }
      if all.contains(where: { $0.matches(symbol, isType: isType) }) {
        return fail(.behindDialog(buttons: targets.flatMap { $0.names }))
      }
      let known = targets.flatMap { $0.names.isEmpty ? $0.types : $0.names }
      return fail(.notFound(available: known))
    }
    guard matching.count == 1 else { return fail(.several(count: Int32(matching.count))) }
    perform(target, program)
  }

  private mutating func perform(_ target: TapTarget, _ program: Program) {
    for assumption in target.assumed { assume(.text(assumption)) }
    switch target.action {
    case .handler(let handler): run(handler, [], target.context, program)
    case .tab(let tabs, let index): select(index, in: tabs, program)
    case .unknown: return
    case .link(let link, let label):
      guard let stack = navigation(around: target.context.controller, program) else {
        return fail(.nothingToPushOnto)
      }
      switch link {
      case .view(let view):
        push(.view(view), onto: stack, label: label, target.context, program)
      case .value(let type):
        guard let content = destination(for: type, below: stack, program) else {
          return fail(.nothingToPushOnto)
        }
        push(.view(content.view), onto: stack, label: label, content.context, program)
      }
    }
  }

  /// The `navigationDestination(for:)` of a stack that takes values of a type.
  func destination(
    for type: Symbol?, below stack: ControllerID, _ program: Program
  ) -> (view: ViewID, context: Context)? {
    var trace = Trace()
    for child in self[stack].children {
      guard let (view, context) = tree(of: child) else { continue }
      if let found = destination(for: type, view, context, program, &trace) { return found }
    }
    return nil
  }

  private func destination(
    for type: Symbol?, _ view: ViewID, _ context: Context, _ program: Program,
    _ trace: inout Trace
  ) -> (view: ViewID, context: Context)? {
    if case .modified(_, .destinationForType(let declared, let content)) =
      program.views[Int(view.index)].kind, type == nil || declared == nil || declared == type
    {
      return (content, context)
    }
    switch below(view, context, program, &trace) {
    case .nothing, .container, .embedded: return nil
    case .node(let child, let context):
      return destination(for: type, child, context, program, &trace)
    case .siblings(let children, let context):
      for child in children {
        if let found = destination(for: type, child, context, program, &trace) { return found }
      }
      return nil
    }
  }

  /// Everything that can be tapped now: in the topmost presentation, in what is visible of it.
  func visibleTargets(_ program: Program) -> [TapTarget] {
    guard let window = actionWindow, let root = windows[window].root else { return [] }
    var targets: [TapTarget] = []
    collectTargets(below: topmostPresented(above: root), program, &targets)
    return targets
  }

  /// An alert or a dialog leaves nothing else to tap.
  private func reachable(_ targets: [TapTarget]) -> [TapTarget] {
    targets.contains { $0.isInDialog } ? targets.filter { $0.isInDialog } : targets
  }

  /// Returns the labels of the buttons of the dialog that is up, or nil where none is.
  func dialogButtons(_ program: Program) -> [Symbol]? {
    let buttons = visibleTargets(program).filter { $0.isInDialog }
    return buttons.isEmpty ? nil : buttons.flatMap { $0.names }
  }

  private func cover(
    hiding symbol: Symbol, isType: Bool, _ program: Program
  ) -> ControllerID? {
    guard let window = actionWindow, var current = windows[window].root else { return nil }
    while let presented = self[current].presented {
      var targets: [TapTarget] = []
      collectTargets(below: current, program, &targets)
      if targets.contains(where: { $0.matches(symbol, isType: isType) }) { return presented }
      current = presented
    }
    return nil
  }

  private func collectTargets(
    below id: ControllerID, _ program: Program, _ targets: inout [TapTarget]
  ) {
    if let (view, context) = tree(of: id) {
      var names = TapNames()
      collectTargets(view, context, &names, program, &targets)
    } else if let child = visibleChild(of: id) {
      collectTargets(below: child, program, &targets)
    } else if let input = strangerInput(id, program) {
      targets.append(.unknown(input))
    }
  }

  private func collectTargets(
    _ view: ViewID, _ context: Context, _ names: inout TapNames, _ program: Program,
    _ targets: inout [TapTarget]
  ) {
    switch program.views[Int(view.index)].kind {
    case .empty, .fallbackStrip: return
    case .unknown(let input): targets.append(.unknown(input))
    case .leaf(let type, let label):
      if let type { names.types.append(type) }
      if let label { names.names.append(label) }
    case .group(let type, let children):
      if let type { names.types.append(type) }
      for child in children { collectTargets(child, context, &names, program, &targets) }
    case .conditional(let formula, let then, let otherwise):
      var trace = Trace()
      let truth = evaluate(formula, context, program, &trace)
      if truth == .bool(true) || truth.isUnknown {
        collectTargets(then, context, &names, program, &targets)
      }
      if truth != .bool(true) {
        collectTargets(otherwise, context, &names, program, &targets)
      }
    case .repeated(let child), .scroll(let child, _):
      collectTargets(child, context, &names, program, &targets)
    case .modified(let child, let modifier):
      collectTargets(modifier, over: child, context, &names, program, &targets)
    case .screen(let id, _):
      names.types.append(program.screens[Int(id.index)].name)
      guard let inner = self.context(ofScreenAt: view, context),
        let body = program.screens[Int(id.index)].body
      else { return }
      let before = targets.count
      collectTargets(body, inner, &names, program, &targets)
      // A view names the one thing in it that can be tapped.
      if targets.count == before + 1 {
        targets[before].types.append(program.screens[Int(id.index)].name)
      }
    case .button(let label, let handler, let content):
      addTarget(.handler(handler), label, content, context, &names, program, &targets)
    case .link(let label, let link, let content):
      addTarget(.link(link, label: label), label, content, context, &names, program, &targets)
    case .navigation, .tabs:
      guard let id = container(at: view, context) else { return }
      if let child = visibleChild(of: id) { collectTargets(below: child, program, &targets) }
    case .representable, .controllerContainer: return
    }
  }

  private func addTarget(
    _ action: TapAction, _ label: Symbol?, _ content: ViewID?, _ context: Context,
    _ names: inout TapNames, _ program: Program, _ targets: inout [TapTarget]
  ) {
    var own = TapNames()
    var inner: [TapTarget] = []
    if let label { own.names.append(label) }
    if let content { collectTargets(content, context, &own, program, &inner) }
    names.types += own.types
    names.names += own.names
    targets.append(
      TapTarget(names: own.names, types: own.types, action: action, context: context))
  }

  private func collectTargets(
    _ modifier: Modifier, over child: ViewID, _ context: Context, _ names: inout TapNames,
    _ program: Program, _ targets: inout [TapTarget]
  ) {
    var own = TapNames()
    let before = targets.count
    collectTargets(child, context, &own, program, &targets)
    switch modifier {
    case .onTap(let handler):
      targets.append(
        TapTarget(
          names: own.names, types: own.types, action: .handler(handler), context: context))
    case .label(let label):
      own.names.append(label)
      // An identifier names the one thing below it that can be tapped.
      if targets.count == before + 1 { targets[before].names.append(label) }
    case .assumed(let assumption):
      for index in before..<targets.count { targets[index].assumed.append(assumption) }
    case .beside(let other):
      collectTargets(other, context, &own, program, &targets)
    case .dialog(let isPresented, let content):
      collectTargets(ofDialog: content, isPresented, context, program, &targets)
    default: break
    }
    names.names += own.names
    names.types += own.types
  }
}

extension World {
  /// The buttons of a dialog that is up; those of one that may be up count among the others.
  private func collectTargets(
    ofDialog content: ViewID, _ isPresented: FormulaID, _ context: Context, _ program: Program,
    _ targets: inout [TapTarget]
  ) {
    var trace = Trace()
    let truth = evaluate(isPresented, context, program, &trace)
    guard truth == .bool(true) || truth.isUnknown else { return }
    var names = TapNames()
    let before = targets.count
    collectTargets(content, context, &names, program, &targets)
    for index in before..<targets.count { targets[index].isInDialog = !truth.isUnknown }
  }
}

/// The labels and types met below a view.
struct TapNames {
  var names: [Symbol] = []
  var types: [Symbol] = []
}

extension World.TapTarget {
  fileprivate func matches(_ symbol: Symbol, isType: Bool) -> Bool {
    isType ? types.contains(symbol) : names.contains(symbol)
  }
}
