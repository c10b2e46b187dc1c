extension TreeShape {
  mutating func add(_ step: Step) {
    add(step.range)
    add(step.kind.isBroken)
    add(step.kind.operands)
  }

  /// Notes what stands behind fixed words, of which the tokens say which they are.
  private mutating func add(_ operands: [Operand]) {
    count(operands.count)
    for operand in operands {
      switch operand {
      case .value(let value): add(value)
      case .values(let values): add(values)
      case .name(let name): add(name)
      case .names(let names): add(names)
      case .range(let range): add(range)
      case .screen(let screen): add(screen)
      case .target(let target): add(target)
      case .presentation(let step): add(step)
      case .closure(let closure): add(closure)
      case .step(let step): add(step)
      case .expectation(let expectation): add(expectation)
      }
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
    add(fact.kind.operands)
  }

  private mutating func add(_ places: [Expression]) {
    count(places.count)
    for place in places { add(place) }
  }
}
