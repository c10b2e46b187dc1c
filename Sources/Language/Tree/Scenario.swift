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
