import Interpreter
import Language
import StatusBar

// What was there in place of what is expected.
extension Phrasing {
  /// The fact as written, lists in one form.
  func expected(_ finding: Finding) -> String {
    switch finding.subject {
    case .fact(let fact, _): expected(fact, at: finding.location.range)
    case .problem, .restsOnAssumptions, .unlisted, .law: ""
    case .condition: "a condition that is true or false"
    case .conditionNeverHeld: "a condition that holds somewhere"
    case .knownIssueGone: "a failure"
    case .blank: "?"
    }
  }

  private func expected(_ fact: PlannedFact, at range: SourceRange) -> String {
    if case .asked(let route, let isWhole, let count) = fact.kind {
      let words = route.map {
        $0.controller.spelling + ($0.property.map { "." + $0.spelling } ?? "")
      }
      return (isWhole ? "asked [" : "asked including [") + joined(words, ", ") + "]"
        + (count.map { " exactly " + times($0) } ?? "")
    }
    if case .lifecycle(let moments, let isWhole) = fact.kind {
      let words = moments.map { $0.controller.spelling + "." + $0.kind.spelling }
      return (isWhole ? "lifecycle [" : "lifecycle including [") + joined(words, ", ") + "]"
    }
    return oneLine(text(range))
  }

  /// The actual value in the words in which the fact is written.
  func actual(_ finding: Finding) -> String {
    switch finding.subject {
    case .fact(let fact, .undecided):
      let actual = actual(fact, finding)
      // What is possible is told by itself where it is more than one thing.
      return actual == expected(finding) ? "unknown: " + actual + ", or not" : actual
    case .fact(let fact, _): return actual(fact, finding)
    case .condition(let missing): return missing.map { notAlive($0) } ?? "unknown"
    case .conditionNeverHeld, .knownIssueGone: return "none"
    case .blank: return blankFacts(finding)
    case .problem, .restsOnAssumptions, .unlisted, .law: return ""
    }
  }

  private func actual(_ fact: PlannedFact, _ finding: Finding) -> String {
    switch finding.observed {
    case .bars(let bars) where fact.decider == nil: return words(of: bars)
    // Nearly always there is one world.
    case .values(let values) where values.count == 1: return words(of: values[0])
    case .bars, .values, .looks: return joined(possible(finding), " or ")
    }
  }

  /// What `actual` sums up, each by itself.
  func possible(_ finding: Finding) -> [String] {
    switch finding.observed {
    case .bars(let bars): distinct(bars.map { $0.words + by($0.decider) })
    case .values(let values): distinct(values.map { words(of: $0) })
    case .looks(let looks): looks.map { $0.facts }
    }
  }

  /// `actual` as far as it matters to the fact.
  func essence(of finding: Finding, _ actual: String) -> String {
    guard case .fact(let fact, _) = finding.subject, case .bars(let bars) = finding.observed
    else { return actual }
    func words(of bar: BarSight) -> String {
      let essence = bar.essence(of: fact.kind.row.sight)
      return essence.words(for: fact.kind.row.sight) + by(essence.decider)
    }
    return bars.count == 1
      ? words(of: bars[0]) : joined(distinct(bars.map { words(of: $0) }), " or ")
  }

  /// The actual value as a title says it: what the fact is about, in as few words as possible.
  func brief(_ actual: String, of finding: Finding) -> String {
    guard case .fact(let fact, _) = finding.subject, case .bars(let bars) = finding.observed,
      bars.count == 1
    else { return essence(of: finding, actual) }
    let bar = bars[0]
    if bar.isHidden { return "hidden" + by(bar.decider) }
    if case .content = fact.kind, !bar.isSplit && !bar.isCovered {
      return (bar.content?.spelling ?? "visible") + by(bar.decider)
    }
    return essence(of: finding, actual)
  }

  private func by(_ decider: Party?) -> String { decider.map { " by " + $0.words } ?? "" }

  private func words(of observation: Observation) -> String {
    switch observation {
    case .styles(let styles):
      return joined(distinct(styles.map { "style " + $0.style.spelling + by($0.decider) }), " or ")
    case .styleUnknown: return "unknown: the style that was asked for is not known"
    case .done: return "done"
    case .route(let questions):
      let words = questions.map { $0.name + "." + $0.property.spelling }
      return "asked [" + joined(words, ", ") + "]"
    case .times(let least, let mayBeMore): return (mayBeMore ? "at least " : "") + times(least)
    case .asked(let name, let isCertain): return (isCertain ? "asked " : "perhaps asked ") + name
    case .noChange: return "no change"
    case .notAnimated: return "not animated"
    case .animated(let animation, let seconds):
      let kind = animation.map { $0.spelling + " " } ?? ""
      return "animated " + kind + "for " + decimal(seconds) + " s"
    case .changes(let bars): return joined(bars.map { $0.words }, ", then ")
    case .quantity(let quantity, let number): return quantity.spelling + " " + decimal(number)
    case .quantityUnknown(let quantity): return "unknown \(quantity.spelling)"
    case .noQuantity(let quantity): return "no \(quantity.spelling) on screen"
    case .navigationBar(let fact): return fact.spelling
    case .noNavigationBar: return "no navigation container on screen"
    case .top(let name): return "top " + self.name(name)
    case .noScreen: return "no screen"
    case .lifecycle(let moments):
      let words = moments.map { $0.name + "." + $0.kind.spelling }
      return "lifecycle [" + joined(words, ", ") + "]"
    case .advice(let kinds):
      return kinds.isEmpty ? "no advice" : joined(kinds.map { "advice " + $0.spelling }, ", ")
    case .condition(let reading): return words(of: reading)
    case .somethingElse: return "something else"
    }
  }

  private func words(of reading: ConditionReading) -> String {
    switch reading {
    case .missing(let screen): notAlive(screen)
    case .values(let values):
      joined(
        distinct(
          values.map { oneLine(spec.text($0.place)) + " is " + words(of: $0.value) }),
        ", ")
    case .truth(.holds): "true"
    case .truth(.fails): "false"
    case .truth(.undecided), .truth(.absurd): "unknown"
    }
  }

  func notAlive(_ screen: ScreenUse) -> String { "no \(name(of: screen)) is alive" }

  func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

  /// What the bar does where no expectation is written, as facts of an expectation.
  private func blankFacts(_ finding: Finding) -> String {
    guard case .looks(let looks) = finding.observed, let first = looks.first else {
      return "unknown"
    }
    if looks.count == 1 { return first.facts }
    return looks.contains { $0.isHidden } ? "unknown" : "visible, unknown"
  }

  /// `visible, dark`; of several, what can be seen of them: `visible, dark or light, or hidden`.
  private func words(of bars: [BarSight]) -> String {
    if bars.count == 1 { return bars[0].words }
    var shown: [String] = []
    var others: [String] = []
    for bar in bars {
      if bar.isHidden || bar.isCovered || bar.isSplit {
        if !others.contains(bar.words) { others.append(bar.words) }
      } else {
        let content = bar.contentWords
        if !shown.contains(content) { shown.append(content) }
      }
    }
    // One that follows the backdrop and one that does not look alike here.
    let plain = shown
    shown.removeAll { words in plain.contains { $0 + ", automatic" == words } }
    guard !shown.isEmpty else { return joined(others, " or ") }
    let visible = "visible, " + joined(shown, " or ")
    return joined([visible] + others, shown.count > 1 ? ", or " : " or ")
  }
}

extension BarSight {
  /// `hidden`, `visible, dark`, …
  var words: String {
    if isHidden { return "hidden" }
    var text = "visible, " + contentWords
    if let trailing { text += ", split, trailing " + trailing.spelling }
    return isCovered ? "covered, " + text : text
  }

  fileprivate var contentWords: String {
    (content?.spelling ?? "") + (isAutomatic ? ", automatic" : "")
  }

  /// What of it a fact speaks of.
  fileprivate func words(for sight: PlannedFact.Kind.Sight) -> String {
    switch sight {
    case .visibility: isHidden ? "hidden" : "visible"
    case .cover: isCovered ? "covered" : "not covered"
    case .split: isSplit ? "split" : "not split"
    case .automatic: isAutomatic ? "automatic" : "not automatic"
    case .whole: words
    }
  }
}
