/// A living use of a screen, as a scenario names it.
package struct ScreenUse: Hashable, Sendable {
  package var screen: ScreenID
  /// 2 for `Photo#2`, counted from the back to the front; nil for the topmost one.
  package var ordinal: Int32?

  package init(_ screen: ScreenID, ordinal: Int32? = nil) {
    self.screen = screen
    self.ordinal = ordinal
  }
}

/// The statements of a step as one screen reads them: its properties, its functions.
package struct TopHandler: Hashable, Sendable {
  package var screen: ScreenID
  package var handler: HandlerID

  package init(_ screen: ScreenID, _ handler: HandlerID) {
    self.screen = screen
    self.handler = handler
  }
}

/// What a person or the system does.
package enum Action: Hashable, Sendable {
  case launch
  /// Up to where the launch screen is on screen.
  case beginLaunch
  /// Taps what carries the label, or is of that type.
  case tap(Symbol)
  case tapType(Symbol)
  case navigate(Navigation)
  /// Chooses a tab or a page with a finger.
  case select(Selection)
  /// Points; the offset is negative once the content has moved up.
  case scrollTo(Double)
  case scrollBy(Double)
  /// Changes the device, or what the system shows on it.
  case device(DeviceChange)
  case set(Setting, Value)
  case call(ScreenUse?, HandlerID, arguments: [Value])
  /// Statements, as the screen on top reads them; `otherwise` as any other does.
  case runOnTop([TopHandler], otherwise: HandlerID?)
  case requestUpdate(ScreenUse?)
  case showWindow(Symbol, asKey: Bool)
  case hideWindow(Symbol)
  case scene(SceneStep)
  case showSidebar
  case hideSidebar
  case background
  /// The system lies over the app, which goes on below: Control Center, the app switcher, an alert.
  case inactive
  case foreground
  /// Seconds.
  case wait(Double)
  /// Stops half-way, and goes on from there.
  case moment(MomentStep)

  /// Statements that whatever is on top reads alike.
  package static func run(_ handler: HandlerID) -> Action { .runOnTop([], otherwise: handler) }

  /// What `set` changes.
  package enum Setting: Hashable, Sendable {
    case input(InputID)
    case app(slot: Int32)
    case screen(ScreenUse, slot: Int32)
  }

  /// What shows something else.
  package indirect enum Navigation: Hashable, Sendable {
    case push(ScreenID, arguments: [GivenValue])
    case back
    case pop
    case popToRoot
    case present(
      ScreenID, arguments: [GivenValue], style: PresentationStyle?, swiftUI: PresentationKind?,
      captures: Bool, detentIsLarge: Bool?, from: ScreenUse?, in: Symbol? = nil, at: Site = .none,
      holding: ViewID? = nil)
    case dismiss(ScreenUse?)
  }

  package enum Selection: Hashable, Sendable {
    case tab(Symbol)
    /// From 1.
    case tabNumber(Int32)
    case pageNumber(Int32)
  }

  package enum DeviceChange: Hashable, Sendable {
    case rotate(Orientation)
    case resize(SizeClass)
    case appearance(InterfaceStyle)
    case indicator(Indicator)
  }

  package enum SceneStep: Hashable, Sendable {
    case open(Symbol)
    case activate(Symbol)
    /// Nil is the scene under test.
    case close(Symbol?)
  }

  package enum MomentStep: Hashable, Sendable {
    /// A push, a pop or a presentation by code, up to where its bar is on screen.
    case begin(Navigation)
    case beginBack
    case beginDismiss
    /// A firm press: a preview, which more force shows for good; with a style it is presented then.
    case beginPeek(ScreenID, arguments: [GivenValue], style: PresentationStyle?)
    case finish
    case cancel
  }
}

extension Action {
  /// What holds of a kind of actions: all that asks about kinds reads this, so that a new one is
  /// listed once.
  package struct Row: Sendable {
    package var traits: Traits
    /// What a test of the screen does for it.
    package var gesture: Gesture
    /// The part that it has in a way back to what was there before.
    package var way: Way

    init(_ traits: Traits, _ gesture: Gesture, way: Way = .none) {
      self.traits = traits
      self.gesture = gesture
      self.way = way
    }
  }

  /// What is true of all actions of a kind.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A person touches the content of the app in it.
    static let touch = Traits(rawValue: 1)
    /// It can only be done once the app was launched.
    package static let running = Traits(rawValue: 2)
    /// It cannot be done while a finger drags a screen.
    static let finger = Traits(rawValue: 4)
    /// A scene may come to the front in it, or be active again.
    static let activates = Traits(rawValue: 8)
    /// A scene may go to the back in it, or be active no longer.
    static let deactivates = Traits(rawValue: 16)
    /// Code does it, or the system: nothing that a finger can do.
    package static let code = Traits(rawValue: 32)
    /// What it shows is what was there before.
    package static let takesAway = Traits(rawValue: 64)
    /// It stops half-way: what is seen then is no situation.
    package static let half = Traits(rawValue: 128)
  }

  /// What a person does on a device, or why none can do it.
  package enum Gesture: Sendable {
    case launch
    case tap(Symbol)
    case tapType(Symbol)
    case navigate(Navigation)
    case select(Selection)
    /// Points, negative where the content moves up.
    case swipe(Double)
    case device(DeviceChange)
    case leave
    case comeBack
    /// Seconds.
    case wait(Double)
    case impossible(Obstacle)
  }

  /// Why no gesture does it.
  package enum Obstacle: Sendable {
    case launchScreen, value, code, windows, scenes, sidebar, system, halt
  }

  /// The part of an action in a way back.
  package enum Way: Sendable {
    case none, back, dismissed
    case leaves, beginsBack, beginsDismissal
    case finishes, cancels
    case tab, page, turn
  }

  /// The row of the kind.
  package var row: Row {
    switch self {
    case .launch: Row(.activates, .launch)
    case .beginLaunch: Row([.activates, .half], .impossible(.launchScreen))
    case .tap(let label): Row([.touch, .running, .finger], .tap(label))
    case .tapType(let type): Row([.touch, .running, .finger], .tapType(type))
    case .navigate(let navigation): navigation.row
    case .select(let selection):
      Row([.running, .finger, .takesAway], .select(selection), way: selection.way)
    case .scrollTo(let offset), .scrollBy(let offset):
      Row([.touch, .running, .finger], .swipe(offset))
    case .device(.rotate(let orientation)):
      Row([], .device(.rotate(orientation)), way: .turn)
    case .device(let change): Row([], .device(change))
    case .set: Row(.code, .impossible(.value))
    case .call, .runOnTop, .requestUpdate: Row([.running, .code], .impossible(.code))
    case .showWindow: Row([.running, .code], .impossible(.windows))
    case .hideWindow: Row([.running, .code, .takesAway], .impossible(.windows))
    case .scene(.close):
      Row([.running, .finger, .activates, .deactivates, .takesAway], .impossible(.scenes))
    case .scene: Row([.running, .finger, .activates, .deactivates], .impossible(.scenes))
    case .showSidebar, .hideSidebar: Row(.running, .impossible(.sidebar))
    case .inactive: Row([.running, .deactivates], .impossible(.system))
    case .background: Row([.running, .deactivates], .leave, way: .leaves)
    case .foreground: Row([.running, .activates], .comeBack, way: .finishes)
    case .wait(let seconds): Row(.running, .wait(seconds))
    case .moment(let step): step.row
    }
  }

  /// `true` iff a trait is true of the kind.
  package func has(_ trait: Traits) -> Bool { row.traits.contains(trait) }

  /// `true` iff the process starts in it.
  var isStart: Bool { self == .launch || self == .beginLaunch }

  /// `true` iff the device is turned in it.
  var turns: Bool {
    if case .device(.rotate) = self { true } else { false }
  }
}

extension Action.Navigation {
  fileprivate var row: Action.Row {
    switch self {
    case .back:
      Action.Row([.running, .finger, .takesAway], .navigate(self), way: .back)
    case .pop, .popToRoot:
      Action.Row([.running, .finger, .code, .takesAway], .navigate(self), way: .back)
    case .dismiss:
      Action.Row([.running, .finger, .code, .takesAway], .navigate(self), way: .dismissed)
    case .push, .present: Action.Row([.running, .finger, .code], .navigate(self))
    }
  }
}

extension Action.Selection {
  fileprivate var way: Action.Way {
    switch self {
    case .tab, .tabNumber: .tab
    case .pageNumber: .page
    }
  }
}

extension Action.MomentStep {
  fileprivate var row: Action.Row {
    let kept: Action.Traits = [.running, .finger]
    return switch self {
    case .begin, .beginPeek: Action.Row(kept.union(.half), .impossible(.halt))
    case .beginBack: Action.Row(kept.union(.half), .impossible(.halt), way: .beginsBack)
    case .beginDismiss: Action.Row(kept.union(.half), .impossible(.halt), way: .beginsDismissal)
    case .finish:
      Action.Row([.running, .finger, .activates, .takesAway], .impossible(.halt), way: .finishes)
    case .cancel: Action.Row(kept, .impossible(.halt), way: .cancels)
    }
  }
}

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
    case .inactive: 28
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
