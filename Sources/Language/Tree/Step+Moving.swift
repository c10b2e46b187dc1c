// What a line of a scenario says, in another place of the text.
extension Step.Kind {
  /// `true` iff it can be moved: it holds no code but simple expressions.
  var mayMove: Bool {
    var mover = Mover(distance: 0)
    _ = mover.moved(self)
    return mover.isComplete
  }

  /// The same so many bytes further on; backwards, the distance wraps around.
  func moved(by distance: UInt32) -> Step.Kind {
    var mover = Mover(distance: distance)
    return mover.moved(self)
  }
}

/// Moves the places in a step.
private struct Mover {
  let distance: UInt32
  /// `false` once there was something that is not moved.
  private(set) var isComplete = true

  init(distance: UInt32) { self.distance = distance }

  mutating func moved(_ step: Step.Kind) -> Step.Kind {
    switch step {
    case .launch, .back, .pop, .popToRoot, .showSidebar, .hideSidebar, .background, .inactive,
      .foreground, .finish, .cancel, .blank, .invalid:
      return step
    case .tap(let target): return .tap(moved(target))
    case .selectTab(let target): return .selectTab(moved(target))
    case .push(let screen): return .push(moved(screen))
    case .dismiss(let screen): return .dismiss(moved(screen))
    case .requestUpdate(let screen): return .requestUpdate(from: moved(screen))
    case .rotate(let name): return .rotate(moved(name))
    case .resize(let name): return .resize(moved(name))
    case .appearance(let name): return .appearance(moved(name))
    case .indicator(let name): return .indicator(moved(name))
    case .set(let target, let value): return .set(moved(target), moved(value))
    case .wait(let time): return .wait(moved(time))
    case .expect(let expectation): return .expect(moved(expectation))
    case .present, .peek, .selectPage, .scroll, .pull, .call, .callBlock, .showWindow, .hideWindow,
      .openScene, .activateScene, .closeScene, .begin:
      isComplete = false
      return step
    }
  }

  private mutating func moved(_ expectation: Expectation) -> Expectation {
    Expectation(
      facts: expectation.facts.map { moved($0) }, condition: moved(expectation.condition),
      message: moved(expectation.message))
  }

  private mutating func moved(_ fact: Fact) -> Fact {
    Fact(moved(fact.kind), moved(fact.range), decider: moved(fact.decider))
  }

  private mutating func moved(_ fact: Fact.Kind) -> Fact.Kind {
    switch fact {
    case .hidden, .visible, .covered, .unchanged, .stale, .notStale, .ignored, .light, .dark,
      .automatic, .split, .notSplit, .unknown, .notUnknown, .notAnimated, .noFlash, .noAdvice,
      .invalid:
      fact
    case .part(let end, let color): .part(moved(end), moved(color))
    case .style(let value): .style(moved(value))
    case .asked(let places, let isWhole, let count):
      .asked(places.map { moved($0) }, isWhole: isWhole, count: moved(count))
    case .notAsked(let place): .notAsked(moved(place))
    case .animated(let kind, let duration):
      .animated(kind: moved(kind), duration: moved(duration))
    case .flash(let look): .flash(moved(look))
    case .meanwhile(let look): .meanwhile(moved(look))
    case .quantity(let subject, let value, let tolerance):
      .quantity(moved(subject), value: moved(value), tolerance: moved(tolerance))
    case .navigationBar(let words): .navigationBar(words.map { moved($0) })
    case .top(let screen): .top(moved(screen))
    case .lifecycle(let places, let isWhole):
      .lifecycle(places.map { moved($0) }, isWhole: isWhole)
    case .advice(let name): .advice(moved(name))
    case .condition(let value): .condition(moved(value))
    }
  }

  private mutating func moved(_ expression: Expression) -> Expression {
    Expression(moved(expression.kind), moved(expression.range))
  }

  private mutating func moved(_ expression: Expression.Kind) -> Expression.Kind {
    switch expression {
    case .name, .binding, .implicitMember, .number, .boolean, .nilLiteral, .missing:
      return expression
    case .string(let string):
      // One with parts has places of its own.
      if !string.isOneText { isComplete = false }
      return expression
    case .instance(let name, let ordinal): return .instance(name, ordinal: moved(ordinal))
    case .array(let elements): return .array(elements.map { moved($0) })
    case .tuple(let elements): return .tuple(elements.map { moved($0) })
    case .member(let base, let member): return .member(moved(base), moved(member))
    case .call(let call) where call.closures.isEmpty:
      return .call(
        Call(
          callee: moved(call.callee), arguments: call.arguments.map { moved($0) }, closures: [],
          brackets: moved(call.brackets)))
    case .subscripted(let base, let arguments):
      return .subscripted(moved(base), arguments.map { moved($0) })
    case .prefix(let sign, let value): return .prefix(sign, moved(value))
    case .binary(let left, let sign, let place, let right):
      return .binary(moved(left), sign, operatorRange: moved(place), moved(right))
    case .call, .dictionary, .optionalChain, .forced, .assignment, .ternary, .cast, .effect,
      .closure, .keyPath, .macro, .regex, .availability, .conditionalModifiers, .branch, .hole:
      isComplete = false
      return expression
    }
  }

  private mutating func moved(_ expression: Expression?) -> Expression? {
    expression.map { moved($0) }
  }

  private mutating func moved(_ argument: Argument) -> Argument {
    Argument(label: moved(argument.label), value: moved(argument.value))
  }

  private mutating func moved(_ screen: ScreenReference) -> ScreenReference {
    ScreenReference(
      name: moved(screen.name), arguments: screen.arguments.map { moved($0) },
      ordinal: moved(screen.ordinal))
  }

  private mutating func moved(_ screen: ScreenReference?) -> ScreenReference? {
    screen.map { moved($0) }
  }

  private func moved(_ target: Target) -> Target {
    switch target {
    case .label(let range): .label(moved(range))
    case .type(let name): .type(moved(name))
    case .number(let range): .number(moved(range))
    }
  }

  private func moved(_ time: TimeSpan) -> TimeSpan {
    TimeSpan(
      range: moved(time.range), number: moved(time.number), isMilliseconds: time.isMilliseconds)
  }

  private func moved(_ time: TimeSpan?) -> TimeSpan? { time.map { moved($0) } }

  private func moved(_ name: LocatedName) -> LocatedName {
    LocatedName(name.name, moved(name.range))
  }

  private func moved(_ name: LocatedName?) -> LocatedName? { name.map { moved($0) } }

  private func moved(_ range: SourceRange) -> SourceRange {
    SourceRange(range.start &+ distance, range.end &+ distance)
  }

  private func moved(_ range: SourceRange?) -> SourceRange? { range.map { moved($0) } }
}
