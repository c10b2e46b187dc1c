import Language
import StatusBar

// Expectations: from words to facts that a world can be compared with.
extension Planner {
  /// Returns an expectation lowered, or nil once something in it was reported.
  mutating func plan(
    _ expectation: Expectation, of step: SourceRange, in scope: ConditionScope
  ) -> PlannedExpectation? {
    var facts: [PlannedFact] = []
    facts.reserveCapacity(expectation.facts.count)
    for fact in expectation.facts {
      if let planned = plan(fact, of: step, in: scope) { facts.append(planned) }
    }
    checkContradictions(facts, of: step)
    var condition: PlannedCondition?
    if let written = expectation.condition {
      guard let planned = self.condition(written, in: scope) else { return nil }
      if planned.meetsNoCell, !scope.cells.isEmpty {
        report(.conditionMeetsNoCell(at: reader.at(written.range)))
        return nil
      }
      condition = planned
    }
    let message = expectation.message.map { StepPart($0, of: step) }
    return facts.isEmpty
      ? nil : PlannedExpectation(facts: facts, condition: condition, message: message)
  }

  private mutating func plan(
    _ fact: Fact, of step: SourceRange, in scope: ConditionScope
  ) -> PlannedFact? {
    guard let kind = kind(of: fact, in: scope) else { return nil }
    guard let written = fact.decider else {
      return PlannedFact(part: StepPart(fact.range, of: step), kind: kind)
    }
    guard kind.has(.decided) else {
      report(.deciderWithoutWalk(at: reader.at(written.name.range)))
      return nil
    }
    guard let decider = decider(written) else { return nil }
    let range = fact.range.union((written.ordinal ?? written.name.range))
    return PlannedFact(part: StepPart(range, of: step), kind: kind, decider: decider)
  }

  /// More facts of one expectation that may exclude others are not compared with each other.
  private static var differentLimit: Int { 64 }

  /// Two facts that no bar can meet at once are a mistake of the spec.
  private mutating func checkContradictions(_ facts: [PlannedFact], of step: SourceRange) {
    // Of one kind the first is enough: a list that repeats one word is looked through once.
    var different: [Int] = []
    for (index, fact) in facts.enumerated() {
      guard let first = different.first(where: { facts[$0].kind.excludes(fact.kind) }) else {
        let isNew = different.count < Self.differentLimit && fact.kind.has(.exclusive)
        if isNew, !different.contains(where: { facts[$0].kind == fact.kind }) {
          different.append(index)
        }
        continue
      }
      let (earlier, later) = (facts[first].part.range(in: step), fact.part.range(in: step))
      report(
        .contradiction(
          reader.text(earlier), reader.text(later), at: reader.at(later), first: reader.at(earlier))
      )
      return
    }
  }
}

// From the words of a fact to what it claims.
extension Planner {
  /// Returns what a fact of the text claims; nil once it was reported.
  private mutating func kind(
    of fact: Fact, in scope: ConditionScope
  ) -> PlannedFact.Kind? {
    switch fact.kind {
    case .hidden: .hidden(true)
    case .visible: .hidden(false)
    case .covered: .covered
    case .unchanged: .unchanged
    case .stale: .stale(true)
    case .notStale: .stale(false)
    case .ignored: .ignored
    case .light: .content(.light)
    case .dark: .content(.dark)
    case .automatic: .automatic
    case .split: .split(true)
    case .notSplit: .split(false)
    case .part(let side, let look): part(side, look)
    case .unknown: .unknown(true)
    case .notUnknown: .unknown(false)
    case .style(let expression): style(expression)
    case .asked(let route, let isWhole, let count):
      asked(route, isWhole: isWhole, count, at: fact.range)
    case .notAsked(let expression): question(expression).map { .notAsked($0) }
    case .animated(let name, let span): animated(name, span)
    case .notAnimated: .notAnimated
    case .flash(nil): .flash(nil)
    case .flash(let name?): look(name).map { .flash($0) }
    case .noFlash: .noFlash
    case .meanwhile(let name): look(name).map { .meanwhile($0) }
    case .quantity(let subject, let value, let tolerance): quantity(subject, value, tolerance)
    case .navigationBar(let words): navigationBar(words, fact.range)
    case .top(let reference): controller(reference).map { .top($0) }
    case .lifecycle(let moments, let isWhole): lifecycle(moments, isWhole: isWhole)
    case .advice(let name):
      word(name, .advice, Advice.Kind.allCases.map { ($0.spelling, $0) }).map { .advice($0) }
    case .noAdvice: .advice(nil)
    case .condition(let expression): condition(expression, in: scope).map { .condition($0) }
    case .invalid: nil
    }
  }

  private mutating func style(_ expression: Expression) -> PlannedFact.Kind? {
    switch expression.unwrapped.word?.word {
    case .default: return .style(.default)
    case .lightContent: return .style(.lightContent)
    case .darkContent: return .style(.darkContent)
    case .blackOpaque: return .style(.blackOpaque)
    default: break
    }
    report(
      .wrongWord(
        reader.text(expression.range), what: .style,
        legal: StatusBarStyle.allCases.map { $0.spelling },
        at: reader.at(expression.range)))
    return nil
  }

  private mutating func animated(_ name: LocatedName?, _ span: TimeSpan?) -> PlannedFact.Kind? {
    var animation: UpdateAnimation?
    if let name {
      let legal = UpdateAnimation.allCases.map { ($0.spelling, $0) }
      guard let found = word(name, .animation, legal) else { return nil }
      if found == .none { return .notAnimated }
      animation = found
    }
    guard let span else { return .animated(animation, seconds: nil) }
    return duration(span).map { .animated(animation, seconds: $0) }
  }

  private mutating func look(_ name: LocatedName) -> PlannedFact.Look? {
    let legal: [(String, PlannedFact.Look)] = [
      ("light", .light), ("dark", .dark), ("hidden", .hidden), ("visible", .visible),
    ]
    return word(name, .lookOfBar, legal)
  }

  /// `leading light` is the same as `light`: a single answer is that of the leading part (U29).
  private mutating func part(_ side: LocatedName, _ look: LocatedName) -> PlannedFact.Kind? {
    let legal = InterfaceStyle.allCases.map { ($0.spelling, $0) }
    guard let content = word(look, .colourOfText, legal) else { return nil }
    return side.name.word == .leading ? .content(content) : .trailing(content)
  }

  private mutating func quantity(
    _ subject: Expression, _ value: Expression, _ tolerance: Expression?
  ) -> PlannedFact.Kind? {
    let name = reader.bytes(subject.range)
    let named = Quantity.allCases.first { quantity in
      let spelling = quantity.spelling.utf8
      return spelling.count == name.count && spelling.elementsEqual(name)
    }
    guard let quantity = named else {
      let legal = Quantity.allCases.map { $0.spelling }
      report(
        .wrongWord(
          reader.text(subject.range), what: .quantity, legal: legal, at: reader.at(subject.range)))
      return nil
    }
    guard let number = reader.number(value) else {
      report(.notANumber(.number, at: reader.at(value.range)))
      return nil
    }
    guard let tolerance else { return .quantity(quantity, number, tolerance: 0.000_001) }
    guard let width = reader.number(tolerance), width >= 0 else {
      report(.notANumber(.tolerance, at: reader.at(tolerance.range)))
      return nil
    }
    return .quantity(quantity, number, tolerance: width)
  }

  private mutating func navigationBar(
    _ words: [LocatedName], _ range: SourceRange
  ) -> PlannedFact.Kind? {
    var spelled = words.map { reader.spelling($0.name) }
    if spelled.last == "visible" { spelled[spelled.count - 1] = "shown" }
    let all: [PlannedFact.NavigationBarFact] = [
      .shown, .hidden, .backgroundShown, .backgroundHidden, .overlapping, .notOverlapping,
    ]
    if let fact = all.first(where: { $0.claim == spelled }) { return .navigationBar(fact) }
    report(
      .wrongWord(
        reader.text(range), what: .claimAboutNavigationBar, legal: all.map { $0.spelling },
        at: reader.at(words.first?.range ?? range)))
    return nil
  }
}

extension PlannedFact.Kind {
  /// `true` iff no bar can meet both.
  fileprivate func excludes(_ other: PlannedFact.Kind) -> Bool {
    hasContrary(other) || other.hasContrary(self)
  }

  /// `true` iff this one says what no bar can be that meets the other one; what they say of each
  /// other stands with one of them.
  private func hasContrary(_ other: PlannedFact.Kind) -> Bool {
    switch self {
    case .hidden(let a):
      if case .hidden(let b) = other { return a != b }
      return a && other.tellsColour
    case .content(let a): if case .content(let b) = other { return a != b }
    case .trailing(let a): if case .trailing(let b) = other { return a != b }
    case .split(let a): if case .split(let b) = other { return a != b }
    case .stale(let a): if case .stale(let b) = other { return a != b }
    case .style(let a): if case .style(let b) = other { return a != b }
    case .unknown(let a): if case .unknown(let b) = other { return a != b }
    case .animated: if case .notAnimated = other { return true }
    case .flash: if case .noFlash = other { return true }
    case .covered, .unchanged, .ignored, .automatic, .asked, .notAsked, .notAnimated, .noFlash,
      .meanwhile, .quantity, .navigationBar, .top, .lifecycle, .advice, .condition:
      break
    }
    return false
  }

  /// `true` iff it says what colour the text of a bar has, or how many.
  private var tellsColour: Bool {
    switch self {
    case .content, .trailing, .split: true
    case .hidden, .covered, .unchanged, .stale, .ignored, .automatic, .unknown, .style, .asked,
      .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile, .quantity, .navigationBar,
      .top, .lifecycle, .advice, .condition:
      false
    }
  }
}
