extension Action {
  /// A number that equal actions share, and that most others do not; made in no time, so that many
  /// can be passed over which are other ones.
  package var key: Int {
    switch self {
    case .launch: 1
    case .beginLaunch: 2
    case .tap(let label): 3 + Int(label.index) << 5
    case .tapType(let type): 4 + Int(type.index) << 5
    case .navigate(.push(let screen, _)): 5 + Int(screen.index) << 5
    case .navigate(.present(let screen, _, _, _, _, _, _, _, _, _)): 6 + Int(screen.index) << 5
    case .navigate(.back), .navigate(.pop): 7
    case .navigate(.popToRoot): 8
    case .navigate(.dismiss): 9
    case .select(.tab(let label)): 10 + Int(label.index) << 5
    case .select(.tabNumber(let number)), .select(.pageNumber(let number)): 11 + Int(number) << 5
    case .scrollTo(let offset): 12 + Action.key(of: offset) << 5
    case .scrollBy(let distance): 13 + Action.key(of: distance) << 5
    case .device: 14
    case .set(let setting, let value): 15 + (setting.key &* 31 &+ Action.key(of: value)) << 5
    case .call(_, let handler, _): 16 + Int(handler.index) << 5
    case .runOnTop(_, let handler): 17 + Int(handler?.index ?? -1) << 5
    case .requestUpdate: 18
    case .showWindow(let name, _): 19 + Int(name.index) << 5
    case .hideWindow(let name): 20 + Int(name.index) << 5
    case .scene: 21
    case .showSidebar: 22
    case .hideSidebar: 23
    case .background: 24
    case .foreground: 25
    case .wait(let seconds): 26 + Action.key(of: seconds) << 5
    case .moment: 27
    }
  }

  // 0 and -0 are equal.
  private static func key(of number: Double) -> Int {
    number == 0 ? 0 : Int(truncatingIfNeeded: number.bitPattern >> 32 ^ number.bitPattern)
  }

  private static func key(of value: Value) -> Int {
    switch value {
    case .bool(let truth): truth ? 1 : 2
    case .number(let number): key(of: number)
    case .integer(let number): key(of: Double(number))
    case .text(let symbol), .enumCase(let symbol): Int(symbol.index)
    case .list(let list): Int(list.index)
    case .none, .style, .animation, .scheme, .visibility, .sizeClass, .interposed, .scenePhase,
      .controller, .object, .window, .some, .presentation, .reference, .closure, .unknown:
      3
    }
  }
}

extension Action.Setting {
  fileprivate var key: Int {
    switch self {
    case .input(let input): Int(input.index)
    case .app(let slot): Int(slot)
    case .screen(let use, let slot): Int(use.screen.index) &* 64 &+ Int(slot)
    }
  }
}
