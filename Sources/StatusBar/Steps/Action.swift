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
  /// `true` iff a person touches the content of the app in it.
  var isTouch: Bool {
    switch self {
    case .tap, .tapType, .scrollTo, .scrollBy: true
    case .launch, .beginLaunch, .navigate, .select, .device, .set, .call, .runOnTop,
      .requestUpdate, .showWindow, .hideWindow, .scene, .showSidebar, .hideSidebar, .background,
      .foreground, .wait, .moment:
      false
    }
  }

  /// `true` iff the process starts in it.
  var isStart: Bool { self == .launch || self == .beginLaunch }

  /// `true` iff a scene may come to the front in it, or be active again.
  var mayActivate: Bool {
    switch self {
    case .launch, .beginLaunch, .foreground, .scene, .moment(.finish): true
    case .tap, .tapType, .scrollTo, .scrollBy, .navigate, .select, .device, .set, .call, .runOnTop,
      .requestUpdate, .showWindow, .hideWindow, .showSidebar, .hideSidebar, .background, .wait,
      .moment:
      false
    }
  }

  /// `true` iff a scene may go to the back in it, or be active no longer.
  var mayDeactivate: Bool {
    switch self {
    case .background, .scene: true
    case .launch, .beginLaunch, .foreground, .tap, .tapType, .scrollTo, .scrollBy, .navigate,
      .select, .device, .set, .call, .runOnTop, .requestUpdate, .showWindow, .hideWindow,
      .showSidebar, .hideSidebar, .wait, .moment:
      false
    }
  }

  /// `true` iff the device is turned in it.
  var turns: Bool {
    if case .device(.rotate) = self { true } else { false }
  }
}
