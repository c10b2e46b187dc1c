/// A generated run of screens that hide the bar by their offset.
struct ScrollCase {
  enum Step {
    case push(Int)
    case back
    case scroll(Double)
  }

  var seed: UInt64
  var isAnimated = false
  var resetFires = false
  /// Whether a screen drives the state; the first is the root of the stack.
  var drives: [Bool] = []
  var steps: [Step] = []
}

/// A generated run of screens that keep their styles in the queue of seed 001.
struct QueueCase {
  enum Step {
    case push(Int)
    case back
    case sheet(Int)
    case dismiss
    case reactivate
    /// Gives the changing screen another style.
    case change(OracleStyle)
  }

  var seed: UInt64
  /// The style of each screen; the first is the root of the stack, the last one changes.
  var styles: [OracleStyle] = []
  var steps: [Step] = []
}

extension SplitMix64 {
  mutating func scrollCase(seed: UInt64) -> ScrollCase {
    var result = ScrollCase(seed: seed)
    result.isAnimated = oneIn(2)
    result.resetFires = oneIn(3)
    for _ in 0..<4 { result.drives.append(!oneIn(3)) }
    var depth = 0
    for _ in 0..<(2 + below(10)) {
      switch below(5) {
      case 0, 1:
        result.steps.append(.push(1 + below(3)))
        depth += 1
      case 2 where depth > 0:
        result.steps.append(.back)
        depth -= 1
      default: result.steps.append(.scroll(pick([-250, -3, -2.9, -2, 0, 1.9, 20])))
      }
    }
    return result
  }

  mutating func queueCase(seed: UInt64) -> QueueCase {
    var result = QueueCase(seed: seed)
    for _ in 0..<4 { result.styles.append(pick(OracleStyle.allCases)) }
    var depth = 0
    var hasSheet = false
    // The changing screen is there once at most, and on top.
    var changes = false
    for _ in 0..<(2 + below(10)) {
      switch below(8) {
      case 0...1 where !hasSheet && !changes:
        let screen = 1 + below(3)
        changes = screen == 3
        result.steps.append(.push(screen))
        depth += 1
      case 2...3 where depth > 0 && !hasSheet:
        result.steps.append(.back)
        depth -= 1
        changes = false
      case 4 where !hasSheet && !changes:
        result.steps.append(.sheet(1 + below(2)))
        hasSheet = true
      case 5 where hasSheet:
        result.steps.append(.dismiss)
        hasSheet = false
      case 6: result.steps.append(.reactivate)
      case 7 where changes: result.steps.append(.change(pick(OracleStyle.allCases)))
      default: continue
      }
    }
    return result
  }
}

/// The screens of a stack, each with a number of its own, and what they tell an oracle.
struct ScrollRun {
  var state: ScrollOracle
  private var stack: [(screen: Int, drives: Bool)] = []
  private var count = 0

  init(_ start: ScrollCase) {
    state = ScrollOracle()
    state.isAnimated = start.isAnimated
    state.resetFires = start.resetFires
    push(start.drives[0])
  }

  private mutating func push(_ drives: Bool) {
    stack.append((count, drives))
    count += 1
    if drives { state.appear(count - 1) }
  }

  mutating func apply(_ step: ScrollCase.Step, _ start: ScrollCase) {
    switch step {
    case .push(let index): push(start.drives[index])
    case .back:
      guard let popped = stack.popLast(), let revealed = stack.last else { return }
      if revealed.drives { state.appear(revealed.screen) }
      if popped.drives { state.presentedChanged(popped.screen) }
    case .scroll(let offset):
      guard let top = stack.last else { return }
      if top.drives { state.scroll(top.screen, to: offset) }
    }
  }
}

/// The screens of a stack, and what their appearing and disappearing does to the queue.
struct QueueRun {
  var queue = QueueOracle()
  private var stack: [Int] = [0]
  private var styles: [OracleStyle]

  init(_ start: QueueCase) {
    styles = start.styles
    queue.appear(styles[0])
    queue.activate()
  }

  mutating func apply(_ step: QueueCase.Step) {
    switch step {
    case .push(let index):
      queue.appear(styles[index])
      queue.disappear()
      stack.append(index)
    case .back:
      stack.removeLast()
      queue.appear(styles[stack.last ?? 0])
      queue.disappear()
    case .sheet(let index): queue.appear(styles[index])
    case .dismiss: queue.disappear()
    case .reactivate: queue.activate()
    case .change(let style):
      // `onChange` is about values that differ.
      if style != styles[3] { queue.change(style) }
      styles[3] = style
    }
  }
}
