import Language
import StatusBar

/// One claim of an expectation, lowered. A plan has many of them, nearly all of a word: what takes
/// more room lies by itself.
package struct PlannedFact: Sendable, Equatable {
  package var part: StepPart
  package var kind: Kind
  package var decider: PlannedDecider?

  package init(part: StepPart, kind: Kind, decider: PlannedDecider? = nil) {
    self.part = part
    self.kind = kind
    self.decider = decider
  }

  package enum Kind: Sendable, Equatable {
    case hidden(Bool)
    case covered
    case unchanged
    case stale(Bool)
    case ignored
    case content(InterfaceStyle)
    case automatic
    case split(Bool)
    /// What the trailing part of the bar shows; the leading one is what `content` means (U29).
    case trailing(InterfaceStyle)
    case unknown(Bool)
    case style(StatusBarStyle)
    /// How often it is to be taken, nil for at least once.
    indirect case asked([PlannedQuestion], isWhole: Bool, count: Int?)
    indirect case notAsked(PlannedQuestion)
    indirect case animated(UpdateAnimation?, seconds: Double?)
    case notAnimated
    /// Nil for any look at all.
    case flash(Look?)
    case noFlash
    case meanwhile(Look)
    indirect case quantity(Quantity, Double, tolerance: Double)
    case navigationBar(NavigationBarFact)
    indirect case top(PlannedController)
    indirect case lifecycle([PlannedMoment], isWhole: Bool)
    case advice(Advice.Kind?)
    case condition(PlannedCondition)
  }

  /// What can be seen of a bar.
  package enum Look: UInt8, Sendable { case hidden, visible, light, dark }

  /// What can be said of a navigation bar.
  package enum NavigationBarFact: UInt8, Sendable {
    case shown, hidden, backgroundShown, backgroundHidden, overlapping, notOverlapping

    /// What holds where it does not.
    var opposite: NavigationBarFact {
      switch self {
      case .shown: .hidden
      case .hidden: .shown
      case .backgroundShown: .backgroundHidden
      case .backgroundHidden: .backgroundShown
      case .overlapping: .notOverlapping
      case .notOverlapping: .overlapping
      }
    }

    /// The words that claim it, behind `navigationBar`.
    var claim: [String] {
      switch self {
      case .shown: ["shown"]
      case .hidden: ["hidden"]
      case .backgroundShown: ["background", "shown"]
      case .backgroundHidden: ["background", "hidden"]
      case .overlapping: ["overlapping"]
      case .notOverlapping: ["not", "overlapping"]
      }
    }

    package var spelling: String { Code.words(["navigationBar"] + claim) }
  }
}

extension PlannedFact.Kind {
  /// What holds of a kind of facts: planning, running, explaining and reporting ask for this, so
  /// that a new kind is listed once.
  package struct Row: Sendable {
    package var traits: Traits
    /// The property of the bar that it is about.
    package var property: Moment.Aspect
    var walk: Walk
    /// The reports and the code that the verdict may rest on.
    var bearing: Bearing
    /// The events that have to be recorded for it.
    var recording: Journal.Recording
    /// The part of what is seen that it speaks of.
    package var sight: Sight
    /// The look that it expects; nil where it expects no single one.
    var wish: Wish?

    init(
      _ traits: Traits, _ property: Moment.Aspect = .hidden, walk: Walk = .both,
      bearing: Bearing = [], recording: Journal.Recording = [], sight: Sight = .whole,
      wish: Wish? = nil
    ) {
      self.traits = traits
      self.property = property
      self.walk = walk
      self.bearing = bearing
      self.recording = recording
      self.sight = sight
      self.wish = wish
    }
  }

  /// What is true of all facts of a kind.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It says what the bar looks like, in words that follow "the bar is".
    package static let look = Traits(rawValue: 1)
    /// It speaks of nothing but what is seen of the bar, at rest or while it changes.
    static let seen = Traits(rawValue: 2)
    /// The walks have a part in it, so that their reasons explain it.
    static let explained = Traits(rawValue: 4)
    /// A law may claim it: it can be seen in a situation, or on the way to one.
    static let law = Traits(rawValue: 8)
    /// It is seen while something moves, and not at rest.
    static let move = Traits(rawValue: 16)
    /// It depends on the world that it looks at, and not on the way there.
    static let still = Traits(rawValue: 32)
    /// A walk decides it, so that `by` makes sense.
    static let decided = Traits(rawValue: 64)
    /// It may exclude another fact of the same expectation.
    static let exclusive = Traits(rawValue: 128)
    /// It speaks of one of two colours that the bar has.
    static let part = Traits(rawValue: 256)
    /// It says who was asked.
    static let route = Traits(rawValue: 512)
    /// It asks who is on screen, who was told or who was asked.
    static let screens = Traits(rawValue: 1024)
    /// The title of a failure says what was expected and what is there instead.
    package static let compared = Traits(rawValue: 2048)
  }

  /// The walk that decides a fact.
  enum Walk: UInt8, Sendable {
    case visibility, style, both
    /// The one whose outcome changed in the last step.
    case changed
    /// That of the questions it names.
    case asked
  }

  /// What a verdict may rest on.
  struct Bearing: OptionSet, Sendable {
    let rawValue: UInt16

    static let visibility = Bearing(rawValue: 1)
    static let style = Bearing(rawValue: 2)
    /// A colour depends on visibility too, for a hidden bar has none.
    static let colour: Bearing = [.visibility, .style]
    /// Who gives the answer.
    static let owner = Bearing(rawValue: 4)
    /// Who was asked or told.
    static let route = Bearing(rawValue: 8)
    /// What the last step went through, and not only where it led.
    static let step = Bearing(rawValue: 16)
    /// What would be answered if the app were asked now.
    static let now = Bearing(rawValue: 32)
    /// The bar before the last step.
    static let former = Bearing(rawValue: 64)
    /// What lies under the bar.
    static let backdrop = Bearing(rawValue: 128)
    /// The height of the bar on this device.
    static let height = Bearing(rawValue: 256)

    func includes(_ aspect: Reason.Aspect) -> Bool {
      switch aspect {
      case .visibility: contains(.visibility)
      case .style: contains(.style)
      case .both: !isDisjoint(with: .colour)
      }
    }
  }

  /// The part of what is seen of a bar that a fact speaks of.
  package enum Sight: UInt8, Sendable { case visibility, cover, split, automatic, whole }

  /// A look that is expected.
  enum Wish: Hashable, Sendable {
    case hidden(Bool)
    case content(InterfaceStyle)

    /// The walk that answers it.
    var aspect: Reason.Aspect {
      switch self {
      case .hidden: .visibility
      case .content: .style
      }
    }
  }

  /// The row of the kind.
  package var row: Row {
    switch self {
    case .hidden(let isHidden):
      Row(
        [.look, .seen, .explained, .law, .still, .decided, .exclusive, .compared],
        walk: .visibility, bearing: .visibility, sight: .visibility, wish: .hidden(isHidden))
    case .covered:
      Row([.look, .seen, .explained, .law, .still, .compared], walk: .visibility, sight: .cover)
    case .unchanged:
      Row([.look, .seen, .explained], walk: .changed, bearing: [.colour, .step, .former])
    case .stale: Row([.look, .explained, .law, .exclusive], bearing: [.colour, .now])
    case .ignored: Row([], recording: .advice)
    case .content(let content):
      Row(
        [.look, .seen, .explained, .law, .still, .decided, .exclusive, .compared], .style,
        walk: .style, bearing: [.colour, .backdrop], wish: .content(content))
    case .automatic:
      Row(
        [.look, .seen, .explained, .law, .still, .decided, .compared], .style, walk: .style,
        bearing: .colour, sight: .automatic)
    case .split:
      Row(
        [.look, .seen, .explained, .law, .still, .exclusive, .part, .compared], .style,
        walk: .style, bearing: .colour, sight: .split)
    case .trailing:
      Row(
        [.look, .seen, .explained, .law, .still, .decided, .exclusive, .part, .compared], .style,
        walk: .style, bearing: .colour)
    case .unknown: Row([.look, .explained, .exclusive], bearing: .colour)
    case .style:
      Row(
        [.seen, .explained, .law, .still, .decided, .exclusive, .compared], .style, walk: .style,
        bearing: .colour)
    case .asked, .notAsked:
      Row(
        [.explained, .route, .screens], walk: .asked, bearing: [.route, .step],
        recording: .routes)
    case .animated, .notAnimated:
      Row(
        [.seen, .explained, .exclusive, .compared], .animation, walk: .changed,
        bearing: [.colour, .step])
    case .flash(let look):
      Row(
        [.seen, .explained, .law, .move, .exclusive, .compared], walk: look?.walk ?? .changed,
        bearing: [.colour, .step])
    case .noFlash:
      Row(
        [.seen, .explained, .law, .move, .exclusive, .compared], walk: .changed,
        bearing: [.colour, .step])
    case .meanwhile(let look):
      Row([.seen, .explained, .compared], walk: look.walk, bearing: [.colour, .step])
    case .quantity(.barHeight, _, _):
      Row([.law, .still, .compared], .height, bearing: [.visibility, .height])
    case .quantity(.topInset, _, _):
      Row([.law, .still, .compared], .height, bearing: .visibility)
    case .quantity: Row([.law, .still, .screens, .compared], .height)
    case .navigationBar, .top: Row([.law, .screens, .compared])
    case .lifecycle:
      Row([.screens], bearing: [.route, .step], recording: .lifecycle)
    case .advice: Row([.compared], bearing: .colour, recording: .advice)
    case .condition: Row([.law, .compared])
    }
  }

  /// `true` iff a trait is true of the kind.
  func has(_ trait: Traits) -> Bool { row.traits.contains(trait) }

  package var isCondition: Bool { if case .condition = self { true } else { false } }

  /// `true` iff it asks whether the worlds that are possible agree.
  var isAboutAllWorlds: Bool { if case .unknown = self { true } else { false } }

  /// What is so where a fact is not.
  package struct Contrary: Sendable {
    package var kind: PlannedFact.Kind
    /// How a spec says it; nil where that is said in another way.
    package var words: String?

    fileprivate init(_ kind: PlannedFact.Kind, _ words: String?) {
      self.kind = kind
      self.words = words
    }
  }

  /// What is so where the fact is not; nil where that is no fact.
  package var contrary: Contrary? {
    switch self {
    case .hidden(let isHidden): Contrary(.hidden(!isHidden), isHidden ? "visible" : "hidden")
    case .content(let content): Contrary(.content(content.opposite), content.opposite.spelling)
    case .trailing(let content):
      Contrary(
        .trailing(content.opposite), Code.words(["trailing", content.opposite.spelling]))
    case .split(let isSplit):
      Contrary(.split(!isSplit), Code.words(isSplit ? ["not", "split"] : ["split"]))
    case .flash: Contrary(.noFlash, Code.words(["no", "flash"]))
    case .noFlash: Contrary(.flash(nil), "flash")
    // What would be answered says more than `not stale`.
    case .stale(let isStale): Contrary(.stale(!isStale), nil)
    case .navigationBar(let fact): Contrary(.navigationBar(fact.opposite), fact.opposite.spelling)
    case .condition(let condition): Contrary(.condition(.not(condition)), nil)
    case .covered, .unchanged, .ignored, .automatic, .unknown, .style, .asked, .notAsked,
      .animated, .notAnimated, .meanwhile, .quantity, .top, .lifecycle, .advice:
      nil
    }
  }
}

extension PlannedFact.Look {
  /// The walk that answers whether it is seen.
  fileprivate var walk: PlannedFact.Kind.Walk {
    switch self {
    case .hidden, .visible: .visibility
    case .light, .dark: .style
    }
  }
}
