extension TreeShape {
  mutating func add(_ step: Step) {
    add(step.range)
    switch step.kind {
    case .launch: tag(1)
    case .tap(let target), .selectTab(let target):
      tag(2)
      add(target)
    case .push(let screen):
      tag(3)
      add(screen)
    case .back: tag(4)
    case .pop: tag(5)
    case .popToRoot: tag(6)
    case .present(let step), .peek(let step):
      tag(7)
      add(step)
    case .dismiss(let screen), .requestUpdate(from: let screen):
      tag(8)
      add(screen != nil)
      if let screen { add(screen) }
    case .selectPage(let value), .pull(let value), .call(let value):
      tag(9)
      add(value)
    case .scroll(let direction, let value):
      tag(10)
      tag(UInt32(direction.rawValue))
      add(value)
    case .rotate(let name), .resize(let name), .appearance(let name), .hideWindow(let name),
      .openScene(let name), .activateScene(let name), .indicator(let name):
      tag(11)
      add(name)
    case .closeScene(let name):
      tag(12)
      add(name)
    case .set(let target, let value):
      tag(13)
      add(target)
      add(value)
    case .callBlock(let closure):
      tag(14)
      add(closure)
    case .showWindow(let name, let asKey):
      tag(15)
      add(name)
      add(asKey)
    case .wait(let time):
      tag(16)
      add(time.range)
    case .begin(let step):
      tag(17)
      add(step)
    case .expect(let expectation):
      tag(18)
      add(expectation)
    case .showSidebar: tag(19)
    case .hideSidebar: tag(20)
    case .background: tag(21)
    case .foreground: tag(22)
    case .finish: tag(23)
    case .cancel: tag(24)
    case .invalid: tag(25)
    case .blank: tag(26)
    case .again: tag(27)
    }
  }

  private mutating func add(_ target: Target) {
    switch target {
    case .label: tag(1)
    case .type: tag(2)
    case .number: tag(3)
    }
    add(target.range)
  }

  private mutating func add(_ screen: ScreenReference) {
    add(screen.name)
    add(screen.ordinal)
    add(screen.arguments)
  }

  private mutating func add(_ screen: ScreenReference?) {
    add(screen != nil)
    if let screen { add(screen) }
  }

  private mutating func add(_ step: PresentStep) {
    add(step.screen)
    add(step.content)
    add(step.style)
    add(step.detent)
    add(step.isCapturing)
    add(step.presenter)
    add(step.window)
  }

  private mutating func add(_ expectation: Expectation) {
    add(expectation.facts)
    add(expectation.condition)
    add(expectation.message)
  }

  mutating func add(_ line: ExplorationLine) {
    add(line.range)
    switch line.kind {
    case .always(let claim):
      tag(1)
      add(claim)
    case .never(let claim):
      tag(2)
      add(claim)
    case .after(let returns, let claim):
      tag(3)
      add(returns)
      add(claim)
    case .reachable(let claim):
      tag(4)
      add(claim)
    case .without(let moves):
      tag(5)
      count(moves.count)
      for move in moves {
        add(move.name)
        add(move.label)
      }
    case .with: tag(6)
    case .atMost(let number, let screen):
      tag(7)
      add(number)
      add(screen)
    case .invalid: tag(8)
    }
  }

  private mutating func add(_ claim: ExplorationLine.Claim) {
    add(claim.facts)
    add(claim.premise)
    add(claim.condition)
    add(claim.message)
  }

  private mutating func add(_ facts: [Fact]) {
    count(facts.count)
    for fact in facts { add(fact) }
  }

  private mutating func add(_ fact: Fact) {
    add(fact.range)
    add(fact.decider)
    switch fact.kind {
    case .style(let value), .notAsked(let value), .condition(let value):
      tag(1)
      add(value)
    case .asked(let places, let isWhole, let count):
      tag(2)
      add(isWhole)
      add(count)
      add(places)
    case .lifecycle(let places, let isWhole):
      tag(3)
      add(isWhole)
      add(places)
    case .quantity(let subject, let value, let tolerance):
      tag(4)
      add(subject)
      add(value)
      add(tolerance)
    case .animated(let kind, let duration):
      tag(5)
      add(kind)
      add(duration?.range)
    case .top(let screen):
      tag(6)
      add(screen)
    case .navigationBar(let words):
      tag(7)
      add(words)
    // Those of fixed words: their tokens say which they are.
    case .hidden, .visible, .covered, .unchanged, .stale, .ignored, .light, .dark, .automatic,
      .split, .notSplit, .part, .unknown, .notUnknown, .notAnimated, .flash, .noFlash, .meanwhile,
      .advice, .noAdvice, .invalid:
      tag(8)
    }
  }

  private mutating func add(_ places: [Expression]) {
    count(places.count)
    for place in places { add(place) }
  }
}
