/// `scenario "name" tags slow known issue "…" on ios 16...18 { … }`
package struct ScenarioDeclaration: Sendable {
  package var range: SourceRange
  /// Between the quotes.
  package var name: SourceRange
  /// The text of the `///` comment above, empty if none.
  package var documentation: SourceRange
  /// The words by which a command line selects it.
  package var tags: [LocatedName]
  /// Why it is known to fail; nil for one that has to pass.
  package var knownIssue: KnownIssue?
  package var settings: [Setting]
  /// `plist { … }`, windows or a root, which replace those of the app.
  package var variants: [Member]
  package var steps: [Step]

  package init(
    range: SourceRange, name: SourceRange, documentation: SourceRange, tags: [LocatedName] = [],
    knownIssue: KnownIssue? = nil, settings: [Setting], variants: [Member], steps: [Step]
  ) {
    self.range = range
    self.name = name
    self.documentation = documentation
    self.tags = tags
    self.knownIssue = knownIssue
    self.settings = settings
    self.variants = variants
    self.steps = steps
  }
}

/// `known issue "…"`: the scenario has to fail until what it tells of is mended.
package struct KnownIssue: Sendable {
  package var range: SourceRange
  /// Between the quotes.
  package var reason: SourceRange

  package init(range: SourceRange, reason: SourceRange) {
    self.range = range
    self.reason = reason
  }
}

/// One line of a scenario, or a plain word in a handler.
package struct Step: Sendable {
  package var range: SourceRange
  package var kind: Kind
  /// Which line of those that were kept it is, if it is one.
  package var line: LineID

  package init(_ kind: Kind, _ range: SourceRange, line: LineID = .none) {
    self.kind = kind
    self.range = range
    self.line = line
  }

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
    /// A line that was read before, byte for byte: `Spec.written` reads it again.
    case again
    /// Could not be read; the diagnostic is already there.
    case invalid
  }
}

/// What a tap or a tab is named by.
package enum Target: Sendable {
  /// Between the quotes.
  case label(SourceRange)
  /// A view or a screen by its type: `tap PageCurl`.
  case type(LocatedName)
  /// A tab by its number, counted from 1.
  case number(SourceRange)

  /// Where the target stands.
  package var range: SourceRange {
    switch self {
    case .label(let range), .number(let range): range
    case .type(let name): name.range
    }
  }
}

/// A screen in plain words, with arguments where it declares parameters, or `Photo#2`.
package struct ScreenReference: Sendable {
  package var name: LocatedName
  package var arguments: [Argument]
  /// The instance, counted from 1; nil if not written.
  package var ordinal: SourceRange?

  package init(name: LocatedName, arguments: [Argument], ordinal: SourceRange?) {
    self.name = name
    self.arguments = arguments
    self.ordinal = ordinal
  }
}

/// `present Card as formSheet, capturing from Feed in Palette`
package struct PresentStep: Sendable {
  package var screen: ScreenReference
  /// What a container holds: `present Stack { First() }`.
  package var content: Closure?
  package var style: LocatedName?
  /// A style that is not spelled as one, and is told once it is known what is presented.
  package var looseStyle: LooseStyle?
  /// `detent medium`
  package var detent: LocatedName?
  package var isCapturing: Bool
  package var presenter: ScreenReference?
  package var window: LocatedName?

  package init(screen: ScreenReference) {
    self.screen = screen
    content = nil
    style = nil
    looseStyle = nil
    detent = nil
    isCapturing = false
    presenter = nil
    window = nil
  }
}

/// A presentation style in other words, or in another place, than a step has it.
package struct LooseStyle: Sendable {
  /// What is written in place of `as` and the style.
  package var range: SourceRange
  /// The style that it stands for, in one of both worlds.
  package var meant: String
  /// The screen, where the range holds it.
  package var screen: SourceRange?
}

/// The ways to scroll.
package enum ScrollDirection: UInt8, Sendable { case down, up, to }

/// A length of time as written: `0.35 s`, `300 ms`.
package struct TimeSpan: Sendable {
  package var range: SourceRange
  /// The text of the number.
  package var number: SourceRange
  /// `true` iff the unit is milliseconds; seconds otherwise.
  package var isMilliseconds: Bool

  package init(range: SourceRange, number: SourceRange, isMilliseconds: Bool) {
    self.range = range
    self.number = number
    self.isMilliseconds = isMilliseconds
  }
}

/// `expect facts when condition because "message"`
package struct Expectation: Sendable {
  package var facts: [Fact]
  package var condition: Expression?
  /// Between the quotes.
  package var message: SourceRange?

  package init(facts: [Fact], condition: Expression?, message: SourceRange?) {
    self.facts = facts
    self.condition = condition
    self.message = message
  }
}

/// One claim of an expectation.
package struct Fact: Sendable {
  package var range: SourceRange
  package var kind: Kind
  private var namedDecider = NamedDecider.unnamed

  /// Who decided: `by Feed`, `by plist`.
  package var decider: ScreenReference? {
    if case .screen(let reference) = namedDecider { reference } else { nil }
  }

  package init(_ kind: Kind, _ range: SourceRange, decider: ScreenReference? = nil) {
    self.kind = kind
    self.range = range
    if let decider { namedDecider = .screen(decider) }
  }

  /// Few facts name one, so that it takes no room in the others.
  private indirect enum NamedDecider: Sendable {
    case unnamed
    case screen(ScreenReference)
  }

  package indirect enum Kind: Sendable {
    case hidden
    case visible
    case covered
    case unchanged
    case stale
    case ignored
    case light
    case dark
    case automatic
    case split
    case notSplit
    case part(LocatedName, LocatedName)  // leading light, trailing dark
    case unknown
    case notUnknown  // `definite`
    case style(Expression)  // style .lightContent
    /// `asked [ … ] exactly 2 times`; the count is the text of its number, nil if not written.
    case asked([Expression], isWhole: Bool, count: SourceRange?)
    case notAsked(Expression)
    case animated(kind: LocatedName?, duration: TimeSpan?)
    case notAnimated
    case flash(LocatedName?)  // flash dark
    case noFlash
    case meanwhile(LocatedName)  // light meanwhile
    /// `height 47`, `inset 44`, `depth 2`, `header.visibleRatio 0.5 within 0.01`
    case quantity(Expression, value: Expression, tolerance: Expression?)
    case navigationBar([LocatedName])  // navigationBar hidden, navigationBar background shown
    case top(ScreenReference)
    case lifecycle([Expression], isWhole: Bool)
    case advice(LocatedName)
    case noAdvice
    case condition(Expression)
    /// Could not be read; the diagnostic is already there.
    case invalid
  }
}
