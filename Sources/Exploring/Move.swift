import Interpreter
import StatusBar

/// What is done in a search, from one world at rest to the next.
package enum Move: Hashable, Sendable {
  case launch
  case tap(Symbol)
  case tapType(Symbol)
  /// From 1.
  case selectTab(Int32)
  case back
  /// A swipe back that the finger gives up half-way.
  case cancelledBack
  /// A swipe that takes away what is presented.
  case swipeDown
  case cancelledSwipeDown
  /// Out of the app, and in again.
  case leaveAndReturn
  /// To another tab or page, and back to the one that is shown; all from 1.
  case tabAndReturn(Int32, to: Int32)
  case pageAndReturn(Int32, to: Int32)
  /// Onto its side, and back.
  case turnAndReturn(Orientation, to: Orientation)
  /// From 1.
  case selectPage(Int32)
  case rotate(Orientation)
  case appearance(InterfaceStyle)
  /// The content on top is scrolled by so many points, down where it is positive.
  case scroll(Double)
  /// Down by so many points, and up again.
  case scrollAndReturn(Double)
  /// Until the next code that waits for its time has run, in seconds.
  case wait(Double)
  /// A move, and what is to run as soon as it is done; where it is of two actions, `throughout`
  /// says that this is so of each of them: no hand is as quick as the main queue.
  indirect case settled(Move, throughout: Bool)
  /// A function that no tap can name.
  case call(OpenCall)
  /// A step that a scenario of the spec does and no person can: by its number among those.
  case given(Int32)

  /// `true` iff code does it, at a time that is not known.
  var isOfCode: Bool { if case .call(let call) = core { !call.isByTouch } else { false } }

  /// The move itself, without what runs as soon as it is done.
  private var core: Move { if case .settled(let move, _) = self { move.core } else { self } }

  /// `true` iff the app starts.
  var isLaunch: Bool { core == .launch }

  /// `true` iff time passes.
  var isWait: Bool { if case .wait = core { true } else { false } }

  /// `true` iff a finger taps something.
  var isTap: Bool {
    switch self {
    case .tap, .tapType: true
    case .settled(let move, _): move.isTap
    case .launch, .selectTab, .back, .cancelledBack, .swipeDown, .cancelledSwipeDown,
      .leaveAndReturn, .tabAndReturn, .pageAndReturn, .turnAndReturn, .selectPage, .rotate,
      .appearance, .scroll, .scrollAndReturn, .wait, .call, .given:
      false
    }
  }

  /// `true` iff a finger touches something that runs code.
  var isTouch: Bool { if case .call(let call) = core { call.isByTouch } else { isTap } }

  /// `true` iff no person does it.
  package var isGiven: Bool { if case .given = core { true } else { false } }

  /// The actions of the model that it is, one after the other.
  func actions(given: [GivenStep]) -> [Action] {
    switch self {
    case .given(let number): [given[Int(number)].action]
    case .launch: [.launch]
    case .tap(let label): [.tap(label)]
    case .tapType(let type): [.tapType(type)]
    case .selectTab(let number): [.select(.tabNumber(number))]
    case .back: [.navigate(.back)]
    case .cancelledBack: [.moment(.beginBack), .moment(.cancel)]
    case .swipeDown: [.moment(.beginDismiss), .moment(.finish)]
    case .cancelledSwipeDown: [.moment(.beginDismiss), .moment(.cancel)]
    case .leaveAndReturn: [.background, .foreground]
    case .tabAndReturn(let other, let own):
      [.select(.tabNumber(other)), .select(.tabNumber(own))]
    case .pageAndReturn(let other, let own):
      [.select(.pageNumber(other)), .select(.pageNumber(own))]
    case .turnAndReturn(let other, let own): [.device(.rotate(other)), .device(.rotate(own))]
    case .selectPage(let number): [.select(.pageNumber(number))]
    case .rotate(let orientation): [.device(.rotate(orientation))]
    case .appearance(let style): [.device(.appearance(style))]
    case .scroll(let distance): [.scrollBy(-distance)]
    case .scrollAndReturn(let distance): [.scrollBy(-distance), .scrollBy(distance)]
    case .wait(let seconds): [.wait(seconds)]
    case .settled(let move, let throughout):
      settling(move.actions(given: given), by: .wait(0), throughout)
    case .call(let call):
      [
        .call(
          ScreenUse(call.screen), call.handler,
          arguments: Array(repeating: .some(call.sender), count: Int(call.parameterCount)))
      ]
    }
  }

  /// Returns the steps of a scenario that it is, a line each.
  package func steps(in program: Program, given: [GivenStep]) -> [String] {
    switch self {
    case .given(let number): [given[Int(number)].text]
    case .launch: ["launch"]
    case .tap(let label): ["tap " + quoted(program.spelling(of: label))]
    case .tapType(let type): ["tap " + program.spelling(of: type)]
    case .selectTab(let number): ["select tab \(number)"]
    case .back: ["back"]
    case .cancelledBack: ["begin back", "cancel"]
    case .swipeDown: ["begin dismiss", "finish"]
    case .cancelledSwipeDown: ["begin dismiss", "cancel"]
    case .leaveAndReturn: ["background", "foreground"]
    case .tabAndReturn(let other, let own): ["select tab \(other)", "select tab \(own)"]
    case .pageAndReturn(let other, let own): ["select page \(other)", "select page \(own)"]
    case .turnAndReturn(let other, let own):
      ["rotate " + other.spelling, "rotate " + own.spelling]
    case .selectPage(let number): ["select page \(number)"]
    case .rotate(let orientation): ["rotate " + orientation.spelling]
    case .appearance(let style): ["appearance " + style.spelling]
    case .scroll(let distance): [Move.scrolling(by: distance)]
    case .scrollAndReturn(let distance):
      [Move.scrolling(by: distance), Move.scrolling(by: -distance)]
    case .wait(let seconds): ["wait " + decimal(seconds) + " s"]
    case .settled(let move, let throughout):
      settling(move.steps(in: program, given: given), by: "wait 0 s", throughout)
    case .call(let call):
      [
        "call " + program.spelling(of: program.screens[Int(call.screen.index)].name) + "."
          + program.spelling(of: call.function)
      ]
    }
  }

  private static func scrolling(by distance: Double) -> String {
    (distance < 0 ? "scroll up " : "scroll down ") + decimal(distance.magnitude)
  }
}

extension Move {
  /// `true` iff an exploration does without it.
  func isExcluded(by excluded: [ExcludedMove]) -> Bool {
    switch self {
    case .launch, .given: false
    case .tap(let label): excluded.contains(.tap(nil)) || excluded.contains(.tap(label))
    case .tapType(let type): excluded.contains(.tap(nil)) || excluded.contains(.tap(type))
    case .selectTab, .tabAndReturn: excluded.contains(.tab)
    case .selectPage, .pageAndReturn: excluded.contains(.page)
    case .back: excluded.contains(.back)
    case .cancelledBack: excluded.contains(.back) || excluded.contains(.cancel)
    case .swipeDown: excluded.contains(.dismiss)
    case .cancelledSwipeDown: excluded.contains(.dismiss) || excluded.contains(.cancel)
    case .leaveAndReturn: excluded.contains(.background)
    case .rotate, .turnAndReturn: excluded.contains(.rotate)
    case .appearance: excluded.contains(.appearance)
    case .scroll, .scrollAndReturn: excluded.contains(.scroll)
    case .wait: excluded.contains(.wait)
    case .settled(let move, _): move.isExcluded(by: excluded)
    case .call: excluded.contains(.tap(nil))
    }
  }
}

/// What is done, with a turn of the main queue at its end, or behind each part of it.
func settling<Part>(_ parts: [Part], by turn: Part, _ throughout: Bool) -> [Part] {
  throughout ? parts.flatMap { [$0, turn] } : parts + [turn]
}

/// A step that a scenario of the spec does, as it is written there.
package struct GivenStep: Sendable {
  package var action: Action
  package var text: String

  package init(action: Action, text: String) {
    (self.action, self.text) = (action, text)
  }
}

extension Questions {
  /// What a person may try at a world at rest, in the order of the screen; some of it is refused.
  package func moves(turning: Bool, calling: Bool) -> [Move] {
    var moves: [Move] = []
    for name in tappableNames {
      switch name {
      case .label(let label): moves.append(.tap(label))
      case .type(let type): moves.append(.tapType(type))
      case .tab, .untitledTabs: continue
      }
    }
    let tabs = tabCount
    let own = Int32(selectedTab)
    for tab in Int32(1)..<Int32(max(2, tabs + 1)) where tabs > 1 && tab != own {
      moves += [.selectTab(tab), .tabAndReturn(tab, to: own)]
    }
    if let pages = turnablePages {
      let own = Int32(pages.selected)
      for page in [own - 1, own + 1] where page >= 1 && page <= Int32(pages.count) {
        moves += [.selectPage(page), .pageAndReturn(page, to: own)]
      }
    }
    let back = backWays
    if back.isThere { moves.append(.back) }
    if back.bySwipe { moves.append(.cancelledBack) }
    if canDragAway { moves += [.swipeDown, .cancelledSwipeDown] }
    moves += scrolls
    if let wait { moves.append(wait) }
    moves.append(.leaveAndReturn)
    if calling { moves += openCalls.map { .call($0) } }
    guard turning else { return moves }
    let platform = world.platform
    let turned: Orientation = platform.orientation == .portrait ? .landscapeLeft : .portrait
    moves += [.rotate(turned), .turnAndReturn(turned, to: platform.orientation)]
    moves.append(.appearance(platform.appearance == .light ? .dark : .light))
    return moves
  }

  /// To each stop, and from the top there and back.
  private var scrolls: [Move] {
    let stops = scrollStops
    if stops.isEmpty { return [] }
    let start = scrolledDistance
    let ways = ([0] + stops).filter { $0 != start }.map { Move.scroll($0 - start) }
    return start == 0 ? ways + stops.map { .scrollAndReturn($0) } : ways
  }

  /// Until the next code that waits has run; nil where none does, or not for long.
  private var wait: Move? {
    guard let seconds = waitingCode()?.seconds, seconds <= Questions.longestWait else { return nil }
    // Times that were subtracted from one another end in many digits.
    let round = (seconds * 1000).rounded(.up) / 1000
    return .wait(max(seconds, round))
  }

  /// A day, in seconds: what comes later is not waited for.
  private static let longestWait = 86_400.0
}
