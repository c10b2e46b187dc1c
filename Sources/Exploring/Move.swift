import StatusBar

/// What a person does in a search, from one world at rest to the next.
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
  case rotate(Orientation)
  case appearance(InterfaceStyle)

  /// The actions of the model that it is, one after the other.
  package var actions: [Action] {
    switch self {
    case .launch: [.launch]
    case .tap(let label): [.tap(label)]
    case .tapType(let type): [.tapType(type)]
    case .selectTab(let number): [.select(.tabNumber(number))]
    case .back: [.navigate(.back)]
    case .cancelledBack: [.moment(.beginBack), .moment(.cancel)]
    case .swipeDown: [.moment(.beginDismiss), .moment(.finish)]
    case .cancelledSwipeDown: [.moment(.beginDismiss), .moment(.cancel)]
    case .leaveAndReturn: [.background, .foreground]
    case .rotate(let orientation): [.device(.rotate(orientation))]
    case .appearance(let style): [.device(.appearance(style))]
    }
  }

  /// Returns the steps of a scenario that it is, a line each.
  package func steps(in program: Program) -> [String] {
    switch self {
    case .launch: ["launch"]
    case .tap(let label): ["tap " + quoted(program.spelling(of: label))]
    case .tapType(let type): ["tap " + program.spelling(of: type)]
    case .selectTab(let number): ["select tab \(number)"]
    case .back: ["back"]
    case .cancelledBack: ["begin back", "cancel"]
    case .swipeDown: ["begin dismiss", "finish"]
    case .cancelledSwipeDown: ["begin dismiss", "cancel"]
    case .leaveAndReturn: ["background", "foreground"]
    case .rotate(let orientation): ["rotate " + orientation.spelling]
    case .appearance(let style): ["appearance " + style.spelling]
    }
  }
}

/// Returns a text between quotes, as Swift writes it.
func quoted(_ text: String) -> String {
  var spelling = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { spelling += "\\" }
    if scalar == "\n" { spelling += "\\n" } else { spelling.unicodeScalars.append(scalar) }
  }
  return spelling + "\""
}

extension Questions {
  /// What a person may try at a world at rest, in the order of the screen; some of it is refused.
  package func moves(turning: Bool) -> [Move] {
    var moves: [Move] = []
    for name in tappableNames {
      switch name {
      case .label(let label): moves.append(.tap(label))
      case .type(let type): moves.append(.tapType(type))
      case .tab, .untitledTabs: continue
      }
    }
    let tabs = tabCount
    if tabs > 1 { moves += (1...tabs).map { .selectTab(Int32($0)) } }
    moves += [.back, .cancelledBack, .swipeDown, .cancelledSwipeDown, .leaveAndReturn]
    guard turning else { return moves }
    let platform = world.platform
    moves.append(.rotate(platform.orientation == .portrait ? .landscapeLeft : .portrait))
    moves.append(.appearance(platform.appearance == .light ? .dark : .light))
    return moves
  }
}
