import Language
import StatusBar

/// What was there in place of what a fact expects.
package enum Observed: Hashable, Sendable {
  /// The bars that are possible, of a fact that says what the bar looks like.
  case bars([BarSight])
  /// What each world that is possible shows, of any other fact.
  case values([Observation])
  /// What the bar does where an expectation is a blank.
  case looks([BarLook])
}

/// What can be seen of a bar, and who decided where the fact says who.
package struct BarSight: Hashable, Sendable {
  package var isHidden = false
  package var isCovered = false
  package var isAutomatic = false
  /// Of no bar, where it does not matter.
  package var content: InterfaceStyle?
  /// The content of the trailing part, where it differs.
  package var trailing: InterfaceStyle?
  package var isSplit = false
  package var decider: Party?

  package init(
    isHidden: Bool = false, isCovered: Bool = false, isAutomatic: Bool = false,
    content: InterfaceStyle? = nil, trailing: InterfaceStyle? = nil, isSplit: Bool = false,
    decider: Party? = nil
  ) {
    self.isHidden = isHidden
    self.isCovered = isCovered
    self.isAutomatic = isAutomatic
    self.content = content
    self.trailing = trailing
    self.isSplit = isSplit
    self.decider = decider
  }
}

extension BarSight {
  package init(_ bar: Bar, by decider: Party? = nil) {
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
package enum Observation: Hashable, Sendable {
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

  package struct Style: Hashable, Sendable {
    package var style: StatusBarStyle
    package var decider: Party?
  }

  package struct Question: Hashable, Sendable {
    package var name: String
    package var property: ControllerProperty
  }

  package struct Moment: Hashable, Sendable {
    package var name: String
    package var kind: PlannedMoment.Kind
  }
}

extension Observation {
  /// It and what may be there in its place, of a fact that is undecided.
  package var withOthers: [Observation] {
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
package enum ConditionReading: Hashable, Sendable {
  /// The screen whose property it reads is not alive.
  case missing(ScreenUse)
  /// The values that it names, in the order of the text.
  case values([Named])
  /// It names none.
  case truth(Verdict)

  /// One value, and where the condition names it.
  package struct Named: Hashable, Sendable {
    package var place: Location
    package var value: FoundValue
  }
}

extension Observed {
  /// It without whether the system chose the colour of the text.
  package var withoutAutomatic: Observed {
    guard case .bars(var bars) = self else { return self }
    for index in bars.indices { bars[index].isAutomatic = false }
    return .bars(bars)
  }
}

extension Finding {
  /// What was observed, as far as it matters to the fact.
  package var essence: Observed {
    guard case .fact(let fact, _) = subject else { return observed }
    return observed.essence(of: fact)
  }
}

// What of an actual value matters to a fact: cells that fail for one reason are one failure.
extension Observed {
  /// Returns it without what the fact does not speak of: its colour where the fact is about being
  /// hidden, for example, and everywhere whether the system chose that.
  package func essence(of fact: PlannedFact) -> Observed {
    guard case .bars(let bars) = self else { return self }
    var found: [BarSight] = []
    for bar in bars {
      let next = bar.essence(of: fact.kind.row.sight)
      if !found.contains(next) { found.append(next) }
    }
    return .bars(found)
  }
}

extension BarSight {
  /// Returns the part of it that a fact speaks of.
  package func essence(of sight: PlannedFact.Kind.Sight) -> BarSight {
    switch sight {
    case .visibility: return BarSight(isHidden: isHidden, decider: decider)
    case .cover: return BarSight(isCovered: isCovered, decider: decider)
    case .split: return BarSight(isSplit: isSplit, decider: decider)
    case .automatic: return BarSight(isAutomatic: isAutomatic, decider: decider)
    case .whole:
      if isHidden { return BarSight(isHidden: true, decider: decider) }
      var plain = self
      plain.isAutomatic = false
      return plain
    }
  }
}
