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

extension Expectation {
  /// `true` iff it depends on nothing but its own words and what the app declares.
  var meansTheSameAnywhere: Bool {
    condition == nil && facts.allSatisfy { $0.kind.meansTheSameAnywhere }
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
    case notStale
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

extension Fact.Kind {
  /// The fact that one word states.
  init?(_ word: Word) {
    switch word {
    case .hidden: self = .hidden
    case .visible: self = .visible
    case .covered: self = .covered
    case .unchanged: self = .unchanged
    case .stale: self = .stale
    case .ignored: self = .ignored
    case .light: self = .light
    case .dark: self = .dark
    case .automatic: self = .automatic
    case .split: self = .split
    case .unknown: self = .unknown
    case .definite: self = .notUnknown
    default: return nil
    }
  }

  /// The facts that begin with `not`, by their second word; nil for one with an operand.
  static let denials: [(word: Word, fact: Fact.Kind?)] = [
    (.asked, nil), (.animated, .notAnimated), (.split, .notSplit), (.stale, .notStale),
  ]

  /// The facts that begin with `no`, by their second word.
  static let absences: [(word: Word, fact: Fact.Kind)] = [(.advice, .noAdvice), (.flash, .noFlash)]

  /// `true` iff the parser could not read it.
  var isBroken: Bool { if case .invalid = self { true } else { false } }

  /// `true` iff the header of the scenario has no part in what it means.
  fileprivate var meansTheSameAnywhere: Bool {
    if case .condition = self { false } else { !isBroken }
  }

  /// What stands behind the words of the fact, in its order.
  var operands: [Operand] {
    switch self {
    case .hidden, .visible, .covered, .unchanged, .stale, .notStale, .ignored, .light, .dark,
      .automatic, .split, .notSplit, .unknown, .notUnknown, .notAnimated, .noFlash, .noAdvice,
      .invalid:
      []
    case .part(_, let name), .meanwhile(let name), .advice(let name): [.name(name)]
    case .flash(let name): [.name(name)]
    case .style(let value), .notAsked(let value), .condition(let value): [.value(value)]
    case .asked(let places, _, let count): [.range(count), .values(places)]
    case .lifecycle(let places, _): [.values(places)]
    case .quantity(let subject, let value, let tolerance):
      [.value(subject), .value(value), .value(tolerance)]
    case .animated(let kind, let duration): [.name(kind), .range(duration?.range)]
    case .top(let screen): [.screen(screen)]
    case .navigationBar(let words): [.names(words)]
    }
  }
}

extension WordHelp {
  /// What begins a fact.
  package static let facts: [WordHelp] = [
    WordHelp(.hidden, "no bar can be seen"),
    WordHelp(.visible, "the bar can be seen"),
    WordHelp(.light, "its text is light"),
    WordHelp(.dark, "its text is dark"),
    WordHelp(.covered, "something lies over the bar"),
    WordHelp(.automatic, "the system chooses the colour"),
    WordHelp(.unchanged, "the bar is as it was before the last step"),
    WordHelp(.ignored, "the last step had no effect"),
    WordHelp(.stale, "a question asked now would be answered differently"),
    WordHelp(.unknown, "it depends on something unknown"),
    WordHelp(.definite, "it depends on nothing unknown"),
    WordHelp(.animated, "the last change of visibility is animated", "animated ${1:fade}"),
    WordHelp(
      .not, "`not animated`, `not asked Note`, `not split`, `not stale`", "not ${1:animated}"),
    WordHelp(.no, "`no flash`, `no advice`", "no ${1:flash}"),
    WordHelp(.flash, "seen in between and not at the end", "flash ${1:dark}"),
    WordHelp(.style, "what the walk for the style answered", "style ${1:.lightContent}"),
    WordHelp(.split, "an iPad's bar has two colours"),
    WordHelp(.leading, "the colour of the leading end", "leading ${1:light}"),
    WordHelp(.trailing, "the colour of the trailing end", "trailing ${1:dark}"),
    WordHelp(.asked, "the whole route of the walks", "asked [${1:Feed.prefersStatusBarHidden}]"),
    WordHelp(.top, "the screen on top", "top ${1:Photo}"),
    WordHelp(.lifecycle, "callbacks since the last step", "lifecycle [${1:Photo.onAppear}]"),
    WordHelp(.height, "of the bar, in points", "height ${1:47}"),
    WordHelp(.inset, "of the safe area, in points", "inset ${1:47}"),
    WordHelp(.depth, "the screens of the innermost stack", "depth ${1:2}"),
    WordHelp(.header, "of a sticky header, from 0 to 1", "header.visibleRatio ${1:0.5}"),
    WordHelp(.title, "of a sticky header, from 0 to 1", "title.opacity ${1:1}"),
    WordHelp(.navigationBar, "whether it is there", "navigationBar ${1:hidden}"),
    WordHelp(.advice, "what the tool would tell", "advice ${1:modifierOnDestination}"),
  ]
}
