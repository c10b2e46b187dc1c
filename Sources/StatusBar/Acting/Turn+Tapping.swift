/// What can be tapped: buttons, links and views with a gesture, by label, identifier or type.
extension Turn {
  mutating func tap(_ symbol: Symbol, isType: Bool) {
    let all = questions.visibleTargets()
    let targets = questions.reachable(all)
    let label = isType ? nil : program.bytes(of: symbol)
    let found = targets.filter { $0.matches(symbol, label) }
    let felt = found.filter { !$0.isInert }
    let certain = (felt.isEmpty ? found : felt).filter { !$0.isGuess }
    let matching = certain.isEmpty ? Array(found.prefix(1)) : certain
    guard let target = matching.first else {
      if let cover = questions.cover(hiding: symbol, label) {
        return fail(.covered(by: cover))
      }
      if all.contains(where: { $0.matches(symbol, label) }) {
        return fail(.behindDialog(buttons: targets.flatMap { $0.names }))
      }
      if isType, tapContent(of: symbol) { return }
      if let label, !label.isEmpty, tapUnknown(label, among: targets) { return }
      if let input = questions.unknownControl() { return fail(.undecided(input)) }
      let known = targets.flatMap { $0.tapNames } + namesOfTabs
      if !isType, !program.names(symbol), let screen = questions.screenOfControls() {
        return fail(.unreadControls(of: screen, available: known))
      }
      return fail(.notFound(available: known))
    }
    guard matching.count == 1 else { return fail(.several(count: Int32(matching.count))) }
    perform(target)
  }

  /// Taps what may carry an unknown label: the only one is taken for the one that is
  /// meant, among several it is unknown. `false` where there is none.
  private mutating func tapUnknown(
    _ label: [UInt8], among targets: [Questions.TapTarget]
  ) -> Bool {
    let possible = targets.filter { $0.mayMatch(label) }
    let certain = possible.filter { !$0.isGuess }
    let candidates = certain.isEmpty ? possible : certain
    guard var target = candidates.first,
      let doubt = target.texts.first(where: { $0.matches(label) })?.doubt
    else { return false }
    guard candidates.count == 1, let assumption = doubt.assumption else {
      fail(.undecided(doubt.input))
      return true
    }
    target.assumed.append(assumption)
    perform(target)
    return true
  }

  /// A finger touches something, and nothing happens where it does not reach it.
  private mutating func perform(_ target: Questions.TapTarget) {
    if target.isInert { return }
    guard let doubt = target.doubt else {
      hasTouchedControl = !target.isGuess
      return touch(target)
    }
    perhaps(doubt) { $0.touch(target) }
  }

  /// Does what the touch of a control does, also to bars that hide on a tap.
  private mutating func touch(_ target: Questions.TapTarget) {
    act(on: target)
    switch target.action {
    case .tab: return
    case .offer: hideBarsOnTap(around: target.context.controller, takenByControl: true)
    case .handler, .link, .row, .tableRow, .unknown:
      hideBarsOnTap(around: target.context.controller, takenByControl: false)
    }
  }

  /// Taps the content of a controller on top, past its controls; `false` where none is named so.
  private mutating func tapContent(of symbol: Symbol) -> Bool {
    guard let top = questions.topController(), questions.tree(of: top) == nil,
      let screen = self[top].screen, program.screens[Int(screen.index)].name == symbol
    else { return false }
    hideBarsOnTap(around: top)
    return true
  }

  private mutating func act(on target: Questions.TapTarget) {
    for assumption in target.assumed { questions.world.assume(.text(assumption)) }
    for gesture in target.besides { run(gesture.handler, [], gesture.context) }
    switch target.action {
    case .handler(let handler): run(handler, [], target.context)
    case .tab(let tabs, let index): tapTab(index, in: tabs)
    case .offer(let index): perform(index)
    case .tableRow(let handler, let row):
      let count = Int(program.handlers[Int(handler.index)].parameterCount)
      run(handler, Array(repeating: .unknown(row), count: count), target.context)
    case .unknown: return
    case .row(let handler, let input): selectRow(handler, input, target.context)
    case .link(let link, let label): follow(link, label, target.context)
    }
  }

  private mutating func follow(_ link: LinkTarget, _ label: Symbol?, _ context: Context) {
    guard let stack = questions.navigation(around: context.controller) else {
      return fail(.nothingToPushOnto)
    }
    switch link {
    case .view(let view):
      replaceDetail(in: stack, from: context.controller)
      push(.view(view), onto: stack, label: label, context)
    case .value(let type, let value):
      guard let content = questions.destination(for: type, below: stack) else {
        if let input = questions.unknownScreen() ?? questions.unknownControllerInTree() {
          return fail(.undecided(input))
        }
        // "The link cannot be activated": no destination takes its value.
        return journal.wasIgnored = true
      }
      replaceDetail(in: stack, from: context.controller)
      push(content, value, context, onto: stack, label: label)
    }
  }

  /// A row of a list in a column selects, and the next column comes where one stands over the
  /// other; elsewhere selecting by a touch depends on the release and on the mode of the list.
  private mutating func selectRow(_ handler: HandlerID, _ input: InputID, _ context: Context) {
    guard let split = questions.splitView(around: context.controller) else {
      let place = Recursions.Place(input, of: handler, context.instance, in: program)
      return perhaps(input, at: place) { $0.run(handler, [], context) }
    }
    replaceDetail(in: split, from: context.controller)
    run(handler, [], context)
    render()
    guard failure == nil, !questions.showsColumns,
      let next = questions.nextColumn(of: split, after: context.controller)
    else { return }
    push(.view(next.view), onto: split, label: nil, next.context)
  }

  /// What a link of the sidebar has shown beside it goes where another one is tapped.
  private mutating func replaceDetail(in stack: ControllerID, from id: ControllerID?) {
    guard questions.sidebar(of: stack) == id, id != nil, self[stack].children.count > 1 else {
      return
    }
    pop(to: self[stack].children[1], in: stack)
  }
}

extension Program {
  /// `true` iff something of the app, shown or not, is known to carry a label.
  fileprivate func names(_ label: Symbol) -> Bool {
    views.contains { view in
      switch view.kind {
      case .leaf(_, let name), .button(let name, _, _), .link(let name, _, _): name == label
      case .modified(_, .tap(.label(let name))): name == label
      case .group, .conditional, .repeated, .modified, .screen, .navigation, .tabs, .scroll,
        .representable, .made, .controllerContainer, .fallbackStrip, .unknown, .empty:
        false
      }
    } || handlers.contains { handler in handler.body.contains { $0.offers(label) } }
  }
}

extension Effect {
  /// `true` iff it makes a control of that label, itself or in one of its blocks.
  fileprivate func offers(_ label: Symbol) -> Bool {
    if case .offer(let name, _, _) = kind { return name == label }
    return blocks.joined().contains { $0.offers(label) }
  }
}
