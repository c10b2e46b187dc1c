/// One line of a scenario, or a plain word in a handler.
package struct Step: Sendable {
  package var range: SourceRange
  /// Which line of those that were kept it is, if it is one.
  package var line: LineID
  /// How many bytes behind the place that `read` tells of it stands; backwards it wraps around.
  private var distance: UInt32
  /// What it is. Lines that are equal share it, with the places of the first of them.
  private var read: Kind

  package init(_ kind: Kind, _ range: SourceRange, line: LineID = .none) {
    self.init(kind, readAt: range.start, range, line: line)
  }

  /// Creates the step of a line that was read before, and began at `start` there.
  init(_ kind: Kind, readAt start: UInt32, _ range: SourceRange, line: LineID) {
    read = kind
    distance = range.start &- start
    self.range = range
    self.line = line
  }

  /// What it is, with the places where it stands.
  package var kind: Kind { distance == 0 ? read : read.moved(by: distance) }

  package indirect enum Kind: Sendable {
    case launch
    case tap(Target)
    case push(ScreenReference)
    case back
    case pop
    case popToRoot
    case present(PresentStep)
    case dismiss(ScreenReference?)
    case selectTab(Target)
    case selectPage(Expression)
    case scroll(ScrollDirection, Expression)
    case pull(Expression)  // pull down 40
    case rotate(LocatedName)  // portrait, landscape, …
    case resize(LocatedName)  // compact, regular
    case appearance(LocatedName)  // light, dark
    case set(Expression, Expression)
    case call(Expression)  // call Feed.toggle
    case callBlock(Closure)  // call { … }
    case requestUpdate(from: ScreenReference?)
    case showWindow(LocatedName, asKey: Bool)
    case hideWindow(LocatedName)
    case openScene(LocatedName)
    case activateScene(LocatedName)
    case closeScene(LocatedName?)
    case showSidebar
    case hideSidebar
    case background
    case inactive
    case foreground
    case indicator(LocatedName)  // call, hotspot, recording, none
    case wait(TimeSpan)
    /// Only behind `begin`: a preview under a firm finger.
    case peek(PresentStep)
    case begin(Step)
    case finish
    case cancel
    case expect(Expectation)
    /// `expect ?`, which a run fills in.
    case blank
    /// Could not be read; the diagnostic is already there.
    case invalid
  }
}

extension Step.Kind {
  /// The step that one word is.
  ///
  ///     Plain = "launch" | "back" | "background" | "inactive" | "foreground" | "finish" |
  ///       "cancel" ;
  init?(_ word: Word) {
    switch word {
    case .launch: self = .launch
    case .back: self = .back
    case .background: self = .background
    case .inactive: self = .inactive
    case .foreground: self = .foreground
    case .finish: self = .finish
    case .cancel: self = .cancel
    default: return nil
    }
  }

  /// What is true of all steps of a kind.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It depends on nothing but its own words and what the app declares: not on the header of its
    /// scenario, and not on where it stands.
    static let anywhere = Traits(rawValue: 1)
    /// It means something in a scenario alone, and not in an exploration.
    package static let scenario = Traits(rawValue: 2)
  }

  /// What is true of the step.
  package var traits: Traits {
    switch self {
    case .launch, .finish, .cancel: [.anywhere, .scenario]
    case .back, .pop, .popToRoot, .background, .inactive, .foreground, .tap, .selectTab, .rotate,
      .resize, .appearance, .indicator, .requestUpdate, .dismiss, .set, .showSidebar, .hideSidebar,
      .wait:
      .anywhere
    case .push(let screen): screen.arguments.isEmpty ? .anywhere : []
    // Those that bind code of their own, and those that the rules look for in the text.
    case .present, .peek, .call, .callBlock, .selectPage, .scroll, .pull, .showWindow, .hideWindow,
      .openScene, .activateScene, .closeScene:
      []
    case .begin, .blank: .scenario
    case .expect(let expectation):
      expectation.meansTheSameAnywhere ? [.anywhere, .scenario] : .scenario
    case .invalid: []
    }
  }

  /// What stands behind the words of the step, in its order.
  var operands: [Operand] {
    switch self {
    case .launch, .back, .pop, .popToRoot, .showSidebar, .hideSidebar, .background, .inactive,
      .foreground, .finish, .cancel, .blank, .invalid:
      []
    case .tap(let target), .selectTab(let target): [.target(target)]
    case .push(let screen): [.screen(screen)]
    case .present(let step), .peek(let step): [.presentation(step)]
    case .dismiss(let screen), .requestUpdate(from: let screen): [.screen(screen)]
    case .selectPage(let value), .pull(let value), .scroll(_, let value), .call(let value):
      [.value(value)]
    case .rotate(let name), .resize(let name), .appearance(let name), .hideWindow(let name),
      .openScene(let name), .activateScene(let name), .indicator(let name),
      .showWindow(let name, _):
      [.name(name)]
    case .closeScene(let name): [.name(name)]
    case .set(let target, let value): [.value(target), .value(value)]
    case .callBlock(let closure): [.closure(closure)]
    case .wait(let time): [.range(time.range)]
    case .begin(let step): [.step(step)]
    case .expect(let expectation): [.expectation(expectation)]
    }
  }

  /// `true` iff the parser could not read all of it.
  package var isBroken: Bool {
    if case .invalid = self { return true }
    guard case .expect(let expectation) = self else { return false }
    return expectation.facts.contains { $0.kind.isBroken }
  }
}

/// A part of a step or a fact that is not one of its fixed words.
enum Operand {
  case value(Expression?)
  case values([Expression])
  case name(LocatedName?)
  case names([LocatedName])
  case range(SourceRange?)
  case screen(ScreenReference?)
  case target(Target)
  case presentation(PresentStep)
  case closure(Closure)
  case step(Step)
  case expectation(Expectation)
}

extension WordHelp {
  /// What begins a line of a scenario.
  package static let steps: [WordHelp] = [
    WordHelp(.launch, "starts the process; once more is a cold start"),
    WordHelp(.expect, "states what the bar does", "expect ${1:visible}"),
    WordHelp(.tap, "a label, or a view by its type", "tap \"${1:label}\""),
    WordHelp(.push, "a screen onto the innermost stack", "push ${1:Photo}"),
    WordHelp(.back, "goes back, as the button does"),
    WordHelp(.pop, "takes the top screen away; `pop to root` all of them"),
    WordHelp(.present, "a screen as a sheet, a cover and so on", "present ${1:Note} as ${2:sheet}"),
    WordHelp(.dismiss, "the topmost presentation, or one by name"),
    WordHelp(.select, "a tab or a page, by number or label", "select tab ${1:2}"),
    WordHelp(.scroll, "by points, or to an offset", "scroll ${1:down} ${2:120}"),
    WordHelp(.pull, "pulls the content down by points", "pull down ${1:40}"),
    WordHelp(.rotate, "turns the device", "rotate ${1:landscape}"),
    WordHelp(.resize, "changes the size class", "resize ${1:compact}"),
    WordHelp(.appearance, "changes to light or dark mode", "appearance ${1:dark}"),
    WordHelp(.set, "gives a state or an input a value", "set ${1:name} = ${2:true}"),
    WordHelp(.call, "calls a function of a living screen", "call ${1:Feed.toggle}"),
    WordHelp(.request, "setNeedsStatusBarAppearanceUpdate", "request update"),
    WordHelp(.show, "a window, or the sidebar", "show window ${1:Palette}"),
    WordHelp(.hide, "a window, or the sidebar", "hide window ${1:Palette}"),
    WordHelp(.open, "brings a scene to the front", "open scene ${1:Reader}"),
    WordHelp(.activate, "brings a scene to the front", "activate scene ${1:Reader}"),
    WordHelp(.close, "closes a scene", "close scene"),
    WordHelp(.background, "leaves the app"),
    WordHelp(.inactive, "the system lies over the app, as the app switcher does"),
    WordHelp(.foreground, "returns to the app"),
    WordHelp(.indicator, "a call and the like begins, or `none`", "indicator ${1:call}"),
    WordHelp(.wait, "lets time pass, for code that waits", "wait ${1:0.5} s"),
    WordHelp(.begin, "stops in the middle of what follows", "begin ${1:back}"),
    WordHelp(.finish, "ends what has begun"),
    WordHelp(.cancel, "gives up what has begun"),
    WordHelp(.peek, "a preview under a firm finger", "peek ${1:Photo}"),
  ]
}
