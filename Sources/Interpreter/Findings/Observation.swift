import Language
import StatusBar

/// What was there in place of what a fact expects.
enum Observed: Hashable, Sendable {
  /// The bars that are possible, of a fact that says what the bar looks like.
  case bars([BarSight])
  /// What each world that is possible shows, of any other fact.
  case values([Observation])
  /// What the bar does where an expectation is a blank.
  case looks([BarLook])
}

/// What can be seen of a bar, and who decided where the fact says who.
struct BarSight: Hashable, Sendable {
  var isHidden = false
  var isCovered = false
  var isAutomatic = false
  /// Of no bar, where it does not matter.
  var content: InterfaceStyle?
  /// The content of the trailing part, where it differs.
  var trailing: InterfaceStyle?
  var isSplit = false
  var decider: Party?
}

extension BarSight {
  init(_ bar: Bar, by decider: Party? = nil) {
    isHidden = bar.isHidden
    isCovered = bar.isCovered
    isAutomatic = bar.isAutomatic
    content = bar.content
    trailing = bar.trailing?.content
    isSplit = bar.isSplit
    self.decider = decider
  }
}

/// What one world shows of a fact that is not about the look of the bar.
enum Observation: Hashable, Sendable {
  case styles([Style])
  /// The style that was asked for is unknown.
  case styleUnknown
  case done
  case route([Question])
  case times(least: Int, mayBeMore: Bool)
  case asked(String, isCertain: Bool)
  case noChange, notAnimated
  case animated(UpdateAnimation?, Double)
  /// One bar after the other.
  case changes([BarSight])
  case quantity(Quantity, Double)
  case quantityUnknown(Quantity)
  case noQuantity(Quantity)
  case navigationBar(PlannedFact.NavigationBarFact)
  case noNavigationBar
  case top(String)
  case noScreen
  case lifecycle([Moment])
  case advice([Advice.Kind])
  case condition(ConditionReading)
  /// Something unknown may be on screen instead.
  case somethingElse

  struct Style: Hashable, Sendable {
    var style: StatusBarStyle
    var decider: Party?
  }

  struct Question: Hashable, Sendable {
    var name: String
    var property: ControllerProperty
  }

  struct Moment: Hashable, Sendable {
    var name: String
    var kind: PlannedMoment.Kind
  }
}

extension Observation {
  /// It and what may be there in its place, of a fact that is undecided.
  var withOthers: [Observation] {
    switch self {
    case .navigationBar(let fact): [self, .navigationBar(fact.opposite)]
    case .styleUnknown, .quantityUnknown, .asked(_, isCertain: false), .times(_, mayBeMore: true),
      .condition, .done, .somethingElse:
      [self]
    case .styles(let styles): styles.count > 1 ? [self] : [self, .somethingElse]
    case .route, .times, .asked, .noChange, .notAnimated, .animated, .changes, .quantity,
      .noQuantity, .noNavigationBar, .top, .noScreen, .lifecycle, .advice:
      [self, .somethingElse]
    }
  }
}

/// What a condition of the author's found.
enum ConditionReading: Hashable, Sendable {
  /// The screen whose property it reads is not alive.
  case missing(ScreenUse)
  /// The values that it names, in the order of the text.
  case values([Named])
  /// It names none.
  case truth(Verdict)

  /// One value, and where the condition names it.
  struct Named: Hashable, Sendable {
    var place: Location
    var value: FoundValue
  }
}

// What of an actual value matters to a fact: cells that fail for one reason are one failure.
extension Observed {
  /// Returns it without what the fact does not speak of: its colour where the fact is about being
  /// hidden, for example, and everywhere whether the system chose that.
  func essence(of fact: PlannedFact) -> Observed {
    guard case .bars(let bars) = self else { return self }
    var found: [BarSight] = []
    for bar in bars {
      let next = bar.essence(of: fact.kind)
      if !found.contains(next) { found.append(next) }
    }
    return .bars(found)
  }
}

extension BarSight {
  func essence(of fact: PlannedFact.Kind) -> BarSight {
    switch fact {
    case .hidden: return BarSight(isHidden: isHidden, decider: decider)
    case .covered: return BarSight(isCovered: isCovered, decider: decider)
    case .split: return BarSight(isSplit: isSplit, decider: decider)
    case .automatic: return BarSight(isAutomatic: isAutomatic, decider: decider)
    case .content, .trailing, .unchanged, .stale, .unknown, .style, .ignored, .asked, .notAsked,
      .animated, .notAnimated, .flash, .noFlash, .meanwhile, .quantity, .navigationBar, .top,
      .lifecycle, .advice, .condition:
      if isHidden { return BarSight(isHidden: true, decider: decider) }
      var plain = self
      plain.isAutomatic = false
      return plain
    }
  }
}
